/** LV.X, devolving, named counters and the Lost Zone. */
import { describe, expect, test } from 'vitest'
import { attack, pokemon, trainer } from '../../src/cards/kit/facts.ts'
import { exactly } from '../../src/engine/choose.ts'
import { placeNamedCounter } from '../../src/engine/harm.ts'
import type { PokemonPrint, Power } from '../../src/engine/print.ts'
import { view } from '../../src/engine/view.ts'
import { chooseFromHand, draw, inZone, moveCards } from '../../src/engine/zones.ts'
import { kindCards } from '../scenario/cards/kinds.ts'
import type { TestEffects } from '../scenario/effects.ts'
import { given } from '../scenario/index.ts'

const drawOne = (name: string): Power => ({
  name,
  kind: 'power',
  use: {
    *run({ game, you }) {
      draw(game, you, 1)
    },
  },
})

const hero: PokemonPrint = {
  ...pokemon('hero', {
    name: 'Hero',
    type: 'fire',
    hp: 70,
    weakness: 'water',
    retreat: 1,
    attacks: [attack('Punch', 'C', 20)],
  }),
  powers: [drawOne('Insight')],
}

const heroX: PokemonPrint = {
  ...pokemon('hero-x', {
    name: 'Hero LV.X',
    type: 'fire',
    hp: 110,
    stage: 'lvx',
    attacks: [attack('Great Punch', 'CC', 60)],
  }),
  powers: [drawOne('Foresight')],
}

const cards = [
  ...kindCards,
  hero,
  heroX,
  pokemon('heroine', { name: 'Heroine', type: 'fire', hp: 70 }),
  pokemon('sprout', { name: 'Sprout', type: 'grass', hp: 40, attacks: [attack('Wave', '', 10)] }),
  pokemon('sapling', { name: 'Sapling', type: 'grass', hp: 80, stage: 'stage1', from: 'Sprout' }),
  pokemon('tree', { name: 'Tree', type: 'grass', hp: 120, stage: 'stage2', from: 'Sapling' }),
  pokemon('seed', { name: 'Seed', type: 'grass', hp: 30 }),
  pokemon('seedling', { name: 'Seedling', type: 'grass', hp: 80, stage: 'stage1', from: 'Seed' }),
  pokemon('charrer', {
    name: 'Charrer',
    type: 'fire',
    hp: 80,
    attacks: [
      {
        ...attack('Char', 'C'),
        *after(run) {
          placeNamedCounter(run, run.defender, 'char')
        },
      },
    ],
  }),
  trainer('banish', 'item', {
    name: 'Banish',
    *play(context) {
      const { game, you } = context
      const chosen = yield* chooseFromHand(context, you, 'discard-from-hand', () => true, exactly(1))
      moveCards(game, chosen, inZone('hand', you), inZone('lost', you))
    },
  }),
]

/** "Between turns, flip a coin; on tails, put a damage counter on this Pokémon." */
const lasting: TestEffects = {
  char: () => ({
    moments: {
      *counterStep({ game, you, source }, { pokemon: id }) {
        if (game.flip(you, source) === 'tails') game.emit({ type: 'CountersPlaced', pokemon: id, amount: 10 })
      },
    },
  }),
}

