/** How a league comes about. */
import { decideLeague } from '../../league/decide-league.ts'
import type { Settings } from '../../league/settings.ts'
import { RULESET_IDS } from '../../rulesets/index.ts'
import { assert } from '../../shared/assert.ts'
import type { PlayerId } from '../../shared/ids.ts'
import { isPlayerId } from '../../shared/ids.ts'
import { err } from '../../shared/result.ts'
import { asEntry } from '../aggregate.ts'
import { type ClockTerms, isClock } from '../match/terms.ts'
import type { Delivery } from '../ports/index.ts'
import type { Reacting } from '../streams.ts'
import { doneLeague, type LeagueOutcome, streamRequest } from './change-league.ts'
import { leagues } from './league-stream.ts'

export interface NewLeague {
  readonly by: { readonly player: PlayerId; readonly organiser?: boolean }
  readonly guild: string
  readonly settings: Settings
  readonly delivery: Delivery
}

/** Its id comes from the delivery: a league that is wanted twice is the same. */
export async function createLeague(ports: Reacting, wanted: NewLeague): Promise<LeagueOutcome> {
  const { by, guild, settings, delivery } = wanted
  if (!isPlayerId(by.player) || !isPlayerId(guild)) return err({ code: 'bad-input' })
  const setting = unplayable(settings)
  if (setting) return err({ code: 'bad-setting', setting })
  const league = ports.ids.idFor(delivery)
  const request = { league, by, delivery }
  const came = await leagues.change(ports, streamRequest(request), (before, now) => {
    assert(!before, 'a league that has an id already has been recognised')
    const seed = ports.chance.seed()
    return asEntry(decideLeague(null, { type: 'CreateLeague', by, league, guild, settings, seed }, { now }))
  })
  return came.ok ? doneLeague(ports, request, came.value) : came
}

/** What only those can judge who know rulebooks and clocks. */
export function unplayable({ ruleset, clock }: Partial<Settings>): 'ruleset' | 'clock' | null {
  if (ruleset !== undefined && !RULESET_IDS.some(id => id === ruleset)) return 'ruleset'
  return clock !== undefined && !isClock(clock as ClockTerms) ? 'clock' : null
}
