/** Matches to verify: games of theme decks with fair luck, written down as an export. */
import type {
  ExportedEntry,
  ExportedEvent,
  MatchExport,
  PlayedEvent,
  TakenBackEvent,
} from '../../../src/app/fairness/export-format.ts'
import { commitmentOf, type FairChance, fairChance, saltHashOf } from '../../../src/app/fairness/fair-chance.ts'
import { playOut, randomPolicy } from '../../../src/app/self-play/play-out.ts'
import { seededChance } from '../../../src/app/self-play/seeded-chance.ts'
import { catalogue } from '../../../src/cards/index.ts'
import { cardsIn, themePairs } from '../../../src/decks/theme-decks.ts'
import {
  createRules,
  decide,
  type Event,
  evolve,
  fold,
  legal,
  NOTHING,
  type State,
  startGame,
  waitingFor,
} from '../../../src/engine/index.ts'
import { RULESETS, type RulesetId } from '../../../src/rulesets/index.ts'

export interface Told {
  readonly ruleset: RulesetId
  readonly seed: string
  readonly salts: readonly [string, string]
  readonly match: string
  /** Decides what the players do. */
  readonly whims: number
}

export const TOLD: Told = {
  ruleset: 'hgss-2010',
  seed: 'c0ffee'.padEnd(64, '0'),
  salts: ['Ada’s salt', ''],
  match: '01JD0000000000000000000000',
  whims: 1,
}

class Log {
  readonly entries: ExportedEntry[] = []

  constructor() {
    this.add(0, { type: 'Challenged' })
  }

  add(drawn: number, ...events: readonly (ExportedEvent | PlayedEvent | TakenBackEvent)[]): void {
    const version = this.entries.length + 1
    this.entries.push({ version, at: 1_800_000_000_000 + version, by: 'ada', drawn, events })
  }

  play(drawn: number, events: readonly Event[]): void {
    const played: PlayedEvent & { readonly command: null } = { type: 'Played', command: null, events }
    this.add(drawn, { type: 'OrdersSet' }, played)
  }
}

function table({ ruleset, ...source }: Told) {
  const pairs = themePairs(ruleset)
  const [one, other] = pairs[source.whims % pairs.length]!
  const decks = [cardsIn(one), cardsIn(other)] as const
  const chanceFrom = (drawn: number): FairChance => fairChance(source, drawn)
  return { rules: createRules(RULESETS[ruleset], catalogue), decks, chanceFrom }
}

function exported(told: Told, { entries }: Log, { result }: State): MatchExport {
  const { decks } = table(told)
  return {
    format: 'prizepost-match',
    formatVersion: 1,
    versions: { prizepost: '0.1.0', engine: 1 },
    match: told.match,
    ruleset: told.ruleset,
    rated: true,
    players: ['Ada', 'Ben'],
    decks: [
      { name: 'one', cards: decks[0] },
      { name: 'other', cards: decks[1] },
    ],
    fairness: {
      algorithm: 'prizepost-fair-1',
      commitment: commitmentOf(told.seed),
      saltHashes: [saltHashOf(told.salts[0]), saltHashOf(told.salts[1])],
      seed: told.seed,
      salts: told.salts,
    },
    entries,
    result,
  }
}

/** Few cards pick at random, so now and then a pick is put in: verifying does not ask why something was picked. */
export function playedExport(told: Told): MatchExport {
  const { rules, decks, chanceFrom } = table(told)
  const [log, chance, policy] = [new Log(), chanceFrom(0), randomPolicy(seededChance(told.whims))]
  const { state } = playOut(rules, decks, chance, policy, {
    onStep: ({ events, after }) => {
      const of = 1 + (log.entries.length % 9)
      const picked: readonly Event[] =
        after.result || of !== 5 ? [] : [{ type: 'CardPicked', seat: 0, index: chance.pick(of), of }]
      log.play(chance.drawn, [...events, ...picked])
    },
  })
  return throughJson(exported(told, log, state))
}

export interface TakeBacks {
  /** After how many actions. */
  readonly every: number
  /** By how many entries. */
  readonly back: number
  /** The server cheats: luck goes back, too. */
  readonly rewinds?: boolean
}

export function exportWithTakeBacks(told: Told, { every, back, rewinds = false }: TakeBacks): MatchExport {
  const { rules, decks, chanceFrom } = table(told)
  const [log, policy] = [new Log(), randomPolicy(seededChance(told.whims))]
  let chance = chanceFrom(0)
  const opening = startGame(rules, decks, chance)
  log.play(chance.drawn, opening)
  let state = fold(opening)
  const before = [NOTHING, NOTHING]
  for (let action = 1; action < 60 && state.phase !== 'over'; action++) {
    const seat = waitingFor(state)[0]!
    const result = decide(rules, state, policy(legal(rules, state, seat), state, seat), chance)
    if (!result.ok) throw new Error(result.error)
    before.push(state)
    log.play(chance.drawn, result.value)
    state = result.value.reduce(evolve, state)
    if (action % every === 0) {
      const to = Math.max(3, log.entries.length - back)
      if (rewinds) chance = chanceFrom(log.entries[to - 2]!.drawn)
      before.push(state)
      log.add(chance.drawn, { type: 'TakenBack', to })
      state = before[to - 1]!
    }
  }
  return throughJson(exported(told, log, state))
}

const throughJson = (value: MatchExport): MatchExport => JSON.parse(JSON.stringify(value))
