/** Has what comes from outside the shape that its type promises? What it means is judged elsewhere. */
import { RULESET_IDS, type RulesetId } from '../../rulesets/index.ts'
import { isOrders, type Orders } from '../match/orders.ts'
import type { Terms } from '../match/terms.ts'
import type { DeckChoice } from '../player/read-deck.ts'

/** What somebody brings to a match. */
export interface Coming {
  readonly deck: DeckChoice
  /** A pinch of luck of one's own, private until the match is over. Whoever brings none gets one. */
  readonly salt?: string | undefined
  /** Without them, those of the player's preferences. */
  readonly orders?: Orders
}

export interface NewDeck {
  readonly ruleset: RulesetId
  readonly name: string
  readonly list: string
}

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isText = (value: unknown): boolean => typeof value === 'string'

export const isCommand = (value: unknown): boolean => isObject(value) && isText(value.type)

const LONGEST_SALT = 200

export function isComing(value: unknown): value is Coming {
  if (!isObject(value) || !isDeckChoice(value.deck)) return false
  const { salt, orders } = value
  const isSalt = salt === undefined || (typeof salt === 'string' && salt.length <= LONGEST_SALT)
  return isSalt && (orders === undefined || isOrders(orders))
}

export function isDeckChoice(value: unknown): boolean {
  if (!isObject(value)) return false
  if ('saved' in value) return isText(value.saved)
  if ('theme' in value) return isText(value.theme)
  return isText(value.list) && (value.name === undefined || isText(value.name))
}

const isRuleset = (value: unknown): boolean => RULESET_IDS.some(id => id === value)

export const isNewDeck = (value: unknown): value is NewDeck =>
  isObject(value) && isRuleset(value.ruleset) && isText(value.name) && isText(value.list)

/** The clock is judged elsewhere. */
export const isTerms = (value: unknown): value is Terms =>
  isObject(value) && isRuleset(value.ruleset) && typeof value.rated === 'boolean'
