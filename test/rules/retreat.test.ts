import { describe, expect, test } from 'vitest'
import { attack, pokemon } from '../../src/cards/kit/facts.ts'
import { switchByChoice } from '../../src/engine/pokemon.ts'
import { RULESET_IDS } from '../../src/rulesets/index.ts'
import { given } from '../scenario/index.ts'

const cards = [
  pokemon('gusty', {
    name: 'Gusty',
    type: 'colorless',
    hp: 80,
    attacks: [
      {
        ...attack('Gust', 'C'),
        *after(context) {
          const { opponent } = context
          yield* switchByChoice(context, opponent, opponent)
        },
      },
    ],
  }),
]

const smoke = { name: 'smoke', on: 'your-active', by: 'opponent', lasts: { turn: 9 } } as const

describe.each([
  { rules: 'ecard-2002', second: null, active: 'wall' },
  { rules: 'hgss-2010', second: 'already-retreated', active: 'dew' },
  { rules: 'xy-2016', second: 'already-retreated', active: 'dew' },
] as const)('$rules', ({ rules, second, active }) => {
  test('[RET-01, C-17] a second retreat in one turn', () => {
    const game = given({ rules, you: { active: { card: 'pip', energy: ['fire'] }, bench: ['dew', 'wall'] } })
    game.you.retreat('dew', ['fire'])
    expect(game.you.active.card).toBe('dew')
    if (second) expect(game.you.refused.retreat('wall')).toBe(second)
    else game.you.retreat('wall')
    expect(game.you.active.card).toBe(active)
    expect(game.you.legal('Retreat'), 'Wall has no Energy to pay with').toEqual([])

    game.you.endTurn()
    game.opponent.endTurn()
    if (second) game.you.retreat('wall')
    expect(game.you.active.card).toBe('wall')
  })
})

