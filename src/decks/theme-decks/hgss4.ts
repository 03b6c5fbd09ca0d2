/** The theme decks of Triumphant. */
import type { ThemeDeck } from './theme-deck.ts'

export const hgss4: readonly ThemeDeck[] = [
  {
    id: 'd-hgss4-1',
    set: 'hgss4',
    name: 'Verdant Frost',
    ruleset: 'hgss-2010',
    types: ['grass', 'water'],
    about:
      'Hurts the Bench first: Yanmega pricks one Pokémon, Mamoswine storms over all that are wounded, and Golduck counts every Water Energy on your side.',
    cards: [
      ['hgss4-5', 2], // Mamoswine
      ['hgss4-48', 2], // Piloswine
      ['hgss4-79', 4], // Swinub
      ['hgss4-54', 2], // Yanmega
      ['hgss4-84', 2], // Yanma
      ['hgss4-24', 1], // Kricketune
      ['hgss4-65', 2], // Kricketot
      ['hgss4-22', 1], // Golduck
      ['hgss4-74', 2], // Psyduck
      ['hgss4-11', 1], // Venomoth
      ['hgss4-81', 2], // Venonat
      ['hgss4-53', 2], // Weepinbell
      ['hgss4-57', 2], // Bellsprout
      ['hgss4-50', 2], // Tentacruel
      ['hgss4-80', 2], // Tentacool
      ['hgss4-85', 2], // Black Belt
      ['hgss3-73', 2], // Energy Exchanger
      ['hgss2-77', 2], // Interviewer's Questions
      ['hgss1-95', 1], // Poké Ball
      ['hgss1-98', 2], // Pokémon Communication
      ['hgss1-100', 2], // Professor Elm's Training Method
      ['hgss1-101', 2], // Professor Oak's New Theory
      ['hgss1-115', 9], // Grass Energy
      ['hgss1-117', 9], // Water Energy
    ],
  },
  {
    id: 'd-hgss4-2',
    set: 'hgss4',
    name: 'Royal Guard',
    ruleset: 'hgss-2010',
    types: ['psychic', 'fighting'],
    about:
      'Machamp fights for a single Energy and Nidoking leaves poison behind, while Gastly and Haunter put damage counters wherever they please.',
    cards: [
      ['hgss4-6', 2], // Nidoking
      ['hgss4-46', 2], // Nidorino
      ['hgss4-70', 4], // Nidoran ♂
      ['hgss4-26', 1], // Machamp
      ['hgss4-40', 2], // Machoke
      ['hgss4-67', 2], // Machop
      ['hgss4-44', 2], // Marowak
      ['hgss4-60', 2], // Cubone
      ['hgss4-23', 1], // Grumpig
      ['hgss4-77', 2], // Spoink
      ['hgss4-35', 2], // Haunter
      ['hgss4-63', 2], // Gastly
      ['hgss4-14', 1], // Banette
      ['hgss4-75', 2], // Shuppet
      ['hgss4-76', 2], // Skorupi
      ['hgss3-73', 2], // Energy Exchanger
      ['hgss2-77', 2], // Interviewer's Questions
      ['hgss2-79', 2], // Life Herb
      ['hgss1-95', 2], // Poké Ball
      ['hgss1-100', 2], // Professor Elm's Training Method
      ['hgss1-101', 1], // Professor Oak's New Theory
      ['hgss4-89', 2], // Twins
      ['hgss1-120', 10], // Fighting Energy
      ['hgss1-119', 8], // Psychic Energy
    ],
  },
]
