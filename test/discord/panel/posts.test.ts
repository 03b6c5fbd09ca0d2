import { describe, expect, test } from 'vitest'
import type { About, Notice } from '../../../src/app/notice.ts'
import type { TableView } from '../../../src/app/table.ts'
import { readClick } from '../../../src/discord/panel/read-click.ts'
import { playerPost, tablePost } from '../../../src/discord/panel/turn-post.ts'
import { DAY, HOUR } from '../../../src/shared/time.ts'
import { storyOf } from '../../../src/words/english/game/turn-story.ts'
import { givenCards } from '../../cards/given.ts'
import { labels } from './clicking.ts'
import { buttonsIn, textsIn, wrongWith } from './limits.ts'
import { type Driven, matchAt, NOW, namingFor } from './positions.ts'

const [ANN, BOB] = ['100000000000000001', '100000000000000002']
const [FIRE, CYNDAQUIL, QUILAVA] = ['hgss1-116', 'hgss1-61', 'hgss1-49']
const DEADLINE = `<t:${(NOW + 72 * HOUR) / 1000}:R>`
const SMALL = '-# HeartGold & SoulSilver era, 2010 · casual · match 00006'

const given = givenCards('hgss-2010')

const attacking = (damage: number, bench: readonly string[] = [CYNDAQUIL]): Driven =>
  matchAt(
    given({
      you: { active: { card: [CYNDAQUIL, QUILAVA], energy: [FIRE, FIRE] }, hand: [FIRE], prizes: 3 },
      opponent: { active: { card: CYNDAQUIL, damage }, bench, deck: ['hgss1-89'], prizes: 2 },
    }),
  )

const act = (game: Driven, seat: 0 | 1, type: string, more: object = {}) =>
  expect(game.do(seat, { type: 'Act', command: { type, seat, ...more } as never })).toBeNull()

const toTable = ({ notices }: Driven): Notice => notices.find(({ to }) => to === 'table')!
const toSeat = ({ notices }: Driven, seat: 0 | 1): Notice =>
  notices.find(({ to }) => to !== 'table' && to.seat === seat)!

describe('after a turn, everybody reads', () => {
  const turn = () => {
    const game = attacking(0)
    act(game, 0, 'AttachEnergy', { card: FIRE, pokemon: game.table(0).game!.sides[0].active!.id })
    act(game, 0, 'Attack', { card: QUILAVA, attack: 'Flare' })
    return game
  }

  test('who is next, what happened, what lies on the table; only the next player is called', () => {
    const game = turn()
    const message = tablePost(toTable(game), namingFor(game.rules), {
      pictures: [{ name: 'table.png', alt: 'The table' }],
    })
    expect(wrongWith(message)).toEqual([])
    expect(textsIn(message)).toEqual([
      `**<@${BOB}>, it is your turn (turn 6)** · ⏳ ${DEADLINE}\n${SMALL}`,
      [
        '**Turn 5, Ann**',
        'Ann attaches Fire Energy to Quilava.',
        "Quilava attacks with Flare: 30 damage to Bob's Cyndaquil (30/60 HP left).",
      ].join('\n'),
      ['-# **Ann:** Quilava 80/80 HP (3 Fire)', '-# **Bob:** Cyndaquil 30/60 HP; Bench: Cyndaquil 60/60 HP'].join('\n'),
    ])
    expect(message.pings).toEqual([BOB])
    expect(labels(message)).toEqual(['My hand', 'Log', '+24 h for the opponent'])
    expect(buttonsIn(message).map(({ custom_id }) => readClick(custom_id, [], game.table(1)))).toEqual([
      { is: 'open', what: 'hand' },
      { is: 'open', what: 'log' },
      { is: 'command', command: { type: 'GiveTime', time: DAY } },
    ])
  })

  test('and the next player gets a panel with the same story and the card drawn', () => {
    const game = turn()
    const message = playerPost(toSeat(game, 1), namingFor(game.rules))
    expect(wrongWith(message)).toEqual([])
    expect(textsIn(message).slice(0, 2)).toEqual([
      `**Your turn against Ann** · turn 6 · ⏳ ${DEADLINE} · Prizes 2–3 · deck 55\n${SMALL.replace('casual', 'casual · your deck Deck of bob')}`,
      [
        '**Turn 5, Ann**',
        'Ann attaches Fire Energy to Quilava.',
        "Quilava attacks with Flare: 30 damage to Bob's Cyndaquil (30/60 HP left).",
        'You draw Bill.',
      ].join('\n'),
    ])
    expect(message.pings).toEqual([])
  })

  test('a turn without an attack says so', () => {
    const game = attacking(0)
    act(game, 0, 'EndTurn')
    expect(textsIn(tablePost(toTable(game), namingFor(game.rules)))[1]).toBe(
      '**Turn 5, Ann**\nAnn ends the turn without an attack.',
    )
  })

  test('of a part of a turn it is not said that there was no attack', () => {
    const game = attacking(0)
    act(game, 0, 'EndTurn')
    const { table, events, ordered } = toTable(game)
    const scene = { table, naming: namingFor(game.rules) }
    expect(storyOf(scene, { events, ordered })).toEqual({ title: '', lines: [] })
    expect(storyOf(scene, { events, ordered }, { isWhole: true }).lines).toEqual([
      'Ann ends the turn without an attack.',
    ])
  })

  test('many sentences still are six lines', () => {
    const game = turn()
    const notice = toTable(game)
    const events = Array.from({ length: 40 }, () => notice.events[0]!)
    const message = tablePost({ ...notice, events: [...events, ...notice.events] }, namingFor(game.rules))
    expect(wrongWith(message)).toEqual([])
    expect(textsIn(message)[1]!.split('\n').length).toBe(7)
  })
})

