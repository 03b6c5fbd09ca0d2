import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../src/cards/index.ts'
import { givenCards } from '../../cards/given.ts'
import type { Given } from '../../scenario/index.ts'
import { opening, type Scenario } from '../../scenario/scenario.ts'
import { choose, click, labels, options, shown } from './clicking.ts'
import { selectsIn, textsIn } from './limits.ts'
import { type Driven, matchAt } from './positions.ts'

const [FIRE, WATER, PSYCHIC] = ['hgss1-116', 'hgss1-117', 'hgss1-119']
const [CYNDAQUIL, QUILAVA, TYPHLOSION] = ['hgss1-61', 'hgss1-49', 'hgss1-110']

const given = givenCards('hgss-2010')

/** The match after the verbs of a scenario. */
function afterwards(spec: Omit<Given, 'rules'>, play: (game: Scenario) => void): Driven {
  const game = given(spec)
  play(game)
  return matchAt(game)
}

const question = (game: Driven, seat: 0 | 1 = 0) => textsIn(shown(game, seat)).find(text => text.startsWith('❓'))
const FOOTER = ['Orders', 'Log', 'Concede…', '⋯ More']

describe('one of a few', () => {
  test('buttons with names and places; the other player reads who decides', () => {
    const game = afterwards(
      {
        you: { active: { card: 'hgss1-110', energy: [FIRE, FIRE, FIRE] } },
        opponent: {
          active: { card: CYNDAQUIL, damage: 50 },
          bench: [CYNDAQUIL, { card: CYNDAQUIL, damage: 10 }, QUILAVA],
        },
      },
      scenario => scenario.you.attack('Flare Destroy'),
    )
    expect(question(game)).toBe('❓ **Take 1 Prize.**')
    expect(labels(shown(game)).slice(0, 7)).toEqual([1, 2, 3, 4, 5, 6].map(nth => `Prize ${nth}`).concat('Orders'))
    expect(click(game, 0, 'Prize 3')).toBeNull()
    expect(question(game, 1)).toBe('❓ **Choose your new Active Pokémon.**')
    expect(labels(shown(game, 1))).toEqual([
      'Cyndaquil (Bench 1, 60/60 HP)',
      'Cyndaquil (Bench 2, 50/60 HP)',
      'Quilava (Bench 3)',
      ...FOOTER,
    ])
    expect(textsIn(shown(game, 1))[0]).toMatch(/^\*\*Your decision against Ann\*\*/)
    expect(textsIn(shown(game, 0))[0]).toMatch(/^\*\*Waiting for Bob to decide something in your turn\*\*/)
    expect(click(game, 1, 'Cyndaquil (Bench 2, 50/60 HP)')).toBeNull()
    expect(game.table(1).game?.sides[1].active?.damage).toBe(10)
  })

  test('what may be turned down can be turned down for ever', () => {
    const game = afterwards({ you: { active: CYNDAQUIL, hand: ['hgss1-55'] } }, scenario =>
      scenario.you.bench('hgss1-55'),
    )
    expect(question(game)).toBe(
      [
        '❓ **Do you want to use what FLASH offers?**',
        '-# FLASH (Unown): When you put this Pokémon from your hand onto your Bench, you may do this: Look at the top 5 cards of your deck and put them back in the order you want.',
      ].join('\n'),
    )
    expect(labels(shown(game))).toEqual(['Yes', 'No', 'No, and never ask again', ...FOOTER])
    expect(click(game, 0, 'No, and never ask again')).toBeNull()
    expect(game.match.orders[0]).toEqual({ decline: ['FLASH'] })
    expect(game.table(0).game).toMatchObject({ question: null })
  })
})

