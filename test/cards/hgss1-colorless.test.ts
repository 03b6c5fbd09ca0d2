import { describe, expect, test } from 'vitest'
import type { Given } from '../scenario/index.ts'
import { givenCards } from './given.ts'

const given = givenCards('hgss-2010')
const [FIRE, WATER, DARKNESS, MILK] = ['hgss1-116', 'hgss1-117', 'hgss1-121', 'hgss1-94']
const [CLEFABLE, NOCTOWL, CLEFFA, FARFETCHD, FURRET] = ['hgss1-3', 'hgss1-8', 'hgss1-17', 'hgss1-19', 'hgss1-21']
const [GRANBULL, PERSIAN, BLISSEY, DUNSPARCE, IGGLYBUFF] = ['hgss1-22', 'hgss1-27', 'hgss1-36', 'hgss1-41', 'hgss1-44']
const [MILTANK, WIGGLYTUFF, CHANSEY, CLEFAIRY] = ['hgss1-47', 'hgss1-56', 'hgss1-58', 'hgss1-60']
const [GIRAFARIG, HOOTHOOT, JIGGLYPUFF, MEOWTH] = ['hgss1-64', 'hgss1-66', 'hgss1-68', 'hgss1-75']
const [SENTRET, SNUBBULL] = ['hgss1-80', 'hgss1-82']

const ENERGY = [FIRE, FIRE, FIRE, FIRE]

interface Rest extends Omit<Given, 'rules' | 'you'> {
  readonly you?: Omit<NonNullable<Given['you']>, 'active'>
  readonly damage?: number
  readonly energy?: readonly string[]
}

const attacking = (card: string, { damage = 0, energy = ENERGY, you, ...rest }: Rest = {}) =>
  given({ you: { ...you, active: { card, energy, damage } }, opponent: { active: 'wall' }, ...rest })

const shows = ['CardsRevealed', 'CardsMoved', 'DeckShuffled'] as const

describe('Clefable', () => {
  test('Clefable: Fairy Power takes one of the own Pokémon back with everything on it', () => {
    const game = attacking(CLEFABLE, {
      you: { bench: [{ card: ['pip', 'pippo'], energy: [WATER], attached: ['charm'], damage: 50 }, 'dew'] },
    })
    game.you.attack('Fairy Power')
    expect(game).toAsk('you', [CLEFABLE, 'pippo', 'dew'], { min: 1, max: 1 })
    game.you.choose('pippo')
    expect([...game.you.hand].sort()).toEqual(['charm', WATER, 'pip', 'pippo'])
    expect(game.you.benchedAll.map(({ card }) => card)).toEqual(['dew'])
    expect(game.opponent.active).toHaveDamage(0)
  })

  test('Clefable: Fairy Power may take Clefable itself; then another one comes forward', () => {
    const game = attacking(CLEFABLE, { you: { bench: ['dew', 'pip'] } })
    game.you.attack('Fairy Power')
    game.you.choose(CLEFABLE)
    expect(game).toAsk('you', ['dew', 'pip'])
    game.you.choose('pip')
    expect(game.you.hand).toEqual([CLEFABLE, ...ENERGY])
    expect(game.you.active.card).toBe('pip')
  })

  test('Clefable: Fairy Power must take the only Pokémon there is, which loses the game', () => {
    const game = attacking(CLEFABLE)
    game.you.attack('Fairy Power')
    expect(game.state.result).toEqual({ winner: 1, ways: ['no-pokemon'] })
  })
})

