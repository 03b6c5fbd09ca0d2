import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/cards/index.ts'
import { type Given, given as givenPosition } from '../scenario/index.ts'

const given = (spec: Omit<Given, 'rules'>) =>
  givenPosition({ rules: 'hgss-2010', cards: catalogue.prints, lasting: catalogue.lasting, ...spec })

const [FIRE, WATER, LIGHTNING, FIGHTING] = ['hgss1-116', 'hgss1-117', 'hgss1-118', 'hgss1-120']
const [GROWLITHE, ARCANINE, VULPIX, CYNDAQUIL] = ['hgss1-65', 'hgss1-1', 'hgss1-87', 'hgss1-61']

const attacking = (card: string, energy: readonly string[], spec: Omit<Given, 'rules' | 'you'> = {}) =>
  given({ you: { active: { card, energy } }, opponent: { active: 'wall', bench: ['dew'] }, ...spec })

describe('fire', () => {
  test('Ninetales: Roast Reveal turns a Fire Energy card into three cards, once a turn', () => {
    const game = given({
      you: { active: 'hgss1-7', hand: [FIRE, WATER, FIRE], deck: ['pip', 'dew', 'leaf', 'rock'] },
    })
    game.you.usePower('Roast Reveal')
    expect(game).toAsk('you', [`${FIRE}×2`], { min: 1, max: 1 })
    game.you.choose(FIRE)
    expect(game.you.hand).toEqual([WATER, FIRE, 'pip', 'dew', 'leaf'])
    expect(game.you.discard).toEqual([FIRE])
    expect(game.you.refused.usePower('Roast Reveal')).toBe('power-used')
  })

  test('Ninetales: Roast Reveal works from the Bench, but not without a Fire Energy card or under a Special Condition', () => {
    const benched = given({ you: { bench: ['hgss1-7'], hand: [FIRE] } })
    benched.you.usePower('Roast Reveal', 'hgss1-7')
    benched.you.choose(FIRE)
    expect(benched.you.hand.length).toBe(3)
    const poor = given({ you: { active: 'hgss1-7', hand: [WATER, 'rainbow'] } })
    expect(poor.you.refused.usePower('Roast Reveal')).toBe('requirement')
    const burned = given({ you: { active: { card: 'hgss1-7', conditions: ['burned'] }, hand: [FIRE] } })
    expect(burned.you.refused.usePower('Roast Reveal')).toBe('power-off')
  })

  test('Typhlosion: Fire Spin costs two Energy of its choice', () => {
    const game = attacking('hgss1-32', [FIRE, FIRE, WATER, WATER])
    game.you.attack('Fire Spin')
    expect(game).toAsk('you', [`${FIRE}×2`, `${WATER}×2`], { min: 1, max: 1 })
    game.you.choose(WATER)
    expect(game).toAsk('you', [`${FIRE}×2`, WATER])
    game.you.choose(FIRE)
    expect(game.you.active.energy).toEqual([FIRE, WATER])
    expect(game.opponent.active).toHaveDamage(120)
  })

  test('Typhlosion: a card that gives two Energy pays for Fire Spin alone', () => {
    const game = attacking('hgss1-32', [FIRE, FIRE, 'double'])
    game.you.attack('Fire Spin')
    game.you.choose('double')
    expect(game).toAskNobody()
    expect(game.you.active.energy).toEqual([FIRE, FIRE])
    expect(game.opponent.active).toHaveDamage(120)
  })

  test('Quilava: Flamethrower costs an Energy card', () => {
    const game = attacking('hgss1-49', [FIRE, FIRE, WATER])
    game.you.attack('Flamethrower')
    expect(game).toAsk('you', [`${FIRE}×2`, WATER], { min: 1, max: 1 })
    game.you.choose(WATER)
    expect(game.you.discard).toEqual([WATER])
    expect(game.opponent.active).toHaveDamage(60)
  })

  test.each([
    ['heads', ['burned']],
    ['tails', []],
  ] as const)('Vulpix: Singe, %s', (face, conditions) => {
    const game = attacking(VULPIX, [FIRE], { flips: face === 'heads' ? [face, 'heads'] : [face] })
    game.you.attack('Singe')
    expect(game.opponent.active.conditions).toEqual(conditions)
    expect(game.opponent.active).toHaveDamage(0)
  })

  test.each([
    ['heads', [FIRE, WATER]],
    ['tails', [WATER]],
  ] as const)('Vulpix: Ember, %s; only a Fire Energy can be lost', (face, energy) => {
    const game = attacking(VULPIX, [FIRE, WATER], { flips: [face] })
    game.you.attack('Ember')
    expect(game).toAskNobody()
    expect(game.you.active.energy).toEqual(energy)
    expect(game.opponent.active).toHaveDamage(30)
  })

  test('Vulpix: Ember, tails: which of two kinds of Fire Energy is lost', () => {
    const game = attacking(VULPIX, [FIRE, WATER, 'rainbow'], { flips: ['tails'] })
    game.you.attack('Ember')
    expect(game).toAsk('you', [FIRE, 'rainbow'], { min: 1, max: 1 })
    game.you.choose('rainbow')
    expect(game.you.active.energy).toEqual([FIRE, WATER])
  })
})

