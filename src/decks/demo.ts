/** Two decks that know how to meet each other: each has what the other is weak to. */
import type { CardId } from '../engine/ids.ts'

export interface Deck {
  readonly name: string
  readonly cards: readonly CardId[]
}

const deck = (name: string, counts: Readonly<Record<CardId, number>>): Deck => ({
  name,
  cards: Object.entries(counts).flatMap(([card, count]) => Array<CardId>(count).fill(card)),
})

export const DEMO_DECKS: readonly [Deck, Deck] = [
  deck('Spark & Ember', {
    'hgss1-65': 4, // Growlithe
    'hgss1-1': 3, // Arcanine
    'hgss1-61': 4, // Cyndaquil
    'hgss1-49': 2, // Quilava
    'hgss1-32': 2, // Typhlosion
    'hgss1-87': 2, // Vulpix
    'hgss1-7': 2, // Ninetales
    'hgss1-78': 4, // Pikachu
    'hgss1-10': 3, // Raichu
    'hgss1-89': 2, // Bill
    'hgss1-97': 4, // Pokémon Collector
    'hgss1-100': 2, // Professor Elm's Training Method
    'hgss1-101': 2, // Professor Oak's New Theory
    'hgss1-94': 2, // Moomoo Milk
    'hgss1-99': 1, // Pokémon Reversal
    'hgss1-102': 1, // Switch
    'hgss1-116': 12, // Fire Energy
    'hgss1-118': 8, // Lightning Energy
  }),
  deck('Tide & Stone', {
    'hgss1-86': 4, // Totodile
    'hgss1-38': 2, // Croconaw
    'hgss1-20': 2, // Feraligatr
    'hgss1-74': 4, // Marill
    'hgss1-2': 2, // Azumarill
    'hgss1-24': 1, // Lapras
    'hgss1-50': 1, // Qwilfish
    'hgss1-79': 4, // Sandshrew
    'hgss1-29': 4, // Sandslash
    'hgss1-89': 2, // Bill
    'hgss1-97': 4, // Pokémon Collector
    'hgss1-100': 2, // Professor Elm's Training Method
    'hgss1-101': 2, // Professor Oak's New Theory
    'hgss1-94': 1, // Moomoo Milk
    'hgss1-93': 2, // Full Heal
    'hgss1-95': 2, // Poké Ball
    'hgss1-102': 1, // Switch
    'hgss1-117': 12, // Water Energy
    'hgss1-120': 8, // Fighting Energy
  }),
]
