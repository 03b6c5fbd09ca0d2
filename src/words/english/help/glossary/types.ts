/** Fire, Water and the others. */
import type { Rulebook } from '../../../../app/ruleset-facts.ts'
import { capital } from '../../phrases/lists.ts'
import { SYMBOLS, type Type } from '../symbols.ts'
import type { GlossaryEntry } from './entry.ts'

const entryOf = (type: Type): GlossaryEntry => {
  const name = capital(type)
  return {
    term: name,
    also: [
      `${name} type`,
      `${name}-type`,
      `${name} Pokémon`,
      `${name} Energy`,
      `${name} Energy card`,
      `${name} Energy cards`,
    ],
    means: rules => meaning(rules, type),
  }
}

function meaning({ types, basicEnergy }: Rulebook, type: Type): string {
  if (!types.includes(type)) return 'A type that this rulebook does not have.'
  const { letter, sign, likes } = SYMBOLS[type]
  const name = capital(type)
  const card = basicEnergy.includes(type)
    ? `There is a basic ${name} Energy card.`
    : `There is no basic ${name} Energy card.`
  const cost = type === 'colorless' ? ' In a cost, any Energy will do.' : ` In a cost, only ${name} Energy will do.`
  const alone = type === 'dragon' ? ' Its attacks are paid with the Energy of other types.' : ` ${card}${cost}`
  return `A type that ${likes}. Its sign on our pictures: ${sign}; its letter in costs: ${letter}.${alone}`
}

export const TYPES: readonly GlossaryEntry[] = (Object.keys(SYMBOLS) as Type[]).map(entryOf)
