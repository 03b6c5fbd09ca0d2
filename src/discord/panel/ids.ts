/** What the buttons and menus of a match say when they are clicked. `read-click` understands it. */
import type { TableView } from '../../app/table.ts'
import { writeCustomId } from '../custom-id.ts'

const VERBS = [
  // in the game
  'act',
  'answer',
  'menu',
  'picks',
  'undo',
  // another view of the panel
  'view',
  // between the players
  'ask-takeback',
  'answer-takeback',
  'offer-draw',
  'answer-draw',
  'give-time',
  'mute',
  'order',
  'decline-always',
  'decline',
  'withdraw',
  // what is shown elsewhere
  'accept',
  'export',
  'hand',
  'log',
  'rematch',
] as const

export type Verb = (typeof VERBS)[number]

export const isVerb = (verb: string): verb is Verb => (VERBS as readonly string[]).includes(verb)

export const customId = ({ match, version }: TableView, verb: Verb, ...about: readonly (string | number)[]): string =>
  writeCustomId({ match, seen: version, verb, argument: about.join('.') })

/** A few letters that change when the value does: a number then never means something else than it meant on the screen. */
export function checkOf(value: unknown): string {
  let hash = 0x811c9dc5
  for (const unit of JSON.stringify(value) ?? '') hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}
