/** Trainers that are made of deeds. */

import type { Modifiers } from '../../engine/modifiers.ts'
import type { Moments } from '../../engine/moments.ts'
import type { Attack, TrainerPrint } from '../../engine/print.ts'
import { printOf } from '../../engine/rules.ts'
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

/** Cannot take the place of a Stadium of its own name, where the card says so. */
export const notTwice = (print: TrainerPrint): TrainerPrint => ({
  ...print,
  text: `${print.text} You cannot play this card while another ${print.name} is in play.`,
  can: table => table.state.stadium === null || printOf(table, table.state.stadium).name !== print.name,
})

/** Used once a turn by each player. */
export const usableStadium = (id: string, name: string, ...deeds: readonly Deed[]): TrainerPrint =>
  trainer(id, 'stadium', {
    name,
    text: `Once in each player's turn, that player may do this: ${sentences(deeds)}`,
    use: inOrder(deeds),
  })

/** Works on its own. */
export const stadium = (id: string, name: string, text: string, modifiers: Modifiers): TrainerPrint =>
  trainer(id, 'stadium', { name, text, modifiers })

/** Stays on its Pokémon and works on its own. */
export const tool = (
  id: string,
  name: string,
  text: string,
  works: { readonly modifiers?: Modifiers; readonly moments?: Moments },
): TrainerPrint => trainer(id, 'tool', { name, text, ...works })

/** Lends its attacks to the Pokémon it is attached to. */
export const technicalMachine = (id: string, name: string, ...attacks: readonly Attack[]): TrainerPrint =>
  trainer(id, 'technical-machine', { name, text: 'The Pokémon this is attached to may use its attack.', attacks })
