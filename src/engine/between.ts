/** What happens between two turns, in the ruleset's order. */
import { at, contextFor, runMoment, sourceOf } from './at.ts'
import { chooseWord } from './choose.ts'
import type { Effect } from './context.ts'
import type { Game } from './game.ts'
import { otherSeat } from './ids.ts'
import { type Bearing, bearings, query } from './in-force.ts'
import { settle } from './knock-out.ts'
import type { BetweenStep } from './ruleset.ts'
import { allInPlay, hasCondition, type Pokemon } from './state.ts'
import type { Condition } from './vocabulary.ts'

export function* betweenTurns(game: Game): Effect {
  const { groups, tools } = game.rules.ruleset.between
  const freeTools = tools === 'owner-chooses' ? bearings(game).filter(isTool) : []
  const waiting = new Set(freeTools)
  for (const [index, group] of groups.entries()) {
    if (waiting.size > 0) yield* offerTools(game, waiting, groups.slice(index).flat())
    const before = game.state
    for (const step of group) yield* STEPS[step](game)
    if (game.state !== before) yield* settle(game, 'rule')
  }
  yield* offerTools(game, waiting, [])
}

const isTool = ({ tool, moments }: Bearing): boolean => tool !== undefined && moments?.betweenTurns !== undefined

/** The owner says when a Tool works, as long as anything that could make a difference is still to come. */
function* offerTools(game: Game, waiting: Set<Bearing>, toCome: readonly BetweenStep[]): Effect {
  const open = toCome.some(step => hasWork(game, step))
  for (const tool of waiting) {
    const pokemon = tool.me.pokemon && game.find(tool.me.pokemon.id)
    if (!pokemon?.attached.includes(tool.tool ?? -1)) {
      waiting.delete(tool)
      continue
    }
    const later = open && (yield* chooseWord({ game, source: sourceOf(tool) }, pokemon.seat, 'use-tool')) === 'later'
    if (later) continue
    waiting.delete(tool)
    yield* runMoment(game, tool, 'betweenTurns', { turn: game.state.turn.seat })
    yield* settle(game, 'rule')
  }
}

function hasWork(game: Game, step: BetweenStep): boolean {
  switch (step) {
    case 'poison':
      return afflicted(game, 'poisoned').length > 0
    case 'burn':
      return afflicted(game, 'burned').length > 0
    case 'asleep':
      return afflicted(game, 'asleep').length > 0
    case 'paralyzed':
      return afflicted(game, 'paralyzed').length > 0
    case 'counters':
      return allInPlay(game.state).some(({ counters }) => counters.length > 0)
    case 'energy':
      return bearings(game).some(({ moments }) => moments?.energyStep)
    case 'cards':
      return bearings(game).some(bearing => bearing.moments?.betweenTurns && !isTool(bearing))
  }
}

/** The turn player's Pokémon first. */
function afflicted(game: Game, condition: Condition): readonly Pokemon[] {
  const { turn, sides } = game.state
  return [sides[turn.seat].active, sides[otherSeat(turn.seat)].active].filter(
    pokemon => pokemon !== null && hasCondition(pokemon, condition),
  ) as Pokemon[]
}

const STEPS: Readonly<Record<BetweenStep, (game: Game) => Effect>> = {
  *poison(game) {
    for (const pokemon of afflicted(game, 'poisoned')) {
      const amount = query(game, 'poison', game.rules.ruleset.conditions.poison, pokemon)
      game.emit({ type: 'CountersPlaced', pokemon: pokemon.id, amount, of: 'poisoned' })
    }
  },
  *burn(game) {
    for (const pokemon of afflicted(game, 'burned')) {
      if (game.flip(pokemon.seat, 'burned') === 'heads') continue
      const amount = query(game, 'burn', game.rules.ruleset.conditions.burn, pokemon)
      game.emit({ type: 'CountersPlaced', pokemon: pokemon.id, amount, of: 'burned' })
    }
  },
  *asleep(game) {
    for (const { id, seat } of afflicted(game, 'asleep'))
      if (game.flip(seat, 'asleep') === 'heads')
        game.emit({ type: 'ConditionsRemoved', pokemon: id, conditions: ['asleep'] })
  },
  *paralyzed(game) {
    const { seat: turnSeat, number } = game.state.turn
    for (const { id, seat, conditions } of afflicted(game, 'paralyzed'))
      if (seat === turnSeat && conditions.some(({ is, turn }) => is === 'paralyzed' && turn < number))
        game.emit({ type: 'ConditionsRemoved', pokemon: id, conditions: ['paralyzed'] })
  },
  *counters(game) {
    for (const { id, seat, counters } of allInPlay(game.state))
      for (const counter of counters) {
        const { moments } = game.rules.counter(counter)
        const context = contextFor(game, seat, { kind: 'rule', seat, card: counter.from }, id)
        if (moments?.counterStep) yield* moments.counterStep(context, { pokemon: id })
      }
  },
  *energy(game) {
    for (const bearing of bearings(game))
      if (bearing.me.pokemon) yield* runMoment(game, bearing, 'energyStep', { pokemon: bearing.me.pokemon.id })
  },
  *cards(game) {
    const toolsToo = game.rules.ruleset.between.tools === 'with-cards'
    yield* at(game, 'betweenTurns', { turn: game.state.turn.seat }, bearing => toolsToo || !isTool(bearing))
  },
}
