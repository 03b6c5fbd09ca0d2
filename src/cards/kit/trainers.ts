/** Trainers and powers that are made of deeds. */
import type { Power, TrainerPrint } from '../../engine/print.ts'
import { type Deed, inOrder, sentences } from './clause.ts'
import { trainer } from './facts.ts'

const made =
  (kind: 'item' | 'supporter') =>
  (id: string, name: string, ...deeds: readonly Deed[]): TrainerPrint => {
    const { can, run } = inOrder(deeds)
    return trainer(id, kind, { name, text: sentences(deeds), can, play: run })
  }

export const item = made('item')
export const supporter = made('supporter')

/** Once a turn, and not under a Special Condition. */
export const pokePower = (name: string, ...deeds: readonly Deed[]): Power => ({
  name,
  kind: 'power',
  text: `Once in your turn, before attacking, you may use this power. ${sentences(deeds)} A Special Condition of this Pokémon turns the power off.`,
  use: { ...inOrder(deeds), offUnderConditions: true },
})
