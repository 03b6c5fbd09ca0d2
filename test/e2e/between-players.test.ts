/** What goes on between two people besides the game, by clicks alone: draws, takebacks, orders, time. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Seat } from '../../src/engine/index.ts'
import { DAY } from '../../src/shared/time.ts'
import { buttonsOf, type Message, menusOf, textOf } from '../../src/stand-in/discord.ts'
import { buttonNamed, Game } from './game.ts'
import { byPanel } from './hands.ts'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
let game: Game
let turn: Seat
let other: Seat
beforeEach(async ({ task }) => {
  stage = await openStage({ name: task.name, isQuick: true })
  game = await new Game(stage, { ruleset: 'hgss-2010' }).begin()
  while (game.table().game?.phase !== 'main') await game.step(byPanel)
  turn = game.table().game!.turn.seat
  other = turn === 0 ? 1 : 0
})
afterEach(() => stage.close())

/** Clicks a button of somebody's panel by its label, and reads the panel afterwards. */
async function click(seat: Seat, label: string, on: Message = game.panel(seat)): Promise<Message> {
  const { message } = await game.act(game.person(seat).click(on, buttonNamed(on, label)))
  return message ?? game.panel(seat)
}

const labels = (message: Message) => buttonsOf(message).map(({ label }) => label)

describe('a draw', () => {
  test('is offered, refused, offered again, agreed to: the match is drawn', async () => {
    const offered = await click(turn, 'Offer a draw', await click(turn, '⋯ More'))
    expect(textOf(offered)).toContain('🤝 You have offered')
    expect(textOf(game.panel(other))).toContain('offers you a draw.** Playing on turns it down.')
    await click(other, 'No draw')
    expect(textOf(game.panel(turn))).toContain('does not agree to a draw. Please play on.')
    await click(turn, 'Offer a draw', await click(turn, '⋯ More'))
    await click(other, 'Agree to a draw')
    expect(game.table()).toMatchObject({ status: 'over', result: { winner: null } })
    expect(textOf(game.posts().at(-1)!)).toContain(
      '🏆 **ann and bob have agreed to a draw.**\n1 turn · Prizes left: ann 6, bob 6',
    )
    for (const seat of [0, 1] as const) expect(labels(game.panel(seat))).toEqual(['Rematch', 'Log', 'Export'])
  })

  test('is turned down by playing on', async () => {
    await click(turn, 'Offer a draw', await click(turn, '⋯ More'))
    await click(turn, 'End turn')
    expect(game.table()).toMatchObject({ drawOffer: turn, game: { turn: { seat: other } } })
    await click(other, 'End turn')
    expect(game.table().drawOffer).toBeNull()
  })
})

/** Somebody has done something in this turn that nobody can take back alone. */
async function bound(): Promise<void> {
  for (let steps = 0; steps < 400; steps++) {
    const { seat } = game.table().game!.turn
    if (game.table().game!.waitingFor.includes(seat) && game.table(seat).yours!.takebacks.length > 0) {
      turn = seat
      other = seat === 0 ? 1 : 0
      return
    }
    await game.step(byPanel)
  }
  throw new Error('nothing was bound')
}

describe('a takeback', () => {
  const ask = async () => {
    const more = await click(turn, '⋯ More')
    const menu = menusOf(more).find(({ placeholder }) => placeholder === 'Ask to take back…')!
    await game.act(game.person(turn).select(more, menu.custom_id, [menu.options.at(-1)!.value]))
  }

  test('needs the leave of the other player; what is taken back has not happened, and everybody is told', async () => {
    await bound()
    const { number } = game.table().game!.turn
    const takebacks = game.table(turn).yours!.takebacks.length
    await ask()
    expect(game.table().takeback).toEqual({ seat: turn })
    expect(labels(game.panel(other))).toEqual(expect.arrayContaining(['Allow it', 'No', 'No, and never ask again']))
    await click(other, 'Allow it')
    expect(game.table().game!.turn.number).toBe(number)
    expect(game.table(turn).yours!.takebacks.length).toBeLessThan(takebacks)
    expect(textOf(game.posts().at(-1)!)).toContain('↶ Taken back, as both agreed.')
    expect(textOf(game.panel(turn))).toContain('**Your turn against')
  })

  test('is refused, and refused for good', async () => {
    await bound()
    const { version } = game.table()
    await ask()
    await click(other, 'No')
    expect(textOf(game.panel(turn))).toContain('does not agree to the takeback. Please play on.')
    await ask()
    await click(other, 'No, and never ask again')
    expect(game.table()).toMatchObject({ version, takeback: null })
    await ask()
    expect(game.table().takeback).toBeNull()
  })
})

describe('standing orders', () => {
  test('are set and cleared in the panel, and only their owner sees them', async () => {
    const panel = await click(turn, 'Orders')
    const menu = menusOf(panel).find(({ custom_id }) => custom_id.endsWith(':order:prizes'))
    const choice = menu?.options.find(option => !option.default)
    expect(choice).toBeDefined()
    const { message } = await game.act(game.person(turn).select(panel, menu!.custom_id, [choice!.value]))
    expect(game.table(turn).yours!.orders).toMatchObject({ prizes: choice!.value })
    expect(game.table(other).yours!.orders).not.toMatchObject({ prizes: choice!.value })
    expect(textOf(message!)).not.toContain('The table has changed')
    const again = await click(turn, 'Orders')
    const add = menusOf(again).find(({ placeholder }) => placeholder === 'Add who comes forward next…')!
    const name = add.options[0]!.value
    await game.act(game.person(turn).select(again, add.custom_id, [name]))
    expect(game.table(turn).yours!.orders.promote).toEqual([name])
    await click(turn, 'Ask me who comes forward', await click(turn, 'Orders'))
    expect(game.table(turn).yours!.orders.promote).toBeUndefined()
  })
})

test('a day more for the opponent, from the thread, by whoever plays; told to all', async () => {
  const before = game.table().clocks[turn].left
  const post = game.posts().at(-1)!
  await game.act(game.person(other).click(post, buttonNamed(post, '+24 h for the opponent')))
  expect(game.table().clocks[turn].left).toBe(before + DAY)
  expect(textOf(game.posts().at(-1)!)).toContain(`gives ${game.users[turn].username} 1 day more.`)
  expect(buttonsOf(stage.discord.message(post.id)!)).toEqual([])
})
