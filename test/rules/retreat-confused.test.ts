import { describe, expect, test } from 'vitest'
import { given } from '../scenario/index.ts'

const confused = { card: 'pip', energy: ['fire', 'fire'], conditions: ['confused', 'poisoned'] } as const

describe('ecard-2002', () => {
  const rules = 'ecard-2002'

  test('[RET-05, C-24] tails: the cost is paid, the Pokémon stays and may not try again this turn', () => {
    const game = given({ rules, you: { active: confused, bench: ['wall'] }, flips: ['tails'] })
    game.you.retreat('wall', ['fire'])
    expect(game).toHaveEvents('CardsMoved', 'CoinFlipped', 'RetreatFailed')
    expect(game.you.active).toMatchObject({ card: 'pip', energy: ['fire'], conditions: ['confused', 'poisoned'] })
    expect(game.you.discard).toEqual(['fire'])
    expect(game.you.refused.retreat('wall', ['fire'])).toBe('cannot-retreat-again')
    expect(game.you.legal('Retreat')).toEqual([])

    game.you.endTurn()
    game.opponent.endTurn()
    expect(
      game.you.legal('Retreat').map(({ pay }) => pay),
      'it may in the next turn',
    ).toEqual([['fire']])
  })

  test('[RET-05, C-25] heads: it retreats and is no longer Confused', () => {
    const game = given({ rules, you: { active: confused, bench: ['wall'] }, flips: ['heads'] })
    game.you.retreat('wall', ['fire'])
    expect(game).toHaveEvents('CardsMoved', 'CoinFlipped', 'Retreated', 'ConditionsRemoved', 'ActiveChanged')
    expect(game.you.active.card).toBe('wall')
    expect(game.you.benched('pip')).toMatchObject({ energy: ['fire'], conditions: [] })
  })

  test('[C-26] the bar is on that Pokémon for the turn: others retreat, it does not, Confused or not', () => {
    const game = given({ rules, you: { active: confused, bench: ['dew'], hand: ['switch'] }, flips: ['tails'] })
    game.you.retreat('dew', ['fire'])
    game.you.play('switch')
    expect(game.you.active.card).toBe('dew')
    game.you.retreat('pip')
    expect(game.you.active).toMatchObject({ card: 'pip', energy: ['fire'], conditions: [] })
    expect(game.you.refused.retreat('dew', ['fire'])).toBe('cannot-retreat-again')
    expect(game.you.legal('Retreat')).toEqual([])
  })

  test.each([
    { face: 'heads', active: 'wall' },
    { face: 'tails', active: 'dew' },
  ] as const)('[B-47] a free retreat needs the coin too: $face', ({ face, active }) => {
    const dew = { card: 'dew', conditions: ['confused'] } as const
    const game = given({ rules, you: { active: dew, bench: ['wall'] }, flips: [face] })
    game.you.retreat('wall')
    expect(game.you.active.card).toBe(active)
  })

  test('[RET-05] only Confusion asks for the coin', () => {
    const poisoned = { ...confused, conditions: ['poisoned', 'burned'] } as const
    const game = given({ rules, you: { active: poisoned, bench: ['wall'] } })
    game.you.retreat('wall', ['fire'])
    expect(game.you.active.card).toBe('wall')
  })
})

describe.each(['hgss-2010', 'xy-2016'] as const)('%s', rules => {
  test('[RET-05, C-24, C-25] it retreats as usual, without a coin, and is no longer Confused', () => {
    const game = given({ rules, you: { active: confused, bench: ['wall'] } })
    game.you.retreat('wall', ['fire'])
    expect(game).toHaveEvents('CardsMoved', 'Retreated', 'ConditionsRemoved', 'ActiveChanged')
    expect(game.you.active.card).toBe('wall')
    expect(game.you.benched('pip')).toMatchObject({ energy: ['fire'], conditions: [] })
    expect(game.you.refused.retreat('pip', [])).toBe('already-retreated')
  })

  test('[B-47] a free retreat is free, Confused or not', () => {
    const dew = { card: 'dew', conditions: ['confused'] } as const
    const game = given({ rules, you: { active: dew, bench: ['wall'] } })
    game.you.retreat('wall')
    expect(game.you.active.card).toBe('wall')
  })
})
