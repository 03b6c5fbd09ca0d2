/** What all decisions about a league have in common. */

import type { PlayerId } from '../../shared/ids.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import type { LeagueActor } from '../command.ts'
import type { Intervention, LeagueEvent, Perhaps } from '../league-event.ts'
import type { LEAGUE_REFUSALS, LeagueRefusal } from '../refusal.ts'

export interface Deciding {
  readonly now: Instant
}

export type Decided = Result<readonly LeagueEvent[], LeagueRefusal>

export const refuse = (code: (typeof LEAGUE_REFUSALS)[number]): Result<never, LeagueRefusal> => err({ code })

export const playerIn = (by: LeagueActor): PlayerId | null => (by === 'prizepost' ? null : by.player)

export const isOrganiser = (by: LeagueActor): boolean => by !== 'prizepost' && by.organiser === true

const LONGEST_REASON = 300

/** Everybody will read why. */
export function interventionOf(by: LeagueActor, given: string | undefined): Result<Intervention, LeagueRefusal> {
  if (by === 'prizepost' || !by.organiser) return refuse('not-the-organiser')
  const reason = typeof given === 'string' ? given.trim() : ''
  return reason === '' || reason.length > LONGEST_REASON ? refuse('reason-needed') : ok({ by: by.player, reason })
}

interface Asked extends Perhaps {
  readonly player: PlayerId
}

/** Whom it is about: whoever asks, or somebody else by an organiser who says why. */
export function askedFor(
  by: LeagueActor,
  { player, reason }: { readonly player?: PlayerId; readonly reason?: string },
): Result<Asked, LeagueRefusal> {
  const own = playerIn(by)
  if (own !== null && (player === undefined || player === own)) return ok({ player: own })
  if (player === undefined) return refuse('not-a-player')
  const intervention = interventionOf(by, reason)
  return intervention.ok ? ok({ player, intervention: intervention.value }) : intervention
}
