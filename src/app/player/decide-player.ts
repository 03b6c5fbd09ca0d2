/** What follows from what somebody wants Prizepost to remember. */
import { err, ok, type Result } from '../../shared/result.ts'
import { DAY, type Instant } from '../../shared/time.ts'
import type { QuietHours } from '../match/clock.ts'
import { isOrders } from '../match/orders.ts'
import type { Refusal } from '../refusal.ts'
import { daysLeft, type Player, type PlayerEvent, type Preferences, type SavedDeck } from './player.ts'

export type PlayerCommand =
  /** A deck of the same name is replaced. */
  | { readonly type: 'SaveDeck'; readonly deck: SavedDeck }
  | { readonly type: 'DeleteDeck'; readonly name: string }
  | { readonly type: 'SetPreferences'; readonly preferences: Preferences }
  | { readonly type: 'TakeVacation'; readonly days: number }
  | { readonly type: 'EndVacation' }

export type PlayerDecided = Result<readonly PlayerEvent[], Refusal>

export function decidePlayer(player: Player, command: PlayerCommand, now: Instant): PlayerDecided {
  switch (command.type) {
    case 'SaveDeck':
      return saveDeck(player, command.deck)
    case 'DeleteDeck':
      return player.decks.some(({ name }) => name === command.name)
        ? ok([{ type: 'DeckDeleted', name: command.name }])
        : err({ code: 'unknown-deck' })
    case 'SetPreferences':
      return isPreferences(command.preferences)
        ? ok([{ type: 'PreferencesSet', preferences: command.preferences }])
        : err({ code: 'bad-input' })
    case 'TakeVacation':
      return takeVacation(player, command.days, now)
    case 'EndVacation':
      return isAway(player, now) ? ok([{ type: 'VacationEnded', at: now }]) : err({ code: 'no-vacation' })
    default:
      return err({ code: 'bad-input' })
  }
}

const MOST_DECKS = 50

const saveDeck = ({ decks }: Player, deck: SavedDeck): PlayerDecided =>
  decks.filter(({ name }) => name !== deck.name).length < MOST_DECKS
    ? ok([{ type: 'DeckSaved', deck }])
    : err({ code: 'too-many-decks' })

function takeVacation(player: Player, days: number, now: Instant): PlayerDecided {
  if (!Number.isSafeInteger(days) || days < 1) return err({ code: 'bad-input' })
  if (isAway(player, now)) return err({ code: 'away' })
  if (days > daysLeft(player, now)) return err({ code: 'no-days-left' })
  return ok([{ type: 'VacationTaken', from: now, until: now + days * DAY }])
}

export const isAway = ({ vacation }: Player, at: Instant): boolean =>
  vacation !== null && vacation.from <= at && at < vacation.until

/**
 * A day off from the moment a player's time was over, if there is one left: a whole day from now, however late we noticed, and
 * as long as a vacation that the player has begun since.
 */
export function takeDayOff(player: Player, from: Instant, now: Instant): PlayerDecided {
  if (daysLeft(player, from) < 1) return err({ code: 'no-days-left' })
  const until = Math.max(now + DAY, isAway(player, now) ? (player.vacation?.until ?? 0) : 0)
  return ok([{ type: 'VacationTaken', from, until, automatic: true }])
}

const EARLIEST = -14 * 60
const LATEST = 14 * 60

const isWithin = (value: unknown, from: number, to: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to

const hasOnly = (value: object, ...names: readonly string[]): boolean =>
  Object.keys(value).every(name => names.includes(name))

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isQuiet = (quiet: QuietHours): boolean =>
  isObject(quiet) &&
  hasOnly(quiet, 'from', 'until', 'offset') &&
  isWithin(quiet.from, 0, 23) &&
  isWithin(quiet.until, 0, 23) &&
  isWithin(quiet.offset, EARLIEST, LATEST)

function isPreferences(preferences: Preferences): boolean {
  if (!isObject(preferences) || !hasOnly(preferences, 'quiet', 'remind', 'orders')) return false
  const { quiet, remind, orders } = preferences
  const isBoolean = remind === undefined || typeof remind === 'boolean'
  return isBoolean && (quiet === undefined || isQuiet(quiet)) && (orders === undefined || isOrders(orders))
}
