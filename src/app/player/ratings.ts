/** A player's rating for each ruleset. Games of a week are rated together, by what everybody was before it. */
import { isProvisional, NEW_RATING, type Rating, rate } from '../../league/rating.ts'
import type { RulesetId } from '../../rulesets/index.ts'
import type { PlayerId } from '../../shared/ids.ts'
import { DAY, type Instant } from '../../shared/time.ts'
import type { Row } from '../ports/event-store.ts'
import type { Player } from './player.ts'

const PERIOD = 7 * DAY

export const periodOf = (at: Instant): number => Math.floor(at / PERIOD)

/** What somebody was before a week. */
export function ratingBefore({ ratings }: Player, ruleset: RulesetId, period: number): Rating {
  const known = ratings[ruleset]
  if (!known) return NEW_RATING
  if (known.period >= period) return known.before
  let rating = rate(known.before, known.games)
  for (let week = known.period + 1; week < period; week++) rating = rate(rating, [])
  return rating
}

interface ShownRating extends Rating {
  readonly provisional: boolean
  readonly played: number
}

/** As if the week ended now. */
export function ratingNow(player: Player, ruleset: RulesetId, now: Instant): ShownRating {
  const known = player.ratings[ruleset]
  const period = periodOf(now)
  const rating =
    known && known.period >= period ? rate(known.before, known.games) : ratingBefore(player, ruleset, period)
  return { ...rating, provisional: isProvisional(rating), played: known?.played ?? 0 }
}

/** A line of the leaderboard. */
export interface RatingLine {
  readonly player: PlayerId
  readonly rating: number
  readonly provisional: boolean
  readonly played: number
}

const ratingsOf = (player: PlayerId): string => `rating#${player}`
export const ratingList = (ruleset: string): string => `ratings#${ruleset}`

const MOST = 100_000

/** The best first. As it was after the last game: what time alone changes, whoever looks works out. */
export function ratingRow(player: Player, ruleset: RulesetId): Row {
  const known = player.ratings[ruleset]
  const { rating, deviation } = known ? rate(known.before, known.games) : NEW_RATING
  const played = known?.played ?? 0
  const rounded = Math.round(rating)
  const data: RatingLine = { player: player.id, rating: rounded, provisional: isProvisional({ deviation }), played }
  const order = `${String(MOST - rounded).padStart(6, '0')}#${player.id}`
  return {
    key: { of: ratingsOf(player.id), name: `of#${ruleset}` },
    version: player.version,
    list: played > 0 ? { name: ratingList(ruleset), order } : null,
    data,
  }
}

export const ratingRows = (player: Player): readonly Row[] =>
  (Object.keys(player.ratings) as RulesetId[]).map(ruleset => ratingRow(player, ruleset))
