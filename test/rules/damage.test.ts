/** From the number of an attack to the counters on a Pokémon. */
import { expect, test } from 'vitest'
import { attack, pokemon } from '../../src/cards/kit/facts.ts'
import { discardEnergy, inflict, toUse } from '../../src/cards/kit/index.ts'
import { RULESET_IDS, type RulesetId } from '../../src/rulesets/index.ts'
import { attackCards, attackLasting } from '../scenario/cards/attacks.ts'
import { type Given, given, type Scenario } from '../scenario/index.ts'
import type { PokemonSpec } from '../scenario/position.ts'

const set = { cards: attackCards, lasting: attackLasting }
const plus = ['plus-power'] as const

/** One attack of a Fire Pokémon against somebody; the game after it. */
function hit(
  rules: RulesetId,
  name: string,
  target: string | PokemonSpec,
  on: Partial<PokemonSpec> = {},
  spec: Partial<Given> = {},
): Scenario {
  const card = ['Ten', 'Sixty', 'Coins', 'Nothing'].includes(name) ? 'striker' : 'puzzler'
  const game = given({
    ...set,
    rules,
    you: { active: { card, energy: ['fire'], ...on } },
    opponent: { active: target },
    ...spec,
  })
  game.you.attack(name)
  return game
}

test.each(RULESET_IDS)('[DMG-01, DMG-12] %s: 30 damage and 3 counters leave the same on a Pokémon', rules => {
  const dealt = hit(rules, 'Thirty', { card: 'wall', damage: 10 })
  expect(dealt.last[1]).toMatchObject({ type: 'DamageDealt', amount: 30 })
  const placed = hit(rules, 'Three Counters', { card: 'wall', damage: 10 }, { card: 'haunt' })
  expect(placed.last[1]).toMatchObject({ type: 'CountersPlaced', amount: 30 })
  expect([dealt.opponent.active.damage, placed.opponent.active.damage]).toEqual([40, 40])
})

test.each([
  ['ecard-2002', 70],
  ['hgss-2010', 80],
  ['xy-2016', 80],
] as const)('[C-44, DMG-03] %s: 30 and a plus into Weakness ×2 are %i', (rules, damage) => {
  expect(hit(rules, 'Thirty', 'leaf', { attached: plus }).opponent.active).toHaveDamage(damage)
})

test.each([
  ['ecard-2002', 10],
  ['hgss-2010', 20],
  ['xy-2016', 20],
] as const)('[C-45, DMG-03] %s: 30 and a plus into Resistance are %i', (rules, damage) => {
  expect(hit(rules, 'Thirty', 'rock', { attached: plus }).opponent.active).toHaveDamage(damage)
})

test.each([
  ['ecard-2002', 'fern', 60],
  ['ecard-2002', 'leaf', 60],
  ['hgss-2010', 'fern', 50],
  ['hgss-2010', 'leaf', 60],
  ['xy-2016', 'leaf', 60],
] as const)('[C-46, DMG-04] %s: 30 into the Weakness of %s are %i', (rules, target, damage) => {
  expect(hit(rules, 'Thirty', target).opponent.active).toHaveDamage(damage)
})

test.each([
  ['ecard-2002', 10],
  ['hgss-2010', 20],
  ['xy-2016', 20],
] as const)('[C-47, DMG-05] %s: 40 into a Resistance printed −20 are %i', (rules, damage) => {
  expect(hit(rules, 'Forty', 'rock').opponent.active).toHaveDamage(damage)
})

test.each([
  ['ecard-2002', 10],
  ['hgss-2010', 20],
  ['xy-2016', 20],
] as const)(
  '[C-48, B-21] %s: 20 into Resistance with a Trainer and an Energy on the attacker are %i',
  (rules, damage) => {
    const game = hit(rules, 'Twenty', 'rock', { energy: ['gloom'], attached: plus })
    expect(game.opponent.active).toHaveDamage(damage)
  },
)

test.each([
  ['ecard-2002', 0],
  ['hgss-2010', 10],
  ['xy-2016', 10],
] as const)(
  '[B-21] %s: 10 into Resistance, then two late pluses: below 0 on the way, %i in the end',
  (rules, damage) => {
    const game = hit(rules, 'Ten', 'rock', { attached: ['late-plus', 'late-plus'] })
    expect(game.opponent.active).toHaveDamage(damage)
  },
)

