import { attack, chargeAttack, pokemon, takesLessPerRetreatCost, timesHeads } from '../../kit/index.ts'

export const metal = [
  pokemon('xy11-71', {
    name: 'Klink',
    type: 'metal',
    hp: 50,
    weakness: 'fire',
    resistance: ['psychic', 20],
    retreat: 2,
    attacks: [attack('Disorderly Flip', 'M', '10×', timesHeads(4))],
  }),
  pokemon('xy11-72', {
    name: 'Klang',
    type: 'metal',
    hp: 80,
    stage: 'stage1',
    from: 'Klink',
    weakness: 'fire',
    resistance: ['psychic', 20],
    retreat: 2,
    attacks: [attack('Vice Grip', 'MC', 30), attack('Disorderly Flip', 'MMC', '30×', timesHeads(4))],
  }),
  pokemon('xy11-73', {
    name: 'Klinklang',
    type: 'metal',
    hp: 140,
    stage: 'stage2',
    from: 'Klang',
    weakness: 'fire',
    resistance: ['psychic', 20],
    retreat: 3,
    powers: [takesLessPerRetreatCost('Heavy Bumper', 10)],
    attacks: [attack('Gear Spinner', 'MMC', 70, chargeAttack('Gear Spinner', 70))],
  }),
]
