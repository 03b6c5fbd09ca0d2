import { describe, expect, test } from 'vitest'
import type { Given } from '../scenario/index.ts'
import { givenCards } from './given.ts'

const given = givenCards('hgss-2010')
const [SLOWKING, HYPNO, SMOOCHUM, DROWZEE] = ['hgss1-12', 'hgss1-23', 'hgss1-30', 'hgss1-62']

const attacking = (card: string, energy: readonly string[], spec: Omit<Given, 'rules' | 'you'> = {}) =>
  given({ you: { active: { card, energy }, bench: ['dew'] }, opponent: { active: 'wall', bench: ['pip'] }, ...spec })

describe('Slowking', () => {
  test.each(['yours', 'theirs'] as const)('Slowking: Second Sight orders the top three cards, %s', whose => {
    const deck = ['pip', 'dew', 'leaf', 'rock']
    const game = given({ you: { active: SLOWKING, deck }, opponent: { deck } })
    game.you.usePower('Second Sight')
    expect(game).toAsk('you', ['yours', 'theirs'], { min: 1, max: 1 })
    game.you.choose(whose)
    expect(game).toAsk('you', ['pip', 'dew', 'leaf'], { min: 3, max: 3 })
    game.you.choose('leaf', 'pip', 'dew')
    const top = (who: 'you' | 'opponent') => game[who].zone('deck').slice(0, 4)
    expect(top('you')).toEqual(whose === 'yours' ? ['leaf', 'pip', 'dew', 'rock'] : deck)
    expect(top('opponent')).toEqual(whose === 'theirs' ? ['leaf', 'pip', 'dew', 'rock'] : deck)
    expect(game.story('DeckShuffled')).toEqual([])
    expect(game.you.refused.usePower('Second Sight')).toBe('power-used')
  })

  test('Slowking: Second Sight works from the Bench, with a short deck, and not under a Special Condition', () => {
    const game = given({ you: { bench: [SLOWKING], deck: ['pip', 'dew'], deckSize: 2 } })
    game.you.usePower('Second Sight', SLOWKING)
    game.you.choose('yours')
    expect(game).toAsk('you', ['pip', 'dew'], { min: 2, max: 2 })
    game.you.choose('dew', 'pip')
    expect(game.you.zone('deck')).toEqual(['dew', 'pip'])
    const poisoned = given({ you: { active: { card: SLOWKING, conditions: ['poisoned'] } } })
    expect(poisoned.you.refused.usePower('Second Sight')).toBe('power-off')
  })
})

test.each([
  ['Slowking', SLOWKING, 'Psyshock', 30, 'heads', ['paralyzed']],
  ['Slowking', SLOWKING, 'Psyshock', 30, 'tails', []],
  ['Jynx', 'hgss1-69', 'Lick', 20, 'heads', ['paralyzed']],
  ['Jynx', 'hgss1-69', 'Lick', 20, 'tails', []],
] as const)('%s (%s): %s does %i damage; %s', (_, card, name, damage, face, conditions) => {
  const game = attacking(card, ['psychic', 'fire'], { flips: [face] })
  game.you.attack(name)
  expect(game.opponent.active).toHaveDamage(damage)
  expect(game.opponent.active.conditions).toEqual(conditions)
})

