import { describe, expect, test } from 'vitest'
import { isPlayed, type MatchExport } from '../../../src/app/fairness/export-format.ts'
import { verifyExport } from '../../../src/app/fairness/verify.ts'
import { replay } from '../../../src/app/replay.ts'
import { rulesOf } from '../../../src/app/rules-of.ts'
import { seededChance } from '../../../src/app/self-play/seeded-chance.ts'
import type { Done } from '../../../src/app/use-cases/outcome.ts'
import { fold } from '../../../src/engine/index.ts'
import { seeEvents, type Viewer, view } from '../../../src/engine/view.ts'
import { RULESET_IDS, type RulesetId } from '../../../src/rulesets/index.ts'
import { begin, World } from '../world.ts'
import { playBusily } from './busy-players.ts'
import { entriesOf, SOMEBODY, tableOf } from './sitting.ts'

const VIEWERS: readonly (readonly [string, Viewer])[] = [
  ['ann', 0],
  ['bob', 1],
  [SOMEBODY, 'spectator'],
]

const MOVES = ['Played', 'TakenBack']

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value))

async function exported(world: World, match: string): Promise<MatchExport> {
  const given = await world.app.exportMatch({ match, by: SOMEBODY })
  if (!given.ok || given.value.format !== 'prizepost-match') throw new Error('not the whole match')
  return throughJson(given.value)
}

async function play(ruleset: RulesetId, seed: number, talk: number) {
  const world = new World(undefined, `${ruleset} ${seed}`)
  const match = await begin(world, { ruleset, rated: talk === 0 })
  const screens = new Map<number, unknown>()
  const onEntry = async ({ table }: Done) => void screens.set((await entriesOf(world, match)).length, table.game)
  const goesOn = await playBusily(world, match, seededChance(seed), { moves: 3000, talk, onEntry })
  expect(goesOn).toBe(false)
  return { world, match, screens }
}

describe.each(RULESET_IDS)('%s', ruleset => {
  test('a match with all its talk is played to the end, proves its luck and can be watched again', async () => {
    const { world, match, screens } = await play(ruleset, 1, 6)
    expect(world.reports).toEqual([])
    const { result, status, fairness } = await tableOf(world, match)
    expect(status).toBe('over')
    for (const [player] of VIEWERS.slice(0, 2)) {
      expect(await world.app.turns(player)).toEqual([])
      expect(await world.app.history(player)).toMatchObject([{ match, status, result, waiting: false, runsOut: null }])
    }
    const whole = await exported(world, match)
    expect(whole.result).toEqual(result)
    expect(fairness.revealed).toEqual({ seed: whole.fairness.seed, salts: ['salt 0', 'salt 1'] })
    const { length } = await entriesOf(world, match)
    expect(verifyExport(whole)).toMatchObject({ ok: true, counts: { entries: length } })
    expect(JSON.stringify(whole)).not.toContain('OrdersSet')

    for (const [by, viewer] of VIEWERS) {
      const scenes = replay(whole, viewer)
      if (!scenes.ok) throw new Error(scenes.error)
      expect(scenes.value.at(-1)?.view).toEqual((await tableOf(world, match, by)).game)
      const moving = whole.entries.filter(({ events }) => events.some(({ type }) => MOVES.includes(type)))
      expect(scenes.value.map(({ version }) => version)).toEqual(moving.map(({ version }) => version))
      const own = scenes.value.filter(({ by: who, version }) => who === by && screens.has(version))
      expect(own.length).toBeGreaterThan(viewer === 'spectator' ? -1 : 20)
      for (const { version, view: seen } of own) expect(seen, `entry ${version}`).toEqual(screens.get(version))
    }
  })

  test('the log of a match tells everybody what they could see of each move, once and in order', async () => {
    const { world, match } = await play(ruleset, 4, 0)
    const whole = await exported(world, match)
    const all = whole.entries.flatMap(({ events }) => events.filter(isPlayed).flatMap(each => each.events))
    const state = fold(all)
    const orders = JSON.stringify(whole.entries).match(/"order":"\w+"/g) ?? []
    expect(orders.length).toBeGreaterThan(0)
    for (const [by, viewer] of VIEWERS) {
      const log = await world.app.log({ match, by })
      if (!log.ok) throw new Error(log.error.code)
      expect(log.value.flatMap(({ events }) => events)).toEqual(seeEvents(rulesOf(ruleset), fold([]), all, viewer))
      expect(log.value.flatMap(({ ordered }) => ordered)).toHaveLength(orders.length)
      expect(log.value[0]).toMatchObject({ by: 'ann', turn: 0, said: [{ type: 'Challenged' }] })
      expect((await tableOf(world, match, by)).game).toEqual(view(rulesOf(ruleset), state, viewer))
    }
  })
})
