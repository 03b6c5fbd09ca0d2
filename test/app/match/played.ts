/** A match in a test: scripted luck, a clock that only the test moves, and every entry through JSON and back. */
import { expect } from 'vitest'
import type { MatchCommand } from '../../../src/app/match/command.ts'
import { type Actor, acceptMatch, decideMatch } from '../../../src/app/match/decide-match.ts'
import type { Deciding } from '../../../src/app/match/deciding.ts'
import { dueEvents, nextDue, outOfTime, type Reminding } from '../../../src/app/match/due.ts'
import { foldMatch, type MatchStreamEntry } from '../../../src/app/match/evolve-match.ts'
import type { Match } from '../../../src/app/match/match.ts'
import type { Brought, Deck, MatchEvent } from '../../../src/app/match/match-event.ts'
import type { Orders } from '../../../src/app/match/orders.ts'
import type { MatchRefusal } from '../../../src/app/match/refusal.ts'
import { seal } from '../../../src/app/match/seal.ts'
import { LEAGUE_CLOCK, type Terms } from '../../../src/app/match/terms.ts'
import type { CardId, Chance, Face, Rules } from '../../../src/engine/index.ts'
import type { RulesetId } from '../../../src/rulesets/index.ts'
import type { Pair } from '../../../src/shared/ids.ts'
import type { Result } from '../../../src/shared/result.ts'
import type { Duration, Instant } from '../../../src/shared/time.ts'
import { nextSeven } from '../../scenario/chance.ts'
import { FILLER, rulesOf } from '../../scenario/index.ts'
import { type PositionSpec, position } from '../../scenario/position.ts'
import { matchCards } from './cards.ts'
import { Person } from './person.ts'

export const START: Instant = Date.UTC(2026, 2, 1, 12)
export const EXPIRES: Instant = START + 7 * 24 * 60 * 60_000
export const ID = '01JZ0000000000000000000000'

/** When something happens: so long after what happened before it. */
export interface When {
  readonly after?: Duration
}

type Happened = Result<readonly MatchEvent[], MatchRefusal>

export class Played {
  match: Match
  now: Instant
  readonly entries: MatchStreamEntry[] = []
  readonly ann = new Person(this, { player: 'ann' })
  readonly bob = new Person(this, { player: 'bob' })
  readonly stranger = new Person(this, { player: 'zoe' })
  readonly organiser = new Person(this, { player: 'olga', organiser: true })
  readonly #initial: Match

  constructor(
    readonly rules: Rules,
    match: Match,
    readonly luck: Luck,
  ) {
    this.match = match
    this.#initial = match
    this.now = match.at
  }

  /** Decides, seals and evolves: what the use cases do around their store. */
  happen(by: string, decide: (match: Match, deciding: Deciding) => Happened, { after = 0 }: When = {}): Happened {
    this.now += after
    const chance = this.luck(this.match.drawn)
    const decided = decide(this.match, { rules: this.rules, now: this.now, chance })
    if (!decided.ok) return decided
    const data = seal(this.rules, this.match, decided.value, this.now, chance.drawn)
    const version = this.match.version + 1
    this.entries.push(cold({ version, at: this.now, by, delivery: `${by} ${version}`, data }))
    const before = this.match
    this.match = foldMatch(this.entries, this.#initial) as Match
    expect(this.match.drawn, 'luck never goes back').toBeGreaterThanOrEqual(before.drawn)
    expect(Math.min(...this.match.left), 'time is never below zero').toBeGreaterThanOrEqual(0)
    return decided
  }

  accept(entrance: Brought, when?: When): Happened {
    return this.happen(
      'bob',
      (match, deciding) => acceptMatch(match, { player: 'bob' }, () => ({ ok: true, value: entrance }), deciding),
      when,
    )
  }

  decide(actor: Actor, command: MatchCommand, when?: When): Happened {
    return this.happen(actor.player, (match, deciding) => decideMatch(match, actor, cold(command), deciding), when)
  }

  /** Puts these events into the stream, as the clock does and as vacations do. */
  record(events: readonly MatchEvent[], when?: When): void {
    this.happen('clock', () => ({ ok: true, value: events }), when)
  }

  /** Lets time pass; whatever is due happens when it is due. Tells what happened after how long. */
  passes(
    time: Duration,
    how: Pair<Reminding> = ['any-time', 'any-time'],
  ): readonly (readonly [Duration, MatchEvent])[] {
    const start = this.now
    const happened: (readonly [Duration, MatchEvent])[] = []
    while (happened.length < 100) {
      const due = nextDue(this.rules, this.match)
      if (due === null || due > start + time) break
      this.now = Math.max(this.now, due)
      const events = this.#dueNow(how)
      if (events.length === 0) throw new Error(`nothing is done at ${due}, when something is due`)
      happened.push(...events.map(event => [this.now - start, event] as const))
      this.record(events)
    }
    this.now = start + time
    return happened
  }

  #dueNow(how: Pair<Reminding>): readonly MatchEvent[] {
    const late = outOfTime(this.rules, this.match, this.now)
    if (late && this.match.came[late.seat]) return [{ type: 'Flagged', seat: late.seat }]
    return dueEvents(this.rules, this.match, how, this.now)
  }

