/** What the words of the game mean, in our own words. */
import { distanceWithin, type RulesetId, rulebookOf } from '../../../app/ruleset-facts.ts'
import { BATTLE } from './glossary/battle.ts'
import type { GlossaryEntry } from './glossary/entry.ts'
import { GAME } from './glossary/game.ts'
import { KINDS } from './glossary/kinds.ts'
import { PARTS } from './glossary/parts.ts'
import { PLACES } from './glossary/places.ts'
import { SPECIAL_KINDS } from './glossary/special-kinds.ts'
import { TURN } from './glossary/turn.ts'
import { TYPES } from './glossary/types.ts'

export const GLOSSARY: readonly GlossaryEntry[] = [
  ...PLACES,
  ...KINDS,
  ...SPECIAL_KINDS,
  ...PARTS,
  ...TYPES,
  ...TURN,
  ...BATTLE,
  ...GAME,
]

export interface Explained {
  readonly term: string
  readonly meaning: string
}

interface Found extends Explained {
  /** What was typed is no word of ours, but close to one. */
  readonly guessed: boolean
}

interface Form {
  readonly words: string
  readonly key: string
  readonly entry: GlossaryEntry
}

/** Without case, accents and signs, so that people may type as they like. */
const keyOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’‘`´]/gu, '')
    .replace(/[\s_-]+/g, ' ')
    .trim()

const FORMS: readonly Form[] = GLOSSARY.flatMap(entry =>
  [entry.term, ...entry.also].map(words => ({ words, key: keyOf(words), entry })),
)

const LONGEST = 60

export function lookUp(text: string, ruleset: RulesetId): Found | null {
  const key = keyOf(text)
  if (key === '' || key.length > LONGEST) return null
  const exact = FORMS.find(({ words }) => words === text.trim()) ?? FORMS.find(form => form.key === key)
  const form = exact ?? closest(key)
  return form ? { ...explain(form.entry, ruleset), guessed: exact === undefined } : null
}

export function explain({ term, means, in: eras }: GlossaryEntry, ruleset: RulesetId): Explained {
  const meaning = typeof means === 'string' ? means : means(rulebookOf(ruleset))
  return { term, meaning: [meaning, eras?.[ruleset] ?? ''].filter(Boolean).join(' ') }
}

function closest(key: string): Form | null {
  const reach = key.length <= 3 ? 0 : key.length <= 5 ? 1 : key.length <= 9 ? 2 : 3
  const ranked = FORMS.flatMap(form => {
    const distance = distanceWithin(key, form.key, reach)
    return distance === null ? [] : [{ form, distance }]
  })
  return ranked.toSorted((a, b) => a.distance - b.distance)[0]?.form ?? null
}

/** Terms for somebody who is typing: those that begin so, then those with a word that does. */
export function suggestTerms(typed: string, most = 25): readonly string[] {
  const key = keyOf(typed)
  const rank = (entry: GlossaryEntry): number => {
    const keys = [entry.term, ...entry.also].map(keyOf)
    if (keyOf(entry.term).startsWith(key)) return 0
    if (keys.some(each => each.startsWith(key))) return 1
    return keys.some(each => each.includes(` ${key}`)) ? 2 : 3
  }
  return GLOSSARY.map(entry => ({ term: entry.term, rank: rank(entry) }))
    .filter(each => each.rank < 3)
    .toSorted((a, b) => a.rank - b.rank || a.term.localeCompare(b.term, 'en'))
    .slice(0, most)
    .map(({ term }) => term)
}

/** A term in a text, as it stands there. */
interface Mention {
  readonly term: string
  readonly words: string
}

const LONGEST_FIRST = FORMS.filter(({ entry }) => !entry.everyday).toSorted((a, b) => b.words.length - a.words.length)

function patternOf(words: string): RegExp {
  const [first = '', ...rest] = words
  const start = first === first.toUpperCase() ? escaped(first) : `[${first}${first.toUpperCase()}]`
  return new RegExp(`(?<![\\p{L}\\p{N}])${start}${escaped(rest.join(''))}(?![\\p{L}\\p{N}])`, 'gu')
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** The terms that occur in a text, the longest first. A word that is part of a longer term does not count again. */
export function termsIn(text: string): readonly Mention[] {
  const taken = new Array<boolean>(text.length).fill(false)
  const mentions = new Map<string, Mention>()
  for (const { words: form, entry } of LONGEST_FIRST) {
    if (!text.includes(form.slice(1))) continue
    for (const { 0: words, index } of text.matchAll(patternOf(form))) {
      if (taken.slice(index, index + words.length).includes(true)) continue
      taken.fill(true, index, index + words.length)
      if (!mentions.has(entry.term)) mentions.set(entry.term, { term: entry.term, words })
    }
  }
  return [...mentions.values()]
}

/** The dictionary of a text: its terms and what they mean. */
export const dictionaryOf = (text: string, ruleset: RulesetId): readonly Explained[] =>
  termsIn(text).flatMap(({ term }) => {
    const entry = GLOSSARY.find(each => each.term === term)
    return entry ? [explain(entry, ruleset)] : []
  })
