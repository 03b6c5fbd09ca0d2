/** What people do in a match, whatever the luck. */
import type { Player } from './player.ts'

/** Accepts the challenge with a theme deck. */
export async function acceptWith(player: Player, deck: string, shot: (name: string) => Promise<void>): Promise<void> {
  await player.press('Accept…')
  const form = player.page.getByRole('dialog', { name: 'Your deck for this match' })
  await form.getByRole('combobox', { name: 'Choose a deck' }).click()
  await shot('3-choosing-a-deck')
  await form.getByRole('option', { name: deck }).click()
  await form.getByLabel('Your own pinch of chance').fill('the same every time')
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await form.waitFor({ state: 'detached' })
  await player.reads(`your deck ${deck}`)
}

/** A whole turn: a card, then the end. By commands everything is answered in the thread, for the player's eyes only. */
export async function turn(player: Player, thread: string, way: 'commands' | 'buttons'): Promise<void> {
  if (way === 'buttons') {
    await player.decide(() => player.choose('Play a card…', 0))
    await settle(player)
    await player.decide(() => player.press('End turn'))
    await player.reads(/Waiting for/)
    return
  }
  await player.goTo(thread)
  await player.command('play', { card: '' })
  await settle(player)
  await player.command('end')
  await player.reads(/Waiting for/)
  await player.goTo('Prizepost')
}

/** A card may ask something before the turn goes on. */
async function settle(player: Player): Promise<void> {
  await player.panelIs(panel => /Your turn|❓/.test(panel))
  while ((await player.panel()).includes('❓')) await player.decide(() => player.answer())
}

/** Becomes whoever has the newest panel: it stays as it was where somebody has played elsewhere. */
export async function whoseTurn(players: readonly [Player, Player]): Promise<Player | undefined> {
  const turns = []
  for (const player of players) {
    await player.be()
    await player.goTo('Prizepost')
    const [, number = '0'] = /Your turn against \w+ · turn (\d+)/.exec(await player.panel()) ?? []
    turns.push(Number(number))
  }
  const [first = 0, second = 0] = turns
  return first === second ? undefined : players[first > second ? 0 : 1].be()
}

/** Answers for both until everything lies on the table. */
export async function setUp(players: readonly [Player, Player]): Promise<void> {
  while ((await whoseTurn(players)) === undefined) {
    for (const player of players) {
      await player.be()
      if ((await player.panel()).includes('❓')) await player.decide(() => player.answer())
    }
  }
}
