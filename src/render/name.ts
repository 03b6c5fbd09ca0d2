/** Names that people give: themselves, their decks, their leagues. They may write whatever they like. */
import { hasGlyph } from './glyphs/font.ts'

const LONGEST = 60

/** Without what can do harm to a line of words: controls, marks of direction, characters that are none. */
export function plainName(name: string): string {
  const words = tidySpaces(name.normalize('NFC').replace(/\p{C}/gu, ' '))
  const letters = [...words]
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trimEnd()}…` : words
}

/** What our letters can write of a name, without emoji and scripts they do not know; where that is nothing, the next name. */
export function writtenName(...names: readonly string[]): string {
  for (const name of names) {
    const words = tidySpaces([...plainName(name)].map(letter => (hasGlyph(letter) ? letter : ' ')).join(''))
    if (/[\p{L}\p{N}]/u.test(words)) return words
  }
  return names.at(-1) ?? ''
}

const tidySpaces = (words: string): string => words.replace(/\s+/g, ' ').trim()

/** A person as pictures of a league know them. */
export interface PlayerShown {
  /** What tells two people of the same name apart. */
  readonly id: string
  readonly name: string
  /** The name that Discord allows in plain letters only. */
  readonly handle?: string
}

/** To be drawn. */
export const drawnName = ({ name, handle = '' }: PlayerShown): string => writtenName(name, handle, 'Player')

/** To be read out, in any script. */
export const spokenName = ({ name, handle = '' }: PlayerShown): string =>
  plainName(name) || plainName(handle) || 'Player'
