/** Standing orders: each kind, what it answers, and what it leaves to its player. */
import { describe, expect, test } from 'vitest'
import type { MatchEvent } from '../../../src/app/match/match-event.ts'
import type { Orders } from '../../../src/app/match/orders.ts'
import { begin, given, type Played } from './played.ts'

/** The orders that fired by these events, in order, and what each picked. */
const fired = (events: readonly MatchEvent[]) =>
  events.flatMap(event =>
    event.type === 'Played' && event.order && event.command?.type === 'Pick'
      ? [`${event.command.seat} ${event.order} ${event.command.option}`]
      : [],
  )

describe('promote', () => {
  /** `ann` Knocks Out `bob`’s Active Pokémon in the turn, and has taken the Prize. */
  const knockedOut = (orders: Orders, bench: readonly string[] = ['dew', 'wall', 'pip']) => {
    const match = given({ you: { hand: ['sting'] }, opponent: { bench }, orders: [{}, orders] })
    match.ann.play('sting')
    match.ann.picks(0)
    return match
  }

  test('the first name that is on the Bench comes forward', () => {
    const match = knockedOut({ promote: ['Nobody', 'Wall', 'Dew'] })
    expect(fired(match.last)).toEqual(['1 promote 1'])
    expect(match.bob.active).toBe('wall')
    expect(match.bob.isAsked).toBe(false)
  })

  test('of two with the same name, the first on the Bench', () => {
    const match = knockedOut({ promote: ['Pip'] }, ['dew', 'pip', 'pip'])
    const [, first] = match.match.steps[0]?.before.sides[1].bench ?? []
    expect(match.bob.side.active?.id).toBe(first?.id)
  })

  test('the name is that of the card on top', () => {
    const evolved = (promote: readonly string[]) => {
      const match = given({
        you: { hand: ['sting'] },
        opponent: { bench: [{ card: ['pip', 'pippo'] }, 'dew'] },
        orders: [{ prizes: 'leftmost' }, { promote }],
      })
      match.ann.play('sting')
      return match.bob.active
    }
    expect(evolved(['Pip', 'Dew'])).toBe('dew')
    expect(evolved(['Pippo', 'Dew'])).toBe('pippo')
  })

  test.each<[string, Orders]>([
    ['none of the names is there', { promote: ['Nobody', 'wall', 'dew'] }],
    ['no name is given', { promote: [] }],
    ['there is no order', { prizes: 'leftmost', decline: ['Wall'] }],
  ])('the player is asked if %s', (_, orders) => {
    const match = knockedOut(orders)
    expect(match.bob.options).toEqual(['dew', 'wall', 'pip'])
    expect(fired(match.last)).toEqual([])
  })

  test('nobody is asked where there is nothing to choose', () => {
    const match = knockedOut({ promote: ['Wall'] }, ['dew'])
    expect(match.bob.active).toBe('dew')
    expect(fired(match.last)).toEqual([])
  })

  test('it also works at the end of an attack, and the game goes on to the next turn', () => {
    const match = given({
      you: { active: 'slayer' },
      opponent: { bench: ['dew', 'wall'] },
      orders: [{ prizes: 'rightmost' }, { promote: ['Wall'] }],
    })
    const events = match.ann.attack('Slay')
    expect(fired(events)).toEqual(['0 prizes 5', '1 promote 1'])
    expect(match.bob.game.turn).toMatchObject({ seat: 1, number: 6 })
    expect(events.map(event => event.type === 'Played' && event.order)).toEqual([undefined, 'prizes', 'promote'])
  })
})

describe('prizes', () => {
  const wins = (orders: Orders, active = 'pip') => {
    const prizes = ['fire', 'water', 'grass', 'metal', 'psychic', 'fighting']
    const match = given({
      you: { hand: ['sting'], prizes },
      opponent: { active, bench: ['dew', 'wall'] },
      orders: [orders, {}],
    })
    match.ann.play('sting')
    return match
  }

  test('leftmost', () => {
    const match = wins({ prizes: 'leftmost' })
    expect(fired(match.last)).toEqual(['0 prizes 0'])
    expect(match.ann.hand).toEqual(['fire'])
  })

  test('rightmost', () => {
    const match = wins({ prizes: 'rightmost' })
    expect(fired(match.last)).toEqual(['0 prizes 5'])
    expect(match.ann.hand).toEqual(['fighting'])
  })

  test('several, one after the other', () => {
    expect(fired(wins({ prizes: 'leftmost' }, 'trophy').last)).toEqual(['0 prizes 0', '0 prizes 1'])
    expect(fired(wins({ prizes: 'rightmost' }, 'trophy').last)).toEqual(['0 prizes 5', '0 prizes 4'])
  })

  test('an order goes on where the player has begun', () => {
    const match = wins({}, 'trophy')
    match.ann.picks(0)
    match.ann.orders({ prizes: 'leftmost' })
    expect(fired(match.last)).toEqual(['0 prizes 1'])
  })

  test.each<Orders>([{ prizes: 'ask' }, {}])('the player is asked by %o', orders => {
    expect(wins(orders).ann.options).toEqual(['0', '1', '2', '3', '4', '5'])
  })
})

