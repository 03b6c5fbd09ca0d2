/** How a league comes about. */
import { decideLeague } from '../../league/decide-league.ts'
import type { Settings } from '../../league/settings.ts'
import { RULESET_IDS } from '../../rulesets/index.ts'
import type { PlayerId } from '../../shared/ids.ts'
import { isPlayerId } from '../../shared/ids.ts'
import { err } from '../../shared/result.ts'
import { leagueStream } from '../lookups.ts'
import { type ClockTerms, isClock } from '../match/terms.ts'
import type { Delivery, Ports } from '../ports/index.ts'
import { LOST, untilWon } from '../use-cases/race.ts'
import { appendLeague } from './append-league.ts'
import { doneLeague, type LeagueOutcome, repeatLeague } from './change-league.ts'
import type { LeagueEntry } from './league-stream.ts'

export interface NewLeague {
  readonly by: { readonly player: PlayerId; readonly organiser?: boolean }
  readonly guild: string
  readonly settings: Settings
  readonly delivery: Delivery
}

/** Its id comes from the delivery: a league that is wanted twice is the same. */
export async function createLeague(ports: Ports, wanted: NewLeague): Promise<LeagueOutcome> {
  const { by, guild, settings, delivery } = wanted
  if (!isPlayerId(by.player) || !isPlayerId(guild)) return err({ code: 'bad-input' })
  const setting = unplayable(settings)
  if (setting) return err({ code: 'bad-setting', setting })
  const league = ports.ids.idFor(delivery)
  const request = { league, by, delivery }
  return untilWon(async () => {
    const [first] = await ports.store.read<LeagueEntry>(leagueStream(league))
    if (first) return repeatLeague(ports, request, first)
    const now = ports.clock.now()
    const seed = ports.chance.seed()
    const decided = decideLeague(null, { type: 'CreateLeague', by, league, guild, settings, seed }, { now })
    if (!decided.ok) return err(decided.error)
    const signature = { by: by.player, delivery: delivery.id, now }
    const change = await appendLeague(ports, null, signature, decided.value)
    return change ? doneLeague(ports, request, decided.value, false) : LOST
  })
}

/** What only those can judge who know rulebooks and clocks. */
export function unplayable({ ruleset, clock }: Partial<Settings>): 'ruleset' | 'clock' | null {
  if (ruleset !== undefined && !RULESET_IDS.some(id => id === ruleset)) return 'ruleset'
  return clock !== undefined && !isClock(clock as ClockTerms) ? 'clock' : null
}
