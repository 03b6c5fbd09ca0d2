/** From the creation of a league to its archive. */

import type { PlayerId } from '../../shared/ids.ts'
import { ok } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import { drawLots } from '../chance.ts'
import type { CommandOf } from '../command.ts'
import { evolveLeague } from '../evolve-league.ts'
import { activePlayers, isIn, isUnderWay, type League, type LeagueStatus } from '../league.ts'
import type { LeagueEvent, Perhaps } from '../league-event.ts'
import { championNow, nextStage } from '../plan.ts'
import { problemWith, type Settings } from '../settings.ts'
import { standings } from '../standings.ts'
import { type Decided, type Deciding, interventionOf, isOrganiser, playerIn, refuse } from './deciding.ts'

export function createLeague(league: League | null, command: CommandOf<'CreateLeague'>): Decided {
  const { by, league: id, guild, settings, seed } = command
  const player = playerIn(by)
  if (player === null || !isOrganiser(by)) return refuse('not-the-organiser')
  if (league) return refuse('already-there')
  if (typeof id !== 'string' || id === '' || typeof seed !== 'string' || seed === '') return refuse('bad-input')
  const setting = problemWith(settings)
  if (setting) return { ok: false, error: { code: 'bad-setting', setting } }
  return ok([{ type: 'LeagueCreated', league: id, guild, by: player, settings, seed }])
}

/** Decks were judged by these. */
const FIXED_BY_DECKS: readonly (keyof Settings)[] = ['ruleset', 'cards']

/** What may still change when a league is under way. */
const ALWAYS_FREE: readonly (keyof Settings)[] = [
  'name',
  'roundLength',
  'roundsEndEarly',
  'minimumReliability',
  'capacity',
  'lateEntryUntil',
  'pairing',
  'late',
  'intentionalDraws',
  'organiserRole',
]

export function editLeague(league: League, { by, changes }: CommandOf<'EditLeague'>): Decided {
  if (league.status === 'finished' || league.status === 'archived') return refuse('wrong-time')
  const names = Object.keys(changes ?? {}) as (keyof Settings)[]
  if (names.length === 0 || names.some(name => !(name in league.settings))) return refuse('bad-input')
  const hasDecks = league.entrants.some(({ decks }) => decks.length > 0)
  const isFixed = (name: keyof Settings): boolean =>
    (hasDecks && FIXED_BY_DECKS.includes(name)) || (isUnderWay(league) && !ALWAYS_FREE.includes(name))
  const fixed = names.find(isFixed)
  if (fixed) return { ok: false, error: { code: 'fixed-setting', setting: fixed } }
  const setting = problemWith({ ...league.settings, ...changes })
  if (setting) return { ok: false, error: { code: 'bad-setting', setting } }
  return ok([{ type: 'LeagueEdited', by: playerIn(by) ?? '', changes }])
}

export const openLeague = ({ status }: League): Decided =>
  status === 'created' ? ok([{ type: 'LeagueOpened' }]) : refuse('wrong-time')

type Ratings = CommandOf<'StartLeague'>['ratings']

export function startLeague(league: League, { ratings }: CommandOf<'StartLeague'>, { now }: Deciding): Decided {
  const { startsAt, checkIn } = league.settings
  if (league.status !== 'open') return refuse('wrong-time')
  if (checkIn !== null && startsAt !== null && now < startsAt - checkIn) return refuse('too-early')
  const events = startEvents(league, ratings, now)
  return events ? ok(events) : refuse('too-few-players')
}

/** Null if fewer than two are ready. Who is not is left out. */
export function startEvents(league: League, ratings: Ratings, now: Instant): readonly LeagueEvent[] | null {
  const leftOut = league.entrants.flatMap(({ player, checkedIn, decks }) => {
    const why =
      league.settings.checkIn !== null && !checkedIn
        ? ('no-check-in' as const)
        : league.settings.deckPolicy !== 'open' && decks.length === 0
          ? ('no-deck' as const)
          : null
    return why ? [{ type: 'PlayerLeftOut' as const, player, why }] : []
  })
  const players = activePlayers(league).filter(player => !leftOut.some(each => each.player === player))
  if (players.length < 2) return null
  return [...leftOut, { type: 'LeagueStarted', at: now, order: seeded(league, players, ratings) }]
}

function seeded({ seed }: League, players: readonly PlayerId[], ratings: Ratings = {}): readonly PlayerId[] {
  const strength = (player: PlayerId): number => (Object.hasOwn(ratings, player) ? (ratings[player] ?? 0) : 0)
  return [...drawLots(seed, 'start', players)].sort((a, b) => strength(b) - strength(a))
}

export function pauseLeague(league: League, { by, reason }: CommandOf<'PauseLeague'>, { now }: Deciding): Decided {
  if (league.status !== 'running') return refuse('wrong-time')
  const intervention = interventionOf(by, reason)
  if (!intervention.ok) return intervention
  return ok([{ type: 'LeaguePaused', at: now, intervention: intervention.value }])
}

export const resumeLeague = ({ status, pausedAt }: League, { now }: Deciding): Decided =>
  status === 'paused'
    ? ok([{ type: 'LeagueResumed', pausedFor: Math.max(0, now - (pausedAt ?? now)) }])
    : refuse('wrong-time')

export function finishLeague(league: League, { by, reason }: CommandOf<'FinishLeague'>): Decided {
  if (!isUnderWay(league)) return refuse('wrong-time')
  const intervention = interventionOf(by, reason)
  return intervention.ok ? ok([finished(league, { intervention: intervention.value })]) : intervention
}

/** Of those who are still there the first, or whoever won the bracket. */
export function finished(league: League, perhaps: Perhaps = {}): LeagueEvent {
  const isBracket = nextStage(league) === 'elimination'
  const champion = isBracket
    ? (championNow(league) ?? null)
    : (standings(league).find(({ player }) => isIn(league, player))?.player ?? null)
  const bare = { type: 'LeagueFinished', champion, places: [], ...perhaps } as const
  return { ...bare, places: standings(evolveLeague(league, bare)).map(({ player }) => player) }
}

const ARCHIVABLE: readonly LeagueStatus[] = ['created', 'open', 'finished']

export const archiveLeague = ({ status }: League): Decided =>
  ARCHIVABLE.includes(status) ? ok([{ type: 'LeagueArchived' }]) : refuse('wrong-time')
