import { describe, expect, test } from 'vitest'
import { attack, pokemon, trainer } from '../../src/cards/kit/facts.ts'
import { copyAttack } from '../../src/engine/attack.ts'
import { upTo } from '../../src/engine/choose.ts'
import { evolvePokemon } from '../../src/engine/pokemon.ts'
import type { Attack, Print } from '../../src/engine/print.ts'
import { attacksOf, evolvesFrom } from '../../src/engine/queries.ts'
import { draw, inZone, search } from '../../src/engine/zones.ts'
import { RULESET_IDS, type RulesetId } from '../../src/rulesets/index.ts'
import { given, opening } from '../scenario/index.ts'

/** Evolves its user from the deck. */
const grow: Attack = {
  ...attack('Grow', 'C'),
  *after(run) {
    const { game, self, you } = run
    const fits = (print: Print) => print.kind === 'pokemon' && evolvesFrom(game, print, game.pokemon(self))
    const [card] = yield* search(run, 'evolve-from-deck', fits, upTo(1))
    if (card !== undefined) yield* evolvePokemon(game, self, card, inZone('deck', you))
  },
}

/** Uses the first attack of the Defending Pokémon as its own. */
const ape: Attack = {
  ...attack('Ape', 'C'),
  *after(run) {
    const [offer] = attacksOf(run.game, run.game.pokemon(run.defender))
    if (offer) yield* copyAttack(run, offer)
  },
}

const cards = [
  pokemon('seedling', {
    name: 'Seedling',
    type: 'grass',
    hp: 60,
    powers: [
      {
        name: 'Sprout',
        kind: 'power',
        use: {
          *run({ game, you }) {
            draw(game, you, 1)
          },
        },
      },
      {
        name: 'Husk',
        kind: 'body',
        modifiers: { damageTaken: (amount, hit, me) => (hit.to === me.pokemon?.id ? amount - 20 : amount) },
      },
    ],
    attacks: [grow],
  }),
  pokemon('bloom', {
    name: 'Bloom',
    type: 'grass',
    hp: 90,
    stage: 'stage1',
    from: 'Seedling',
    attacks: [attack('Scent', 'C', 20)],
  }),
  pokemon('ape', { name: 'Ape', type: 'colorless', hp: 60, attacks: [ape] }),
  /** The stage says one thing, the name another: only the name counts. */
  pokemon('pipwing', { name: 'Pipwing', type: 'fire', hp: 90, stage: 'stage2', from: 'Pip' }),
  pokemon('pipfin', { name: 'Pipfin', type: 'fire', hp: 90, stage: 'stage1', from: 'Pippo' }),
  trainer('leap', 'item', {
    name: 'Leap',
    *play({ game, you }) {
      const { active, hand } = game.side(you)
      const card = hand.find(each => game.state.cards[each] === 'pipparch')
      if (active && card !== undefined) yield* evolvePokemon(game, active.id, card, inZone('hand', you))
    },
  }),
]

const set = { active: { card: 'pip' }, bench: ['pip', 'dew'] } as const

