import { expect, test } from 'vitest'
import { begin, value, World } from '../world.ts'

test('what came of a delivery can be asked for without wanting anything', async () => {
  const world = new World()
  const match = await begin(world)
  const delivery = world.delivery()
  const request = { match, by: { player: 'ann' }, delivery }
  expect(await world.app.repeated(request)).toBe(null)
  const first = value(await world.do('ann', match, { type: 'GiveTime', time: 3_600_000 }, delivery))
  const again = await world.app.repeated(request)
  expect(again && value(again)).toEqual({ ...first, repeated: true })
  expect(await world.app.repeated({ ...request, delivery: world.delivery() })).toBe(null)
  expect(await world.app.repeated({ ...request, match: 'none' })).toBe(null)
})
