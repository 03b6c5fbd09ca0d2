import { err, ok, type Result } from '../shared/result.ts'
import type { Chance } from './chance.ts'
import { check } from './check.ts'
import type { Command, CommandOf, Refusal } from './command.ts'
import type { Event, EventOf } from './event.ts'
import { evolve, NOTHING } from './evolve.ts'
import { type CardId, otherSeat } from './ids.ts'
import { afterPick } from './question.ts'
import type { Rules } from './rules.ts'
import { resume, start } from './run.ts'
import type { State } from './state.ts'

/** Goes up when events recorded before could not be produced any more. Recorded in every game. */
export const ENGINE_VERSION = 2

/** The events of a new game up to its first question. Both decks have passed the judgement of the ruleset. */
export function startGame(
  rules: Rules,
  decks: readonly [readonly CardId[], readonly CardId[]],
  chance: Chance,
): readonly Event[] {
  const { id: ruleset, setUp } = rules.ruleset
  const started: Event = { type: 'GameStarted', ruleset, engine: ENGINE_VERSION, decks, prizes: setUp.prizes }
  return [started, ...start(rules, evolve(NOTHING, started), { type: 'SetUp' }, chance)]
}

/** What follows from a command, or why it is not allowed. Accepts exactly what `legal` lists. */
export function decide(
  rules: Rules,
  state: State,
  command: Command,
  chance: Chance,
): Result<readonly Event[], Refusal> {
  const refusal = check({ rules, state }, command)
  if (refusal) return err(refusal)
  switch (command.type) {
    case 'Concede':
      return ok([{ type: 'GameEnded', result: { winner: otherSeat(command.seat), ways: ['concession'] } }])
    case 'Pick':
      return ok(pick(rules, state, command, chance))
    default:
      return ok(start(rules, state, command, chance))
  }
}

function pick(rules: Rules, state: State, { seat, option }: CommandOf<'Pick'>, chance: Chance): readonly Event[] {
  const picked: EventOf<'Picked'> = { type: 'Picked', seat, option }
  const questions = state.action?.questions ?? []
  const open = questions.map(question => (question.seat === seat ? afterPick(question, option) : question))
  return open.every(({ done }) => done) ? resume(rules, state, picked, chance) : [picked]
}