  /** The events of the last entry. */
  get last(): readonly MatchEvent[] {
    return this.entries.at(-1)?.data.events ?? []
  }

  /** The types of what happened in the game by the last entry. */
  get lastInGame(): readonly string[] {
    return this.last.flatMap(event => (event.type === 'Played' ? event.events.map(({ type }) => type) : []))
  }
}

/** Luck that goes on after so many draws. */
export type Luck = (drawn: number) => Chance & { readonly drawn: number }

/** Coin number `drawn` of the script, whatever happened to the coins before. Only coins are counted. */
function coins(flips: readonly Face[], shuffle: Chance['shuffle']): Luck {
  return drawn => {
    let used = drawn
    const flip = (): Face => {
      const face = flips[used++]
      if (!face) throw new Error('a coin was flipped that the test did not script')
      return face
    }
    return {
      flip,
      shuffle,
      pick: () => 0,
      get drawn() {
        return used
      },
    }
  }
}

const cold = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

export interface Start {
  readonly ruleset?: RulesetId
  readonly rated?: boolean
  readonly clock?: Terms['clock']
  readonly orders?: Pair<Orders>
  readonly flips?: readonly Face[]
}

export interface Opening extends Start {
  /** The decks from the top: the opening hand, then what is drawn next. Filled up to 60. */
  readonly ann?: readonly CardId[]
  readonly bob?: readonly CardId[]
}

const STARTERS: readonly CardId[] = ['pip', 'dew', 'fire', 'fire', 'fire', 'water', 'water']

/** In the order given, so that an unshuffled deck is dealt in that order. */
const deckOf = (name: string, cards: readonly CardId[]): Deck => ({
  name,
  cards: [...cards, ...Array<CardId>(60 - cards.length).fill(FILLER)].map(card => [card, 1]),
})

export const entranceOf = (name: string, { ann = STARTERS, bob = STARTERS, orders }: Opening = {}): Brought => ({
  deck: deckOf(`${name}'s deck`, name === 'ann' ? ann : bob),
  salt: `${name}'s salt`,
  orders: orders?.[name === 'ann' ? 0 : 1] ?? {},
})

/** `ann` has challenged `bob`. */
export function challenge(opening: Opening = {}): Played {
  const { ruleset = 'hgss-2010', rated = false, clock = LEAGUE_CLOCK, flips = ['heads'] } = opening
  const challenged: MatchEvent = {
    type: 'Challenged',
    match: ID,
    players: ['ann', 'bob'],
    terms: { ruleset, rated, clock },
    entrance: entranceOf('ann', opening),
    seed: '0'.repeat(64),
    expires: EXPIRES,
  }
  const data = { events: [challenged], left: [0, 0] as const, drawn: 0 }
  const match = foldMatch([{ version: 1, at: START, by: 'ann', delivery: 'ann 1', data }]) as Match
  return new Played(rulesOf(ruleset, { cards: matchCards }), match, coins(flips, nextSeven()))
}

/** The game has begun: by default both have `pip` and `dew` to place, and `ann` will go first. */
export function begin(opening: Opening = {}): Played {
  const played = challenge(opening)
  const accepted = played.accept(entranceOf('bob', opening))
  if (!accepted.ok) throw new Error(`not accepted: ${accepted.error.code}`)
  return played
}

/** `ann` (you) is on turn in this position, and both have come. */
export function given({ ruleset = 'hgss-2010', flips = [], ...spec }: Start & PositionSpec = {}): Played {
  const { match, rules } = challenge({ ruleset, ...spec })
  const { terms, orders } = match
  const time = terms.clock.kind === 'bank' ? terms.clock.bank : terms.clock.time
  const wait = { since: START, allowance: time, reminded: 100, notBefore: 0 }
  const inPlay: Match = {
    ...match,
    version: 2,
    status: 'playing',
    decks: [match.decks[0], deckOf("bob's deck", STARTERS)],
    orders: spec.orders ?? orders,
    game: position(ruleset, spec),
    moved: [2, 2],
    settled: 2,
    left: [time, time],
    waits: [wait, null],
    came: [true, true],
  }
  return new Played(
    rules,
    inPlay,
    coins(flips, n => Array.from({ length: n }, (_, index) => index)),
  )
}
