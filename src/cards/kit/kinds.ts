/** Kinds of card that texts speak of. */
import type { Print, Type } from '../../engine/print.ts'
import { isBasicPrint, isEvolutionPrint } from '../../engine/queries.ts'
import { anyPrint } from '../../engine/zones.ts'
import { a, capital } from './words.ts'

export interface Kind {
  readonly one: string
  readonly many: string
  readonly has: (print: Print) => boolean
}

const kind = (thing: string, has: Kind['has'], many = `${thing}s`): Kind => ({ one: a(thing), many, has })

export const anyCard = kind('card', anyPrint)
export const anyPokemon = kind('Pokémon', print => print.kind === 'pokemon', 'Pokémon')
export const basicPokemon = kind('Basic Pokémon', isBasicPrint, 'Basic Pokémon')
export const basicOrBaby = kind('Basic or Baby Pokémon', isBasicPrint, 'Basic and/or Baby Pokémon')
export const evolution = kind('Evolution card', print => print.kind === 'pokemon' && isEvolutionPrint(print))
export const energyCard = kind('Energy card', print => print.kind === 'energy')
export const basicEnergyCard = kind('basic Energy card', print => print.kind === 'energy' && print.basic)
export const specialEnergyCard = kind('special Energy card', print => print.kind === 'energy' && !print.basic)
export const trainerCard = kind('Trainer card', print => print.kind === 'trainer')
export const supporterCard = kind('Supporter card', print => print.kind === 'trainer' && print.trainer === 'supporter')
export const toolCard = kind('Pokémon Tool', print => print.kind === 'trainer' && print.trainer === 'tool')

export const pokemonOf = (type: Type): Kind =>
  kind(
    `${capital(type)} Pokémon`,
    print => print.kind === 'pokemon' && print.types.includes(type),
    `${capital(type)} Pokémon`,
  )

/** Only what is never anything else: an Energy that can be of every type counts as Colorless outside of play. */
export const energyOf = (type: Type): Kind =>
  kind(
    `${capital(type)} Energy card`,
    print => print.kind === 'energy' && print.provides.every(unit => unit.every(each => each === type)),
  )

export const named = (name: string): Kind => kind(`${name} card`, print => print.name === name)

export const anyOf = (...kinds: readonly Kind[]): Kind => ({
  one: kinds.map(({ one }) => one).join(' or '),
  many: kinds.map(({ many }) => many).join(' and/or '),
  has: print => kinds.some(({ has }) => has(print)),
})
