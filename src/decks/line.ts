/** One line of a decklist: a card and its number of copies, or decoration. */

type Line =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'no-count' }
  | { readonly kind: 'card'; readonly count: number; readonly card: string }

const NOTHING: Line = { kind: 'nothing' }

const INVISIBLE = /[\u200b-\u200f\u2060\ufeff]/g
const ORNAMENT = /^(?:\*{3,}|#|\/\/|```|[-=_~–—]{3,}$)/
const COMMENT = /\s(?:#(?!\d+$)|\/\/).*$/
const BOLD = /\*\*/g
const BULLET = /^(?:>\s?)*(?:[*•·‣]\s?|[-–—]\s)?/

const SECTION =
  '(?:pok[eé]mon|trainers?|supporters?|items?|tools?|pok[eé]mon tools?|stadiums?|energy|energies|basic energy|special energy|total|deck ?list)(?: cards?)?'
const HEADINGS = [
  new RegExp(`^${SECTION}\\s?[:([–—-]?\\s?\\d*(?: cards?)?\\s?[)\\]]?:?$`, 'iu'),
  new RegExp(`^\\d+ ${SECTION}:?$`, 'iu'),
  /^(?:deck|deck name|name|title|format|author|player)\s?:/i,
]

const COUNT_FIRST = /^(?:[x×]\s?)?(-?\d+)(?:\s?×\s?|\s?x\s|x(?=\p{L})|\s|(?=\p{L})|$)(.*)$/iu
const COUNT_LAST = /^(.*\S)\s\(?(?:[x×]\s?(-?\d+)|(-?\d+)\s?[x×])\)?$/iu

export const tidy = (line: string): string => line.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim()

/** The line must be tidy. */
export function parseLine(line: string): Line {
  const text = line.replace(BOLD, '').replace(BULLET, '').trim()
  if (text === '' || ORNAMENT.test(line) || ORNAMENT.test(text)) return NOTHING
  const plain = text.replace(COMMENT, '')
  if (HEADINGS.some(heading => heading.test(plain.normalize('NFC')))) return NOTHING
  const first = COUNT_FIRST.exec(plain)
  if (first) return { kind: 'card', count: Number(first[1]), card: (first[2] ?? '').trim() }
  const last = COUNT_LAST.exec(plain)
  if (last) return { kind: 'card', count: Number(last[2] ?? last[3]), card: (last[1] ?? '').trim() }
  return { kind: 'no-count' }
}