describe('several', () => {
  const COLLECTOR =
    '-# Pokémon Collector: Look in your deck for up to 3 Basic Pokémon, show them, put them into your hand and shuffle your deck.'

  test('equal cards are offered one by one, and what is not chosen is not wanted', () => {
    const deck = ['hgss1-55', CYNDAQUIL, CYNDAQUIL, FIRE]
    const game = afterwards({ you: { active: CYNDAQUIL, hand: ['hgss1-97'], deck, deckSize: 4 } }, collect)
    expect(question(game)).toBe(
      `❓ **You search your deck. Choose up to 3 cards.**\n${COLLECTOR}\nAll of your deck (4): Fire Energy, Unown, 2 Cyndaquil`,
    )
    expect(selectsIn(shown(game))[0]).toMatchObject({ min_values: 1, max_values: 3, placeholder: 'Choose up to 3…' })
    expect(options(shown(game))).toEqual(['Unown', 'Cyndaquil (1 of 2)', 'Cyndaquil (2 of 2)'])
    expect(selectsIn(shown(game))[0]?.options[0]?.description).toBe('Basic · 50 HP · Psychic')
    expect(labels(shown(game))).toEqual(['Choose none', ...FOOTER])
    expect(choose(game, 0, 'Cyndaquil (2 of 2)', 'Unown')).toBeNull()
    expect(game.table(0).game).toMatchObject({ question: null, hand: [CYNDAQUIL, 'hgss1-55'] })
  })

  test('none of them', () => {
    const game = afterwards({ you: { active: CYNDAQUIL, hand: ['hgss1-97'], deck: [CYNDAQUIL, 'hgss1-55'] } }, collect)
    expect(click(game, 0, 'Choose none')).toBeNull()
    expect(game.table(0).game).toMatchObject({ question: null, hand: [] })
  })

  test('nothing to choose still needs a click', () => {
    const game = afterwards(
      { you: { active: CYNDAQUIL, hand: ['hgss1-97'], deck: [FIRE, WATER], deckSize: 2 } },
      collect,
    )
    expect(question(game)).toBe(
      `❓ **You search your deck, but there is nothing you can take.**\n${COLLECTOR}\nAll of your deck (2): Fire Energy, Water Energy`,
    )
    expect(labels(shown(game))).toEqual(['Go on', ...FOOTER])
    expect(click(game, 0, 'Go on')).toBeNull()
    expect(game.table(0).game).toMatchObject({ question: null })
  })

  test('exactly so many', () => {
    const discard = [FIRE, FIRE, FIRE, WATER, WATER, PSYCHIC]
    const game = afterwards({ you: { active: CYNDAQUIL, hand: ['hgss1-92'], discard } }, scenario =>
      scenario.you.play('hgss1-92'),
    )
    expect(selectsIn(shown(game))[0]).toMatchObject({ min_values: 4, max_values: 4, placeholder: 'Choose 4…' })
    expect(labels(shown(game))).toEqual(FOOTER)
    const all = ['Fire Energy (1 of 3)', 'Water Energy (1 of 2)', 'Water Energy (2 of 2)', 'Psychic Energy'] as const
    expect(choose(game, 0, ...all)).toBeNull()
    expect(game.table(0).game).toMatchObject({ hand: [FIRE, WATER, WATER, PSYCHIC] })
  })

  test('the set-up: first the Active Pokémon, then all others at once', () => {
    const hand = [CYNDAQUIL, 'hgss1-55', 'hgss1-55', 'hgss1-12', FIRE, FIRE, FIRE]
    const prints = { cards: catalogue.prints, lasting: catalogue.lasting }
    const game = matchAt(opening({ rules: 'hgss-2010', ...prints, you: hand, opponent: hand, flips: [] }))
    expect(question(game)).toBe('❓ **Choose your Active Pokémon to start with.**')
    expect(labels(shown(game))).toEqual(['Unown ×2', 'Cyndaquil', ...FOOTER])
    expect(click(game, 0, 'Cyndaquil')).toBeNull()
    expect(question(game)).toBe(
      '❓ **Who else starts on your Bench? Choose up to 2 Pokémon.**\nChosen so far: Cyndaquil',
    )
    expect(labels(shown(game))).toEqual(['Nobody else', ...FOOTER])
    expect(choose(game, 0, 'Unown (1 of 2)', 'Unown (2 of 2)')).toBeNull()
    expect(textsIn(shown(game))[0]).toMatch(/^\*\*Waiting for Bob to decide\*\* · set-up/)
  })

  const collect = (scenario: Scenario) => scenario.you.play('hgss1-97')
})

