/** Kinds of card that texts speak of. */
import type { Print, Type } from '../../engine/print.ts'
import { isBasicPrint, isEvolutionPrint } from '../../engine/queries.ts'
import { capital } from './words.ts'

export interface Kind {
  readonly one: string
  readonly many: string
  readonly has: (print: Print) => boolean
}

export const anyPokemon: Kind = { one: 'a Pokémon', many: 'Pokémon', has: ({ kind }) => kind === 'pokemon' }

export const basicPokemon: Kind = { one: 'a Basic Pokémon', many: 'Basic Pokémon', has: isBasicPrint }

export const evolution: Kind = {
  one: 'an Evolution card',
  many: 'Evolution cards',
  has: print => print.kind === 'pokemon' && isEvolutionPrint(print),
}

/** Outside of play an Energy card counts only as what it always is. */
export const energyOf = (type: Type): Kind => ({
  one: `a ${capital(type)} Energy card`,
  many: `${capital(type)} Energy cards`,
  has: print => print.kind === 'energy' && print.basic && print.provides.some(unit => unit.includes(type)),
})
