/** Why a question is asked: the attack, power or card whose text asks it. */
import type { CardFace } from '../../../app/card-face.ts'
import { nameIn, type Prompt, promptOf, type Question, type Source } from '../../../engine/view.ts'
import { placesOf } from '../../places.ts'
import { ownSeat, type Scene } from '../../scene.ts'
import { textOf } from './action.ts'

interface Occasion {
  readonly name: string
  /** What it says; empty if that is not known. */
  readonly text: string
}

/** Null where a rule asks. */
export const occasionOf = (scene: Scene, question: Question): Occasion | null =>
  question.source ? saidBy(scene, question.source) : guessed(scene, question)

function saidBy({ naming }: Scene, { card, name }: Source): Occasion {
  const face = naming.face(card)
  return name === undefined
    ? { name: face.name, text: textNamedOn([face], face.name) }
    : { name: `${name} (${face.name})`, text: textNamedOn([face], name) }
}

/** These are asked by the rules, whatever was done before. */
const BY_THE_RULES: readonly Prompt[] = [
  'first-or-second',
  'mulligan-bonus',
  'set-up',
  'bench-bonus',
  'use-tool',
  'take-prizes',
  'new-active',
]

/** Questions asked by an older version do not tell who asks; the table may. */
function guessed(scene: Scene, { prompt }: Question): Occasion | null {
  const name = nameIn(prompt) ?? (BY_THE_RULES.includes(promptOf(prompt)) ? null : nameOnTable(scene))
  return name === null ? null : { name, text: textNamed(scene, name) }
}

/** The attack of this turn, or the Trainer that is being played. A Supporter may lie there from before. */
function nameOnTable({ table, naming }: Scene): string | null {
  const { game } = table
  if (!game) return null
  if (game.turn.attack !== null) return game.turn.attack
  const played = game.sides[game.turn.seat].table.map(naming.face)
  return played.findLast(face => !(face.kind === 'trainer' && face.trainer === 'supporter'))?.name ?? null
}

/** Whoever has the turn is more likely to be meant. */
function textNamed({ table, naming }: Scene, name: string): string {
  const { game } = table
  const turn = game?.turn.seat ?? ownSeat(table)
  const places = placesOf(table).toSorted((a, b) => Number(b.seat === turn) - Number(a.seat === turn))
  const inPlay = places.flatMap(({ pokemon }) => [...pokemon.cards.toReversed(), ...pokemon.attached])
  const played = game?.sides.flatMap(side => side.table) ?? []
  const faces = [...played, ...inPlay, ...(game?.stadium ? [game.stadium] : [])].map(naming.face)
  return textNamedOn(faces, name)
}

const textNamedOn = (faces: readonly CardFace[], name: string): string =>
  faces.flatMap(face => textsOf(face, name)).find(Boolean) ?? ''

function textsOf(face: CardFace, name: string): readonly string[] {
  const own = face.name === name ? [textOf(face)] : []
  const attacks = face.kind === 'energy' ? [] : face.attacks
  const powers = face.kind === 'pokemon' ? face.powers : []
  return [...own, ...[...attacks, ...powers].filter(part => part.name === name).map(({ text }) => text)]
}
