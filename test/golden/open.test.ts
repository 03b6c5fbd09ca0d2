import { describe, expect, test } from 'vitest'

import { seededChance } from '../../src/app/self-play/seeded-chance.ts'
import { nextChoice, playToTheEnd } from '../app/players.ts'
import { value } from '../app/world.ts'
import { gameOf, goldens, read, wake } from './goldens.ts'

describe.each(goldens)('with a question open, $name', ({ file }) => {
  const { open, entries } = read(file)

  test.each(open)('after entry $version: $kinds', async ({ version }) => {
    const { world, match } = await wake(entries.slice(0, version))
    const chance = seededChance(version)
    expect((await gameOf(world, match))?.action?.questions.some(({ done }) => !done)).toBe(true)
    while ((await gameOf(world, match))?.action) {
      const choice = await nextChoice(world.app, match, chance)
      if (!choice) break
      const { events } = value(await world.do(choice.player, match, choice.wanted))
      expect(events.map(({ type }) => type)).not.toContain('ActionTakenBack')
    }
    await playToTheEnd(world, match, chance, version % 50 === 0 ? Number.POSITIVE_INFINITY : 4)
    const table = await world.app.look({ match, by: 'ann' })
    expect(table.ok && table.value.status).toBe('over')
    expect(world.reports).toEqual([])
  })
})

test('every kind of question that can be met stands open somewhere', () => {
  const asked = new Set(goldens.flatMap(({ file }) => read(file).open.flatMap(({ kinds }) => kinds)))
  expect(asked.size).toBeGreaterThanOrEqual(84)
  expect([...asked].filter(kind => kind.includes('both asked')).length).toBeGreaterThan(1)
})
