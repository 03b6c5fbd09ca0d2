import { describe, expect, test } from 'vitest'
import { moreOnHeads, timesHeads } from '../../src/cards/kit/attacks.ts'
import type { Clause } from '../../src/cards/kit/clause.ts'
import { attack, pokemon, trainer } from '../../src/cards/kit/facts.ts'
import { choosePokemon } from '../../src/engine/choose.ts'
import { heal } from '../../src/engine/harm.ts'
import type { Attack, PokemonPrint, Power, PowerKind } from '../../src/engine/print.ts'
import { isEvolved } from '../../src/engine/queries.ts'
import { inPlay } from '../../src/engine/state.ts'
import { RULESET_IDS, type RulesetId } from '../../src/rulesets/index.ts'
import { given } from '../scenario/index.ts'

const rest = (kind: PowerKind): Power => ({
  name: 'Rest',
  kind,
  use: {
    *run(context) {
      if (context.self !== null) heal(context, context.self, 10)
    },
  },
})

/** Every printed fact at once: the stage and what it evolves from, HP, type, attacks, power, W/R and Retreat Cost. */
const full = (kind: PowerKind): PokemonPrint =>
  pokemon('full', {
    name: 'Full',
    type: 'water',
    stage: 'stage1',
    from: 'Pip',
    hp: 90,
    weakness: 'fire',
    resistance: ['psychic', 30],
    retreat: 2,
    powers: [rest(kind)],
    attacks: [attack('Gush', 'WC', 40)],
  })
const seer = pokemon('seer', { name: 'Seer', type: 'psychic', hp: 90, attacks: [attack('Forty', 'C', 40)] })

test.each<[RulesetId, PowerKind]>([
  ['ecard-2002', 'power'],
  ['hgss-2010', 'power'],
  ['xy-2016', 'ability'],
])('[CARD-05] %s: every printed fact of a Pokémon counts', (rules, kind) => {
  const cards = [full(kind), seer]
  const game = given({
    rules,
    cards,
    you: { active: { card: 'pip', energy: ['water', 'fire'], damage: 30 }, bench: ['dew', 'wall'], hand: ['full'] },
    opponent: { active: 'wall' },
  })
  expect(
    game.you.legal('Evolve').map(({ pokemon: id }) => id),
    'only on what it evolves from',
  ).toEqual([game.you.active.id])
  game.you.evolve('full')
  expect(game.you.active).toMatchObject({ maxHp: 90, damage: 30 })
  game.you.usePower('Rest')
  expect(game.you.active).toHaveDamage(20)
  expect(game.you.legal('Retreat').map(({ pay }) => pay)).toEqual([
    ['fire', 'water'],
    ['fire', 'water'],
  ])
  expect(game.you.legal('Attack')).toEqual([{ seat: 0, type: 'Attack', card: 'full', attack: 'Gush' }])
  game.you.attack('Gush')
  expect(game.opponent.active).toHaveDamage(40)

  const hitBy = (active: string, name: string) => {
    const attacked = given({
      rules,
      cards,
      you: { active: { card: active, energy: ['fire'] } },
      opponent: { active: { card: ['pip', 'full'] } },
    })
    attacked.you.attack(name)
    return attacked.opponent.active.damage
  }
  expect([hitBy('striker', 'Thirty'), hitBy('seer', 'Forty')]).toEqual([60, 10])
})

test('[CARD-05] xy-2016: an Ancient Trait under the name is printed beside the Ability, and both work', () => {
  const trait: Power = {
    name: 'Old Skin',
    kind: 'trait',
    modifiers: { damageTaken: (amount, hit, me) => (hit.to === me.pokemon?.id ? amount - 10 : amount) },
  }
  const ancient = pokemon('ancient', { name: 'Ancient', type: 'water', hp: 90, powers: [trait, rest('ability')] })
  const game = given({
    rules: 'xy-2016',
    cards: [ancient],
    you: { active: { card: 'ancient', damage: 10 } },
    opponent: { active: { card: 'striker', energy: ['fire'] } },
  })
  expect(game.you.legal('UsePower').map(({ power }) => power)).toEqual(['Rest'])
  game.you.usePower('Rest')
  game.you.endTurn()
  game.opponent.attack('Thirty')
  expect(game.you.active).toHaveDamage(20)
})