describe.each(['hgss-2010', 'xy-2016'] as const)('LV.X in %s', rules => {
  test('[LVX-01, B-36] it is put on the Pokémon of its name and adds to it: both cards speak', () => {
    const game = given({
      rules,
      cards,
      you: {
        active: {
          card: 'hero',
          energy: ['fire', 'fire'],
          attached: ['charm'],
          damage: 30,
          conditions: ['poisoned'],
          counters: ['char'],
        },
        bench: ['heroine', 'hero'],
        hand: ['hero-x', 'hero-x'],
      },
      opponent: { active: 'wall' },
      effects: [{ name: 'smoke', on: 'your-active', source: 'attack' }],
      lasting,
    })
    expect(game.you.refused.levelUp('hero-x', 'heroine')).toBe('wrong-evolution')
    expect(game.you.legal('LevelUp').map(({ pokemon }) => pokemon)).toEqual([
      game.you.active.id,
      game.you.benched('hero').id,
    ])
    game.you.levelUp('hero-x')
    expect(game).toHaveEvents('LeveledUp')
    expect(game.you.active).toMatchObject({
      stack: ['hero', 'hero-x'],
      maxHp: 110,
      damage: 30,
      energy: ['fire', 'fire'],
      attached: ['charm'],
      conditions: ['poisoned'],
      counters: ['char'],
    })
    expect(game.state.effects.length).toBe(1)
    expect(game.you.legal('Attack').map(({ card, attack }) => [card, attack])).toEqual([
      ['hero', 'Punch'],
      ['hero-x', 'Great Punch'],
    ])
    expect(game.you.refused.levelUp('hero-x')).toBe('target')
    expect(game.you.refused.evolve('hero-x')).toBe('not-playable-so')
    expect(game.you.refused.bench('hero-x')).toBe('not-playable-so')
  })

  test('[LVX-01, B-36] the powers of both cards can be used', () => {
    const game = given({ rules, cards, you: { active: 'hero', hand: ['hero-x'] } })
    game.you.levelUp('hero-x')
    expect(game.you.legal('UsePower').map(({ power }) => power)).toEqual(['Insight', 'Foresight'])
    game.you.usePower('Insight')
    game.you.usePower('Foresight')
    expect(game.you.hand.length).toBe(2)
  })

  test('[B-36] it is no evolving: possible in the first turn, on a new Pokémon, which stays unevolved', () => {
    const game = given({
      rules,
      cards,
      turn: 2,
      you: { active: 'pip', hand: ['hero', 'hero-x', 'hit-evolved', 'hit-unevolved'] },
    })
    game.you.bench('hero')
    game.you.levelUp('hero-x', 'hero')
    game.you.play('hit-evolved')
    expect(game.you.benched('hero-x')).toHaveDamage(0)
    game.you.play('hit-unevolved')
    expect(game.you.benched('hero-x')).toHaveDamage(10)
  })

  test('[B-36] Knocked Out, both cards are discarded for one Prize', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'striker', energy: ['fire'] } },
      opponent: { active: { card: ['hero', 'hero-x'] }, bench: ['dew'] },
    })
    game.you.attack('Huge')
    expect(game.opponent.discard).toEqual(['hero', 'hero-x'])
    expect(game).toAsk('you', [0, 1, 2, 3, 4, 5], { min: 1, max: 1 })
  })
})

test('[LVX-01] ecard-2002 does not know LV.X', () => {
  const game = given({ rules: 'ecard-2002', cards, you: { active: 'hero', hand: ['hero-x'] } })
  expect(game.you.refused.levelUp('hero-x')).toBe('not-playable-so')
})

describe.each(['hgss-2010', 'xy-2016'] as const)('devolving in %s', rules => {
  test('[DEVO-01] by a card only, one stage at a time, and a Basic Pokémon cannot', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: ['sprout', 'sapling', 'tree'] }, hand: ['devolver', 'devolver', 'devolver'] },
    })
    game.you.play('devolver')
    expect(game.you.active).toMatchObject({ stack: ['sprout', 'sapling'], maxHp: 80 })
    game.you.play('devolver')
    expect(game.you.active).toMatchObject({ stack: ['sprout'], maxHp: 40 })
    expect(game.you.legal('Attack').map(({ attack }) => attack)).toEqual(['Wave'])
    game.you.play('devolver')
    expect(game).toHaveEvents('TrainerPlayed', 'CardsMoved')
    expect(game.you.active.stack).toEqual(['sprout'])
  })

  test('[DEVO-02, C-104] damage and Energy stay; conditions, counters and every effect go', () => {
    const sources = ['attack', 'trainer', 'power', 'ability'] as const
    const game = given({
      rules,
      cards,
      lasting,
      you: {
        active: {
          card: ['sprout', 'sapling'],
          damage: 30,
          energy: ['grass'],
          conditions: ['burned', 'asleep'],
          counters: ['char'],
        },
        bench: ['dew'],
        hand: ['devolver'],
      },
      effects: [
        ...sources.map(source => ({ name: 'smoke', on: 'your-active', source }) as const),
        { name: 'smoke', on: 'opponents-active' },
      ],
    })
    game.you.play('devolver')
    expect(game.you.active).toMatchObject({
      stack: ['sprout'],
      damage: 30,
      energy: ['grass'],
      conditions: [],
      counters: [],
    })
    expect(game.state.effects.map(({ on }) => on)).toEqual([{ pokemon: game.opponent.active.id }])
    expect(game.you.discard).toEqual(['sapling', 'devolver'])
  })

  test('[DEVO-02, C-104] too much damage for what is left is a Knock Out at once', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: ['seed', 'seedling'], damage: 30 }, bench: ['dew'], hand: ['devolver'] },
    })
    game.you.play('devolver')
    expect(game).toAsk('opponent', [0, 1, 2, 3, 4, 5])
    game.opponent.choose(0)
    expect(game.you.active.card).toBe('dew')
    expect(game.you.discard).toEqual(['seedling', 'devolver', 'seed'])
    expect(game.state.turn.seat).toBe(0)
  })

  test('[B-43] the card goes where the effect says, and the Pokémon may evolve in the same turn if it did not before', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: ['sprout', 'sapling'] }, hand: ['undo-growth', 'undo-growth'] },
    })
    game.you.play('undo-growth')
    expect(game.you.hand).toEqual(['undo-growth', 'sapling'])
    game.you.evolve('sapling')
    game.you.play('undo-growth')
    expect(game.you.refused.evolve('sapling')).toBe('new-this-turn')
    game.you.endTurn()
    game.opponent.endTurn()
    game.you.evolve('sapling')
  })

  test('[B-43] one that came into play this turn cannot', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: ['sprout', 'sapling'], since: 5 }, hand: ['undo-growth'] },
    })
    game.you.play('undo-growth')
    expect(game.you.refused.evolve('sapling')).toBe('new-this-turn')
  })
})

