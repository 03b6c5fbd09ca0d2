/** Folds the entries of a match's stream: total, without rules, without a clock. */
import { type Event, evolve, NOTHING, otherSeat, type Seat, type State } from '../../engine/index.ts'
import { assert, assertNever } from '../../shared/assert.ts'
import { type Instant, NEVER } from '../../shared/time.ts'
import type { Entry } from '../ports/event-store.ts'
import { counted, waitsAfter } from './clock.ts'
import { type DraftStep, draftOf, type Match, type MatchResult, orderedIn, withSeat } from './match.ts'
import { isActionTakenBack, type MatchEntry, type MatchEvent, type MatchEventOf } from './match-event.ts'
import { isBinding, isDraftTakenBack, isTimeGivenBack, stepsBeforeAction } from './undo.ts'

export type MatchStreamEntry = Entry<MatchEntry>

export function evolveMatch(match: Match | null, entry: MatchStreamEntry): Match {
  const { version, at, data } = entry
  const begun = match ?? opening(data.events[0])
  assert(version === begun.version + 1, `entry ${version} does not follow ${begun.version}`)
  const next = data.events.reduce((each, event) => apply(each, event, entry), begun)
  const steps = stepsAfter(begun, version, data.events)
  const changed = { ...next, version, at, steps, left: data.left, drawn: data.drawn }
  const isPrivate = isDrafting(begun, changed, data.events)
  return {
    ...changed,
    ...(isPrivate && { drawOffer: begun.drawOffer, takeback: begun.takeback }),
    ...movesAfter(begun, changed, data.events, isPrivate),
    waits: waitsAfter(isTimeGivenBack(begun, data.events) ? null : begun.game, changed, at, data.left),
  }
}

export const foldMatch = (entries: readonly MatchStreamEntry[], match: Match | null = null): Match | null =>
  entries.reduce<Match | null>(evolveMatch, match)

function opening(event: MatchEvent | undefined): Match {
  assert(event?.type === 'Challenged', 'a match begins with a challenge')
  const { match: id, players, terms, seed, expires, entrance, league } = event
  return {
    id,
    version: 0,
    at: 0,
    status: 'challenged',
    players,
    terms,
    ...(league && { league }),
    expires,
    seed,
    salts: [entrance.salt, ''],
    drawn: 0,
    decks: [entrance.deck, null],
    orders: [entrance.orders, {}],
    game: null,
    steps: [],
    moved: [0, 0],
    settled: 0,
    left: [0, 0],
    waits: [null, null],
    away: [null, null],
    came: [false, false],
    drawOffer: null,
    takeback: null,
    firm: [false, false],
    result: null,
    flagged: null,
  }
}

function apply(match: Match, event: MatchEvent, { at }: MatchStreamEntry): Match {
  switch (event.type) {
    case 'Challenged':
      return match
    case 'Accepted':
      return accept(match, event)
    case 'Declined':
      return { ...match, status: 'declined' }
    case 'Withdrawn':
      return { ...match, status: 'withdrawn' }
    case 'Expired':
      return { ...match, status: 'expired' }
    case 'Played':
      return played(match, event)
    case 'TakenBack':
      return takeBack(match, event)
    case 'TakebackAsked':
      return { ...match, takeback: { seat: event.seat, to: event.to } }
    case 'TakebackRefused':
      return { ...match, takeback: null, ...(event.forGood && { firm: withSeat(match.firm, event.seat, true) }) }
    case 'DrawOffered':
      return { ...match, drawOffer: event.seat }
    case 'DrawRefused':
      return { ...match, drawOffer: null }
    case 'DrawAgreed':
      return over({ ...match, drawOffer: null }, { winner: null, ways: ['agreement'] })
    case 'OrdersSet':
      return { ...match, orders: withSeat(match.orders, event.seat, event.orders) }
    case 'RemindersMuted':
      return onWait(match, event.seat, { notBefore: NEVER })
    case 'Reminded':
      return onWait(match, event.seat, { reminded: event.percent })
    case 'ReminderPostponed':
      return onWait(match, event.seat, { notBefore: event.until })
    case 'WentAway':
      return goAway(match, event, at)
    case 'Flagged':
      return { ...over(match, { winner: otherSeat(event.seat), ways: ['time'] }), flagged: at }
    case 'Adjudicated':
      return over(match, { winner: event.winner, ways: ['league'] })
    case 'FlagReversed':
      return { ...match, status: 'playing', result: null, flagged: null }
    case 'Voided':
      return { ...match, status: 'void' }
    case 'TimeGiven':
      return match
    default:
      return assertNever(event)
  }
}

const accept = (match: Match, { entrance }: MatchEventOf<'Accepted'>): Match => ({
  ...match,
  status: 'playing',
  salts: withSeat(match.salts, 1, entrance.salt),
  decks: withSeat(match.decks, 1, entrance.deck),
  orders: withSeat(match.orders, 1, entrance.orders),
})

