/** The theme decks of HeartGold & SoulSilver. */
import type { ThemeDeck } from './theme-deck.ts'

export const hgss1: readonly ThemeDeck[] = [
  {
    id: 'd-hgss1-1',
    set: 'hgss1',
    name: 'Growth Clash',
    ruleset: 'hgss-2010',
    types: ['grass', 'fighting'],
    about:
      'Sturdy and patient: Meganium puts to sleep or heals itself, Metapod frees Grass Pokémon from their Weakness, and Furret fetches whoever is missing.',
    cards: [
      ['hgss1-26', 1], // Meganium
      ['hgss1-35', 2], // Bayleef
      ['hgss1-59', 4], // Chikorita
      ['hgss1-21', 1], // Furret
      ['hgss1-80', 4], // Sentret
      ['hgss1-29', 1], // Sandslash
      ['hgss1-79', 4], // Sandshrew
      ['hgss1-46', 2], // Metapod
      ['hgss1-57', 4], // Caterpie
      ['hgss1-75', 2], // Meowth
      ['hgss1-89', 2], // Bill
      ['hgss1-94', 1], // Moomoo Milk
      ['hgss1-98', 2], // Pokémon Communication
      ['hgss1-99', 2], // Pokémon Reversal
      ['hgss1-102', 2], // Switch
      ['hgss1-101', 1], // Professor Oak's New Theory
      ['hgss1-95', 1], // Poké Ball
      ['hgss1-115', 13], // Grass Energy
      ['hgss1-120', 11], // Fighting Energy
    ],
  },
  {
    id: 'd-hgss1-2',
    set: 'hgss1',
    name: 'Ember Spark',
    ruleset: 'hgss-2010',
    types: ['fire', 'lightning'],
    about:
      'The hardest hitter of its three: Typhlosion for 120, Arcanine for 90; Mareep pulls Lightning Energy out of the deck and Noctowl draws an extra card each turn.',
    cards: [
      ['hgss1-32', 1], // Typhlosion
      ['hgss1-49', 2], // Quilava
      ['hgss1-61', 4], // Cyndaquil
      ['hgss1-1', 1], // Arcanine
      ['hgss1-65', 4], // Growlithe
      ['hgss1-8', 1], // Noctowl
      ['hgss1-66', 4], // Hoothoot
      ['hgss1-42', 2], // Flaaffy
      ['hgss1-73', 4], // Mareep
      ['hgss1-78', 2], // Pikachu
      ['hgss1-90', 1], // Copycat
      ['hgss1-94', 2], // Moomoo Milk
      ['hgss1-98', 2], // Pokémon Communication
      ['hgss1-99', 2], // Pokémon Reversal
      ['hgss1-101', 2], // Professor Oak's New Theory
      ['hgss1-102', 2], // Switch
      ['hgss1-116', 14], // Fire Energy
      ['hgss1-118', 10], // Lightning Energy
    ],
  },
  {
    id: 'd-hgss1-3',
    set: 'hgss1',
    name: 'Mind Flood',
    ruleset: 'hgss-2010',
    types: ['water', 'psychic'],
    about:
      'Drowzee drags a victim forward and puts it to sleep, Hypno keeps trying to, and Feraligatr wears down the whole other side at once.',
    cards: [
      ['hgss1-20', 1], // Feraligatr
      ['hgss1-38', 2], // Croconaw
      ['hgss1-86', 4], // Totodile
      ['hgss1-18', 1], // Exeggutor
      ['hgss1-63', 4], // Exeggcute
      ['hgss1-23', 1], // Hypno
      ['hgss1-62', 4], // Drowzee
      ['hgss1-52', 2], // Slowbro
      ['hgss1-81', 4], // Slowpoke
      ['hgss1-69', 2], // Jynx
      ['hgss1-89', 2], // Bill
      ['hgss1-93', 1], // Full Heal
      ['hgss1-95', 2], // Poké Ball
      ['hgss1-100', 2], // Professor Elm's Training Method
      ['hgss1-101', 2], // Professor Oak's New Theory
      ['hgss1-94', 2], // Moomoo Milk
      ['hgss1-117', 13], // Water Energy
      ['hgss1-119', 11], // Psychic Energy
    ],
  },
]
