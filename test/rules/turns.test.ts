/** The parts of a turn, and what each player may do in it. */
import { describe, expect, test } from 'vitest'
import { legal } from '../../src/engine/legal.ts'
import { RULESET_IDS } from '../../src/rulesets/index.ts'
import { starters } from '../scenario/cards/starters.ts'
import { given } from '../scenario/index.ts'

const attacker = { card: 'striker', energy: ['fire'] }

describe.each(RULESET_IDS)('%s', rules => {
  test('[TURN-01] draw, main actions in any order, attack, then what happens between turns', () => {
    const game = given({
      rules,
      you: { active: { ...attacker, conditions: ['poisoned'] }, hand: ['fire', 'dew', 'potion'] },
      opponent: { active: 'wall', deck: ['water'] },
    })
    game.you.play('potion')
    game.you.bench('dew')
    game.you.attach('fire', 'dew')
    game.you.attack('Ten')
    expect(game).toHaveEvents(
      ...(['AttackDeclared', 'DamageDealt', 'TurnEnded', 'CountersPlaced', 'TurnBegan', 'CardsDrawn'] as const),
    )
    expect(game.opponent.hand).toEqual(['water'])
    expect(game.state.turn).toMatchObject({ number: 6, seat: 1 })
  })

  test('[TURN-01] the same actions in another order, and no attack', () => {
    const game = given({
      rules,
      you: { active: attacker, hand: ['fire', 'dew', 'potion'] },
      opponent: { active: 'wall' },
    })
    game.you.bench('dew')
    game.you.retreat('dew', ['fire'])
    game.you.attach('fire')
    game.you.play('potion')
    expect(game.you.legal('EndTurn')).toHaveLength(1)
    game.you.endTurn()
    expect(game).toHaveEvents('TurnEnded', 'TurnBegan', 'CardsDrawn')
  })

  test('[TURN-02] every turn begins with the top card of the deck, before anything can be done', () => {
    const game = given({ rules, you: { deck: ['grass', 'psychic'] }, opponent: { deck: ['water'] } })
    game.you.endTurn()
    expect(game.lastTypes.slice(-2)).toEqual(['TurnBegan', 'CardsDrawn'])
    expect([game.you.hand, game.opponent.hand]).toEqual([[], ['water']])
    game.opponent.endTurn()
    expect([game.you.hand, game.opponent.hand]).toEqual([['grass'], ['water']])
    expect(game).toAskNobody()
  })

  test('[TURN-03] who cannot draw at the start of the turn loses at once', () => {
    const game = given({ rules, you: {}, opponent: { deckSize: 1, hand: ['fire'] } })
    game.you.endTurn()
    expect(game.opponent.zone('deck')).toEqual([])
    expect(game.state.result).toBeNull()
    game.opponent.attach('fire')
    game.opponent.endTurn()
    game.you.endTurn()
    expect(game).toHaveEvents('TurnEnded', 'TurnBegan', 'GameEnded')
    expect(game.state.result).toEqual({ winner: 0, ways: ['deck-out'] })
    expect(game.opponent.refused.attack('Tap')).toBe('game-over')
  })

  test('[TURN-04] nothing can be done after the attack, not even while its Knock Out is being dealt with', () => {
    const game = given({
      rules,
      you: { active: attacker, bench: ['dew'], hand: ['fire', 'pip', 'potion'] },
      opponent: { active: 'pip', bench: ['dew', 'wall'] },
    })
    const tryAll = () => [
      game.you.refused.bench('pip'),
      game.you.refused.attach('fire'),
      game.you.refused.play('potion'),
      game.you.refused.retreat('dew', ['fire']),
      game.you.refused.attack('Ten'),
      game.you.refused.endTurn(),
    ]
    game.you.attack('Huge')
    expect(new Set(tryAll())).toEqual(new Set(['question-open']))
    game.you.choose(0)
    expect(new Set(tryAll())).toEqual(new Set(['question-open']))
    game.opponent.choose('wall')
    expect(new Set(tryAll())).toEqual(new Set(['not-your-turn']))
    expect(legal(game.rules, game.state, 0)).toEqual([{ seat: 0, type: 'Concede' }])
  })

  test('[GAME-05] outside the own turn there is nothing to do but to answer', () => {
    const game = given({
      rules,
      you: { active: attacker, hand: ['dew'] },
      opponent: { active: { card: 'pip', energy: ['fire'] }, bench: ['dew', 'wall'], hand: ['pip', 'fire', 'potion'] },
    })
    const onlyConcede = [{ seat: 1, type: 'Concede' }]
    expect(legal(game.rules, game.state, 1)).toEqual(onlyConcede)
    expect(game.opponent.refused.bench('pip')).toBe('not-your-turn')
    expect(game.opponent.refused.attach('fire')).toBe('not-your-turn')
    expect(game.opponent.refused.endTurn()).toBe('not-your-turn')
    game.you.bench('dew')
    expect(legal(game.rules, game.state, 1)).toEqual(onlyConcede)
    game.you.attack('Huge')
    expect(legal(game.rules, game.state, 1)).toEqual(onlyConcede)
    game.you.choose(0)
    expect(game).toAsk('opponent', ['dew', 'wall'], { min: 1, max: 1 })
    expect(legal(game.rules, game.state, 1)).toEqual([
      { seat: 1, type: 'Pick', option: 0 },
      { seat: 1, type: 'Pick', option: 1 },
      { seat: 1, type: 'Concede' },
    ])
    game.opponent.choose('dew')
  })
})

