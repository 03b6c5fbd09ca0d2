/** Prizepost with a clock, luck and a letterbox that the test holds in its hands. */
import { createHash } from 'node:crypto'
import { type App, createApp } from '../../src/app/app.ts'
import type { LeagueNews } from '../../src/app/league/news.ts'
import type { MatchCommand } from '../../src/app/match/command.ts'
import { LEAGUE_CLOCK, type Terms } from '../../src/app/match/terms.ts'
import type { Notice } from '../../src/app/notice.ts'
import type { EventStore } from '../../src/app/ports/event-store.ts'
import type { Delivery, Ports } from '../../src/app/ports/index.ts'
import { idFor } from '../../src/app/ports/system.ts'
import type { Coming } from '../../src/app/use-cases/door.ts'
import type { Done, Outcome } from '../../src/app/use-cases/outcome.ts'
import { THEME_DECKS } from '../../src/decks/theme-decks.ts'
import type { RulesetId } from '../../src/rulesets/index.ts'
import type { MatchId, PlayerId } from '../../src/shared/ids.ts'
import { memoryStore } from './memory-store.ts'

export const START = Date.UTC(2026, 2, 1, 12)

export class World {
  now = START
  readonly sent: Notice[] = []
  readonly news: LeagueNews[] = []
  readonly reports: string[] = []
  readonly ports: Ports
  readonly app: App
  #deliveries = 0

  constructor(
    readonly store: EventStore = memoryStore(),
    readonly name = 'world',
    change: (ports: Ports) => Ports = ports => ports,
  ) {
    let seeds = 0
    this.ports = change({
      store,
      clock: { now: () => this.now },
      chance: { seed: () => createHash('sha256').update(`${name} ${seeds++}`).digest('hex') },
      ids: { idFor },
      messenger: {
        send: async notice => void this.sent.push(notice),
        announce: async news => void this.news.push(news),
      },
      report: (what, error) => this.reports.push(`${what}: ${error instanceof Error ? error.message : error}`),
    })
    this.app = createApp(this.ports)
  }

  /** Something that arrives for the first time. */
  delivery(): Delivery {
    this.#deliveries += 1
    return { id: `${this.name} ${this.#deliveries}`, at: this.now }
  }

  /** Everything sent since the last time. */
  letters(): readonly Notice[] {
    return this.sent.splice(0)
  }

  do(player: PlayerId, match: MatchId, wanted: MatchCommand, delivery = this.delivery()): Promise<Outcome> {
    return this.app.command({ match, by: { player }, delivery }, wanted)
  }

  async tick(after = 0): Promise<void> {
    this.now += after
    await this.app.tick()
  }
}

export const TERMS: Terms = { ruleset: 'hgss-2010', rated: false, clock: LEAGUE_CLOCK }

export const themeDeck = (ruleset: RulesetId, index = 0): Coming => {
  const decks = THEME_DECKS.filter(deck => deck.ruleset === ruleset)
  return { deck: { theme: decks[index % decks.length]?.name ?? '' }, salt: `salt ${index}` }
}

export function value(outcome: Outcome): Done {
  if (outcome.ok) return outcome.value
  throw new Error(`refused: ${JSON.stringify(outcome.error.refusal)}`)
}

export const code = (outcome: Outcome): string => {
  if (outcome.ok) return 'done'
  const { refusal } = outcome.error
  return refusal.code === 'game' ? `game:${refusal.why}` : refusal.code
}

/** A match between `ann` and `bob` that has begun. */
export async function begin(world: World, terms: Partial<Terms> = {}, how: Partial<Coming> = {}): Promise<MatchId> {
  const all = { ...TERMS, ...terms }
  const { match } = value(
    await world.app.challenge({
      by: 'ann',
      opponent: 'bob',
      terms: all,
      delivery: world.delivery(),
      ...themeDeck(all.ruleset, 0),
      ...how,
    }),
  )
  const request = { match, by: { player: 'bob' }, delivery: world.delivery() }
  value(await world.app.accept(request, { ...themeDeck(all.ruleset, 1), ...how }))
  return match
}