describe('mulliganBonus', () => {
  const none = Array<string>(7).fill('water')

  /** `bob` has no Basic Pokémon in the first hand. */
  const redrawn = (mulliganBonus: Orders['mulliganBonus']) => {
    const orders = mulliganBonus ? { mulliganBonus } : {}
    const match = begin({ bob: [...none, 'pip', ...none], orders: [orders, {}] })
    match.ann.picks('pip', null)
    match.bob.picks('pip')
    return match
  }

  test('most', () => {
    const match = redrawn('most')
    expect(fired(match.last)).toEqual(['0 mulliganBonus 1'])
    expect(match.ann.side.hand).toHaveLength(6 + 1 + 1)
  })

  test('none', () => {
    const match = redrawn('none')
    expect(fired(match.last)).toEqual(['0 mulliganBonus 0'])
    expect(match.ann.side.hand).toHaveLength(6 + 1)
  })

  test.each(['ask', undefined] as const)('the player is asked by %s', order => {
    expect(redrawn(order).ann.options).toEqual(['0', '1'])
  })

  test('most is as many as there are, for each redraw of the oldest rules', () => {
    const bob = [...none, ...none, 'pip', ...none]
    const match = begin({ ruleset: 'ecard-2002', bob, orders: [{ mulliganBonus: 'most' }, {}] })
    expect(fired(match.last)).toEqual(['0 mulliganBonus 2', '0 mulliganBonus 2'])
    expect(match.ann.side.hand).toHaveLength(7 + 4)
  })
})

describe('turnOrder', () => {
  const flipped = (turnOrder: Orders['turnOrder'], flip: 'heads' | 'tails' = 'heads') => {
    const mine = turnOrder ? { turnOrder } : {}
    return begin({ ruleset: 'xy-2016', orders: flip === 'heads' ? [mine, {}] : [{}, mine], flips: [flip] })
  }

  test('first', () => {
    const match = flipped('first')
    expect(fired(match.last)).toEqual(['0 turnOrder 0'])
    expect(match.match.game?.first).toBe(0)
  })

  test('second, for whoever has won the flip', () => {
    const match = flipped('second', 'tails')
    expect(fired(match.last)).toEqual(['1 turnOrder 1'])
    expect(match.match.game?.first).toBe(0)
  })

  test.each(['ask', undefined] as const)('the player is asked by %s', order => {
    expect(flipped(order).ann.options).toEqual(['first', 'second'])
  })
})

describe('decline', () => {
  const benched = (decline: readonly string[]) => {
    const match = given({ you: { hand: ['guest'] }, orders: [{ decline }, {}] })
    match.ann.act({ type: 'Bench', card: 'guest' })
    return match
  }

  test('by the name of the power', () => {
    const match = benched(['Something Else', 'Greeting'])
    expect(fired(match.last)).toEqual(['0 decline 1'])
    expect(match.ann.hand).toEqual([])
  })

  test('by the name of the card that has it', () => {
    expect(fired(benched(['Guest']).last)).toEqual(['0 decline 1'])
  })

  test('what is declined by order is a draft like any other', () => {
    const match = benched(['Guest'])
    expect(match.ann.drafts).toEqual(['Bench'])
    match.ann.undo()
    expect(match.ann.hand).toEqual(['guest'])
  })

  test.each([[['Spiteful']], [['Spite']], [[]]])('not by %o', names => {
    expect(benched(names).ann.options).toEqual(['yes', 'no'])
  })

  test('in the other’s turn, too', () => {
    const attacked = (decline: readonly string[]): Played => {
      const match = given({ you: { active: 'slayer' }, opponent: { active: 'spiteful' }, orders: [{}, { decline }] })
      match.ann.attack('Poke')
      return match
    }
    expect(fired(attacked(['Spite']).last)).toEqual(['1 decline 1'])
    expect(fired(attacked(['Spiteful']).last)).toEqual(['1 decline 1'])
    expect(attacked(['Greeting', 'Guest']).bob.question.prompt).toBe('may Spite')
  })

  test('only what is optional: other questions are asked, whatever they are called', () => {
    const match = given({ you: { hand: ['twice'] }, orders: [{ decline: ['switch', 'Twice', 'n'] }, {}] })
    match.ann.play('twice')
    expect(match.ann.question.prompt).toBe('switch')
    expect(match.last).toHaveLength(1)
  })
})
