/** What somebody may not know changes nothing in what the use cases tell them. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { MatchStreamEntry } from '../../../src/app/match/evolve-match.ts'
import { seededChance } from '../../../src/app/self-play/seeded-chance.ts'
import { RULESET_IDS, type RulesetId } from '../../../src/rulesets/index.ts'
import type { MatchId } from '../../../src/shared/ids.ts'
import { Tally } from '../../invariants/checks.ts'
import { numberPaths } from '../../invariants/hidden.ts'
import { begin, value, World } from '../world.ts'
import { playBusily } from './busy-players.ts'
import {
  askAll,
  isSecret,
  lastTold,
  nameOf,
  readEntries,
  rewrite,
  statesOf,
  VIEWERS,
  worldOf,
  written,
} from './hidden-streams.ts'
import { tableOf } from './sitting.ts'

const PLAYERS = ['ann', 'bob'] as const
const MINUTE = 60_000

interface Recorded {
  readonly match: MatchId
  readonly entries: readonly MatchStreamEntry[]
}

/** The first moves of a match with much talk. */
async function record(ruleset: RulesetId, seed: number): Promise<Recorded> {
  const world = new World(undefined, `hidden ${ruleset} ${seed}`)
  const match = await begin(world, { ruleset }, { orders: { setUp: 'place-only' } })
  for (const part of [0, 1]) {
    for (const player of PLAYERS)
      value(await world.do(player, match, { type: 'SetOrders', orders: { promote: [`orders of ${player}`] } }))
    await playBusily(world, match, seededChance(10 * seed + part), { moves: 45, talk: 3, ticks: 4 })
  }
  return { match, entries: await readEntries(world, match) }
}

/** Not `expect`, which takes long to describe what it compares. */
function same(one: string, other: string, what: string): void {
  if (one !== other) expect(JSON.parse(other), what).toEqual(JSON.parse(one))
}

describe.each(RULESET_IDS)('%s', ruleset => {
  const matches: Recorded[] = []

  beforeAll(async () => {
    for (const seed of [3, 4]) matches.push(await record(ruleset, seed))
  })

  test('other cards, decks, orders, reminders, drafts, salts and luck', async () => {
    const tally = new Tally()
    const chance = seededChance(7)
    for (const { match, entries } of matches)
      for (let length = 1 + chance.pick(6); length <= entries.length; length += 5 + chance.pick(9)) {
        const prefix = entries.slice(0, length)
        const now = prefix.at(-1)!.at + 30 * MINUTE
        const world = await worldOf(prefix, now)
        for (const viewer of VIEWERS) {
          const by = nameOf(viewer, PLAYERS)
          const { entries: others, cards, unseen } = rewrite(prefix, viewer, chance)
          const other = await worldOf(others, now)
          const what = `${viewer} after ${length} entries`
          same(written(await askAll(world, match, by)), written(await askAll(other, match, by)), what)
          same(written(await lastTold(world, match, by)), written(await lastTold(other, match, by)), `${what}: told`)
          if (cards > 20) tally.add('other cards')
          if (unseen > 0) tally.add('unseen drafts')
          tally.add('compared')
        }
      }
    expect(tally.of('compared')).toBeGreaterThan(60)
    expect(tally.of('other cards')).toBeGreaterThan(tally.of('compared') / 2)
    expect(tally.of('unseen drafts')).toBeGreaterThan(15)
  })

  test('what the other player drafts, takes back and orders changes nothing, not even a version', async () => {
    const tally = new Tally()
    for (const { match, entries } of matches.slice(0, 1)) {
      const states = statesOf(entries)
      for (const [index, entry] of entries.entries()) {
        const viewers = VIEWERS.filter(viewer => isSecret(entry, states[index]!, viewer))
        if (viewers.length === 0) continue
        for (const { type } of entry.data.events) tally.add(type)
        const now = entry.at + MINUTE
        const before = await worldOf(entries.slice(0, index), now)
        const after = await worldOf(entries.slice(0, index + 1), now)
        for (const viewer of viewers) {
          const by = nameOf(viewer, PLAYERS)
          const what = `${viewer}, entry ${index + 1}: ${JSON.stringify(entry.data.events).slice(0, 200)}`
          same(written(await askAll(before, match, by)), written(await askAll(after, match, by)), what)
          expect(await lastTold(after, match, by), what).toEqual({ notices: [], answer: null })
        }
      }
    }
    for (const type of ['Played', 'OrdersSet', 'TakenBack', 'RemindersMuted'])
      expect(tally.of(type), type).toBeGreaterThan(0)
  })

  test('no seed, salt, order or number of a card leaves', async () => {
    const numbers = new Set<string>()
    for (const { match, entries } of matches)
      for (let length = 2; length <= entries.length; length += 7) {
        const prefix = entries.slice(0, length)
        const world = await worldOf(prefix, prefix.at(-1)!.at)
        for (const viewer of VIEWERS) {
          const by = nameOf(viewer, PLAYERS)
          const told = [await askAll(world, match, by), await lastTold(world, match, by)]
          numberPaths(told, '', numbers)
          const text = JSON.stringify(told)
          const { fairness } = await tableOf(world, match)
          for (const hex of text.match(/[0-9a-f]{64}/g) ?? [])
            expect([fairness.commitment, ...fairness.saltHashes!]).toContain(hex)
          for (const secret of ['"salt 0"', '"salt 1"', `orders of ${by === 'ann' ? 'bob' : 'ann'}`])
            expect(text).not.toContain(secret)
        }
      }
    expect([...numbers].filter(path => !isHarmless(path)).sort()).toEqual([])
  })
})

/** Where a number may stand that is told to somebody. None of them is one of the 120 cards. */
const HARMLESS: readonly string[] = [
  ...['owner', 'at', 'left', 'runsOut', 'expires', 'from', 'until', 'time', 'bank', 'increment', 'cap', 'percent'],
  ...['seat', 'version', 'formatVersion', 'engine', 'drawOffer', 'winner', 'first', 'waitingFor', 'shownTo', 'game'],
  ...[
    'sides.hand',
    'sides.deck',
    'sides.prizes',
    'places.bench',
    'places.prizes',
    'turn.number',
    'value.turn',
    'events.turn',
    'history.turn',
    'turns.turn',
  ],
  ...['energy', 'supporters', 'stadiums', 'retreats'].map(each => `turn.${each}`),
  ...['active', 'bench', 'pokemon', 'other'].flatMap(each => ['id', 'damage', 'maxHp'].map(key => `${each}.${key}`)),
  ...['on.pokemon', 'lasts.turn', 'events.count', 'events.amount', 'about.to', 'said.to', 'takeback.to', 'log.turn'],
  ...['min', 'max', 'picked'].map(each => `question.${each}`),
  ...['preview.least', 'preview.most'],
  ...['count', 'on', 'pokemon', 'position', 'amount'].map(each => `options.${each}`),
  ...['legal', 'undo', 'command'].flatMap(each => ['pokemon', 'to', 'option'].map(key => `${each}.${key}`)),
]

const isHarmless = (path: string): boolean => HARMLESS.some(end => `.${path}`.endsWith(`.${end}`))
