import { describe, expect, test } from 'vitest'
import type { SeenEvent, SeenOf, SeenPokemon, SeenType } from '../../../src/engine/view.ts'
import { sceneOf, type TableScene } from '../../../src/render/table/scene.ts'
import type { TableShown } from '../../../src/render/table/shown.ts'
import { testEffect } from '../../scenario/effects.ts'
import { pokemon, side, table } from './extremes.ts'
import { anyFace } from './stage.ts'

const mine = pokemon(['hgss1-61', 'hgss1-49'], { id: 901, energy: ['hgss1-116', 'hgss1-116'], attached: ['kind-tool'] })
const theirs = pokemon('hgss1-86', { id: 902, conditions: ['asleep'] })
const benched = pokemon('hgss1-65', { id: 903 })
const board = table([side({ active: mine, bench: [benched] }), side({ active: theirs })])

const seen = (id: number, seat: 0 | 1, card: string | null): SeenPokemon => ({
  id,
  seat,
  card,
  spot: 'active',
  damage: 0,
  maxHp: 60,
})
const event = <T extends SeenType>(type: T, more: Partial<SeenOf<T>> = {}): SeenEvent =>
  ({ type, seat: null, pokemon: null, other: null, cards: [], count: 0, ...more }) as SeenEvent
const onMine = { pokemon: seen(901, 0, 'hgss1-61') }
const onTheirs = { pokemon: seen(902, 1, 'hgss1-86') }

const sceneAfter = (events: readonly SeenEvent[], more: Partial<TableShown> = {}): TableScene =>
  sceneOf({ locale: 'en', view: board, names: ['Ann', 'Robin'], face: anyFace, events, ...more })

describe('what has just been done stands out', () => {
  test('damage and healing are summed up', () => {
    const { bottom, top } = sceneAfter([
      event('DamageDealt', { ...onTheirs, amount: 30 }),
      event('CountersPlaced', { ...onTheirs, amount: 10 }),
      event('Healed', { ...onMine, amount: 20 }),
    ])
    expect([top.active!.hit, top.active!.healed, top.active!.news]).toEqual([40, 0, 'hit'])
    expect([bottom.active!.hit, bottom.active!.healed, bottom.active!.news]).toEqual([0, 20, 'healed'])
    expect(bottom.bench[0]!.news).toBeNull()
  })

  test('moved damage leaves one and hits the other', () => {
    const { bottom, top } = sceneAfter([event('CountersMoved', { ...onMine, other: onTheirs.pokemon, amount: 10 })])
    expect([bottom.active!.healed, top.active!.hit]).toEqual([10, 10])
  })

  test('of two equal Energy cards only the new one is marked', () => {
    const { bottom } = sceneAfter([event('EnergyAttached', { ...onMine, cards: ['hgss1-116'], count: 1 })])
    expect(bottom.active!.energy.map(({ isNew }) => isNew)).toEqual([false, true])
  })

  test.each([
    ['EnergyAttached', { ...onMine, cards: ['hgss1-116'] }],
    ['Evolved', onMine],
    ['Devolved', onMine],
    ['ActiveChanged', onMine],
    ['PokemonPlaced', onMine],
    ['CardsMoved', { ...onMine, from: 'discard', to: 'pokemon', cards: ['hgss1-116'] }],
    ['EffectBegan', { ...onMine, name: 'cannot-retreat' }],
  ] as const)('%s', (type, more) => {
    expect(sceneAfter([event(type, more)]).bottom.active!.news).toBe('other')
  })

  test('a new condition and a new Tool are marked as such', () => {
    const { bottom, top } = sceneAfter([
      event('ConditionInflicted', { ...onTheirs, conditions: ['asleep'] }),
      event('TrainerAttached', { ...onMine, cards: ['kind-tool'] }),
    ])
    expect(top.active!.chips).toEqual([{ kind: 'asleep', words: 'Asleep', isNew: true }])
    expect(bottom.active!.chips).toEqual([{ kind: 'tool', words: 'Wax Seal', isNew: true }])
  })

  test('draws, Prizes and coins are counted', () => {
    const { bottom, top, coins } = sceneAfter([
      event('CardsDrawn', { seat: 0, count: 2 }),
      event('CardsDrawn', { seat: 0, count: 1 }),
      event('PrizesTaken', { seat: 1, count: 2 }),
      event('CoinFlipped', { seat: 0, face: 'tails', reason: 'x' }),
    ])
    expect([bottom.drawn, top.drawn, bottom.prizes.taken, top.prizes.taken]).toEqual([3, 0, 0, 2])
    expect(coins).toEqual(['tails'])
  })

  test('whoever was Knocked Out is remembered as long as the place is empty', () => {
    const knockOut = [event('DamageDealt', { ...onTheirs, amount: 80 }), event('KnockedOut', onTheirs)]
    const empty = table([side(), side({ active: null })])
    expect(sceneAfter(knockOut, { view: empty }).top.fallen).toMatchObject({ face: { name: 'Totodile' }, hit: 80 })
    expect(sceneAfter(knockOut).top.fallen).toBeNull()
  })

  test('of the game before a Sudden Death only the news are left', () => {
    const { top, coins, news } = sceneAfter([
      event('DamageDealt', { ...onTheirs, amount: 80 }),
      event('CoinFlipped', { seat: 0, face: 'heads', reason: 'x' }),
      event('SuddenDeathBegan'),
    ])
    expect([top.active!.hit, coins]).toEqual([0, []])
    expect(news.map(({ words }) => words)).toContain('Sudden Death begins')
  })
})

