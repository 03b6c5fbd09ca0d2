/** Special Conditions: which there are, who can have them, how they exclude each other, what ends them. */
import { describe, expect, test } from 'vitest'
import { inflict, inflictSelf } from '../../src/cards/kit/attacks.ts'
import { attack, pokemon, trainer } from '../../src/cards/kit/facts.ts'
import { inflict as inflictOn } from '../../src/engine/harm.ts'
import { devolvePokemon } from '../../src/engine/pokemon.ts'
import { allInPlay } from '../../src/engine/state.ts'
import { CONDITIONS, type Condition } from '../../src/engine/vocabulary.ts'
import { inZone } from '../../src/engine/zones.ts'
import { RULESET_IDS } from '../../src/rulesets/index.ts'
import { given } from '../scenario/index.ts'

const onOpponentsActive = (id: string, condition: Condition) =>
  trainer(id, 'item', {
    name: id,
    *play(context) {
      const { active } = context.game.side(context.opponent)
      if (active) inflictOn(context, active.id, condition)
    },
  })

const cards = [
  pokemon('witch', {
    name: 'Witch',
    type: 'psychic',
    hp: 100,
    attacks: [attack('Triple Hex', 'C', 0, inflict('confused'), inflict('burned'), inflict('poisoned'))],
    powers: [
      {
        name: 'Bewilder',
        kind: 'power',
        use: {
          *run(context) {
            const { active } = context.game.side(context.opponent)
            if (active) inflictOn(context, active.id, 'confused')
          },
        },
      },
    ],
  }),
  pokemon('firefly', {
    name: 'Firefly',
    type: 'fire',
    hp: 50,
    attacks: [attack('Play With Sparks', '', 0, inflict('burned'), inflictSelf('asleep'))],
  }),
  pokemon('dozer', {
    name: 'Dozer',
    type: 'grass',
    hp: 100,
    attacks: [attack('Yawn', 'C', 0, inflict('burned'), inflictSelf('asleep'))],
  }),
  onOpponentsActive('lullaby', 'asleep'),
  onOpponentsActive('taser', 'paralyzed'),
  onOpponentsActive('toxin', 'poisoned'),
  trainer('miasma', 'item', {
    name: 'Miasma',
    *play(context) {
      for (const { id } of allInPlay(context.game.state)) inflictOn(context, id, 'poisoned')
    },
  }),
  trainer('unwind', 'item', {
    name: 'Unwind',
    *play({ game, you }) {
      const { active } = game.side(you)
      if (active) devolvePokemon(game, active.id, inZone('hand', you))
    },
  }),
]
const lasting = { char: () => ({}) }

