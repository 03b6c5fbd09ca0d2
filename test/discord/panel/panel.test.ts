import { describe, expect, test } from 'vitest'
import { panel } from '../../../src/discord/panel/panel.ts'
import { readClick } from '../../../src/discord/panel/read-click.ts'
import { HOUR } from '../../../src/shared/time.ts'
import { givenCards } from '../../cards/given.ts'
import type { Given } from '../../scenario/index.ts'
import { click, labels, options, shown } from './clicking.ts'
import { buttonsIn, selectsIn, textsIn } from './limits.ts'
import { type Driven, matchAt, NOW, sceneOf } from './positions.ts'

const [FIRE, WATER] = ['hgss1-116', 'hgss1-117']
const [CYNDAQUIL, QUILAVA, TYPHLOSION] = ['hgss1-61', 'hgss1-49', 'hgss1-110']

const DEADLINE = `<t:${(NOW + 72 * HOUR) / 1000}:R>`
const SMALL = '-# HeartGold & SoulSilver era, 2010 · casual · your deck Deck of ann · match 00006'

const at = (spec: Omit<Given, 'rules'>): Driven => matchAt(givenCards('hgss-2010')(spec))

describe('the own turn', () => {
  const position = () =>
    at({
      you: {
        active: { card: [CYNDAQUIL, QUILAVA], energy: [FIRE, FIRE], damage: 30 },
        bench: [
          CYNDAQUIL,
          { card: CYNDAQUIL, damage: 20 },
          { card: [CYNDAQUIL, QUILAVA, TYPHLOSION], energy: [WATER] },
        ],
        hand: [FIRE, QUILAVA, WATER, FIRE],
        discard: [FIRE],
        prizes: 4,
      },
      opponent: { active: { card: CYNDAQUIL, damage: 40 }, prizes: 3 },
    })

  test('says first what is to be done, in which match, by when', () => {
    const [first, board, hint] = textsIn(shown(position()))
    expect(first).toBe(`**Your turn against Bob** · turn 5 · ⏳ ${DEADLINE} · Prizes 4–3 · deck 41\n${SMALL}`)
    expect(board).toBe(
      [
        '**You:** Quilava 50/80 HP (2 Fire); Bench: Cyndaquil 60/60 HP, Cyndaquil 40/60 HP, Typhlosion 140/140 HP (Water)',
        '**Bob:** Cyndaquil 20/60 HP',
        '**Hand (4):** 2 Fire Energy, Quilava, Water Energy',
      ].join('\n'),
    )
    expect(hint).toBe('-# You can still attach an Energy. An attack ends your turn.')
  })

  test('offers each card with its targets, and what follows', () => {
    const message = shown(position())
    expect(options(message)).toEqual([
      'Attach Fire → Quilava (Active)',
      'Attach Fire → Cyndaquil (Bench 1, 60/60 HP)',
      'Attach Fire → Cyndaquil (Bench 2, 40/60 HP)',
      'Attach Fire → Typhlosion (Bench 3)',
      'Evolve Cyndaquil (Bench 1, 60/60 HP) → Quilava',
      'Evolve Cyndaquil (Bench 2, 40/60 HP) → Quilava',
      'Attach Water → Quilava (Active)',
      'Attach Water → Cyndaquil (Bench 1, 60/60 HP)',
      'Attach Water → Cyndaquil (Bench 2, 40/60 HP)',
      'Attach Water → Typhlosion (Bench 3)',
    ])
    expect(selectsIn(message).map(({ placeholder }) => placeholder)).toEqual(['Play a card…', 'Use a power, retreat…'])
    expect(options(message, 1)).toEqual([
      'Use Afterburner (Typhlosion)',
      'Retreat → Cyndaquil (Bench 1, 60/60 HP), pay Fire',
      'Retreat → Cyndaquil (Bench 2, 40/60 HP), pay Fire',
      'Retreat → Typhlosion, pay Fire',
    ])
  })

  test('attacks are buttons that say what they do to the Defending Pokémon', () => {
    expect(labels(shown(position()))).toEqual(['⚔ Flare 30 → KO', 'End turn', 'Orders', 'Log', 'Concede…', '⋯ More'])
  })

  test('a simple turn is three clicks: open the menu, choose, attack', () => {
    const game = position()
    expect(click(game, 0, 'Attach Fire → Quilava (Active)')).toBeNull()
    expect(labels(shown(game))).toContain('↶ Undo: attached Fire')
    const before = game.table(1).version
    expect(click(game, 0, '⚔ Flare 30 → KO')).toBeNull()
    expect(game.table(1).version).toBeGreaterThan(before)
    expect(game.table(0).game?.sides[1].discard.length).toBeGreaterThan(0)
  })

  test('what was done is taken back by name', () => {
    const game = position()
    click(game, 0, 'Evolve Cyndaquil (Bench 1, 60/60 HP) → Quilava')
    expect(click(game, 0, '↶ Undo: evolved into Quilava')).toBeNull()
    expect(options(shown(game))).toContain('Evolve Cyndaquil (Bench 1, 60/60 HP) → Quilava')
    expect(labels(shown(game))).not.toContain('↶ Undo: evolved into Quilava')
  })

  test('more than 25 choices: the card first, then its target', () => {
    const bench = Array(5).fill(CYNDAQUIL)
    const game = at({ you: { active: CYNDAQUIL, bench, hand: [FIRE, WATER, 'hgss1-115', 'hgss1-118', QUILAVA] } })
    const message = shown(game)
    expect(options(message)).toEqual([
      'Attach Fire → …',
      'Attach Water → …',
      'Attach Grass → …',
      'Attach Lightning → …',
      'Evolve … → Quilava',
    ])
    expect(selectsIn(message)[0]?.options[0]?.description).toBe('Then choose one of 6 ways')
    expect(click(game, 0, 'Attach Water → …', 'Attach Water → Cyndaquil (Bench 4, 60/60 HP)')).toBeNull()
    expect(game.table(0).game?.sides[0].bench[3]?.energy).toEqual([WATER])
  })

  test('a retreat that can be paid for in different ways', () => {
    const active = { card: TYPHLOSION, energy: [FIRE, FIRE, WATER] }
    const game = at({ you: { active, bench: [CYNDAQUIL] } })
    expect(options(shown(game))?.filter(label => label.startsWith('Retreat'))).toEqual([
      'Retreat → Cyndaquil, pay Fire + Water',
      'Retreat → Cyndaquil, pay 2 Fire',
    ])
  })

  test('pictures come right after the first words, with their alternative text', () => {
    const make = async () => new Uint8Array()
    const message = panel(sceneOf(position(), 0), {
      pictures: [
        { name: 'hand.png', alt: 'Your hand', make },
        { name: 'table.png', alt: 'The table' },
      ],
      note: 'That card is not in your hand.',
    })
    const [frame] = message.components
    const parts = frame && 'components' in frame ? frame.components : []
    expect(parts.slice(0, 3)).toMatchObject([
      { content: expect.stringMatching(/^\*\*Your turn/) },
      {
        items: [
          { media: { url: 'attachment://hand.png' }, description: 'Your hand' },
          { media: { url: 'attachment://table.png' }, description: 'The table' },
        ],
      },
      { content: 'That card is not in your hand.' },
    ])
    expect(message.files).toEqual([{ name: 'hand.png', make }])
    expect(message.pings).toEqual([])
  })
})

