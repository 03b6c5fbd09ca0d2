import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/cards/index.ts'
import { attack, eachOfTheirBenched, eachOfYourBenched, hit, pokemon, putCounters } from '../../src/cards/kit/index.ts'
import type { Given } from '../scenario/index.ts'
import { givenCards } from './given.ts'

const given = givenCards('hgss-2010')
const [GRASS, FIRE, WATER, FIGHTING] = ['hgss1-115', 'hgss1-116', 'hgss1-117', 'hgss1-120']
const [JUMPLUFF, SHUCKLE, ARIADOS, BUTTERFREE, LEDIAN] = ['hgss1-6', 'hgss1-11', 'hgss1-15', 'hgss1-16', 'hgss1-25']
const [SUNFLORA, HERACROSS, METAPOD, HOPPIP, SUNKERN] = ['hgss1-31', 'hgss1-43', 'hgss1-46', 'hgss1-67', 'hgss1-85']
/** Weak to Grass. */
const FERALIGATR = 'hgss1-20'

const attacking = (card: string, energy: readonly string[], spec: Omit<Given, 'rules' | 'you'> = {}) =>
  given({ you: { active: { card, energy } }, opponent: { active: 'wall', bench: ['dew'] }, ...spec })

describe('Jumpluff', () => {
  test('Jumpluff: Mass Attack counts the Pokémon of both players', () => {
    const game = given({
      you: { active: { card: JUMPLUFF, energy: [GRASS] }, bench: ['pip', 'dew'] },
      opponent: { active: 'wall', bench: ['dew'] },
    })
    game.you.attack('Mass Attack')
    expect(game.opponent.active).toHaveDamage(50)
  })

  test("Jumpluff: Leaf Guard takes 30 off after Weakness, in the opponent's next turn only", () => {
    const game = attacking(JUMPLUFF, [GRASS], { opponent: { active: { card: 'striker', energy: [FIRE] } } })
    game.you.attack('Leaf Guard')
    expect(game.opponent.active).toHaveDamage(30)
    game.opponent.attack('Thirty')
    expect(game.you.active).toHaveDamage(30)
    game.you.endTurn()
    game.opponent.attack('Ten')
    expect(game.you.active).toHaveDamage(50)
  })
})

describe('Shuckle', () => {
  const quake = pokemon('quake', {
    name: 'Quake',
    type: 'fighting',
    hp: 100,
    attacks: [
      attack('Shake', '', 10, hit(10, eachOfTheirBenched()), hit(10, eachOfYourBenched())),
      attack('Curse', '', 0, putCounters(1, eachOfTheirBenched())),
    ],
  })
  const shaken = () =>
    given({
      you: { active: 'quake', bench: [SHUCKLE, 'pip'] },
      opponent: { active: SHUCKLE, bench: [SHUCKLE, 'pip'] },
      cards: [...catalogue.prints, quake],
    })

  test('Shuckle: Shell Barricade keeps all damage of attacks from the Bench, not from the Active Pokémon', () => {
    const game = shaken()
    game.you.attack('Shake')
    expect(game.opponent.active).toHaveDamage(10)
    expect(game.opponent.benchedAll.map(({ damage }) => damage)).toEqual([0, 10])
    expect(game.you.benchedAll.map(({ damage }) => damage)).toEqual([0, 10])
  })

  test('Shuckle: Shell Barricade does not stop damage counters', () => {
    const game = shaken()
    game.you.attack('Curse')
    expect(game.opponent.benchedAll.map(({ damage }) => damage)).toEqual([10, 10])
  })

  test('Shuckle: Poison Jab needs Fighting Energy', () => {
    expect(attacking(SHUCKLE, [GRASS, GRASS]).you.refused.attack('Poison Jab')).toBe('not-enough-energy')
    const game = attacking(SHUCKLE, [FIGHTING, FIGHTING])
    game.you.attack('Poison Jab')
    expect(game.opponent.active.conditions).toEqual(['poisoned'])
    expect(game.opponent.active).toHaveDamage(40)
  })
})