test.each([
  { rules: 'ecard-2002', flips: ['tails', 'heads'], damage: 10 },
  { rules: 'hgss-2010', flips: [], damage: 0 },
] as const)('[CTR-01] $rules: a counter with a name, and the coins $flips for it between turns', given0 => {
  const { rules, flips, damage } = given0
  const game = given({
    rules,
    cards,
    lasting,
    flips,
    you: { active: { card: 'charrer', energy: ['fire'] } },
    opponent: { active: 'wall' },
  })
  game.you.attack('Char')
  expect(game.opponent.active).toMatchObject({ counters: ['char'], damage })
  game.opponent.endTurn()
  expect(game.opponent.active).toMatchObject({ counters: ['char'], damage })
})

describe.each(['ecard-2002', 'hgss-2010', 'xy-2016'] as const)('counters in %s', rules => {
  const marked = (hand: readonly string[] = []) =>
    given({
      rules,
      cards,
      lasting,
      you: {
        active: { card: 'dew', damage: 20, counters: ['char'], conditions: ['poisoned', 'burned'] },
        bench: ['pip'],
        hand,
      },
    })

  test('[CTR-02] going to the Bench: the named counter and the damage stay, the markers go', () => {
    const game = marked()
    game.you.retreat('pip')
    expect(game.you.benched('dew')).toMatchObject({ damage: 20, counters: ['char'], conditions: [] })
  })

  test('[CTR-02] evolving: the damage stays, the named counter and the markers go', () => {
    const game = marked(['dewdrop'])
    game.you.evolve('dewdrop')
    expect(game.you.active).toMatchObject({ card: 'dewdrop', damage: 20, counters: [], conditions: [] })
  })
})

describe.each([
  { rules: 'hgss-2010', lost: ['pip'] },
  { rules: 'xy-2016', lost: ['pip'] },
  { rules: 'ecard-2002', lost: null },
] as const)('the Lost Zone in $rules', ({ rules, lost }) => {
  if (lost)
    test('[LOST-01, C-103] what is there stays there and cannot be taken from the discard pile', () => {
      const game = given({
        rules,
        cards,
        you: { hand: ['banish', 'pip', 'dew', 'fetch-any', 'find-pokemon'], discard: ['potion', 'charm'] },
      })
      game.you.play('banish')
      expect(game).toAsk('you', ['pip', 'dew', 'fetch-any', 'find-pokemon'])
      game.you.choose('pip')
      game.you.play('fetch-any')
      expect(game).toAsk('you', ['potion', 'charm', 'banish'])
      game.you.choose('charm')
      game.you.play('find-pokemon')
      expect(game).toAsk('you', [])
      game.you.choose()
      expect(game.you.zone('lost')).toEqual(['pip'])
    })

  test(`[LOST-01, C-103] ${lost ? 'everybody sees it' : 'nobody has one'}`, () => {
    const game = given({ rules, cards, you: lost ? { lost } : {} })
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(view(game.rules, game.state, viewer).sides[0].lost).toEqual(lost)
  })
})
