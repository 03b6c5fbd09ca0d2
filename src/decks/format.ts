/** A ruleset with the cards that may be played in it, ready to be searched. */
import type { CardId } from '../engine/ids.ts'
import type { EnergyPrint, Print } from '../engine/print.ts'
import type { Ruleset } from '../engine/ruleset.ts'
import { RULESETS, type RulesetId } from '../rulesets/index.ts'
import { keysOf, nameKey, wordsOf } from './names.ts'
import { findSet, numberOf, POOLS, type Pool, SETS, setOf } from './set-codes.ts'

export interface Format {
  readonly id: RulesetId
  readonly ruleset: Ruleset
  readonly pool: Pool
  readonly prints: ReadonlyMap<CardId, Print>
  readonly byName: ReadonlyMap<string, readonly Print[]>
  readonly byNumber: ReadonlyMap<string, Print>
  /** Every name once, those that are played with first. */
  readonly names: readonly CardName[]
  /** Every release that has a code or a card. */
  readonly sets: ReadonlySet<string>
}

interface CardName {
  readonly name: string
  readonly key: string
  readonly words: readonly string[]
  readonly inPool: boolean
}

/** How many copies of a card. */
export interface Copies {
  readonly id: CardId
  readonly count: number
}

export function createFormat(id: RulesetId, prints: readonly Print[]): Format {
  const byName = new Map<string, readonly Print[]>()
  for (const print of prints) for (const key of keysOf(print)) byName.set(key, [...(byName.get(key) ?? []), print])
  const [ruleset, pool] = [RULESETS[id], POOLS[id]]
  return {
    id,
    ruleset,
    pool,
    prints: new Map(prints.map(print => [print.id, print])),
    byName,
    byNumber: new Map(prints.map(print => [numberKey(setOf(print.id), numberOf(print.id)), print])),
    names: namesOf(prints, print => isInPool(ruleset, pool, print)),
    sets: new Set([...SETS.map(set => set.id), ...prints.map(print => setOf(print.id))]),
  }
}

function namesOf(prints: readonly Print[], inPool: (print: Print) => boolean): readonly CardName[] {
  const inside = new Set(prints.filter(inPool).map(({ name }) => name))
  const all = new Set([...inside, ...prints.map(({ name }) => name)])
  return [...all].map(name => ({ name, key: nameKey(name), words: wordsOf(name), inPool: inside.has(name) }))
}

/** The id of a release that is given by its id or its code. */
export function setIdOf(format: Format, text: string): string | null {
  const id = findSet(text)?.id ?? text.toLowerCase()
  return format.sets.has(id) ? id : null
}

/** `HS 065/123`, `hs #65` and `hgss1 65` are the same place. */
export const numberKey = (set: string, number: string): string =>
  `${(findSet(set)?.id ?? set).toLowerCase()} ${number
    .toUpperCase()
    .replace(/^#|\/.*$/g, '')
    .replace(/^([A-Z]*)0+(?=\d)/, '$1')}`

/** Basic is what says so on the card and is a basic type in this rulebook. */
export const isBasicEnergy = ({ basicEnergy }: Ruleset, print: Print): print is EnergyPrint =>
  print.kind === 'energy' && print.basic && print.provides.flat().every(type => basicEnergy.includes(type))

export const isInPool = (ruleset: Ruleset, pool: Pool, print: Print): boolean =>
  isBasicEnergy(ruleset, print) || pool.sets.includes(setOf(print.id))