describe('Wobbuffet, Exeggcute, Exeggutor', () => {
  test.each([
    ['heads', 30, 60],
    ['heads', 0, 0],
    ['tails', 30, 0],
  ] as const)('Wobbuffet: Double Return, %s with %i damage on it', (face, damage, dealt) => {
    const game = given({
      you: { active: { card: 'hgss1-13', energy: ['psychic', 'fire'], damage } },
      opponent: { active: 'wall' },
      flips: [face],
    })
    game.you.attack('Double Return')
    expect(game.opponent.active).toHaveDamage(dealt)
  })

  test.each([
    [['tails'], 0],
    [['heads', 'heads', 'tails'], 20],
  ] as const)('Exeggcute: Continuous Eggsplosion, %j', (flips, damage) => {
    const game = attacking('hgss1-63', ['fire'], { flips })
    game.you.attack('Continuous Eggsplosion')
    expect(game.opponent.active).toHaveDamage(damage)
  })

  test('Exeggutor: Energy Absorption takes up to two Energy cards of any kind from the discard pile', () => {
    const game = given({
      you: {
        active: { card: 'hgss1-18', energy: ['fire'] },
        bench: ['dew'],
        discard: ['pip', 'fire', 'double', 'fire'],
      },
    })
    game.you.attack('Energy Absorption')
    expect(game).toAsk('you', ['fire×2', 'double'], { min: 0, max: 2 })
    game.you.choose('double')
    expect(game).toAskNobody()
    expect(game.you.active.energy).toEqual(['fire', 'double'])
    expect(game.you.discard).toEqual(['pip', 'fire', 'fire'])
  })

  test('Exeggutor: Energy Absorption without any Energy in the discard pile', () => {
    const game = given({ you: { active: { card: 'hgss1-18', energy: ['fire'] }, discard: ['pip'] } })
    game.you.attack('Energy Absorption')
    expect(game).toAskNobody()
    expect(game.you.active.energy).toEqual(['fire'])
  })

  test('Exeggutor: Big Eggsplosion flips a coin for each Energy, not for each card', () => {
    const game = attacking('hgss1-18', ['psychic', 'double'], { flips: ['heads', 'tails', 'heads'] })
    game.you.attack('Big Eggsplosion')
    expect(game.opponent.active).toHaveDamage(80)
  })
})

describe('Hypno and Drowzee', () => {
  test.each([
    ['heads', ['asleep']],
    ['tails', []],
  ] as const)('Hypno: Sleep Pendulum, %s, from the Bench too, once a turn', (face, conditions) => {
    const game = given({ you: { bench: [HYPNO] }, opponent: { active: 'wall' }, flips: [face] })
    game.you.usePower('Sleep Pendulum', HYPNO)
    expect(game.opponent.active.conditions).toEqual(conditions)
    expect(game.you.refused.usePower('Sleep Pendulum', HYPNO)).toBe('power-used')
  })

  test('Hypno: Sleep Pendulum does not work under a Special Condition', () => {
    const game = given({ you: { active: { card: HYPNO, conditions: ['burned'] } } })
    expect(game.you.refused.usePower('Sleep Pendulum')).toBe('power-off')
  })

  test('Hypno: Psychic Shot hits one Benched Pokémon too, without Weakness', () => {
    const game = attacking(HYPNO, ['psychic', 'fire', 'fire'], {
      opponent: { active: 'wall', bench: ['hgss1-5', 'pip'] },
    })
    game.you.attack('Psychic Shot')
    expect(game).toAsk('you', ['hgss1-5', 'pip'], { min: 1, max: 1 })
    game.you.choose('hgss1-5')
    expect(game.opponent.active).toHaveDamage(30)
    expect(game.opponent.benchedAll.map(({ damage }) => damage)).toEqual([10, 0])
  })

  test('Drowzee: Sleep Inducer brings a Benched Pokémon of its choice forward, asleep', () => {
    const game = attacking(DROWZEE, ['psychic'], {
      opponent: { active: 'wall', bench: ['dew', 'pip'] },
      flips: ['tails'],
    })
    game.you.attack('Sleep Inducer')
    expect(game).toAsk('you', ['dew', 'pip'], { min: 1, max: 1 })
    game.you.choose('pip')
    expect(game.opponent.active.card).toBe('pip')
    expect(game.opponent.active.conditions).toEqual(['asleep'])
    expect(game.opponent.benched('wall').conditions).toEqual([])
    expect(game.you.active.card).toBe(DROWZEE)
  })

  test('Drowzee: Sleep Inducer does nothing without a Bench on the other side', () => {
    const game = attacking(DROWZEE, ['psychic'], { opponent: { active: 'wall' } })
    game.you.attack('Sleep Inducer')
    expect(game).toAskNobody()
    expect(game.opponent.active.conditions).toEqual([])
  })
})

