/** What events have done to what lies on the table. */

import type { CardId, PokemonId, Seat, SeenEvent, SeenPokemon } from '../../engine/view.ts'
import type { ConditionSign } from '../symbols/signs.ts'

export interface PokemonChange {
  readonly hit: number
  readonly healed: number
  /** It evolved, levelled up, was devolved or replaced. */
  readonly reshaped: boolean
  /** It came into play, or from the Bench. */
  readonly arrived: boolean
  readonly gained: readonly CardId[]
  readonly conditions: readonly ConditionSign[]
  readonly effects: readonly string[]
}

interface Fallen {
  readonly id: PokemonId
  readonly seat: Seat
  readonly card: CardId | null
  readonly spot: 'active' | 'bench'
}

export interface Changes {
  readonly of: (pokemon: PokemonId) => PokemonChange
  readonly coins: readonly ('heads' | 'tails')[]
  readonly drawn: readonly [number, number]
  readonly prizes: readonly [number, number]
  readonly fallen: readonly Fallen[]
  readonly stadium: boolean
}

const UNCHANGED: PokemonChange = {
  hit: 0,
  healed: 0,
  reshaped: false,
  arrived: false,
  gained: [],
  conditions: [],
  effects: [],
}

/** Of a game that has begun anew, only what happened since: its Pokémon are others. */
function sinceNewGame(events: readonly SeenEvent[]): readonly SeenEvent[] {
  const start = events.findLastIndex(({ type }) => type === 'SuddenDeathBegan' || type === 'GameStarted')
  return events.slice(start + 1)
}

export function changesOf(all: readonly SeenEvent[]): Changes {
  const events = sinceNewGame(all)
  const changed = new Map<PokemonId, PokemonChange>()
  for (const event of events)
    for (const [pokemon, change] of changesBy(event)) {
      if (!pokemon) continue
      const before = changed.get(pokemon.id) ?? UNCHANGED
      changed.set(pokemon.id, { ...before, ...change(before) })
    }
  const counted = (type: SeenEvent['type'], seat: Seat) =>
    events.filter(event => event.type === type && event.seat === seat).reduce((sum, { count }) => sum + count, 0)
  return {
    of: pokemon => changed.get(pokemon) ?? UNCHANGED,
    coins: events.flatMap(({ type, face }) => (type === 'CoinFlipped' && face ? [face] : [])),
    drawn: [counted('CardsDrawn', 0), counted('CardsDrawn', 1)],
    prizes: [counted('PrizesTaken', 0), counted('PrizesTaken', 1)],
    fallen: events.flatMap(({ type, pokemon }) => (type === 'KnockedOut' && pokemon ? [pokemon] : [])),
    stadium: events.some(({ type }) => type === 'StadiumPlayed'),
  }
}

type Step = readonly [SeenPokemon | null, (before: PokemonChange) => Partial<PokemonChange>]

function changesBy(event: SeenEvent): readonly Step[] {
  const { pokemon, other, amount = 0, cards, conditions = [], name = '' } = event
  const hurt = (whom: SeenPokemon | null): Step => [whom, ({ hit }) => ({ hit: hit + amount })]
  const healed = (whom: SeenPokemon | null): Step => [whom, before => ({ healed: before.healed + amount })]
  switch (event.type) {
    case 'DamageDealt':
    case 'CountersPlaced':
      return [hurt(pokemon)]
    case 'Healed':
      return [healed(pokemon)]
    case 'CountersMoved':
      return [healed(pokemon), hurt(other)]
    case 'Evolved':
    case 'LeveledUp':
    case 'Devolved':
    case 'CardReplaced':
      return [[pokemon, () => ({ reshaped: true, conditions: [] })]]
    case 'PokemonPlaced':
    case 'ActiveChanged':
      return [[pokemon, () => ({ arrived: true })]]
    case 'EnergyAttached':
    case 'TrainerAttached':
      return [[pokemon, ({ gained }) => ({ gained: [...gained, ...cards] })]]
    case 'CardsMoved':
      return event.to === 'pokemon' ? [[other ?? pokemon, ({ gained }) => ({ gained: [...gained, ...cards] })]] : []
    case 'ConditionInflicted':
      return [[pokemon, before => ({ conditions: [...before.conditions, ...conditions] })]]
    case 'EffectBegan':
      return [[pokemon, ({ effects }) => ({ effects: [...effects, name] })]]
    default:
      return []
  }
}

export const hasChanged = (change: PokemonChange): boolean => change !== UNCHANGED