describe('Noctowl', () => {
  test('Noctowl: Night Sight draws a card, once a turn', () => {
    const game = given({ you: { bench: [NOCTOWL], deck: ['dew', 'leaf'] } })
    game.you.usePower('Night Sight', NOCTOWL)
    expect(game.you.hand).toEqual(['dew'])
    expect(game.you.refused.usePower('Night Sight', NOCTOWL)).toBe('power-used')
    const asleep = given({ you: { active: { card: NOCTOWL, conditions: ['asleep'] } } })
    expect(asleep.you.refused.usePower('Night Sight')).toBe('power-off')
  })

  test.each([
    [[], [], 80],
    [['pip', 'dew'], [FIRE, FIRE], 80],
    [['pip'], [FIRE, FIRE], 40],
    [['pip', 'dew'], [FIRE], 40],
  ])('Noctowl: Extrasensory with %j against %j', (hand, theirs, damage) => {
    const game = attacking(NOCTOWL, { you: { hand }, opponent: { active: 'wall', hand: theirs } })
    game.you.attack('Extrasensory')
    expect(game.opponent.active).toHaveDamage(damage)
  })
})

describe('Cleffa', () => {
  const yelling = (flips: Given['flips'] = []) =>
    attacking(CLEFFA, {
      energy: [],
      you: { hand: [FIRE, 'pip'], bench: ['dew'] },
      opponent: { active: { card: 'striker', energy: [FIRE] } },
      flips,
    })

  test('Cleffa: Eeeeeeek costs nothing, changes the hand for six cards and sends Cleffa to sleep', () => {
    const game = yelling(['tails'])
    game.you.attack('Eeeeeeek')
    expect(game.you.hand.length).toBe(6)
    expect(game.story('DeckShuffled')).toEqual(['you DeckShuffled'])
    expect(game.you.active.conditions).toEqual(['asleep'])
  })

  test('Cleffa: Eeeeeeek puts the hand back first', () => {
    const game = attacking(CLEFFA, {
      you: { hand: [FIRE, 'pip', 'dew'], deck: ['leaf'], deckSize: 1 },
      flips: ['heads'],
    })
    game.you.attack('Eeeeeeek')
    expect([...game.you.hand].sort()).toEqual(['dew', FIRE, 'leaf', 'pip'])
  })

  test.each([
    [['tails', 'tails'], 0],
    [['heads'], 10],
  ] as const)('Cleffa: Sweet Sleeping Face prevents damage only while it sleeps: %j', (flips, damage) => {
    const game = yelling(flips)
    game.you.attack('Eeeeeeek')
    game.opponent.attack('Ten')
    expect(game.you.active).toHaveDamage(damage)
  })

  test('Cleffa: Sweet Sleeping Face stops neither counters nor Special Conditions', () => {
    const spec = { opponent: { active: { card: CLEFFA, conditions: ['asleep'] }, bench: ['wall'] } } as const
    const cursed = given({ you: { active: { card: 'haunt', energy: [FIRE] } }, ...spec })
    cursed.you.attack('Three Counters')
    expect(cursed.lastTypes).toContain('KnockedOut')
    const poisoned = given({ you: { active: { card: 'hexer', energy: [FIRE] } }, ...spec, flips: ['tails'] })
    poisoned.you.attack('Venom')
    expect(poisoned.opponent.active.conditions).toEqual(['asleep', 'poisoned'])
    expect(poisoned.opponent.active).toHaveDamage(10)
  })
})

describe('Igglybuff', () => {
  const painted = (energy: readonly string[]) => {
    const game = attacking(IGGLYBUFF, {
      energy: [],
      opponent: { active: { card: 'striker', energy }, bench: ['dew'], hand: [FIRE] },
      flips: ['tails', 'heads'],
    })
    game.you.attack('Graffiti')
    expect(game.you.active.conditions).toEqual(['asleep'])
    return game
  }

  test("Igglybuff: after Graffiti the Defending Pokémon's attacks cost one more; Igglybuff sleeps unharmed", () => {
    const game = painted([FIRE])
    expect(game.opponent.legal('Attack').map(({ attack }) => attack)).toEqual(['Free'])
    game.opponent.attach(FIRE)
    game.opponent.attack('Ten')
    expect(game.you.active).toHaveDamage(0)
  })

  test("Igglybuff: Graffiti is over after the opponent's next turn", () => {
    const game = painted([FIRE])
    expect(game.opponent.refused.attack('Ten')).toBe('not-enough-energy')
    game.opponent.endTurn()
    game.you.endTurn()
    game.opponent.attack('Ten')
    expect(game.you.active).toHaveDamage(10)
  })
})

