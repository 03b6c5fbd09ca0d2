/** How long effects last, and how their sources are told apart. */
import { describe, expect, test } from 'vitest'
import { attack, pokemon, trainer } from '../../src/cards/kit/facts.ts'
import type { Context } from '../../src/engine/context.ts'
import { type Lifetime, SOURCE_KINDS } from '../../src/engine/facts.ts'
import {
  beginEffect,
  endEffects,
  thisTurn,
  untilEndOfOpponentsNextTurn,
  untilEndOfYourNextTurn,
} from '../../src/engine/lasting.ts'
import { RULESET_IDS } from '../../src/rulesets/index.ts'
import { kindCards } from '../scenario/cards/kinds.ts'
import { type TestEffects, testEffect } from '../scenario/effects.ts'
import { given } from '../scenario/index.ts'

/** Makes the own Active Pokémon stronger for that long. */
const booster = (id: string, lasts: (context: Context) => Lifetime) =>
  trainer(id, 'item', {
    name: id,
    *play(context) {
      const { active } = context.game.side(context.you)
      if (active) beginEffect(context, testEffect('stronger'), { pokemon: active.id }, lasts(context), 20)
    },
  })

const cards = [
  ...kindCards,
  booster('boost-now', ({ game }) => thisTurn(game)),
  booster('boost-round', ({ game }) => untilEndOfOpponentsNextTurn(game)),
  booster('boost-next', ({ game }) => untilEndOfYourNextTurn(game)),
  booster('boost-in-play', () => ({})),
  booster('boost-active', () => ({ whileActive: true })),
  booster('boost-stage', () => ({ untilEvolves: true })),
  pokemon('fighter', { name: 'Fighter', type: 'colorless', hp: 100, attacks: [attack('Hit', '', 10)] }),
  pokemon('champion', {
    name: 'Champion',
    type: 'colorless',
    hp: 120,
    stage: 'stage1',
    from: 'Fighter',
    attacks: [attack('Hit', '', 10)],
  }),
  trainer('cleanse', 'item', {
    name: 'Cleanse',
    *play({ game }) {
      endEffects(game, ({ source }) => source.kind === 'attack')
    },
  }),
]

const lasting: TestEffects = {
  /** "Prevent the next damage to this Pokémon." */
  guard: () => ({
    moments: {
      *beforeDamage({ self }, hit) {
        return hit.to === self
      },
    },
  }),
}

