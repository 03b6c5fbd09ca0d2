/** What the two players, or an organiser, settle between them. */
import { otherSeat, type Seat } from '../../engine/index.ts'
import { assert } from '../../shared/assert.ts'
import { err, ok } from '../../shared/result.ts'
import { DAY, type Duration, HOUR, type Instant } from '../../shared/time.ts'
import type { Decided, Deciding } from './deciding.ts'
import { draftOf, type Match } from './match.ts'
import type { Brought } from './match-event.ts'
import { startPlaying } from './playing.ts'
import { REVERSAL } from './terms.ts'

export function begin(match: Match, entrance: Brought, deciding: Deciding): Decided {
  const [theirs] = match.decks
  assert(theirs, 'a challenger has a deck')
  if (deciding.now >= match.expires) return err({ code: 'too-late' })
  const plays = startPlaying([theirs, entrance.deck], [match.orders[0], entrance.orders], deciding)
  return ok([{ type: 'Accepted', entrance }, ...plays])
}

/** Back to before the entry `to` of this turn. Rated matches have no takebacks, and what needs no leave is not asked. */
export function askTakeback(match: Match, seat: Seat, to: number): Decided {
  if (match.terms.rated) return err({ code: 'rated' })
  if (match.takeback) return err({ code: 'already-asked' })
  if (match.firm[otherSeat(seat)]) return err({ code: 'takebacks-unwanted' })
  const step = match.steps.find(({ version }) => version === to)
  const isFree = draftOf(match).some(({ version }) => version === to)
  return step?.seat === seat && !isFree
    ? ok([{ type: 'TakebackAsked', seat, to }])
    : err({ code: 'nothing-to-take-back' })
}

export function answerTakeback({ takeback }: Match, seat: Seat, answer: 'yes' | 'no' | 'never'): Decided {
  if (!takeback || takeback.seat === seat) return err({ code: 'no-takeback' })
  switch (answer) {
    case 'yes':
      return ok([{ type: 'TakenBack', seat: takeback.seat, to: takeback.to, agreed: true }])
    case 'no':
      return ok([{ type: 'TakebackRefused', seat }])
    case 'never':
      return ok([{ type: 'TakebackRefused', seat, forGood: true }])
    default:
      return err({ code: 'bad-input' })
  }
}

/** Two offers are an agreement. */
export function offerDraw({ drawOffer }: Match, seat: Seat): Decided {
  if (drawOffer === seat) return err({ code: 'already-asked' })
  return ok([drawOffer === null ? { type: 'DrawOffered', seat } : { type: 'DrawAgreed' }])
}

export function answerDraw({ drawOffer }: Match, seat: Seat, agree: boolean): Decided {
  if (drawOffer === null || drawOffer === seat) return err({ code: 'no-draw-offer' })
  return ok([agree === true ? { type: 'DrawAgreed' } : { type: 'DrawRefused', seat }])
}

const MOST_GIVEN: Duration = 7 * DAY

export const giveTime = (seat: Seat, time: Duration): Decided =>
  Number.isSafeInteger(time) && time >= HOUR && time <= MOST_GIVEN
    ? ok([{ type: 'TimeGiven', to: otherSeat(seat), time }])
    : err({ code: 'bad-input' })

/** With enough time to go on. */
export function reverseFlag({ flagged }: Match, now: Instant): Decided {
  if (flagged === null) return err({ code: 'no-flag' })
  return now < flagged + REVERSAL ? ok([{ type: 'FlagReversed', time: DAY }]) : err({ code: 'too-late' })
}