test.each(RULESET_IDS)('[C-49, DMG-10] %s: no heads, no damage, whatever would raise it', rules => {
  const game = hit(rules, 'Coins', 'leaf', { attached: plus }, { flips: ['tails', 'tails'] })
  expect(game.opponent.active).toHaveDamage(0)
  expect(game.events.some(({ type }) => type === 'DamageDealt')).toBe(false)
})

test.each(RULESET_IDS)('[DMG-10] %s: an attack without damage stays one', rules => {
  const effects = [{ name: 'stronger', params: 40, on: 'your-active', by: 'you' }] as const
  const game = hit(rules, 'Nothing', 'leaf', { attached: plus, energy: ['gloom'] }, { effects })
  expect(game.opponent.active).toHaveDamage(0)
})

test.each([
  ['ecard-2002', 60],
  ['hgss-2010', 0],
  ['xy-2016', 0],
] as const)('[B-23, DMG-10] %s: no heads, but the base is 30 by an effect: %i into Weakness', (rules, damage) => {
  const effects = [
    { name: 'base-becomes', params: { attack: 'Coins', base: 30 }, on: 'your-active', by: 'you' },
  ] as const
  const game = hit(rules, 'Coins', 'leaf', {}, { effects, flips: ['tails', 'tails'] })
  expect(game.opponent.active).toHaveDamage(damage)
})

test.each([
  // What comes after the stop would make damage out of −10 again.
  ['ecard-2002', 'leaf', ['plus-power', 'plus-power', 'plus-power']],
  ['hgss-2010', 'fern', []],
  ['xy-2016', 'fern', []],
] as const)(
  '[B-23] %s: effects on the attacker bring 30 to −10, and nothing more is figured',
  (rules, target, attached) => {
    const effects = [{ name: 'stronger', params: -40, on: 'your-active', by: 'opponent' }] as const
    expect(hit(rules, 'Thirty', target, { attached }, { effects }).opponent.active).toHaveDamage(0)
  },
)

test.each([
  ['ecard-2002', { name: 'base-becomes', params: { attack: 'Thirty', base: 60 } }, 120],
  ['hgss-2010', { name: 'stronger', params: 30 }, 120],
  ['xy-2016', { name: 'stronger', params: 40 }, 140],
] as const)('[C-50] %s: the own attack of last turn counts before Weakness', (rules, effect, damage) => {
  const game = hit(rules, 'Thirty', 'leaf', {}, { effects: [{ ...effect, on: 'your-active', by: 'you' }] })
  expect(game.opponent.active).toHaveDamage(damage)
})

test.each(RULESET_IDS)('[C-51, DMG-08, B-28] %s: neither Weakness nor Resistance on the Bench', rules => {
  const game = given({
    ...set,
    rules,
    you: { active: { card: 'sniper', energy: ['fire'] } },
    opponent: { active: 'leaf', bench: ['leaf', 'rock'] },
  })
  game.you.attack('Twin Shot')
  expect(game.opponent.benched('leaf')).toHaveDamage(20)
  expect(game.opponent.benched('rock')).toHaveDamage(20)
  expect(game.opponent.active).toHaveDamage(0)
})

test.each(RULESET_IDS)('[DMG-08] %s: the same shot at the Active meets its Weakness', rules => {
  const game = given({
    ...set,
    rules,
    you: { active: { card: 'sniper', energy: ['fire'] } },
    opponent: { active: 'leaf', bench: ['wall'] },
  })
  game.you.attack('Far Shot')
  game.you.choose('leaf')
  expect(game.opponent.active).toHaveDamage(60)
})

test.each(RULESET_IDS)('[C-52, DMG-09, B-29] %s: counters that an attack puts are not changed', rules => {
  const target = { card: 'leaf', attached: ['armor'] }
  const effects = [{ name: 'unhurt', on: 'opponents-active', by: 'opponent' }] as const
  const on = { card: 'haunt', attached: plus }
  expect(hit(rules, 'Three Counters', target, on).opponent.active).toHaveDamage(30)
  expect(hit(rules, 'Three Counters', target, on, { effects }).opponent.active).toHaveDamage(30)
  expect(hit(rules, 'Thirty', target, {}, { effects }).opponent.active).toHaveDamage(0)
  expect(hit(rules, 'Three Counters', 'rock', { card: 'haunt' }).opponent.active).toHaveDamage(30)
})

