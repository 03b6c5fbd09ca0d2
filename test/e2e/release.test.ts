/** A release comes while a question is open: what both players read of it, and that they can go on. */
import { expect, onTestFinished, test } from 'vitest'
import { draftOf } from '../../src/app/match/match.ts'
import { rulesOf } from '../../src/app/rules-of.ts'
import type { Print } from '../../src/engine/index.ts'
import { textOf } from '../../src/stand-in/discord.ts'
import { Game } from './game.ts'
import { byPanel, mixed } from './hands.ts'
import { openStage } from './stage.ts'

/** What stands open, once the other player has heard of it. */
const openAction = ({ watch: { match } }: Game) =>
  match?.game && match.game.action?.program.type !== 'SetUp' && draftOf(match).length === 0 ? match.game.action : null

test('an action whose card is corrected goes back; both are told, and the match goes on to its end', async () => {
  const stage = await openStage({ name: 'release', isQuick: true })
  onTestFinished(() => stage.close())
  const game = await new Game(stage, { ruleset: 'hgss-2010', seed: 3 }).begin()
  while (!openAction(game)) expect(await game.step(mixed)).toBe(true)
  const program = openAction(game)?.program
  if (!program || !('card' in program)) throw new Error('a card asks')
  correct(program.card)
  while (openAction(game)) await game.step(byPanel)

  const { turn, waitingFor } = game.table().game!
  expect(waitingFor).toEqual([turn.seat])
  const told = 'The bot was updated, and a card works differently now. The action is taken back to its start.'
  expect(textOf(game.posts().at(-1)!)).toContain(told)
  for (const seat of [0, 1] as const) expect(textOf(game.panel(seat))).toContain(told)
  await game.play(mixed, 10)
  if (game.table().status === 'playing') await game.concede(1)
  await game.checkEnd()
})

/** From now on, until the test is over, it does nothing. */
function correct(card: string): void {
  const prints = rulesOf('hgss-2010').prints as Map<string, Print>
  const print = prints.get(card)
  if (!print) throw new Error(`there is no ${card}`)
  onTestFinished(() => void prints.set(card, print))
  if (print.kind === 'trainer') prints.set(card, { ...print, play: function* () {} })
  if (print.kind === 'pokemon')
    prints.set(card, { ...print, attacks: print.attacks.map(({ name, cost }) => ({ name, cost, damage: 0 })) })
}
