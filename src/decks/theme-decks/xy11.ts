/** The theme decks of Steam Siege. */
import type { ThemeDeck } from './theme-deck.ts'

export const xy11: readonly ThemeDeck[] = [
  {
    id: 'd-xy11-1',
    set: 'xy11',
    name: 'Gears of Fire',
    ruleset: 'xy-2016',
    types: ['fire', 'metal'],
    about:
      'Spend Fire Energy, then bring it back: Volcanion charges the Bench from the discard pile, and Klinklang doubles its spin when it attacks twice in a row.',
    cards: [
      ['xy11-25', 2], // Volcanion
      ['xy11-19', 2], // Monferno
      ['xy11-18', 3], // Chimchar
      ['xy11-23', 1], // Pyroar
      ['xy11-22', 3], // Litleo
      ['xy11-17', 2], // Rapidash
      ['xy11-16', 3], // Ponyta
      ['xy11-73', 2], // Klinklang
      ['xy11-72', 3], // Klang
      ['xy11-71', 3], // Klink
      ['xy11-89', 3], // Persian
      ['xy11-88', 3], // Meowth
      ['xy5-126', 2], // Energy Retrieval
      ['xy1-116', 1], // Evosoda
      ['xy11-103', 2], // Ninja Boy
      ['xy2-93', 1], // Pokémon Center Lady
      ['xy8-146', 2], // Professor's Letter
      ['xy10-111', 1], // Shauna
      ['xy9-112', 2], // Tierno
      ['xy10-113', 1], // Ultra Ball
      ['g1-76', 11], // Fire Energy
      ['g1-82', 7], // Metal Energy
    ],
  },
  {
    id: 'd-xy11-2',
    set: 'xy11',
    name: 'Ring of Lightning',
    ruleset: 'xy-2016',
    types: ['psychic', 'lightning'],
    about:
      'Damage goes where you want it: Hoopa hits two Pokémon for one Energy, Drifblim spreads eight counters, and Ampharos either hits harder or paralyzes.',
    cards: [
      ['xy11-51', 2], // Hoopa
      ['xy11-47', 2], // Drifblim
      ['xy11-46', 3], // Drifloon
      ['xy11-49', 2], // Lampent
      ['xy11-48', 3], // Litwick
      ['xy11-42', 1], // Galvantula
      ['xy11-41', 3], // Joltik
      ['xy11-40', 2], // Ampharos
      ['xy11-39', 2], // Flaaffy
      ['xy11-38', 3], // Mareep
      ['xy11-91', 2], // Ambipom
      ['xy11-90', 3], // Aipom
      ['xy11-97', 2], // Hawlucha
      ['xy5-126', 2], // Energy Retrieval
      ['xy1-116', 1], // Evosoda
      ['xy11-103', 2], // Ninja Boy
      ['xy9-106', 1], // Potion
      ['xy8-146', 2], // Professor's Letter
      ['xy10-111', 1], // Shauna
      ['xy9-112', 2], // Tierno
      ['xy10-113', 1], // Ultra Ball
      ['g1-79', 10], // Psychic Energy
      ['g1-78', 8], // Lightning Energy
    ],
  },
]
