/** Who is told what: exactly these notices, to exactly these people, with exactly these pictures. */
import { describe, expect, test } from 'vitest'
import type { Notice } from '../../../src/app/notice.ts'
import { seededChance } from '../../../src/app/self-play/seeded-chance.ts'
import { DAY, HOUR } from '../../../src/shared/time.ts'
import { begin, themeDeck, value, World } from '../world.ts'
import { playBusily } from './busy-players.ts'
import { bound } from './every-command.ts'
import {
  act,
  commandIn,
  draftsIn,
  endTurn,
  hasDraft,
  inShort,
  lastNotices,
  loseOnTime,
  moveOn,
  post,
  type Sitting,
  SOMEBODY,
  setUp,
  sitting,
  tableOf,
} from './sitting.ts'
import { challenge } from './untouched.ts'

const perMove = { clock: { kind: 'per-move', time: 10 * HOUR } } as const

/** Players are named by their part. */
const heard = ({ world, player, other }: Sitting): readonly string[] =>
  post(world).map(line =>
    line.replace(new RegExp(`^${player}:`), 'player:').replace(new RegExp(`^${other}:`), 'other:'),
  )

describe('before the game', () => {
  test('a challenge: whoever is challenged, and the table', async () => {
    const world = new World()
    const match = await challenge(world)
    expect(post(world)).toEqual(['table: challenge', 'bob: challenge'])
    value(await world.do('bob', match, { type: 'Decline' }))
    expect(post(world)).toEqual(['table: declined', 'ann: declined'])
  })

  test('withdrawn and expired', async () => {
    const world = new World()
    value(await world.do('ann', await challenge(world), { type: 'Withdraw' }))
    await challenge(world)
    world.letters()
    await world.tick(7 * DAY)
    expect(post(world)).toEqual(['table: expired', 'ann: expired', 'bob: expired'])
    const other = new World()
    const match = await challenge(other)
    other.letters()
    value(await other.do('ann', match, { type: 'Withdraw' }))
    expect(post(other)).toEqual(['table: withdrawn', 'bob: withdrawn'])
  })

  test('accepted: both are asked to place their Pokémon; only the last answer lets the first player know', async () => {
    const world = new World()
    const match = await challenge(world)
    world.letters()
    const request = { match, by: { player: 'bob' }, delivery: world.delivery() }
    value(await world.app.accept(request, themeDeck('hgss-2010', 1)))
    expect(post(world)).toEqual(['table: played [table]', 'ann: your-answer [hand]', 'bob: your-answer [hand]'])
    await setUp(world, match)
    const { game, players } = await tableOf(world, match)
    const first = players[game!.turn.seat]
    const last = world.letters().filter(({ table }) => table.game?.phase === 'main')
    expect(last.map(inShort)).toEqual(['table: played [table]', ...(first === 'ann' ? ['ann: your-turn [hand]'] : [])])
  })
})

test('nobody hears of a secret answer, be it given in one piece or in several', async () => {
  let pieces = 0
  for (let nth = 0; pieces < 2; nth++) {
    const world = new World(undefined, `pieces ${nth}`)
    const match = await begin(world)
    world.letters()
    const picks = async () => (await tableOf(world, match, 'ann')).yours!.legal.filter(({ type }) => type === 'Pick')
    pieces = 0
    for (let options = await picks(); options.length > 0; options = await picks()) {
      value(await act(world, match, 'ann', options[0]!))
      pieces += 1
    }
    expect(post(world)).toEqual([])
  }
})

