/** What a bracket is, and how a large one is taken apart so that each picture can be read on a phone. */
import type { PlayerShown } from '../name.ts'

export type BracketSide =
  | { readonly is: 'player'; readonly player: PlayerShown; readonly seed?: number; readonly score?: number }
  | { readonly is: 'bye' }
  /** Not known yet; the words may say who it will be. */
  | { readonly is: 'open'; readonly words?: string }

export interface BracketMatch {
  readonly sides: readonly [BracketSide, BracketSide]
  readonly winner: 0 | 1 | null
  readonly playing?: boolean
}

/** Each match is fed by two of the round before, or by one where losers of another bracket drop in. */
export interface BracketRound {
  readonly title: string
  readonly matches: readonly BracketMatch[]
}

export interface BracketShown {
  readonly title: string
  readonly note?: string
  readonly rounds: readonly BracketRound[]
  /** The second bracket of a double elimination. */
  readonly losers?: readonly BracketRound[]
  /** The match between the winners of both, and the one that follows if the second bracket wins it. */
  readonly final?: readonly BracketMatch[]
  /** Whose matches are marked. */
  readonly viewer?: string
}

/** Rounds that are drawn as one tree. */
export interface BracketSection {
  readonly title: string
  /** The first column shows seeds. */
  readonly seeded: boolean
  readonly rounds: readonly BracketRound[]
}

const MOST_COLUMNS = 4
const MOST_MATCHES = 8
/** As many rounds of a part whose matches do not all fit below each other. */
const COLUMNS_OF_A_PART = 3

export function sectionsOf({ rounds, losers = [], final = [] }: BracketShown): readonly BracketSection[] {
  const names = final.length > 1 ? ['First match', 'Deciding match'] : ['']
  const finals = final.map((match, index) => ({ title: names[index] ?? 'Match', matches: [match] }))
  const sides = rounds[0]?.matches.flatMap(match => match.sides) ?? []
  const seeded = sides.some(side => side.is === 'player' && side.seed !== undefined)
  return [
    ...split({ title: losers.length > 0 ? 'Winners’ bracket' : '', seeded, rounds }),
    ...split({ title: 'Losers’ bracket', seeded: false, rounds: losers }),
    ...split({ title: 'Grand final', seeded: false, rounds: finals }),
  ]
}

const LATER = ', later rounds'

/** Halves or quarters of the first rounds where there are many matches, then the rounds that follow. */
function split({ title, seeded, rounds }: BracketSection): readonly BracketSection[] {
  const first = rounds[0]?.matches.length ?? 0
  if (first === 0) return []
  const parts = Math.ceil(first / MOST_MATCHES)
  const taken = parts > 1 ? COLUMNS_OF_A_PART : MOST_COLUMNS
  const later = title === '' ? 'Last rounds' : `${title.replace(LATER, '')}${LATER}`
  const rest = split({ title: later, seeded: false, rounds: rounds.slice(taken) })
  const shown = rounds.slice(0, taken)
  if (parts === 1) return [{ title: rest.length > 0 ? title || 'First rounds' : title, seeded, rounds: shown }, ...rest]
  const sections = Array.from({ length: parts }, (_, part) => ({
    title: title === '' ? partName(part, parts) : `${title}, ${partName(part, parts).toLowerCase()}`,
    seeded,
    rounds: shown.map(round => ({ ...round, matches: partOf(round.matches, part, parts) })),
  }))
  return [...sections, ...rest]
}

const partName = (part: number, parts: number): string =>
  parts === 2 ? (['Upper half', 'Lower half'][part] ?? '') : `Part ${part + 1} of ${parts}`

const partOf = <T>(items: readonly T[], part: number, parts: number): readonly T[] =>
  items.slice(Math.round((part * items.length) / parts), Math.round(((part + 1) * items.length) / parts))

/** Who has won it all. */
export function championOf({ rounds, losers = [], final = [] }: BracketShown): PlayerShown | null {
  const last = losers.length > 0 || final.length > 0 ? final.at(-1) : rounds.at(-1)?.matches[0]
  const side = last && last.winner !== null ? last.sides[last.winner] : null
  return side?.is === 'player' ? side.player : null
}

export const playersIn = ({ sides }: BracketMatch): readonly PlayerShown[] =>
  sides.flatMap(side => (side.is === 'player' ? [side.player] : []))

/** The places of the matches of the round before that feed this one, where there are so many of each. */
export const feedersOf = (match: number, matches: number, before: number): readonly number[] =>
  Array.from({ length: before }, (_, index) => index).filter(
    index => Math.min(matches - 1, Math.floor((index * matches) / before)) === match,
  )
