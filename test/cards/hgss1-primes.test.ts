import { describe, expect, test } from 'vitest'
import { givenCards } from './given.ts'

const given = givenCards('hgss-2010')

const [GRASS, FIRE, WATER, LIGHTNING, FIGHTING] = ['hgss1-115', 'hgss1-116', 'hgss1-117', 'hgss1-118', 'hgss1-120']
const [DOUBLE, RAINBOW] = ['hgss1-103', 'hgss1-104']
const [AMPHAROS, CHANSEY, BLISSEY, DONPHAN] = ['hgss1-105', 'hgss1-58', 'hgss1-106', 'hgss1-107']
const [FERALIGATR, MEGANIUM, TYPHLOSION] = ['hgss1-108', 'hgss1-109', 'hgss1-110']

describe('Ampharos', () => {
  test("Ampharos: Conductivity puts a counter on each Pokémon that gets Energy from the opponent's hand", () => {
    const game = given({
      you: { bench: [AMPHAROS], hand: [FIRE] },
      opponent: { active: 'wall', bench: ['leaf'], hand: [FIRE] },
    })
    game.you.attach(FIRE)
    expect(game.you.active).toHaveDamage(0)
    game.you.endTurn()
    game.opponent.attach(FIRE, 'leaf')
    expect(game.opponent.benched('leaf')).toHaveDamage(10)
    expect(game.opponent.active).toHaveDamage(0)
  })

  test('Ampharos: Conductivity of two Ampharos and the counter of Rainbow Energy add up', () => {
    const game = given({
      you: { active: 'wall', hand: [RAINBOW] },
      opponent: { active: AMPHAROS, bench: [AMPHAROS] },
    })
    game.you.attach(RAINBOW)
    expect(game.you.active).toHaveDamage(30)
  })

  test('Ampharos: Conductivity counts Rain Dance from the hand, not Afterburner from the discard pile', () => {
    const game = given({
      you: { active: FERALIGATR, bench: [TYPHLOSION, 'wall'], hand: [WATER, WATER], discard: [FIRE] },
      opponent: { bench: [AMPHAROS] },
    })
    game.you.usePower('Rain Dance')
    game.you.choose(WATER)
    expect(game.you.active).toHaveDamage(10)
    game.you.usePower('Afterburner', TYPHLOSION)
    game.you.choose('wall')
    expect(game.you.benched('wall')).toHaveDamage(10)
  })

  test.each([
    ['heads', 80, [FIRE, WATER]],
    ['tails', 40, [FIRE]],
  ] as const)('Ampharos: Lightning Crush, %s', (face, damage, left) => {
    const game = given({
      you: { active: { card: AMPHAROS, energy: [LIGHTNING, FIRE, FIRE] } },
      opponent: { active: { card: 'wall', energy: [FIRE, WATER] } },
      flips: [face],
    })
    game.you.attack('Lightning Crush')
    if (face === 'tails') {
      expect(game).toAsk('you', [FIRE, WATER], { min: 1, max: 1 })
      game.you.choose(WATER)
    }
    expect(game.opponent.active).toHaveDamage(damage)
    expect(game.opponent.active.energy).toEqual(left)
    expect(game.you.active.energy.length).toBe(3)
  })
})

describe('Blissey', () => {
  const nurse = () =>
    given({
      you: {
        active: { card: CHANSEY, damage: 50, energy: [FIRE, WATER] },
        bench: [
          { card: 'wall', damage: 100, energy: [DOUBLE] },
          { card: 'leaf', energy: [GRASS] },
        ],
        hand: [BLISSEY],
      },
      opponent: { active: { card: 'wall', damage: 40, energy: [FIRE] } },
    })

  test('Blissey: Blissful Nurse heals everybody and takes all Energy from those who were hurt', () => {
    const game = nurse()
    game.you.evolve(BLISSEY)
    expect(game).toAsk('you', ['yes', 'no'])
    game.you.choose('yes')
    expect(game.you.active).toHaveDamage(0)
    expect(game.you.active.energy).toEqual([])
    expect(game.you.benched('wall')).toHaveDamage(0)
    expect(game.you.benched('wall').energy).toEqual([])
    expect(game.you.benched('leaf').energy).toEqual([GRASS])
    expect(game.opponent.active).toHaveDamage(40)
    expect(game.opponent.active.energy).toEqual([FIRE])
    expect(game.you.refused.usePower('Blissful Nurse')).toBe('no-such-power')
  })

  test('Blissey: Blissful Nurse need not be used', () => {
    const game = nurse()
    game.you.evolve(BLISSEY)
    game.you.choose('no')
    expect(game.you.active).toHaveDamage(50)
    expect(game.you.benched('wall').energy).toEqual([DOUBLE])
  })

  test('Blissey: Blissful Nurse of another Blissey is not asked', () => {
    const game = given({ you: { active: BLISSEY, bench: [CHANSEY], hand: [BLISSEY] } })
    game.you.evolve(BLISSEY, CHANSEY)
    expect(game.questions.length).toBe(1)
    game.you.choose('no')
    expect(game).toAskNobody()
  })
})

