/** Every interaction delivered twice, one after the other or at once: the same match, the same messages, nobody is called twice. */
import { expect, test } from 'vitest'
import { matchStream } from '../../src/app/lookups.ts'
import type { MatchEntry } from '../../src/app/match/match-event.ts'
import type { RulesetId } from '../../src/rulesets/index.ts'
import { type Message, textOf } from '../../src/stand-in/discord.ts'
import { buttonNamed, Game } from './game.ts'
import { mixed } from './hands.ts'
import { openStage } from './stage.ts'

const STEPS = 30

test.each([
  ['ecard-2002', true],
  ['hgss-2010', 'at once'],
  ['xy-2016', true],
] as const)('%s, twice: %s', { timeout: 60_000 }, async (ruleset, twice) => {
  const once = await played(ruleset)
  expect(await played(ruleset, twice)).toEqual(once)
  expect(once.entries.length).toBeGreaterThan(15)
})

/** All that is left of a match: what happened, what was said to whom, who was called. */
async function played(ruleset: RulesetId, twice?: true | 'at once') {
  const stage = await openStage({ name: `twice ${ruleset}`, isQuick: true })
  try {
    const { discord } = stage
    const game = await new Game(stage, { ruleset, seed: 5, ...(twice && { twice }) }).begin()
    await game.play(mixed, STEPS)
    if (game.table().status === 'playing') await game.concede(1)
    await game.checkEnd()
    const post = game.posts().at(-1)!
    await game.act(game.person(1).click(post, buttonNamed(post, 'Rematch')))
    const entries = await stage.store.read<MatchEntry>(matchStream(game.match))
    const said = (messages: readonly Message[]) => messages.map(each => textOf(each).replace(/ match \w{5}$/m, ''))
    return {
      entries: entries.map(({ data, by }) => ({ by, data })),
      thread: said(game.posts()),
      channel: said(discord.messages(game.channel)),
      direct: ([0, 1] as const).map(seat => said(discord.messages(game.person(seat).direct()))),
      calls: ([0, 1] as const).map(seat => game.person(seat).inbox().length),
    }
  } finally {
    await stage.close()
  }
}
