/** What the first turns of a game allow. You go first; the opponent's first turn is the second of the game. */
import { describe, expect, test } from 'vitest'
import { legal } from '../../src/engine/legal.ts'
import { RULESET_IDS } from '../../src/rulesets/index.ts'
import { firstTurn } from '../scenario/begin.ts'
import { starters } from '../scenario/cards/starters.ts'

const TRAINERS = ['pip', 'potion', 'draw-three', 'park', 'charm', 'machine', 'shell']

describe.each(RULESET_IDS)('%s', rules => {
  test('[C-10, TURN-02, B-04] both players draw on their first turn too, the starting player included', () => {
    const game = firstTurn({ rules, you: ['pip'], opponent: ['dew'] })
    expect([game.you.hand.length, game.you.zone('deck').length]).toEqual([7, 46])
    expect([game.opponent.hand.length, game.opponent.zone('deck').length]).toEqual([6, 47])
    game.you.endTurn()
    expect([game.opponent.hand.length, game.opponent.zone('deck').length]).toEqual([7, 46])
  })

  test('[C-11, FIRST-01] Trainers on the very first turn: not in 2010', () => {
    const game = firstTurn({ rules, you: TRAINERS, opponent: ['pip'], cards: starters })
    const forbidden = { 'ecard-2002': false, 'hgss-2010': true, 'xy-2016': false }[rules]
    if (forbidden) {
      expect(legal(game.rules, game.state, 0).map(({ type }) => type)).toEqual(['EndTurn', 'Concede'])
      for (const card of ['potion', 'draw-three']) expect(game.you.refused.play(card)).toBe('first-turn-trainers')
      for (const card of ['charm', 'machine']) expect(game.you.refused.attachTrainer(card)).toBe('first-turn-trainers')
      expect(game.you.refused.playStadium('park')).toBe('first-turn-trainers')
    } else {
      for (const card of ['potion', 'draw-three']) game.you.play(card)
      for (const card of ['charm', 'machine']) game.you.attachTrainer(card)
      game.you.playStadium('park')
    }
  })

  test('[C-12, FIRST-01, B-02] the other player may play them on the second turn, in every ruleset', () => {
    const game = firstTurn({ rules, you: ['pip'], opponent: TRAINERS, cards: starters })
    game.you.endTurn()
    expect(game.state.turn.number).toBe(2)
    for (const card of ['potion', 'draw-three']) game.opponent.play(card)
    for (const card of ['charm', 'machine']) game.opponent.attachTrainer(card)
    game.opponent.playStadium('park')
  })

  test('[C-13, FIRST-01] a Fossil is a Trainer when it is played', () => {
    const game = firstTurn({ rules, you: TRAINERS, opponent: ['pip'], cards: starters })
    const refusal = { 'ecard-2002': 'not-playable-so', 'hgss-2010': 'first-turn-trainers', 'xy-2016': null }[rules]
    if (refusal) expect(game.you.refused.bench('shell')).toBe(refusal)
    else game.you.bench('shell')
    game.you.endTurn()
    game.opponent.endTurn()
    if (rules === 'hgss-2010') game.you.bench('shell')
    if (rules === 'ecard-2002') expect(game.you.refused.bench('shell')).toBe('not-playable-so')
    const onBench = { 'ecard-2002': [], 'hgss-2010': ['shell'], 'xy-2016': ['shell'] }[rules]
    expect(game.you.benchedAll.map(({ card }) => card)).toEqual(onBench)
  })

  test('[C-14, FIRST-02, B-03] the starting player may attack on the first turn, but not in 2016', () => {
    const game = firstTurn({ rules, you: ['pip', 'fire'], opponent: ['wall', 'water'] })
    game.you.attach('fire')
    const forbidden = { 'ecard-2002': false, 'hgss-2010': false, 'xy-2016': true }[rules]
    if (forbidden) {
      expect(game.you.refused.attack('Tap')).toBe('first-turn-attack')
      expect(legal(game.rules, game.state, 0).map(({ type }) => type)).toEqual(['EndTurn', 'Concede'])
      game.you.endTurn()
    } else game.you.attack('Tap')
    expect(game.opponent.active).toHaveDamage(forbidden ? 0 : 10)
    game.opponent.attach('water')
    game.opponent.attack('Lean')
    expect(game.you.active).toHaveDamage(10)
  })

  test('[FIRST-03, B-05, B-48] nobody evolves on the own first turn; from the second on what was set up may', () => {
    const game = firstTurn({ rules, you: ['pip', 'pippo'], opponent: ['pip', 'pippo'] })
    expect(game.you.refused.evolve('pippo')).toBe('first-turn-evolution')
    game.you.endTurn()
    expect(game.opponent.refused.evolve('pippo')).toBe('first-turn-evolution')
    game.opponent.endTurn()
    expect(game.you.legal('Evolve')).toHaveLength(1)
    game.you.evolve('pippo')
    game.you.endTurn()
    game.opponent.evolve('pippo')
    expect([game.you.active.stack, game.opponent.active.stack]).toEqual([
      ['pip', 'pippo'],
      ['pip', 'pippo'],
    ])
  })

  test('[FIRST-04] Energy, Bench, retreat and powers are as on any other turn, for both players', () => {
    const lamp = { 'ecard-2002': 'lamp', 'hgss-2010': 'lamp', 'xy-2016': 'lantern' }[rules]
    const deck = [lamp, 'dew', 'pip', 'fire', 'fire']
    const game = firstTurn({ rules, you: deck, opponent: deck, cards: starters })
    for (const player of [game.you, game.opponent]) {
      player.bench('dew')
      player.bench('pip')
      player.usePower('Glow')
      player.attach('fire')
      expect(player.refused.attach('fire')).toBe('energy-limit')
      player.retreat('dew')
      expect(player.active.card).toBe('dew')
      expect(player.benchedAll.map(({ card }) => card).sort()).toEqual([lamp, 'pip'].sort())
      expect(player.zone('deck')).toHaveLength(45)
      player.endTurn()
    }
  })
})
