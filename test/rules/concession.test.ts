/** Either player may give up at any time. */
import { describe, expect, test } from 'vitest'
import { legal } from '../../src/engine/legal.ts'
import { RULESET_IDS, type RulesetId } from '../../src/rulesets/index.ts'
import { given, opening, type Scenario } from '../scenario/index.ts'

const knockOut = (rules: RulesetId): Scenario => {
  const game = given({
    rules,
    you: { active: { card: 'striker', energy: ['fire'] } },
    opponent: { active: 'pip', bench: ['dew', 'wall'] },
  })
  game.you.attack('Huge')
  return game
}

const MOMENTS: Readonly<Record<string, (rules: RulesetId) => Scenario>> = {
  'in the set-up': rules =>
    opening({ rules, you: ['pip'], opponent: ['dew'], flips: rules === 'hgss-2010' ? [] : ['heads'] }),
  'when one player has set up': rules => {
    const game = opening({ rules, you: ['pip'], opponent: ['dew'], flips: rules === 'hgss-2010' ? [] : ['heads'] })
    if (rules === 'xy-2016') game.you.choose('first')
    game.opponent.choose('dew')
    return game
  },
  'on a turn': rules => given({ rules }),
  'while you choose a Prize': knockOut,
  'while the opponent chooses a replacement': rules => {
    const game = knockOut(rules)
    game.you.choose(0)
    return game
  },
  'with half an answer given': rules => {
    const deck = ['pip', 'dew', 'wall']
    const game = opening({ rules, you: deck, opponent: deck, flips: rules === 'hgss-2010' ? [] : ['heads'] })
    if (rules === 'xy-2016') game.you.choose('first')
    game.you.pick('wall')
    game.opponent.pick('dew')
    return game
  },
  'while a Trainer asks': rules => {
    const game = given({ rules, you: { hand: ['trade', 'dew', 'pip'] } })
    game.you.play('trade')
    return game
  },
}

describe.each(RULESET_IDS)('%s', rules => {
  describe.each(Object.keys(MOMENTS))('%s', moment => {
    test.each([0, 1] as const)('seat %i concedes and the other player has won', seat => {
      const game = MOMENTS[moment]?.(rules) as Scenario
      expect(legal(game.rules, game.state, seat)).toContainEqual({ seat, type: 'Concede' })
      game.player(seat).concede()
      expect(game).toHaveEvents('GameEnded')
      expect(game.state.result).toEqual({ winner: seat === 0 ? 1 : 0, ways: ['concession'] })
      expect(game.state).toMatchObject({ phase: 'over', action: null })
      for (const player of [game.you, game.opponent]) {
        expect(legal(game.rules, game.state, player.seat)).toEqual([])
        expect(player.refused.concede()).toBe('game-over')
        expect(player.refused.done()).toBe('game-over')
        expect(player.refused.endTurn()).toBe('game-over')
      }
    })
  })
})
