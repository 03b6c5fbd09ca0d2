import { attack, moreOnHeads, pokemon, spendAllEnergy, timesHeadsUntilTails } from '../../kit/index.ts'

export const lightning = [
  pokemon('hgss1-10', {
    name: 'Raichu',
    type: 'lightning',
    hp: 90,
    stage: 'stage1',
    from: 'Pikachu',
    weakness: 'fighting',
    resistance: ['metal', 20],
    attacks: [attack('Iron Tail', 'C', '30×', timesHeadsUntilTails), attack('Thunderbolt', 'LL', 100, spendAllEnergy)],
  }),
  pokemon('hgss1-78', {
    name: 'Pikachu',
    type: 'lightning',
    hp: 60,
    weakness: 'fighting',
    resistance: ['metal', 20],
    retreat: 1,
    attacks: [attack('Tail Slap', 'C', 10), attack('Quick Attack', 'LC', '20+', moreOnHeads(10))],
  }),
]
