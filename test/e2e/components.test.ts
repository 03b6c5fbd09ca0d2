/** Whole matches by clicks alone, to their natural end: one plays by direct message, the other by what only they see in the thread. */
import { expect, test } from 'vitest'
import { Game } from './game.ts'
import { byHand, byPanel } from './hands.ts'
import { openStage } from './stage.ts'

test.each([
  ['ecard-2002', 1],
  ['hgss-2010', 3],
  ['xy-2016', 1],
] as const)('%s', { timeout: 60_000 }, async (ruleset, seed) => {
  const stage = await openStage({ name: `panels ${ruleset} ${seed}`, isQuick: true })
  try {
    const game = await new Game(stage, { ruleset, seed }).begin()
    await game.play((on, seat) => (seat === 0 ? byPanel : byHand)(on, seat))
    await game.checkEnd()
    expect(game.table().result!.ways).not.toContain('concession')
  } finally {
    await stage.close()
  }
})
