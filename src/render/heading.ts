/** What a picture is about: a title, and beside or below it a few quieter words. */
import { type Box, bottom, box, type Placed } from './geometry.ts'
import { type Svg, together } from './svg.ts'
import { drawText, fitText, type PlacedText, placeText, textWidth } from './text.ts'
import { type Ground, SIZE, SPACE } from './theme.ts'

export interface HeadingLayout extends Placed {
  readonly title: PlacedText
  readonly note: PlacedText | null
}

const TITLE = { font: 'title', size: 44, least: 30 } as const
const NOTE = { font: 'label', size: SIZE.label, least: 23 } as const
const TITLE_HEIGHT = 54
const NOTE_HEIGHT = 36

/** As high as it needs to be, from the top of the box. */
export function layoutHeading(title: string, note: string, within: Box): HeadingLayout {
  const line = { ...within, height: TITLE_HEIGHT }
  if (note === '') return { box: line, title: placeText(title, TITLE, line), note: null }
  const room = within.width - textWidth(note, NOTE) - SPACE.large
  if (fitText(title, TITLE, within.width).width <= room) {
    const placedTitle = placeText(title, TITLE, line)
    return {
      box: line,
      title: placedTitle,
      note: { ...placeText(note, NOTE, line, 'end'), baseline: placedTitle.baseline },
    }
  }
  const below = box(within.x, bottom(line), within.width, NOTE_HEIGHT)
  return {
    box: { ...within, height: TITLE_HEIGHT + NOTE_HEIGHT },
    title: placeText(title, TITLE, line),
    note: placeText(note, NOTE, below),
  }
}

export const drawHeading = ({ title, note }: HeadingLayout, { text, muted }: Ground): Svg =>
  together(drawText(title, text), ...(note ? [drawText(note, muted)] : []))