describe.each(RULESET_IDS)('Special Conditions in %s', rules => {
  test.each([
    ['asleep', 'Lull', ['tails'], 0],
    ['burned', 'Scorch', ['heads'], 0],
    ['confused', 'Daze', [], 0],
    ['paralyzed', 'Stun', [], 0],
    ['poisoned', 'Venom', [], 10],
  ] as const)('[COND-01] %s is one of the five', (condition, name, flips, damage) => {
    const game = given({
      rules,
      you: { active: { card: 'hexer', energy: ['psychic'] } },
      opponent: { active: 'wall' },
      flips,
    })
    game.you.attack(name)
    expect(game.opponent.active.conditions).toEqual([condition])
    expect(game.opponent.active).toHaveDamage(damage)
  })

  test('[COND-01] and there are no others', () => {
    expect([...CONDITIONS].sort()).toEqual(['asleep', 'burned', 'confused', 'paralyzed', 'poisoned'])
  })

  test('[COND-02] what poisons every Pokémon in play poisons the Active ones only', () => {
    const game = given({
      rules,
      cards,
      you: { active: 'pip', bench: ['dew'], hand: ['miasma'] },
      opponent: { active: 'wall', bench: ['leaf', 'fern'] },
    })
    game.you.play('miasma')
    expect(game.you.active.conditions).toEqual(['poisoned'])
    expect(game.opponent.active.conditions).toEqual(['poisoned'])
    expect([...game.you.benchedAll, ...game.opponent.benchedAll].map(({ conditions }) => conditions)).toEqual([
      [],
      [],
      [],
    ])
  })

  test.each(['asleep', 'confused', 'paralyzed'] as const)(
    '[COND-03, COND-18] a Switch frees it of %s, Burn and Poison; its damage stays',
    condition => {
      const game = given({
        rules,
        you: {
          active: { card: 'pip', damage: 20, conditions: [condition, 'burned', 'poisoned'] },
          bench: ['wall'],
          hand: ['switch'],
        },
      })
      game.you.play('switch')
      expect(game.you.benched('pip').conditions).toEqual([])
      expect(game.you.active.conditions).toEqual([])
      game.you.endTurn()
      expect(game.you.benched('pip')).toHaveDamage(20)
      expect(game.you.active).toHaveDamage(0)
    },
  )

  test('[COND-03, COND-18] so does a retreat, and coming back does not bring the markers back', () => {
    const game = given({
      rules,
      you: {
        active: { card: 'dew', conditions: ['burned', 'poisoned'] },
        bench: ['pip'],
        hand: ['switch'],
      },
    })
    game.you.retreat('pip')
    expect(game.you.benched('dew').conditions).toEqual([])
    game.you.play('switch')
    expect(game.you.active).toMatchObject({ card: 'dew', conditions: [] })
    game.you.endTurn()
    expect(game.you.active).toHaveDamage(0)
  })

  test.each(['asleep', 'confused', 'paralyzed'] as const)(
    '[COND-04, COND-18] evolving frees it of %s, Burn and Poison',
    condition => {
      const game = given({
        rules,
        you: { active: { card: 'pip', conditions: [condition, 'burned', 'poisoned'] }, hand: ['pippo'] },
      })
      game.you.evolve('pippo')
      expect(game.you.active).toMatchObject({ card: 'pippo', conditions: [] })
      game.you.endTurn()
      expect(game.you.active).toHaveDamage(0)
    },
  )

  const turned = ['asleep', 'confused', 'paralyzed'] as const
  const attackFor = { asleep: 'Lull', confused: 'Daze', paralyzed: 'Stun' }
  test.each(turned.flatMap(before => turned.map(after => [before, after] as const)))(
    '[COND-05] %s, then %s: only the latter is left',
    (before, after) => {
      const game = given({
        rules,
        you: { active: { card: 'hexer', energy: ['psychic'] } },
        opponent: { active: { card: 'wall', conditions: [before] } },
        flips: after === 'asleep' ? ['tails'] : [],
      })
      game.you.attack(attackFor[after])
      expect(game.opponent.active.conditions).toEqual([after])
    },
  )

  test.each(turned)('[COND-06] Burn and Poison go together with %s, and all do their work', condition => {
    const game = given({
      rules,
      you: { active: { card: 'hexer', energy: ['psychic'] } },
      opponent: { active: { card: 'wall', conditions: ['burned', 'poisoned'] } },
      flips: condition === 'asleep' ? ['tails', 'tails'] : ['tails'],
    })
    game.you.attack(attackFor[condition])
    expect(game.opponent.active.conditions).toEqual([condition, 'burned', 'poisoned'].sort())
    expect(game.opponent.active).toHaveDamage(30)
  })

  test.each([
    ['Venom', 'poisoned', [], 10],
    ['Scorch', 'burned', ['tails'], 20],
  ] as const)('[COND-07] %s on a Pokémon that is already %s changes nothing', (name, condition, flips, damage) => {
    const game = given({
      rules,
      you: { active: { card: 'hexer', energy: ['psychic'] } },
      opponent: { active: { card: 'wall', conditions: [condition] } },
      flips,
    })
    game.you.attack(name)
    expect(game.opponent.active.conditions).toEqual([condition])
    expect(game.opponent.active).toHaveDamage(damage)
  })

  test('[C-58] Asleep and Poisoned, then Confused, Burned and Poisoned again', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'witch', energy: ['psychic'] } },
      opponent: { active: { card: 'wall', conditions: ['asleep', 'poisoned'] } },
      flips: ['heads'],
    })
    game.you.attack('Triple Hex')
    expect(game.opponent.active.conditions).toEqual(['burned', 'confused', 'poisoned'])
    expect(game.opponent.active).toHaveDamage(10)
  })

  test('[B-60] conditions from Trainers and powers replace each other like those from attacks', () => {
    const game = given({
      rules,
      cards,
      you: { active: 'witch', hand: ['lullaby', 'taser', 'toxin'] },
      opponent: { active: { card: 'wall', conditions: ['paralyzed', 'poisoned'] } },
    })
    const seen = () => game.opponent.active.conditions
    game.you.play('lullaby')
    expect(seen()).toEqual(['asleep', 'poisoned'])
    game.you.usePower('Bewilder')
    expect(seen()).toEqual(['confused', 'poisoned'])
    game.you.play('toxin')
    expect(seen()).toEqual(['confused', 'poisoned'])
    game.you.play('taser')
    expect(seen()).toEqual(['paralyzed', 'poisoned'])
  })

  test('[C-63] an evolved Pokémon keeps damage and Energy, loses its conditions and the attacks of the lower stage', () => {
    const game = given({
      rules,
      you: {
        active: { card: 'pip', damage: 20, energy: ['fire', 'fire'], conditions: ['burned', 'confused'] },
        hand: ['pippo'],
      },
    })
    game.you.evolve('pippo')
    expect(game.you.active).toMatchObject({
      stack: ['pip', 'pippo'],
      maxHp: 80,
      damage: 20,
      energy: ['fire', 'fire'],
      conditions: [],
    })
    expect(game.you.legal('Attack').map(({ attack: name }) => name)).toEqual(['Slap'])
    expect(game.you.refused.attack('Tap')).toBe('no-such-attack')
  })

  test('[C-68] a named counter survives the Bench but not the evolution; damage survives both, Poison neither', () => {
    const game = given({
      rules,
      lasting,
      you: {
        active: { card: 'pip', damage: 20, conditions: ['poisoned'], counters: ['char'] },
        bench: ['dew'],
        hand: ['switch', 'pippo'],
      },
    })
    game.you.play('switch')
    expect(game.you.benched('pip')).toMatchObject({ damage: 20, conditions: [], counters: ['char'] })
    game.you.evolve('pippo', 'pip')
    expect(game.you.benched('pippo')).toMatchObject({ damage: 20, conditions: [], counters: [] })
  })

  test('[EX-R15] an attack may put a condition on its own user', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'dozer', energy: ['grass'] } },
      opponent: { active: 'wall' },
      flips: ['tails', 'tails'],
    })
    game.you.attack('Yawn')
    expect(game.you.active.conditions).toEqual(['asleep'])
    expect(game.opponent.active.conditions).toEqual(['burned'])
    expect(game.opponent.active).toHaveDamage(20)
  })
})

test.each(['hgss-2010', 'xy-2016'] as const)('[COND-04] devolving frees it of every condition (%s)', rules => {
  const game = given({
    rules,
    cards,
    you: {
      active: { card: ['pip', 'pippo'], damage: 20, conditions: ['asleep', 'burned', 'poisoned'] },
      hand: ['unwind'],
    },
  })
  game.you.play('unwind')
  expect(game.you.active).toMatchObject({ card: 'pip', damage: 20, conditions: [] })
})

test('[EX-R15] an attack for nothing: without any Energy the Defending Pokémon is Burned and the attacker Asleep', () => {
  const game = given({
    rules: 'xy-2016',
    cards,
    you: { active: 'firefly' },
    opponent: { active: 'wall' },
    flips: ['heads', 'heads'],
  })
  game.you.attack('Play With Sparks')
  const coins = game.last.flatMap(event => (event.type === 'CoinFlipped' ? [[event.reason, event.seat]] : []))
  expect(coins).toEqual([
    ['burned', 1],
    ['asleep', 0],
  ])
  expect(game.opponent.active.conditions).toEqual(['burned'])
  expect(game.you.active.conditions).toEqual([])
})