describe('Ariados', () => {
  const leeching = (damage: number, spec: Omit<Given, 'rules' | 'you'>) => {
    const game = given({ you: { active: { card: ARIADOS, energy: [GRASS, FIRE], damage } }, ...spec })
    game.you.attack('Leech Life')
    return game
  }

  test('Ariados: Leech Life heals what it did, Weakness included', () => {
    expect(leeching(50, { opponent: { active: 'wall' } }).you.active).toHaveDamage(20)
    expect(leeching(70, { opponent: { active: FERALIGATR } }).you.active).toHaveDamage(10)
    expect(leeching(20, { opponent: { active: 'wall' } }).you.active).toHaveDamage(0)
  })

  test('Ariados: Leech Life counts the whole damage of a Knock Out', () => {
    const game = leeching(50, { opponent: { active: { card: 'dew', damage: 40 }, bench: ['wall'] } })
    expect(game.you.active).toHaveDamage(20)
  })

  test('Ariados: Leech Life heals nothing where the damage is prevented', () => {
    const effects = [{ name: 'takes-no-damage-from-attacks', on: 'opponents-active' }] as const
    const game = leeching(50, { opponent: { active: 'wall' }, effects })
    expect(game.opponent.active).toHaveDamage(0)
    expect(game.you.active).toHaveDamage(50)
  })

  test('Ariados: Poisonous Saliva', () => {
    const game = attacking(ARIADOS, [GRASS, FIRE, FIRE])
    game.you.attack('Poisonous Saliva')
    expect(game.opponent.active.conditions).toEqual(['poisoned'])
    expect(game.opponent.active).toHaveDamage(60)
  })
})

describe('Butterfree', () => {
  test('Butterfree: Cure Powder heals each of the own Pokémon', () => {
    const game = given({
      you: {
        active: { card: BUTTERFREE, energy: [GRASS], damage: 40 },
        bench: [{ card: 'pip', damage: 20 }, 'dew', { card: 'wall', damage: 90 }],
      },
      opponent: { active: { card: 'wall', damage: 50 } },
    })
    game.you.attack('Cure Powder')
    expect(game.you.active).toHaveDamage(10)
    expect(game.you.benchedAll.map(({ damage }) => damage)).toEqual([0, 0, 60])
    expect(game.opponent.active).toHaveDamage(50)
  })

  test('Butterfree: Whirlwind lets the opponent choose who comes forward', () => {
    const game = attacking(BUTTERFREE, [GRASS, FIRE, FIRE], { opponent: { active: 'wall', bench: ['dew', 'pip'] } })
    game.you.attack('Whirlwind')
    expect(game).toAsk('opponent', ['dew', 'pip'], { min: 1, max: 1 })
    game.opponent.choose('pip')
    expect(game.opponent.active.card).toBe('pip')
    expect(game.opponent.active).toHaveDamage(0)
    expect(game.opponent.benched('wall')).toHaveDamage(60)
  })

  test('Butterfree: Whirlwind without a Bench on the other side only damages', () => {
    const game = attacking(BUTTERFREE, [GRASS, FIRE, FIRE], { opponent: { active: 'wall' } })
    game.you.attack('Whirlwind')
    expect(game).toAskNobody()
    expect(game.opponent.active).toHaveDamage(60)
  })
})

describe('Ledian', () => {
  test.each([
    [undefined, 3],
    [2, 2],
  ])('Ledian: Quick Draw draws three cards, or what is left (deck of %s)', (deckSize, drawn) => {
    const game = given({
      you: { active: { card: LEDIAN, energy: [GRASS] }, ...(deckSize !== undefined && { deckSize }) },
      opponent: { active: 'wall' },
    })
    game.you.attack('Quick Draw')
    expect(game.you.hand.length).toBe(drawn)
    expect(game.opponent.active).toHaveDamage(10)
  })

  const thorn = pokemon('thorn', { name: 'Thorn', type: 'fire', hp: 100, resistance: ['grass', 20] })

  test.each([
    ['Weakness', { opponent: { active: FERALIGATR } }],
    ['Resistance', { opponent: { active: 'thorn' } }],
    ['a Tool', { opponent: { active: { card: 'wall', attached: ['armor'] } } }],
    ['a Poké-Body', { opponent: { active: { card: 'hgss1-17', conditions: ['asleep'] }, bench: ['wall'] } }],
    [
      'prevented damage',
      { opponent: { active: 'wall' }, effects: [{ name: 'takes-no-damage-from-attacks', on: 'opponents-active' }] },
    ],
    [
      'a coin against the damage',
      { opponent: { active: 'wall' }, effects: [{ name: 'flips-against-damage', on: 'opponents-active' }] },
    ],
  ] as const)('Ledian: the damage of Swift is not changed by %s', (_, spec) => {
    const game = attacking(LEDIAN, [FIRE, FIRE], { ...spec, cards: [...catalogue.prints, thorn] })
    game.you.attack('Swift')
    expect(game.last.filter(({ type }) => type === 'DamageDealt')).toMatchObject([{ amount: 40 }])
  })
})

