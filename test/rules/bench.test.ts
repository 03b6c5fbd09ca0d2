import { describe, expect, test } from 'vitest'
import { trainer } from '../../src/cards/kit/facts.ts'
import { placeCounters } from '../../src/engine/harm.ts'
import { removeFromPlay } from '../../src/engine/pokemon.ts'
import { inPlay } from '../../src/engine/state.ts'
import { RULESET_IDS } from '../../src/rulesets/index.ts'
import { given } from '../scenario/index.ts'

const cards = [
  trainer('lift', 'item', {
    name: 'Lift',
    *play({ game, you }) {
      const { active } = game.side(you)
      if (active) removeFromPlay(game, active.id, 'hand', 'discard')
    },
  }),
  trainer('pebbles', 'item', {
    name: 'Pebbles',
    *play(context) {
      for (const side of context.game.state.sides) for (const { id } of inPlay(side)) placeCounters(context, id, 1)
    },
  }),
]

describe.each(RULESET_IDS)('%s', rules => {
  test('[BENCH-01] Basic Pokémon go face up from the hand to the Bench; no other card does', () => {
    const game = given({ rules, you: { bench: ['wall'], hand: ['dew', 'dew', 'pippo', 'fire', 'potion'] } })
    expect(game.you.legal('Bench')).toEqual([{ seat: 0, type: 'Bench', card: 'dew' }])

    game.you.bench('dew')
    game.you.bench('dew')
    expect(game.you.benchedAll.map(({ card }) => card)).toEqual(['wall', 'dew', 'dew'])
    expect(game.you.side.bench.map(({ faceDown }) => faceDown)).toEqual([false, false, false])
    expect(game.you.hand).toEqual(['pippo', 'fire', 'potion'])
    expect(game.you.refused.bench('pippo')).toBe('not-playable-so')
    expect(game.you.refused.bench('pip')).toBe('not-in-hand')
  })

  test('[BENCH-01, C-22] a fifth Pokémon fits on the Bench, a sixth does not', () => {
    const game = given({ rules, you: { bench: ['dew', 'dew', 'wall', 'wall'], hand: ['pip', 'pip'] } })
    game.you.bench('pip')
    expect(game.you.benchedAll.length).toBe(5)
    expect(game.you.refused.bench('pip')).toBe('bench-full')
    expect(game.you.legal('Bench')).toEqual([])
  })

  test('[BENCH-02] a Knocked Out Active is replaced at once, by a Benched Pokémon of its owner’s choice', () => {
    const game = given({
      rules,
      you: { active: { card: 'striker', energy: ['fire'] } },
      opponent: { active: 'pip', bench: ['dew', 'wall'] },
    })
    game.you.attack('Huge')
    game.you.choose(0)
    expect(game.state.turn.seat, 'the next turn waits').toBe(0)
    expect(game).toAsk('opponent', ['dew', 'wall'], { min: 1, max: 1 })
    game.opponent.choose('dew')
    expect(game.opponent.active.card).toBe('dew')
    expect(game.state.turn.seat).toBe(1)
  })

  test('[BENCH-02] so is one that leaves play in another way, and its owner’s turn goes on', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'pip', energy: ['fire'] }, bench: ['dew', 'wall'], hand: ['lift', 'fire'] },
    })
    game.you.play('lift')
    expect(game).toAsk('you', ['dew', 'wall'], { min: 1, max: 1 })
    expect(game.you.refused.attach('fire', 'wall')).toBe('question-open')
    game.you.choose('wall')
    expect(game.you.active.card).toBe('wall')
    expect(game.you.hand).toEqual(['fire', 'pip'])
    game.you.attach('fire')
    game.you.attack('Lean')
  })

  test('[BENCH-02] with nothing on the Bench to replace it, its owner loses', () => {
    const game = given({ rules, cards, you: { active: 'pip', hand: ['lift'] } })
    game.you.play('lift')
    expect(game.state.result).toEqual({ winner: 1, ways: ['no-pokemon'] })
  })

  test('[B-46] a Trainer that brings damage up to HP Knocks Out at once; after Prize and replacement the turn goes on', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'striker', energy: ['fire'] }, hand: ['pebbles', 'potion'], prizes: 4 },
      opponent: { active: { card: 'pip', damage: 50 }, bench: ['dew', 'wall'] },
    })
    game.you.play('pebbles')
    expect(game).toAsk('you', [0, 1, 2, 3], { min: 1, max: 1 })
    expect(game.opponent.discard).toEqual(['pip'])
    game.you.choose(2)
    expect(game).toAsk('opponent', ['dew', 'wall'])
    game.opponent.choose('wall')
    expect(game).toHaveEvents('ActiveChanged')
    expect(game.you.zone('prizes').length).toBe(3)

    expect(game.state.turn).toMatchObject({ seat: 0, number: 5 })
    game.you.play('potion')
    expect(game.you.active).toHaveDamage(0)
    game.you.attack('Thirty')
    expect(game.opponent.active).toHaveDamage(40)
  })

  test('[B-46] a Benched Pokémon is Knocked Out in the main phase just so', () => {
    const game = given({
      rules,
      cards,
      you: { active: 'striker', bench: [{ card: 'dew', damage: 40 }], hand: ['pebbles'] },
    })
    game.you.play('pebbles')
    expect(game).toAsk('opponent', [0, 1, 2, 3, 4, 5])
    game.opponent.choose(0)
    expect(game).toAskNobody()
    expect(game.you.benchedAll).toEqual([])
    expect(game.state.turn).toMatchObject({ seat: 0, number: 5 })
  })
})