describe('the news', () => {
  const words = (...events: readonly SeenEvent[]) => sceneAfter(events).news.map(each => each.words)

  test('the two lines that matter most, in the order in which it happened', () => {
    const told = words(
      event('TrainerPlayed', { seat: 0, cards: ['hgss1-89'] }),
      event('AttackDeclared', { ...onMine, name: 'Ember' }),
      event('CardsDrawn', { seat: 1, count: 1 }),
      event('KnockedOut', onTheirs),
    )
    expect(told).toEqual(['Cyndaquil attacks: Ember', 'Totodile is Knocked Out'])
  })

  test.each([
    [[event('KnockedOut', onTheirs), event('KnockedOut', onMine)], 'Totodile and Cyndaquil are Knocked Out'],
    [[event('CardsDrawn', { seat: 0, count: 2 }), event('CardsDrawn', { seat: 0, count: 1 })], 'Ann draws 3 cards'],
    [[event('PowerUsed', { ...onMine, name: 'Afterburner' })], 'Cyndaquil uses Afterburner'],
    [[event('PowerUsed', { name: 'Burned Tower' })], 'Burned Tower is used'],
    [[event('CountersPlaced', { ...onTheirs, amount: 10, conditions: ['poisoned'] })], 'Totodile is poisoned: −10'],
    [[event('CardsRevealed', { seat: 0, shownTo: [0], cards: ['hgss1-89'] })], 'Ann looks at Bill'],
    [
      [event('PokemonPlaced', { seat: 0, spot: 'bench', cards: ['hgss1-111', 'hgss1-112'] })],
      'Ann puts Ho-Oh LEGEND on the Bench',
    ],
    [[event('CardsRevealed', { seat: 0, shownTo: [0, 1], cards: ['hgss1-89', 'hgss1-89'] })], 'Ann shows 2 Bill'],
    [[event('CardsRevealed', { seat: 0, shownTo: [1], count: 4 })], 'Ann shows 4 cards'],
    [[event('AttackFailed', { seat: 0, why: 'confused' })], 'The attack fails: Confused'],
    [[event('CoinFlipped', { seat: 1, face: 'heads', reason: 'asleep' })], 'Robin flips to wake up'],
    [
      [event('PokemonPlaced', { ...onMine, seat: 0, spot: 'bench', cards: ['hgss1-61'] })],
      'Ann puts Cyndaquil on the Bench',
    ],
  ])('%#: %s', (events, told) => {
    expect(words(...events)).toEqual([told])
  })

  test('a Pokémon that lies face down is not named', () => {
    expect(words(event('PokemonPlaced', { seat: 1, spot: 'bench', count: 1, pokemon: seen(7, 1, null) }))).toEqual([])
    expect(words(event('ActiveChanged', { seat: 1, pokemon: seen(7, 1, null) }))).toEqual(['A Pokémon comes forward'])
  })
})

