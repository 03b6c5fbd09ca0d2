/** When orders answer: at once, but never so that somebody learns from it; and what may be an order at all. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOrders, ORDER_NAMES, type Orders } from '../../../src/app/match/orders.ts'
import { HOUR, MINUTE } from '../../../src/shared/time.ts'
import { begin, given, type Played } from './played.ts'

const ONE: readonly string[] = ['pip', 'fire', 'fire', 'fire', 'fire', 'fire', 'fire']
const TWO: readonly string[] = ['pip', 'pip', 'fire', 'fire', 'fire', 'fire', 'fire']
const PLACE: Orders = { setUp: 'place-only' }

const ordersIn = (match: Played) =>
  match.last.flatMap(event => (event.type === 'Played' && event.order ? [`${event.command?.seat} ${event.order}`] : []))

describe('setUp', () => {
  test('places the only Pokémon there is, when the other has placed', () => {
    const match = begin({ ann: ONE, orders: [PLACE, {}] })
    expect(ordersIn(match)).toEqual([])
    expect(match.ann.isAsked).toBe(true)
    match.bob.picks('dew')
    expect(ordersIn(match)).toEqual([])
    match.bob.picks(null)
    expect(ordersIn(match)).toEqual(['0 setUp'])
    expect(match.ann.active).toBe('pip')
    expect(match.ann.game.turn.number).toBe(1)
  })

  test('both at once, if neither has a choice', () => {
    const match = begin({ ann: ONE, bob: ONE, orders: [PLACE, PLACE] })
    expect(match.last.map(({ type }) => type)).toEqual(['Accepted', 'Played', 'Played', 'Played'])
    expect(ordersIn(match)).toEqual(['0 setUp', '1 setUp'])
    expect(match.ann.game.turn.number).toBe(1)
  })

  test.each([
    ['two different Pokémon', ['pip', 'dew', 'fire', 'fire', 'fire', 'fire', 'fire']],
    ['two equal ones', TWO],
  ])('asks where there are %s', (_, ann) => {
    const match = begin({ ann, orders: [PLACE, {}] })
    match.bob.picks('pip', null)
    expect(match.ann.isAsked).toBe(true)
    expect(ordersIn(match)).toEqual([])
  })

  test.each<Orders>([{ setUp: 'ask' }, {}])('asks by %o', orders => {
    const match = begin({ ann: ONE, orders: [orders, {}] })
    match.bob.picks('pip', null)
    expect(match.ann.isAsked).toBe(true)
  })

  test('set during the set-up, it waits for the other player all the same', () => {
    const match = begin({ ann: ONE })
    expect(match.ann.orders(PLACE)).toEqual([{ type: 'OrdersSet', seat: 0, orders: PLACE }])
    match.bob.picks('dew', null)
    expect(ordersIn(match)).toEqual(['0 setUp'])
  })

  test('set when the other has placed, it answers at once', () => {
    const match = begin({ ann: ONE })
    match.bob.picks('dew', null)
    match.ann.orders(PLACE)
    expect(ordersIn(match)).toEqual(['0 setUp'])
  })

  test('taken back before it was needed, it does nothing', () => {
    const match = begin({ ann: ONE, orders: [PLACE, {}] })
    match.ann.orders({})
    match.bob.picks('dew', null)
    expect(ordersIn(match)).toEqual([])
    expect(match.ann.isAsked).toBe(true)
  })
})

test('what depends on nothing hidden is answered at once, whoever else is asked', () => {
  const match = given({ you: { hand: ['poll'] }, orders: [{}, { decline: ['Poll'] }] })
  match.ann.play('poll')
  expect(ordersIn(match)).toEqual(['1 decline'])
  expect([match.ann.isAsked, match.bob.isAsked]).toEqual([true, false])
})

describe.each(['hgss-2010', 'xy-2016'] as const)('nobody learns from the time it takes: %s', ruleset => {
  /** The same hands; in one match the orders have decided, in the other the player is still thinking. */
  const both = () =>
    [PLACE, {}].map(orders => {
      const match = begin({ ruleset, ann: ONE, orders: [orders, {}] })
      if (ruleset === 'xy-2016') match.ann.picks('first')
      return match
    })

  const sameToOthers = ([one, other]: readonly Played[]) => {
    expect(one?.bob.table).toEqual(other?.bob.table)
    expect(one?.stranger.table).toEqual(other?.stranger.table)
  }

  test('the table is the same at every moment', () => {
    const matches = both()
    for (const hours of [0, 1, 11, 6, 5]) {
      for (const match of matches) match.now += hours * HOUR
      sameToOthers(matches)
    }
  })

  test('also after something else has happened in between', () => {
    const matches = both()
    const meanwhile: readonly ((match: Played) => unknown)[] = [
      match => match.bob.orders({ promote: ['Dew'] }, { after: 3 * HOUR }),
      match => match.bob.does({ type: 'OfferDraw' }, { after: 30 * MINUTE }),
      match => match.bob.does({ type: 'GiveTime', time: HOUR }, { after: 4 * HOUR }),
      match => match.ann.orders({ ...match.match.orders[0], promote: ['Dew'] }, { after: HOUR }),
      match => match.bob.does({ type: 'Answer', picks: [0] }),
    ]
    for (const happens of meanwhile) {
      for (const match of matches) happens(match)
      sameToOthers(matches)
      for (const match of matches) match.now += HOUR
      sameToOthers(matches)
    }
  })
})

