/** Given events, when somebody wants something, then events. Everything goes through JSON on its way. */
import { expect } from 'vitest'
import type { LeagueActor, LeagueCommand } from '../../src/league/command.ts'
import { decideLeague } from '../../src/league/decide-league.ts'
import { foldLeague } from '../../src/league/evolve-league.ts'
import type { League, LeagueDeck, Pairing } from '../../src/league/league.ts'
import type { LeagueEvent } from '../../src/league/league-event.ts'
import { type Settings, USUAL_SETTINGS } from '../../src/league/settings.ts'
import { assert } from '../../src/shared/assert.ts'
import type { PlayerId } from '../../src/shared/ids.ts'
import type { Instant } from '../../src/shared/time.ts'

export const START: Instant = Date.UTC(2026, 2, 1, 12)

export const SETTINGS: Settings = {
  ...USUAL_SETTINGS,
  name: 'Spring League',
  ruleset: 'hgss-2010',
  clock: { kind: 'per-move', time: 1 },
  deckPolicy: 'open',
  format: { kind: 'swiss', rounds: 3 },
}

export const organiser: LeagueActor = { player: 'olga', organiser: true }
export const player = (id: PlayerId): LeagueActor => ({ player: id })
export const DECK: LeagueDeck = { name: 'Growth', cards: [['hgss1-1', 60]] }
export const REASON = 'both told me so'
export const intervention = { by: 'olga', reason: REASON }

type Wanted = LeagueCommand extends infer Each ? (Each extends { by: LeagueActor } ? Omit<Each, 'by'> : never) : never

/** A league that a test leads through its life. */
export class Season {
  readonly events: LeagueEvent[] = []
  now = START
  #league: League | null = null

  /** `isQuick`: for leagues so big that looking at every step twice would take too long. */
  constructor(readonly isQuick = false) {}

  get league(): League {
    assert(this.#league, 'there is a league')
    return this.#league
  }

  when(by: LeagueActor, wanted: Wanted): Then {
    const before = this.isQuick || JSON.stringify(this.#league)
    const decided = decideLeague(this.#league, { by, ...wanted } as LeagueCommand, { now: this.now })
    if (!decided.ok) return new Then([], decided.error.code)
    const events = this.isQuick ? decided.value : throughJson(decided.value)
    this.events.push(...events)
    const league = foldLeague(events, this.#league)
    if (!this.isQuick) {
      expect(JSON.stringify(this.#league)).toBe(before)
      expect(events).toEqual(decided.value)
      expect(events).not.toEqual([])
    }
    this.#league = this.isQuick ? league : throughJson(league)
    return new Then(events, null)
  }

  /** What must succeed. */
  do(by: LeagueActor, wanted: Wanted): readonly LeagueEvent[] {
    const { events, refusal } = this.when(by, wanted)
    if (refusal) throw new Error(`${wanted.type} is refused: ${refusal}`)
    return events
  }

  tick(after = 0, how: Omit<Extract<LeagueCommand, { type: 'PassTime' }>, 'type' | 'by'> = {}): Then {
    this.now += after
    return this.when('prizepost', { type: 'PassTime', ...how })
  }

  pairing(id: string): Pairing {
    const found = this.league.rounds.flatMap(({ pairings }) => pairings).find(each => each.id === id)
    assert(found, `there is a pairing ${id}`)
    return found
  }

  /** The pairing of the last round that somebody is in. */
  pairingOf(id: PlayerId): Pairing {
    const found = this.league.rounds.at(-1)?.pairings.find(({ players }) => players.includes(id))
    assert(found, `${id} is paired`)
    return found
  }

  wins(winner: PlayerId): void {
    const { id } = this.pairingOf(winner)
    this.do(
      { player: 'judge', organiser: true },
      { type: 'ReportResult', pairing: id, outcome: { is: 'won', winner }, reason: REASON },
    )
  }

  /** Both come, and a game is played. */
  plays(id: string, match: string): void {
    const [one, other] = this.pairing(id).players
    this.do(player(one), { type: 'BeginMatch', pairing: id, match })
    this.do(player(other), { type: 'ComeToMatch', pairing: id })
  }
}

class Then {
  constructor(
    readonly events: readonly LeagueEvent[],
    readonly refusal: string | null,
  ) {}

  follows(...events: readonly LeagueEvent[]): void {
    expect(this.refusal).toBe(null)
    expect(this.events).toEqual(events)
  }

  /** Only what kinds of things happened. */
  happens(...types: readonly LeagueEvent['type'][]): void {
    expect(this.refusal).toBe(null)
    expect(this.events.map(({ type }) => type)).toEqual(types)
  }

  isRefused(code: string): void {
    expect(this.refusal).toBe(code)
  }
}

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

const MANY = 10

/** A league that is open for everybody. */
export function open(players: readonly PlayerId[] = [], settings: Partial<Settings> = {}): Season {
  const season = new Season(players.length > MANY)
  season.do(organiser, {
    type: 'CreateLeague',
    league: 'spring',
    guild: 'guild',
    settings: { ...SETTINGS, ...settings },
    seed: 'seed',
  })
  season.do(organiser, { type: 'OpenLeague' })
  for (const id of players) season.do(player(id), { type: 'Join', reliability: null })
  return season
}

/** A league whose first round has been paired, unless that is done by hand. */
export function running(players: readonly PlayerId[], settings: Partial<Settings> = {}): Season {
  const season = open(players, settings)
  season.do(organiser, { type: 'StartLeague' })
  if (season.league.settings.pairing === 'automatic') season.tick()
  return season
}

export const FOUR = ['ann', 'bob', 'cleo', 'dan'] as const
