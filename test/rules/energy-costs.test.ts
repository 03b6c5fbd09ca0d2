import { describe, expect, test } from 'vitest'
import { attack, pokemon } from '../../src/cards/kit/facts.ts'
import { RULESET_IDS, type RulesetId } from '../../src/rulesets/index.ts'
import { given } from '../scenario/index.ts'

const hearth = pokemon('hearth', {
  name: 'Hearth',
  type: 'fire',
  hp: 120,
  retreat: 1,
  attacks: [attack('Two Fires', 'RRC', 60), attack('Wide', 'CC', 20), attack('Single', 'R', 10)],
})

const usable = (rules: RulesetId, energy: readonly string[]): readonly string[] =>
  given({ rules, cards: [hearth], you: { active: { card: 'hearth', energy } } })
    .you.legal('Attack')
    .map(each => each.attack)

describe.each(RULESET_IDS)('%s', rules => {
  test.each([
    { energy: ['fire', 'water', 'fire'], allowed: true },
    { energy: ['fire', 'water', 'water'], allowed: false },
    { energy: ['fire', 'fire'], allowed: false },
  ])('[C-56] $energy for a cost of Fire, Fire and Colorless', ({ energy, allowed }) => {
    const game = given({
      rules,
      cards: [hearth],
      you: { active: { card: 'hearth', energy } },
      opponent: { active: 'wall' },
    })
    if (allowed) game.you.attack('Two Fires')
    else expect(game.you.refused.attack('Two Fires')).toBe('not-enough-energy')
    expect(game.opponent.active).toHaveDamage(allowed ? 60 : 0)
  })

  test.each([
    { energy: [], attacks: [] },
    { energy: ['fire'], attacks: ['Single'] },
    { energy: ['water'], attacks: [] },
    { energy: ['water', 'psychic'], attacks: ['Wide'] },
    { energy: ['double'], attacks: ['Wide'] },
    { energy: ['fire', 'double'], attacks: ['Wide', 'Single'] },
    { energy: ['fire', 'rainbow'], attacks: ['Wide', 'Single'] },
    { energy: ['rainbow', 'double'], attacks: ['Wide', 'Single'] },
  ])('[ENERGY-04] Colorless takes any Energy, Fire takes only Fire: $energy allows $attacks', ({ energy, attacks }) => {
    expect(usable(rules, energy)).toEqual(attacks)
  })

  test.each([
    { energy: ['fire', 'fire', 'fire'] },
    { energy: ['fire', 'fire', 'grass'] },
    { energy: ['grass', 'fire', 'fire', 'water', 'water'] },
    { energy: ['fire', 'rainbow', 'water'] },
    { energy: ['rainbow', 'rainbow', 'water'] },
    { energy: ['rainbow', 'fire', 'double'] },
  ])('[ENERGY-05] the cost is a threshold: $energy is enough for every attack', ({ energy }) => {
    expect(usable(rules, energy)).toEqual(['Two Fires', 'Wide', 'Single'])
  })

  test('[ENERGY-05] one Energy never stands for two symbols, whatever it can be', () => {
    expect(usable(rules, ['rainbow', 'water', 'water'])).toEqual(['Wide', 'Single'])
    expect(usable(rules, ['fire', 'double', 'double'])).toEqual(['Wide', 'Single'])
  })

  test('[ENERGY-06] an attack leaves the Energy where it is, unless its text takes it', () => {
    const attackWith = (name: string) => {
      const game = given({
        rules,
        you: { active: { card: 'striker', energy: ['fire', 'fire'] } },
        opponent: { active: 'wall' },
      })
      game.you.attack(name)
      return [game.you.active.energy, game.you.discard]
    }
    expect(attackWith('Thirty')).toEqual([['fire', 'fire'], []])
    expect(attackWith('Costly')).toEqual([['fire'], ['fire']])
  })

  test('[ENERGY-06] nor does passing the turn, evolving or taking damage cost Energy; retreating does', () => {
    const game = given({
      rules,
      you: { active: { card: 'pip', energy: ['fire', 'fire'] }, bench: ['wall'], hand: ['pippo'] },
      opponent: { active: { card: 'striker', energy: ['fire'] } },
    })
    game.you.evolve('pippo')
    game.you.endTurn()
    game.opponent.attack('Thirty')
    expect(game.you.active.energy).toEqual(['fire', 'fire'])
    game.you.retreat('wall', ['fire'])
    expect(game.you.benched('pippo').energy).toEqual(['fire'])
    expect(game.you.discard).toEqual(['fire'])
  })

  test("[ENERGY-08] Weakness and Resistance ask for the attacker's type, not for the Energy it uses", () => {
    const hit = (attacker: string, energy: string, name: string) => {
      const game = given({ rules, you: { active: { card: attacker, energy: [energy] } }, opponent: { active: 'leaf' } })
      game.you.attack(name)
      return game.opponent.active.damage
    }
    expect(hit('pip', 'water', 'Tap')).toBe(20)
    expect(hit('dew', 'fire', 'Drip')).toBe(10)
  })
})

