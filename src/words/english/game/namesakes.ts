/** What tells cards of the same name apart. */
import type { CardFace } from '../../../app/card-face.ts'
import type { CardId } from '../../../engine/view.ts'
import { cardName, type Scene } from '../../scene.ts'

/** "Ho-Oh LEGEND (top half)" */
export function cardChosen(scene: Scene, id: CardId): string {
  const face = scene.naming.face(id)
  return face.kind === 'pokemon' && face.half ? `${face.name} (${face.half} half)` : cardName(scene, id)
}

/** The first power or attack, or the HP, that none of its namesakes has; or else the number of the card, with its set. */
export function markAmong({ naming }: Scene, id: CardId, others: readonly CardId[]): string {
  const face = naming.face(id)
  const namesakes = others.filter(other => other !== id).map(naming.face)
  const taken = namesakes.filter(({ name }) => name === face.name).flatMap(marksOf)
  return marksOf(face).find(mark => !taken.includes(mark)) ?? id
}

const marksOf = (face: CardFace): readonly string[] =>
  face.kind === 'pokemon' ? [...[...face.powers, ...face.attacks].map(({ name }) => name), `${face.hp} HP`] : []
