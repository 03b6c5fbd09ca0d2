/** Everybody as they like, each time in another way, with real pictures and the real store. */
import { expect, test } from 'vitest'
import { RULESET_IDS } from '../../src/rulesets/index.ts'
import { Game } from './game.ts'
import { mixed } from './hands.ts'
import { openStage } from './stage.ts'

test.each(RULESET_IDS)('%s', { timeout: 60_000 }, async ruleset => {
  const stage = await openStage({ name: `mixed ${ruleset}` })
  try {
    const game = await new Game(stage, { ruleset, seed: 4 }).begin()
    await game.play(mixed, 16)
    for (const seat of [0, 1] as const)
      for (const name of ['log', 'hand', 'turns', 'orders', 'board'])
        await game.act(game.person(seat).slash(name, {}, game.thread))
    if (game.table().status === 'playing') await game.concede(0)
    await game.checkEnd()
    expect(game.watch.read).toBeGreaterThan(30)
  } finally {
    await stage.close()
  }
})
