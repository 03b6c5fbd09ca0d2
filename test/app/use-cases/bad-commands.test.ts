import { describe, expect, test } from 'vitest'
import type { MatchCommand } from '../../../src/app/match/command.ts'
import type { Orders } from '../../../src/app/match/orders.ts'
import type { Command } from '../../../src/engine/index.ts'
import { DAY, HOUR } from '../../../src/shared/time.ts'
import { code, themeDeck, value, World } from '../world.ts'
import { act, commandIn, endTurn, loseOnTime, SOMEBODY, sitting, tableOf } from './sitting.ts'
import { BAD_ORDERS, challenge, untouched } from './untouched.ts'

const picks = (...given: unknown[]): MatchCommand => ({ type: 'Answer', picks: given as number[] })
const orders = (given: unknown): MatchCommand => ({ type: 'SetOrders', orders: given as Orders })
const time = (given: unknown): MatchCommand => ({ type: 'GiveTime', time: given as number })

const BAD_COMMANDS: readonly (readonly [string, MatchCommand, string])[] = [
  ['another match’s challenge', { type: 'Decline' }, 'not-the-challenged'],
  ['no picks', picks(), 'bad-input'],
  ['too many picks', picks(...Array(201).fill(0)), 'bad-input'],
  ['a pick that is no number', picks('0'), 'bad-input'],
  ['a pick when nothing is asked', picks(0), 'game:not-asked'],
  ['an undo of nothing', { type: 'Undo' }, 'nothing-to-take-back'],
  ['a takeback of nothing', { type: 'AskTakeback', to: 3 }, 'nothing-to-take-back'],
  ['an answer to no takeback', { type: 'AnswerTakeback', answer: 'yes' }, 'no-takeback'],
  ['an answer to no draw', { type: 'AnswerDraw', agree: true }, 'no-draw-offer'],
  ['no time', time(0), 'bad-input'],
  ['less than no time', time(-HOUR), 'bad-input'],
  ['a year', time(365 * DAY), 'bad-input'],
  ['a fraction of time', time(HOUR + 0.1), 'bad-input'],
  ['time in words', time('1h'), 'bad-input'],
  ['a flag that has not fallen', { type: 'ReverseFlag' }, 'not-the-organiser'],
  ['an old table', { type: 'Undo', seen: 1 }, 'stale'],
  ['something else', { type: 'Cheat' } as unknown as MatchCommand, 'bad-input'],
  ...BAD_ORDERS.map(([what, given]) => [`orders: ${what}`, orders(given), 'bad-input'] as const),
]

describe('in a match', () => {
  test.each(BAD_COMMANDS)('%s', async (_, wanted, expected) => {
    const { world, match, player } = await sitting({ where: ({ yours }) => yours?.seat === 0 })
    const answer = await untouched(world, () => world.do(player, match, wanted))
    expect(code(answer)).toBe(expected)
    expect(answer.ok ? null : answer.error.table).toEqual(await tableOf(world, match, player))
  })

  test('somebody else’s seat, and a seat that nobody has', async () => {
    const { world, match, player, other, table } = await sitting()
    const mine = commandIn(table, 'EndTurn')
    const seat = mine.seat === 0 ? 1 : 0
    const cases: readonly (readonly [string, Command, string])[] = [
      [player, { ...mine, seat }, 'not-yours'],
      [other, mine, 'not-yours'],
      [other, { ...mine, seat }, 'game:not-your-turn'],
      [player, { ...mine, seat: 2 as 0 }, 'bad-input'],
      [SOMEBODY, mine, 'not-a-player'],
    ]
    for (const [who, command, expected] of cases)
      expect(code(await untouched(world, () => act(world, match, who, command))), expected).toBe(expected)
    const answer = await world.do(SOMEBODY, match, { type: 'Act', command: mine })
    expect(answer.ok ? null : answer.error.table).toEqual(await tableOf(world, match))
  })

  test('picks outside the options, or more than are asked for', async () => {
    const world = new World()
    const match = await challenge(world)
    const request = { match, by: { player: 'bob' }, delivery: world.delivery() }
    value(await world.app.accept(request, themeDeck('hgss-2010', 1)))
    const { game } = await tableOf(world, match, 'ann')
    const options = game && 'question' in game ? (game.question?.options ?? []) : []
    const bad = [[options.length], [-1], [0.5], [null], [0, options.length], Array(7).fill(0), [1e300]]
    for (const given of bad)
      expect(code(await untouched(world, () => world.do('ann', match, picks(...given))))).toMatch(/^game:|bad-input/)
    expect(
      code(await world.do('ann', match, picks(0, ...(options.length > 1 || options[0]!.count > 1 ? [null] : [])))),
    ).toBe('done')
  })

  test('after the end', async () => {
    const begun = await sitting()
    const { world, match, player, other, table } = begun
    value(await endTurn(begun))
    value(await act(world, match, player, commandIn(table, 'Concede')))
    const late: readonly MatchCommand[] = [
      { type: 'Act', command: commandIn(table, 'EndTurn') },
      { type: 'Act', command: commandIn(table, 'Concede') },
      picks(0),
      { type: 'Undo' },
      { type: 'AskTakeback', to: 4 },
      { type: 'AnswerTakeback', answer: 'yes' },
      { type: 'OfferDraw' },
      { type: 'AnswerDraw', agree: true },
      time(HOUR),
      orders({}),
      { type: 'MuteReminders' },
    ]
    for (const wanted of late)
      for (const who of [player, other])
        expect(code(await untouched(world, () => world.do(who, match, wanted)))).toBe('not-in-play')
    const organiser = { match, by: { player: 'judge', organiser: true }, delivery: world.delivery() }
    expect(code(await untouched(world, () => world.app.command(organiser, { type: 'ReverseFlag' })))).toBe('no-flag')
  })

  test('a flag reversed by a player who calls himself an organiser, or too late', async () => {
    const begun = await sitting()
    const { world, match, player } = begun
    await loseOnTime(begun)
    const reverse = (by: { player: string; organiser?: boolean }) => () =>
      world.app.command({ match, by, delivery: world.delivery() }, { type: 'ReverseFlag' })
    expect(code(await untouched(world, reverse({ player, organiser: true })))).toBe('not-the-organiser')
    expect(code(await untouched(world, reverse({ player: 'judge' })))).toBe('not-the-organiser')
    world.now += DAY
    expect(code(await untouched(world, reverse({ player: 'judge', organiser: true })))).toBe('too-late')
  })
})
