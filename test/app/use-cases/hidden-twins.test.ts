/** Two worlds that differ only in what somebody keeps to themselves look the same to everybody else. */
import { describe, expect, test } from 'vitest'
import type { Orders } from '../../../src/app/match/orders.ts'
import type { ClockTerms } from '../../../src/app/match/terms.ts'
import { HOUR } from '../../../src/shared/time.ts'
import { begin, value, World } from '../world.ts'
import { askAll, lastTold } from './hidden-streams.ts'
import { act, draftsIn, endTurn, hasDraft, SOMEBODY, sitting, tableOf } from './sitting.ts'

/** Ids of notices tell nothing, but differ. */
const unnumbered = (told: unknown): unknown =>
  JSON.parse(JSON.stringify(told, (key, value) => (key === 'id' && typeof value === 'string' ? null : value)))

const perMove: ClockTerms = { kind: 'per-move', time: 10 * HOUR }
const bank: ClockTerms = { kind: 'bank', bank: 6 * HOUR, increment: HOUR, cap: 9 * HOUR }

/** Ann has one Pokémon to place, and perhaps an order to place it; bob has several, and thinks about it. */
async function setUpWith(name: string, clock: ClockTerms, orders: Orders): Promise<World | null> {
  const world = new World(undefined, name)
  const match = await begin(world, { clock }, { orders: {} })
  const optionsOf = async (player: string) => {
    const { game } = await tableOf(world, match, player)
    return game && 'question' in game ? (game.question?.options ?? []) : []
  }
  const [mine, theirs] = [await optionsOf('ann'), await optionsOf('bob')]
  if (mine.length !== 1 || mine[0]?.count !== 1 || theirs.length < 2) return null
  value(await world.do('ann', match, { type: 'SetOrders', orders }))
  world.now += HOUR
  value(await act(world, match, 'bob', { type: 'Pick', seat: 1, option: 0 }))
  world.now += HOUR
  await world.app.tick()
  return world
}

describe.each([perMove, bank])('an order that has decided already, by the clock $kind', clock => {
  test('does not tell that there was nothing to choose', async () => {
    let compared = 0
    for (let nth = 0; compared < 3; nth++) {
      const decided = await setUpWith(`twins ${nth}`, clock, { setUp: 'place-only' })
      const undecided = await setUpWith(`twins ${nth}`, clock, { setUp: 'ask' })
      if (!decided || !undecided) continue
      const { match } = (await decided.app.turns('bob'))[0]!
      for (const by of ['bob', SOMEBODY])
        expect(await askAll(decided, match, by)).toEqual(await askAll(undecided, match, by))
      compared += 1
    }
  })
})

/** A turn that is ended after some thoughts that were all taken back. */
async function turnAfter(thoughts: number) {
  const begun = await sitting({ where: hasDraft })
  const { world, match, player, table } = begun
  for (let thought = 0; thought < thoughts; thought++) {
    value(await act(world, match, player, draftsIn(table)[0]!))
    value(await world.do(player, match, { type: 'Undo' }))
  }
  value(await endTurn(begun))
  return begun
}

test('drafts that were taken back have left no trace when the turn has ended', async () => {
  const [one, other] = [await turnAfter(0), await turnAfter(3)]
  for (const by of [one.other, SOMEBODY]) {
    expect(unnumbered(await askAll(other.world, other.match, by))).toEqual(
      unnumbered(await askAll(one.world, one.match, by)),
    )
    const told = await lastTold(one.world, one.match, by)
    expect(unnumbered(await lastTold(other.world, other.match, by))).toEqual(unnumbered(told))
  }
})

test('what the other player can do does not tell what is drafted', async () => {
  const { world, match, player, other, table } = await sitting({ where: hasDraft })
  const before = (await tableOf(world, match, other)).yours
  value(await act(world, match, player, draftsIn(table)[0]!))
  expect((await tableOf(world, match, other)).yours).toEqual(before)
})