describe("Farfetch'd, Granbull", () => {
  test("Farfetch'd: Collect draws two cards", () => {
    const game = attacking(FARFETCHD, { energy: [FIRE], you: { deck: ['dew', 'leaf', 'pip'] } })
    game.you.attack('Collect')
    expect(game.you.hand).toEqual(['dew', 'leaf'])
    expect(game.opponent.active).toHaveDamage(0)
  })

  test("Farfetch'd: after Spin Turn it must switch, if it can", () => {
    const game = attacking(FARFETCHD, { energy: [FIRE], you: { bench: ['dew', 'pip'] } })
    game.you.attack('Spin Turn')
    expect(game).toAsk('you', ['dew', 'pip'], { min: 1, max: 1 })
    game.you.choose('pip')
    expect(game.you.active.card).toBe('pip')
    expect(game.opponent.active).toHaveDamage(20)
    const alone = attacking(FARFETCHD, { energy: [FIRE] })
    alone.you.attack('Spin Turn')
    expect(alone.you.active.card).toBe(FARFETCHD)
    expect(alone.opponent.active).toHaveDamage(20)
  })

  test('Granbull: Timid Tackle hurts Granbull, which then must switch', () => {
    const game = attacking(GRANBULL, { you: { bench: ['dew', 'pip'] } })
    game.you.attack('Timid Tackle')
    expect(game).toAsk('you', ['dew', 'pip'], { min: 1, max: 1 })
    game.you.choose('dew')
    expect(game.you.active.card).toBe('dew')
    expect(game.you.benched(GRANBULL)).toHaveDamage(20)
    expect(game.opponent.active).toHaveDamage(50)
  })

  test.each([
    [0, 40],
    [50, 90],
  ])('Granbull: Chomp with %i damage on it', (damage, dealt) => {
    const game = attacking(GRANBULL, { damage })
    game.you.attack('Chomp')
    expect(game.opponent.active).toHaveDamage(dealt)
  })
})

describe('searching the deck', () => {
  const deck = ['pip', FIRE, MILK, 'pippo', 'pip', WATER, FIRE, 'double']

  test.each([
    ['Furret', FURRET, 'Find a Friend', ['pip×2', 'pippo'], 1, ['pippo']],
    ['Miltank', MILTANK, 'Moomoo Squeeze', [MILK], 1, [MILK]],
    ['Girafarig', GIRAFARIG, 'Show Off', [`${FIRE}×2`, WATER], 2, [WATER, FIRE]],
    ['Girafarig', GIRAFARIG, 'Show Off', [`${FIRE}×2`, WATER], 2, [WATER]],
    ['Girafarig', GIRAFARIG, 'Show Off', [`${FIRE}×2`, WATER], 2, []],
  ])('%s (%s): %s finds %j, at most %i: takes %j', (_, card, name, options, max, taken) => {
    const game = attacking(card, { energy: [FIRE], you: { deck } })
    game.you.attack(name)
    expect(game).toAsk('you', options, { min: 0, max })
    game.you.choose(...taken)
    expect(game.you.hand).toEqual(taken)
    expect(game.lastTypes.filter(type => (shows as readonly string[]).includes(type))).toEqual(
      taken.length > 0 ? shows : ['DeckShuffled'],
    )
    expect(game.opponent.active).toHaveDamage(0)
  })

  test.each([
    ['heads', 40],
    ['tails', 20],
  ] as const)('Furret: Quick Blow, %s', (face, damage) => {
    const game = attacking(FURRET, { flips: [face] })
    game.you.attack('Quick Blow')
    expect(game.opponent.active).toHaveDamage(damage)
  })
})

