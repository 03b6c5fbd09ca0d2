/**
 * Runs actions that may stop for an answer. When an answer arrives, the one action in flight runs again from its
 * beginning: what is recorded happens once more, event by event, and only what is new is added to the log. If it would not
 * happen so any more, because a card was corrected meanwhile, the action is taken back.
 */
import { assert } from '../shared/assert.ts'
import type { Chance } from './chance.ts'
import type { Program } from './command.ts'
import type { Effect, Stop } from './context.ts'
import type { Event, EventOf } from './event.ts'
import { evolve } from './evolve.ts'
import { Game } from './game.ts'
import { runProgram } from './play.ts'
import type { Rules } from './rules.ts'
import type { State } from './state.ts'

export function start(rules: Rules, state: State, program: Program, chance: Chance): readonly Event[] {
  const prelude: readonly Event[] = state.revealed.length > 0 ? [{ type: 'RevealEnded' }] : []
  const game = new Game(rules, prelude.reduce(evolve, state), chance)
  const questions = drive(game, runProgram(game, program))
  if (questions)
    return [...prelude, { type: 'ActionStarted', program }, ...game.events, { type: 'ChoiceAsked', questions }]
  return [...prelude, ...game.events, ...whatFollows(game, chance)]
}

/** Goes on after the pick that answers the last open question. */
export function resume(rules: Rules, state: State, picked: EventOf<'Picked'>, chance: Chance): readonly Event[] {
  const { action } = state
  assert(action, 'an answer belongs to an action')
  const game = new Game(rules, action.checkpoint, chance, [...action.events, picked])
  const questions = runAgain(game, action.program)
  if (game.recordedNext) return takeBack(rules, state, game.recordedNext, chance)
  if (questions) return [picked, ...game.events, { type: 'ChoiceAsked', questions }]
  const over = game.state.phase === 'over'
  return [picked, ...game.events, ...(over ? [] : [{ type: 'ActionEnded' } as const]), ...whatFollows(game, chance)]
}

/** Until something recorded does not happen again, in whichever way it fails to. */
function runAgain(game: Game, program: Program): Exclude<Stop, 'halt'> | null {
  try {
    return drive(game, runProgram(game, program))
  } catch (error) {
    if (game.caughtUp) throw error
    return null
  }
}

/** The player may act again, differently if they like. The set-up, which nobody orders, begins again by itself. */
function takeBack(rules: Rules, state: State, { type: at }: Event, chance: Chance): readonly Event[] {
  const program = state.action?.program
  const whose = program && 'seat' in program ? { seat: program.seat } : {}
  const takenBack: Event = { type: 'ActionTakenBack', ...whose, at }
  const before = evolve(state, takenBack)
  return [takenBack, ...(before.phase === 'set-up' ? start(rules, before, { type: 'SetUp' }, chance) : [])]
}

/** A Sudden Death game sets itself up. */
const whatFollows = (game: Game, chance: Chance): readonly Event[] =>
  game.state.phase === 'set-up' ? start(game.rules, game.state, { type: 'SetUp' }, chance) : []

/** Runs until there is a question without an answer, or to the end. */
function drive(game: Game, effect: Effect): Exclude<Stop, 'halt'> | null {
  let step = effect.next([])
  while (!step.done) {
    if (step.value === 'halt') return null
    const answers = game.answers(step.value)
    if (!answers) return step.value
    step = effect.next(answers)
  }
  return null
}