describe('while the other player is at it', () => {
  const waiting = () => {
    const game = at({ you: { active: CYNDAQUIL }, opponent: { active: CYNDAQUIL } })
    game.do(0, { type: 'Act', command: { type: 'EndTurn', seat: 0 } })
    return game
  }

  test('says who is waited for, and what can still be done', () => {
    const message = shown(waiting())
    expect(textsIn(message)[0]).toBe(
      `**Waiting for Bob to play** · turn 6 · ⏳ ${DEADLINE} · Prizes 6–6 · deck 53\n${SMALL}`,
    )
    expect(textsIn(message).at(-1)).toBe('-# You will hear from me when it is up to you.')
    expect(labels(message)).toEqual(['+24 h for the opponent', 'Orders', 'Log', 'Concede…', '⋯ More'])
  })

  test('time is given with one click', () => {
    const game = waiting()
    const before = game.table(0).clocks[1].runsOut!
    expect(click(game, 0, '+24 h for the opponent')).toBeNull()
    expect(game.notices.flatMap(({ about }) => about)).toContainEqual({ is: 'time-given', to: 1, time: 24 * HOUR })
    expect(before).toBe(NOW + 72 * HOUR)
  })
})

describe('between the players', () => {
  const playing = () => at({ you: { active: CYNDAQUIL }, opponent: { active: CYNDAQUIL } })

  test('a draw is offered and agreed to', () => {
    const game = playing()
    expect(click(game, 0, '⋯ More', 'Offer a draw')).toBeNull()
    expect(textsIn(shown(game))).toContain('🤝 You have offered Bob a draw.')
    expect(labels(shown(game, 0, { is: 'more' }))).not.toContain('Offer a draw')
    expect(textsIn(shown(game, 1))).toContain('🤝 **Ann offers you a draw.** Playing on turns it down.')
    expect(click(game, 1, 'Agree to a draw')).toBeNull()
    expect(textsIn(shown(game))[0]).toMatch(/^\*\*You and Bob have agreed to a draw\*\*/)
  })

  test('a draw is turned down', () => {
    const game = playing()
    click(game, 0, '⋯ More', 'Offer a draw')
    expect(click(game, 1, 'No draw')).toBeNull()
    expect(game.table(1).drawOffer).toBeNull()
  })

  test('a takeback is asked for, and answered in three ways', () => {
    for (const [answer, version] of [
      ['Allow it', 'back'],
      ['No', 'on'],
      ['No, and never ask again', 'on'],
    ] as const) {
      const game = at({ you: { active: CYNDAQUIL, hand: ['hgss1-89', FIRE] }, opponent: { active: CYNDAQUIL } })
      click(game, 0, 'Play Bill')
      expect(click(game, 0, '⋯ More', 'Played Bill')).toBeNull()
      expect(textsIn(shown(game))).toContain('↶ You have asked Bob for a takeback.')
      expect(textsIn(shown(game, 1))).toContain('↶ **Ann asks to take back something done in this turn.**')
      expect(click(game, 1, answer)).toBeNull()
      expect(options(shown(game))?.includes('Play Bill')).toBe(version === 'back')
    }
  })

  test('conceding is asked twice', () => {
    const game = playing()
    expect(textsIn(shown(game, 0, { is: 'concede' })).at(-1)).toBe(
      '🏳 **Do you really want to concede to Bob?** That ends the match, and nobody can take it back.',
    )
    expect(click(game, 0, 'Concede…', 'No, play on', 'Concede…', 'Yes, I concede')).toBeNull()
    expect(game.match.result).toEqual({ winner: 1, ways: ['concession'] })
  })

  test('standing orders are read and changed', () => {
    const game = at({ you: { active: CYNDAQUIL, hand: [QUILAVA] } })
    expect(click(game, 0, 'Orders', 'Which Prizes you take: Always the rightmost')).toBeNull()
    expect(click(game, 0, 'Orders', 'Quilava')).toBeNull()
    expect(click(game, 0, 'Orders', 'Cyndaquil')).toBeNull()
    expect(game.match.orders[0]).toEqual({ prizes: 'rightmost', promote: ['Quilava', 'Cyndaquil'] })
    expect(textsIn(shown(game, 0, { is: 'orders' })).at(-1)).toBe(
      [
        '**Your standing orders**',
        '**Who comes forward after a Knock Out:** Quilava → Cyndaquil',
        "**Extra cards for the other player's mulligans:** Ask me",
        '**First or second turn, if you may choose:** Ask me',
        '**Which Prizes you take:** Always the rightmost',
        '**Setting up with a single Pokémon:** Ask me',
        '**Offers you always turn down:** None',
        '-# Only you see them. They decide at once when their time comes.',
      ].join('\n'),
    )
    expect(click(game, 0, 'Orders', 'Ask me who comes forward')).toBeNull()
    expect(game.match.orders[0]).toEqual({ prizes: 'rightmost' })
  })
})

