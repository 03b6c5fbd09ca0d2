/** Builds the position a scenario starts from. */

import { ENGINE_VERSION } from '../../src/engine/decide.ts'
import { NOTHING } from '../../src/engine/evolve.ts'
import type { LastingEffect } from '../../src/engine/facts.ts'
import type { Card, CardId, Seat } from '../../src/engine/ids.ts'
import type { Pokemon, Side, State } from '../../src/engine/state.ts'
import type { Condition } from '../../src/engine/vocabulary.ts'
import { testEffect } from './effects.ts'

export interface PokemonSpec {
  /** The stack from the lowest stage up, or just the card. */
  readonly card: CardId | readonly CardId[]
  readonly energy?: readonly CardId[]
  readonly attached?: readonly CardId[]
  readonly damage?: number
  readonly conditions?: readonly Condition[]
  readonly counters?: readonly string[]
  /** The turn it came into play; 0 unless said otherwise. */
  readonly since?: number
  readonly evolvedOn?: number
}

export interface SideSpec {
  readonly active?: CardId | PokemonSpec
  readonly bench?: readonly (CardId | PokemonSpec)[]
  readonly hand?: readonly CardId[]
  /** The top of the deck; the rest is filler, unless `deckSize` says how many cards there are in all. */
  readonly deck?: readonly CardId[]
  readonly deckSize?: number
  readonly discard?: readonly CardId[]
  readonly lost?: readonly CardId[]
  /** A number of filler cards, or the cards themselves. */
  readonly prizes?: number | readonly CardId[]
}

export interface EffectSpec {
  readonly name: string
  readonly params?: LastingEffect['params']
  readonly on: 'your-active' | 'opponents-active' | 'you' | 'opponent' | null
  readonly source?: LastingEffect['source']['kind']
  readonly by?: 'you' | 'opponent'
  readonly lasts?: LastingEffect['lasts']
}

export interface PositionSpec {
  readonly you?: SideSpec
  readonly opponent?: SideSpec
  /** 5 unless said otherwise, so that nothing is a first turn. */
  readonly turn?: number
  readonly first?: 'you' | 'opponent'
  readonly stadium?: CardId
  readonly effects?: readonly EffectSpec[]
}

/** A card that is always there and can never be played. */
export const FILLER: CardId = 'filler'

class Dealer {
  readonly cards: CardId[] = []
  readonly #first: number
  constructor(first: number) {
    this.#first = first
  }
  deal(ids: readonly CardId[]): readonly Card[] {
    return ids.map(id => {
      this.cards.push(id)
      if (this.cards.length > 60) throw new Error('a player has only 60 cards')
      return this.#first + this.cards.length - 1
    })
  }
  rest(): readonly Card[] {
    return this.deal(Array<CardId>(60 - this.cards.length).fill(FILLER))
  }
}

export function position(ruleset: string, spec: PositionSpec): State {
  let nextId = 1
  const seats = [spec.you ?? {}, spec.opponent ?? {}] as const
  const dealers = [new Dealer(0), new Dealer(60)] as const
  const sides = seats.map((sideSpec, index) => {
    const seat = index as Seat
    const dealer = dealers[seat]
    const build = (each: CardId | PokemonSpec): Pokemon => pokemon(dealer, seat, each, nextId++, spec.turn ?? 5)
    return buildSide(dealer, sideSpec, build)
  }) as unknown as readonly [Side, Side]
  const stadium = spec.stadium === undefined ? null : (dealers[0].deal([spec.stadium])[0] ?? null)
  const full = sides.map((side, seat) => fill(side, dealers[seat as Seat], seats[seat as Seat])) as [Side, Side]
  const effects = (spec.effects ?? []).map(each => effect(each, full, nextId++))
  const number = spec.turn ?? 5
  return {
    ...NOTHING,
    ruleset,
    engine: ENGINE_VERSION,
    cards: [...dealers[0].cards, ...dealers[1].cards],
    game: 1,
    prizes: 6,
    phase: 'main',
    first: (spec.first ?? (number % 2 === 1 ? 'you' : 'opponent')) === 'you' ? 0 : 1,
    turn: { ...NOTHING.turn, seat: 0, number },
    sides: full,
    stadium,
    effects,
    nextId,
  }
}

function buildSide(dealer: Dealer, spec: SideSpec, build: (each: CardId | PokemonSpec) => Pokemon): Side {
  return {
    active: build(spec.active ?? 'pip'),
    bench: (spec.bench ?? []).map(build),
    hand: dealer.deal(spec.hand ?? []),
    deck: dealer.deal(spec.deck ?? []),
    discard: dealer.deal(spec.discard ?? []),
    lost: dealer.deal(spec.lost ?? []),
    prizes: dealer.deal(typeof spec.prizes === 'object' ? spec.prizes : Array<CardId>(spec.prizes ?? 6).fill(FILLER)),
    table: [],
  }
}

/** The remaining cards lie under the deck, or, where the deck must be short, in the discard pile. */
function fill(side: Side, dealer: Dealer, spec: SideSpec): Side {
  const rest = dealer.rest()
  const inDeck = spec.deckSize === undefined ? rest : rest.slice(0, Math.max(0, spec.deckSize - side.deck.length))
  return {
    ...side,
    deck: [...side.deck, ...inDeck],
    discard: [...side.discard, ...rest.slice(inDeck.length)],
  }
}

function pokemon(dealer: Dealer, seat: Seat, given: CardId | PokemonSpec, id: number, turn: number): Pokemon {
  const spec = typeof given === 'string' ? { card: given } : given
  return {
    id,
    seat,
    cards: dealer.deal(typeof spec.card === 'string' ? [spec.card] : spec.card),
    energy: dealer.deal(spec.energy ?? []),
    attached: dealer.deal(spec.attached ?? []),
    damage: spec.damage ?? 0,
    conditions: (spec.conditions ?? []).map(is => ({ is, turn: turn - 1 })),
    counters: (spec.counters ?? []).map(name => ({ name, from: FILLER })),
    since: spec.since ?? 0,
    evolvedOn: spec.evolvedOn ?? 0,
    faceDown: false,
  }
}

function effect(spec: EffectSpec, sides: readonly [Side, Side], id: number): LastingEffect {
  const seat: Seat = spec.by === 'you' ? 0 : 1
  const target = {
    'your-active': { pokemon: sides[0].active?.id ?? 0 },
    'opponents-active': { pokemon: sides[1].active?.id ?? 0 },
    you: { seat: 0 as const },
    opponent: { seat: 1 as const },
  }
  return {
    id,
    name: testEffect(spec.name),
    params: spec.params ?? null,
    on: spec.on === null ? null : target[spec.on],
    source: { kind: spec.source ?? 'attack', seat, card: FILLER },
    lasts: spec.lasts ?? {},
  }
}