describe('Smoochum', () => {
  test("Smoochum: Energy Antics moves one of the opponent's Energy cards to another of their Pokémon", () => {
    const game = given({
      you: { active: { card: SMOOCHUM, energy: ['psychic'] } },
      opponent: {
        active: { card: 'wall', energy: ['fire', 'double'] },
        bench: [{ card: 'dew', energy: ['water'] }, 'pip'],
      },
      flips: ['tails'],
    })
    game.you.attack('Energy Antics')
    expect(game).toAsk('you', ['fire', 'double', 'water'], { min: 1, max: 1 })
    game.you.choose('double')
    expect(game).toAsk('you', ['dew', 'pip'], { min: 1, max: 1 })
    game.you.choose('pip')
    expect(game.opponent.active.energy).toEqual(['fire'])
    expect(game.opponent.benched('pip').energy).toEqual(['double'])
    expect(game.you.active.conditions).toEqual(['asleep'])
  })

  test.each([
    ['no Energy', { active: 'wall', bench: ['dew'] }],
    ['nobody to take it', { active: { card: 'wall', energy: ['fire'] } }],
  ])('Smoochum: Energy Antics with %s only puts Smoochum to sleep', (_, opponent) => {
    const game = given({ you: { active: SMOOCHUM }, opponent, flips: ['tails'] })
    game.you.attack('Energy Antics')
    expect(game).toAskNobody()
    expect(game.story('CardsMoved')).toEqual([])
    expect(game.you.active.conditions).toEqual(['asleep'])
  })

  test('Smoochum: Sweet Sleeping Face keeps damage away, but not Special Conditions', () => {
    const asleep = { you: { active: { card: SMOOCHUM, conditions: ['asleep' as const] } } }
    const hit = given({
      ...asleep,
      opponent: { active: { card: 'striker', energy: ['fire'] } },
      flips: ['tails', 'tails'],
    })
    hit.you.endTurn()
    hit.opponent.attack('Sixty')
    expect(hit.you.active).toHaveDamage(0)
    const hexed = given({
      ...asleep,
      opponent: { active: { card: 'hexer', energy: ['fire'] } },
      flips: ['tails', 'tails'],
    })
    hexed.you.endTurn()
    hexed.opponent.attack('Venom')
    expect(hexed.you.active.conditions).toEqual(['asleep', 'poisoned'])
    expect(hexed.you.active).toHaveDamage(10)
  })
})

