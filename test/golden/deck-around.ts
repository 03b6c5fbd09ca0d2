/** A legal deck that is about one card: its line of evolution, Trainers that are there by chance, and Energy. */
import { type Format, isInPool } from '../../src/decks/format.ts'
import { judgeDeck } from '../../src/decks/judge.ts'
import { writeCard } from '../../src/decks/write.ts'
import type { Chance, Print } from '../../src/engine/index.ts'

export function deckAround(format: Format, about: Print, chance: Chance): string | null {
  const pool = poolOf(format)
  const line = lineOf(pool, about)
  const basics = pool.filter(print => print.kind === 'pokemon' && print.stage === 'basic')
  const trainers = pool.filter(print => print.kind === 'trainer')
  const cards = [...line, ...some(basics, 3, chance), ...some(trainers, 6, chance)]
  const needed = cards.flatMap(print => (print.kind === 'pokemon' ? print.attacks.flatMap(({ cost }) => cost) : []))
  const energy = pool.filter(
    print => print.kind === 'energy' && print.basic && needed.some(type => print.name.toLowerCase().startsWith(type)),
  )
  if (energy.length === 0) return null
  const unique = [...new Map(cards.map(print => [print.name, print])).values()]
  for (const copies of [4, 1]) {
    const list = unique.map(print => ({ id: print.id, count: print === about ? copies : 3 }))
    const rest = 60 - list.reduce((sum, { count }) => sum + count, 0)
    energy.forEach((print, index) => {
      const share = Math.floor(rest / energy.length) + (index < rest % energy.length ? 1 : 0)
      if (share > 0) list.push({ id: print.id, count: share })
    })
    if (judgeDeck(format, list).problems.length === 0) return list.map(copies => writeCard(format, copies)).join('\n')
  }
  return null
}

export const poolOf = (format: Format): readonly Print[] =>
  [...format.prints.values()].filter(print => isInPool(format.ruleset, format.pool, print))

function lineOf(pool: readonly Print[], print: Print): readonly Print[] {
  if (print.kind !== 'pokemon' || print.evolvesFrom === undefined) return [print]
  const below = pool.find(({ name }) => name === print.evolvesFrom)
  return below ? [...lineOf(pool, below), print] : [print]
}

function some<T>(from: readonly T[], count: number, chance: Chance): readonly T[] {
  return Array.from({ length: count }, () => from[chance.pick(from.length)] as T)
}
