/** A Pokémon in words. */
import { capital, tallied, typeName } from '../phrases.ts'
import type { Chip, EnergyCard, PokemonScene } from './scene-pokemon.ts'

/** With everything that can be seen, without what its name tells, or with what is needed to play on. */
export type Detail = 'all' | 'less' | 'least'

export function describeActive(pokemon: PokemonScene, detail: Detail): string {
  const { name, types, sort, badges, conditions } = pokemon
  const what = detail === 'all' ? [...types.map(typeName), sort, ...badges].filter(Boolean).join(' ') : ''
  const parts = [hpOf(pokemon), ...conditions.map(capital), energyOf(pokemon, 'no Energy'), ...restOf(pokemon, detail)]
  return [`${name}${what && ` (${what})`}`, parts.filter(Boolean).join(', ')].filter(Boolean).join(' ')
}

export function describeBenched(pokemon: PokemonScene, detail: Detail): string {
  const { name, sort, badges, conditions } = pokemon
  const what = detail === 'all' ? sort || (badges[0] ?? '') : ''
  const parts = [hpOf(pokemon), ...conditions.map(capital), energyOf(pokemon, ''), ...restOf(pokemon, detail)]
  const title = what === '' || name.endsWith(what) ? name : `${name} (${what})`
  return [title, parts.filter(Boolean).join(', ')].filter(Boolean).join(' ')
}

function hpOf({ hp, hit, healed, faceDown, face }: PokemonScene): string {
  if (!hp) return ''
  const just = [hit > 0 ? ` −${hit}` : '', healed > 0 ? ` +${healed}` : ''].join('')
  return `${hp.left}/${hp.max} HP${just && ` (just${just})`}${faceDown && face ? ', face down' : ''}`
}

const isThing = ({ conditions }: PokemonScene, { kind }: Chip): boolean =>
  !(conditions as readonly string[]).includes(kind)

function restOf(pokemon: PokemonScene, detail: Detail): readonly string[] {
  const things = pokemon.chips.filter(chip => isThing(pokemon, chip)).map(({ words }) => words)
  const marks = pokemon.marks.map(
    mark => ({ option: 'can be chosen', evolve: 'can evolve', power: 'can use its power' })[mark],
  )
  return detail === 'least' ? tallied(things).slice(0, 2) : [...tallied(things), ...marks]
}

const shortName = ({ face }: EnergyCard): string => face.name.replace(/ Energy$/, '')

/** `Energy: 2 Fire, 1 Rainbow`. */
function energyOf({ face, energy }: PokemonScene, none: string): string {
  if (energy.length === 0) return face ? none : ''
  const counts = new Map<string, number>()
  for (const card of energy) counts.set(shortName(card), (counts.get(shortName(card)) ?? 0) + 1)
  return [...counts].map(([name, count]) => `${count} ${name}`).join(' + ')
}
