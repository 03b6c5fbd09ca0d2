/** The only door out of the engine: what one viewer may know. A spectator's view has no place where a hand could stand. */

import type { GameResult, Lifetime, Source, SourceKind } from './facts.ts'
import type { CardId, PokemonId, Seat, Viewer } from './ids.ts'
import { benchSize, maxHp } from './queries.ts'
import type { Question } from './question.ts'
import type { Rules } from './rules.ts'
import type { Pokemon, State } from './state.ts'
import type { Table } from './table.ts'
import { type Condition, type EffectName, isSearch } from './vocabulary.ts'

export { type SeenEvent, type SeenOf, type SeenPokemon, type SeenType, seeEvents } from './seen.ts'
export {
  type AmountPrompt,
  type Answer,
  type CoinReason,
  type Condition,
  type EffectName,
  nameIn,
  type Prompt,
  promptOf,
  type RecordedPrompt,
  type WinWay,
} from './vocabulary.ts'
export type { CardId, GameResult, PokemonId, Question, Seat, Source, Viewer }

export interface PokemonView {
  readonly id: PokemonId
  readonly faceDown: boolean
  /** The stack, lowest stage first; empty if this viewer may not see it. */
  readonly cards: readonly CardId[]
  readonly damage: number
  readonly maxHp: number | null
  readonly energy: readonly CardId[]
  readonly attached: readonly CardId[]
  readonly conditions: readonly Condition[]
  readonly counters: readonly string[]
  readonly newThisTurn: boolean
}

export interface SideView {
  readonly active: PokemonView | null
  readonly bench: readonly PokemonView[]
  readonly hand: number
  readonly deck: number
  readonly prizes: number
  /** How many Pokémon have room on the Bench now, and how many Prizes were set aside. */
  readonly places: { readonly bench: number; readonly prizes: number }
  readonly discard: readonly CardId[]
  /** Null where the rulebook has no Lost Zone. */
  readonly lost: readonly CardId[] | null
  /** Trainers being played, and a Supporter that stays until the turn ends. */
  readonly table: readonly CardId[]
}

interface EffectView {
  readonly name: EffectName
  readonly card: CardId
  readonly source: SourceKind
  readonly on: { readonly pokemon: PokemonId } | { readonly seat: Seat } | null
  readonly lasts: Lifetime
}

export interface SpectatorView {
  readonly ruleset: string
  readonly game: number
  readonly phase: State['phase']
  readonly first: Seat | null
  readonly turn: {
    readonly number: number
    readonly seat: Seat
    readonly energy: number
    readonly supporters: number
    readonly stadiums: number
    readonly retreats: number
    readonly attack: string | null
  }
  readonly sides: readonly [SideView, SideView]
  readonly stadium: CardId | null
  readonly effects: readonly EffectView[]
  /** Cards shown to this viewer by what happened last. */
  readonly revealed: readonly CardId[]
  /** Who must decide now: the turn player, or whoever has been asked. */
  readonly waitingFor: readonly Seat[]
  readonly result: GameResult | null
}

export interface SeatView extends SpectatorView {
  readonly seat: Seat
  readonly hand: readonly CardId[]
  readonly question: Question | null
  /** All of the own deck while the question is asked in a search of it: sorted, for its order is nobody's business (B-72). */
  readonly searched: readonly CardId[] | null
}

export function view(rules: Rules, state: State, viewer: Seat): SeatView
export function view(rules: Rules, state: State, viewer: 'spectator'): SpectatorView
export function view(rules: Rules, state: State, viewer: Viewer): SpectatorView | SeatView
export function view(rules: Rules, state: State, viewer: Viewer): SpectatorView | SeatView {
  const table = { rules, state }
  const { number, seat, energy, supporters, stadiums, retreats, attack } = state.turn
  const common: SpectatorView = {
    ruleset: state.ruleset,
    game: state.game,
    phase: state.phase,
    first: state.first,
    turn: { number, seat, energy, supporters, stadiums, retreats, attack },
    sides: [sideView(table, 0, viewer), sideView(table, 1, viewer)],
    stadium: state.stadium === null ? null : idOf(state, state.stadium),
    effects: state.effects.map(({ name, source, on, lasts }) => ({
      name,
      card: source.card,
      source: source.kind,
      on,
      lasts,
    })),
    revealed: revealedTo(state, viewer),
    waitingFor: waitingFor(state),
    result: state.result,
  }
  if (viewer === 'spectator') return common
  const question = state.action?.questions.find(each => each.seat === viewer && !each.done) ?? null
  const { hand, deck } = state.sides[viewer]
  const searched = question && isSearch(question.prompt) ? [...idsOf(state, deck)].sort() : null
  return { ...common, seat: viewer, hand: idsOf(state, hand), question, searched }
}

const idOf = (state: State, card: number): CardId => state.cards[card] ?? ''
const idsOf = (state: State, cards: readonly number[]): readonly CardId[] => cards.map(card => idOf(state, card))

export function waitingFor(state: State): readonly Seat[] {
  if (state.phase === 'over') return []
  if (state.action) return state.action.questions.filter(({ done }) => !done).map(({ seat }) => seat)
  return state.phase === 'main' ? [state.turn.seat] : []
}

/** Without the order in which the cards lay: a hand that is shown tells which cards it holds, not since when. */
function revealedTo(state: State, viewer: Viewer): readonly CardId[] {
  const seen = state.revealed.filter(({ to }) => (viewer === 'spectator' ? to.length === 2 : to.includes(viewer)))
  return seen.flatMap(({ cards }) => [...idsOf(state, cards)].sort())
}

function sideView(table: Table, seat: Seat, viewer: Viewer): SideView {
  const { state, rules } = table
  const side = state.sides[seat]
  return {
    active: side.active && pokemonView(table, side.active, viewer),
    bench: side.bench.map(pokemon => pokemonView(table, pokemon, viewer)),
    hand: side.hand.length,
    deck: side.deck.length,
    prizes: side.prizes.length,
    places: { bench: benchSize(table, seat), prizes: state.prizes },
    discard: idsOf(state, side.discard),
    lost: rules.ruleset.modules.includes('lost-zone') ? idsOf(state, side.lost) : null,
    table: idsOf(state, side.table),
  }
}

function pokemonView(table: Table, pokemon: Pokemon, viewer: Viewer): PokemonView {
  const { state } = table
  const hidden = pokemon.faceDown && pokemon.seat !== viewer
  return {
    id: pokemon.id,
    faceDown: pokemon.faceDown,
    cards: hidden ? [] : idsOf(state, pokemon.cards),
    damage: pokemon.damage,
    maxHp: hidden ? null : maxHp(table, pokemon),
    energy: idsOf(state, pokemon.energy),
    attached: idsOf(state, pokemon.attached),
    conditions: pokemon.conditions.map(({ is }) => is),
    counters: pokemon.counters.map(({ name }) => name),
    newThisTurn: pokemon.since === state.turn.number || pokemon.evolvedOn === state.turn.number,
  }
}
