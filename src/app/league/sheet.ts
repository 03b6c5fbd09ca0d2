/** A league as everybody may see it: without its seed, and without the decks that others have not shown. */
import { deckSeenBy } from '../../league/decks.ts'
import { nextDue } from '../../league/due.ts'
import type { Entrant, League, LeagueDeck } from '../../league/league.ts'
import type { LeagueEvent } from '../../league/league-event.ts'
import { type BracketPlace, bracket, type ScheduledRound, schedule } from '../../league/queries.ts'
import { type Line, standings } from '../../league/standings.ts'
import type { PlayerId } from '../../shared/ids.ts'
import type { Instant } from '../../shared/time.ts'
import { commitmentOf } from '../fairness/fair-chance.ts'

export interface LeagueSheet {
  readonly league: Omit<League, 'seed' | 'entrants' | 'proposal'>
  readonly entrants: readonly SeenEntrant[]
  readonly standings: readonly Line[]
  readonly schedule: readonly ScheduledRound[]
  readonly bracket: readonly BracketPlace[]
  /** When something will happen by itself. */
  readonly nextDue: Instant | null
  /** The fingerprint of the seed that draws lots, and the seed itself when the league is over. */
  readonly commitment: string
  readonly seed: string | null
}

interface SeenEntrant extends Omit<Entrant, 'decks'> {
  /** As far as the viewer may know it. */
  readonly deck: LeagueDeck | null
}

/** A league as somebody looks at it. */
export interface LeagueShown {
  readonly sheet: LeagueSheet
  readonly nameOf: (player: PlayerId) => string
  /** Whose places are marked; null if everybody looks. */
  readonly viewer: PlayerId | null
  /** From 1. */
  readonly page?: number
}

/** Lines of a table, matches of a round: as many as can be read on a phone. */
export const PER_PAGE = { standings: 32, round: 16 } as const

/** `viewer`: null for somebody nobody knows. */
export function sheetOf(league: League, viewer: PlayerId | null): LeagueSheet {
  const { seed, entrants, proposal: _, ...open } = league
  const isOver = league.status === 'finished' || league.status === 'archived'
  return {
    league: open,
    entrants: entrants.map(({ decks: _, ...entrant }) => ({
      ...entrant,
      deck: deckSeenBy(league, entrant.player, viewer ?? '') ?? null,
    })),
    standings: standings(league),
    schedule: schedule(league),
    bracket: bracket(league),
    nextDue: nextDue(league),
    commitment: commitmentOf(seed),
    seed: isOver ? seed : null,
  }
}

/** What everybody may hear of. Of decks and seeds nothing. */
export const publicEvents = (events: readonly LeagueEvent[]): readonly LeagueEvent[] =>
  events.flatMap((event): readonly LeagueEvent[] => {
    switch (event.type) {
      case 'LeagueCreated':
        return [{ ...event, seed: '' }]
      case 'DeckRegistered':
      case 'RoundProposed':
      case 'AbsenceNoted':
      case 'QueueJoined':
      case 'QueueLeft':
        return []
      default:
        return [event]
    }
  })