describe('Unown', () => {
  const [RETURN, FLASH] = ['hgss1-54', 'hgss1-55']

  test('Unown: RETURN takes all Energy of one Pokémon back', () => {
    const game = given({
      you: {
        active: { card: 'wall', energy: ['fire', 'double'] },
        bench: [{ card: 'dew', energy: ['water'] }, 'pip'],
        hand: [RETURN],
      },
    })
    game.you.bench(RETURN)
    expect(game).toAsk('you', ['yes', 'no'])
    game.you.choose('yes')
    expect(game).toAsk('you', ['wall', 'dew'], { min: 1, max: 1 })
    game.you.choose('wall')
    expect(game.you.active.energy).toEqual([])
    expect(game.you.hand).toEqual(['fire', 'double'])
    expect(game.you.benched('dew').energy).toEqual(['water'])
  })

  test('Unown: RETURN may be left undone, and does nothing when no Pokémon has Energy', () => {
    const game = given({ you: { active: { card: 'wall', energy: ['fire'] }, hand: [RETURN] } })
    game.you.bench(RETURN)
    game.you.choose('no')
    expect(game.you.active.energy).toEqual(['fire'])
    const poor = given({ you: { active: 'wall', hand: [RETURN] } })
    poor.you.bench(RETURN)
    poor.you.choose('yes')
    expect(poor).toAskNobody()
    expect(poor.you.hand).toEqual([])
  })

  test('Unown: FLASH orders the top five cards', () => {
    const game = given({ you: { hand: [FLASH], deck: ['pip', 'dew', 'leaf', 'rock', 'fire', 'water'] } })
    game.you.bench(FLASH)
    game.you.choose('yes')
    expect(game).toAsk('you', ['pip', 'dew', 'leaf', 'rock', 'fire'], { min: 5, max: 5 })
    game.you.choose('fire', 'rock', 'leaf', 'dew', 'pip')
    expect(game.you.zone('deck').slice(0, 6)).toEqual(['fire', 'rock', 'leaf', 'dew', 'pip', 'water'])
    expect(game.story('DeckShuffled')).toEqual([])
  })

  test('Unown: FLASH may be left undone, and works only from the hand', () => {
    const game = given({ you: { hand: [FLASH], deck: ['pip', 'dew'] } })
    game.you.bench(FLASH)
    game.you.choose('no')
    expect(game).toAskNobody()
    const found = given({ you: { active: 'hgss1-28', deck: [FLASH] }, flips: ['heads'] })
    found.you.attack('Playground')
    found.you.choose('yes')
    found.you.choose(FLASH)
    expect(found).toAsk('opponent', ['yes', 'no'])
    found.opponent.choose('no')
    expect(found.you.benchedAll.map(({ card }) => card)).toEqual([FLASH])
  })
})

describe('Weezing, Koffing, Jynx', () => {
  test('Weezing: Super Poison Breath', () => {
    const game = attacking('hgss1-34', ['psychic'])
    game.you.attack('Super Poison Breath')
    expect(game.opponent.active.conditions).toEqual(['poisoned'])
    expect(game.opponent.active).toHaveDamage(10)
  })

  test('Weezing: Super Explosion hurts it as much, whatever its Weakness', () => {
    const game = attacking('hgss1-34', ['fire', 'fire'])
    game.you.attack('Super Explosion')
    const amounts = game.events.flatMap(event => (event.type === 'DamageDealt' ? [event.amount] : []))
    expect(amounts).toEqual([90, 90])
    expect(game.you.discard).toEqual(['hgss1-34', 'fire', 'fire'])
    expect(game.opponent.active).toHaveDamage(90)
  })

  test.each([
    ['heads', 10],
    ['tails', 0],
  ] as const)('Koffing: Smokescreen, the opponent flips %s', (face, damage) => {
    const game = attacking('hgss1-70', ['fire'], {
      opponent: { active: { card: 'wall', energy: ['fire'] } },
      flips: [face],
    })
    game.you.attack('Smokescreen')
    expect(game.opponent.active).toHaveDamage(10)
    game.opponent.attack('Lean')
    expect(game.story('CoinFlipped')).toEqual(['opponent CoinFlipped'])
    expect(game.you.active).toHaveDamage(damage)
    game.you.endTurn()
    game.opponent.attack('Lean')
    expect(game.you.active).toHaveDamage(damage + 10)
  })

  test.each([
    [['pip', 'dew'], ['leaf', 'rock', 'leaf'], 3],
    [[], ['leaf'], 1],
    [['pip', 'dew'], [], 0],
  ])('Jynx: Mimic turns the hand %j into as many cards as the opponent holds', (hand, theirs, count) => {
    const game = given({
      you: { active: { card: 'hgss1-69', energy: ['fire'] }, hand, deckSize: 10 },
      opponent: { active: 'wall', hand: theirs },
    })
    game.you.attack('Mimic')
    expect(game.you.hand.length).toBe(count)
    expect(game.you.zone('deck').length).toBe(10 + hand.length - count)
    expect(game.story('DeckShuffled', 'CardsDrawn').slice(0, 1)).toEqual(['you DeckShuffled'])
  })
})