describe('lightning', () => {
  test.each([
    [['tails'], 0],
    [['heads', 'tails'], 30],
    [['heads', 'heads', 'heads', 'tails'], 90],
  ] as const)('Raichu: Iron Tail flips until tails: %j', (flips, damage) => {
    const game = attacking('hgss1-10', [FIRE], { flips })
    game.you.attack('Iron Tail')
    expect(game.opponent.active).toHaveDamage(damage)
  })

  test('Raichu: Thunderbolt costs all Energy', () => {
    const game = attacking('hgss1-10', [LIGHTNING, LIGHTNING, FIRE])
    game.you.attack('Thunderbolt')
    expect(game).toAskNobody()
    expect(game.you.active.energy).toEqual([])
    expect(game.you.discard).toEqual([LIGHTNING, LIGHTNING, FIRE])
    expect(game.opponent.active).toHaveDamage(100)
  })

  test.each([
    ['heads', 30],
    ['tails', 20],
  ] as const)('Pikachu: Quick Attack, %s', (face, damage) => {
    const game = attacking('hgss1-78', [LIGHTNING, FIRE], { flips: [face] })
    game.you.attack('Quick Attack')
    expect(game.opponent.active).toHaveDamage(damage)
  })
})

describe('water', () => {
  test.each([
    ['heads', 20],
    ['tails', 10],
  ] as const)('Marill: Water Splash, %s', (face, damage) => {
    const game = attacking('hgss1-74', [WATER], { flips: [face] })
    game.you.attack('Water Splash')
    expect(game.opponent.active).toHaveDamage(damage)
  })

  test.each([
    ['Azumarill', 'hgss1-2', 'Bubblebeam', 60, 'heads', ['paralyzed']],
    ['Azumarill', 'hgss1-2', 'Bubblebeam', 60, 'tails', []],
    ['Lapras', 'hgss1-24', 'Ice Beam', 20, 'heads', ['paralyzed']],
    ['Lapras', 'hgss1-24', 'Ice Beam', 20, 'tails', []],
    ['Qwilfish', 'hgss1-50', 'Offensive Needle', 30, 'tails', ['paralyzed']],
  ] as const)('%s (%s): %s does %i damage; %s', (_, card, name, damage, face, conditions) => {
    const game = attacking(card, [WATER, WATER, WATER], { flips: [face] })
    game.you.attack(name)
    expect(game.opponent.active).toHaveDamage(damage)
    expect(game.opponent.active.conditions).toEqual(conditions)
  })

  test('Qwilfish: Offensive Needle, heads: poisoned, and the poison works at once', () => {
    const game = attacking('hgss1-50', [WATER, WATER], { flips: ['heads'] })
    game.you.attack('Offensive Needle')
    expect(game.opponent.active.conditions).toEqual(['poisoned'])
    expect(game.opponent.active).toHaveDamage(40)
  })

  test('Lapras: Ice Blade hits anybody on the other side; Weakness counts only for the Active Pokémon', () => {
    const spec = { opponent: { active: ARCANINE, bench: [GROWLITHE, CYNDAQUIL] } }
    const game = attacking('hgss1-24', [WATER, WATER], spec)
    game.you.attack('Ice Blade')
    expect(game).toAsk('you', [ARCANINE, GROWLITHE, CYNDAQUIL], { min: 1, max: 1 })
    game.you.choose(GROWLITHE)
    expect(game.opponent.benched(GROWLITHE)).toHaveDamage(30)
    expect(game.opponent.active).toHaveDamage(0)
    const other = attacking('hgss1-24', [WATER, WATER], spec)
    other.you.attack('Ice Blade')
    other.you.choose(ARCANINE)
    expect(other.opponent.active).toHaveDamage(60)
  })

  test('Lapras: Ice Blade without a Bench on the other side needs no choice', () => {
    const game = attacking('hgss1-24', [WATER, WATER], { opponent: { active: 'wall' } })
    game.you.attack('Ice Blade')
    expect(game).toAskNobody()
    expect(game.opponent.active).toHaveDamage(30)
  })

  test('Feraligatr: Spinning Tail hits everybody on the other side, doubled only for the weak Active Pokémon', () => {
    const game = given({
      you: { active: { card: 'hgss1-20', energy: [WATER, WATER, WATER] }, bench: ['pip'] },
      opponent: { active: ARCANINE, bench: [GROWLITHE, 'wall'] },
    })
    game.you.attack('Spinning Tail')
    expect(game.opponent.active).toHaveDamage(40)
    expect(game.opponent.benchedAll.map(({ damage }) => damage)).toEqual([20, 20])
    expect(game.you.benched('pip')).toHaveDamage(0)
    expect(game.you.active).toHaveDamage(0)
  })

  test("Croconaw: after Big Bite the Defending Pokémon cannot retreat in the opponent's next turn", () => {
    const game = given({
      you: { active: { card: 'hgss1-38', energy: [WATER, WATER, WATER] } },
      opponent: { active: { card: 'wall', energy: [FIRE, FIRE, FIRE, FIRE] }, bench: ['dew'] },
    })
    game.you.attack('Big Bite')
    expect(game.opponent.active).toHaveDamage(50)
    expect(game.opponent.refused.retreat('dew', [FIRE, FIRE])).toBe('locked')
    game.opponent.endTurn()
    game.you.endTurn()
    game.opponent.retreat('dew', [FIRE, FIRE])
    expect(game.opponent.active.card).toBe('dew')
  })

  test('Croconaw: Big Bite does not hold the Pokémon that came forward instead', () => {
    const game = given({
      you: { active: { card: 'hgss1-38', energy: [WATER, WATER, WATER] } },
      opponent: { active: 'wall', bench: ['dew', 'pip'], hand: ['hgss1-102'] },
    })
    game.you.attack('Big Bite')
    game.opponent.play('hgss1-102')
    game.opponent.choose('dew')
    game.opponent.retreat('pip')
    expect(game.opponent.active.card).toBe('pip')
  })
})

