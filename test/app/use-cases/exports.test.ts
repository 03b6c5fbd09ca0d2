import { describe, expect, test } from 'vitest'
import { verifyExport } from '../../../src/app/fairness/verify.ts'
import { REVERSAL } from '../../../src/app/match/terms.ts'
import { seededChance } from '../../../src/app/self-play/seeded-chance.ts'
import { DAY, HOUR } from '../../../src/shared/time.ts'
import { begin, TERMS, themeDeck, value, World } from '../world.ts'
import { playBusily } from './busy-players.ts'
import {
  act,
  commandIn,
  draftsIn,
  entriesOf,
  hasDraft,
  loseOnTime,
  type Sitting,
  SOMEBODY,
  sitting,
  tableOf,
} from './sitting.ts'

const CHALLENGE = { by: 'ann', opponent: 'bob', terms: TERMS, ...themeDeck('hgss-2010') }
const clock = { kind: 'per-move', time: 10 * HOUR } as const

async function exported(world: World, match: string, by: string) {
  const given = await world.app.exportMatch({ match, by })
  if (!given.ok) throw new Error(given.error.code)
  return given.value
}

async function logOf(world: World, match: string, by: string) {
  const log = await world.app.log({ match, by })
  if (!log.ok) throw new Error(log.error.code)
  return log.value
}

/** Nothing but what they see on the screen and in the log. */
async function expectOnlyTheirs(world: World, match: string, by: string): Promise<void> {
  const given = await exported(world, match, by)
  expect(given).toEqual({
    format: 'prizepost-view',
    formatVersion: 1,
    versions: given.versions,
    table: await tableOf(world, match, by),
    log: await logOf(world, match, by),
  })
  expect(verifyExport(given).ok).toBe(false)
}

describe('an export', () => {
  test('of a running match gives everybody their own view and log', async () => {
    const { world, match } = await sitting()
    await playBusily(world, match, seededChance(6), { moves: 40 })
    for (const by of ['ann', 'bob', SOMEBODY]) await expectOnlyTheirs(world, match, by)
    expect(await exported(world, match, 'ann')).not.toEqual(await exported(world, match, 'bob'))
  })

  test('of a challenge tells of the challenge', async () => {
    const world = new World()
    const { match } = value(await world.app.challenge({ ...CHALLENGE, delivery: world.delivery() }))
    for (const each of ['ann', 'bob', SOMEBODY]) await expectOnlyTheirs(world, match, each)
    value(await world.do('bob', match, { type: 'Decline' }))
    for (const each of ['ann', 'bob', SOMEBODY]) await expectOnlyTheirs(world, match, each)
    expect((await tableOf(world, match)).fairness.revealed).toBe(null)
  })

  test('of a match lost on time is secret as long as the loss can be reversed', async () => {
    const begun = await sitting({ terms: { clock } })
    const { world, match } = begun
    await loseOnTime(begun)
    const flagged = (await logOf(world, match, SOMEBODY)).at(-1)
    expect(flagged).toMatchObject({ by: 'clock', said: [{ type: 'Flagged' }] })
    world.now = flagged!.at + REVERSAL - 1
    for (const by of ['ann', 'bob', SOMEBODY]) await expectOnlyTheirs(world, match, by)
    expect((await tableOf(world, match)).fairness.revealed).toBe(null)
    world.now += 1
    const whole = await exported(world, match, SOMEBODY)
    expect(verifyExport(JSON.parse(JSON.stringify(whole))).ok).toBe(true)
    expect((await tableOf(world, match)).fairness.revealed).not.toBe(null)
  })

  test.each(['agreement', 'nobody came'] as const)('of a match that ended by %s can be verified', async how => {
    const begun = await sitting({ where: hasDraft })
    const match = how === 'agreement' ? await agreed(begun) : await forgotten(begun.world)
    const whole = await exported(begun.world, match, SOMEBODY)
    expect(verifyExport(JSON.parse(JSON.stringify(whole))).ok).toBe(true)
    expect(whole).toMatchObject({ result: how === 'agreement' ? { winner: null, ways: ['agreement'] } : null })
  })

  test('tells nobody of the orders, reminders and quiet hours that somebody had', async () => {
    const { world, match, player, table } = await sitting({ terms: { clock } })
    const quiet = { from: 12, until: 20, offset: 0 }
    const request = { player, delivery: world.delivery() }
    await world.app.commandPlayer(request, { type: 'SetPreferences', preferences: { quiet } })
    await world.tick(6 * HOUR)
    await world.tick(3 * HOUR)
    expect(JSON.stringify(await entriesOf(world, match))).toMatch(/ReminderPostponed.*Reminded/)
    value(await world.do(player, match, { type: 'SetOrders', orders: { promote: ['Bulbasaur'] } }))
    value(await world.do(player, match, { type: 'MuteReminders' }))
    value(await act(world, match, player, commandIn(table, 'Concede')))
    const text = JSON.stringify(await exported(world, match, SOMEBODY))
    for (const secret of ['Bulbasaur', 'OrdersSet', 'Remind', 'until']) expect(text).not.toContain(secret)
  })
})

/** A second match, to which nobody comes. */
async function forgotten(world: World): Promise<string> {
  const match = await begin(world)
  await world.tick(2 * DAY)
  expect((await tableOf(world, match)).status).toBe('void')
  return match
}

/** A draw in the middle of somebody's draft. */
async function agreed({ world, match, player, other, table }: Sitting): Promise<string> {
  value(await act(world, match, player, draftsIn(table)[0]!))
  value(await world.do(player, match, { type: 'OfferDraw' }))
  value(await world.do(other, match, { type: 'OfferDraw' }))
  return match
}
