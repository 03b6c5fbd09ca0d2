/** Whole matches by slash commands alone, chosen from what is suggested: one types in the thread, the other in direct messages. */
import { expect, test } from 'vitest'
import { textOf } from '../../src/stand-in/discord.ts'
import { buttonNamed, Game } from './game.ts'
import { byCommands } from './hands.ts'
import { openStage } from './stage.ts'

test.each([
  ['ecard-2002', 6],
  ['hgss-2010', 8],
  ['xy-2016', 3],
] as const)('%s, to the end', { timeout: 60_000 }, async (ruleset, seed) => {
  const stage = await openStage({ name: `commands ${ruleset} ${seed}`, isQuick: true })
  try {
    const game = await new Game(stage, { ruleset, seed }).begin()
    await game.play((on, seat) => byCommands(seat === 1)(on, seat))
    await game.checkEnd()
    expect(game.table().result!.ways).not.toContain('concession')
  } finally {
    await stage.close()
  }
})

test.each(['ecard-2002', 'hgss-2010', 'xy-2016'] as const)(
  '%s, until somebody concedes',
  { timeout: 60_000 },
  async ruleset => {
    const stage = await openStage({ name: `conceded ${ruleset}` })
    try {
      const game = await new Game(stage, { ruleset, seed: 3 }).begin()
      await game.play((on, seat) => byCommands(seat === 0)(on, seat), 8)
      const loser = game.person(1)
      const { message } = await game.act(loser.slash('concede', {}, game.thread))
      expect(textOf(message!)).toContain('Do you really want to concede to ann?')
      await game.act(loser.click(message!, buttonNamed(message!, 'Yes, I concede')))
      expect(game.table().result).toMatchObject({ winner: 0, ways: ['concession'] })
      await game.checkEnd()
      const verified = await game.act(loser.slash('verify', {}, game.thread))
      expect(textOf(verified.message!)).toContain('The luck of this match was fair')
    } finally {
      await stage.close()
    }
  },
)
