/** What is wrong with a deck, in words. */
import type { CardId } from '../engine/ids.ts'
import type { Stage, TrainerKind } from '../engine/print.ts'
import { assertNever } from '../shared/assert.ts'
import type { Format } from './format.ts'
import type { Advice, DeckProblem } from './judge.ts'
import type { ReadProblem } from './read.ts'
import { printedNumber } from './set-codes.ts'

export function explainReading(format: Format, problem: ReadProblem): string {
  switch (problem.code) {
    case 'no-count':
      return `How many? Write the number first, such as “1 ${problem.text}”, or put # before what is no card.`
    case 'no-card':
      return 'Which card? There is only a number.'
    case 'count':
      return `${problem.count} copies cannot be: write a number from 1 to ${problem.most}.`
    case 'long-line':
      return `This line is too long: ${problem.most} characters are the most.`
    case 'many-lines':
      return `The list is too long: nothing after line ${problem.most} was read.`
    case 'unknown-name':
      return problem.suggestions.length > 0
        ? `${problem.name}: did you mean ${either(problem.suggestions)}?`
        : `${problem.name}: no card has this name.`
    case 'ambiguous-name':
      return `${problem.name}: which one? ${either(problem.candidates.map(place))}.`
    case 'outside-format':
      return `${problem.name}: in no set of ${format.id}. It is ${either(problem.candidates.map(place))}.`
    case 'unknown-set':
      return `${problem.set}: no set has this code. There are ${problem.known.join(', ')}.${rightPlace(format, problem.candidates)}`
    case 'unknown-number':
      return `${missing(problem.set, problem.number)}${rightPlace(format, problem.candidates)}`
    case 'other-card':
      return `${printedNumber(problem.card)} is ${nameOf(format, problem.card)}, not ${problem.name}.${rightPlace(format, problem.candidates)}`
    default:
      return assertNever(problem)
  }
}

const missing = (set: string | null, number: string | null): string => {
  if (set === null) return `${number}: several cards or none have this number.`
  return number === null ? `${set}: not in this set.` : `${set} ${number}: there is no such card here.`
}

const rightPlace = (format: Format, [first, ...others]: readonly CardId[]): string =>
  first === undefined ? '' : ` ${nameOf(format, first)} is ${either([first, ...others].map(place))}.`

export function explainProblem(format: Format, problem: DeckProblem): string {
  const { id } = format
  switch (problem.code) {
    case 'size':
      return `A deck has exactly ${problem.size} cards; this one has ${problem.cards}.`
    case 'unknown-card':
      return `No card has the id ${problem.card}.`
    case 'outside-pool':
      return `${card(format, problem.card)} is in no set of ${id}.`
    case 'unknown-type':
      return `${card(format, problem.card)} is of a type that ${id} does not know: ${problem.type}.`
    case 'unknown-stage':
      return `${card(format, problem.card)}: ${id} has no rules for ${STAGES[problem.stage]}.`
    case 'unknown-trainer':
      return `${card(format, problem.card)}: ${id} has no rules for ${TRAINERS[problem.trainer]}.`
    case 'too-many-copies':
      return `${problem.count} cards are called ${problem.name}; ${problem.most} are the most.`
    case 'no-basic':
      return 'There is no Basic Pokémon to begin with.'
    case 'too-many-stars':
      return `${problem.count} cards are Pokémon ★; ${problem.most} is the most.`
    case 'too-many-ace-specs':
      return `${problem.count} cards are ACE SPEC; ${problem.most} is the most.`
    default:
      return assertNever(problem)
  }
}

export function explainAdvice(format: Format, advice: Advice): string {
  switch (advice.code) {
    case 'energy-count':
      return `${advice.count} Energy cards; the rulebook recommends ${advice.from} to ${advice.to}.`
    case 'energy-types':
      return `${advice.count} types of basic Energy; the rulebook recommends ${advice.from} or ${advice.to}.`
    case 'trainer-count':
      return `${advice.count} Trainer cards; the rulebook recommends ${advice.from} to ${advice.to}.`
    case 'half-legend':
      return `${card(format, advice.card)} cannot be played without its ${advice.missing} half, which is not in the deck.`
    case 'evolution-gap':
      return `${card(format, advice.card)} evolves from ${advice.from}, which is not in the deck.`
    default:
      return assertNever(advice)
  }
}

const STAGES: Readonly<Record<Stage, string>> = {
  basic: 'Basic Pokémon',
  baby: 'Baby Pokémon',
  stage1: 'Stage 1 Pokémon',
  stage2: 'Stage 2 Pokémon',
  mega: 'Mega Evolution',
  break: 'BREAK Evolution',
  restored: 'Restored Pokémon',
  legend: 'Pokémon LEGEND',
  lvx: 'Pokémon LV.X',
}

const TRAINERS: Readonly<Record<TrainerKind, string>> = {
  item: 'Items',
  supporter: 'Supporters',
  stadium: 'Stadiums',
  tool: 'Pokémon Tools',
  'technical-machine': 'Technical Machines',
  fossil: 'Fossils',
}

const nameOf = ({ prints }: Format, id: CardId): string => prints.get(id)?.name ?? id

const card = (format: Format, id: CardId): string => `${nameOf(format, id)} (${printedNumber(id)})`

/** `hgss1-65 (HS 65)` */
const place = (id: CardId): string => `${id} (${printedNumber(id)})`

/** `a`, `a or b`, `a, b or c` */
function either(options: readonly string[]): string {
  const last = options.at(-1) ?? ''
  return options.length > 1 ? `${options.slice(0, -1).join(', ')} or ${last}` : last
}
