import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commitmentOf, fairChance, saltHashOf } from '../../../src/app/fairness/fair-chance.ts'
import { verifyExport } from '../../../src/app/fairness/verify.ts'
import { RULESET_IDS } from '../../../src/rulesets/index.ts'
import { playedExport, type Told } from './exports.ts'
import { type Draft, fair, happened, oneOf, problemAt, verifyTampered } from './tampering.ts'

const RUNS = { numRuns: 40 }

describe('a fair match', () => {
  test('is confirmed, with everything counted', () => {
    const [shuffles, flips, picks] = (['DeckShuffled', 'CoinFlipped', 'CardPicked'] as const).map(
      type => happened(fair, type).length,
    )
    const { entries } = fair
    const counts = { shuffles, flips, picks, entries: entries.length, blocks: entries.at(-1)!.drawn }
    expect(verifyExport(fair)).toEqual({ ok: true, exported: fair, counts })
    expect(Math.min(...Object.values(counts as Record<string, number>))).toBeGreaterThan(2)
  })

  test('whatever was played, with whatever luck', () => {
    const told: fc.Arbitrary<Told> = fc.record({
      ruleset: fc.constantFrom(...RULESET_IDS),
      seed: fc.stringMatching(/^[0-9a-f]{64}$/),
      salts: fc.tuple(fc.string(), fc.string({ unit: 'binary' })),
      match: fc.stringMatching(/^[!-~]{1,30}$/),
      whims: fc.nat(),
    })
    fc.assert(
      fc.property(told, each => {
        expect(verifyExport(playedExport(each))).toMatchObject({ ok: true })
      }),
      { numRuns: 15 },
    )
  })

  test('that went to Sudden Death: both decks begin in the order of the export again', () => {
    const entries = fair.entries.slice(0, 2)
    const { seed, salts } = fair.fairness
    const chance = fairChance({ seed, salts, match: fair.match }, entries[1]!.drawn)
    const shuffled = chance.shuffle(60).map(card => card + 60)
    const events = [
      { type: 'SuddenDeathBegan', prizes: 1 },
      { type: 'DeckShuffled', seat: 1, order: shuffled },
      { type: 'PrizesLaid', seat: 1, cards: shuffled.slice(0, 1) },
    ]
    const last = { version: 3, at: 3, by: 'ada', drawn: chance.drawn, events: [{ type: 'Played', events }] }
    expect(verifyExport({ ...fair, entries: [...entries, last], result: null })).toMatchObject({ ok: true })
  })
})

describe('every piece of luck is checked', () => {
  test('two cards of a shuffle', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(59), fc.nat(59), (which, one, other) => {
        const { entry, number, event } = oneOf(fair, 'DeckShuffled', which)
        const [first, second] = [Math.min(one, other), Math.max(one, other)]
        fc.pre(first < second && second < event.order.length)
        const found = verifyTampered(draft => {
          const { order } = oneOf(draft, 'DeckShuffled', which).event
          ;[order[first], order[second]] = [order[second]!, order[first]!]
        })
        expect(found).toEqual(
          problemAt(entry, number, {
            what: `The deck of seat ${event.seat} is shuffled differently from place ${first + 1} on.`,
            expected: String(event.order[first]),
            found: String(event.order[second]),
          }),
        )
      }),
      RUNS,
    )
  })

  test('a card more in a shuffle', () => {
    const { entry, number, event } = oneOf(fair, 'DeckShuffled')
    const found = verifyTampered(draft => oneOf(draft, 'DeckShuffled').event.order.push(119))
    const what = `The deck of seat ${event.seat} is shuffled differently from place 61 on.`
    expect(found).toEqual(problemAt(entry, number, { what, expected: 'nothing', found: '119' }))
  })

  test('the deck of the other seat', () => {
    const { entry, number } = oneOf(fair, 'DeckShuffled')
    const found = verifyTampered(draft => {
      const { event } = oneOf(draft, 'DeckShuffled')
      event.seat = event.seat === 0 ? 1 : 0
    })
    expect(found).toEqual(problemAt(entry, number))
  })

  test('a coin', () => {
    fc.assert(
      fc.property(fc.nat(), which => {
        const { entry, number, event } = oneOf(fair, 'CoinFlipped', which)
        const other = event.face === 'heads' ? 'tails' : 'heads'
        const found = verifyTampered(draft => {
          oneOf(draft, 'CoinFlipped', which).event.face = other
        })
        const what = 'The coin shows the other side.'
        expect(found).toEqual(problemAt(entry, number, { what, expected: event.face, found: other }))
      }),
      RUNS,
    )
  })

  test('a pick', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: -1, max: 9 }), (which, index) => {
        const { entry, number, event } = oneOf(fair, 'CardPicked', which)
        fc.pre(index !== event.index)
        const found = verifyTampered(draft => {
          oneOf(draft, 'CardPicked', which).event.index = index
        })
        const what = `Another of ${event.of} is picked.`
        expect(found).toEqual(problemAt(entry, number, { what, expected: String(event.index), found: String(index) }))
      }),
      RUNS,
    )
  })

  test.each([0, -1, 1.5, 2 ** 33, null, '5'])('a pick from %j things', of => {
    const { entry, number } = oneOf(fair, 'CardPicked')
    const found = verifyTampered(draft => Object.assign(oneOf(draft, 'CardPicked').event, { of }))
    const what = 'Something is picked from a number of things.'
    expect(found).toEqual(problemAt(entry, number, { what, expected: '1 to 4294967296', found: String(of) }))
  })

  test.each(['CardsDrawn', 'PrizesLaid'] as const)('%s from the middle of the deck', type => {
    const { entry, number, event } = oneOf(fair, type)
    const shuffled = happened(fair, 'DeckShuffled').find(({ event: { seat } }) => seat === event.seat)!
    const bottom = shuffled.event.order.at(-1)!
    const found = verifyTampered(draft => {
      oneOf(draft, type).event.cards[2] = bottom
    })
    const what = `${type} takes a card that is not on top of the deck of seat ${event.seat} (3).`
    expect(found).toEqual(problemAt(entry, number, { what, expected: String(event.cards[2]), found: String(bottom) }))
  })

  test('a card drawn too early', () => {
    const { entry, number } = oneOf(fair, 'CardsDrawn')
    const found = verifyTampered(draft => oneOf(draft, 'CardsDrawn').event.cards.reverse())
    expect(found).toEqual(problemAt(entry, number))
  })
})