describe('in a turn', () => {
  test('nobody hears of a draft, nor of its undo; whoever makes it has the answer', async () => {
    const begun = await sitting({ where: hasDraft })
    const { world, match, player, table } = begun
    const done = value(await act(world, match, player, draftsIn(table)[0]!))
    expect(heard(begun)).toEqual([])
    expect(done.events).not.toEqual([])
    value(await world.do(player, match, { type: 'Undo' }))
    expect(heard(begun)).toEqual([])
  })

  test('the end of a turn: the table hears all that was drafted, the next player that it is up to them', async () => {
    const begun = await sitting({ where: hasDraft })
    const { world, match, player, table } = begun
    const draft = draftsIn(table)[0]!
    const type = draft.type === 'Bench' ? 'PokemonPlaced' : 'EnergyAttached'
    value(await act(world, match, player, draft))
    const done = value(await endTurn(begun))
    const [toTable, toOther] = world.letters()
    expect([toTable, toOther].map(notice => inShort(notice!))).toEqual([
      'table: played [table]',
      `${begun.other}: your-turn [hand]`,
    ])
    for (const notice of [toTable, toOther]) {
      const types = notice!.events.map(event => event.type)
      expect(types.slice(0, 2)).toEqual([type, 'TurnEnded'])
      expect(types).toContain('TurnBegan')
      expect(types.filter(each => each === type)).toHaveLength(1)
    }
    expect(done.events.map(event => event.type)[0]).toBe('TurnEnded')
  })

  test('what binds in the middle of a turn: the table only', async () => {
    const begun = await bound()
    expect(heard(begun)).toEqual(['table: played [table]'])
  })

  test('a question to the other player, and the turn that goes on after the answer', async () => {
    const begun = await asked()
    expect(heard(begun)).toEqual(['table: played [table]', 'other: your-answer [hand]'])
    const { world, match, other } = begun
    const { yours } = await tableOf(world, match, other)
    value(await act(world, match, other, yours!.legal.find(({ type }) => type === 'Pick')!))
    expect(heard(begun)[0]).toBe('table: played [table]')
  })

  test('giving up: everybody hears of the end', async () => {
    const begun = await sitting()
    value(await act(begun.world, begun.match, begun.player, commandIn(begun.table, 'Concede')))
    expect(heard(begun).toSorted()).toEqual([
      'other: over [table]',
      'player: over [table]',
      'table: played over [table]',
    ])
  })
})

/** Something that somebody did asks the other player. */
async function asked(): Promise<Sitting> {
  for (let game = 0; game < 60; game++) {
    const world = new World(undefined, `asked ${game}`)
    const match = await begin(world)
    const chance = seededChance(game)
    for (let done = await moveOn(world, match, chance); done; done = await moveOn(world, match, chance)) {
      const { turn, waitingFor, phase } = done.table.game!
      const [seat] = waitingFor
      const [player, other] = turn.seat === 0 ? (['ann', 'bob'] as const) : (['bob', 'ann'] as const)
      if (phase === 'main' && seat !== turn.seat && done.table.yours?.seat === turn.seat)
        return { world, match, player, other, table: done.table }
      world.letters()
    }
  }
  throw new Error('nobody was ever asked')
}

describe('between the players', () => {
  test('a draw is offered, refused, offered and agreed on', async () => {
    const begun = await sitting()
    const { world, match, player, other } = begun
    value(await world.do(player, match, { type: 'OfferDraw' }))
    expect(heard(begun)).toEqual(['other: draw-offered'])
    value(await world.do(other, match, { type: 'AnswerDraw', agree: false }))
    expect(heard(begun)).toEqual(['player: draw-refused'])
    value(await world.do(other, match, { type: 'OfferDraw' }))
    expect(heard(begun)).toEqual(['player: draw-offered'])
    value(await world.do(player, match, { type: 'AnswerDraw', agree: true }))
    expect(heard(begun).toSorted()).toEqual(['other: over [table]', 'player: over [table]', 'table: over [table]'])
  })

  test('a takeback is asked for, refused, asked for and granted', async () => {
    const begun = await bound()
    const { world, match, player, other, to } = begun
    world.letters()
    value(await world.do(player, match, { type: 'AskTakeback', to }))
    expect(heard(begun)).toEqual(['other: takeback-asked'])
    value(await world.do(other, match, { type: 'AnswerTakeback', answer: 'no' }))
    expect(heard(begun)).toEqual(['player: takeback-refused'])
    value(await world.do(player, match, { type: 'AskTakeback', to }))
    world.letters()
    value(await world.do(other, match, { type: 'AnswerTakeback', answer: 'yes' }))
    expect(heard(begun).toSorted()).toEqual([
      'other: taken-back [table hand]',
      'player: taken-back [table hand]',
      'table: taken-back [table]',
    ])
  })

  test('time is given: whoever gets it, and the table', async () => {
    const begun = await sitting()
    value(await begun.world.do(begun.other, begun.match, { type: 'GiveTime', time: HOUR }))
    const [first] = begun.world.sent
    expect(first?.about).toEqual([{ is: 'time-given', to: begun.table.yours?.seat, time: HOUR }])
    expect(heard(begun)).toEqual(['table: time-given', 'player: time-given'])
  })

  test('nobody hears of orders, nor of reminders that were muted', async () => {
    const begun = await sitting()
    const { world, match, player, other } = begun
    for (const who of [player, other]) {
      value(await world.do(who, match, { type: 'SetOrders', orders: { turnOrder: 'second' } }))
      value(await world.do(who, match, { type: 'MuteReminders' }))
    }
    expect(heard(begun)).toEqual([])
  })

  test('orders that decide at once are named to everybody who sees what they did', async () => {
    const { world, match, name } = await ordered()
    const sent = world.letters()
    expect(sent.length).toBeGreaterThan(0)
    for (const notice of sent) expect(notice.ordered).toEqual([name])
    const log = await world.app.log({ match, by: SOMEBODY })
    expect(log.ok && log.value.at(-1)?.ordered).toEqual([name])
  })
})

