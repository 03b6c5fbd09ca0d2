import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { standingsPicture } from '../../src/render/standings/standings.ts'
import { layoutStandings } from '../../src/render/standings/standings-layout.ts'
import { THEMES } from '../../src/render/theme.ts'
import { expectPicture } from './golden.ts'
import { textsIn, tooSmall } from './hand-texts.ts'
import { improper } from './proper.ts'
import { anyName, anyStandings, table } from './standings-samples.ts'
import { untidy } from './tidy.ts'

const titles = (layout: ReturnType<typeof layoutStandings>) => layout.titles.map(({ line }) => line.text)

test('whoever plays, nothing overlaps or leaves the picture, and all can be read', () => {
  const shown = fc.record({
    title: anyName,
    rows: anyStandings(40),
    viewer: fc.integer({ min: 0, max: 45 }).map(String),
    cut: fc.nat({ max: 40 }),
    page: fc.integer({ min: -1, max: 4 }),
  })
  fc.assert(
    fc.property(shown, value => {
      const layout = layoutStandings(value)
      expect([...untidy(layout), ...tooSmall(layout)]).toEqual([])
      const { svg, alt } = standingsPicture(value, THEMES.light)
      expect(improper(svg)).toEqual([])
      expect(alt.length).toBeLessThanOrEqual(1024)
      expect(alt).not.toMatch(/\p{Cc}/u)
    }),
    { numRuns: 60 },
  )
})

describe('the table', () => {
  test('32 rows are one picture, 33 are two', () => {
    expect(layoutStandings({ title: 'x', rows: table(32) }).rows.length).toBe(32)
    expect(layoutStandings({ title: 'x', rows: table(33) }).rows.length).toBe(17)
    expect(layoutStandings({ title: 'x', rows: table(33), page: 2 }).rows.length).toBe(16)
    expect(textsIn(layoutStandings({ title: 'x', rows: table(33), page: 2 }).heading)).toContain(
      '33 players · page 2 of 2',
    )
  })

  test('the own row is marked, or shown below if it is on another page', () => {
    const marked = (viewer: string) =>
      layoutStandings({ title: 'x', rows: table(60), viewer }).rows.filter(({ isViewer }) => isViewer)
    expect(marked('4').map(({ standing }) => standing.rank)).toEqual([5])
    const away = layoutStandings({ title: 'x', rows: table(60), viewer: '50' })
    expect(away.rows.at(-1)).toMatchObject({ isViewer: true, standing: { rank: 51 } })
    expect(away.gap).not.toBeNull()
    expect(marked('nobody')).toEqual([])
  })

  test('a line below those who go on, unless all or none do', () => {
    const cut = (at: number, rows = 14) => layoutStandings({ title: 'x', rows: table(rows), cut: at }).cut
    expect(cut(8)?.words.line.text).toBe('Top 8 go on')
    expect([cut(0), cut(14), cut(20)]).toEqual([null, null, null])
  })

  test('columns that nobody needs are left out', () => {
    const rows = table(3).map(row => ({ ...row, ties: 0, tieBreaks: null }))
    expect(titles(layoutStandings({ title: 'x', rows: table(8) }))).toEqual([
      'Player',
      'Points',
      'W-L-T',
      'OMW %',
      'OOMW %',
    ])
    expect(titles(layoutStandings({ title: 'x', rows }))).toEqual(['Player', 'Points', 'W-L'])
  })

  test('who has dropped out says so', () => {
    expect(layoutStandings({ title: 'x', rows: table(12) }).rows.flatMap(({ dropped }) => dropped ?? []).length).toBe(1)
  })
})

test('in words: the own place first', () => {
  const { alt } = standingsPicture(
    { title: 'Kanto League', note: 'after round 4 of 6', rows: table(4), viewer: '2', cut: 2 },
    THEMES.dark,
  )
  expect(alt).toMatchInlineSnapshot(
    `"Kanto League: after round 4 of 6, 4 players. You: rank 3, 15 points, 5-0-0. The top 2 go on. 1. Ash 15 points, 5-0-0, OMW 75.0 %, OOMW 62.0 %; 2. Misty Waterflower 15 points, 5-0-0, OMW 74.2 %, OOMW 61.6 %; 3. Brock 🪨 15 points, 5-0-0, OMW 73.4 %, OOMW 61.2 %; 4. Gary Oak 14 points, 5-0-1, OMW 72.6 %, OOMW 60.8 %."`,
  )
})

test('nobody yet', () => {
  expect(standingsPicture({ title: 'New League', rows: [] }, THEMES.dark).alt).toBe(
    'New League: 0 players. Nobody yet.',
  )
})

test('a league', () =>
  expectPicture(
    'standings-dark',
    standingsPicture(
      { title: 'Kanto League, season 3', note: 'after round 4 of 6', rows: table(14), viewer: '4', cut: 8 },
      THEMES.dark,
    ),
  ))

test('a large league', () =>
  expectPicture(
    'standings-page-light',
    standingsPicture(
      { title: 'Kanto League', note: 'after round 5', rows: table(57), viewer: '54', cut: 8 },
      THEMES.light,
    ),
  ))