describe('in order', () => {
  const cards = [FIRE, WATER, PSYCHIC, CYNDAQUIL, QUILAVA]

  test('three cards: every order in one menu', () => {
    const game = afterwards({ you: { active: 'hgss1-12', deck: cards } }, scenario => {
      scenario.you.usePower('Second Sight')
      scenario.you.choose('yours')
    })
    expect(question(game)).toMatch(
      /^❓ \*\*Put these cards back on the deck in any order, the first on top\.\*\*\n-# Second Sight \(Slowking\): Once in your turn, .*$/,
    )
    expect(options(shown(game))).toEqual([
      'Fire Energy, then Water Energy, then Psychic Energy',
      'Fire Energy, then Psychic Energy, then Water Energy',
      'Water Energy, then Fire Energy, then Psychic Energy',
      'Water Energy, then Psychic Energy, then Fire Energy',
      'Psychic Energy, then Fire Energy, then Water Energy',
      'Psychic Energy, then Water Energy, then Fire Energy',
    ])
    expect(click(game, 0, 'Water Energy, then Psychic Energy, then Fire Energy')).toBeNull()
    const { game: state } = game.match
    expect(state?.sides[0].deck.slice(0, 4).map(card => state.cards[card])).toEqual([WATER, PSYCHIC, FIRE, CYNDAQUIL])
  })

  test('five cards: the first, then every order of the others', () => {
    const game = afterwards({ you: { active: CYNDAQUIL, hand: ['hgss1-55'], deck: cards } }, scenario => {
      scenario.you.bench('hgss1-55')
      scenario.you.choose('yes')
    })
    expect(labels(shown(game)).slice(0, 5)).toEqual([
      'Fire Energy',
      'Water Energy',
      'Psychic Energy',
      'Quilava',
      'Cyndaquil',
    ])
    expect(click(game, 0, 'Quilava')).toBeNull()
    expect(question(game)).toMatch(/In which order do the other cards follow\?.*\nChosen so far: Quilava$/s)
    expect(options(shown(game)).length).toBe(24)
  })
})

describe('shared out', () => {
  test('eight counters on two Pokémon: every way in one menu', () => {
    const game = burstCurse([CYNDAQUIL])
    expect(question(game)).toMatch(/^❓ \*\*Put 8 damage counters on Bob's Pokémon, in any way you like\.\*\*/)
    expect(options(shown(game))).toEqual([
      '8 → Their Cyndaquil (Active, 60/60 HP)',
      ...[7, 6, 5, 4, 3, 2, 1].map(
        count => `${count} → Their Cyndaquil (Active, 60/60 HP), ${8 - count} → Their Cyndaquil (Bench 1, 60/60 HP)`,
      ),
      '8 → Their Cyndaquil (Bench 1, 60/60 HP)',
    ])
    expect(click(game, 0, '2 → Their Cyndaquil (Active, 60/60 HP), 6 → Their Cyndaquil (Bench 1, 60/60 HP)')).toBeNull()
    expect(game.table(0).game?.sides[1].active?.damage).toBe(20)
  })

  test('on many Pokémon: some on one of them, then the others', () => {
    const game = burstCurse([QUILAVA, CYNDAQUIL, TYPHLOSION])
    expect(options(shown(game)).slice(0, 5)).toEqual([
      '1 → Their Cyndaquil (Active, 60/60 HP)',
      '1 → Their Quilava (Bench 1)',
      '1 → Their Cyndaquil (Bench 2, 60/60 HP)',
      '1 → Their Typhlosion (Bench 3)',
      '2 → Their Cyndaquil (Active, 60/60 HP)',
    ])
    expect(click(game, 0, '5 → Their Quilava (Bench 1)')).toBeNull()
    expect(question(game)).toContain('Put 3 damage counters')
    expect(question(game)).toContain('Chosen so far: 5 Their Quilava (Bench 1)')
    expect(click(game, 0, '3 → Their Typhlosion (Bench 3)')).toBeNull()
    expect(game.table(0).game?.sides[1].bench.map(({ damage }) => damage)).toEqual([50, 0, 30])
  })

  const burstCurse = (bench: readonly string[]) => {
    const game = givenCards('xy-2016')({
      you: { active: { card: 'xy11-47', energy: [PSYCHIC, PSYCHIC] } },
      opponent: { active: CYNDAQUIL, bench },
    })
    game.you.attack('Burst Curse')
    return matchAt(game)
  }
})
