/** The theme decks of Undaunted. */
import type { ThemeDeck } from './theme-deck.ts'

export const hgss3: readonly ThemeDeck[] = [
  {
    id: 'd-hgss3-1',
    set: 'hgss3',
    name: 'Daybreak',
    ruleset: 'hgss-2010',
    types: ['psychic', 'grass'],
    about:
      'Take the damage, then give it away: Espeon moves counters across the table, Bellossom and Togekiss heal, Togetic finds any card you need.',
    cards: [
      ['hgss3-2', 2], // Espeon
      ['hgss3-48', 4], // Eevee
      ['hgss3-1', 1], // Bellossom
      ['hgss3-27', 2], // Gloom
      ['hgss3-60', 2], // Oddish
      ['hgss3-11', 1], // Dodrio
      ['hgss3-45', 2], // Doduo
      ['hgss3-31', 2], // Muk
      ['hgss3-50', 2], // Grimer
      ['hgss3-9', 1], // Togekiss
      ['hgss3-39', 2], // Togetic
      ['hgss3-70', 2], // Togepi
      ['hgss3-34', 2], // Raticate
      ['hgss3-64', 2], // Rattata
      ['hgss3-36', 2], // Scyther
      ['hgss3-73', 2], // Energy Exchanger
      ['hgss2-77', 2], // Interviewer's Questions
      ['hgss2-79', 2], // Life Herb
      ['hgss1-95', 2], // Poké Ball
      ['hgss3-76', 1], // Ruins of Alph
      ['hgss3-77', 2], // Sage's Training
      ['hgss3-78', 2], // Team Rocket's Trickery
      ['hgss1-115', 10], // Grass Energy
      ['hgss1-119', 8], // Psychic Energy
    ],
  },
  {
    id: 'd-hgss3-2',
    set: 'hgss3',
    name: 'Nightfall',
    ruleset: 'hgss-2010',
    types: ['darkness', 'metal'],
    about:
      'Metal in front, mischief behind: Metagross flips four coins for 50 each, Skuntank always poisons or paralyzes, and Honchkrow grows with every fallen Darkness Pokémon.',
    cards: [
      ['hgss3-10', 2], // Umbreon
      ['hgss3-47', 4], // Eevee
      ['hgss3-18', 1], // Metagross
      ['hgss3-30', 2], // Metang
      ['hgss3-43', 2], // Beldum
      ['hgss3-16', 1], // Honchkrow
      ['hgss3-58', 2], // Murkrow
      ['hgss3-29', 2], // Lairon
      ['hgss3-42', 2], // Aron
      ['hgss3-37', 2], // Skuntank
      ['hgss3-69', 2], // Stunky
      ['hgss3-54', 2], // Houndour
      ['hgss3-56', 2], // Mawile
      ['hgss3-21', 1], // Skarmory
      ['hgss3-35', 2], // Sableye
      ['hgss1-102', 2], // Switch
      ['hgss1-98', 2], // Pokémon Communication
      ['hgss3-71', 1], // Burned Tower
      ['hgss1-93', 2], // Full Heal
      ['hgss3-73', 2], // Energy Exchanger
      ['hgss2-77', 2], // Interviewer's Questions
      ['hgss3-77', 2], // Sage's Training
      ['hgss1-121', 7], // Darkness Energy
      ['hgss1-122', 11], // Metal Energy
    ],
  },
]
