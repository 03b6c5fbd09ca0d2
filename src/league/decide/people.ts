/** Who comes, who goes, and with which deck. */

import type { PlayerId } from '../../shared/ids.ts'
import { ok } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import type { CommandOf } from '../command.ts'
import { activePlayers, entrantOf, isIn, isUnderWay, type League, type LeagueDeck, openRound } from '../league.ts'
import type { DropReason, LeagueEvent, Perhaps } from '../league-event.ts'
import { nextStage } from '../plan.ts'
import type { LEAGUE_REFUSALS } from '../refusal.ts'
import { MOST_PLAYERS } from '../settings.ts'
import { askedFor, type Decided, type Deciding, interventionOf, playerIn, refuse } from './deciding.ts'

export function join(league: League, command: CommandOf<'Join'>, { now }: Deciding): Decided {
  const asked = askedFor(command.by, command)
  if (!asked.ok) return asked
  const { player, ...perhaps } = asked.value
  const entrant = entrantOf(league, player)
  if (entrant?.status === 'in') return refuse('already-in')
  const closed = closedFor(league)
  if (closed) return refuse(closed)
  const { capacity, minimumReliability, deckPolicy } = league.settings
  if (activePlayers(league).length >= (capacity ?? MOST_PLAYERS)) return refuse('full')
  const isUnreliable = command.reliability !== null && command.reliability < minimumReliability
  if (isUnreliable && !perhaps.intervention) return refuse('unreliable')
  const { deck } = command
  if (deck !== undefined && !isDeck(deck)) return refuse('bad-input')
  const hasDeck = deckPolicy === 'open' || deck !== undefined || (entrant?.decks.length ?? 0) > 0
  if (isUnderWay(league) && !hasDeck) return refuse('deck-needed')
  const from = league.rounds.length + 1
  const entered = league.settings.format.kind === 'ladder' ? 1 : from
  const brought: readonly LeagueEvent[] =
    deck && deckPolicy !== 'open' && !entrant ? [{ type: 'DeckRegistered', player, deck, from: entered }] : []
  return entrant
    ? ok([{ type: 'PlayerReturned', player, at: now, ...perhaps }])
    : ok([{ type: 'PlayerJoined', player, entered, ...perhaps }, ...brought])
}

/** Why nobody may come in now; null if they may. */
function closedFor(league: League): (typeof LEAGUE_REFUSALS)[number] | null {
  if (league.status === 'open') return null
  if (!isUnderWay(league)) return 'wrong-time'
  const stage = nextStage(league)
  if (stage === 'ladder') return null
  return stage === 'swiss' && league.rounds.length + 1 <= league.settings.lateEntryUntil ? null : 'too-late'
}

/** Before the start somebody who leaves was never there. Afterwards they drop. */
export function leave(league: League, command: CommandOf<'Leave'>): Decided {
  const asked = askedFor(command.by, command)
  if (!asked.ok) return asked
  if (league.status !== 'open') return refuse('wrong-time')
  return isIn(league, asked.value.player) ? ok([{ type: 'PlayerLeft', ...asked.value }]) : refuse('not-in')
}

export function checkIn(league: League, { by }: CommandOf<'CheckIn'>, { now }: Deciding): Decided {
  const player = playerIn(by)
  const entrant = player === null ? undefined : entrantOf(league, player)
  if (!entrant) return refuse('not-in')
  const { checkIn: length, startsAt } = league.settings
  if (league.status !== 'open' || length === null || startsAt === null) return refuse('no-check-in')
  if (now < startsAt - length) return refuse('too-early')
  return entrant.checkedIn ? refuse('already-checked-in') : ok([{ type: 'PlayerCheckedIn', player: entrant.player }])
}

export function drop(league: League, command: CommandOf<'Drop'>, { now }: Deciding): Decided {
  const asked = askedFor(command.by, command)
  if (!asked.ok) return asked
  if (!isUnderWay(league)) return refuse('wrong-time')
  const { player, ...perhaps } = asked.value
  if (!isIn(league, player)) return refuse('not-in')
  return ok(dropped(league, player, perhaps.intervention ? 'ruling' : 'own-wish', now, perhaps))
}

/** Whoever was to play them has won. */
export function dropped(
  league: League,
  player: PlayerId,
  why: DropReason,
  now: Instant,
  perhaps: Perhaps = {},
): readonly LeagueEvent[] {
  const open = openRound(league)?.pairings.filter(({ outcome, players }) => !outcome && players.includes(player)) ?? []
  return [
    { type: 'PlayerDropped', player, why, ...perhaps },
    ...open.map(({ id }) => ({
      type: 'PairingDecided' as const,
      pairing: id,
      outcome: { is: 'forfeited', by: player, why: 'drop' } as const,
      at: now,
    })),
  ]
}

/** A game that has begun cannot change hands: it is set aside, and the newcomer begins another. */
export function replacePlayer(league: League, command: CommandOf<'ReplacePlayer'>, { now }: Deciding): Decided {
  const { by, player, with: other, reason } = command
  const intervention = interventionOf(by, reason)
  if (!intervention.ok) return intervention
  if (!isUnderWay(league)) return refuse('wrong-time')
  if (typeof other !== 'string' || other === '') return refuse('bad-input')
  if (!entrantOf(league, player)) return refuse('not-in')
  if (entrantOf(league, other)) return refuse('already-in')
  const setAside = (openRound(league)?.pairings ?? []).flatMap(({ id, players, outcome, match }) =>
    !outcome && match !== null && players.includes(player)
      ? [{ type: 'MatchSetAside' as const, pairing: id, match, why: 'replaced' as const, absent: player }]
      : [],
  )
  return ok([...setAside, { type: 'PlayerReplaced', player, with: other, at: now, intervention: intervention.value }])
}

export function registerDeck(league: League, { by, deck }: CommandOf<'RegisterDeck'>): Decided {
  const player = playerIn(by)
  const entrant = player === null ? undefined : entrantOf(league, player)
  if (entrant?.status !== 'in') return refuse('not-in')
  if (!isDeck(deck)) return refuse('bad-input')
  const { deckPolicy } = league.settings
  if (deckPolicy === 'open') return refuse('decks-are-free')
  const register = (from: number): Decided => ok([{ type: 'DeckRegistered', player: entrant.player, deck, from }])
  if (league.status === 'open') return register(1)
  if (!isUnderWay(league)) return refuse('wrong-time')
  if (entrant.decks.length === 0) return register(Math.max(1, league.rounds.length))
  return deckPolicy === 'locked-per-round' ? register(league.rounds.length + 1) : refuse('decks-are-locked')
}

const isDeck = (deck: LeagueDeck | undefined): boolean =>
  typeof deck?.name === 'string' && Array.isArray(deck.cards) && deck.cards.length > 0

export function noteAbsence(league: League, command: CommandOf<'NoteAbsence'>): Decided {
  const { by, player, from, until } = command
  if (by !== 'prizepost') return refuse('not-here')
  const entrant = entrantOf(league, player)
  if (!entrant || league.status === 'finished' || league.status === 'archived') return refuse('not-in')
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(until) || until < from) return refuse('bad-input')
  const isKnown = entrant.absences.some(each => each.from === from && each.until === until)
  return isKnown ? refuse('already-there') : ok([{ type: 'AbsenceNoted', player, from, until }])
}
