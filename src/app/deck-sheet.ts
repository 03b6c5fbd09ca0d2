/** A deck with everything there is to say about it. */
import { explainAdvice, explainProblem, explainReading } from '../decks/explain.ts'
import type { Copies, Format } from '../decks/format.ts'
import { judgeDeck } from '../decks/judge.ts'
import { readDeck } from '../decks/read.ts'
import { copiesIn, findThemeDeck, THEME_DECKS } from '../decks/theme-decks.ts'
import { writeDeck } from '../decks/write.ts'
import type { RulesetId } from '../rulesets/index.ts'
import { type CardFace, cardFace } from './card-face.ts'
import { formatOf } from './formats.ts'
import type { SavedDeck } from './player/player.ts'

export interface DeckSheet {
  readonly name: string
  /** The title of the ruleset it is for. */
  readonly ruleset: string
  readonly cards: readonly { readonly face: CardFace; readonly count: number }[]
  /** Cards that we do not have. */
  readonly unknown: readonly { readonly name: string; readonly count: number }[]
  /** Why it may not be played with, a sentence each; those about a line of the list name it. */
  readonly problems: readonly string[]
  readonly advice: readonly string[]
  /** In the form that other programs read. */
  readonly list: string
}

interface Named {
  readonly name: string
  readonly ruleset: RulesetId
}

/** A list as somebody has written it. What may be in it is limited by the reader. */
export function sheetOfList({ name, ruleset }: Named, list: string): DeckSheet {
  const format = formatOf(ruleset)
  const { cards, problems } = readDeck(format, list)
  const unread = problems.map(problem => `Line ${problem.line}: ${explainReading(format, problem)}`)
  return sheet(format, name, cards, unread)
}

export const sheetOf = ({ name, ruleset, cards }: SavedDeck): DeckSheet =>
  sheet(
    formatOf(ruleset),
    name,
    cards.map(([id, count]) => ({ id, count })),
  )

function sheet(format: Format, name: string, cards: readonly Copies[], unread: readonly string[] = []): DeckSheet {
  const { problems, advice } = judgeDeck(format, cards)
  const isKnown = ({ id }: Copies): boolean => format.prints.has(id)
  return {
    name,
    ruleset: format.ruleset.title,
    cards: cards.filter(isKnown).map(({ id, count }) => ({ face: cardFace(id), count })),
    unknown: cards.filter(card => !isKnown(card)).map(({ id, count }) => ({ name: id, count })),
    problems: [...unread, ...problems.map(problem => explainProblem(format, problem))],
    advice: advice.map(each => explainAdvice(format, each)),
    list: writeDeck(format, cards),
  }
}

interface ThemeSheet extends DeckSheet {
  /** How it plays. */
  readonly about: string
}

/** By its name, whatever the case and the signs. */
export function themeSheet(name: string): ThemeSheet | null {
  const deck = findThemeDeck(name)
  return deck ? { ...sheet(formatOf(deck.ruleset), deck.name, copiesIn(deck)), about: deck.about } : null
}

/** For people to choose from. */
export const THEME_TITLES: readonly (Named & { readonly about: string })[] = THEME_DECKS.map(
  ({ name, ruleset, about }) => ({ name, ruleset, about }),
)