describe.each(RULESET_IDS)('[TURN-05] %s: how often in one turn', rules => {
  test('[TURN-05] Basics go to the Bench as long as there is room', () => {
    const game = given({ rules, you: { active: 'wall', hand: ['pip', 'pip', 'dew', 'dew', 'leaf', 'rock'] } })
    for (const card of ['pip', 'pip', 'dew', 'dew', 'leaf']) game.you.bench(card)
    expect(game.you.refused.bench('rock')).toBe('bench-full')
  })

  test('[TURN-05] any number of Pokémon evolve', () => {
    const game = given({ rules, you: { active: 'pip', bench: ['pip', 'dew'], hand: ['pippo', 'pippo', 'dewdrop'] } })
    game.you.evolve('pippo')
    game.you.evolve('pippo', 'pip')
    game.you.evolve('dewdrop', 'dew')
    expect(game.you.benchedAll.map(({ card }) => card)).toEqual(['pippo', 'dewdrop'])
  })

  test('[TURN-05] one Energy', () => {
    const game = given({ rules, you: { active: 'pip', bench: ['dew'], hand: ['fire', 'water'] } })
    game.you.attach('fire')
    expect(game.you.legal('AttachEnergy')).toEqual([])
    expect(game.you.refused.attach('water', 'dew')).toBe('energy-limit')
  })

  test('[TURN-05] one Supporter, any number of other Trainers', () => {
    const hand = ['potion', 'potion', 'potion', 'charm', 'machine', 'draw-three', 'another-supporter']
    const game = given({ rules, you: { active: 'pip', hand } })
    for (let count = 0; count < 3; count++) game.you.play('potion')
    game.you.attachTrainer('charm')
    game.you.attachTrainer('machine')
    game.you.play('draw-three')
    expect(game.you.refused.play('another-supporter')).toBe('supporter-limit')
  })

  test('[TURN-05] Stadiums: any number in 2002, one since', () => {
    const game = given({ rules, you: { active: 'pip', hand: ['park', 'beach', 'park'] } })
    game.you.playStadium('park')
    const again = { 'ecard-2002': null, 'hgss-2010': 'stadium-limit', 'xy-2016': 'stadium-limit' }[rules]
    if (again) expect(game.you.refused.playStadium('beach')).toBe(again)
    else {
      game.you.playStadium('beach')
      game.you.playStadium('park')
    }
  })

  test('[TURN-05] retreats: any number in 2002, one since', () => {
    const game = given({ rules, you: { active: 'dew', bench: ['lamp'] }, cards: starters })
    game.you.retreat('lamp')
    const again = { 'ecard-2002': null, 'hgss-2010': 'already-retreated', 'xy-2016': 'already-retreated' }[rules]
    if (again) expect(game.you.refused.retreat('dew')).toBe(again)
    else {
      game.you.retreat('dew')
      game.you.retreat('lamp')
    }
  })

  test('[TURN-05] powers: every Pokémon its own, and again if the text says so', () => {
    const lamp = { 'ecard-2002': 'lamp', 'hgss-2010': 'lamp', 'xy-2016': 'lantern' }[rules]
    const game = given({ rules, you: { active: lamp, bench: [lamp, lamp] }, cards: starters })
    for (const { id } of [game.you.active, ...game.you.benchedAll]) {
      game.you.usePower('Glow', id)
      game.you.usePower('Flicker', id)
      game.you.usePower('Flicker', id)
      expect(game.you.refused.usePower('Glow', id)).toBe('power-used')
    }
    expect(game.you.hand).toHaveLength(9)
  })
})
