import { describe, expect, test } from 'vitest'
import { trainer } from '../../src/cards/kit/facts.ts'
import { RULESET_IDS } from '../../src/rulesets/index.ts'
import { given, type Scenario } from '../scenario/index.ts'

const cards = [
  trainer('sanctuary', 'stadium', { name: 'Sanctuary', modifiers: { maxHp: hp => hp + 20 } }),
  trainer('open-field', 'stadium', { name: 'Open Field', modifiers: { retreatCost: () => 0 } }),
]

const inPlay = ({ state }: Scenario) => (state.stadium === null ? null : state.cards[state.stadium])

describe.each([
  { rules: 'ecard-2002', limit: null, stadium: 'beach', discard: ['park'] },
  { rules: 'hgss-2010', limit: 'stadium-limit', stadium: 'park', discard: [] },
  { rules: 'xy-2016', limit: 'stadium-limit', stadium: 'park', discard: [] },
] as const)('$rules', ({ rules, limit, stadium, discard }) => {
  test('[STAD-01, C-18] a second Stadium in one turn', () => {
    const game = given({ rules, you: { hand: ['park', 'beach'] } })
    game.you.playStadium('park')
    expect(inPlay(game)).toBe('park')
    expect(game.you.legal('PlayStadium').map(({ card }) => card)).toEqual(limit ? [] : ['beach'])
    if (limit) expect(game.you.refused.playStadium('beach')).toBe(limit)
    else game.you.playStadium('beach')
    expect([inPlay(game), game.you.discard]).toEqual([stadium, discard])

    game.you.endTurn()
    game.opponent.endTurn()
    expect(inPlay(game), 'it stays').toBe(stadium)
    expect(
      game.you.legal('PlayStadium').map(({ card }) => card),
      'the limit was for that turn',
    ).toEqual(limit ? ['beach'] : [])
  })

  test('[B-27] how many Stadiums of one name a hand of three can play in one turn', () => {
    const game = given({ rules, you: { hand: ['park', 'park', 'park'] } })
    game.you.playStadium('park')
    while (game.you.legal('PlayStadium').length > 0) game.you.playStadium('park')
    expect(game.you.discard).toEqual(limit ? [] : ['park', 'park'])
    expect(game.you.hand).toEqual(limit ? ['park', 'park'] : [])
  })
})

describe.each(RULESET_IDS)('%s', rules => {
  test('[STAD-02] either player’s Stadium takes the place of the other’s, which goes to its owner’s discard pile', () => {
    const game = given({ rules, you: { hand: ['park'] }, opponent: { hand: ['beach'] } })
    game.you.playStadium('park')
    game.you.endTurn()
    expect(inPlay(game)).toBe('park')
    game.opponent.playStadium('beach')
    expect(inPlay(game)).toBe('beach')
    expect([game.you.discard, game.opponent.discard]).toEqual([['park'], []])
  })

  test('[STAD-02] the effects of the old one end with it: damage beyond the printed HP now Knocks Out', () => {
    const game = given({
      rules,
      cards,
      stadium: 'sanctuary',
      you: { active: { card: 'pip', damage: 60 }, bench: ['dew'], hand: ['park'] },
    })
    expect(game.you.active.maxHp).toBe(80)
    game.you.playStadium('park')
    expect(game.you.discard).toEqual(['sanctuary', 'pip'])
    expect(game).toAsk('opponent', [0, 1, 2, 3, 4, 5])
    game.opponent.choose(0)
    expect(game.you.active).toMatchObject({ card: 'dew', maxHp: 50 })
  })

  test('[B-27] a Stadium may take the place of one of the same name', () => {
    const game = given({ rules, you: { hand: ['park'] }, opponent: { hand: ['park'] } })
    game.you.playStadium('park')
    const first = game.state.stadium
    game.you.endTurn()
    game.opponent.playStadium('park')
    expect(inPlay(game)).toBe('park')
    expect(game.state.stadium).not.toBe(first)
    expect([game.you.discard, game.opponent.discard]).toEqual([['park'], []])
  })

  test('[STAD-03] a Stadium works for both players, Active and Bench, for as long as it is in play', () => {
    const game = given({
      rules,
      cards,
      you: { active: 'wall', bench: ['pip'], hand: ['open-field', 'fire'] },
      opponent: { active: 'wall', bench: ['dew'] },
    })
    expect(game.you.legal('Retreat')).toEqual([])
    game.you.playStadium('open-field')
    expect(game.you.legal('Retreat').map(({ pay }) => pay)).toEqual([[]])
    game.you.endTurn()
    game.opponent.retreat('dew')
    expect(game.opponent.active.card).toBe('dew')
    game.opponent.endTurn()
    expect(
      game.you.legal('Retreat').map(({ pay }) => pay),
      'still there',
    ).toEqual([[]])

    const high = given({ rules, cards, stadium: 'sanctuary', you: { bench: ['dew'] }, opponent: { bench: ['wall'] } })
    const all = [high.you.active, ...high.you.benchedAll, high.opponent.active, ...high.opponent.benchedAll]
    expect(all.map(({ card, maxHp }) => [card, maxHp])).toEqual([
      ['pip', 80],
      ['dew', 70],
      ['pip', 80],
      ['wall', 220],
    ])
  })
})
