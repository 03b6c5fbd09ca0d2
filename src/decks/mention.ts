/** How a line of a decklist names its card: by name, by set and number, or both. */
import { type Format, numberKey, setIdOf } from './format.ts'
import { nameKey, spellOut } from './names.ts'

interface Mention {
  /** Empty if only the number is given. */
  readonly name: string
  readonly set: string | null
  readonly number: string | null
}

const NUMBER = /^#?(?!x\d)[a-z]{0,4}\d{1,3}[a-z]?(?:\/[a-z]{0,3}\d{1,3})?$/i
const CODE = /^(?:[A-Z][A-Z0-9]{1,3}|(?:PR|TK)-\w+)$/
const UNKNOWN_ID = /^[a-z]+\d[a-z0-9]*$/i

export function parseMention(format: Format, text: string): Mention {
  const spelled = spellOut(text)
  const whole: Mention = { name: spelled, set: null, number: null }
  if (isName(format, spelled)) return whole
  const words = spelled.split(/[\s()[\],]+/).filter(word => word !== '')
  const ways = [asId, asSetAndNumber, asNumber, asSet]
  return ways.map(way => way(format, words)).find(mention => mention !== null) ?? whole
}

/** `hgss1-65`, `HS-65`, before or after the name or alone. */
function asId(format: Format, words: readonly string[]): Mention | null {
  const places = words.length > 1 ? [words.length - 1, 0] : [0]
  for (const place of places) {
    const [, set = '', number = ''] = /^(.+)-([^-]+)$/.exec(words[place] ?? '') ?? []
    const name = words.filter((_, index) => index !== place).join(' ')
    if (isPlace(format, set, number) || (UNKNOWN_ID.test(set) && NUMBER.test(number))) return { name, set, number }
  }
  return null
}

/** `Growlithe HS 65`. */
function asSetAndNumber(format: Format, words: readonly string[]): Mention | null {
  const [set = '', number = ''] = words.slice(-2)
  const name = words.slice(0, -2).join(' ')
  if (words.length < 2) return null
  if (isPlace(format, set, number)) return { name, set, number }
  return NUMBER.test(number) && name !== '' && (CODE.test(set) || isName(format, name)) ? { name, set, number } : null
}

/** `Eevee 48`. */
function asNumber(format: Format, words: readonly string[]): Mention | null {
  const number = words.at(-1) ?? ''
  const name = words.slice(0, -1).join(' ')
  return NUMBER.test(number) && isName(format, name) ? { name, set: null, number } : null
}

/** `Eevee UD`. */
function asSet(format: Format, words: readonly string[]): Mention | null {
  const set = words.at(-1) ?? ''
  const name = words.slice(0, -1).join(' ')
  return setIdOf(format, set) !== null && isName(format, name) ? { name, set, number: null } : null
}

/** A few cards are numbered with a word. */
const isPlace = (format: Format, set: string, number: string): boolean =>
  setIdOf(format, set) !== null && (NUMBER.test(number) || format.byNumber.has(numberKey(set, number)))

const isName = ({ byName }: Format, text: string): boolean => byName.has(nameKey(text))