describe('new orders', () => {
  const knockedOut = () => {
    const match = given({ you: { hand: ['sting'] }, opponent: { bench: ['dew', 'wall'] } })
    match.ann.play('sting')
    match.ann.picks(0)
    return match
  }

  test('decide at once what is open', () => {
    const match = knockedOut()
    const events = match.bob.orders({ promote: ['Wall'] })
    expect(events).toEqual([
      { type: 'OrdersSet', seat: 1, orders: { promote: ['Wall'] } },
      {
        type: 'Played',
        command: { seat: 1, type: 'Pick', option: 1 },
        order: 'promote',
        events: expect.arrayContaining([{ type: 'Picked', seat: 1, option: 1 }]),
      },
    ])
    expect(match.bob.active).toBe('wall')
  })

  test('leave open what they do not decide', () => {
    const match = knockedOut()
    expect(match.bob.orders({ promote: ['Nobody'], prizes: 'leftmost' })).toHaveLength(1)
    expect(match.bob.options).toEqual(['dew', 'wall'])
  })

  test('replace the old ones', () => {
    const match = given({ orders: [{ promote: ['Dew'], prizes: 'leftmost' }, {}] })
    match.ann.orders({ prizes: 'rightmost' })
    expect(match.match.orders).toEqual([{ prizes: 'rightmost' }, {}])
  })

  test('are secret', () => {
    const match = given()
    match.ann.orders({ promote: ['Secretly'] })
    expect(match.ann.table.yours?.orders).toEqual({ promote: ['Secretly'] })
    expect(JSON.stringify([match.bob.table, match.stranger.table])).not.toContain('Secretly')
  })

  test('that are no orders are refused', () => {
    const match = given()
    for (const orders of [null, [], 'promote', { promote: 'Pip' }, { resign: true }])
      expect(match.ann.refused({ type: 'SetOrders', orders: orders as Orders })).toBe('bad-input')
    expect(match.entries).toEqual([])
  })
})

describe('isOrders', () => {
  const names = fc.array(fc.string({ minLength: 1, maxLength: 60 }), { maxLength: 30 })
  const orders = fc.record(
    {
      promote: names,
      mulliganBonus: fc.constantFrom('most', 'none', 'ask'),
      turnOrder: fc.constantFrom('first', 'second', 'ask'),
      prizes: fc.constantFrom('leftmost', 'rightmost', 'ask'),
      setUp: fc.constantFrom('place-only', 'ask'),
      decline: names,
    },
    { requiredKeys: [] },
  )

  test('takes all orders', () => {
    fc.assert(fc.property(orders, value => isOrders(value)))
  })

  test('never throws, and takes nothing else', () => {
    const isKnown = (name: string) => (ORDER_NAMES as readonly string[]).includes(name)
    fc.assert(
      fc.property(fc.anything(), value => {
        if (isOrders(value)) expect(Object.keys(value).every(isKnown)).toBe(true)
      }),
    )
    fc.assert(
      fc.property(
        orders,
        fc.string(),
        fc.anything(),
        (value, name, junk) => isKnown(name) || !isOrders({ ...value, [name]: junk }),
      ),
    )
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a list', []],
    ['a text', 'promote'],
    ['an unknown name', { resign: 'yes' }],
    ['a name that every object has', { constructor: 'ask' }],
    ['another such name', { toString: 'ask' }],
    ['a prototype', JSON.parse('{"__proto__": "ask"}')],
    ['an unknown word', { prizes: 'middle' }],
    ['a word of another order', { prizes: 'most' }],
    ['no word', { setUp: true }],
    ['an order that is not there', { prizes: undefined }],
    ['names that are no list', { promote: 'Pip' }],
    ['names that are no texts', { promote: [1] }],
    ['an empty name', { decline: [''] }],
    ['a name that is too long', { decline: ['x'.repeat(61)] }],
    ['too many names', { promote: Array(31).fill('Pip') }],
  ])('refuses %s', (_, value) => {
    expect(isOrders(value)).toBe(false)
  })

  test('takes as many names, and as long ones, as there may be', () => {
    expect(isOrders({ promote: Array(30).fill('x'.repeat(60)) })).toBe(true)
    expect(isOrders({})).toBe(true)
  })
})