/** The winner of the flip has ordered to go second, when the question is already open. */
async function ordered() {
  const orders = { turnOrder: 'ask' } as const
  const world = new World()
  const match = await begin(world, { ruleset: 'xy-2016' }, { orders })
  const { game, players } = await tableOf(world, match)
  const [seat] = game!.waitingFor
  world.letters()
  value(await world.do(players[seat!], match, { type: 'SetOrders', orders: { turnOrder: 'second' } }))
  return { world, match, name: { seat, order: 'turnOrder' } }
}

describe('by the clock', () => {
  test('a reminder goes to whom it is for, and to nobody else', async () => {
    const begun = await sitting({ terms: perMove })
    await begun.world.tick(5 * HOUR)
    expect(heard(begun)).toEqual(['player: reminder [hand]'])
  })

  test('somebody who goes away: the other player and the table', async () => {
    const begun = await sitting()
    const request = { player: begun.player, delivery: begun.world.delivery() }
    await begun.world.app.commandPlayer(request, { type: 'TakeVacation', days: 2 })
    const [first] = begun.world.sent
    const until = begun.world.now + 2 * DAY
    expect(first?.about).toEqual([{ is: 'went-away', seat: begun.table.yours?.seat, until }])
    expect(heard(begun).toSorted()).toEqual(['other: went-away', 'table: went-away'])
  })

  test('a flag that falls and is reversed', async () => {
    const begun = await sitting({ terms: perMove })
    const { world, match } = begun
    await loseOnTime(begun)
    const over = heard(begun).slice(-3)
    expect(over.toSorted()).toEqual(['other: over [table]', 'player: over [table]', 'table: over [table]'])
    const by = { player: 'judge', organiser: true }
    value(await world.app.command({ match, by, delivery: world.delivery() }, { type: 'ReverseFlag' }))
    expect(heard(begun).toSorted()).toEqual([
      'other: flag-reversed [table]',
      'player: flag-reversed your-turn [table hand]',
      'table: flag-reversed [table]',
    ])
  })

  test('a match to which nobody came', async () => {
    const world = new World()
    await begin(world, perMove)
    world.letters()
    await world.tick(5 * HOUR)
    expect(post(world)).toEqual(['ann: reminder [hand]', 'bob: reminder [hand]'])
    await world.tick(5 * HOUR)
    expect(post(world)).toEqual(['table: void', 'ann: void', 'bob: void'])
  })
})

test('each notice has its own id, the same whenever it is sent', async () => {
  const world = new World()
  const match = await begin(world)
  const notices: Notice[] = []
  await playBusily(world, match, seededChance(3), {
    moves: 120,
    talk: 3,
    onEntry: async () => void notices.push(...(await lastNotices(world, match))),
  })
  const ids = world.sent.map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(80)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id } of notices) expect(ids).toContain(id)
})
