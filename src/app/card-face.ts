/** What is printed on a card, as plain values for whoever shows it: no behaviour, nothing of the engine. */
import { factsOf, sortOf } from '../cards/describe.ts'
import { catalogue } from '../cards/index.ts'
import { evolutionLine } from '../cards/search.ts'
import { eraOf, setOf } from '../decks/set-codes.ts'
import {
  type EnergyPrint,
  type Label,
  type PokemonPrint,
  type PowerKind,
  type Print,
  type Stage,
  TRAINER_KINDS,
  type TrainerKind,
  type TrainerPrint,
  TYPES,
  type Type,
} from '../engine/print.ts'
import { trainerFamily } from '../engine/queries.ts'
import type { Ruleset } from '../engine/ruleset.ts'
import { RULESETS } from '../rulesets/index.ts'
import { assert } from '../shared/assert.ts'

export { type Label, type PowerKind, type Stage, TRAINER_KINDS, type TrainerKind, TYPES, type Type }

interface Face {
  readonly id: string
  readonly name: string
  readonly labels: readonly Label[]
  /** "Stage 1", "Supporter", "Basic Energy"; a plain Trainer by the word of its rulebook. */
  readonly sort: string
}

export interface AttackFace {
  readonly name: string
  readonly cost: readonly Type[]
  readonly damage: string
  readonly text: string
}

export interface PowerFace {
  readonly name: string
  readonly kind: PowerKind
  /** "Poké-Power". */
  readonly sort: string
  readonly text: string
}

/** A Weakness or Resistance: `×2`, `+20`, `−30`. */
export interface TypeChange {
  readonly type: Type
  readonly value: string
}

interface Body {
  readonly hp: number
  readonly types: readonly Type[]
  readonly powers: readonly PowerFace[]
  readonly attacks: readonly AttackFace[]
  readonly weaknesses: readonly TypeChange[]
  readonly resistances: readonly TypeChange[]
  readonly retreat: number
}

export interface PokemonFace extends Face, Body {
  readonly kind: 'pokemon'
  readonly stage: Stage
  readonly evolvesFrom: string | null
  readonly half: 'top' | 'bottom' | null
  /** What it says besides its powers and attacks. */
  readonly text: string
}

export interface TrainerFace extends Face {
  readonly kind: 'trainer'
  readonly trainer: TrainerKind
  /** "Trainer", or the same as its sort where the rulebook does not count it among the Trainers. */
  readonly family: string
  readonly text: string
  readonly attacks: readonly AttackFace[]
  /** The Pokémon that a fossil is while it is in play. */
  readonly inPlay: Body | null
}

export interface EnergyFace extends Face {
  readonly kind: 'energy'
  readonly basic: boolean
  /** One entry for each Energy the card is: the types it can be, one at a time. */
  readonly provides: readonly (readonly Type[])[]
  readonly text: string
}

export type CardFace = PokemonFace | TrainerFace | EnergyFace

/** A place in an evolution line; the card is missing where nobody has written it. */
export interface LineMember {
  readonly name: string
  readonly face: CardFace | null
}

export type EvolutionLine = readonly (readonly LineMember[])[]

type Words = Pick<Ruleset, 'trainers'>

/** As the rulebook speaks of it. */
export function faceOf(print: Print, ruleset: Words): CardFace {
  const { id, name, labels = [] } = print
  const sort = sortOf(print, ruleset)
  switch (print.kind) {
    case 'pokemon':
      return { id, name, labels, sort, kind: 'pokemon', ...stageOf(print), ...bodyOf(print) }
    case 'trainer':
      return { id, name, labels, sort, family: trainerFamily(ruleset, print.trainer), ...trainerOf(print) }
    case 'energy':
      return { id, name, labels, sort: `${sort} Energy`, ...energyOf(print) }
  }
}

const stageOf = (print: PokemonPrint) => ({
  stage: print.stage,
  evolvesFrom: print.evolvesFrom ?? null,
  half: print.half ?? null,
  text: factsOf(print).text ?? '',
})

function bodyOf(print: PokemonPrint): Body {
  const { hp, types, retreat } = print
  const { powers = [], weaknesses = [], resistances = [] } = factsOf(print)
  const change = (printed: readonly { readonly type: Type }[], values: readonly { readonly value: string }[]) =>
    printed.map(({ type }, index) => ({ type, value: (values[index]?.value ?? '').replace('-', '−') }))
  return {
    hp,
    types,
    retreat,
    powers: print.powers.map(({ name, kind, text = '' }, index) => ({
      name,
      kind,
      text,
      sort: powers[index]?.type ?? '',
    })),
    attacks: attacksOf(print),
    weaknesses: change(print.weaknesses, weaknesses),
    resistances: change(print.resistances, resistances),
  }
}

function attacksOf(print: PokemonPrint | TrainerPrint): readonly AttackFace[] {
  const { attacks = [] } = factsOf(print)
  return (print.attacks ?? []).map(({ name, cost, text = '' }, index) => ({
    name,
    cost,
    text,
    damage: attacks[index]?.damage ?? '',
  }))
}

const trainerOf = (print: TrainerPrint) => ({
  kind: 'trainer' as const,
  trainer: print.trainer,
  text: print.text ?? '',
  attacks: attacksOf(print),
  inPlay: print.inPlay ? bodyOf(print.inPlay) : null,
})

const energyOf = ({ basic, provides, text = '' }: EnergyPrint) => ({ kind: 'energy' as const, basic, provides, text })

const faces = new Map<string, CardFace>()
const prints = new Map(catalogue.prints.map(print => [print.id, print]))

/** The rulebook of the time in which a card came out. */
export function rulebookOfCard(id: string): Ruleset {
  const era = eraOf(id)
  assert(era, `No ruleset plays with ${id}`)
  return RULESETS[era]
}

/** The face of a card of the catalogue. */
export function cardFace(id: string): CardFace {
  const known = faces.get(id)
  if (known) return known
  const print = prints.get(id)
  assert(print, `There is no card ${id}`)
  const face = faceOf(print, rulebookOfCard(id))
  faces.set(id, face)
  return face
}

/** The line this card belongs to, lowest stage first, each other Pokémon shown by its nearest print. */
export function lineOf(
  id: string,
  among: readonly Print[] = catalogue.prints,
  face: (print: Print) => CardFace = each => cardFace(each.id),
): EvolutionLine {
  const print = among.find(each => each.id === id)
  if (!print) return []
  const line = evolutionLine(among, print)
  const own = line.findLastIndex(names => names.includes(print.name)) // a LV.X has the name of what it levels up from
  const others = among.filter(each => each.id !== id)
  const nearest = (name: string) => {
    const namesakes = others.filter(each => each.name === name)
    return namesakes.find(each => setOf(each.id) === setOf(id)) ?? namesakes[0]
  }
  return line.map((names, stage) =>
    names.map(name => {
      const shown = stage === own && name === print.name ? print : nearest(name)
      return { name, face: shown ? face(shown) : null }
    }),
  )
}
