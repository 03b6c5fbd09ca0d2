/** In which order damage is changed. */
import { expect, test } from 'vitest'
import type { Modifiers } from '../../src/engine/modifiers.ts'
import { RULESET_IDS, type RulesetId } from '../../src/rulesets/index.ts'
import { attackCards, attackLasting, bodied, HALVE } from '../scenario/cards/attacks.ts'
import { type Given, given, type Scenario } from '../scenario/index.ts'
import type { EffectSpec, PokemonSpec } from '../scenario/position.ts'

const WEAK = { weaknesses: [{ type: 'fire', effect: { times: 2 } }] } as const
const RESISTANT = { resistances: [{ type: 'fire', minus: 20 }] } as const
const MORE: Modifiers = {
  damageDealt: (amount, hit, me) => (hit.attacker === me.pokemon?.id ? amount + 10 : amount),
}

const whet = { name: 'base-becomes', params: { attack: 'Forty', base: 60 }, on: 'your-active', by: 'you' } as const
const honed = (more: number): EffectSpec => ({ name: 'stronger', params: more, on: 'your-active', by: 'you' })
const braced = (less: number): EffectSpec => ({ name: 'braced', params: less, on: 'opponents-active', by: 'opponent' })

function fight(
  rules: RulesetId,
  you: PokemonSpec,
  opponent: PokemonSpec | string,
  spec: Partial<Given> = {},
): Scenario {
  return given({
    rules,
    lasting: attackLasting,
    cards: attackCards,
    you: { active: { energy: ['fire'], ...you } },
    opponent: { active: opponent },
    ...spec,
  })
}

test.each([
  // 60 ×2 −30 +10 +10 −20 −10 −20 ÷2
  ['ecard-2002', whet, 30],
  // (40 +30 +10 +10) ×2 −20 −20 −10 −20 ÷2 = 55
  ['hgss-2010', honed(30), 50],
  // (40 +40 +10 +10) ×2 −20 −20 −10 −20 ÷2 = 65
  ['xy-2016', honed(40), 60],
] as const)('[DMG-02] %s: everything that can change the damage, all at once', (rules, sharpened, damage) => {
  const game = fight(
    rules,
    { card: 'puzzler', energy: ['gloom'], attached: ['plus-power'] },
    { card: 'bodied', energy: ['plated'], attached: ['armor'] },
    {
      cards: [...attackCards, bodied(rules, HALVE, { ...WEAK, ...RESISTANT })],
      effects: [sharpened, braced(20)],
    },
  )
  game.you.attack('Forty')
  expect(game.opponent.active).toHaveDamage(damage)
})

test.each(RULESET_IDS)('[C-53, B-62] %s: a −20 Trainer on the defender before its halving body or Ability', rules => {
  const cards = [...attackCards, bodied(rules, HALVE)]
  const game = fight(rules, { card: 'striker' }, { card: 'bodied', attached: ['armor'] }, { cards })
  game.you.attack('Sixty')
  expect(game.opponent.active).toHaveDamage(20)
})

test.each(RULESET_IDS)('[B-62] %s: Energy and what its last attack left come before the halving, too', rules => {
  const cards = [...attackCards, bodied(rules, HALVE)]
  const game = fight(rules, { card: 'striker' }, { card: 'bodied', energy: ['plated', 'plated'] }, { cards })
  game.you.attack('Sixty')
  expect(game.opponent.active).toHaveDamage(20)
  const after = fight(rules, { card: 'striker' }, 'bodied', { cards, effects: [braced(20)] })
  after.you.attack('Sixty')
  expect(after.opponent.active).toHaveDamage(20)
})

test.each([
  ['a Trainer', { attached: ['plus-power'] }, []],
  ['an Energy', { energy: ['gloom'] }, []],
  ['an attack of last turn', {}, [honed(10)]],
  ['a body', { card: 'bodied' }, []],
] as const)('[B-24] hgss-2010: +10 by %s counts before Weakness and Resistance', (_, on, effects) => {
  const cards = [...attackCards, bodied('hgss-2010', MORE, { types: ['fire'] })]
  const weak = fight('hgss-2010', { card: 'puzzler', ...on }, 'leaf', { cards, effects })
  weak.you.attack('Thirty')
  expect(weak.opponent.active).toHaveDamage(80)
})

