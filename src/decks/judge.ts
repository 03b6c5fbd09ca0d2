/** Is a deck legal under a ruleset, and what would its rulebook advise? */
import type { CardId } from '../engine/ids.ts'
import {
  type EnergyPrint,
  hasLabel,
  type Label,
  type PokemonPrint,
  type Print,
  type Stage,
  type TrainerKind,
  type TrainerPrint,
  type Type,
} from '../engine/print.ts'
import { isBasicPrint } from '../engine/queries.ts'
import { nameUnder } from '../engine/rules.ts'
import type { Ruleset } from '../engine/ruleset.ts'
import { type Copies, type Format, isBasicEnergy, isInPool } from './format.ts'
import type { Pool } from './set-codes.ts'

/** Why a deck may not be played with. */
export type DeckProblem =
  | { readonly code: 'size'; readonly cards: number; readonly size: number }
  | { readonly code: 'unknown-card'; readonly card: CardId }
  | { readonly code: 'outside-pool'; readonly card: CardId }
  | { readonly code: 'unknown-type'; readonly card: CardId; readonly type: Type }
  | { readonly code: 'unknown-stage'; readonly card: CardId; readonly stage: Stage }
  | { readonly code: 'unknown-trainer'; readonly card: CardId; readonly trainer: TrainerKind }
  | { readonly code: 'too-many-copies'; readonly name: string; readonly count: number; readonly most: number }
  | { readonly code: 'no-basic' }
  | { readonly code: 'too-many-stars'; readonly count: number; readonly most: number }
  | { readonly code: 'too-many-ace-specs'; readonly count: number; readonly most: number }

/** What could be better about a deck. It is legal all the same. */
export type Advice =
  | {
      readonly code: 'energy-count' | 'energy-types' | 'trainer-count'
      readonly count: number
      readonly from: number
      readonly to: number
    }
  | { readonly code: 'half-legend'; readonly card: CardId; readonly missing: 'top' | 'bottom' }
  | { readonly code: 'evolution-gap'; readonly card: CardId; readonly from: string }

export interface Judgement {
  readonly problems: readonly DeckProblem[]
  readonly advice: readonly Advice[]
}

/** A list of cards, judged by its format. Cards that do not exist are named and otherwise left out. */
export function judgeDeck({ ruleset, pool, prints }: Format, cards: readonly Copies[]): Judgement {
  const known = cards.flatMap(({ id, count }) => Array<Print | undefined>(count).fill(prints.get(id)))
  const { problems, advice } = judge(
    ruleset,
    known.filter(print => print !== undefined),
    pool,
  )
  const unknown = cards
    .filter(({ id }) => !prints.has(id))
    .map(({ id }) => ({ code: 'unknown-card', card: id }) as const)
  const rest = problems.filter(({ code }) => code !== 'size')
  return { problems: [...wrongSize(ruleset, known.length), ...unknown, ...rest], advice }
}

/** Without a pool, cards of every release are welcome. */
export function judge(ruleset: Ruleset, prints: readonly Print[], pool?: Pool): Judgement {
  const strangers = new Map([...new Set(prints)].map(print => [print, strangeness(ruleset, print, pool)]))
  const known = prints.filter(print => strangers.get(print)?.length === 0)
  return {
    problems: [
      ...wrongSize(ruleset, prints.length),
      ...[...strangers.values()].flat(),
      ...tooManyCopies(ruleset, known),
      ...(known.filter(isBasicPrint).length < ruleset.deck.basics ? [{ code: 'no-basic' } as const] : []),
      ...tooManyLabels(known, 'star', 'too-many-stars', ruleset.deck.stars),
      ...tooManyLabels(known, 'ace-spec', 'too-many-ace-specs', ruleset.deck.aceSpecs),
    ],
    advice: [...advise(ruleset, prints), ...halfLegends(known), ...evolutionGaps(ruleset, known)],
  }
}

const wrongSize = ({ deck: { size } }: Ruleset, cards: number): readonly DeckProblem[] =>
  cards === size ? [] : [{ code: 'size', cards, size }]

