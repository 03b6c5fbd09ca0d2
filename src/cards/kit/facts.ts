/** Printed facts in the short form in which cards are written. */
import type {
  Attack,
  EnergyPrint,
  EnergyUnit,
  Label,
  PokemonPrint,
  Power,
  Resistance,
  Sign,
  Stage,
  TrainerKind,
  TrainerPrint,
  Type,
  Weakness,
} from '../../engine/print.ts'
import { type Clause, compose } from './clause.ts'

const LETTERS: Readonly<Record<string, Type>> = {
  G: 'grass',
  R: 'fire',
  W: 'water',
  L: 'lightning',
  P: 'psychic',
  F: 'fighting',
  D: 'darkness',
  M: 'metal',
  Y: 'fairy',
  N: 'dragon',
  C: 'colorless',
}

/** `'RCC'` is one Fire and two Colorless. */
const types = (letters: string): readonly Type[] =>
  [...letters].map(letter => {
    const type = LETTERS[letter]
    if (!type) throw new Error(`no type has the letter ${letter}`)
    return type
  })

/** `'60'`, `'20×'`, `'30+'` or nothing, as printed. */
type Damage = number | `${number}${Sign}`

export function attack(name: string, cost: string, damage: Damage = 0, ...clauses: readonly Clause[]): Attack {
  const [, amount = '0', sign] = /^(\d+)(\D?)$/.exec(String(damage)) ?? []
  return {
    name,
    cost: types(cost),
    damage: Number(amount),
    ...(sign ? { sign: sign as Sign } : {}),
    ...compose(clauses, Number(amount)),
  }
}

interface PokemonFacts {
  readonly name: string
  readonly type: Type | readonly Type[]
  readonly hp: number
  readonly stage?: Stage
  readonly from?: string
  readonly half?: 'top' | 'bottom'
  readonly labels?: readonly Label[]
  readonly prizes?: number
  /** `'water'`, or `['water', '+20']` where it is not ×2. */
  readonly weakness?: Type | readonly [Type, string]
  /** With the printed minus. */
  readonly resistance?: readonly [Type, number]
  readonly retreat?: number
  readonly powers?: readonly Power[]
  readonly attacks?: readonly Attack[]
}

export function pokemon(id: string, facts: PokemonFacts): PokemonPrint {
  return {
    kind: 'pokemon',
    id,
    name: facts.name,
    stage: facts.stage ?? 'basic',
    hp: facts.hp,
    types: typeof facts.type === 'string' ? [facts.type] : facts.type,
    weaknesses: facts.weakness ? [weakness(facts.weakness)] : [],
    resistances: facts.resistance ? [resistance(facts.resistance)] : [],
    retreat: facts.retreat ?? 0,
    attacks: facts.attacks ?? [],
    powers: facts.powers ?? [],
    ...(facts.from === undefined ? {} : { evolvesFrom: facts.from }),
    ...(facts.half === undefined ? {} : { half: facts.half }),
    ...(facts.labels === undefined ? {} : { labels: facts.labels }),
    ...(facts.prizes === undefined ? {} : { prizes: facts.prizes }),
  }
}

function weakness(printed: Type | readonly [Type, string]): Weakness {
  const [type, value] = typeof printed === 'string' ? [printed, '×2'] : printed
  const amount = Number(value.slice(1))
  return { type, effect: value.startsWith('+') ? { plus: amount } : { times: amount } }
}

const resistance = ([type, minus]: readonly [Type, number]): Resistance => ({ type, minus })

type TrainerFacts = Omit<TrainerPrint, 'kind' | 'id' | 'trainer'>

export const trainer = (id: string, kind: TrainerKind, facts: TrainerFacts): TrainerPrint => ({
  kind: 'trainer',
  id,
  trainer: kind,
  ...facts,
})

export const basicEnergy = (id: string, type: Type): EnergyPrint => ({
  kind: 'energy',
  id,
  name: `${type.replace(/^./, first => first.toUpperCase())} Energy`,
  basic: true,
  provides: [[type]],
})

export const specialEnergy = (
  id: string,
  facts: Omit<EnergyPrint, 'kind' | 'id' | 'basic' | 'provides'> & { readonly provides: readonly EnergyUnit[] },
): EnergyPrint => ({ kind: 'energy', id, basic: false, ...facts })