describe.each(RULESET_IDS)('%s', rules => {
  test('[EVO-01] an Evolution card goes on the own Pokémon it names, Active or Benched, as often as one likes', () => {
    const game = given({
      rules,
      you: { ...set, hand: ['pippo', 'pippo', 'dewdrop'] },
      opponent: { active: 'pip' },
    })
    const [first, second] = [game.you.active.id, game.you.benched('pip').id]
    expect(game.you.legal('Evolve')).toEqual([
      { seat: 0, type: 'Evolve', card: 'pippo', pokemon: first },
      { seat: 0, type: 'Evolve', card: 'pippo', pokemon: second },
      { seat: 0, type: 'Evolve', card: 'dewdrop', pokemon: game.you.benched('dew').id },
    ])
    expect(game.you.refused.evolve('pippo', 'opponent')).toBe('target')
    expect(game.you.refused.evolve('pippo', 'dew')).toBe('wrong-evolution')
    expect(game.you.refused.evolve('pipparch')).toBe('not-in-hand')

    game.you.evolve('pippo', first)
    game.you.evolve('pippo', second)
    game.you.evolve('dewdrop', 'dew')
    expect([game.you.active, ...game.you.benchedAll].map(({ stack }) => stack)).toEqual([
      ['pip', 'pippo'],
      ['pip', 'pippo'],
      ['dew', 'dewdrop'],
    ])
  })

  test('[EVO-02] one step at a time: a Basic does not become a Stage 2, nor does anything go back', () => {
    const game = given({ rules, you: { active: 'pip', bench: ['pippo'], hand: ['pipparch', 'pippo', 'pip'] } })
    expect(game.you.refused.evolve('pipparch', 'pip')).toBe('wrong-evolution')
    expect(game.you.refused.evolve('pippo', 'pippo')).toBe('wrong-evolution')
    expect(game.you.refused.evolve('pip', 'pippo')).toBe('not-playable-so')
    game.you.evolve('pipparch', 'pippo')
    expect(game.you.benched('pipparch').stack).toEqual(['pippo', 'pipparch'])
  })

  test('[EVO-02] the name decides, not the number of the stage', () => {
    const game = given({ rules, cards, you: { active: 'pip', bench: ['pippo'], hand: ['pipwing', 'pipfin'] } })
    expect(game.you.legal('Evolve').map(({ card, pokemon }) => [card, pokemon])).toEqual([
      ['pipwing', game.you.active.id],
      ['pipfin', game.you.benched('pippo').id],
    ])
  })

  test('[EVO-03, C-16] neither a Pokémon that came this turn nor one that evolved this turn can evolve', () => {
    const game = given({ rules, you: { active: 'pip', hand: ['pip', 'pippo', 'pippo', 'pipparch'] } })
    game.you.bench('pip')
    const [old, fresh] = [game.you.active.id, game.you.benched('pip').id]
    expect(game.you.refused.evolve('pippo', fresh)).toBe('new-this-turn')
    game.you.evolve('pippo', old)
    expect(game.you.refused.evolve('pipparch', old)).toBe('new-this-turn')
    expect(game.you.legal('Evolve')).toEqual([])

    game.you.endTurn()
    game.opponent.endTurn()
    game.you.evolve('pipparch', old)
    game.you.evolve('pippo', fresh)
    expect(game.you.active.stack).toEqual(['pip', 'pippo', 'pipparch'])
  })

  test('[EVO-04] evolving keeps damage, Energy, attached Trainers and the stages below', () => {
    const active = { card: ['pip', 'pippo'], energy: ['fire', 'double'], attached: ['charm'], damage: 50 }
    const game = given({ rules, you: { active, hand: ['pipparch'] } })
    const { id } = game.you.active
    game.you.evolve('pipparch')
    expect(game.you.active).toMatchObject({
      id,
      stack: ['pip', 'pippo', 'pipparch'],
      energy: ['fire', 'double'],
      attached: ['charm'],
      damage: 50,
      maxHp: 120,
    })
    expect(game.you.discard).toEqual([])
  })

  test('[EVO-05] evolving takes off every Special Condition and what attacks left on the Pokémon', () => {
    const game = given({
      rules,
      you: {
        active: { card: 'pip', energy: ['fire'], conditions: ['paralyzed', 'burned', 'poisoned'] },
        hand: ['pippo'],
      },
      opponent: { active: 'wall' },
      effects: [{ name: 'smoke', on: 'your-active', by: 'opponent', lasts: { turn: 5 } }],
    })
    game.you.evolve('pippo')
    expect(game).toHaveEvents('ConditionsRemoved', 'EffectsEnded', 'Evolved')
    expect(game.you.active.conditions).toEqual([])
    expect(game.state.effects).toEqual([])
    game.you.attack('Slap')
    expect(game.opponent.active).toHaveDamage(20)
  })

  test('[EVO-06] what stands on the lower stage no longer works: attack, activated power, constant power', () => {
    const active = { card: 'seedling', energy: ['fire'] }
    const game = given({ rules, cards, you: { active, hand: ['bloom'] }, opponent: { active: 'striker' } })
    expect(game.you.legal('UsePower').map(({ power }) => power)).toEqual(['Sprout'])
    game.you.evolve('bloom')
    expect(game.you.legal('Attack').map(({ attack: name }) => name)).toEqual(['Scent'])
    expect(game.you.refused.attack('Grow')).toBe('no-such-attack')
    expect(game.you.legal('UsePower')).toEqual([])
    expect(game.you.refused.usePower('Sprout')).toBe('no-such-power')

    game.you.endTurn()
    game.opponent.attack('Free')
    expect(game.you.active, 'Husk would have taken it all').toHaveDamage(10)
  })

  test('[EVO-08] an effect that lets a Pokémon evolve offers only cards that name it', () => {
    const active = { card: 'seedling', energy: ['grass'] }
    const game = given({ rules, cards, you: { active, deck: ['pippo', 'bloom', 'dewdrop', 'bloom'] } })
    game.you.attack('Grow')
    expect(game).toAsk('you', ['bloom×2'], { min: 0, max: 1 })
    game.you.choose('bloom')
    expect(game.you.active.stack).toEqual(['seedling', 'bloom'])
  })

  test('[EVO-08] and so does its copy: the Pokémon that copies is the one that must be named', () => {
    const active = { card: 'ape', energy: ['grass'] }
    const game = given({ rules, cards, you: { active, deck: ['bloom', 'pippo'] }, opponent: { active: 'seedling' } })
    game.you.attack('Ape')
    expect(game).toAsk('you', [])
    game.you.choose()
    expect(game.you.active.stack).toEqual(['ape'])
  })

  test('[EVO-08] unless a card says otherwise in so many words', () => {
    const game = given({ rules, cards, you: { active: 'pip', hand: ['leap', 'pipparch'] } })
    expect(game.you.refused.evolve('pipparch')).toBe('wrong-evolution')
    game.you.play('leap')
    expect(game.you.active.stack).toEqual(['pip', 'pipparch'])
  })

  test('[C-15, B-05] nobody evolves on the own first turn, be it the first or the second of the game', () => {
    const game = firstTurns(rules)
    expect(game.state.turn).toMatchObject({ seat: 0, number: 1 })
    expect(game.you.refused.evolve('pippo')).toBe('first-turn-evolution')
    expect(game.you.legal('Evolve')).toEqual([])
    game.you.endTurn()
    expect(game.opponent.refused.evolve('pippo')).toBe('first-turn-evolution')
    expect(game.opponent.legal('Evolve')).toEqual([])
    game.opponent.endTurn()
    game.you.evolve('pippo')
    game.you.endTurn()
    game.opponent.evolve('pippo')
    expect([game.you.active.card, game.opponent.active.card]).toEqual(['pippo', 'pippo'])
  })
})

test.each(['ecard-2002', 'hgss-2010'] as const)('[EVO-07] %s: a named counter goes away on evolving', rules => {
  const char = { card: 'pip', counters: ['char'], damage: 10 }
  const game = given({ rules, you: { active: char, hand: ['pippo'] } })
  expect(game.you.active.counters).toEqual(['char'])
  game.you.evolve('pippo')
  expect(game).toHaveEvents('NamedCountersRemoved', 'Evolved')
  expect(game.you.active).toMatchObject({ counters: [], damage: 10 })
})

/** Both players begin with Pip and hold Pippo; `you` go first. */
function firstTurns(rules: RulesetId) {
  const game = opening({ rules, you: ['pip', 'pippo'], opponent: ['pip', 'pippo'], flips: ['heads'] })
  if (rules === 'xy-2016') game.you.choose('first')
  game.you.choose('pip')
  game.opponent.choose('pip')
  return game
}
