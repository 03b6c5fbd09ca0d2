/** From the beginning of a match to what it counts for. */

import type { MatchId, Pair, PairingId, PlayerId } from '../../shared/ids.ts'
import { ok, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import type { CommandOf, LeagueActor, ReportedResult } from '../command.ts'
import { deckFor } from '../decks.ts'
import {
  findPairing,
  isUnderWay,
  type League,
  type LeagueGame,
  opponentIn,
  type Pairing,
  type PairingInRound,
  type PairingOutcome,
  type Round,
} from '../league.ts'
import type { LeagueRefusal } from '../refusal.ts'
import { type Decided, type Deciding, playerIn, refuse } from './deciding.ts'

/** A pairing that is still to be decided. */
export function undecided(league: League, id: PairingId): Result<PairingInRound, LeagueRefusal> {
  const place = findPairing(league, id)
  if (!place) return refuse('unknown-pairing')
  if (!isUnderWay(league)) return refuse('wrong-time')
  return place.pairing.outcome ? refuse('already-decided') : ok(place)
}

interface Seated extends PairingInRound {
  readonly player: PlayerId
}

function ownPairing(league: League, by: LeagueActor, id: PairingId): Result<Seated, LeagueRefusal> {
  const place = undecided(league, id)
  if (!place.ok) return place
  const player = playerIn(by)
  return player !== null && place.value.pairing.players.includes(player)
    ? ok({ ...place.value, player })
    : refuse('not-your-match')
}

export function beginMatch(league: League, { by, pairing: id, match }: CommandOf<'BeginMatch'>): Decided {
  const own = ownPairing(league, by, id)
  if (!own.ok) return own
  const { pairing, round, player } = own.value
  if (league.status !== 'running') return refuse('wrong-time')
  if (!isMatch(match)) return refuse('bad-input')
  if (pairing.match !== null) return refuse('already-in-play')
  if (isTaken(league, match)) return refuse('other-match')
  if (league.settings.deckPolicy !== 'open' && !deckFor(league, player, round.number)) return refuse('deck-needed')
  return ok([{ type: 'MatchBegun', pairing: id, match, by: player }])
}

const isMatch = (match: MatchId): boolean => typeof match === 'string' && match !== ''

/** A game counts once. */
const isTaken = ({ rounds }: League, match: MatchId): boolean =>
  rounds.some(({ pairings }) =>
    pairings.some(each => each.match === match || each.games.some(game => game.match === match)),
  )

export function comeToMatch(league: League, { by, pairing: id }: CommandOf<'ComeToMatch'>): Decided {
  const own = ownPairing(league, by, id)
  if (!own.ok) return own
  const { pairing, player } = own.value
  if (pairing.match === null) return refuse('not-here')
  return pairing.came.includes(player) ? refuse('already-there') : ok([{ type: 'PlayerCame', pairing: id, player }])
}

/** The game of this pairing that is being played, as the match itself tells. */
function gameOn(league: League, by: LeagueActor, id: PairingId, match: MatchId): Result<PairingInRound, LeagueRefusal> {
  if (by !== 'prizepost') return refuse('not-here')
  const place = undecided(league, id)
  if (!place.ok) return place
  return place.value.pairing.match === match ? place : refuse('other-match')
}

export function setMatchAside(league: League, command: CommandOf<'SetMatchAside'>): Decided {
  const { by, pairing: id, match, absent } = command
  const place = gameOn(league, by, id, match)
  if (!place.ok) return place
  if (absent !== undefined && !place.value.pairing.players.includes(absent)) return refuse('bad-input')
  return ok([{ type: 'MatchSetAside', pairing: id, match, why: 'void', ...(absent !== undefined && { absent }) }])
}

export function recordGame(league: League, command: CommandOf<'RecordGame'>, { now }: Deciding): Decided {
  const { by, pairing: id, match, result } = command
  const place = gameOn(league, by, id, match)
  if (!place.ok) return place
  const { pairing, round } = place.value
  const isPlayer = result.winner === null || pairing.players.includes(result.winner)
  if (!isPlayer) return refuse('bad-input')
  if (result.winner === null && result.agreed && !mayAgree(league, round))
    return ok([{ type: 'MatchSetAside', pairing: id, match, why: 'agreed-draw' }])
  const game = gameOf(match, result, now)
  const outcome = outcomeAfter(league, round, { ...pairing, games: [...pairing.games, game] }, result)
  return ok([
    { type: 'GameRecorded', pairing: id, game },
    ...(outcome ? [{ type: 'PairingDecided' as const, pairing: id, outcome, at: now }] : []),
  ])
}

const gameOf = (match: MatchId, { winner, flagged, unplayed }: ReportedResult, at: Instant): LeagueGame => ({
  match,
  winner,
  at,
  ...(flagged && winner !== null && { flagged: true }),
  ...(unplayed && winner !== null && { unplayed: true }),
})

const mayAgree = ({ settings }: League, { stage }: Round): boolean =>
  settings.intentionalDraws && stage !== 'elimination'

/** Who has won how many games of a pairing. */
export const gamesWon = ({ players, games }: Pick<Pairing, 'players' | 'games'>): Pair<number> => [
  games.filter(({ winner }) => winner === players[0]).length,
  games.filter(({ winner }) => winner === players[1]).length,
]

/** Who has won more games than the other; null if nobody has. */
export function leaderOf(pairing: Pick<Pairing, 'players' | 'games'>): PlayerId | null {
  const [one, other] = gamesWon(pairing)
  return one === other ? null : pairing.players[one > other ? 0 : 1]
}

/** Null while another game has to be played. Where somebody has to go on, draws are played again. */
function outcomeAfter(
  league: League,
  { stage }: Round,
  pairing: Pairing,
  result: ReportedResult,
): PairingOutcome | null {
  const { bestOf } = league.settings
  const leader = leaderOf(pairing)
  const isWon = Math.max(...gamesWon(pairing)) > bestOf / 2
  const isPlayedOut = stage !== 'elimination' && pairing.games.length >= bestOf
  if (!isWon && !isPlayedOut) return null
  if (leader === null) return { is: 'drawn', ...(result.agreed && { intentional: true }) }
  const isOnTime = result.winner !== leader || !result.flagged
  return isOnTime ? { is: 'won', winner: leader } : { is: 'forfeited', by: opponentIn(pairing, leader), why: 'time' }
}

/** Two offers are an agreement. */
export function offerDraw(league: League, { by, pairing: id }: CommandOf<'OfferDraw'>, { now }: Deciding): Decided {
  const own = ownPairing(league, by, id)
  if (!own.ok) return own
  const { pairing, round, player } = own.value
  if (!mayAgree(league, round)) return refuse('no-draws-here')
  if (pairing.match !== null) return refuse('already-in-play')
  if (pairing.drawOffer === player) return refuse('already-asked')
  if (pairing.drawOffer === null) return ok([{ type: 'DrawOffered', pairing: id, player }])
  return ok([{ type: 'PairingDecided', pairing: id, outcome: { is: 'drawn', intentional: true }, at: now }])
}