test('[B-24] hgss-2010: a card that says "after Weakness and Resistance" is believed', () => {
  const game = fight('hgss-2010', { card: 'puzzler', attached: ['late-plus'] }, 'leaf')
  game.you.attack('Thirty')
  expect(game.opponent.active).toHaveDamage(70)
})

test.each([
  ['a Trainer', { attached: ['plus-power'] }, [], 70],
  ['an Energy', { energy: ['gloom'] }, [], 70],
  ['a body', { card: 'bodied' }, [], 70],
  ['an attack of last turn', {}, [honed(10)], 80],
] as const)(
  '[B-57] ecard-2002: only what changes the base comes before Weakness; +10 by %s',
  (_, on, effects, damage) => {
    const cards = [...attackCards, bodied('ecard-2002', MORE, { types: ['fire'] })]
    const game = fight('ecard-2002', { card: 'puzzler', ...on }, 'leaf', { cards, effects })
    game.you.attack('Thirty')
    expect(game.opponent.active).toHaveDamage(damage)
  },
)

/** One turn each, then the attack: the first player prepares, the second one does too. */
function prepared(rules: RulesetId, mine: string, theirs: string | null, on: { you?: object; opponent?: object } = {}) {
  const game = fight(rules, { card: 'puzzler', ...on.you }, { card: 'gatherer', energy: ['fire'], ...on.opponent })
  game.you.attack(mine)
  if (theirs) game.opponent.attack(theirs)
  else game.opponent.endTurn()
  return game
}

test.each([
  ['the base of 60', 'Whet', null, {}, 60],
  ['a plus', 'Whet', null, { you: { attached: ['plus-power'] } }, 70],
  ['a −20 Trainer', 'Whet', null, { opponent: { attached: ['defender'] } }, 40],
  ['Energy for the defender', 'Whet', null, { opponent: { energy: ['plated'] } }, 50],
  ['a hard defender: 60 is too much for it', 'Whet', 'Harden', {}, 60],
  [
    'a hard defender, a Trainer and Energy: 60 −20 −10 is not',
    'Whet',
    'Harden',
    { opponent: { attached: ['defender'], energy: ['plated'] } },
    0,
  ],
] as const)('[EX-R07] ecard-2002: %s', (_, mine, theirs, on, damage) => {
  const game = prepared('ecard-2002', mine, theirs, on)
  game.you.attack('Thirty')
  expect(game.opponent.active).toHaveDamage(damage)
})

test.each([
  ['focused energy of last turn', 'Hone', null, {}, 70],
  ['Energy for the defender', 'Hone', null, { opponent: { energy: ['plated'] } }, 60],
  ['a Tool on the defender', 'Hone', null, { opponent: { attached: ['armor'] } }, 50],
  ['a defender that guarded itself', 'Hone', 'Brace', {}, 50],
  [
    'a hard defender whose Tool and Energy make 30 of 60',
    'Whet',
    'Harden',
    { opponent: { attached: ['armor'], energy: ['plated'] } },
    0,
  ],
] as const)('[EX-R08] hgss-2010: %s', (_, mine, theirs, on, damage) => {
  const game = prepared('hgss-2010', mine, theirs, on)
  game.you.attack('Thirty')
  expect(game.opponent.active).toHaveDamage(damage)
})

test('[EX-R09] xy-2016: +40 next turn goes before Weakness, an Ability of −20 after it', () => {
  const less: Modifiers = {
    timing: 'after-resistance',
    damageTaken: (amount, hit, me) => (hit.to === me.pokemon?.id ? amount - 20 : amount),
  }
  const cards = [...attackCards, bodied('xy-2016', less, WEAK)]
  const game = fight('xy-2016', { card: 'puzzler' }, 'bodied', { cards })
  game.you.attack('Hone')
  game.opponent.endTurn()
  game.you.attack('Thirty')
  expect(game.opponent.active).toHaveDamage(120)
  game.opponent.endTurn()
  game.you.attack('Thirty')
  expect(game.opponent.active).toHaveDamage(160)
})
