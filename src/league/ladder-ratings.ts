/** A ladder is climbed by rating: everybody begins at the same, whatever they did elsewhere. */
import type { PlayerId } from '../shared/ids.ts'
import type { League } from './league.ts'
import { NEW_RATING, type Rating, rateAll } from './rating.ts'

/** A rating period is as long as a round. Games that were lost without a move do not count. */
export function ladderRatings(league: League): ReadonlyMap<PlayerId, Rating> {
  const rated = rateAll(ratedGames(league), league.startedAt ?? 0, league.settings.roundLength)
  return new Map(league.entrants.map(({ player }) => [player, rated.get(player) ?? NEW_RATING]))
}

const ratedGames = ({ rounds }: League) =>
  rounds.flatMap(({ pairings }) =>
    pairings.flatMap(({ players, games }) =>
      games.filter(({ unplayed }) => !unplayed).map(({ winner, at }) => ({ players, winner, at })),
    ),
  )
