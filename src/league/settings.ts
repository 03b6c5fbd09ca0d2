/** What an organiser decides about a league. */

import type { Json } from '../shared/json.ts'
import { DAY, type Duration, type Instant, MINUTE } from '../shared/time.ts'

export type LeagueFormat =
  | { readonly kind: 'swiss'; readonly rounds: number | 'until-unbeaten' }
  | { readonly kind: 'swiss-cut'; readonly rounds: number; readonly top: number }
  | { readonly kind: 'round-robin'; readonly times: 1 | 2 }
  /** Who has lost so often is out. */
  | { readonly kind: 'elimination'; readonly losses: 1 | 2 }
  /** Nobody is paired who does not ask for it. Null: it goes on until somebody ends it. */
  | { readonly kind: 'ladder'; readonly length: Duration | null }

export const DECK_POLICIES = ['open', 'locked', 'locked-per-round', 'hidden'] as const
export type DeckPolicy = (typeof DECK_POLICIES)[number]

export const TIE_BREAKS = ['opponents', 'opponents-opponents', 'head-to-head'] as const
export type TieBreak = (typeof TIE_BREAKS)[number]

export const LATE_RULES = ['forfeit', 'draw', 'double-loss'] as const
export type LateRule = (typeof LATE_RULES)[number]

export interface Settings {
  readonly name: string
  readonly ruleset: string
  readonly cards:
    | { readonly kind: 'all' }
    | { readonly kind: 'theme-decks' }
    | { readonly kind: 'sets'; readonly sets: readonly string[] }
  readonly bestOf: 1 | 3
  /** The clock of its matches, which only they understand. */
  readonly clock: Json
  readonly format: LeagueFormat
  readonly deckPolicy: DeckPolicy
  readonly roundLength: Duration
  /** A round ends with its last result, not only when its time is over. */
  readonly roundsEndEarly: boolean
  /** Which come first. What they leave open, a lot decides. */
  readonly tieBreaks: readonly TieBreak[]
  /** Percent of turns on time that somebody needs who wants to join. */
  readonly minimumReliability: number
  readonly capacity: number | null
  /** When it starts by itself. */
  readonly startsAt: Instant | null
  /** So long before the start everybody has to say that they are there; who does not is left out. */
  readonly checkIn: Duration | null
  /** The last round that somebody may still enter in. */
  readonly lateEntryUntil: number
  readonly pairing: 'automatic' | 'by-hand'
  /** What becomes of a match that is not over when its time is. */
  readonly late: LateRule
  readonly intentionalDraws: boolean
  readonly organiserRole: string | null
}

export const USUAL_SETTINGS: Omit<Settings, 'name' | 'ruleset' | 'clock'> = {
  cards: { kind: 'all' },
  bestOf: 1,
  format: { kind: 'swiss', rounds: 'until-unbeaten' },
  deckPolicy: 'locked',
  roundLength: 7 * DAY,
  roundsEndEarly: true,
  tieBreaks: TIE_BREAKS,
  minimumReliability: 0,
  capacity: null,
  startsAt: null,
  checkIn: null,
  lateEntryUntil: 2,
  pairing: 'automatic',
  late: 'forfeit',
  intentionalDraws: false,
  organiserRole: null,
}

export const MOST_PLAYERS = 1024
const MOST_ROUNDS = 50
const LONGEST_NAME = 60

/** The first setting that makes no sense; null if all do. */
export function problemWith(settings: Settings): keyof Settings | null {
  const { capacity, checkIn, startsAt } = settings
  const isFine: Partial<Record<keyof Settings, boolean>> = {
    name: isName(settings.name),
    ruleset: typeof settings.ruleset === 'string' && settings.ruleset !== '',
    cards: isCards(settings.cards),
    bestOf: settings.bestOf === 1 || settings.bestOf === 3,
    format: isFormat(settings.format),
    deckPolicy: DECK_POLICIES.includes(settings.deckPolicy),
    roundLength: isWithin(settings.roundLength, 10 * MINUTE, 90 * DAY),
    roundsEndEarly: typeof settings.roundsEndEarly === 'boolean',
    tieBreaks: areTieBreaks(settings.tieBreaks),
    minimumReliability: isWithin(settings.minimumReliability, 0, 100),
    capacity: capacity === null || isWithin(capacity, 2, MOST_PLAYERS),
    startsAt: startsAt === null || isWithin(startsAt, 0, Number.MAX_SAFE_INTEGER),
    checkIn: checkIn === null || (startsAt !== null && isWithin(checkIn, 5 * MINUTE, 7 * DAY)),
    lateEntryUntil: isWithin(settings.lateEntryUntil, 0, MOST_ROUNDS),
    pairing: settings.pairing === 'automatic' || settings.pairing === 'by-hand',
    late: LATE_RULES.includes(settings.late),
    intentionalDraws: typeof settings.intentionalDraws === 'boolean',
    organiserRole: settings.organiserRole === null || typeof settings.organiserRole === 'string',
  }
  return (Object.keys(isFine) as (keyof Settings)[]).find(each => !isFine[each]) ?? null
}

const isWithin = (value: unknown, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most

const isName = (name: unknown): boolean =>
  typeof name === 'string' && name.trim() !== '' && name.length <= LONGEST_NAME && !/\p{C}/u.test(name)

const areTieBreaks = (breaks: unknown): boolean =>
  Array.isArray(breaks) && new Set(breaks).size === breaks.length && breaks.every(each => TIE_BREAKS.includes(each))

function isCards(cards: Settings['cards']): boolean {
  if (cards?.kind === 'sets')
    return Array.isArray(cards.sets) && cards.sets.length > 0 && cards.sets.every(each => typeof each === 'string')
  return cards?.kind === 'all' || cards?.kind === 'theme-decks'
}

function isFormat(format: LeagueFormat): boolean {
  switch (format?.kind) {
    case 'swiss':
      return format.rounds === 'until-unbeaten' || isWithin(format.rounds, 1, MOST_ROUNDS)
    case 'swiss-cut':
      return isWithin(format.rounds, 1, MOST_ROUNDS) && isWithin(format.top, 2, 64)
    case 'round-robin':
      return format.times === 1 || format.times === 2
    case 'elimination':
      return format.losses === 1 || format.losses === 2
    case 'ladder':
      return format.length === null || isWithin(format.length, DAY, 366 * DAY)
    default:
      return false
  }
}