describe.each(RULESET_IDS)('%s', rules => {
  const fight = (hand: readonly string[], bench: readonly string[] = ['fighter']) =>
    given({
      rules,
      cards,
      lasting,
      you: { active: 'fighter', bench, hand },
      opponent: { active: { card: 'wall', energy: ['fire'] }, bench: ['dew'] },
    })
  type Fight = ReturnType<typeof fight>
  const hits = (game: Fight, amount: number): void => {
    const before = game.opponent.active.damage
    game.you.attack('Hit')
    expect(game.opponent.active.damage - before).toBe(amount)
  }

  test('this turn: it ends before the turn does', () => {
    const game = fight(['boost-now'])
    game.you.play('boost-now')
    game.you.endTurn()
    expect(game).toHaveEvents('EffectsEnded', 'TurnEnded', 'TurnBegan', 'CardsDrawn')
    const used = fight(['boost-now'])
    used.you.play('boost-now')
    hits(used, 30)
    used.opponent.endTurn()
    hits(used, 10)
  })

  test("until the end of the opponent's next turn", () => {
    const game = fight(['boost-round'])
    game.you.play('boost-round')
    game.you.endTurn()
    expect(game.state.effects.length).toBe(1)
    game.opponent.endTurn()
    expect(game.last[0]).toMatchObject({ type: 'EffectsEnded' })
    hits(game, 10)
  })

  test('until the end of your own next turn', () => {
    const game = fight(['boost-next'])
    game.you.play('boost-next')
    game.you.endTurn()
    game.opponent.endTurn()
    hits(game, 30)
    expect(game.state.effects).toEqual([])
  })

  test('while in play: through turns, Bench and evolving, until the Pokémon leaves', () => {
    const game = fight(['boost-in-play', 'champion', 'scoop'])
    game.you.play('boost-in-play')
    game.you.retreat(game.you.benched('fighter').id)
    game.you.endTurn()
    game.opponent.endTurn()
    const boosted = game.you.benched('fighter').id
    game.you.evolve('champion', boosted)
    game.you.retreat(boosted)
    hits(game, 30)
    game.opponent.endTurn()
    game.you.play('scoop')
    expect(game.state.effects).toEqual([])
  })

  test('while in play: a Pokémon that comes back is a new one', () => {
    const game = fight(['boost-in-play', 'scoop'], ['dew'])
    game.you.play('boost-in-play')
    game.you.play('scoop')
    game.you.bench('fighter')
    game.you.retreat('fighter')
    hits(game, 10)
  })

  test('a Knock Out ends what lies on the Pokémon, and nothing that lies on its player', () => {
    const game = given({
      rules,
      you: { active: { card: 'striker', energy: ['fire'] } },
      opponent: { active: 'pip', bench: ['dew', 'wall'] },
      effects: [
        { name: 'smoke', on: 'opponents-active' },
        { name: 'lock', params: { kinds: [] }, on: 'opponent' },
        { name: 'lock', params: { kinds: [] }, on: null },
      ],
    })
    game.you.attack('Huge')
    expect(game.state.effects.map(({ on }) => on)).toEqual([{ seat: 1 }, null])
  })

  test('while Active: it stays through evolving, and going to the Bench ends it for good', () => {
    const game = fight(['boost-active', 'champion', 'switch', 'switch'], ['dew'])
    game.you.play('boost-active')
    game.you.evolve('champion')
    expect(game.state.effects.length).toBe(1)
    game.you.play('switch')
    expect(game.state.effects).toEqual([])
    game.you.play('switch')
    hits(game, 10)
  })

  test('until it evolves: it stays on the Bench', () => {
    const game = fight(['boost-stage', 'champion', 'switch', 'switch'], ['dew'])
    game.you.play('boost-stage')
    game.you.play('switch')
    game.you.play('switch')
    expect(game.state.effects.length).toBe(1)
    game.you.evolve('champion')
    expect(game.state.effects).toEqual([])
    hits(game, 10)
  })

  test('until it evolves: only by its own evolving', () => {
    const game = fight(['boost-stage', 'champion'])
    game.you.play('boost-stage')
    game.you.evolve('champion', game.you.benched('fighter').id)
    hits(game, 30)
  })

  test('once: it ends when it has done its work, and not when it had none', () => {
    const game = given({
      rules,
      cards,
      lasting,
      you: { active: 'fighter' },
      opponent: { active: { card: 'wall', energy: ['fire'] } },
      effects: [{ name: 'guard', on: 'opponents-active', by: 'opponent', lasts: { once: true } }],
    })
    game.you.endTurn()
    game.opponent.attack('Lean')
    expect(game.you.active).toHaveDamage(10)
    expect(game.state.effects.length).toBe(1)
    game.you.attack('Hit')
    expect(game.opponent.active).toHaveDamage(0)
    expect(game.state.effects).toEqual([])
    game.opponent.endTurn()
    game.you.attack('Hit')
    expect(game.opponent.active).toHaveDamage(10)
  })

  test('without "once" the same effect goes on', () => {
    const game = given({
      rules,
      cards,
      lasting,
      you: { active: 'fighter' },
      opponent: { active: 'wall' },
      effects: [{ name: 'guard', on: 'opponents-active', by: 'opponent' }],
    })
    for (let turn = 0; turn < 2; turn++) {
      game.you.attack('Hit')
      game.opponent.endTurn()
    }
    expect(game.opponent.active).toHaveDamage(0)
  })

  describe('the source is remembered', () => {
    const everySource = (hand: readonly string[]) =>
      given({
        rules,
        cards,
        you: { active: 'fighter', bench: ['dew'], hand },
        effects: SOURCE_KINDS.map(source => ({ name: 'stronger', params: 10, on: 'your-active', source }) as const),
      })
    const left = (game: Fight) => game.state.effects.map(({ source }) => source.kind)
    const notAttacks = SOURCE_KINDS.filter(kind => kind !== 'attack')

    test('"remove all effects of attacks" leaves those of Trainers, Energy and powers', () => {
      const game = everySource(['cleanse'])
      game.you.play('cleanse')
      expect(left(game)).toEqual(notAttacks)
    })

    test('going to the Bench ends those of attacks only', () => {
      const game = everySource([])
      game.you.retreat('dew')
      expect(left(game)).toEqual(notAttacks)
    })

    test('evolving ends those of attacks only', () => {
      const game = everySource(['champion'])
      game.you.evolve('champion')
      expect(left(game)).toEqual(notAttacks)
    })

    test('effects of attacks and of Trainers are recorded as such, with their player, card and name', () => {
      const game = given({
        rules,
        cards,
        you: { active: { card: 'haunt', energy: ['fire'] }, hand: ['boost-in-play'] },
        opponent: { active: 'wall' },
      })
      game.you.play('boost-in-play')
      game.you.attack('Smoke')
      expect(game.state.effects.map(({ name, source, on }) => ({ name, source, on }))).toEqual([
        {
          name: 'stronger',
          source: { kind: 'trainer', seat: 0, card: 'boost-in-play' },
          on: { pokemon: game.you.active.id },
        },
        {
          name: 'smoke',
          source: { kind: 'attack', seat: 0, card: 'haunt', name: 'Smoke' },
          on: { pokemon: game.opponent.active.id },
        },
      ])
    })
  })
})