/**
 * Playing on takes proposals off the table: a takeback was about another position, and an offer has been passed over. A draft
 * is not played yet, and a standing order knew nothing of the offer.
 */
function played(match: Match, { command, events, order }: MatchEventOf<'Played'>): Match {
  const game = events.reduce(evolve, match.game ?? NOTHING)
  const came = command && !order ? withSeat(match.came, command.seat, true) : match.came
  const drawOffer = order || command?.seat === match.drawOffer ? match.drawOffer : null
  const next: Match = { ...match, game, came, drawOffer, takeback: null }
  return game.result ? over(next, { winner: game.result.winner, ways: game.result.ways }) : next
}

const over = (match: Match, result: MatchResult): Match => ({
  ...match,
  status: 'over',
  result,
  drawOffer: null,
  takeback: null,
})

function takeBack(match: Match, { to }: MatchEventOf<'TakenBack'>): Match {
  const step = match.steps.find(each => each.version === to)
  assert(step, `nothing of this turn was done in entry ${to}`)
  return { ...match, game: step.before, takeback: null }
}

const onWait = (match: Match, seat: Seat, change: Partial<NonNullable<Match['waits'][0]>>): Match => {
  const wait = match.waits[seat]
  return wait ? { ...match, waits: withSeat(match.waits, seat, { ...wait, ...change }) } : match
}

/** Only the last absence is remembered: what an earlier one has spared counts as if the wait had begun later. */
function goAway(match: Match, { seat, from, until }: MatchEventOf<'WentAway'>, at: Instant): Match {
  const [wait, earlier] = [match.waits[seat], match.away[seat]]
  const since = wait && earlier && earlier.from !== from ? at - counted(wait.since, at, earlier) : wait?.since
  const waiting = since === undefined ? match : onWait(match, seat, { since })
  return { ...waiting, away: withSeat(match.away, seat, { from, until }) }
}

/** Steps are kept for the turn in which they were made. */
function stepsAfter({ steps, game }: Match, version: number, events: readonly MatchEvent[]): readonly DraftStep[] {
  const takenBack = events.find(event => event.type === 'TakenBack')
  if (takenBack) return steps.filter(step => step.version < takenBack.to)
  const plays = events.filter(event => event.type === 'Played')
  const command = plays[0]?.command
  if (!command || !game) return steps
  if (isActionTakenBack(events)) return stepsBeforeAction(steps)
  const happened = plays.flatMap(play => play.events)
  if (game.phase !== 'main' || happened.some(({ type }) => ENDS.includes(type))) return []
  const binding = isBinding(game.turn.seat, plays)
  const ordered = orderedIn(events)
  const step: DraftStep = { version, seat: command.seat, command, events: happened, ordered, binding, before: game }
  // What a binding step has shown to everybody stays shown, whatever becomes of that step.
  return [...(binding ? steps.map(each => ({ ...each, binding })) : steps), step]
}

/** After this, nothing of the turn can be taken back. */
const ENDS: readonly Event['type'][] = ['TurnBegan', 'SuddenDeathBegan', 'GameEnded']

/** Something was drafted, or a draft was taken back: nobody else is to notice. */
function isDrafting(before: Match, after: Match, events: readonly MatchEvent[]): boolean {
  const takenBack = events.find(event => event.type === 'TakenBack')
  if (takenBack) return !takenBack.agreed
  if (isActionTakenBack(events)) return isDraftTakenBack(before, events)
  return events.some(event => event.type === 'Played') && draftOf(after).length > 0
}

/**
 * Counts, for each seat and for everybody, how often what is before them has changed. A draft changes nothing for anybody but its
 * player, a single pick nothing for anybody else, and a question that stays open stays as it was.
 */
function movesAfter(
  before: Match,
  after: Match,
  events: readonly MatchEvent[],
  isPrivate: boolean,
): Pick<Match, 'moved' | 'settled'> {
  const { moved, settled } = before
  const takenBack = events.find(event => event.type === 'TakenBack')
  const plays = events.filter(event => event.type === 'Played')
  if (!takenBack && plays.length === 0) return { moved, settled }
  const isUnseen = !takenBack && plays.every(play => play.events.every(({ type }) => type === 'Picked'))
  const movedFor = (seat: Seat): number => {
    const acted = takenBack?.seat === seat || plays.some(({ command }) => command?.seat === seat)
    if (acted) return moved[seat] + 1
    if (isUnseen || (isPrivate && seat !== before.game?.turn.seat)) return moved[seat]
    return isAskedTheSame(before.game, after.game, seat) ? moved[seat] : moved[seat] + 1
  }
  return { moved: [movedFor(0), movedFor(1)], settled: isPrivate || isUnseen ? settled : settled + 1 }
}

function isAskedTheSame(before: State | null, after: State | null, seat: Seat): boolean {
  const asked = (game: State | null) => game?.action?.questions.find(each => each.seat === seat && !each.done)
  const question = asked(after)
  return question !== undefined && JSON.stringify(asked(before)) === JSON.stringify(question)
}