describe('xy-2016', () => {
  const idle = pokemon('idle', { name: 'Idle', type: 'colorless', hp: 60, attacks: [attack('Whistle', '', 20)] })

  test('[ENERGY-07, C-57] a cost of 0 needs no Energy at all', () => {
    const game = given({ rules: 'xy-2016', cards: [idle], you: { active: 'idle' }, opponent: { active: 'wall' } })
    expect(game.you.legal('Attack')).toEqual([{ seat: 0, type: 'Attack', card: 'idle', attack: 'Whistle' }])
    game.you.attack('Whistle')
    expect(game.opponent.active).toHaveDamage(20)
  })

  test('[ENERGY-07, C-57] it does not lift the ban on attacking in the very first turn', () => {
    const game = given({ rules: 'xy-2016', cards: [idle], turn: 1, you: { active: 'idle' } })
    expect(game.you.refused.attack('Whistle')).toBe('first-turn-attack')
  })

  const wyrm = pokemon('wyrm', {
    name: 'Wyrm',
    type: 'dragon',
    hp: 120,
    weakness: 'fairy',
    attacks: [attack('Twin Breath', 'RW', 70)],
  })

  test('[ENERGY-09, ENERGY-08] a Dragon pays with two other types, and is of its own type for Weakness', () => {
    const attacks = (energy: readonly string[]) =>
      given({ rules: 'xy-2016', cards: [wyrm], you: { active: { card: 'wyrm', energy } } }).you.legal('Attack').length
    expect([attacks(['fire', 'water']), attacks(['fire', 'fire']), attacks(['water', 'double'])]).toEqual([1, 0, 0])

    const kin = pokemon('kin', { name: 'Kin', type: 'grass', hp: 200, weakness: 'dragon' })
    const game = given({
      rules: 'xy-2016',
      cards: [wyrm, kin],
      you: { active: { card: 'wyrm', energy: ['fire', 'water'] } },
      opponent: { active: 'kin' },
    })
    game.you.attack('Twin Breath')
    expect(game.opponent.active).toHaveDamage(140)
  })

  test('[ENERGY-01, ENERGY-08] Fairy and Dragon stand in one list with the other types', () => {
    const fay = pokemon('fay', { name: 'Fay', type: 'fairy', hp: 60, attacks: [attack('Dust', 'YC', 30)] })
    const game = given({
      rules: 'xy-2016',
      cards: [wyrm, fay],
      you: { active: { card: 'fay', energy: ['fairy', 'fire'] } },
      opponent: { active: 'wyrm' },
    })
    game.you.attack('Dust')
    expect(game.opponent.active).toHaveDamage(60)
  })

  describe('three attacks and their costs', () => {
    const sprout = pokemon('sprout', {
      name: 'Sprout',
      type: 'grass',
      hp: 60,
      attacks: [attack('Lash', 'G', 10), attack('Seed Shot', 'GC', 20)],
    })
    const tadpole = pokemon('tadpole', { name: 'Tadpole', type: 'water', hp: 60, weakness: 'grass' })
    const blazer = pokemon('blazer', {
      name: 'Blazer',
      type: 'fire',
      hp: 140,
      attacks: [attack('Big Fire', 'RCCC', 120)],
    })
    const cards = [sprout, tadpole, blazer]
    const attacks = (card: string, energy: readonly string[]) =>
      given({ rules: 'xy-2016', cards, you: { active: { card, energy } } })
        .you.legal('Attack')
        .map(each => each.attack)

    test('[EX-R10] 10 on a Weakness of ×2 are two counters', () => {
      const game = given({
        rules: 'xy-2016',
        cards,
        you: { active: { card: 'sprout', energy: ['grass'] } },
        opponent: { active: 'tadpole' },
      })
      game.you.attack('Lash')
      expect(game.opponent.active).toHaveDamage(20)
    })

    test('[EX-R10] Grass and Colorless; Fire and three Colorless', () => {
      expect(attacks('sprout', ['grass'])).toEqual(['Lash'])
      expect(attacks('sprout', ['grass', 'fire'])).toEqual(['Lash', 'Seed Shot'])
      expect(attacks('sprout', ['fire', 'fire'])).toEqual([])
      expect(attacks('blazer', ['fire', 'water', 'grass', 'psychic'])).toEqual(['Big Fire'])
      expect(attacks('blazer', ['fire', 'fire', 'fire'])).toEqual([])
      expect(attacks('blazer', ['water', 'water', 'water', 'water'])).toEqual([])
    })
  })
})
