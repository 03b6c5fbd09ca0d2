/** The pictures of a bracket: one, or several where it is large. */
import { plainName, spokenName } from '../name.ts'
import { enumerated } from '../phrases.ts'
import { type Drawing, picture } from '../picture.ts'
import type { Theme } from '../theme.ts'
import { drawBracket } from './bracket-draw.ts'
import { type BracketPart, bracketNote, layoutBracket, partsOf } from './bracket-layout.ts'
import { type BracketMatch, type BracketShown, type BracketSide, championOf, playersIn } from './bracket-parts.ts'

export type { BracketMatch, BracketRound, BracketShown, BracketSide } from './bracket-parts.ts'

export const bracketPictures = (shown: BracketShown, theme: Theme): readonly Drawing[] =>
  partsOf(shown).map(part => {
    const layout = layoutBracket(shown, part)
    const { width, height } = layout.box
    return picture(width, height, theme, describeBracket(shown, part), drawBracket(layout, theme))
  })

const ROOM = 1010

/** Who has won, the viewer's own matches, then the rounds from the last to the first. */
function describeBracket(shown: BracketShown, part: BracketPart): string {
  const { title, viewer } = shown
  const champion = championOf(shown)
  const note = bracketNote(shown, part).replaceAll(' · ', ', ')
  const rounds = part.sections.flatMap(section => section.rounds.map(round => ({ section: section.title, ...round })))
  const own = rounds.flatMap(({ matches }) => matches).filter(match => playersIn(match).some(({ id }) => id === viewer))
  const head = [
    `${plainName(title) || 'Bracket'}${note === '' ? '' : `: ${note}`}.`,
    ...(champion ? [`${spokenName(champion)} has won.`] : []),
    ...(own.length > 0 ? [`Your matches: ${enumerated(own.map(matchWords), ROOM / 4, '; ')}.`] : []),
  ].join(' ')
  const said = [...rounds].reverse().map(({ section, title, matches }) => {
    const name = [section, plainName(title)].filter(Boolean).join(', ')
    return `${name}: ${roundWords(matches)}`
  })
  return `${head} ${enumerated(said, ROOM - head.length, '. ')}.`
}

/** Matches of which neither player is known are not worth a word each. */
function roundWords(matches: readonly BracketMatch[]): string {
  const known = matches.filter(({ sides }) => sides.some(({ is }) => is === 'player'))
  const open = matches.length - known.length
  return [...known.map(matchWords), ...(open > 0 ? [`${open} open`] : [])].join('; ')
}

function matchWords({ sides, winner, playing }: BracketMatch): string {
  const [one, other] = sides.map(sideWords) as [string, string]
  if (sides.some(({ is }) => is === 'bye')) return `${sides[0].is === 'bye' ? other : one} has a bye`
  if (winner === null) return `${one} ${playing ? 'plays' : 'against'} ${other}`
  const [won, lost] = winner === 0 ? [one, other] : [other, one]
  const scores = [sides[winner], sides[winner === 0 ? 1 : 0]].flatMap(side =>
    side.is === 'player' && side.score !== undefined ? [side.score] : [],
  )
  return `${won} beat ${lost}${scores.length === 2 ? ` ${scores.join('–')}` : ''}`
}

function sideWords(side: BracketSide): string {
  switch (side.is) {
    case 'player':
      return spokenName(side.player)
    case 'bye':
      return 'nobody'
    case 'open':
      return plainName(side.words ?? '') || 'somebody'
  }
}
