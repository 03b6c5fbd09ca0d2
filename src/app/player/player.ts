/** What Prizepost remembers of a person: decks, wishes, days off. */
import type { RatedGame, Rating } from '../../league/rating.ts'
import type { RulesetId } from '../../rulesets/index.ts'
import { assertNever } from '../../shared/assert.ts'
import type { MatchId, PlayerId } from '../../shared/ids.ts'
import { DAY, type Instant, type Period } from '../../shared/time.ts'
import type { QuietHours } from '../match/clock.ts'
import type { Deck } from '../match/match-event.ts'
import type { Orders } from '../match/orders.ts'
import type { Entry } from '../ports/event-store.ts'

export interface SavedDeck extends Deck {
  readonly ruleset: RulesetId
}

export interface Preferences {
  readonly quiet?: QuietHours
  /** No reminders at all. */
  readonly remind?: boolean
  /** The orders a new match begins with. */
  readonly orders?: Orders
}

export type PlayerEvent =
  | { readonly type: 'DeckSaved'; readonly deck: SavedDeck }
  | { readonly type: 'DeckDeleted'; readonly name: string }
  | { readonly type: 'PreferencesSet'; readonly preferences: Preferences }
  /** Taken by hand, or at the last moment before a match would have been lost on time. */
  | { readonly type: 'VacationTaken'; readonly from: Instant; readonly until: Instant; readonly automatic?: true }
  | { readonly type: 'VacationEnded'; readonly at: Instant }
  /** A rated match was played. `before` is what the player was before that week. */
  | {
      readonly type: 'Rated'
      readonly ruleset: RulesetId
      readonly match: MatchId
      readonly period: number
      readonly before: Rating
      readonly game: RatedGame
    }
  /** It goes on: a loss on time was reversed. */
  | { readonly type: 'RatingWithdrawn'; readonly ruleset: RulesetId; readonly match: MatchId }

/** A day that was taken automatically counts as one, however late it was taken. */
export interface Vacation extends Period {
  readonly automatic?: true
}

export interface PlayerEntry {
  readonly events: readonly PlayerEvent[]
}

interface PlayerRating {
  /** The week that the games below were played in. */
  readonly period: number
  /** What it was before that week. */
  readonly before: Rating
  readonly games: readonly (RatedGame & { readonly match: MatchId })[]
  /** All there ever were. */
  readonly played: number
}

export interface Player {
  readonly id: PlayerId
  readonly version: number
  readonly at: Instant
  readonly decks: readonly SavedDeck[]
  readonly preferences: Preferences
  readonly vacation: Vacation | null
  /** Days off used so far, and the year they were used in. */
  readonly used: { readonly year: number; readonly days: number }
  readonly ratings: Readonly<Partial<Record<RulesetId, PlayerRating>>>
}

export const newPlayer = (id: PlayerId): Player => ({
  id,
  version: 0,
  at: 0,
  decks: [],
  preferences: {},
  vacation: null,
  used: { year: 0, days: 0 },
  ratings: {},
})

export const evolvePlayer = (player: Player, { version, at, data }: Entry<PlayerEntry>): Player => ({
  ...data.events.reduce(apply, player),
  version,
  at,
})

function apply(player: Player, event: PlayerEvent): Player {
  switch (event.type) {
    case 'DeckSaved':
      return { ...player, decks: [...player.decks.filter(({ name }) => name !== event.deck.name), event.deck] }
    case 'DeckDeleted':
      return { ...player, decks: player.decks.filter(({ name }) => name !== event.name) }
    case 'PreferencesSet':
      return { ...player, preferences: event.preferences }
    case 'VacationTaken':
      return takeVacation(player, event)
    case 'VacationEnded':
      return endVacation(player, event.at)
    case 'Rated':
      return rated(player, event)
    case 'RatingWithdrawn':
      return withdrawRating(player, event)
    default:
      return assertNever(event)
  }
}

function takeVacation(
  player: Player,
  { from, until, automatic }: Extract<PlayerEvent, { type: 'VacationTaken' }>,
): Player {
  const vacation: Vacation = { from, until, ...(automatic && { automatic }) }
  return takeDays({ ...player, vacation }, from, daysIn(vacation))
}

const daysIn = ({ from, until, automatic }: Vacation): number =>
  automatic ? 1 : Math.ceil(Math.max(0, until - from) / DAY)

const yearOf = (at: Instant): number => new Date(at).getUTCFullYear()

function takeDays(player: Player, at: Instant, days: number): Player {
  const before = player.used.year === yearOf(at) ? player.used.days : 0
  return { ...player, used: { year: yearOf(at), days: before + days } }
}

/** Days that have not begun are given back. */
function endVacation(player: Player, at: Instant): Player {
  const { vacation } = player
  if (!vacation || vacation.until <= at) return player
  const shortened = { ...vacation, until: Math.max(at, vacation.from) }
  return { ...takeDays(player, vacation.from, daysIn(shortened) - daysIn(vacation)), vacation: shortened }
}

export const VACATION_DAYS = 14

/** Days off that are left in the year of this instant. */
export const daysLeft = ({ used }: Player, at: Instant): number =>
  VACATION_DAYS - (used.year === yearOf(at) ? used.days : 0)

function rated(player: Player, event: Extract<PlayerEvent, { type: 'Rated' }>): Player {
  const { ruleset, match, period, before, game } = event
  const known = player.ratings[ruleset]
  const earlier = known?.period === period ? known.games : []
  const rating = { period, before, games: [...earlier, { ...game, match }], played: (known?.played ?? 0) + 1 }
  return { ...player, ratings: { ...player.ratings, [ruleset]: rating } }
}

/** What the week that is over has made of it stays. */
function withdrawRating(player: Player, event: Extract<PlayerEvent, { type: 'RatingWithdrawn' }>): Player {
  const { ruleset, match } = event
  const known = player.ratings[ruleset]
  if (!known?.games.some(game => game.match === match)) return player
  const games = known.games.filter(game => game.match !== match)
  return { ...player, ratings: { ...player.ratings, [ruleset]: { ...known, games, played: known.played - 1 } } }
}
