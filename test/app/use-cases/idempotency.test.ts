/** Whatever is delivered twice happens once. */
import { describe, expect, test } from 'vitest'
import { formatOf } from '../../../src/app/formats.ts'
import type { PlayerCommand } from '../../../src/app/player/decide-player.ts'
import type { Ports } from '../../../src/app/ports/index.ts'
import type { Outcome } from '../../../src/app/use-cases/outcome.ts'
import { copiesIn, THEME_DECKS } from '../../../src/decks/theme-decks.ts'
import { writeDeck } from '../../../src/decks/write.ts'
import { HOUR, MINUTE } from '../../../src/shared/time.ts'
import { TERMS, themeDeck, value, World } from '../world.ts'
import { EVERY_COMMAND, type Moment } from './every-command.ts'
import { Outage } from './outage.ts'
import { contentsOf, entriesOf, lastNotices, post, sitting, tableOf } from './sitting.ts'

const told = (outcome: Outcome): unknown => ({ ...value(outcome), repeated: null })

const giveTime = async ({ world, match, other }: Moment, times: number, pause = 0): Promise<void> => {
  for (let time = 0; time < times; time++) {
    world.now += pause
    const { status } = await tableOf(world, match)
    if (status === 'playing') value(await world.do(other, match, { type: 'GiveTime', time: HOUR }))
  }
}

/** Without what goes on by itself: the time that is left. */
const timeless = (outcome: Outcome): unknown => {
  const { table, ...rest } = value(outcome)
  return { ...rest, table: { ...table, clocks: null } }
}

describe.each(EVERY_COMMAND)('%s', (_, begin) => {
  test('arrives again at once', async () => {
    const { world, match, deliver } = await begin()
    const { length } = await entriesOf(world, match)
    world.letters()
    const first = await deliver()
    expect(value(first).repeated).toBe(false)
    expect(await entriesOf(world, match)).toHaveLength(length + 1)
    const sent = world.letters()
    expect(sent).toEqual(await lastNotices(world, match))
    const before = await contentsOf(world.store)
    const second = await deliver()
    expect(value(second).repeated).toBe(true)
    expect(told(second)).toEqual(told(first))
    expect(await contentsOf(world.store)).toBe(before)
    expect(world.letters()).toEqual([])
  })

  test('arrives again after something else, and after more than a hundred other things', async () => {
    const moment = await begin()
    const { world, deliver } = moment
    const first = await deliver()
    await giveTime(moment, 3)
    expect(told(await deliver())).toEqual(told(first))
    await giveTime(moment, 110, 2 * MINUTE)
    world.letters()
    const before = await contentsOf(world.store)
    const late = await deliver()
    expect(value(late).repeated).toBe(true)
    expect(timeless(late)).toEqual({ ...(timeless(first) as object), repeated: true })
    expect(await contentsOf(world.store)).toBe(before)
    expect(world.letters()).toEqual([])
  })

  test('arrives three times at once', async () => {
    const { world, match, deliver } = await begin()
    const { length } = await entriesOf(world, match)
    world.letters()
    const [first, second, third] = await Promise.all([deliver(), deliver(), deliver()])
    expect(await entriesOf(world, match)).toHaveLength(length + 1)
    expect(told(second)).toEqual(told(first))
    expect(told(third)).toEqual(told(first))
    const expected = await lastNotices(world, match)
    for (const notice of world.letters()) expect(expected).toContainEqual(notice)
  })

  test('arrives again because what followed had failed', async () => {
    const outage = new Outage()
    const { world, match, deliver } = await begin(outage.change)
    world.letters()
    await outage.during(deliver)
    expect(world.letters()).toEqual([])
    const second = await deliver()
    expect(value(second).repeated).toBe(true)
    expect(world.letters()).toEqual(await lastNotices(world, match))
    expect((await entriesOf(world, match)).every(({ settled }) => settled)).toBe(true)
    expect(await world.app.rebuild()).toMatchObject({ corrected: 0, removed: 0 })
    await deliver()
    await world.tick(2 * MINUTE)
    expect(world.letters()).toEqual([])
  })
})

