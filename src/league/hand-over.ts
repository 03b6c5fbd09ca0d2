/** Everything that was one player's in a league becomes another's. */
import type { PlayerId } from '../shared/ids.ts'
import { type League, newEntrant, type Pairing, type PairingOutcome } from './league.ts'
import type { LeagueEventOf } from './league-event.ts'

export function handOver(league: League, { player, with: other, at }: LeagueEventOf<'PlayerReplaced'>): League {
  const now = (each: PlayerId): PlayerId => (each === player ? other : each)
  const entrants = league.entrants.map(each =>
    each.player === player
      ? { ...newEntrant(other, each.entered), missesSince: at, formerly: [...each.formerly, player] }
      : each,
  )
  const rounds = league.rounds.map(round => ({
    ...round,
    pairings: round.pairings.map(pairing => (pairing.players.includes(player) ? renamed(pairing, now) : pairing)),
    byes: round.byes.map(now),
    rests: round.rests.map(now),
  }))
  const seeds = league.seeds?.map(now) ?? null
  return { ...league, entrants, rounds, seeds, order: league.order.map(now) }
}

type Rename = (player: PlayerId) => PlayerId

const renamed = (pairing: Pairing, now: Rename): Pairing => ({
  ...pairing,
  players: [now(pairing.players[0]), now(pairing.players[1])],
  came: pairing.outcome ? pairing.came.map(now) : pairing.came.filter(each => now(each) === each),
  games: pairing.games.map(game => ({ ...game, winner: game.winner && now(game.winner) })),
  drawOffer: pairing.drawOffer && now(pairing.drawOffer),
  outcome: pairing.outcome && renamedOutcome(pairing.outcome, now),
})

function renamedOutcome(outcome: PairingOutcome, now: Rename): PairingOutcome {
  switch (outcome.is) {
    case 'won':
      return { ...outcome, winner: now(outcome.winner) }
    case 'forfeited':
      return { ...outcome, by: now(outcome.by) }
    case 'double-loss':
      return outcome.absent ? { ...outcome, absent: outcome.absent.map(now) } : outcome
    default:
      return outcome
  }
}
