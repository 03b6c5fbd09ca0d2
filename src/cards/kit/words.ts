import type { Type } from '../../engine/print.ts'

/** `'a card'`, `'2 cards'`. */
export const plural = (count: number, thing: string): string => (count === 1 ? a(thing) : `${count} ${thing}s`)

export const a = (thing: string): string => `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`

export const capital = (word: string): string => word.replace(/^./, first => first.toUpperCase())

/** `'Fire '`, or nothing where every type will do. */
export const typed = (type: Type | undefined): string => (type ? `${capital(type)} ` : '')

/** `'a, b and c'`. */
export const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`