describe('within a turn', () => {
  test('who plays on is named but not called', () => {
    const game = matchAt(given({ you: { active: CYNDAQUIL, hand: ['hgss1-89'] }, opponent: { active: CYNDAQUIL } }))
    act(game, 0, 'PlayTrainer', { card: 'hgss1-89' })
    const message = tablePost(toTable(game), namingFor(game.rules))
    expect(textsIn(message)[0]).toBe(`**Ann plays on (turn 5)** · ⏳ ${DEADLINE}\n${SMALL}`)
    expect(textsIn(message)[1]).toBe('**Turn 5, Ann**\nAnn plays Bill and draws 2 cards.')
    expect(message.pings).toEqual([])
  })

  test('whoever has to answer is called, and once only', () => {
    const game = attacking(50, [CYNDAQUIL, QUILAVA])
    act(game, 0, 'Attack', { card: QUILAVA, attack: 'Flare' })
    act(game, 0, 'Pick', { option: 0 })
    const message = tablePost(toTable(game), namingFor(game.rules))
    expect(textsIn(message)[0]).toBe(`**<@${BOB}>, please decide** · ⏳ ${DEADLINE}\n${SMALL}`)
    expect(message.pings).toEqual([BOB])
    const again = tablePost(toTable(game), namingFor(game.rules), { called: [1] })
    expect(textsIn(again)[0]).toBe(`**Bob must decide** · ⏳ ${DEADLINE}\n${SMALL}`)
    expect(again.pings).toEqual([])
  })

  test('what a standing order decided is said', () => {
    const game = attacking(50, [CYNDAQUIL, QUILAVA])
    game.do(1, { type: 'SetOrders', orders: { promote: ['Quilava'] } })
    act(game, 0, 'Attack', { card: QUILAVA, attack: 'Flare' })
    act(game, 0, 'Pick', { option: 0 })
    const message = tablePost(toTable(game), namingFor(game.rules))
    expect(textsIn(message)[1]!.split('\n').at(-1)).toBe('↪ by standing order, Bob: who comes forward')
    expect(textsIn(message)[0]).toMatch(/it is your turn \(turn 6\)/)
  })
})

describe('a challenge', () => {
  const challenged = (): TableView => {
    const game = attacking(0)
    const match = { ...game.match, status: 'challenged' as const, game: null }
    game.match = match
    return game.table('spectator')
  }
  const notice = (table: TableView, seat?: 1): Notice => ({
    id: 'x',
    to: seat ? { player: BOB, seat } : 'table',
    about: [{ is: 'challenge' }],
    table,
    events: [],
    ordered: [],
    draw: [],
  })

  test('says who is challenged, the terms, and what the luck will be', () => {
    const table = challenged()
    const message = tablePost(notice(table), { locale: 'en', face: () => ({}) as never, players: ['Ann', 'Bob'] })
    expect(wrongWith(message)).toEqual([])
    expect(textsIn(message)).toEqual([
      `<@${BOB}>, **Ann challenges you to a match.** Accept or decline?\n${SMALL}`,
      [
        '**Era:** HeartGold & SoulSilver era, 2010, casual',
        '**Clock:** 3 days each, 8 hours more for every turn, never above 3 days',
        '**Decks:** hidden until they are played',
        `**Open until:** <t:${(NOW + 72 * HOUR) / 1000}:f>`,
        '-# Luck that can be checked: the SHA-256 of the secret seed is `66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925`. The seed itself is shown when the match is over.',
      ].join('\n'),
    ])
    expect(message.pings).toEqual([BOB])
    expect(labels(message)).toEqual(['Accept…', 'Decline', 'Withdraw'])
    expect(buttonsIn(message).map(({ custom_id }) => readClick(custom_id, [], table))).toEqual([
      { is: 'open', what: 'accept' },
      { is: 'command', command: { type: 'Decline' } },
      { is: 'command', command: { type: 'Withdraw' } },
    ])
  })

  test('the challenged player can answer in private as well', () => {
    const game = attacking(0)
    game.match = { ...game.match, status: 'challenged', game: null }
    const message = playerPost(notice(game.table(1), 1), namingFor(game.rules))
    expect(wrongWith(message)).toEqual([])
    expect(textsIn(message)[0]).toMatch(/^\*\*Ann challenges you\*\* · ⏳ <t:\d+:R>\n/)
    expect(textsIn(message)[1]).toMatch(/^\*\*Era:\*\* .*\n\*\*Clock:\*\* /)
    expect(labels(message)).toEqual(['Accept…', 'Decline'])
  })
})