describe('Meganium, Parasect', () => {
  test('Meganium: Sleep Powder', () => {
    const game = attacking('hgss1-26', [GRASS], { flips: ['tails'] })
    game.you.attack('Sleep Powder')
    expect(game.opponent.active.conditions).toEqual(['asleep'])
    expect(game.opponent.active).toHaveDamage(30)
  })

  test('Meganium: Giant Bloom heals 20', () => {
    const game = given({
      you: { active: { card: 'hgss1-26', energy: [GRASS, FIRE, FIRE], damage: 50 } },
      opponent: { active: 'wall' },
    })
    game.you.attack('Giant Bloom')
    expect(game.you.active).toHaveDamage(30)
    expect(game.opponent.active).toHaveDamage(60)
  })

  test('Parasect: Sleep Drain puts to sleep and heals 40, without damage', () => {
    const game = given({
      you: { active: { card: 'hgss1-48', energy: [GRASS], damage: 50 } },
      opponent: { active: 'wall' },
      flips: ['tails'],
    })
    game.you.attack('Sleep Drain')
    expect(game.you.active).toHaveDamage(10)
    expect(game.opponent.active).toHaveDamage(0)
    expect(game.opponent.active.conditions).toEqual(['asleep'])
  })
})

describe('Sunflora', () => {
  const deck = ['pip', HOPPIP, GRASS, HOPPIP, SUNKERN]

  test('Sunflora: Sunshine Grace finds a Grass Pokémon, shows it and shuffles; once a turn, on the Bench too', () => {
    const game = given({ you: { active: 'wall', bench: [SUNFLORA], deck } })
    game.you.usePower('Sunshine Grace', SUNFLORA)
    expect(game).toAsk('you', [`${HOPPIP}×2`, SUNKERN], { min: 0, max: 1 })
    game.you.choose(SUNKERN)
    expect(game.you.hand).toEqual([SUNKERN])
    expect(game).toHaveEvents('CardsRevealed', 'CardsMoved', 'DeckShuffled')
    expect(game.you.refused.usePower('Sunshine Grace', SUNFLORA)).toBe('power-used')
  })

  test('Sunflora: Sunshine Grace may find nothing, and is off under a Special Condition', () => {
    const game = given({ you: { active: SUNFLORA, deck } })
    game.you.usePower('Sunshine Grace')
    game.you.choose()
    expect(game.you.hand).toEqual([])
    const poisoned = given({ you: { active: { card: SUNFLORA, conditions: ['poisoned'] }, deck } })
    expect(poisoned.you.refused.usePower('Sunshine Grace')).toBe('power-off')
  })
})

describe('Heracross', () => {
  test('Heracross: Green Draw counts the own Grass Pokémon', () => {
    const game = given({
      you: { active: { card: HERACROSS, energy: [GRASS, FIRE] }, bench: ['pip', 'leaf', HOPPIP] },
      opponent: { active: 'leaf', bench: [HOPPIP] },
    })
    game.you.attack('Green Draw')
    expect(game.you.hand.length).toBe(3)
    expect(game.opponent.active).toHaveDamage(0)
  })

  test.each([
    [['tails', 'tails'], 30],
    [['tails', 'heads'], 50],
    [['heads', 'heads'], 70],
  ] as const)('Heracross: Double Headbutt, %j', (flips, damage) => {
    const game = attacking(HERACROSS, [GRASS, FIRE, FIRE], { flips })
    game.you.attack('Double Headbutt')
    expect(game.opponent.active).toHaveDamage(damage)
  })
})

