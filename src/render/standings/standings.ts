/** The picture of a table of standings. */
import { pageOf } from '../../shared/page.ts'
import { plainName, spokenName } from '../name.ts'
import { enumerated } from '../phrases.ts'
import { type Drawing, picture } from '../picture.ts'
import type { Theme } from '../theme.ts'
import { drawStandings } from './standings-draw.ts'
import {
  layoutStandings,
  MOST_ROWS,
  recordOf,
  type Standing,
  type StandingsShown,
  standingsNote,
} from './standings-layout.ts'

export type { Standing } from './standings-layout.ts'

export function standingsPicture(shown: StandingsShown, theme: Theme): Drawing {
  const layout = layoutStandings(shown)
  const { width, height } = layout.box
  return picture(width, height, theme, describeStandings(shown), drawStandings(layout, theme))
}

const ROOM = 1010

/** The viewer's own place first, then the table from its top. */
function describeStandings(shown: StandingsShown): string {
  const { title, rows, viewer, cut, page, counts = 'points' } = shown
  const own = rows.find(({ id }) => id === viewer)
  const head = [
    `${plainName(title) || 'Standings'}: ${standingsNote(shown).replaceAll(' · ', ', ')}.`,
    ...(own ? [`You: ${rowWords(own, counts, false)}.`] : []),
    ...(cut === undefined ? [] : [`The top ${cut} go on.`]),
  ].join(' ')
  const { items } = pageOf(rows, MOST_ROWS, page)
  if (items.length === 0) return `${head} Nobody yet.`
  const all = (withBreaks: boolean) =>
    items.map(row => `${row.rank}. ${rowWords(row, counts, withBreaks, spokenName(row))}`)
  const room = ROOM - head.length - 1
  const full = all(true)
  return `${head} ${enumerated(full.join('; ').length <= room ? full : all(false), room, '; ')}.`
}

function rowWords(standing: Standing, counts: string, withBreaks: boolean, name?: string): string {
  const { rank, points, tieBreaks, dropped } = standing
  const start = name === undefined ? `rank ${rank},` : `${name}`
  const shares = (tieBreaks ?? []).map(share => `${(share * 100).toFixed(1)} %`)
  const breaks = withBreaks && shares.length > 0 ? `, OMW ${shares.join(', OOMW ')}` : ''
  return `${start} ${points} ${counts}, ${recordOf(standing)}${breaks}${dropped ? ', dropped' : ''}`
}
