/** Plays a whole game by itself: for simulations, benchmarks and fuzzing. */
import {
  type CardId,
  type Chance,
  type Command,
  decide,
  type Event,
  evolve,
  fold,
  legal,
  NOTHING,
  type Rules,
  type Seat,
  type State,
  startGame,
  waitingFor,
} from '../../engine/index.ts'
import { assert } from '../../shared/assert.ts'

export type Policy = (commands: readonly Command[], state: State, seat: Seat) => Command

/** Anything legal, equally likely, but nobody gives up. */
export const randomPolicy =
  (chance: Chance): Policy =>
  commands => {
    const playable = commands.filter(({ type }) => type !== 'Concede')
    const command = playable[chance.pick(playable.length)]
    assert(command, 'somebody who must decide has something to decide')
    return command
  }

export interface PlayedStep {
  readonly command: Command | null
  readonly events: readonly Event[]
  readonly before: State
  readonly after: State
}

interface PlayedOut {
  readonly state: State
  readonly actions: number
}

/** Throws if the game does not end within `maxActions`. */
export function playOut(
  rules: Rules,
  decks: readonly [readonly CardId[], readonly CardId[]],
  chance: Chance,
  policy: Policy,
  how: { readonly maxActions?: number; readonly onStep?: (step: PlayedStep) => void } = {},
): PlayedOut {
  const { maxActions = 10_000, onStep } = how
  const opening = startGame(rules, decks, chance)
  let state = fold(opening)
  onStep?.({ command: null, events: opening, before: NOTHING, after: state })
  let actions = 0
  while (state.phase !== 'over') {
    assert(actions < maxActions, `the game goes on after ${maxActions} actions`)
    const [seat] = waitingFor(state)
    assert(seat !== undefined, 'somebody must decide')
    const command = policy(legal(rules, state, seat), state, seat)
    const result = decide(rules, state, command, chance)
    assert(result.ok, `a legal command was refused: ${JSON.stringify(command)}`)
    const after = result.value.reduce(evolve, state)
    onStep?.({ command, events: result.value, before: state, after })
    state = after
    actions += 1
  }
  return { state, actions }
}