describe('Persian', () => {
  test.each([
    [
      ['tails', 'tails', 'tails'],
      ['pip', 'dew', 'leaf'],
    ],
    [
      ['heads', 'tails', 'tails'],
      ['pip', 'leaf'],
    ],
    [['heads', 'tails', 'heads'], ['leaf']],
    [['heads', 'heads', 'heads'], []],
  ] as const)('Persian: Sharpen Claws, %j: the opponent keeps %j', (flips, kept) => {
    const opponent = { active: 'wall', hand: ['pip', 'dew', 'leaf'], deck: ['rock'] }
    const game = attacking(PERSIAN, { energy: [FIRE], opponent, flips, picks: [1] })
    game.you.attack('Sharpen Claws')
    expect(game).toAskNobody()
    expect(game.opponent.hand).toEqual([...kept, 'rock'])
    expect(game.opponent.discard.length).toBe(3 - kept.length)
  })

  test('Persian: Sharpen Claws takes no more cards than there are; all coins are flipped', () => {
    const game = attacking(PERSIAN, { opponent: { active: 'wall', hand: ['pip'] }, flips: ['heads', 'heads', 'heads'] })
    game.you.attack('Sharpen Claws')
    expect(game.opponent.discard).toEqual(['pip'])
  })

  test.each([
    [[FIRE, FIRE], 30],
    [[FIRE, DARKNESS], 60],
    [[FIRE, 'rainbow'], 60],
    [[DARKNESS, DARKNESS], 60],
  ])('Persian: Sneaky Attack with %j', (energy, damage) => {
    const game = attacking(PERSIAN, { energy })
    game.you.attack('Sneaky Attack')
    expect(game.opponent.active).toHaveDamage(damage)
  })
})

describe('Blissey', () => {
  test('Blissey: Energy Link attaches any Energy card from the discard pile to Blissey', () => {
    const game = attacking(BLISSEY, {
      energy: [FIRE],
      you: { discard: ['pip', WATER, 'double', WATER], bench: ['dew'] },
    })
    game.you.attack('Energy Link')
    expect(game).toAsk('you', [`${WATER}×2`, 'double'], { min: 1, max: 1 })
    game.you.choose('double')
    expect(game.you.active.energy).toEqual([FIRE, 'double'])
    expect(game.you.discard).toEqual(['pip', WATER, WATER])
    expect(game.opponent.active).toHaveDamage(10)
  })

  test('Blissey: Energy Link without Energy in the discard pile only damages', () => {
    const game = attacking(BLISSEY, { energy: [FIRE], you: { discard: ['pip'] } })
    game.you.attack('Energy Link')
    expect(game.you.active.energy).toEqual([FIRE])
    expect(game.opponent.active).toHaveDamage(10)
  })

  test('Blissey: Double-edge hurts Blissey', () => {
    const game = attacking(BLISSEY)
    game.you.attack('Double-edge')
    expect(game.opponent.active).toHaveDamage(80)
    expect(game.you.active).toHaveDamage(40)
  })
})

describe('Special Conditions', () => {
  test.each([
    ['Dunsparce', DUNSPARCE, 'Glare', 0, 'heads', ['paralyzed']],
    ['Dunsparce', DUNSPARCE, 'Glare', 0, 'tails', []],
    ['Miltank', MILTANK, 'Body Slam', 30, 'heads', ['paralyzed']],
    ['Miltank', MILTANK, 'Body Slam', 30, 'tails', []],
    ['Hoothoot', HOOTHOOT, 'Hypnosis', 0, 'tails', ['asleep']],
    ['Jigglypuff', JIGGLYPUFF, 'Hypnoblast', 20, 'tails', ['asleep']],
  ] as const)('%s (%s): %s does %i damage; %s', (_, card, name, damage, face, conditions) => {
    const game = attacking(card, { flips: [face] })
    game.you.attack(name)
    expect(game.opponent.active).toHaveDamage(damage)
    expect(game.opponent.active.conditions).toEqual(conditions)
  })
})