test('[C-54, DMG-06, DMG-07] xy-2016: Water and Fairy into Weakness Fairy and Resistance Water', () => {
  expect(hit('xy-2016', 'Tide', 'drake', { card: 'mermaid' }).opponent.active).toHaveDamage(100)
})

test.each([
  ['ecard-2002', 30],
  ['hgss-2010', 40],
  ['xy-2016', 40],
] as const)('[DMG-06] %s: Weakness first and then Resistance, 30 are %i', (rules, damage) => {
  expect(hit(rules, 'Thirty', 'mixed').opponent.active).toHaveDamage(damage)
})

test.each(RULESET_IDS)('[DMG-07] %s: the type of the attacker counts, not that of its Energy', rules => {
  expect(hit(rules, 'Thirty', 'leaf', { energy: ['water'] }).opponent.active).toHaveDamage(60)
  expect(hit(rules, 'Drip', 'leaf', { card: 'dew', energy: ['fire'] }).opponent.active).toHaveDamage(10)
})

test.each(RULESET_IDS)('[C-55, DMG-11] %s: damage below 0 places nothing and heals nothing', rules => {
  const game = hit(rules, 'Ten', { card: 'rock', damage: 40 })
  expect(game.opponent.active).toHaveDamage(40)
  expect(game).toHaveEvents('AttackDeclared', 'TurnEnded', 'TurnBegan', 'CardsDrawn')
  expect(hit(rules, 'Twenty', { card: 'wall', damage: 40, attached: ['armor'] }).opponent.active).toHaveDamage(40)
})

test.each(RULESET_IDS)('[DMG-12, B-22] %s: whole tens only, and only at the very end', rules => {
  expect(hit(rules, 'Single', 'wall').opponent.active).toHaveDamage(0)
  expect(hit(rules, 'Odd', 'wall').opponent.active).toHaveDamage(20)
  expect(hit(rules, 'Odd', 'leaf').opponent.active).toHaveDamage(50)
  expect(hit(rules, 'Single', 'leaf').opponent.active).toHaveDamage(10)
})

test.each(RULESET_IDS)('[DMG-13] %s: damage goes along to the Bench and into the next stage', rules => {
  const game = given({
    rules,
    you: {
      active: { card: 'pip', energy: ['fire'], damage: 20 },
      bench: [{ card: 'dew', damage: 30 }],
      hand: ['pippo', 'switch'],
    },
  })
  game.you.retreat('dew', ['fire'])
  expect(game.you.benched('pip')).toHaveDamage(20)
  expect(game.you.active).toMatchObject({ card: 'dew', damage: 30 })
  game.you.evolve('pippo', 'pip')
  expect(game.you.benched('pippo')).toHaveDamage(20)
  game.you.play('switch')
  expect(game.you.active).toMatchObject({ card: 'pippo', damage: 20 })
  expect(game.you.benched('dew')).toHaveDamage(30)
})

test.each([
  // Weakness before the other changes; in 2010 after those of the attacker.
  ['ecard-2002', 50],
  ['hgss-2010', 60],
] as const)('[DMG-14] %s: pay, then %i damage, then the rest', (rules, amount) => {
  const toll = pokemon('toll', {
    name: 'Toll',
    type: 'fire',
    hp: 60,
    attacks: [attack('Levy', 'C', 30, toUse(discardEnergy({ cards: 1 })), inflict('paralyzed'))],
  })
  const target = { card: 'leaf', attached: ['defender'] }
  const game = hit(rules, 'Levy', target, { card: 'toll', attached: plus }, { cards: [toll] })
  expect(game.last.slice(1, 4)).toMatchObject([
    { type: 'CardsMoved', to: { zone: 'discard', seat: 0 } },
    { type: 'DamageDealt', amount },
    { type: 'ConditionInflicted', condition: 'paralyzed' },
  ])
})

test.each(RULESET_IDS)('[C-107] %s: a number printed as "?" is what the text says', rules => {
  expect(hit(rules, 'Riddle', 'wall').opponent.active).toHaveDamage(30)
  expect(hit(rules, 'Riddle', 'leaf').opponent.active).toHaveDamage(60)
})
