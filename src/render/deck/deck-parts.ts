/** What a deck is made of: its sections, its Energy. */
import { type CardFace, TYPES, type Type } from '../../app/card-face.ts'
import { pageOf, pageWords } from '../../shared/page.ts'
import { GROUPS, sorted } from '../hand/stacks.ts'
import { writtenName } from '../name.ts'

export interface DeckShown {
  readonly name: string
  /** The title of the ruleset it is for. */
  readonly ruleset: string
  readonly cards: readonly { readonly face: CardFace; readonly count: number }[]
  /** Lines that are no card we know. */
  readonly unknown?: readonly { readonly name: string; readonly count: number }[]
  /** Why it may not be played with, in words. */
  readonly problems?: readonly string[]
  /** Which part of a list that is too long for one picture. */
  readonly page?: number
}

export interface DeckCard {
  readonly face: CardFace | null
  readonly name: string
  readonly count: number
}

export interface DeckSection {
  readonly name: string
  readonly caption: string
  readonly total: number
  readonly cards: readonly DeckCard[]
}

const total = (cards: readonly { readonly count: number }[]): number => cards.reduce((sum, { count }) => sum + count, 0)

/** Pokémon, Trainers, Energy, and what is none of these. */
export function sectionsOf({ cards, unknown = [] }: DeckShown): readonly DeckSection[] {
  const known = GROUPS.map(([kind, name]) => {
    const part = sorted(cards.filter(({ face }) => face.kind === kind))
    return section(
      name,
      part.map(({ face, count }) => ({ face, name: face.name, count })),
    )
  })
  const others = section(
    'Unknown',
    unknown.map(({ name, count }) => ({ face: null, name: writtenName(name, 'Unknown card'), count })),
  )
  return [...known, others]
}

/** More would be too large to send. What is wrong with a deck takes room, too. */
const MOST_ROWS = { legal: 32, wrong: 26 } as const

interface DeckPage {
  readonly sections: readonly DeckSection[]
  readonly words: string
  readonly isFirst: boolean
}

/** The part of the list that goes into one picture: what is in it of each section. */
export function pageOfDeck(deck: DeckShown): DeckPage {
  const sections = sectionsOf(deck)
  const most = MOST_ROWS[(deck.problems ?? []).length === 0 ? 'legal' : 'wrong']
  const all = sections.flatMap(({ cards }) => cards)
  const page = pageOf(all, most, deck.page)
  const parts = sections.map(each => ({ ...each, cards: each.cards.filter(card => page.items.includes(card)) }))
  return { sections: parts.filter(({ cards }) => cards.length > 0), words: pageWords(page), isFirst: page.number === 1 }
}

const section = (name: string, cards: readonly DeckCard[]): DeckSection => {
  const all = total(cards)
  return { name, caption: `${name} ${all}`, total: all, cards }
}

export const countOf = ({ cards, unknown = [] }: DeckShown): number => total(cards) + total(unknown)

/** How many Energy cards give each type; those that can be several count as special. */
export interface EnergyShare {
  readonly type: Type | 'any'
  readonly count: number
}

export function energyShares({ cards }: DeckShown): readonly EnergyShare[] {
  const energies = cards.flatMap(({ face, count }) => {
    if (face.kind !== 'energy') return []
    const types = [...new Set(face.provides.flat())]
    return [{ type: types.length === 1 ? types[0] : ('any' as const), count }]
  })
  return [...TYPES, 'any' as const]
    .map(type => ({ type, count: total(energies.filter(each => each.type === type)) }))
    .filter(({ count }) => count > 0)
}