describe('what luck is made of is checked', () => {
  const OTHER = 'f'.repeat(64)

  test('another seed', () => {
    const found = verifyTampered(draft => {
      draft.fairness.seed = OTHER
    })
    const what = 'The seed is not the one that was committed to.'
    const [expected, committed] = [fair.fairness.commitment, commitmentOf(OTHER)]
    expect(found).toEqual(problemAt(null, null, { what, expected, found: committed }))
  })

  test.each([0, 1] as const)('another salt of seat %d', seat => {
    const salt = `${fair.fairness.salts[seat]}!`
    const found = verifyTampered(draft => {
      draft.fairness.salts[seat] = salt
    })
    const what = `The salt of seat ${seat} is not the one whose hash was published.`
    const expected = fair.fairness.saltHashes[seat]
    expect(found).toEqual(problemAt(null, null, { what, expected, found: saltHashOf(salt) }))
  })

  test.each<[string, (draft: Draft) => void]>([
    ['seed, with its commitment', draft => changeSeed(draft, OTHER)],
    ['salt of seat 0, with its hash', draft => changeSalt(draft, 0)],
    ['salt of seat 1, with its hash', draft => changeSalt(draft, 1)],
    ['match', draft => Object.assign(draft, { match: '01JD0000000000000000000001' })],
  ])('another %s: the opening is other luck', (_, change) => {
    expect(verifyTampered(change)).toMatchObject({ ok: false, problem: { entry: 2, event: expect.any(Number) } })
  })

  test('a card of a deck, in the export or in the game', () => {
    fc.assert(
      fc.property(fc.constantFrom(0, 1), fc.nat(59), fc.boolean(), (seat, card, inGame) => {
        const found = verifyTampered(draft => {
          const deck = inGame ? oneOf(draft, 'GameStarted').event.decks[seat] : draft.decks[seat].cards
          deck[card] = 'base1-4'
        })
        const cards = [fair.decks[seat].cards[card]!, 'base1-4'] as const
        const [expected, other] = inGame ? cards : cards.toReversed()
        const what = `Card ${card + 1} of the deck of seat ${seat} differs.`
        expect(found).toEqual(problemAt(2, 1, { what, expected: expected!, found: other! }))
      }),
      RUNS,
    )
  })

  test('another ruleset', () => {
    const found = verifyTampered(draft => {
      draft.ruleset = 'xy-2016'
    })
    const what = 'The game is played by another ruleset.'
    expect(found).toEqual(problemAt(2, 1, { what, expected: 'xy-2016', found: 'hgss-2010' }))
  })
})

const changeSeed = ({ fairness }: Draft, seed: string): void => {
  Object.assign(fairness, { seed, commitment: commitmentOf(seed) })
}

const changeSalt = ({ fairness }: Draft, seat: 0 | 1): void => {
  fairness.salts[seat] = 'pepper'
  fairness.saltHashes[seat] = saltHashOf('pepper')
}
