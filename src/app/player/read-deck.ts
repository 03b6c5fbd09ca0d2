/** From what people hand in to a deck that may be played. */
import { judgeDeck } from '../../decks/judge.ts'
import { readDeck } from '../../decks/read.ts'
import { copiesIn, findThemeDeck } from '../../decks/theme-decks.ts'
import type { RulesetId } from '../../rulesets/index.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { formatOf } from '../formats.ts'
import type { Deck } from '../match/match-event.ts'
import type { Refusal } from '../refusal.ts'
import type { Player, SavedDeck } from './player.ts'

export type DeckChoice =
  | { readonly saved: string }
  | { readonly theme: string }
  | { readonly list: string; readonly name?: string }

/** A deck as it comes to a match. A saved deck is judged again: what was legal once need not be for ever. */
export function chooseDeck(player: Player, ruleset: RulesetId, choice: DeckChoice): Result<Deck, Refusal> {
  if ('saved' in choice) {
    const deck = player.decks.find(({ name }) => name === choice.saved)
    return deck ? judged(ruleset, deck) : err({ code: 'unknown-deck' })
  }
  if ('theme' in choice) {
    const deck = findThemeDeck(choice.theme)
    if (!deck) return err({ code: 'unknown-deck' })
    return deck.ruleset === ruleset
      ? ok({ name: deck.name, cards: copiesIn(deck).map(({ id, count }) => [id, count]) })
      : err({ code: 'other-ruleset' })
  }
  return readList(ruleset, choice.name ?? 'Pasted deck', choice.list)
}

const judged = (ruleset: RulesetId, { name, cards, ruleset: own }: SavedDeck): Result<Deck, Refusal> => {
  if (own !== ruleset) return err({ code: 'other-ruleset' })
  const { problems } = judgeDeck(
    formatOf(ruleset),
    cards.map(([id, count]) => ({ id, count })),
  )
  return problems.length === 0 ? ok({ name, cards }) : err({ code: 'bad-deck', ruleset, unread: [], problems })
}

const LONGEST_LIST = 20_000
const LONGEST_NAME = 60

const isName = (name: string): boolean => name.length > 0 && name.length <= LONGEST_NAME && !/\p{C}/u.test(name)

/** Every problem of a list at once. */
export function readList(ruleset: RulesetId, givenName: string, list: string): Result<Deck, Refusal> {
  const name = givenName.trim()
  if (!isName(name)) return err({ code: 'bad-name' })
  if (list.length > LONGEST_LIST) return err({ code: 'bad-input' })
  const format = formatOf(ruleset)
  const { cards, problems: unread } = readDeck(format, list)
  const { problems } = judgeDeck(format, cards)
  if (unread.length + problems.length > 0) return err({ code: 'bad-deck', ruleset, unread, problems })
  return ok({ name, cards: cards.map(({ id, count }) => [id, count]) })
}
