/** What a button or a menu carries along: which match, which table it was made for, what it does. At most 100 characters. */

import { assert } from '../shared/assert.ts'
import { isMatchId, type MatchId } from '../shared/ids.ts'

export interface CustomId {
  readonly match: MatchId
  /** The version of the table it was shown with: what has been overtaken since is not done. */
  readonly seen: number
  readonly verb: string
  /** What the verb is about; may be empty. */
  readonly argument: string
}

const FORMAT = '1'
const LONGEST = 100
const SHAPE = /^1:([0-9A-Z]{26}):(\d{1,8}):([a-z-]{1,24}):([\w.,-]*)$/

export function writeCustomId({ match, seen, verb, argument }: CustomId): string {
  const id = [FORMAT, match, seen, verb, argument].join(':')
  assert(id.length <= LONGEST && SHAPE.test(id), `no custom id: ${id}`)
  return id
}

/** What belongs to no match: which command it is a part of, and what it is about. */
interface FreeId {
  readonly verb: string
  readonly argument: string
}

const FREE_FORMAT = '0'
const FREE_SHAPE = /^0:([a-z-]{1,24}):([\w.,-]*)$/

export function writeFreeId(verb: string, argument = ''): string {
  const id = [FREE_FORMAT, verb, argument].join(':')
  assert(id.length <= LONGEST && FREE_SHAPE.test(id), `no custom id: ${id}`)
  return id
}

/** Null if it is none of ours. */
export function readFreeId(id: string): FreeId | null {
  const [, verb, argument = ''] = (id.length <= LONGEST && FREE_SHAPE.exec(id)) || []
  return verb === undefined ? null : { verb, argument }
}

/** Null if it is none of ours. */
export function readCustomId(id: string): CustomId | null {
  const [, match, seen, verb = '', argument = ''] = (id.length <= LONGEST && SHAPE.exec(id)) || []
  return isMatchId(match) ? { match, seen: Number(seen), verb, argument } : null
}
