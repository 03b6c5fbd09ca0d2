/** Who is how strong, as it can be looked up. */
import type { PlayerId } from '../../shared/ids.ts'
import { type RatingLine, ratingList } from '../player/ratings.ts'
import type { EventStore } from '../ports/event-store.ts'

/** Everybody's rating of a ruleset, the best first. */
export const leaderboard = async ({ list }: EventStore, ruleset: string): Promise<readonly RatingLine[]> =>
  (await list(ratingList(ruleset))).map(({ data }) => data as RatingLine)

export async function ratingsFor(store: EventStore, ruleset: string): Promise<Readonly<Record<PlayerId, number>>> {
  return Object.fromEntries((await leaderboard(store, ruleset)).map(({ player, rating }) => [player, rating]))
}
