/** Which card a line of a decklist means. */
import { factsOf } from '../cards/describe.ts'
import type { CardId } from '../engine/ids.ts'
import type { Print } from '../engine/print.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { type Format, isBasicEnergy, isInPool, numberKey, setIdOf } from './format.ts'
import { parseMention } from './mention.ts'
import { keysOf, nameKey } from './names.ts'
import { namesNear } from './near.ts'
import { findSet, numberOf, SETS, SETS_SINCE_2011, setOf } from './set-codes.ts'

/** Why a line names no card. `candidates` are the cards of the given name. */
export type Unfound =
  | { readonly code: 'unknown-name'; readonly name: string; readonly suggestions: readonly string[] }
  | { readonly code: 'ambiguous-name'; readonly name: string; readonly candidates: readonly CardId[] }
  | { readonly code: 'outside-format'; readonly name: string; readonly candidates: readonly CardId[] }
  | {
      readonly code: 'unknown-set'
      readonly set: string
      readonly known: readonly string[]
      readonly candidates: readonly CardId[]
    }
  | {
      readonly code: 'unknown-number'
      readonly set: string | null
      readonly number: string | null
      readonly candidates: readonly CardId[]
    }
  | {
      readonly code: 'other-card'
      readonly card: CardId
      readonly name: string
      readonly candidates: readonly CardId[]
    }

type Found = Result<CardId, readonly Unfound[]>

export function findCard(format: Format, text: string): Found {
  const { name, set, number } = parseMention(format, text)
  if (number === null) return set === null ? byName(format, name) : byNameInSet(format, name, set)
  return set === null ? byNameAndNumber(format, name, number) : byNumber(format, name, set, number)
}

function byName(format: Format, name: string): Found {
  const all = named(format, name)
  if (all.length === 0) return err([unknownName(format, name)])
  const energy = basicEnergy(format, all)
  if (energy) return ok(energy.id)
  const inside = all.filter(print => isInPool(format.ruleset, format.pool, print))
  return inside.length > 0 ? single(name, inside) : err([{ code: 'outside-format', name, candidates: ids(all) }])
}

function byNameInSet(format: Format, name: string, set: string): Found {
  const inside = named(format, name).filter(print => setOf(print.id) === setIdOf(format, set))
  return inside.length > 0 ? single(name, inside) : err([unknownNumber(format, name, set, null)])
}

/** Reprints read the same: whichever is meant, the deck plays the same. */
function single(name: string, prints: readonly Print[]): Found {
  const [first] = prints
  return first && new Set(prints.map(wordsOn)).size === 1
    ? ok(first.id)
    : err([{ code: 'ambiguous-name', name, candidates: ids(prints) }])
}

function wordsOn(print: Print): string {
  const half = print.kind === 'pokemon' ? print.half : undefined
  return JSON.stringify({ ...factsOf(print), id: half })
}

function byNumber(format: Format, name: string, set: string, number: string): Found {
  const print = format.byNumber.get(numberKey(set, number))
  if (print && (name === '' || keysOf(print).includes(nameKey(name)))) return ok(print.id)
  if (print) return err([{ code: 'other-card', card: print.id, name, candidates: candidatesFor(format, name) }])
  const energy = basicEnergy(format, named(format, name))
  if (energy && !couldBeSpecial(format, name, set)) return ok(energy.id)
  const misnamed = name !== '' && named(format, name).length === 0
  return err([unknownNumber(format, name, set, number), ...(misnamed ? [unknownName(format, name)] : [])])
}

/** `Eevee 48`, without a set. */
function byNameAndNumber(format: Format, name: string, number: string): Found {
  const all = named(format, name)
  const energy = basicEnergy(format, all)
  if (energy) return ok(energy.id)
  const [only, ...others] = all
    .filter(print => isInPool(format.ruleset, format.pool, print))
    .filter(print => numberKey('', numberOf(print.id)) === numberKey('', number))
  return only && others.length === 0 ? ok(only.id) : err([unknownNumber(format, name, null, number)])
}

/** Basic Energy is the same whatever release it comes from. */
function basicEnergy({ ruleset, pool }: Format, prints: readonly Print[]): Print | undefined {
  const basic = prints.filter(print => isBasicEnergy(ruleset, print))
  return basic.find(print => setOf(print.id) === pool.energy) ?? basic[0]
}

/** Before 2011 these were also the names of special Energy. */
const ONCE_SPECIAL = ['darknessenergy', 'metalenergy']

const couldBeSpecial = (format: Format, name: string, set: string): boolean =>
  ONCE_SPECIAL.includes(nameKey(name)) && !SETS_SINCE_2011.includes(setIdOf(format, set) ?? '')

function unknownNumber(format: Format, name: string, set: string | null, number: string | null): Unfound {
  const candidates = candidatesFor(format, name)
  return set !== null && setIdOf(format, set) === null
    ? { code: 'unknown-set', set, known: knownCodes(format), candidates }
    : { code: 'unknown-number', set: set && (findSet(set)?.code ?? set), number, candidates }
}

/** Of the releases that are played with, those that have cards. */
function knownCodes({ pool, prints }: Format): readonly string[] {
  const used = new Set([...prints.keys()].map(setOf))
  return SETS.filter(({ id }) => pool.sets.includes(id) && used.has(id)).map(({ code }) => code)
}

const named = ({ byName }: Format, name: string): readonly Print[] => byName.get(nameKey(name)) ?? []

/** Those of the format, or else all there are. */
function candidatesFor(format: Format, name: string): readonly CardId[] {
  const all = named(format, name)
  const inside = all.filter(print => format.pool.sets.includes(setOf(print.id)))
  return ids(inside.length > 0 ? inside : all)
}

const unknownName = (format: Format, name: string): Unfound => ({
  code: 'unknown-name',
  name,
  suggestions: namesNear(format, name),
})

const ids = (prints: readonly Print[]): readonly CardId[] => prints.map(({ id }) => id)