describe.each(RULESET_IDS)('%s', rules => {
  test('[RET-02] one Energy for each symbol of the Retreat Cost, of any type, from the retreating Pokémon', () => {
    const game = given({
      rules,
      you: {
        active: { card: 'wall', energy: ['fire', 'water', 'fire'] },
        bench: [{ card: 'dew', energy: ['grass'] }],
      },
    })
    const ways = game.you.legal('Retreat').map(({ pay }) => pay.join(' '))
    expect(ways.sort()).toEqual(['fire fire', 'fire water'])
    expect(game.you.refused.retreat('dew', ['fire'])).toBe('wrong-payment')
    expect(game.you.refused.retreat('dew', ['fire', 'fire', 'water'])).toBe('wrong-payment')
    expect(game.you.refused.retreat('dew', ['fire', 'grass'])).toBe('wrong-payment')
    game.you.retreat('dew', ['fire', 'water'])
    expect(game.you.discard).toEqual(['fire', 'water'])
    expect(game.you.benched('wall').energy).toEqual(['fire'])
  })

  test('[RET-02] without a Retreat Cost nothing is paid, and nothing may be', () => {
    const active = { card: 'dew', energy: ['water'] }
    const game = given({ rules, you: { active, bench: ['wall'] } })
    expect(game.you.refused.retreat('wall', ['water'])).toBe('wrong-payment')
    game.you.retreat('wall')
    expect(game).toHaveEvents('Retreated', 'ActiveChanged')
    expect(game.you.benched('dew').energy).toEqual(['water'])
  })

  test('[RET-03] it changes places with any Benched Pokémon; both keep damage and what is still attached', () => {
    const bench = ['dew', { card: ['pip', 'pippo'], energy: ['double'], attached: ['armor'], damage: 30 }]
    const active = { card: 'pip', energy: ['fire', 'water'], attached: ['charm'], damage: 20 }
    const game = given({ rules, you: { active, bench } })
    const [dew, pippo] = game.you.benchedAll
    const ways = game.you.legal('Retreat').map(({ to, pay }) => `${pay} for ${to}`)
    const both = [dew!.id, pippo!.id]
    expect(ways.sort()).toEqual([...both.map(id => `fire for ${id}`), ...both.map(id => `water for ${id}`)])
    expect(game.you.refused.retreat('active', ['fire'])).toBe('target')
    expect(game.you.refused.retreat('opponent', ['fire'])).toBe('target')
    game.you.retreat('pippo', ['fire'])
    expect(game.you.active).toEqual(pippo)
    expect(game.you.benched('pip')).toMatchObject({ damage: 20, energy: ['water'], attached: ['charm'] })
    expect(game.you.benchedAll.length).toBe(2)
  })

  test.each(['asleep', 'paralyzed'] as const)('[RET-04] %s: no retreat, even a free one', condition => {
    const game = given({ rules, you: { active: { card: 'dew', conditions: [condition] }, bench: ['wall'] } })
    expect(game.you.refused.retreat('wall')).toBe(condition)
    expect(game.you.legal('Retreat')).toEqual([])
  })

  test('[RET-04] Poison and Burn do not hold it', () => {
    const active = { card: 'dew', conditions: ['poisoned', 'burned'] } as const
    const game = given({ rules, you: { active, bench: ['wall'] } })
    game.you.retreat('wall')
    expect(game.you.benched('dew').conditions).toEqual([])
  })

  test('[B-47] no retreat without a Bench, nor with too little Energy', () => {
    const alone = given({ rules, you: { active: { card: 'pip', energy: ['fire'] } } })
    expect(alone.you.refused.retreat('active', ['fire'])).toBe('bench-empty')
    expect(alone.you.legal('Retreat')).toEqual([])

    const poor = given({ rules, you: { active: { card: 'wall', energy: ['fire'] }, bench: ['pip'] } })
    expect(poor.you.refused.retreat('pip', ['fire'])).toBe('not-enough-energy')
    expect(poor.you.legal('Retreat')).toEqual([])
  })

  test('[RET-06] by its own retreat a Pokémon loses conditions and effects of attacks, and keeps its damage', () => {
    const active = { card: 'dew', damage: 20, conditions: ['burned', 'poisoned'] } as const
    const game = given({ rules, you: { active, bench: ['wall'] }, effects: [smoke] })
    game.you.retreat('wall')
    expect(game).toHaveEvents('Retreated', 'ConditionsRemoved', 'EffectsEnded', 'ActiveChanged')
    expect(game.you.benched('dew')).toMatchObject({ damage: 20, conditions: [] })
    expect(game.state.effects).toEqual([])
  })

  test('[RET-06] by a Trainer, which also helps where a retreat is not possible', () => {
    const active = { card: 'wall', damage: 20, conditions: ['asleep', 'burned', 'poisoned'] } as const
    const game = given({ rules, you: { active, bench: ['dew'], hand: ['switch'] }, effects: [smoke] })
    game.you.play('switch')
    expect(game.you.benched('wall')).toMatchObject({ damage: 20, conditions: [] })
    expect(game.state.effects).toEqual([])
  })

  test('[RET-06] by an attack of the opponent', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'gusty', energy: ['fire'] } },
      opponent: { active: { card: 'wall', damage: 20, conditions: ['paralyzed', 'poisoned'] }, bench: ['dew'] },
      effects: [{ ...smoke, on: 'opponents-active', by: 'you' }],
    })
    game.you.attack('Gust')
    expect(game.opponent.benched('wall')).toMatchObject({ damage: 20, conditions: [] })
    expect(game.state.effects).toEqual([])
  })

  test('[RET-07] after a retreat the new Active Pokémon may attack', () => {
    const bench = [{ card: 'pip', energy: ['fire'] }]
    const game = given({ rules, you: { active: 'dew', bench }, opponent: { active: 'wall' } })
    game.you.retreat('pip')
    game.you.attack('Tap')
    expect(game.opponent.active).toHaveDamage(10)
  })

  test('[RET-08, C-23, B-25] Retreat Cost 2, two single Energy and a double one', () => {
    const table = () =>
      given({ rules, you: { active: { card: 'wall', energy: ['fire', 'water', 'double'] }, bench: ['dew'] } })
    const { you } = table()
    const ways = you.legal('Retreat').map(({ pay }) => pay.join(' '))
    expect(ways.sort()).toEqual(['double', 'fire double', 'fire water', 'water double'])
    expect(you.refused.retreat('dew', ['double', 'fire']), 'paid before the second card').toBe('wrong-payment')
    expect(you.refused.retreat('dew', ['fire', 'water', 'double'])).toBe('wrong-payment')
    for (const pay of [['double'], ['fire', 'water'], ['fire', 'double']]) {
      const game = table()
      game.you.retreat('dew', pay)
      expect(game.you.discard).toEqual(pay)
      expect(game.you.benched('wall').energy).toEqual(['fire', 'water', 'double'].filter(each => !pay.includes(each)))
    }
  })

  test('[C-43] back in the same turn, a Pokémon keeps its counters, but neither Poison nor what an attack left', () => {
    const game = given({
      rules,
      you: {
        active: { card: 'pip', energy: ['fire', 'fire'], damage: 30, conditions: ['poisoned'] },
        bench: ['dew'],
        hand: ['switch'],
      },
      opponent: { active: 'wall' },
      effects: [smoke],
    })
    game.you.retreat('dew', ['fire'])
    game.you.play('switch')
    expect(game.you.active).toMatchObject({ card: 'pip', damage: 30, conditions: [] })
    game.you.attack('Tap')
    expect(game.opponent.active, 'no coin was flipped').toHaveDamage(10)
    expect(game.you.active, 'no Poison between turns').toHaveDamage(30)
  })
})

describe.each(RULESET_IDS)('%s', rules => {
  const smoked = (flips: readonly ('heads' | 'tails')[] = []) => {
    const game = given({
      rules,
      you: { active: { card: 'haunt', energy: ['fire'] }, bench: ['wall'] },
      opponent: { active: { card: 'dew', energy: ['water', 'water'] }, bench: ['pip'], hand: ['dewdrop', 'switch'] },
      flips,
    })
    game.you.attack('Smoke')
    return game
  }

  test('[EX-R14] an attack that blinds its target: tails, and the target’s attack does nothing', () => {
    const game = smoked(['tails'])
    game.opponent.attack('Drip')
    expect(game.you.active).toHaveDamage(0)
  })

  test('[EX-R14] it is over when the target goes to the Bench, even if it comes back at once', () => {
    const game = smoked()
    game.opponent.retreat('pip')
    game.opponent.play('switch')
    expect(game.opponent.active.card).toBe('dew')
    game.opponent.attack('Drip')
    expect(game.you.active).toHaveDamage(10)
  })

  test('[EX-R14] it is over when the target evolves', () => {
    const game = smoked()
    game.opponent.evolve('dewdrop')
    game.opponent.attack('Wave')
    expect(game.you.active).toHaveDamage(40)
  })
})
