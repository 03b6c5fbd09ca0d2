/** Cards that switch off powers, Tools and Stadiums. */
import { describe, expect, test } from 'vitest'
import { attack, pokemon, trainer } from '../../src/cards/kit/facts.ts'
import type { Modifiers } from '../../src/engine/modifiers.ts'
import type { PokemonPrint, Power } from '../../src/engine/print.ts'
import { draw } from '../../src/engine/zones.ts'
import { RULESET_IDS } from '../../src/rulesets/index.ts'
import type { TestEffects } from '../scenario/effects.ts'
import { given } from '../scenario/index.ts'

const bearer = (id: string, ...powers: readonly Power[]): PokemonPrint => ({
  ...pokemon(id, { name: id, type: 'colorless', hp: 100, attacks: [attack('Hit', '', 10)] }),
  powers,
})
const passive = (name: string, modifiers: Modifiers): Power => ({ name, kind: 'ability', modifiers })
const drawOne = {
  *run({ game, you }: { game: Parameters<typeof draw>[0]; you: 0 | 1 }) {
    draw(game, you, 1)
  },
}

const NO_ABILITIES: Modifiers = { powerWorks: (value, { power }) => value && power.kind !== 'ability' }
const NO_TOOLS: Modifiers = { toolWorks: () => false }
const NO_STADIUMS: Modifiers = { stadiumWorks: () => false }
const PLUS_TEN: Modifiers = {
  damageDealt: (amount, hit, me) => (hit.attacker === me.pokemon?.id ? amount + 10 : amount),
}

const cards = [
  bearer('gifted', passive('Might', PLUS_TEN), { name: 'Insight', kind: 'ability', use: drawOne }),
  bearer('bodied', { name: 'Might', kind: 'body', modifiers: PLUS_TEN }),
  bearer('silencer', passive('Silence', NO_ABILITIES)),
  bearer('jammer', passive('Jam', NO_TOOLS)),
  bearer('dozer', passive('Doze', NO_STADIUMS)),
  trainer('hush', 'stadium', { name: 'Hush', modifiers: NO_ABILITIES }),
  trainer('workshop', 'stadium', { name: 'Workshop', modifiers: NO_TOOLS }),
  trainer('gym', 'stadium', { name: 'Gym', modifiers: { damageDealt: amount => amount + 20 }, use: drawOne }),
  trainer('glove', 'tool', { name: 'Glove', modifiers: PLUS_TEN }),
]

const lasting: TestEffects = {
  'no-stadiums': () => ({ modifiers: NO_STADIUMS }),
  'no-tools': () => ({ modifiers: NO_TOOLS }),
}

describe.each(RULESET_IDS)('%s', rules => {
  type Spec = Partial<Parameters<typeof given>[0]> & { readonly active: string; readonly attached?: readonly string[] }
  const damageOf = ({ active, attached = [], opponent = { active: 'wall' }, ...spec }: Spec): number => {
    const you = { ...spec.you, active: { card: active, attached } }
    const game = given({ ...spec, rules, cards, lasting, you, opponent })
    game.you.attack('Hit')
    return game.opponent.active.damage
  }

  test('powerWorks: passive powers of that kind stop, others go on', () => {
    expect(damageOf({ active: 'gifted' })).toBe(20)
    expect(damageOf({ active: 'gifted', stadium: 'hush' })).toBe(10)
    expect(damageOf({ active: 'bodied', stadium: 'hush' })).toBe(20)
  })

  test('powerWorks: a power that is switched off cannot be used', () => {
    const game = given({ rules, cards, you: { active: 'gifted', hand: ['park'] }, stadium: 'hush' })
    expect(game.you.legal('UsePower')).toEqual([])
    expect(game.you.refused.usePower('Insight')).toBe('power-off')
    game.you.playStadium('park')
    game.you.usePower('Insight')
    expect(game.you.hand).toEqual(['filler'])
  })

  test('powerWorks: whoever silences all powers, the own included, is not undone by it', () => {
    const opponent = { active: 'wall', bench: ['silencer'] }
    expect(damageOf({ active: 'gifted', opponent })).toBe(10)
    const game = given({ rules, cards, you: { active: 'gifted' }, opponent })
    expect(game.you.refused.usePower('Insight')).toBe('power-off')
  })

  test('powerWorks: two that silence each other still silence everybody else', () => {
    const opponent = { active: 'wall', bench: ['silencer'] }
    expect(damageOf({ active: 'gifted', opponent, you: { bench: ['silencer'] } })).toBe(10)
    const game = given({ rules, cards, you: { active: 'gifted', bench: ['silencer'] }, opponent })
    expect(game.you.refused.usePower('Insight')).toBe('power-off')
  })

  test('toolWorks', () => {
    expect(damageOf({ active: 'bodied', attached: ['glove'] })).toBe(30)
    expect(damageOf({ active: 'bodied', attached: ['glove'], stadium: 'workshop' })).toBe(20)
    expect(damageOf({ active: 'bodied', attached: ['glove'], effects: [{ name: 'no-tools', on: null }] })).toBe(20)
  })

  test('toolWorks: a power that is itself switched off switches nothing off', () => {
    const opponent = { active: 'wall', bench: ['jammer'] }
    expect(damageOf({ active: 'bodied', attached: ['glove'], opponent })).toBe(20)
    expect(damageOf({ active: 'bodied', attached: ['glove'], opponent, stadium: 'hush' })).toBe(30)
  })

  test('stadiumWorks', () => {
    expect(damageOf({ active: 'bodied', stadium: 'gym' })).toBe(40)
    expect(damageOf({ active: 'bodied', stadium: 'gym', you: { bench: ['dozer'] } })).toBe(20)
    const game = given({ rules, cards, lasting, effects: [{ name: 'no-stadiums', on: null }], stadium: 'gym' })
    expect(game.you.legal('UseStadium')).toEqual([])
    expect(game.you.refused.useStadium()).toBe('power-off')
    const open = given({ rules, cards, stadium: 'gym' })
    open.you.useStadium()
    expect(open.you.hand).toEqual(['filler'])
  })

  test('stadiumWorks: a Stadium that is switched off switches nothing off', () => {
    const effects = [{ name: 'no-stadiums', on: null }]
    expect(damageOf({ active: 'gifted', stadium: 'hush', effects })).toBe(20)
    const game = given({ rules, cards, lasting, effects, stadium: 'hush', you: { active: 'gifted' } })
    game.you.usePower('Insight')
  })
})
