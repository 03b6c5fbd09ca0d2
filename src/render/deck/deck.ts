/** The picture of a deck. */
import { plainName } from '../name.ts'
import { enumerated } from '../phrases.ts'
import { type Drawing, picture } from '../picture.ts'
import type { Theme } from '../theme.ts'
import { drawDeck } from './deck-draw.ts'
import { layoutDeck } from './deck-layout.ts'
import { countOf, type DeckShown, sectionsOf } from './deck-parts.ts'

export type { DeckShown } from './deck-parts.ts'

export function deckPicture(deck: DeckShown, theme: Theme): Drawing {
  const layout = layoutDeck(deck)
  const { width, height } = layout.box
  return picture(width, height, theme, describeDeck(deck), drawDeck(layout, theme))
}

const ROOM = 1010
const ROOM_FOR_PROBLEMS = 360

/** What kind of deck it is, what is wrong with it, then card by card. */
function describeDeck(deck: DeckShown): string {
  const { name, ruleset, problems = [] } = deck
  const sections = sectionsOf(deck).filter(({ cards }) => cards.length > 0)
  const totals = sections.map(({ name, total }) => `${total} ${name}`).join(', ')
  const verdict = problems.length === 0 ? 'Legal.' : `Not legal: ${enumerated(problems, ROOM_FOR_PROBLEMS, ' ')}`
  const head = `${plainName(name) || 'Deck'}, a deck for ${ruleset}. ${countOf(deck)} cards${totals === '' ? '' : `: ${totals}`}. ${verdict}`
  return sections.reduce((said, { name, cards }) => {
    const start = `${said} ${name}: `
    const list = cards.map(({ name, count }) => `${count} ${name}`)
    return `${start}${enumerated(list, Math.max(0, ROOM - start.length))}.`
  }, head)
}