describe('the result', () => {
  test('who won and how, the seed, a rematch; nobody is called', () => {
    const game = attacking(40, [])
    act(game, 0, 'Attack', { card: QUILAVA, attack: 'Flare' })
    act(game, 0, 'Pick', { option: 0 })
    const message = tablePost(toTable(game), namingFor(game.rules))
    expect(wrongWith(message)).toEqual([])
    expect(textsIn(message)).toEqual([
      `🏆 **Ann won against Bob, because Bob has no Pokémon left in play.**\n5 turns · Prizes left: Ann 2, Bob 2\n${SMALL}`,
      [
        '**Turn 5, Ann**',
        "Quilava attacks with Flare: 30 damage to Bob's Cyndaquil (0/60 HP left).",
        "Bob's Cyndaquil is Knocked Out!",
        'Ann takes a Prize.',
      ].join('\n'),
      `-# The seed was \`${'0'.repeat(64)}\`; its SHA-256, published before the first card, was \`66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925\`. /verify checks every coin and shuffle.`,
    ])
    expect(message.pings).toEqual([])
    expect(labels(message)).toEqual(['Rematch', 'Log', 'Export'])
  })

  test('after a loss on time the seed has to wait', () => {
    const game = attacking(0)
    game.match = { ...game.match, status: 'over', result: { winner: 0, ways: ['time'] }, flagged: NOW }
    const notice: Notice = {
      id: 'x',
      to: 'table',
      about: [{ is: 'over' }],
      table: game.table('spectator'),
      events: [],
      ordered: [],
      draw: [],
    }
    const message = tablePost(notice, namingFor(game.rules))
    expect(textsIn(message)[0]).toMatch(/^🏆 \*\*Ann won against Bob, because Bob has run out of time\.\*\*\n/)
    expect(textsIn(message).at(-1)).toBe(
      '-# The seed is shown in 24 hours, when the loss on time can no longer be reversed.',
    )
    expect(JSON.stringify(message)).not.toContain('0'.repeat(64))
  })
})

describe('every kind of notice makes sense', () => {
  const UNTIL = NOW + DAY
  const ABOUT: readonly [About, TableView['status'], string][] = [
    [{ is: 'declined' }, 'declined', 'Bob has declined the challenge of Ann.'],
    [{ is: 'withdrawn' }, 'withdrawn', 'Ann has withdrawn the challenge to Bob.'],
    [{ is: 'expired' }, 'expired', 'Bob has not answered the challenge of Ann in time. It has expired.'],
    [{ is: 'void' }, 'void', 'The match is void: the first decision did not come in time. It counts for nobody.'],
    [{ is: 'taken-back' }, 'playing', '↶ Taken back, as both agreed. Luck that was used is not given back.'],
    [{ is: 'time-given', to: 0, time: DAY }, 'playing', '⏳ Bob gives Ann 1 day more.'],
    [
      { is: 'went-away', seat: 1, until: UNTIL },
      'playing',
      `🏖 Bob is on vacation until <t:${UNTIL / 1000}:f>. The clock stands still meanwhile.`,
    ],
    [{ is: 'flag-reversed' }, 'playing', 'An organiser has reversed the loss on time. The match goes on.'],
  ]
  const TO_PLAYER: readonly [About, string][] = [
    [{ is: 'takeback-refused' }, 'Bob does not agree to the takeback. Please play on.'],
    [{ is: 'draw-refused' }, 'Bob does not agree to a draw. Please play on.'],
    [{ is: 'reminder' }, `⏰ A reminder: your time is over ${DEADLINE}.`],
    [
      { is: 'went-away', seat: 0, until: UNTIL, automatic: true },
      `🏖 You are on vacation until <t:${UNTIL / 1000}:f>. The time was over, so vacation days are used up. The clock stands still meanwhile.`,
    ],
  ]
  const empty = { id: 'x', events: [], ordered: [], draw: [] } as const

  test.each(ABOUT)('%j to everybody and to a player', (about, status, words) => {
    const game = attacking(0)
    game.match = { ...game.match, status, ...(status !== 'playing' && { game: null }) }
    const naming = namingFor(game.rules)
    const post = tablePost({ ...empty, to: 'table', about: [about], table: game.table('spectator') }, naming)
    const own = playerPost({ ...empty, to: { player: ANN, seat: 0 }, about: [about], table: game.table(0) }, naming)
    for (const message of [post, own]) {
      expect(wrongWith(message)).toEqual([])
      expect(textsIn(message).join('\n')).toContain(words)
    }
  })

  test.each(TO_PLAYER)('%j to a player', (about, words) => {
    const game = attacking(0)
    const notice: Notice = { ...empty, to: { player: ANN, seat: 0 }, about: [about], table: game.table(0) }
    const message = playerPost(notice, namingFor(game.rules))
    expect(wrongWith(message)).toEqual([])
    expect(textsIn(message)[1]).toBe(words)
    expect(labels(message).includes('No reminders this turn')).toBe(about.is === 'reminder')
  })
})