describe('Dunsparce', () => {
  test('Dunsparce: Fade Out takes Dunsparce and its Energy back to the hand', () => {
    const game = attacking(DUNSPARCE, { energy: [FIRE, WATER], damage: 40, you: { bench: ['dew', 'pip'] } })
    game.you.attack('Fade Out')
    expect(game).toAsk('you', ['dew', 'pip'])
    game.you.choose('dew')
    expect(game.you.hand).toEqual([DUNSPARCE, FIRE, WATER])
    expect(game.opponent.active).toHaveDamage(20)
  })

  test('Dunsparce: Fade Out of the last Pokémon loses the game', () => {
    const game = attacking(DUNSPARCE)
    game.you.attack('Fade Out')
    expect(game.state.result).toEqual({ winner: 1, ways: ['no-pokemon'] })
  })
})

describe('damage taken and healed', () => {
  test.each([
    ['Wigglytuff', WIGGLYTUFF, 'Expand', 50, 20],
    ['Clefairy', CLEFAIRY, 'Minimize', 0, 10],
  ] as const)("%s (%s): after %s (%i damage), Thirty does %i in the opponent's next turn only", (...row) => {
    const [, card, name, dealt, taken] = row
    const game = attacking(card, { opponent: { active: { card: 'striker', energy: [FIRE] } } })
    game.you.attack(name)
    expect(game.opponent.active).toHaveDamage(dealt)
    game.opponent.attack('Thirty')
    expect(game.you.active).toHaveDamage(taken)
    game.you.endTurn()
    game.opponent.attack('Ten')
    expect(game.you.active).toHaveDamage(taken + 10)
  })

  test.each([
    [['tails', 'tails'], 0],
    [['heads', 'tails'], 40],
    [['heads', 'heads'], 80],
  ] as const)('Wigglytuff: Double Slap, %j', (flips, damage) => {
    const game = attacking(WIGGLYTUFF, { flips })
    game.you.attack('Double Slap')
    expect(game.opponent.active).toHaveDamage(damage)
  })

  test.each([
    ['heads', 20],
    ['tails', 50],
  ] as const)('Chansey: Happy Punch, %s', (face, left) => {
    const game = attacking(CHANSEY, { damage: 50, flips: [face] })
    game.you.attack('Happy Punch')
    expect(game.you.active).toHaveDamage(left)
    expect(game.opponent.active).toHaveDamage(30)
  })
})

describe('Meowth, Sentret, Snubbull', () => {
  test('Meowth: Pay Day draws a card', () => {
    const game = attacking(MEOWTH, { energy: [FIRE], you: { deck: ['dew', 'leaf'] } })
    game.you.attack('Pay Day')
    expect(game.you.hand).toEqual(['dew'])
    expect(game.opponent.active).toHaveDamage(10)
  })

  test("Sentret: Scout shows the opponent's hand to its player alone", () => {
    const game = attacking(SENTRET, { energy: [FIRE], opponent: { active: 'wall', hand: ['pip', 'dew'] } })
    const hand = game.opponent.side.hand
    game.you.attack('Scout')
    expect(game.last).toContainEqual({ type: 'CardsRevealed', cards: hand, to: [0] })
    expect(game.opponent.active).toHaveDamage(0)
  })

  test('Snubbull: Roar lets the opponent choose who comes forward', () => {
    const game = attacking(SNUBBULL, { energy: [FIRE], opponent: { active: 'wall', bench: ['dew', 'pip'] } })
    game.you.attack('Roar')
    expect(game).toAsk('opponent', ['dew', 'pip'], { min: 1, max: 1 })
    game.opponent.choose('dew')
    expect(game.opponent.active.card).toBe('dew')
    const alone = attacking(SNUBBULL, { energy: [FIRE] })
    alone.you.attack('Roar')
    expect(alone.opponent.active.card).toBe('wall')
  })
})
