/** What a card is, in one or two words. */
import type { CardFace, Label, Stage, TrainerKind, Type } from '../../../app/card-face.ts'
import { capital } from '../phrases/lists.ts'

const STAGES: Readonly<Record<Stage, string>> = {
  basic: 'Basic',
  baby: 'Baby',
  stage1: 'Stage 1',
  stage2: 'Stage 2',
  mega: 'Mega',
  break: 'BREAK',
  restored: 'Restored',
  legend: 'LEGEND',
  lvx: 'Lv. X',
}

/** Where the word of the rulebook is long. */
const SHORT_TRAINERS: Readonly<Partial<Record<TrainerKind, string>>> = { tool: 'Tool', 'technical-machine': 'Machine' }

/** Marks that are worth a badge. */
const LABELS: Readonly<Record<Label, string>> = {
  EX: 'EX',
  ex: 'ex',
  star: '★ Star',
  sp: 'SP',
  prime: 'Prime',
  plasma: 'Plasma',
  primal: 'Primal',
  'ace-spec': 'Ace Spec',
  'hyper-gear': 'Hyper Gear',
  delta: 'δ Delta',
}

/** One or two words for what a card is. */
export function shortSort(face: CardFace): string {
  switch (face.kind) {
    case 'pokemon':
      return face.half === null ? STAGES[face.stage] : `${face.half === 'top' ? 'Top' : 'Bottom'} half`
    case 'trainer':
      return SHORT_TRAINERS[face.trainer] ?? face.sort
    case 'energy':
      return face.basic ? 'Energy' : 'Special'
  }
}

/** The same in a few letters, where there is little room. */
export const shortestSort = (face: CardFace): string => shortSort(face).replace('Stage ', 'S').replace(' half', '')

/** The badges of a card: kinds that go by rules of their own, then its marks. */
export function badgesOf(face: CardFace): readonly string[] {
  const stage =
    face.kind === 'pokemon' && ['mega', 'break', 'legend', 'lvx'].includes(face.stage) ? [STAGES[face.stage]] : []
  return [...stage, ...face.labels.map(label => LABELS[label])]
}

export const typeName = (type: Type): string => capital(type)