describe('where the game stands', () => {
  const seat = { seat: 1 as const, hand: [], question: null }
  const question = {
    seat: 1 as const,
    prompt: 'new-active' as const,
    options: [{ is: 'pokemon' as const, pokemon: 902, count: 1 }],
    min: 1,
    max: 1,
    picked: [],
    done: false,
  }

  test.each([
    ['a spectator', board, {}, ['Ann’s turn', '']],
    ['the other player', { ...board, ...seat }, {}, ['Ann’s turn', '']],
    [
      'the turn player',
      { ...board, ...seat, turn: { ...board.turn, seat: 1 as const }, waitingFor: [1 as const] },
      {},
      ['Your turn', ''],
    ],
    ['the other is asked', { ...board, waitingFor: [1 as const] }, {}, ['Ann’s turn', 'Robin chooses']],
    [
      'one is asked oneself',
      { ...board, ...seat, question, waitingFor: [1 as const] },
      {},
      ['Ann’s turn', 'Choose the new Active Pokémon'],
    ],
    [
      'both are asked',
      { ...board, phase: 'set-up' as const, waitingFor: [0 as const, 1 as const] },
      {},
      ['Set-up', 'Both players choose'],
    ],
    [
      'the end',
      { ...board, phase: 'over' as const, result: { winner: 1 as const, ways: ['deck-out' as const] } },
      {},
      ['Robin wins', 'No card left to draw'],
    ],
    [
      'one’s own victory',
      { ...board, ...seat },
      { result: { winner: 1 as const, ways: ['time'] } },
      ['You win', 'On time'],
    ],
    ['a draw', board, { result: { winner: null, ways: ['agreement'] } }, ['A draw', 'By agreement']],
    [
      'an end by the league',
      board,
      { result: { winner: null, ways: ['league'] } },
      ['The match is over', 'Decided by the league'],
    ],
    [
      'a victory by the league',
      board,
      { result: { winner: 0, ways: ['league'] } },
      ['Ann wins', 'Decided by the league'],
    ],
  ] as const)('%s', (_, view, more, expected) => {
    const { status } = sceneAfter([], { view, ...more })
    expect([status.headline, status.detail]).toEqual(expected)
  })

  test.each([
    [{ card: 'hgss1-55', name: 'FLASH' }, 'FLASH'],
    [{ card: 'hgss1-89' }, 'Bill'],
    [undefined, ''],
  ])('what asks is named: %j', (source, name) => {
    const asked = { ...question, ...(source && { source: { kind: 'power' as const, seat: 1 as const, ...source } }) }
    const { status } = sceneAfter([], { view: { ...board, ...seat, question: asked } })
    expect([status.source, status.detail]).toEqual([name, 'Choose the new Active Pokémon'])
  })

  test('when it is over, nobody has the turn and the winner is known', () => {
    const { bottom, top } = sceneAfter([], { result: { winner: 1, ways: ['time'] } })
    expect([bottom.hasTurn, bottom.mustDecide, bottom.hasWon, top.hasWon]).toEqual([false, false, false, true])
  })

  test('what can be chosen, evolve or be used is marked', () => {
    const { bottom, top } = sceneAfter([], {
      view: { ...board, ...seat, question, sides: [board.sides[1], board.sides[0]] },
      legal: [
        { seat: 1, type: 'Evolve', card: 'hgss1-110', pokemon: 901 },
        { seat: 1, type: 'UsePower', power: 'Afterburner', pokemon: 901 },
        { seat: 1, type: 'AttachEnergy', card: 'hgss1-116', pokemon: 903 },
      ],
    })
    expect([bottom.active!.marks, bottom.bench[0]!.marks, top.active!.marks]).toEqual([
      ['evolve', 'power'],
      [],
      ['option'],
    ])
  })

  test('what lasts for both players is shown with both, what lasts for a Pokémon with it', () => {
    const effect = (name: string, on: (typeof board.effects)[number]['on']) => ({
      name: testEffect(name),
      on,
      card: 'x',
      source: 'attack' as const,
      lasts: {},
    })
    const effects = [
      effect('no-trainers', null),
      effect('attacks-harder', { seat: 0 }),
      effect('cannot-attack', { pokemon: 902 }),
    ]
    const { bottom, top } = sceneAfter([], { view: { ...board, effects } })
    expect(bottom.chips.map(({ words }) => words)).toEqual(['No trainers', 'Attacks harder'])
    expect(top.chips.map(({ words }) => words)).toEqual(['No trainers'])
    expect(top.active!.chips.map(({ words }) => words)).toEqual(['Asleep', 'Cannot attack'])
  })
})
