/** Hands and questions for looking at: made up, so that no change of the engine changes a picture. */

import { THEME_DECKS } from '../../src/decks/theme-decks.ts'
import type { CardId, Question } from '../../src/engine/view.ts'
import type { CardsShown, ChoiceShown, HandShown } from '../../src/render/hand/hand.ts'

const times = (count: number, card: CardId): readonly CardId[] => Array<CardId>(count).fill(card)

const listOf = (name: string) => THEME_DECKS.find(deck => deck.name === name)!.cards

/** Most of a deck: each card at most so many times. */
const manyOf = (name: string, most: number): readonly CardId[] =>
  listOf(name).flatMap(([card, count]) => times(Math.min(most, count), card))

/** Chikorita and its line, a Supporter, an Item, Energy. */
export const turn: HandShown = {
  hand: [
    ...times(3, 'hgss1-115'),
    'hgss1-35',
    'hgss1-101',
    ...times(2, 'hgss1-59'),
    'hgss1-98',
    'hgss1-26',
    'hgss1-104',
  ],
  legal: [
    { seat: 0, type: 'Bench', card: 'hgss1-59' },
    { seat: 0, type: 'Evolve', card: 'hgss1-35', pokemon: 3 },
    { seat: 0, type: 'PlayTrainer', card: 'hgss1-101' },
    { seat: 0, type: 'AttachEnergy', card: 'hgss1-115', pokemon: 3 },
    { seat: 0, type: 'AttachEnergy', card: 'hgss1-104', pokemon: 3 },
    { seat: 0, type: 'Attack', card: 'hgss1-98', attack: 'not of a card in the hand' },
    { seat: 0, type: 'EndTurn' },
    { seat: 0, type: 'Concede' },
  ],
}

export const many: HandShown = {
  hand: manyOf('Growth Clash', 2).filter(card => card !== 'hgss1-102' && card !== 'hgss1-94' && card !== 'hgss1-80'),
  legal: [
    ...(['hgss1-59', 'hgss1-79', 'hgss1-57', 'hgss1-75'] as const).map(
      card => ({ seat: 0, type: 'Bench', card }) as const,
    ),
    { seat: 0, type: 'AttachEnergy', card: 'hgss1-115', pokemon: 3 },
    { seat: 0, type: 'AttachEnergy', card: 'hgss1-120', pokemon: 3 },
    { seat: 0, type: 'PlayTrainer', card: 'hgss1-98' },
    { seat: 0, type: 'EndTurn' },
  ],
}

const cardOption = (card: CardId, count = 1) => ({ is: 'card', card, count }) as const

export const setUp: HandShown = {
  hand: [...times(2, 'xy11-18'), 'xy11-19', 'xy11-16', 'xy11-71', 'xy11-103', 'xy11-23'],
  question: {
    seat: 0,
    prompt: 'set-up',
    options: [cardOption('xy11-18', 2), cardOption('xy11-16'), cardOption('xy11-71')],
    min: 1,
    max: 6,
    ordered: true,
    secret: true,
    picked: [0, 2],
    done: false,
  },
}

const searched = [...listOf('Ember Spark')].slice(0, 14)

export const search: ChoiceShown = {
  title: 'Search your deck',
  question: {
    seat: 0,
    prompt: 'search-deck',
    options: searched.map(([card, count]) => cardOption(card, count)),
    min: 0,
    max: 4,
    secret: true,
    picked: [2, 4, 2],
    done: false,
  } satisfies Question,
}

export const topOfDeck: CardsShown = {
  title: 'Top of your deck',
  cards: ['hgss1-26', 'hgss1-101', 'hgss1-115', 'hgss1-59', 'hgss1-115'],
  ordered: true,
}
