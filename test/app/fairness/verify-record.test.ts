import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type ExportedEntry,
  isTakenBack,
  type MatchExport,
  type TakenBackEvent,
} from '../../../src/app/fairness/export-format.ts'
import { type FairChance, fairChance } from '../../../src/app/fairness/fair-chance.ts'
import { verifyExport } from '../../../src/app/fairness/verify.ts'
import { exportWithTakeBacks, type TakeBacks, TOLD, type Told } from './exports.ts'
import { fair, happened, oneOf, problemAt, verifyTampered, withTakeBacks } from './tampering.ts'

const RUNS = { numRuns: 40 }

const chanceOf = ({ fairness: { seed, salts }, match }: MatchExport, drawn: number): FairChance =>
  fairChance({ seed, salts, match }, drawn)

/** The challenge and the opening, and then these. */
const afterOpening = (...entries: readonly Pick<ExportedEntry, 'drawn' | 'events'>[]) => ({
  ...fair,
  result: null,
  entries: [
    ...fair.entries.slice(0, 2),
    ...entries.map((entry, index) => ({ version: index + 3, at: index, by: 'ada', ...entry })),
  ],
})

const played = (...events: readonly object[]) => ({ type: 'Played', events })
const OPENED = fair.entries[1]!.drawn

describe('entries', () => {
  const count = fair.entries.length
  const NUMBERED = 'Entries are numbered 1, 2, 3 and so on.'

  test('one left out', () => {
    fc.assert(
      fc.property(fc.nat(count - 2), index => {
        const found = verifyTampered(draft => draft.entries.splice(index, 1))
        const [expected, other] = [String(index + 1), String(index + 2)]
        expect(found).toEqual(problemAt(index + 2, null, { what: NUMBERED, expected, found: other }))
      }),
      RUNS,
    )
  })

  test('one twice', () => {
    fc.assert(
      fc.property(fc.nat(count - 1), index => {
        const found = verifyTampered(draft => draft.entries.splice(index, 0, draft.entries[index]!))
        const [expected, other] = [String(index + 2), String(index + 1)]
        expect(found).toEqual(problemAt(index + 1, null, { what: NUMBERED, expected, found: other }))
      }),
      RUNS,
    )
  })

  test('one with luck left out, and the rest numbered anew', () => {
    const { entry } = oneOf(fair, 'CoinFlipped', 2)
    const found = verifyTampered(draft => {
      draft.entries.splice(entry - 1, 1)
      for (const [index, each] of draft.entries.entries()) each.version = index + 1
    })
    expect(found).toMatchObject({ ok: false, problem: { entry } })
  })

  test('another counter', () => {
    fc.assert(
      fc.property(fc.nat(count - 1), fc.nat(1000), (index, drawn) => {
        const was = fair.entries[index]!.drawn
        fc.pre(drawn !== was)
        const found = verifyTampered(draft => {
          draft.entries[index]!.drawn = drawn
        })
        const what = 'The count of blocks after this entry is wrong.'
        expect(found).toEqual(problemAt(index + 1, null, { what, expected: String(was), found: String(drawn) }))
      }),
      RUNS,
    )
  })

  test('a block that nobody saw', () => {
    const flipAfter = (unseen: number) => {
      const chance = chanceOf(fair, OPENED + unseen)
      const flips = [1, 2, 3].map(() => ({ type: 'CoinFlipped', seat: 0, reason: 'x', face: chance.flip() }))
      return afterOpening({ drawn: chance.drawn, events: [played(...flips)] })
    }
    expect(verifyExport(flipAfter(0))).toMatchObject({ ok: true })
    expect(verifyExport(flipAfter(1))).toMatchObject({ ok: false, problem: { entry: 3 } })
  })
})

describe('taking back', () => {
  const takesBack = withTakeBacks.entries.filter(({ events }) => events.some(isTakenBack))
  const [{ version }] = takesBack as [ExportedEntry]

  const takeBacks = fc.record({ every: fc.integer({ min: 2, max: 9 }), back: fc.integer({ min: 0, max: 12 }) })
  const whims = fc.nat().map(each => ({ ...TOLD, whims: each }))

  test('luck goes on, whatever is taken back', () => {
    fc.assert(
      fc.property(whims, takeBacks, (told, how) => {
        const exported = exportWithTakeBacks(told, how)
        expect(verifyExport(exported)).toMatchObject({ ok: true })
        const counts = exported.entries.map(({ drawn }) => drawn)
        expect(counts).toEqual(counts.toSorted((one, other) => one - other))
      }),
      { numRuns: 15 },
    )
  })

  test('luck that goes back is found where it first goes back', () => {
    const cheat = (told: Told, how: TakeBacks) => exportWithTakeBacks(told, { ...how, rewinds: true })
    const wentBack = ({ entries }: MatchExport) =>
      entries.find(({ drawn }, index) => drawn < (entries[index - 1]?.drawn ?? 0))
    const example = { every: 9, back: 9 }
    expect(wentBack(cheat(TOLD, example))).toBeDefined()
    fc.assert(
      fc.property(whims, takeBacks, (told, how) => {
        const exported = cheat(told, how)
        const entry = wentBack(exported)?.version
        expect(verifyExport(exported)).toMatchObject(
          entry ? { ok: false, problem: { entry, event: null } } : { ok: true },
        )
      }),
      { numRuns: 15, examples: [[TOLD, example]] },
    )
  })

  test('luck that was withdrawn is checked like the rest', () => {
    const withdrawn = (entry: number) =>
      takesBack.some(({ version: by, events }) =>
        events.some(each => isTakenBack(each) && each.to <= entry && entry < by),
      )
    const flips = happened(withTakeBacks, 'CoinFlipped').map(({ entry, number }, which) => ({ entry, number, which }))
    const gone = flips.filter(({ entry }) => withdrawn(entry))
    expect(gone.length).toBeGreaterThan(0)
    for (const { entry, number, which } of gone) {
      const found = verifyTampered(draft => {
        const { event } = oneOf(draft, 'CoinFlipped', which)
        event.face = event.face === 'heads' ? 'tails' : 'heads'
      }, withTakeBacks)
      expect(found).toEqual(problemAt(entry, number))
    }
  })

  test.each([0, version, version + 1, 1_000_000])('to %d, which is no earlier entry', to => {
    const found = verifyTampered(draft => Object.assign(draft.entries[version - 1]!.events[0]!, { to }), withTakeBacks)
    const what = 'What is taken back is an earlier entry.'
    expect(found).toEqual(problemAt(version, null, { what, expected: `1 to ${version - 1}`, found: String(to) }))
  })

  test('back before the game began: it may begin again, with new luck', () => {
    const again = (from: number) => {
      const chance = chanceOf(fair, from)
      const order = chance.shuffle(60)
      const events = [played(oneOf(fair, 'GameStarted').event, { type: 'DeckShuffled', seat: 0, order })]
      const back: TakenBackEvent = { type: 'TakenBack', to: 2 }
      return afterOpening({ drawn: OPENED, events: [back] }, { drawn: chance.drawn, events })
    }
    expect(verifyExport(again(OPENED))).toMatchObject({ ok: true })
    expect(verifyExport(again(0))).toEqual(problemAt(4, 2))
  })

  test('not taken back: what follows does not fit', () => {
    const found = verifyTampered(draft => {
      draft.entries[version - 1]!.events[0]!.type = 'TakebackAsked'
    }, withTakeBacks)
    expect(found).toMatchObject({ ok: false })
  })
})