describe('Metapod', () => {
  const struck = (card: string, energy: string, name: string, spec: Omit<Given, 'rules'>) => {
    const game = given({ ...spec, you: { ...spec.you, active: { card, energy: [energy, energy] } } })
    game.you.attack(name)
    return game.opponent.active
  }

  test('Metapod: Green Shield takes the Weakness of the own Grass Pokémon away, its own too', () => {
    const shielded = { opponent: { active: 'leaf', bench: [METAPOD] } }
    expect(struck('striker', FIRE, 'Thirty', shielded)).toHaveDamage(30)
    expect(struck('striker', FIRE, 'Thirty', { opponent: { active: METAPOD } })).toHaveDamage(30)
  })

  test('Metapod: Green Shield helps nobody else', () => {
    const theirs = { you: { bench: [METAPOD] }, opponent: { active: 'leaf' } }
    expect(struck('striker', FIRE, 'Thirty', theirs)).toHaveDamage(60)
    const otherType = { opponent: { active: 'hgss1-65', bench: [METAPOD] } }
    expect(struck('dew', WATER, 'Splash', otherType)).toHaveDamage(60)
  })
})

describe('basic Grass Pokémon and Skiploom', () => {
  test.each([
    ['heads', 30],
    ['tails', 20],
  ] as const)('Skiploom: Knock Away, %s', (face, damage) => {
    const game = attacking('hgss1-51', [GRASS], { flips: [face] })
    game.you.attack('Knock Away')
    expect(game.opponent.active).toHaveDamage(damage)
  })

  test.each([
    ['yes', 'dew'],
    ['no', HOPPIP],
  ])('Hoppip: after Bounce it may switch: %s', (answer, active) => {
    const game = given({
      you: { active: { card: HOPPIP, energy: [GRASS] }, bench: ['pip', 'dew'] },
      opponent: { active: 'wall' },
    })
    game.you.attack('Bounce')
    expect(game).toAsk('you', ['yes', 'no'])
    game.you.choose(answer)
    if (answer === 'yes') {
      expect(game).toAsk('you', ['pip', 'dew'], { min: 1, max: 1 })
      game.you.choose('dew')
    }
    expect(game.you.active.card).toBe(active)
    expect(game.opponent.active).toHaveDamage(10)
  })

  test('Hoppip: Bounce asks nothing without a Bench', () => {
    const game = attacking(HOPPIP, [GRASS])
    game.you.attack('Bounce')
    expect(game).toAskNobody()
    expect(game.you.active.card).toBe(HOPPIP)
  })

  test.each([
    [['tails', 'tails', 'tails', 'tails'], 0],
    [['heads', 'tails', 'heads', 'heads'], 30],
    [['heads', 'heads', 'heads', 'heads'], 40],
  ] as const)('Ledyba: Comet Punch, %j', (flips, damage) => {
    const game = attacking('hgss1-71', [FIRE, FIRE], { flips })
    game.you.attack('Comet Punch')
    expect(game.opponent.active).toHaveDamage(damage)
  })

  test('Paras: Double-edge Claw hurts itself', () => {
    const game = attacking('hgss1-76', [GRASS, FIRE])
    game.you.attack('Double-edge Claw')
    expect(game.opponent.active).toHaveDamage(30)
    expect(game.you.active).toHaveDamage(10)
  })

  test("Spinarak: Spider Web holds the Defending Pokémon in the opponent's next turn", () => {
    const game = attacking('hgss1-83', [GRASS], { opponent: { active: 'dew', bench: ['wall'] } })
    game.you.attack('Spider Web')
    expect(game.opponent.active).toHaveDamage(0)
    expect(game.opponent.refused.retreat('wall')).toBe('locked')
    game.opponent.endTurn()
    game.you.endTurn()
    game.opponent.retreat('wall')
    expect(game.opponent.active.card).toBe('wall')
  })

  test('Sunkern: Cure Kernels heals 20 from any one of the own Pokémon', () => {
    const game = given({
      you: {
        active: { card: SUNKERN, energy: [FIRE], damage: 10 },
        bench: [{ card: 'wall', damage: 70 }, 'dew'],
      },
      opponent: { active: { card: 'leaf', damage: 10 } },
    })
    game.you.attack('Cure Kernels')
    expect(game).toAsk('you', [SUNKERN, 'wall', 'dew'], { min: 1, max: 1 })
    game.you.choose('wall')
    expect(game.you.benched('wall')).toHaveDamage(50)
    expect(game.you.active).toHaveDamage(10)
  })
})