describe('Donphan', () => {
  test.each([
    ['Ten', 0],
    ['Thirty', 10],
  ])('Donphan: Exoskeleton takes 20 from the damage of %s', (attack, damage) => {
    const game = given({ you: { active: { card: 'striker', energy: [FIRE] } }, opponent: { active: DONPHAN } })
    game.you.attack(attack)
    expect(game.opponent.active).toHaveDamage(damage)
  })

  test('Donphan: Exoskeleton works after Weakness', () => {
    const game = given({
      you: { active: { card: 'dew', energy: [WATER, WATER] } },
      opponent: { active: DONPHAN },
    })
    game.you.attack('Splash')
    expect(game.opponent.active).toHaveDamage(40)
  })

  test('Donphan: Exoskeleton does not help against counters', () => {
    const game = given({ you: { active: { card: 'haunt', energy: [FIRE] } }, opponent: { active: DONPHAN } })
    game.you.attack('Three Counters')
    expect(game.opponent.active).toHaveDamage(30)
  })

  test('Donphan: Earthquake hits the own Bench without Weakness; a benched Donphan is too tough', () => {
    const game = given({
      you: { active: { card: DONPHAN, energy: [FIGHTING] }, bench: ['wall', 'hgss1-10', DONPHAN] },
      opponent: { active: 'wall', bench: ['leaf'] },
    })
    game.you.attack('Earthquake')
    expect(game.opponent.active).toHaveDamage(60)
    expect(game.opponent.benched('leaf')).toHaveDamage(0)
    expect(game.you.benchedAll.map(({ damage }) => damage)).toEqual([10, 10, 0])
    expect(game.you.active).toHaveDamage(0)
  })
})

describe('Feraligatr', () => {
  test('Feraligatr: Rain Dance as often as there are Water Energy cards, on Water Pokémon only', () => {
    const game = given({
      you: { bench: [FERALIGATR, 'dew'], hand: [WATER, WATER, WATER, FIRE] },
    })
    for (const to of [FERALIGATR, 'dew', FERALIGATR]) {
      game.you.usePower('Rain Dance', FERALIGATR)
      game.you.choose(WATER)
      expect(game).toAsk('you', [FERALIGATR, 'dew'], { min: 1, max: 1 })
      game.you.choose(to)
    }
    expect(game.you.benched(FERALIGATR).energy).toEqual([WATER, WATER])
    expect(game.you.benched('dew').energy).toEqual([WATER])
    expect(game.you.refused.usePower('Rain Dance', FERALIGATR)).toBe('no-effect')
    game.you.attach(FIRE)
    expect(game.you.active.energy).toEqual([FIRE])
  })

  test('Feraligatr: no Rain Dance under a Special Condition', () => {
    const game = given({ you: { active: { card: FERALIGATR, conditions: ['poisoned'] }, hand: [WATER] } })
    expect(game.you.refused.usePower('Rain Dance')).toBe('power-off')
  })

  test.each([
    [0, 60],
    [50, 110],
  ])('Feraligatr: Hydro Crunch against %i damage', (before, done) => {
    const game = given({
      you: { active: { card: FERALIGATR, energy: [WATER, WATER, WATER, WATER], damage: 70 } },
      opponent: { active: { card: 'wall', damage: before } },
    })
    game.you.attack('Hydro Crunch')
    expect(game.opponent.active).toHaveDamage(before + done)
  })
})

