/** The theme decks of Aquapolis. */
import type { ThemeDeck } from './theme-deck.ts'

export const ecard2: readonly ThemeDeck[] = [
  {
    id: 'd-ecard2-1',
    set: 'ecard2',
    name: 'Rock Garden',
    ruleset: 'ecard-2002',
    types: ['fighting', 'grass'],
    about:
      'Small Grass Pokémon poison and put to sleep while Nidoking and Onix gather Energy; the big hits want lucky coins, and Blissey mends the Bench.',
    cards: [
      ['ecard2-96', 4], // Nidoran ♂
      ['ecard2-55', 2], // Nidorino
      ['ecard2-24', 1], // Nidoking
      ['ecard2-76', 3], // Exeggcute
      ['ecard2-12', 1], // Exeggutor
      ['ecard2-69', 3], // Chansey
      ['ecard2-6', 1], // Blissey
      ['ecard2-72', 3], // Cubone
      ['ecard2-54', 1], // Marowak
      ['ecard2-98', 2], // Onix
      ['ecard2-111', 2], // Spinarak
      ['ecard1-156', 4], // Potion
      ['ecard1-137', 3], // Bill's Maintenance
      ['ecard2-123', 2], // Forest Guardian
      ['ecard2-130', 2], // Pokémon Fan Club
      ['ecard2-136', 1], // Town Volunteers
      ['ecard1-162', 13], // Grass Energy
      ['ecard1-160', 12], // Fighting Energy
    ],
  },
  {
    id: 'd-ecard2-2',
    set: 'ecard2',
    name: 'Abyss',
    ruleset: 'ecard-2002',
    types: ['fire', 'water'],
    about:
      'Horsea strikes and steps back, Kingdra passes Water Energy on to the Bench before it is lost, and Porygon2 refills a small hand.',
    cards: [
      ['ecard2-116', 3], // Vulpix
      ['ecard2-25', 1], // Ninetales
      ['ecard2-85', 4], // Horsea
      ['ecard2-58', 2], // Seadra
      ['ecard2-19', 1], // Kingdra
      ['ecard2-103', 3], // Porygon
      ['ecard2-28', 1], // Porygon2
      ['ecard2-94', 2], // Miltank
      ['ecard2-113', 2], // Tentacool
      ['ecard2-86', 2], // Houndour
      ['ecard1-155', 4], // Moo-Moo Milk
      ['ecard1-149', 3], // Professor Oak's Research
      ['ecard2-123', 3], // Forest Guardian
      ['ecard2-126', 2], // Juggler
      ['ecard2-136', 1], // Town Volunteers
      ['ecard1-165', 14], // Water Energy
      ['ecard1-161', 12], // Fire Energy
    ],
  },
]
