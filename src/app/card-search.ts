/** Finding a card by what people type. */
import { catalogue } from '../cards/index.ts'
import { isInPool } from '../decks/format.ts'
import { nameKey, wordsOf } from '../decks/names.ts'
import { distanceWithin } from '../decks/near.ts'
import { printedNumber } from '../decks/set-codes.ts'
import type { Print } from '../engine/print.ts'
import { RULESET_IDS, type RulesetId } from '../rulesets/index.ts'
import { type EvolutionLine, lineOf } from './card-face.ts'
import { formatOf } from './formats.ts'

interface FoundCard {
  readonly id: string
  readonly name: string
  /** `HS 65` */
  readonly printed: string
}

const found = ({ id, name }: Print): FoundCard => ({ id, name, printed: printedNumber(id) })

const isPlayedIn = (ruleset: RulesetId, print: Print): boolean => {
  const format = formatOf(ruleset)
  return isInPool(format.ruleset, format.pool, print)
}

const NO_MATCH = 4

/** The smaller, the better it fits. */
function rankOf({ id, name }: Print, key: string): number {
  const whole = nameKey(name)
  if (whole === key || nameKey(id) === key) return 0
  if (whole.startsWith(key)) return 1
  if (wordsOf(name).some(word => word.startsWith(key))) return 2
  return whole.includes(key) || nameKey(printedNumber(id)).startsWith(key) ? 3 : NO_MATCH
}

/** Cards for somebody who is typing a name, those of the ruleset before others that fit as well. */
export const cardsLike = (typed: string, ruleset: RulesetId, most = 25): readonly FoundCard[] => {
  const key = nameKey(typed)
  return catalogue.prints
    .map(print => ({ print, rank: rankOf(print, key), elsewhere: isPlayedIn(ruleset, print) ? 0 : 1 }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((a, b) => a.rank - b.rank || a.elsewhere - b.elsewhere || a.print.name.localeCompare(b.print.name, 'en'))
    .slice(0, most)
    .map(({ print }) => found(print))
}

/** By its id, by what it is called, or by what comes close. Null if nobody could know which one is meant. */
export function cardCalled(text: string, ruleset: RulesetId): FoundCard | null {
  const byId = catalogue.prints.find(({ id }) => id === text.trim().toLowerCase())
  if (byId) return found(byId)
  const key = nameKey(text)
  if (key === '' || key.length > 60) return null
  const [best] = cardsLike(text, ruleset, 1)
  if (best) return best
  const reach = Math.min(2, Math.floor(key.length / 4))
  const near = catalogue.prints.filter(({ name }) => distanceWithin(key, nameKey(name), reach) !== null)
  const first = near.find(print => isPlayedIn(ruleset, print)) ?? near[0]
  return first ? found(first) : null
}

/** The ruleset to explain a card by: the one asked for, if it plays with this card. */
export function rulesetFor(id: string, asked: RulesetId): RulesetId {
  const print = catalogue.prints.find(each => each.id === id)
  const playing = print ? RULESET_IDS.filter(each => isPlayedIn(each, print)) : []
  return playing.includes(asked) ? asked : (playing[0] ?? asked)
}

const pools = new Map<RulesetId, readonly Print[]>()

/** The evolution line of a card among the cards that its ruleset plays with. */
export function lineIn(ruleset: RulesetId, id: string): EvolutionLine {
  const pool = pools.get(ruleset) ?? catalogue.prints.filter(print => isPlayedIn(ruleset, print))
  pools.set(ruleset, pool)
  return lineOf(id, pool)
}