describe('Meganium', () => {
  test('Meganium: Leaf Trans moves Grass Energy among the own Pokémon, again and again', () => {
    const game = given({
      you: { active: 'wall', bench: [{ card: MEGANIUM, energy: [GRASS, FIRE, DOUBLE, GRASS] }, 'dew'] },
      opponent: { active: { card: 'wall', energy: [GRASS] } },
    })
    game.you.usePower('Leaf Trans', MEGANIUM)
    expect(game).toAsk('you', ['wall', 'dew'], { min: 1, max: 1 })
    game.you.choose('wall')
    expect(game.you.active.energy).toEqual([GRASS])
    game.you.usePower('Leaf Trans', MEGANIUM)
    expect(game).toAsk('you', [GRASS, GRASS], { min: 1, max: 1 })
    game.you.choose(GRASS)
    game.you.choose(MEGANIUM)
    expect(game.you.active.energy).toEqual([])
    expect(game.you.benched(MEGANIUM).energy).toEqual([FIRE, DOUBLE, GRASS, GRASS])
  })

  test.each([
    ['without another Pokémon', { active: { card: MEGANIUM, energy: [GRASS] } }, 'no-effect'],
    ['without Grass Energy', { active: { card: MEGANIUM, energy: [FIRE] }, bench: ['dew'] }, 'no-effect'],
    [
      'under a Special Condition',
      { active: { card: MEGANIUM, energy: [GRASS], conditions: ['confused' as const] }, bench: ['dew'] },
      'power-off',
    ],
  ])('Meganium: no Leaf Trans %s', (_, you, why) => {
    expect(given({ you }).you.refused.usePower('Leaf Trans')).toBe(why)
  })
})

describe('Typhlosion', () => {
  test('Typhlosion: Afterburner attaches a Fire Energy card to any own Pokémon, with a counter, once a turn', () => {
    const game = given({ you: { active: 'wall', bench: [TYPHLOSION], discard: [FIRE, FIRE, WATER, RAINBOW] } })
    game.you.usePower('Afterburner', TYPHLOSION)
    expect(game).toAsk('you', ['wall', TYPHLOSION], { min: 1, max: 1 })
    game.you.choose('wall')
    expect(game).toHaveEvents('EnergyAttached', 'CountersPlaced')
    expect(game.you.active.energy).toEqual([FIRE])
    expect(game.you.active).toHaveDamage(10)
    expect(game.you.discard).toEqual([FIRE, WATER, RAINBOW])
    expect(game.you.refused.usePower('Afterburner', TYPHLOSION)).toBe('power-used')
  })

  test('Typhlosion: no Afterburner under a Special Condition', () => {
    const game = given({ you: { active: { card: TYPHLOSION, conditions: ['burned'] }, discard: [FIRE] } })
    expect(game.you.refused.usePower('Afterburner')).toBe('power-off')
  })

  test('Typhlosion: Flare Destroy costs each Active Pokémon an Energy card that the attacker chooses', () => {
    const game = given({
      you: { active: { card: TYPHLOSION, energy: [FIRE, FIRE, DOUBLE] } },
      opponent: { active: { card: 'wall', energy: [WATER, DOUBLE] } },
    })
    game.you.attack('Flare Destroy')
    expect(game).toAsk('you', [`${FIRE}×2`, DOUBLE], { min: 1, max: 1 })
    game.you.choose(DOUBLE)
    expect(game).toAsk('you', [WATER, DOUBLE], { min: 1, max: 1 })
    game.you.choose(DOUBLE)
    expect(game.you.active.energy).toEqual([FIRE, FIRE])
    expect(game.opponent.active.energy).toEqual([WATER])
    expect(game.opponent.active).toHaveDamage(70)
  })

  test('Typhlosion: Flare Destroy against a Pokémon without Energy', () => {
    const game = given({
      you: { active: { card: TYPHLOSION, energy: [FIRE, FIRE, FIRE] } },
      opponent: { active: 'wall' },
    })
    game.you.attack('Flare Destroy')
    expect(game).toAskNobody()
    expect(game.you.discard).toEqual([FIRE])
  })
})