describe('fighting', () => {
  test('Sandslash: Poison Sting', () => {
    const game = attacking('hgss1-29', [FIGHTING, FIRE])
    game.you.attack('Poison Sting')
    expect(game.opponent.active.conditions).toEqual(['poisoned'])
    expect(game.opponent.active).toHaveDamage(40)
  })

  test.each([
    [['tails', 'tails', 'tails'], 0],
    [['heads', 'tails', 'heads'], 60],
    [['heads', 'heads', 'heads'], 90],
  ] as const)('Sandslash: Fury Swipes, %j', (flips, damage) => {
    const game = attacking('hgss1-29', [FIGHTING, FIRE, FIRE], { flips })
    game.you.attack('Fury Swipes')
    expect(game.opponent.active).toHaveDamage(damage)
  })

  test.each([
    ['heads', 0],
    ['tails', 30],
  ] as const)("Sandshrew: Defense Curl, %s; it lasts for the opponent's next turn only", (face, damage) => {
    const game = given({
      you: { active: { card: 'hgss1-79', energy: [FIRE] } },
      opponent: { active: { card: 'striker', energy: [FIRE] } },
      flips: [face],
    })
    game.you.attack('Defense Curl')
    game.opponent.attack('Thirty')
    expect(game.you.active).toHaveDamage(damage)
    game.you.endTurn()
    game.opponent.attack('Ten')
    expect(game.you.active).toHaveDamage(damage + 10)
  })

  test('Sandshrew: Defense Curl keeps no Special Condition away', () => {
    const game = given({
      you: { active: { card: 'hgss1-79', energy: [FIRE] } },
      opponent: { active: { card: 'hexer', energy: [FIRE] } },
      flips: ['heads'],
    })
    game.you.attack('Defense Curl')
    game.opponent.attack('Stun')
    expect(game.you.active.conditions).toEqual(['paralyzed'])
  })
})
