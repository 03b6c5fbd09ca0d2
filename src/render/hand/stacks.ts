/** Equal cards together, and cards that belong together beside each other: evolution lines, kinds of Trainer, Energy. */
import { type CardFace, lineOf, type PokemonFace, type Stage, type TrainerKind, TYPES } from '../../app/card-face.ts'
import type { Tag } from './tags.ts'

/** What is shown as one: equal cards, or one card in its place. */
export interface CardStack {
  readonly face: CardFace
  readonly count: number
  /** In a few letters: `×3`, `2nd`. */
  readonly label: string | null
  /** Where it is: `on Typhlosion`. */
  readonly note: string | null
  readonly tag: Tag | null
}

export const GROUPS = [
  ['pokemon', 'Pokémon'],
  ['trainer', 'Trainers'],
  ['energy', 'Energy'],
] as const satisfies readonly (readonly [CardFace['kind'], string])[]

/** The number is left to the tag where that says it: `2 of 4`. */
export const stackOf = (face: CardFace, count: number, tag: Tag | null = null): CardStack => ({
  face,
  count,
  label: count > 1 && !tag?.words.endsWith(` of ${count}`) ? `×${count}` : null,
  note: null,
  tag,
})

/** Equal cards once, with their number, in the order in which they first come. */
export function countCards(cards: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return counts
}

const STAGES: readonly Stage[] = ['baby', 'basic', 'restored', 'legend', 'stage1', 'stage2', 'mega', 'lvx', 'break']
const KINDS: readonly TrainerKind[] = ['supporter', 'item', 'tool', 'technical-machine', 'stadium', 'fossil']

/** What sorts cards; earlier values weigh more. */
type SortKey = readonly (number | string)[]

function sortKey(face: CardFace, typeOfLine: (root: string) => number): SortKey {
  const group = GROUPS.findIndex(([kind]) => kind === face.kind)
  switch (face.kind) {
    case 'pokemon': {
      const root = rootOf(face)
      const half = face.half === 'bottom' ? 1 : 0
      return [group, typeOfLine(root), root, STAGES.indexOf(face.stage), face.name, half, face.id]
    }
    case 'trainer':
      return [group, KINDS.indexOf(face.trainer), face.name, face.id]
    case 'energy':
      return [group, face.basic ? 0 : 1, TYPES.indexOf(face.provides[0]?.[0] ?? 'colorless'), face.name, face.id]
  }
}

const roots = new Map<string, string>()

/** The name that an evolution line begins with, even if that card is not here. */
function rootOf(face: PokemonFace): string {
  const known = roots.get(face.id)
  if (known !== undefined) return known
  const root = lineOf(face.id)[0]?.[0]?.name ?? face.evolvesFrom ?? face.name
  roots.set(face.id, root)
  return root
}

/** The type of the lowest card of each line: a line stays together even where its type changes. */
function typesOfLines(faces: readonly CardFace[]): ReadonlyMap<string, number> {
  const pokemon = faces
    .filter(face => face.kind === 'pokemon')
    .sort((one, other) => STAGES.indexOf(other.stage) - STAGES.indexOf(one.stage))
  return new Map(pokemon.map(face => [rootOf(face), TYPES.indexOf(face.types[0] ?? 'colorless')]))
}

function compareKeys(one: SortKey, other: SortKey): number {
  for (const [index, value] of one.entries()) {
    const against = other[index] ?? ''
    if (value !== against) return value < against ? -1 : 1
  }
  return 0
}

/** As a player would sort them. What is equal keeps its order. */
export function sorted<T extends { readonly face: CardFace }>(cards: readonly T[]): readonly T[] {
  const types = typesOfLines(cards.map(({ face }) => face))
  return cards
    .map(card => ({ card, key: sortKey(card.face, root => types.get(root) ?? 0) }))
    .sort((one, other) => compareKeys(one.key, other.key))
    .map(({ card }) => card)
}
