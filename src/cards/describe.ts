/** Cards for people and programs to read, in the words of public card lists. */
import type { Attack, PokemonPrint, Power, Print, Stage, TrainerKind, Type } from '../engine/print.ts'
import { trainerFamily, trainerWord } from '../engine/queries.ts'
import type { Ruleset } from '../engine/ruleset.ts'

interface CardFacts {
  readonly id: string
  readonly name: string
  readonly supertype: 'Pokémon' | 'Trainer' | 'Energy'
  readonly subtypes: readonly string[]
  readonly hp?: string
  readonly types?: readonly string[]
  readonly evolvesFrom?: string
  readonly powers?: readonly { readonly name: string; readonly type: string; readonly text: string }[]
  readonly attacks?: readonly AttackFacts[]
  readonly weaknesses?: readonly { readonly type: string; readonly value: string }[]
  readonly resistances?: readonly { readonly type: string; readonly value: string }[]
  readonly retreat?: number
  readonly text?: string
}

interface AttackFacts {
  readonly name: string
  readonly cost: readonly string[]
  readonly damage: string
  readonly text: string
}

const STAGES: Readonly<Record<Stage, string>> = {
  basic: 'Basic',
  baby: 'Baby',
  stage1: 'Stage 1',
  stage2: 'Stage 2',
  mega: 'MEGA',
  break: 'BREAK',
  restored: 'Restored',
  legend: 'LEGEND',
  lvx: 'Level-Up',
}

const TRAINERS: Readonly<Record<TrainerKind, string>> = {
  item: 'Item',
  supporter: 'Supporter',
  stadium: 'Stadium',
  tool: 'Pokémon Tool',
  'technical-machine': 'Technical Machine',
  fossil: 'Item',
}

const POWERS: Readonly<Record<Power['kind'], string>> = {
  power: 'Poké-Power',
  body: 'Poké-Body',
  ability: 'Ability',
  trait: 'Ancient Trait',
}

const typeName = (type: Type): string => type.replace(/^./, first => first.toUpperCase())

export function factsOf(print: Print): CardFacts {
  const { id, name } = print
  const text = print.kind !== 'pokemon' && print.text !== undefined ? { text: print.text } : {}
  switch (print.kind) {
    case 'energy':
      return { id, name, supertype: 'Energy', subtypes: [print.basic ? 'Basic' : 'Special'], ...text }
    case 'trainer': {
      const attacks = print.attacks ? { attacks: print.attacks.map(attackFacts) } : {}
      return { id, name, supertype: 'Trainer', subtypes: [TRAINERS[print.trainer]], ...attacks, ...text }
    }
    case 'pokemon':
      return pokemonFacts(print)
  }
}

/** Half a Pokémon says so, and how it comes into play. */
const halfText = ({ name, half }: PokemonPrint): string | undefined =>
  half && `This is the ${half} half of ${name}. Put both halves from your hand onto your Bench together.`

function pokemonFacts(print: PokemonPrint): CardFacts {
  const text = halfText(print)
  return { ...bodyFacts(print), ...(text === undefined ? {} : { text }) }
}

const bodyFacts = (print: PokemonPrint): CardFacts => ({
  id: print.id,
  name: print.name,
  supertype: 'Pokémon',
  subtypes: [STAGES[print.stage]],
  hp: String(print.hp),
  types: print.types.map(typeName),
  ...(print.evolvesFrom === undefined ? {} : { evolvesFrom: print.evolvesFrom }),
  powers: print.powers.map(({ name, kind, text = '' }) => ({ name, type: POWERS[kind], text })),
  attacks: print.attacks.map(attackFacts),
  weaknesses: print.weaknesses.map(({ type, effect }) => ({
    type: typeName(type),
    value: 'times' in effect ? `×${effect.times}` : `+${effect.plus}`,
  })),
  resistances: print.resistances.map(({ type, minus }) => ({ type: typeName(type), value: `-${minus}` })),
  retreat: print.retreat,
})

const attackFacts = ({ name, cost, damage, sign, text = '' }: Attack): AttackFacts => ({
  name,
  cost: cost.map(typeName),
  damage: `${damage || ''}${sign ?? ''}`,
  text,
})

/** What a card is, in the words of its rulebook. */
export function sortOf(print: Print, ruleset: Pick<Ruleset, 'trainers'>): string {
  const { subtypes } = factsOf(print)
  if (print.kind !== 'trainer') return subtypes.join(' ')
  if (print.trainer === 'fossil') return 'Fossil'
  return print.trainer === 'item' ? trainerWord(ruleset, 'item') : subtypes.join(' ')
}

const familyOf = (print: Print, ruleset: Pick<Ruleset, 'trainers'>): string =>
  print.kind === 'trainer' ? trainerFamily(ruleset, print.trainer) : factsOf(print).supertype

/** A card as a few lines of text. */
export function describe(print: Print, ruleset: Pick<Ruleset, 'trainers'>): string {
  const facts = factsOf(print)
  const list = (label: string, pairs: readonly { readonly type: string; readonly value: string }[] = []) =>
    pairs.length > 0 ? [`${label} ${pairs.map(({ type, value }) => `${type} ${value}`).join(', ')}`] : []
  const from = facts.evolvesFrom === undefined ? '' : `, evolves from ${facts.evolvesFrom}`
  const body = facts.supertype === 'Pokémon' ? ` (${facts.types?.join('/')}, ${facts.hp} HP${from})` : ''
  const feet = [...list('Weakness', facts.weaknesses), ...list('Resistance', facts.resistances)]
  if (facts.retreat !== undefined) feet.push(`Retreat ${facts.retreat}`)
  const text = facts.text === undefined ? [] : [`  ${facts.text}`]
  return [
    `${facts.id}  ${facts.name}: ${[...new Set([sortOf(print, ruleset), familyOf(print, ruleset)])].join(' ')}${body}`,
    ...(facts.supertype === 'Pokémon' ? text : []),
    ...(facts.powers ?? []).map(({ name, type, text }) => `  ${type} ${name}. ${text}`),
    ...(facts.attacks ?? []).map(describeAttack),
    ...(facts.supertype === 'Pokémon' ? [] : text),
    ...(feet.length > 0 ? [`  ${feet.join('; ')}`] : []),
  ].join('\n')
}

const describeAttack = ({ name, cost, damage, text }: AttackFacts): string =>
  `  [${cost.join(' ')}] ${[name, damage].filter(Boolean).join(' ')}${text && `. ${text}`}`