describe('the game', () => {
  test('does not start twice', () => {
    const found = verifyExport(afterOpening({ drawn: OPENED, events: [played(oneOf(fair, 'GameStarted').event)] }))
    expect(found).toEqual(problemAt(3, 1, { what: 'The game starts a second time.' }))
  })

  test('does nothing before it has started', () => {
    const found = verifyTampered(draft => {
      draft.entries[0]!.events = [played({ type: 'RevealEnded' })]
    })
    expect(found).toEqual(problemAt(1, 1, { what: 'RevealEnded comes before the game has started.' }))
  })

  test.each([
    [{ type: 'Frobnicated' }, 'Frobnicated does not fit what happened before, or lacks something.'],
    [{ type: 'Healed', pokemon: 99, amount: 10 }, 'Healed does not fit what happened before, or lacks something.'],
    [{ type: 'CardsMoved' }, 'CardsMoved does not fit what happened before, or lacks something.'],
    [{ type: 'DeckShuffled', order: [] }, 'DeckShuffled does not fit what happened before, or lacks something.'],
    [{ type: 'CardsDrawn', seat: 0 }, 'CardsDrawn does not fit what happened before, or lacks something.'],
    [{ type: 'DeckShuffled', seat: 2, order: [] }, 'A seat is 0 or 1.'],
    [{ type: 'FirstPlayerDecided', seat: '0' }, 'A seat is 0 or 1.'],
    [{ type: 'DeckShuffled', seat: 0, order: 'x' }, 'Cards come as a list.'],
    [{ type: 'GameEnded', result: { winner: 2 } }, 'The result.winner must be 0 or 1, but is 2.'],
    [{ type: 'GameEnded' }, 'The result must be an object, but is nothing.'],
  ])('%j', (event, what) => {
    const found = verifyExport(
      afterOpening({ drawn: OPENED, events: [played({ type: 'RevealEnded' }), { type: 'OrdersSet' }, played(event)] }),
    )
    expect(found).toEqual(problemAt(3, 2, { what }))
  })
})

describe('the result', () => {
  test.each([
    ['another winner', { ...fair.result!, winner: fair.result!.winner === 0 ? 1 : 0 }],
    ['nobody', { ...fair.result!, winner: null }],
    ['another way', { ...fair.result!, ways: ['time'] }],
    ['no result', null],
  ])('%s', (_, result) => {
    const what = 'The result is not that of the game.'
    const [expected, found] = [JSON.stringify(fair.result), JSON.stringify(result)]
    expect(verifyExport({ ...fair, result })).toEqual(problemAt(null, null, { what, expected, found }))
  })

  test('the ways to win are named in any order', () => {
    const found = verifyTampered(draft => {
      const { result } = oneOf(draft, 'GameEnded').event
      result.ways = ['prizes', 'no-pokemon']
      draft.result = { ...result, ways: ['no-pokemon', 'prizes'] }
    })
    expect(found).toMatchObject({ ok: true })
  })

  test.each(['prizes', 'no-pokemon', 'deck-out', 'concession'])('%s is nothing an unfinished game can end by', way => {
    const what = 'The result is that of a finished game, but the game goes on.'
    const unfinished = { ...afterOpening(), result: { winner: 0, ways: [way] } }
    expect(verifyExport(unfinished)).toEqual(problemAt(null, null, { what, expected: 'no result' }))
  })

  test.each([{ winner: 1, ways: ['time'] }, { winner: null, ways: ['agreement'] }, null])('%j needs no end', result => {
    expect(verifyExport({ ...afterOpening(), result })).toMatchObject({ ok: true })
    expect(verifyExport({ ...fair, entries: [], result })).toMatchObject({
      ok: true,
      counts: { entries: 0, blocks: 0 },
    })
  })
})
