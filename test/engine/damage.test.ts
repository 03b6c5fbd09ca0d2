/** Random damage, figured by the engine and by the formula of each rulebook. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attack, pokemon, specialEnergy, trainer } from '../../src/cards/kit/facts.ts'
import type { Modifiers } from '../../src/engine/modifiers.ts'
import type { Power, Weakness } from '../../src/engine/print.ts'
import type { RulesetId } from '../../src/rulesets/index.ts'
import { given } from '../scenario/index.ts'

/** What each kind of source does to the damage. The last ones may halve it, so that their place shows. */
interface Case {
  readonly base: number
  readonly weakness: Weakness['effect'] | null
  readonly resistance: number | null
  readonly attacker: Readonly<Record<'attack' | 'trainer' | 'energy' | 'power', number>>
  readonly defender: Readonly<Record<'attack' | 'trainer' | 'energy', number>> & { readonly power: number | 'half' }
}

const change = fc.oneof(
  { weight: 2, arbitrary: fc.constant(0) },
  fc.integer({ min: -8, max: 8 }).map(tens => tens * 10),
)
const cases: fc.Arbitrary<Case> = fc.record({
  base: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 30 }).map(tens => tens * 10) },
    fc.integer({ min: 0, max: 120 }),
  ),
  weakness: fc.option(
    fc.oneof(
      fc.constant({ times: 2 }),
      fc.integer({ min: 1, max: 4 }).map(tens => ({ plus: tens * 10 })),
    ),
  ),
  resistance: fc.option(fc.constantFrom(20, 30)),
  attacker: fc.record({ attack: change, trainer: change, energy: change, power: change }),
  defender: fc.record({
    attack: change,
    trainer: change,
    energy: change,
    power: fc.oneof(change, fc.constant('half' as const)),
  }),
})

/** The pipeline of DMG-02, written out for each rulebook. Returns what is placed. */
const FORMULAS: Readonly<Record<RulesetId, (of: Case) => number>> = {
  'ecard-2002': ({ base, weakness, resistance, attacker, defender }) => {
    const figured = base + attacker.attack
    if (figured <= 0) return 0
    const typed = figured * (weakness ? 2 : 1) - (resistance ? 30 : 0)
    const carried = typed + attacker.trainer + attacker.energy + defender.trainer + defender.energy
    return placed(byPower(carried + defender.attack + attacker.power, defender))
  },
  'hgss-2010': of => placed(modern(of)),
  'xy-2016': of => placed(modern(of)),
}

function modern({ base, weakness, resistance, attacker, defender }: Case): number {
  const figured = base + attacker.attack + attacker.trainer + attacker.energy + attacker.power
  if (base <= 0 || figured <= 0) return 0
  const weak = weakness === null ? figured : 'times' in weakness ? figured * weakness.times : figured + weakness.plus
  return byPower(weak - (resistance ?? 0) + defender.trainer + defender.energy + defender.attack, defender)
}

const byPower = (amount: number, { power }: Case['defender']): number =>
  power === 'half' ? amount / 2 : amount + power
const placed = (amount: number): number => Math.max(0, Math.floor(amount / 10) * 10)

const dealt = (by: number): Modifiers => ({
  damageDealt: (amount, hit, me) => (hit.attacker === me.pokemon?.id ? amount + by : amount),
})
const taken = (by: number | 'half'): Modifiers => ({
  damageTaken: (amount, hit, me) => (hit.to !== me.pokemon?.id ? amount : by === 'half' ? amount / 2 : amount + by),
})

/** The same case on the table: two Pokémon, with one card or effect for each kind of source. */
function play(rules: RulesetId, { base, weakness, resistance, attacker, defender }: Case): number {
  const kind = rules === 'xy-2016' ? 'ability' : 'body'
  const power = (modifiers: Modifiers): Power => ({ name: 'Nature', kind, modifiers })
  // The number is printed as 10× so that the engine asks the pipeline about a base of 0, too.
  const strike = attack('Strike', 'C', '10×', {
    text: 'so much damage',
    *base() {
      return base
    },
  })
  const game = given({
    rules,
    cards: [
      pokemon('hitter', {
        name: 'Hitter',
        type: 'fire',
        hp: 60,
        powers: [power(dealt(attacker.power))],
        attacks: [strike],
      }),
      {
        ...pokemon('target', { name: 'Target', type: 'grass', hp: 5000, powers: [power(taken(defender.power))] }),
        weaknesses: weakness ? [{ type: 'fire', effect: weakness }] : [{ type: 'water', effect: { times: 2 } }],
        resistances: resistance ? [{ type: 'fire', minus: resistance }] : [{ type: 'water', minus: 20 }],
      },
      trainer('weapon', 'tool', { name: 'Weapon', modifiers: dealt(attacker.trainer) }),
      trainer('shield', 'tool', { name: 'Shield', modifiers: taken(defender.trainer) }),
      specialEnergy('fuel', { name: 'Fuel', provides: [['fire']], modifiers: dealt(attacker.energy) }),
      specialEnergy('plating', { name: 'Plating', provides: [['metal']], modifiers: taken(defender.energy) }),
    ],
    lasting: {
      dealt: (by: number) => ({ modifiers: dealt(by) }),
      taken: (by: number) => ({ modifiers: taken(by) }),
    },
    you: { active: { card: 'hitter', energy: ['fuel'], attached: ['weapon'] } },
    opponent: { active: { card: 'target', energy: ['plating'], attached: ['shield'] } },
    effects: [
      { name: 'dealt', params: attacker.attack, on: 'your-active', by: 'you' },
      { name: 'taken', params: defender.attack, on: 'opponents-active', by: 'opponent' },
    ],
  })
  game.you.attack('Strike')
  return game.opponent.active.damage
}

test.each(['ecard-2002', 'hgss-2010', 'xy-2016'] as const)('%s: the pipeline is the formula of the rulebook', rules => {
  fc.assert(
    fc.property(cases, each => {
      expect(play(rules, each)).toBe(FORMULAS[rules](each))
    }),
    { numRuns: 400 },
  )
})