const lessByDamage: Clause = {
  text: 'as much less damage as this Pokémon has',
  *base({ game, self }, base) {
    return base - game.pokemon(self).damage
  },
}
const handful: Clause = {
  text: '10 damage for each card in your hand',
  *base({ game, you }) {
    return game.side(you).hand.length * 10
  },
}
const signed: readonly Attack[] = [
  attack('Times', 'C', '20×', timesHeads(3)),
  attack('Plus', 'C', '30+', moreOnHeads(20)),
  attack('Minus', 'C', '60−', lessByDamage),
  attack('Unknown', 'C', '0?', handful),
]
const signs = pokemon('signs', { name: 'Signs', type: 'colorless', hp: 90, attacks: signed })

const inAll = RULESET_IDS.flatMap(
  rules =>
    [
      { rules, name: 'Times', sign: '×', flips: ['heads', 'tails', 'heads'], damage: 40 },
      { rules, name: 'Times', sign: '×', flips: ['tails', 'tails', 'tails'], damage: 0 },
      { rules, name: 'Plus', sign: '+', flips: ['heads'], damage: 50 },
      { rules, name: 'Plus', sign: '+', flips: ['tails'], damage: 30 },
      { rules, name: 'Minus', sign: '−', flips: [], damage: 40 },
    ] as const,
)
const beforeTheLast = (['ecard-2002', 'hgss-2010'] as const).map(
  rules => ({ rules, name: 'Unknown', sign: '?', flips: [], damage: 30 }) as const,
)

test.each([...inAll, ...beforeTheLast])(
  '[CARD-06] $rules: a number with $sign is told by the text: $flips make $damage',
  ({ rules, name, sign, flips, damage }) => {
    expect(signed.find(each => each.name === name)?.sign).toBe(sign)
    const game = given({
      rules,
      cards: [signs],
      flips,
      you: { active: { card: 'signs', energy: ['fire'], damage: 20 }, hand: ['filler', 'filler', 'filler'] },
      opponent: { active: 'wall' },
    })
    game.you.attack(name)
    expect(game.opponent.active).toHaveDamage(damage)
  },
)

test.each<[RulesetId, number[]]>([
  ['ecard-2002', [1, 2]],
  ['hgss-2010', [1, 2, 3]],
  ['xy-2016', [1, 2, 3]],
])('[CARD-07] %s: a Pokémon has %s attacks, of which one is chosen', (rules, numbers) => {
  for (const number of numbers) {
    const attacks = ['One', 'Two', 'Three'].slice(0, number).map((name, index) => attack(name, 'C', 10 + 10 * index))
    const game = given({
      rules,
      cards: [pokemon('able', { name: 'Able', type: 'fire', hp: 60, attacks })],
      you: { active: { card: 'able', energy: ['fire'] } },
      opponent: { active: 'wall' },
    })
    expect(game.you.legal('Attack').map(each => each.attack)).toEqual(attacks.map(({ name }) => name))
    game.you.attack(attacks.at(-1)?.name ?? '')
    expect(game.opponent.active).toHaveDamage(10 * number)
    expect(game.you.legal('Attack')).toEqual([])
  }
})

test.each<RulesetId>(['hgss-2010', 'xy-2016'])(
  '[CARD-08] %s: Weakness and Resistance may each name several types',
  rules => {
    const open: PokemonPrint = {
      ...pokemon('open', { name: 'Open', type: 'grass', hp: 200 }),
      weaknesses: (['fire', 'water'] as const).map(type => ({ type, effect: { times: 2 } })),
      resistances: (['psychic', 'metal'] as const).map(type => ({ type, minus: 20 })),
    }
    const hitBy = (type: 'fire' | 'water' | 'psychic' | 'metal' | 'lightning') => {
      const game = given({
        rules,
        cards: [open, pokemon('hitter', { name: 'Hitter', type, hp: 60, attacks: [attack('Hit', 'C', 40)] })],
        you: { active: { card: 'hitter', energy: ['grass'] } },
        opponent: { active: 'open' },
      })
      game.you.attack('Hit')
      return game.opponent.active.damage
    }
    expect([hitBy('fire'), hitBy('water')]).toEqual([80, 80])
    expect([hitBy('psychic'), hitBy('metal')]).toEqual([20, 20])
    expect(hitBy('lightning')).toBe(40)
  },
)

