/** What follows from what somebody wants of a match. Who may want it is decided here and nowhere else. */
import type { Seat } from '../../engine/index.ts'
import { assertNever } from '../../shared/assert.ts'
import type { PlayerId } from '../../shared/ids.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { answerDraw, answerTakeback, askTakeback, begin, giveTime, offerDraw, reverseFlag } from './agree.ts'
import type { MatchCommand, MatchCommandType, OnTable } from './command.ts'
import type { Decided, Deciding } from './deciding.ts'
import { type Match, type MatchStatus, seatOf } from './match.ts'
import type { Brought, MatchEvent } from './match-event.ts'
import { isOrders } from './orders.ts'
import { act, answer, setOrders, undo } from './playing.ts'
import type { MatchRefusal } from './refusal.ts'

export interface Actor {
  readonly player: PlayerId
  /** May oversee this match, says whoever let the actor in. */
  readonly organiser?: boolean
}

export function decideMatch(match: Match, actor: Actor, command: MatchCommand, deciding: Deciding): Decided {
  const seat = authorise(match, actor, command.type)
  return seat.ok ? run(match, seat.value, command, deciding) : seat
}

/** The challenged player brings a deck that has been judged, and the game begins. Nobody else is even asked for a deck. */
export function acceptMatch<Refused>(
  match: Match,
  actor: Actor,
  bring: () => Result<Brought, Refused>,
  deciding: Deciding,
): Result<readonly MatchEvent[], MatchRefusal | Refused> {
  const seat = authorise(match, actor, 'Accept')
  if (!seat.ok) return seat
  const entrance = bring()
  return entrance.ok ? begin(match, entrance.value, deciding) : entrance
}

type Who = 'challenger' | 'challenged' | 'player' | 'organiser'

interface Right {
  readonly who: Who
  readonly when: MatchStatus
}

const playing = { who: 'player', when: 'playing' } as const

const RIGHTS: Readonly<Record<MatchCommandType | 'Accept', Right>> = {
  Accept: { who: 'challenged', when: 'challenged' },
  Decline: { who: 'challenged', when: 'challenged' },
  Withdraw: { who: 'challenger', when: 'challenged' },
  Act: playing,
  Answer: playing,
  Undo: playing,
  AskTakeback: playing,
  AnswerTakeback: playing,
  OfferDraw: playing,
  AnswerDraw: playing,
  GiveTime: playing,
  SetOrders: playing,
  MuteReminders: playing,
  ReverseFlag: { who: 'organiser', when: 'over' },
  Adjudicate: { who: 'organiser', when: 'playing' },
}

const REFUSED_TO = {
  challenger: 'not-the-challenger',
  challenged: 'not-the-challenged',
  player: 'not-a-player',
  organiser: 'not-the-organiser',
} as const

/** The seat to act for; an organiser acts for seat 0, which means nothing. */
function authorise(match: Match, { player, organiser }: Actor, type: keyof typeof RIGHTS): Result<Seat, MatchRefusal> {
  if (!Object.hasOwn(RIGHTS, type)) return err({ code: 'bad-input' })
  const { who, when } = RIGHTS[type]
  const seat = seatOf(match, player)
  const may = {
    challenger: seat === 0,
    challenged: seat === 1,
    player: seat !== null,
    organiser: organiser === true && seat === null,
  }
  if (!may[who]) return err({ code: REFUSED_TO[who] })
  if (match.status !== when) return err({ code: when === 'challenged' ? 'not-in-a-challenge' : 'not-in-play' })
  return ok(seat ?? 0)
}

function run(match: Match, seat: Seat, command: MatchCommand, deciding: Deciding): Decided {
  switch (command.type) {
    case 'Decline':
      return ok([{ type: 'Declined' }])
    case 'Withdraw':
      return ok([{ type: 'Withdrawn' }])
    case 'Act':
      return current(match, seat, command) ?? act(match, seat, command.command, deciding)
    case 'Answer':
      return current(match, seat, command) ?? answer(match, seat, command.picks, deciding)
    case 'Undo':
      return current(match, seat, command) ?? undo(match, seat)
    case 'AskTakeback':
      return current(match, seat, command) ?? askTakeback(match, seat, command.to)
    case 'AnswerTakeback':
      return answerTakeback(match, seat, command.answer)
    case 'OfferDraw':
      return offerDraw(match, seat)
    case 'AnswerDraw':
      return answerDraw(match, seat, command.agree)
    case 'GiveTime':
      return giveTime(seat, command.time)
    case 'SetOrders':
      return isOrders(command.orders) ? setOrders(match, seat, command.orders, deciding) : err({ code: 'bad-input' })
    case 'MuteReminders':
      return ok([{ type: 'RemindersMuted', seat }])
    case 'ReverseFlag':
      return reverseFlag(match, deciding.now)
    case 'Adjudicate':
      return ok([{ type: 'Adjudicated', winner: command.winner === null ? null : seatOf(match, command.winner) }])
    default:
      return assertNever(command)
  }
}

/** A refusal if the game has gone on since the player looked. */
const current = ({ moved }: Match, seat: Seat, { seen }: OnTable): Decided | null =>
  seen === undefined || seen === moved[seat] ? null : err({ code: 'stale' })
