/** The end of one turn, and the beginning of the next. */
import { at } from './at.ts'
import { betweenTurns } from './between.ts'
import type { Effect } from './context.ts'
import type { Game } from './game.ts'
import { otherSeat, type Seat } from './ids.ts'
import { endGame, settle } from './knock-out.ts'
import { endEffects } from './lasting.ts'
import { printOf } from './rules.ts'
import { inPlay } from './state.ts'
import { discard, discardAttached, draw, inZone } from './zones.ts'

export function* endTurn(game: Game): Effect {
  const { seat, number } = game.state.turn
  yield* at(game, 'turnEnding', { seat })
  discardMachines(game, seat)
  discard(game, game.side(seat).table, inZone('table', seat))
  yield* settle(game, 'rule')
  endEffects(game, ({ lasts }) => lasts.turn !== undefined && lasts.turn <= number)
  game.emit({ type: 'TurnEnded', seat, number })
  yield* betweenTurns(game)
  yield* beginTurn(game, otherSeat(seat), number + 1)
}

export function* beginTurn(game: Game, seat: Seat, number: number): Effect {
  game.emit({ type: 'TurnBegan', seat, number })
  if (draw(game, seat, 1).length === 0) yield* endGame(game, otherSeat(seat), ['deck-out'])
}

function discardMachines(game: Game, seat: Seat): void {
  if (game.rules.ruleset.machineDiscard !== 'end-of-turn') return
  for (const { id, attached } of inPlay(game.side(seat))) {
    const machines = attached.filter(card => {
      const print = printOf(game, card)
      return print.kind === 'trainer' && print.trainer === 'technical-machine'
    })
    discardAttached(game, id, machines)
  }
}
