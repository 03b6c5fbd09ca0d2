import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DrawnPairing, type RoundShown, roundPicture } from '../../src/render/bracket/round.ts'
import { layoutRound, winnerOf } from '../../src/render/bracket/round-layout.ts'
import { THEMES } from '../../src/render/theme.ts'
import { expectPicture } from './golden.ts'
import { textsIn, tooSmall } from './hand-texts.ts'
import { improper } from './proper.ts'
import { anyName, anyPlayer, people } from './standings-samples.ts'
import { untidy } from './tidy.ts'

const OUTCOMES: readonly DrawnPairing['outcome'][] = [
  { score: [2, 1] },
  { score: [0, 2], by: 'forfeit' },
  'playing',
  { score: [1, 1] },
  'playing',
  'playing',
  'waiting',
  'waiting',
]

const pairings: readonly DrawnPairing[] = OUTCOMES.map((outcome, index) => ({
  table: index + 1,
  players: [
    { ...people[2 * index]!, record: `${3 - (index >> 1)}-${index >> 1}-0` },
    index === 7 ? null : { ...people[2 * index + 1]!, record: `${3 - (index >> 1)}-${index >> 1}-0` },
  ],
  outcome,
  ...(index === 4 ? { deadline: 'until Fri 9:30' } : {}),
}))

const round: RoundShown = { title: 'Round 4 of 6', note: 'ends Sun 24 May, 20:00 UTC', pairings, viewer: '8' }

const anyPairing = fc.record(
  {
    table: fc.nat({ max: 999 }),
    players: fc.tuple(anyPlayer('1'), fc.option(anyPlayer('2'))),
    outcome: fc.oneof(
      fc.constantFrom('waiting' as const, 'playing' as const),
      fc.record({ score: fc.tuple(fc.nat(), fc.nat()), by: anyName }, { requiredKeys: ['score'] }),
    ),
    deadline: anyName,
  },
  { requiredKeys: ['table', 'players', 'outcome'] },
)

test('whoever plays, nothing overlaps or leaves the picture, and all can be read', () => {
  const shown = fc.record({
    title: anyName,
    note: anyName,
    pairings: fc.array(anyPairing, { maxLength: 40 }),
    viewer: fc.constantFrom('1', '2', '3'),
    page: fc.integer({ min: 0, max: 4 }),
  })
  fc.assert(
    fc.property(shown, value => {
      const layout = layoutRound(value)
      expect([...untidy(layout), ...tooSmall(layout)]).toEqual([])
      const { svg, alt } = roundPicture(value, THEMES.light)
      expect(improper(svg)).toEqual([])
      expect(alt.length).toBeLessThanOrEqual(1024)
      expect(alt).not.toMatch(/\p{Cc}/u)
    }),
    { numRuns: 60 },
  )
})

describe('a pairing', () => {
  test('has a winner by its score, by a bye, or none', () => {
    expect(pairings.map(winnerOf)).toEqual([0, 1, null, null, null, null, null, 0])
  })

  test('of the viewer is marked', () => {
    expect(layoutRound(round).rows.flatMap(({ isViewer }, index) => (isViewer ? [index + 1] : []))).toEqual([5])
  })

  test('that is over has no deadline', () => {
    const over: DrawnPairing = { ...pairings[0]!, deadline: 'until Fri 9:30' }
    expect(textsIn(layoutRound({ ...round, pairings: [over] }).rows)).not.toContain('until Fri 9:30')
  })

  test('16 are one picture, more are several', () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ ...pairings[index % 8]!, table: index + 1 }))
    const shown = [1, 2].map(page => layoutRound({ ...round, pairings: many, page }))
    expect(shown.map(({ rows }) => rows.length)).toEqual([10, 10])
    expect(textsIn(shown[1]!.heading)[1]).toMatch(/page 2 of 2$/)
  })
})

test('in words: the own table first', () => {
  expect(roundPicture(round, THEMES.dark).alt).toMatchInlineSnapshot(
    `"Round 4 of 6: ends Sun 24 May, 20:00 UTC, 4 of 8 done. You: table 5, Jessie & James (1-2-0) plays Zoë Müller-Lüdenscheidt (1-2-0), until Fri 9:30. table 1, Ash (3-0-0) beat Misty Waterflower (3-0-0) 2–1; table 2, Gary Oak (3-0-0) beat Brock 🪨 (3-0-0) 2–0, forfeit; table 3, xX_Dragon_Slayer_2009_Xx (2-1-0) plays Professor Oak (2-1-0); table 4, 山田太郎 (2-1-0) tied with Nurse Joy (2-1-0) 1–1; table 5, Jessie & James (1-2-0) plays Zoë Müller-Lüdenscheidt (1-2-0), until Fri 9:30; table 6, Ñandú (1-2-0) plays A very very long name that does not want to end (1-2-0); table 7, Łukasz (0-3-0) against Tess (0-3-0); table 8, Bill has a bye."`,
  )
})

test('no pairings yet', () => {
  expect(roundPicture({ title: 'Round 1', pairings: [] }, THEMES.dark).alt).toBe('Round 1. No pairings yet.')
})

test('a round under way', () => expectPicture('round-dark', roundPicture(round, THEMES.dark)))