/** What is not played with or has no rules. Whatever else is said about such a card would be beside the point. */
function strangeness(ruleset: Ruleset, print: Print, pool?: Pool): readonly DeckProblem[] {
  if (pool && !isInPool(ruleset, pool, print)) return [{ code: 'outside-pool', card: print.id }]
  switch (print.kind) {
    case 'pokemon':
      return strangePokemon(ruleset, print)
    case 'trainer':
      return strangeTrainer(ruleset, print)
    case 'energy':
      return strangeEnergy(ruleset, print)
  }
}

function strangePokemon({ types, stages }: Ruleset, print: PokemonPrint): readonly DeckProblem[] {
  const { id: card, stage } = print
  const wrongTypes = print.types.filter(type => !types.includes(type))
  return [
    ...(stages.includes(stage) ? [] : [{ code: 'unknown-stage', card, stage } as const]),
    ...wrongTypes.map(type => ({ code: 'unknown-type', card, type }) as const),
  ]
}

const strangeTrainer = ({ trainers }: Ruleset, { id: card, trainer }: TrainerPrint): readonly DeckProblem[] =>
  Object.values(trainers).flat().includes(trainer) ? [] : [{ code: 'unknown-trainer', card, trainer }]

/** An Energy that can be one of several types is no stranger as long as it can be one that the rulebook knows. */
function strangeEnergy({ types }: Ruleset, { id: card, provides }: EnergyPrint): readonly DeckProblem[] {
  const unknown = provides.filter(unit => !unit.some(type => types.includes(type))).flat()
  return [...new Set(unknown)].map(type => ({ code: 'unknown-type', card, type }))
}

function tooManyCopies(ruleset: Ruleset, prints: readonly Print[]): readonly DeckProblem[] {
  const most = ruleset.deck.sameName
  const counts = new Map<string, number>()
  for (const print of prints) {
    if (isBasicEnergy(ruleset, print)) continue
    const name = nameUnder(ruleset, print.name)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > most)
    .map(([name, count]) => ({ code: 'too-many-copies', name, count, most }))
}

function tooManyLabels(
  prints: readonly Print[],
  label: Label,
  code: 'too-many-stars' | 'too-many-ace-specs',
  most: number,
): readonly DeckProblem[] {
  const count = prints.filter(print => hasLabel(print, label)).length
  return count > most ? [{ code, count, most }] : []
}

function advise(ruleset: Ruleset, prints: readonly Print[]): readonly Advice[] {
  const { energy, energyTypes, trainers } = ruleset.advice
  const count = (kind: Print['kind']) => prints.filter(print => print.kind === kind).length
  const types = new Set(
    prints.filter(print => isBasicEnergy(ruleset, print)).flatMap(({ provides }) => provides.flat()),
  )
  return [
    ...outside('energy-types', types.size, energyTypes),
    ...outside('energy-count', count('energy'), energy),
    ...(trainers ? outside('trainer-count', count('trainer'), trainers) : []),
  ]
}

type Range = Extract<Advice, { readonly from: number }>

const outside = (code: Range['code'], count: number, [from, to]: readonly [number, number]): readonly Advice[] =>
  count < from || count > to ? [{ code, count, from, to }] : []

/** The other half may well be in the deck under another number. */
function halfLegends(prints: readonly Print[]): readonly Advice[] {
  const halves = [...new Set(prints)].filter(print => print.kind === 'pokemon')
  return halves.flatMap(({ id: card, name, half }) => {
    const missing = half === 'top' ? 'bottom' : 'top'
    const whole = half === undefined || halves.some(other => other.name === name && other.half === missing)
    return whole ? [] : [{ code: 'half-legend', card, missing } as const]
  })
}

function evolutionGaps(ruleset: Ruleset, prints: readonly Print[]): readonly Advice[] {
  const names = new Set(prints.map(({ name }) => nameUnder(ruleset, name)))
  return [...new Set(prints)].flatMap(print => {
    const from = print.kind === 'pokemon' ? print.evolvesFrom : undefined
    return from === undefined || names.has(nameUnder(ruleset, from))
      ? []
      : [{ code: 'evolution-gap', card: print.id, from } as const]
  })
}