test('[CARD-08] ecard-2002: one type each', () => {
  const hitBy = (active: string, name: string, defender: string) => {
    const game = given({
      rules: 'ecard-2002',
      you: { active: { card: active, energy: ['fire'] } },
      opponent: { active: defender },
    })
    game.you.attack(name)
    return game.opponent.active.damage
  }
  expect([hitBy('striker', 'Sixty', 'leaf'), hitBy('dew', 'Drip', 'leaf')]).toEqual([120, 10])
  expect([hitBy('striker', 'Sixty', 'rock'), hitBy('dew', 'Drip', 'rock')]).toEqual([30, 10])
})

/** "Choose any of your Evolved Pokémon." */
const muster = trainer('muster', 'item', {
  name: 'Muster',
  *play(context) {
    const { game, you } = context
    const evolved = inPlay(game.side(you)).filter(each => isEvolved(game, each))
    const chosen = yield* choosePokemon(
      context,
      you,
      'choose-pokemon',
      evolved.map(({ id }) => id),
    )
    for (const id of chosen) heal(context, id, 50)
  },
})

describe.each(RULESET_IDS)('%s', rules => {
  test('[CARD-10] Pokémon, Evolution and Energy cards stay and go on working; a Trainer is used once', () => {
    const game = given({
      rules,
      you: { active: { card: 'pip', damage: 20 }, hand: ['pippo', 'fire', 'potion'] },
      opponent: { active: 'wall' },
    })
    game.you.evolve('pippo')
    game.you.attach('fire')
    game.you.play('potion')
    expect(game.you.active).toHaveDamage(0)
    expect(game.you.discard).toEqual(['potion'])
    for (const damage of [20, 40, 60]) {
      game.you.attack('Slap')
      expect(game.opponent.active).toHaveDamage(damage)
      expect(game.you.active).toMatchObject({ stack: ['pip', 'pippo'], energy: ['fire'], damage: 0 })
      game.opponent.endTurn()
    }
    expect(game.you.refused.play('potion')).toBe('not-in-hand')
  })

  test('[CARD-11] a Pokémon with another Pokémon card under it is Evolved; attached cards do not make it so', () => {
    const game = given({
      rules,
      cards: [muster],
      you: {
        active: { card: ['pip', 'pippo'], damage: 50 },
        bench: [
          { card: ['dew', 'dewdrop'], damage: 50 },
          { card: 'pip', energy: ['fire'], attached: ['charm'] },
          'dewdrop',
        ],
        hand: ['muster'],
      },
    })
    game.you.play('muster')
    expect(game).toAsk('you', ['pippo', 'dewdrop'], { min: 1, max: 1 })
    game.you.choose('dewdrop')
    expect(game.you.benchedAll.map(({ stack, damage }) => [stack.join(), damage])).toEqual([
      ['dew,dewdrop', 0],
      ['pip', 0],
      ['dewdrop', 0],
    ])
    expect(game.you.active).toHaveDamage(50)
  })
})

test.each<RulesetId>(['hgss-2010', 'xy-2016'])(
  '[CARD-11, B-36] %s: a LV.X or the other half of a LEGEND does not make it Evolved',
  rules => {
    const lvx: PokemonPrint = { ...pokemon('pip-x', { name: 'Pip LV.X', type: 'fire', hp: 110 }), stage: 'lvx' }
    const half = (which: 'top' | 'bottom') =>
      pokemon(which, { name: 'Pair LEGEND', type: 'fire', hp: 140, stage: 'legend', half: which })
    const game = given({
      rules,
      cards: [muster, lvx, half('top'), half('bottom')],
      you: {
        active: { card: ['pip', 'pip-x'], damage: 50 },
        bench: [
          { card: ['top', 'bottom'], damage: 50 },
          { card: ['pip', 'pippo'], damage: 50 },
        ],
        hand: ['muster'],
      },
    })
    game.you.play('muster')
    expect(game).toAskNobody()
    expect([game.you.active, ...game.you.benchedAll].map(({ damage }) => damage)).toEqual([50, 50, 0])
  },
)
