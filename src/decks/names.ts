/** Card names as people type them. */
import { hasLabel, type Print, type Type } from '../engine/print.ts'

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/♂|\bmale\b/g, ' m '],
  [/♀|\bfemale\b/g, ' f '],
  [/★|☆/g, ' star '],
  [/δ/g, ' delta '],
  [/&/g, ' and '],
]

const plain = (text: string): string =>
  SIGNS.reduce(
    (name, [sign, word]) => name.replace(sign, word),
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}|['’‘`´]/gu, ''),
  )

/** What is left of a name without case, accents, spaces and signs: names with the same key are the same name. */
export const nameKey = (name: string): string => plain(name).replace(/[^\p{L}\p{N}]+/gu, '')

export const wordsOf = (name: string): readonly string[] => plain(name).match(/[\p{L}\p{N}]+/gu) ?? []

/** Every key under which people look for this card. */
export function keysOf(print: Print): readonly string[] {
  const { name } = print
  const more = print.kind === 'energy' ? energyNames(name, print.basic) : []
  const prime = hasLabel(print, 'prime') ? [`${name} Prime`] : []
  const half = print.kind === 'pokemon' && print.half ? [`${name} ${print.half}`, `${name} ${print.half} half`] : []
  return [...new Set([name, ...more, ...prime, ...half].map(nameKey))]
}

const energyNames = (name: string, basic: boolean): readonly string[] => {
  const word = basic ? 'Basic' : 'Special'
  return [`${word} ${name}`, `${name} ${word}`]
}

const LETTERS: Readonly<Record<string, Type>> = {
  g: 'grass',
  r: 'fire',
  w: 'water',
  l: 'lightning',
  p: 'psychic',
  f: 'fighting',
  d: 'darkness',
  m: 'metal',
  y: 'fairy',
}

const SYMBOL = /^(basic\s+)?[{[(]([grwlpfdmy])[)\]}]\s*energy\b/i

/** `{R} Energy` is how some programs write Fire Energy. */
export const spellOut = (text: string): string =>
  text.replace(SYMBOL, (_, basic = '', letter: string) => `${basic}${LETTERS[letter.toLowerCase()]} Energy`)
