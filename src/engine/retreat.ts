/** Paying for a retreat, and the retreat itself. */
import { assert } from '../shared/assert.ts'
import { at } from './at.ts'
import type { Effect } from './context.ts'
import type { Game } from './game.ts'
import type { Card, CardId, PokemonId, Seat } from './ids.ts'
import { switchActive } from './pokemon.ts'
import { energyUnits } from './queries.ts'
import { hasCondition, type Pokemon } from './state.ts'
import type { Table } from './table.ts'
import { discardEnergy } from './zones.ts'

interface Coin {
  readonly card: CardId
  readonly units: number
  readonly count: number
}

/**
 * Every way to pay, each once: cards are discarded one at a time until the cost is met, so whatever is discarded
 * last must still have been needed. Any set that can be paid so can be paid smallest first.
 */
export function payments(table: Table, pokemon: Pokemon, cost: number): readonly (readonly CardId[])[] {
  const ways: CardId[][] = []
  const coins = coinsOf(table, pokemon)
  const pay = (index: number, paid: number, cards: readonly CardId[]): void => {
    if (paid >= cost) {
      ways.push([...cards])
      return
    }
    const coin = coins[index]
    if (!coin) return
    const same: CardId[] = []
    for (let used = 0; used <= coin.count; used++) {
      const total = paid + used * coin.units
      if (used > 0) same.push(coin.card)
      if (used > 0 && total - coin.units >= cost) break
      if (total >= cost) ways.push([...cards, ...same])
      else pay(index + 1, total, [...cards, ...same])
    }
  }
  pay(0, 0, [])
  return ways
}

function coinsOf(table: Table, pokemon: Pokemon): readonly Coin[] {
  const coins = new Map<CardId, Coin>()
  for (const card of pokemon.energy) {
    const id = table.state.cards[card] ?? ''
    const units = energyUnits(table, pokemon, card).length
    const before = coins.get(id)
    if (units > 0) coins.set(id, { card: id, units, count: (before?.count ?? 0) + 1 })
  }
  return [...coins.values()].sort((a, b) => a.units - b.units || (a.card < b.card ? -1 : 1))
}

export function* performRetreat(game: Game, seat: Seat, to: PokemonId, pay: readonly CardId[]): Effect {
  const active = game.side(seat).active
  assert(active, 'somebody retreats')
  discardEnergy(game, active.id, cardsNamed(game, active, pay))
  const flips = game.rules.ruleset.retreat.confusedFlips && hasCondition(active, 'confused')
  if (flips && game.flip(seat, 'retreat') === 'tails') {
    game.emit({ type: 'RetreatFailed', pokemon: active.id })
    return
  }
  yield* at(game, 'retreating', { pokemon: active.id })
  game.emit({ type: 'Retreated', pokemon: active.id })
  switchActive(game, seat, to)
}

function cardsNamed(game: Game, { energy }: Pokemon, names: readonly CardId[]): readonly Card[] {
  const left = [...energy]
  return names.map(name => {
    const at = left.findIndex(card => game.state.cards[card] === name)
    const [card] = left.splice(at, 1)
    assert(at >= 0 && card !== undefined, 'only attached Energy is paid')
    return card
  })
}