describe('when it is over', () => {
  test('the winner, a rematch, the log, the export', () => {
    const game = at({ you: { active: CYNDAQUIL }, opponent: { active: CYNDAQUIL } })
    game.do(0, { type: 'Act', command: { type: 'Concede', seat: 0 } })
    expect(textsIn(shown(game, 0))[0]).toMatch(/^\*\*You lost against Bob, because you have conceded\*\* · turn 5/)
    expect(textsIn(shown(game, 1))[0]).toMatch(/^\*\*You won against Ann, because Ann has conceded\*\* · turn 5/)
    expect(labels(shown(game))).toEqual(['Rematch', 'Log', 'Export'])
    expect(readClick(buttonsIn(shown(game))[0]!.custom_id, [], game.table(0))).toEqual({ is: 'open', what: 'rematch' })
  })
})

test('somebody who watches reads who is waited for, and can only read on', () => {
  const game = at({ you: { active: CYNDAQUIL, hand: [FIRE] }, opponent: { active: QUILAVA } })
  const watching = () => panel(sceneOf(game, 'spectator'))
  expect(textsIn(watching())).toEqual([
    `**Waiting for Ann (Ann against Bob)** · turn 5 · ⏳ ${DEADLINE} · Prizes 6–6\n${SMALL.replace('your deck Deck of ann · ', '')}`,
    '**Ann:** Cyndaquil 60/60 HP\n**Bob:** Quilava 80/80 HP',
  ])
  expect(labels(watching())).toEqual(['Log'])
  game.do(0, { type: 'Act', command: { type: 'Concede', seat: 0 } })
  expect(textsIn(watching())[0]).toMatch(/^\*\*Bob won against Ann, because Ann has conceded\*\*/)
  expect(labels(watching())).toEqual(['Log'])
})

test('names and decks of people cannot do anything', () => {
  const game = at({ you: { active: CYNDAQUIL } })
  const scene = sceneOf(game, 0, ['Ann', '@everyone **[x](http://y)**\n# big'])
  expect(textsIn(panel(scene))[0]).toMatch(
    /^\*\*Your turn against \\@everyone \\\*\\\*\\\[x\\\]\\\(http\\:\\\/\\\/y\\\)\\\*\\\* \\# big\*\*/,
  )
})
