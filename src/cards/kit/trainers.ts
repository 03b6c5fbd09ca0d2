/** Trainers that are made of deeds. */

import type { Modifiers } from '../../engine/modifiers.ts'
import type { Moments } from '../../engine/moments.ts'
import type { Attack, TrainerPrint } from '../../engine/print.ts'
import { printOf } from '../../engine/rules.ts'
import { conditionsOf, type Deed, inOrder, sentences } from './clause.ts'
import { trainer } from './facts.ts'

const made =
  (kind: 'item' | 'supporter') =>
  (id: string, name: string, ...deeds: readonly Deed[]): TrainerPrint => {
    const { can, inVain, run } = inOrder(deeds)
    const conditions = conditionsOf(deeds).map(each => `You can play this card only if ${each}.`)
    return trainer(id, kind, { name, text: [...conditions, sentences(deeds)].join(' '), can, inVain, play: run })
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
    text: `Once in your turn, you may do this: ${sentences(deeds)} Your opponent may do the same in their turn.`,
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
  trainer(id, 'technical-machine', {
    name,
    text: 'The Pokémon this card is attached to may use the attack on this card.',
    attacks,
  })
