/** Words that people or other programs have written, fit for a message. */

export const cut = (long: string, most: number): string => {
  const characters = [...long]
  return long.length <= most ? long : `${fitting(characters, most - 1).trimEnd()}…`
}

/** Counted in UTF-16 units, as Discord does; half a character must not remain. */
function fitting(characters: readonly string[], most: number): string {
  let kept = ''
  for (const character of characters) {
    if (kept.length + character.length > most) break
    kept += character
  }
  return kept
}

/** What people have written, without its power to ping, format, link or turn the line around. */
export const plain = (words: string): string =>
  words
    .replace(/\p{C}+/gu, ' ')
    .replace(/[\\`*_~|>#[\]()<@:/-]/g, '\\$&')
    .replace(/\s+/g, ' ')
    .trim()

const LONGEST_NAME = 40

/** What people have written, short: no formatting, no pings, no controls. */
export const userText = (words: string, most = LONGEST_NAME): string =>
  plain(cut(words.replace(/\p{C}+/gu, ' ').trim(), most))
