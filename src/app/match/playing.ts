/** Doing something in the game, and taking it back. */
import {
  type CardId,
  type Command,
  decide,
  evolve,
  fold,
  type Refusal,
  type Seat,
  type State,
  startGame,
} from '../../engine/index.ts'
import { assert } from '../../shared/assert.ts'
import type { Pair } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'
import type { Decided, Deciding } from './deciding.ts'
import { draftOf, type Match, withSeat } from './match.ts'
import type { Deck, MatchEventOf } from './match-event.ts'
import { nextOrdered, type Orders } from './orders.ts'
import { readCommand } from './read-command.ts'

type Played = MatchEventOf<'Played'>

export function act(match: Match, seat: Seat, given: Command, deciding: Deciding): Decided {
  const command = readCommand(given)
  if (!command) return err({ code: 'bad-input' })
  if (command.seat !== seat) return err({ code: 'not-yours' })
  return play(match, [command], deciding)
}

const MOST_PICKS = 200

/** All picks belong to the question that is open now: nobody answers what has not been asked yet. */
export function answer(match: Match, seat: Seat, picks: readonly (number | null)[], deciding: Deciding): Decided {
  if (!Array.isArray(picks) || picks.length === 0 || picks.length > MOST_PICKS) return err({ code: 'bad-input' })
  const commands = picks.map(option => readCommand({ type: 'Pick', seat, option }))
  const known = commands.filter(command => command !== null)
  return known.length < picks.length ? err({ code: 'bad-input' }) : play(match, known, deciding)
}

export function undo(match: Match, seat: Seat): Decided {
  const last = draftOf(match).at(-1)
  return last?.seat === seat
    ? ok([{ type: 'TakenBack', seat, to: last.version }])
    : err({ code: 'nothing-to-take-back' })
}

/** New orders decide at once what is open. */
export function setOrders({ game, orders }: Match, seat: Seat, next: Orders, deciding: Deciding): Decided {
  assert(game, 'a match that is played has a game')
  const plays = followOrders(game, withSeat(orders, seat, next), deciding)
  return ok([{ type: 'OrdersSet', seat, orders: next }, ...plays])
}

/** The beginning of the game, up to the first decision that no order makes. */
export function startPlaying(decks: Pair<Deck>, orders: Pair<Orders>, deciding: Deciding): readonly Played[] {
  const events = startGame(deciding.rules, [cardsIn(decks[0]), cardsIn(decks[1])], deciding.chance)
  return [{ type: 'Played', command: null, events }, ...followOrders(fold(events), orders, deciding)]
}

export const cardsIn = ({ cards }: Deck): readonly CardId[] =>
  cards.flatMap(([id, count]) => Array<CardId>(count).fill(id))

function play(match: Match, commands: readonly Command[], deciding: Deciding): Decided {
  const { game, orders } = match
  assert(game, 'a match that is played has a game')
  const refusal = refusalOutsideDraft(match, commands, deciding)
  if (refusal) return err({ code: 'game', why: refusal })
  const plays: Played[] = []
  let state: State = game
  for (const command of commands) {
    if (plays.length > 0 && !isSameQuestion(state, game, command.seat)) return err({ code: 'game', why: 'not-asked' })
    const followed = decide(deciding.rules, state, command, deciding.chance)
    if (!followed.ok) return err({ code: 'game', why: followed.error })
    plays.push({ type: 'Played', command, events: followed.value })
    state = followed.value.reduce(evolve, state)
  }
  return ok([...plays, ...followOrders(state, orders, deciding)])
}

/** Whoever does not draft is refused for what they can see, not for what somebody is drafting. */
function refusalOutsideDraft(match: Match, [command]: readonly Command[], { rules, chance }: Deciding): Refusal | null {
  const [draft] = draftOf(match)
  if (!draft || !command || command.seat === draft.seat) return null
  const decided = decide(rules, draft.before, command, chance)
  return decided.ok ? null : decided.error
}

/** Is the question that was open before the first pick still the one that is open? */
function isSameQuestion(now: State, before: State, seat: Seat): boolean {
  const open = (state: State) => state.action?.questions.find(each => each.seat === seat && !each.done)
  return (open(now)?.picked.length ?? 0) > (open(before)?.picked.length ?? 0)
}

/** Decides for whoever has left orders, until somebody has to be asked. */
function followOrders(from: State, orders: Pair<Orders>, { rules, chance }: Deciding): readonly Played[] {
  const plays: Played[] = []
  let state = from
  for (let next = nextOrdered(rules, state, orders); next; next = nextOrdered(rules, state, orders)) {
    const { command, order } = next
    assert(plays.length < MOST_PICKS, 'orders come to an end')
    const followed = decide(rules, state, command, chance)
    assert(followed.ok, `the order ${order} decided what may not be done`)
    plays.push({ type: 'Played', command, events: followed.value, order })
    state = followed.value.reduce(evolve, state)
  }
  return plays
}
