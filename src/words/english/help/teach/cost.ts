/** How far a Pokémon is from an attack, by the costs that are printed. */
import type { AttackFace, CardFace } from '../../../../app/card-face.ts'
import type { CardId, PokemonView } from '../../../../engine/view.ts'
import { type Lesson, topFace } from './lesson.ts'

type Type = AttackFace['cost'][number]
type Unit = readonly Type[]

const unitsOf = (card: CardFace): readonly Unit[] => (card.kind === 'energy' ? card.provides : [])

/** How many Energy are missing. Units that can be many types are spent last. */
function missing(cost: readonly Type[], units: readonly Unit[]): number {
  const left = units.toSorted((a, b) => a.length - b.length)
  const typed = cost.filter(type => type !== 'colorless')
  const unpaid = typed.filter(type => {
    const at = left.findIndex(unit => unit.includes(type))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return unpaid.length + Math.max(0, cost.length - typed.length - left.length)
}

const attacksOn = (lesson: Lesson, pokemon: PokemonView): readonly AttackFace[] => {
  const face = topFace(lesson, pokemon)
  return face?.kind === 'pokemon' ? face.attacks : []
}

const energyOn = ({ face }: Lesson, { energy }: PokemonView): readonly Unit[] => energy.flatMap(id => unitsOf(face(id)))

/** The attack that this card brings nearest, if it helps at all. */
export function helpedBy(
  lesson: Lesson,
  pokemon: PokemonView,
  card: CardId,
): { attack: AttackFace; left: number } | null {
  const units = energyOn(lesson, pokemon)
  const more = [...units, ...unitsOf(lesson.face(card))]
  const helped = attacksOn(lesson, pokemon)
    .map(attack => ({ attack, left: missing(attack.cost, more), before: missing(attack.cost, units) }))
    .filter(({ left, before }) => left < before)
  return helped.toSorted((a, b) => a.left - b.left)[0] ?? null
}

/** The attack that lacks the least Energy; null if one has enough. */
export function nearestAttack(lesson: Lesson, pokemon: PokemonView): AttackFace | null {
  const units = energyOn(lesson, pokemon)
  const [nearest] = attacksOn(lesson, pokemon)
    .map(attack => ({ attack, left: missing(attack.cost, units) }))
    .toSorted((a, b) => a.left - b.left)
  return nearest && nearest.left > 0 ? nearest.attack : null
}
