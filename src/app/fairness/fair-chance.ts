/** Luck that can be checked afterwards. `README.md` beside this file describes it for other programs. */
import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Chance } from '../../engine/index.ts'
import { assert } from '../../shared/assert.ts'
import { chanceFrom } from '../chance-from.ts'

export const ALGORITHM = 'prizepost-fair-1'

export interface FairSource {
  /** Secret until the match is over: 64 lower-case hex digits. */
  readonly seed: string
  /** Of seat 0 and of seat 1. */
  readonly salts: readonly [string, string]
  /** The id of the match: printable ASCII without spaces. */
  readonly match: string
}

export interface FairChance extends Chance {
  /** How many blocks have been used. Going on from here later gives what would have come next. */
  readonly drawn: number
}

export const isSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)
export const isPlainId = (text: string): boolean => /^[!-~]+$/.test(text)

export const newSeed = (): string => randomBytes(32).toString('hex')

export const commitmentOf = (seed: string): string => sha256(bytesOf(seed))

export const saltHashOf = (salt: string): string => sha256(Buffer.from(salt, 'utf8'))

export function fairChance({ seed, salts, match }: FairSource, drawn: number): FairChance {
  assert(isPlainId(match), 'the id of a match is printable ASCII without spaces')
  assert(Number.isSafeInteger(drawn) && drawn >= 0, 'blocks are counted from 0')
  const key = bytesOf(seed)
  const prefix = [ALGORITHM, match, ...salts.map(saltHashOf)].join(' ')
  let used = drawn
  const nextWord = (): number => {
    const block = createHmac('sha256', key).update(`${prefix} ${used}`, 'ascii').digest()
    used += 1
    return block.readUInt32BE(0)
  }
  return {
    ...chanceFrom(n => integerBelow(n, nextWord)),
    get drawn() {
      return used
    },
  }
}

export const WORDS = 2 ** 32

export const canPickFrom = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= WORDS

/** From words of 32 bits to one of 0 … n−1. Words above the last whole multiple of n would favour small numbers. */
export function integerBelow(n: number, nextWord: () => number): number {
  assert(canPickFrom(n), 'one of 1 to 2³² things is picked')
  const limit = WORDS - (WORDS % n)
  for (;;) {
    const word = nextWord()
    if (word < limit) return word % n
  }
}

function bytesOf(seed: string): Buffer {
  assert(isSeed(seed), 'a seed has 64 lower-case hex digits')
  return Buffer.from(seed, 'hex')
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