describe('a challenge', () => {
  const moment = (change?: (ports: Ports) => Ports) => {
    const world = new World(undefined, 'world', change)
    const wanted = { by: 'ann', opponent: 'bob', terms: TERMS, delivery: world.delivery(), ...themeDeck('hgss-2010') }
    return { world, deliver: () => world.app.challenge(wanted) }
  }

  test('arrives again: at once, later, and several times at the same time', async () => {
    const { world, deliver } = moment()
    const all = await Promise.all([deliver(), deliver(), deliver()])
    const [first] = all
    expect(all.map(outcome => value(outcome).repeated).sort()).toEqual([false, true, true])
    expect([...new Set(post(world))]).toEqual(['table: challenge', 'bob: challenge'])
    const { match } = value(first)
    expect(await entriesOf(world, match)).toHaveLength(1)
    const request = { match, by: { player: 'bob' }, delivery: world.delivery() }
    value(await world.app.accept(request, themeDeck('hgss-2010', 1)))
    expect(told(await deliver())).toEqual(told(first))
    expect(await world.app.turns('ann')).toHaveLength(1)
    expect((await tableOf(world, match)).status).toBe('playing')
  })

  test('arrives again because what followed had failed', async () => {
    const outage = new Outage()
    const { world, deliver } = moment(outage.change)
    await outage.during(deliver)
    expect([post(world), await world.app.turns('bob')]).toEqual([[], []])
    await deliver()
    expect(post(world)).toEqual(['table: challenge', 'bob: challenge'])
    expect(await world.app.turns('bob')).toHaveLength(1)
  })
})

const list = writeDeck(formatOf('hgss-2010'), copiesIn(THEME_DECKS.find(deck => deck.ruleset === 'hgss-2010')!))

describe('a wish of a player', () => {
  const wishes: readonly (readonly [string, PlayerCommand | null])[] = [
    ['a deck', null],
    ['SetPreferences', { type: 'SetPreferences', preferences: { remind: false } }],
    ['TakeVacation', { type: 'TakeVacation', days: 2 }],
  ]

  test.each(wishes)('%s arrives again and again', async (_, wanted) => {
    const { world } = await sitting()
    const request = { player: 'ann', delivery: world.delivery() }
    const deliver = () =>
      wanted
        ? world.app.commandPlayer(request, wanted)
        : world.app.saveDeck(request, { ruleset: 'hgss-2010', name: 'Mine', list })
    const first = await deliver()
    expect(first.ok).toBe(true)
    const before = await contentsOf(world.store)
    world.letters()
    expect(await Promise.all([deliver(), deliver()])).toEqual([first, first])
    expect(await contentsOf(world.store)).toBe(before)
    expect(world.letters()).toEqual([])
    for (let nth = 0; nth < 110; nth++) {
      world.now += MINUTE
      const preferences = { quiet: { from: nth % 24, until: 7, offset: 0 } }
      const other = { player: 'ann', delivery: world.delivery() }
      await world.app.commandPlayer(other, { type: 'SetPreferences', preferences })
    }
    const after = await world.app.player('ann')
    expect(await deliver()).toEqual({ ok: true, value: after })
    expect(after.version).toBe(111)
  })

  test('a deck that was deleted does not come back with the delivery that brought it', async () => {
    const world = new World()
    const request = { player: 'ann', delivery: world.delivery() }
    const deliver = () => world.app.saveDeck(request, { ruleset: 'hgss-2010', name: 'Mine', list })
    await deliver()
    await world.app.commandPlayer({ player: 'ann', delivery: world.delivery() }, { type: 'DeleteDeck', name: 'Mine' })
    await deliver()
    expect((await world.app.player('ann')).decks).toEqual([])
  })

  test('a vacation of which the matches have not heard arrives again', async () => {
    const outage = new Outage()
    const { world, match } = await sitting({ change: outage.change })
    const request = { player: 'ann', delivery: world.delivery() }
    const deliver = () => world.app.commandPlayer(request, { type: 'TakeVacation', days: 2 })
    await outage.during(deliver)
    expect(post(world)).toEqual([])
    await deliver()
    expect(post(world)).toEqual(['table: went-away', 'bob: went-away'])
    await deliver()
    await world.tick(2 * MINUTE)
    expect(post(world)).toEqual([])
    expect((await tableOf(world, match)).clocks[0].away).not.toBe(null)
  })
})
