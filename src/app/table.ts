/** A match as one viewer may see it. Everything that leaves the use cases about a match goes through here. */
import { type Command, legal, type Rules, type Seat } from '../engine/index.ts'
import { type SeatView, type SpectatorView, type Viewer, view } from '../engine/view.ts'
import type { MatchId, Pair, PlayerId } from '../shared/ids.ts'
import type { Duration, Instant, Period } from '../shared/time.ts'
import { commitmentOf, saltHashOf } from './fairness/fair-chance.ts'
import { deadline, timeLeft } from './match/clock.ts'
import { draftOf, type Match, type MatchResult, type MatchStatus, settledGame } from './match/match.ts'
import type { LeagueLink } from './match/match-event.ts'
import type { Orders } from './match/orders.ts'
import { REVERSAL, type Terms } from './match/terms.ts'
import { type Preview, previewAttack } from './preview.ts'

export interface SeatClock {
  readonly left: Duration
  /** When it is over if nothing happens; null while nobody waits for this seat. */
  readonly runsOut: Instant | null
  readonly away: Period | null
}

interface Fairness {
  readonly commitment: string
  /** Null as long as the second player has not brought a salt. */
  readonly saltHashes: Pair<string> | null
  /** Told when the match is over for good. */
  readonly revealed: { readonly seed: string; readonly salts: Pair<string> } | null
}

export interface TableView {
  readonly match: MatchId
  /** Of what this viewer has before them. Other people's secret doings do not change it. */
  readonly version: number
  readonly status: MatchStatus
  readonly players: Pair<PlayerId>
  readonly terms: Terms
  /** What it counts for. */
  readonly league?: LeagueLink
  readonly expires: Instant
  readonly clocks: Pair<SeatClock>
  readonly drawOffer: Seat | null
  /** Who asks for something to be taken back. */
  readonly takeback: { readonly seat: Seat } | null
  readonly result: MatchResult | null
  readonly fairness: Fairness
  readonly game: SpectatorView | SeatView | null
  /** What only this player may know. */
  readonly yours: Yours | null
}

export interface Yours {
  readonly seat: Seat
  readonly deck: string | null
  readonly orders: Orders
  /** Everything that may be done in the game now, and nothing else. */
  readonly legal: readonly Command[]
  /** What the attacks among them would do; null where that cannot be known. */
  readonly attacks: readonly { readonly command: Command; readonly preview: Preview | null }[]
  /** What would be taken back by an undo. */
  readonly undo: Command | null
  /** Earlier actions of this turn that could be taken back if the other player agrees. */
  readonly takebacks: readonly { readonly version: number; readonly command: Command }[]
}

export function tableFor(rules: Rules, match: Match, viewer: Viewer, now: Instant): TableView {
  const { id, status, players, terms, expires, drawOffer, takeback, result } = match
  const clockOf = (seat: Seat): SeatClock => ({
    left: shownTime(rules, match, seat, now),
    runsOut: deadline(match, seat),
    away: isPast(match.away[seat], now) ? null : match.away[seat],
  })
  const game = isDrafting(match, viewer) ? match.game : settledGame(match)
  return {
    match: id,
    version: viewer === 'spectator' ? match.settled : match.moved[viewer],
    status,
    players,
    terms,
    ...(match.league && { league: match.league }),
    expires,
    clocks: [clockOf(0), clockOf(1)],
    drawOffer,
    takeback: takeback && { seat: takeback.seat },
    result,
    fairness: fairnessOf(match, now),
    game: game && view(rules, game, viewer),
    yours: viewer === 'spectator' ? null : yoursOf(rules, match, viewer),
  }
}

const isPast = (period: Period | null, now: Instant): boolean => period !== null && period.until <= now

/** A draft is its player's own business until it binds. */
const isDrafting = (match: Match, viewer: Viewer): boolean => draftOf(match)[0]?.seat === viewer

/** A seat whose orders have decided already looks as if it were thinking: what it thinks about is secret. */
const shownTime = (rules: Rules, match: Match, seat: Seat, now: Instant): Duration => {
  const end = deadline(match, seat)
  return end === null ? timeLeft(rules, match, seat, now) : Math.max(0, Math.min(match.left[seat], end - now))
}

/** A loss on time can be reversed for a while, and the game goes on with the luck it had. */
export const isFinal = ({ status, flagged }: Match, now: Instant): boolean =>
  status === 'void' || (status === 'over' && (flagged === null || now >= flagged + REVERSAL))

function fairnessOf(match: Match, now: Instant): Fairness {
  const { seed, salts, status } = match
  const isAccepted = match.game !== null
  return {
    commitment: commitmentOf(seed),
    saltHashes: isAccepted ? [saltHashOf(salts[0]), saltHashOf(salts[1])] : null,
    revealed: status !== 'playing' && isFinal(match, now) ? { seed, salts } : null,
  }
}

function yoursOf(rules: Rules, match: Match, seat: Seat): Yours {
  const { game, status, terms } = match
  const draft = draftOf(match)
  const mine = match.steps.filter(step => step.seat === seat && !draft.includes(step))
  const commands = game && status === 'playing' ? legal(rules, game, seat) : []
  const attacks = commands.filter(({ type }) => type === 'Attack')
  return {
    seat,
    deck: match.decks[seat]?.name ?? null,
    orders: match.orders[seat],
    legal: commands,
    attacks: attacks.map(command => ({ command, preview: game && previewAttack(rules, game, command) })),
    undo: draft.at(-1)?.seat === seat ? (draft.at(-1)?.command ?? null) : null,
    takebacks: terms.rated ? [] : mine.map(({ version, command }) => ({ version, command })),
  }
}
