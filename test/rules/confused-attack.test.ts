/** What a Confused Pokémon does to itself on tails. */
import { expect, test } from 'vitest'
import { attack, pokemon, takesLess } from '../../src/cards/kit/index.ts'
import { RULESET_IDS, type RulesetId } from '../../src/rulesets/index.ts'
import { attackCards, attackLasting, bodied, HALVE } from '../scenario/cards/attacks.ts'
import { given, type Scenario } from '../scenario/index.ts'
import type { PokemonSpec } from '../scenario/position.ts'

/** Attacks while Confused, the coin shows tails. */
function stumble(
  rules: RulesetId,
  active: PokemonSpec,
  name = 'Thirty',
  spec: Partial<Parameters<typeof given>[0]> = {},
): Scenario {
  const game = given({
    rules,
    cards: attackCards,
    lasting: attackLasting,
    you: { active: { energy: ['fire'], conditions: ['confused'], ...active } },
    opponent: { active: 'wall' },
    flips: ['tails'],
    ...spec,
  })
  game.you.attack(name)
  expect(game.opponent.active).toMatchObject({ damage: 0, conditions: [] })
  return game
}

test.each([
  ['ecard-2002', 40],
  ['hgss-2010', 30],
  ['xy-2016', 30],
] as const)('[C-31] %s: weak to its own type, %i on itself', (rules, hurt) => {
  expect(stumble(rules, { card: 'tinder' }).you.active).toHaveDamage(hurt)
})

test.each([
  ['ecard-2002', 0],
  ['hgss-2010', 30],
  ['xy-2016', 30],
] as const)('[C-32] %s: resistant to its own type, %i on itself', (rules, hurt) => {
  expect(stumble(rules, { card: 'ingot' }).you.active).toHaveDamage(hurt)
})

test.each([
  ['ecard-2002', 50],
  ['hgss-2010', 30],
  ['xy-2016', 30],
] as const)('[C-33, B-15] %s: weak to its own type and with a plus on it, %i on itself', (rules, hurt) => {
  expect(stumble(rules, { card: 'tinder', attached: ['plus-power'] }).you.active).toHaveDamage(hurt)
})

test.each([
  ['ecard-2002', 'DamageDealt', 20],
  ['hgss-2010', 'CountersPlaced', 30],
  ['xy-2016', 'CountersPlaced', 30],
] as const)('[C-34] %s: an attack without damage fails in the same way, %s of %i', (rules, type, hurt) => {
  const game = stumble(rules, { card: 'hexer' }, 'Venom')
  expect(game).toHaveEvents(
    'AttackDeclared',
    'CoinFlipped',
    type,
    'AttackFailed',
    'TurnEnded',
    'TurnBegan',
    'CardsDrawn',
  )
  expect(game.you.active).toMatchObject({ damage: hurt, conditions: ['confused'] })
})

test('[EX-R16] hgss-2010: a breath that only poisons, tails: 3 counters for the one who breathed', () => {
  const game = stumble('hgss-2010', { card: 'hexer', damage: 10 }, 'Venom')
  expect(game.last[2]).toMatchObject({ type: 'CountersPlaced', pokemon: game.you.active.id, amount: 30 })
  expect(game.you.active).toHaveDamage(40)
})

test.each([
  // Each: what is on the Confused Pokémon; 20 after it in 2002, always 3 counters later.
  ['a −20 Trainer', { attached: ['defender'] }, 0],
  ['a plus and a −20 Trainer', { attached: ['plus-power', 'defender'] }, 10],
  ['an Energy for the attacker', { energy: ['gloom'] }, 30],
  ['an Energy for the defender', { energy: ['plated'] }, 10],
] as const)('[B-15] the self-hit runs through the whole pipeline of 2002: %s', (_, on, hurt) => {
  const expected = { 'ecard-2002': hurt, 'hgss-2010': 30, 'xy-2016': 30 }
  for (const rules of RULESET_IDS)
    expect(stumble(rules, { card: 'puzzler', ...on }).you.active, rules).toHaveDamage(expected[rules])
})

test.each([
  ['ecard-2002', 10],
  ['hgss-2010', 30],
  ['xy-2016', 30],
] as const)('[B-15] %s: a body that halves damage makes it %i', (rules, hurt) => {
  const cards = [...attackCards, bodied(rules, HALVE)]
  expect(stumble(rules, { card: 'bodied' }, 'Thirty', { cards }).you.active).toHaveDamage(hurt)
})

test.each([
  ['ecard-2002', 30],
  ['hgss-2010', 30],
  ['xy-2016', 30],
] as const)(
  '[B-15] %s: the self-hit of 2002 is an attack: a body that takes 10 from attacks makes 40 into %i',
  (rules, hurt) => {
    const shelled = pokemon('shelled', {
      name: 'Shelled',
      type: 'fire',
      hp: 90,
      weakness: 'fire',
      attacks: [attack('Thirty', 'C', 30)],
      powers: [takesLess('Shell', 10)],
    })
    const cards = [...attackCards, shelled]
    expect(stumble(rules, { card: 'shelled' }, 'Thirty', { cards }).you.active).toHaveDamage(hurt)
  },
)

test.each([
  ['ecard-2002', 20],
  ['hgss-2010', 30],
  ['xy-2016', 30],
] as const)(
  '[B-15] %s: an effect on the base of the announced attack does not make the self-hit of %i more',
  (rules, hurt) => {
    const sharper = {
      name: 'base-becomes',
      params: { attack: 'Thirty', base: 60 },
      on: 'your-active',
      by: 'you',
    } as const
    expect(stumble(rules, { card: 'puzzler' }, 'Thirty', { effects: [sharper] }).you.active).toHaveDamage(hurt)
  },
)

test.each(RULESET_IDS)('[B-15] %s: hurting itself can Knock the Pokémon Out', rules => {
  const game = given({
    rules,
    you: { active: { card: 'striker', energy: ['fire'], damage: 80, conditions: ['confused'] }, bench: ['pip'] },
    opponent: { active: 'wall' },
    flips: ['tails'],
  })
  game.you.attack('Thirty')
  expect(game.you.discard).toEqual(['striker', 'fire'])
  expect(game).toAsk('opponent', [0, 1, 2, 3, 4, 5], { min: 1, max: 1 })
})
