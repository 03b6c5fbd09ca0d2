import {
  attack,
  defending,
  discardEnergy,
  energyOnSelf,
  flip,
  headsPer,
  heal,
  inflict,
  morePer,
  moveEnergyCard,
  pokemon,
  pokePowerAnyTimes,
  switchSelf,
  toUse,
} from '../../kit/index.ts'

const waterCyclone = moveEnergyCard({ whose: 'yours', type: 'water', from: 'active', to: 'bench' })

export const water = [
  pokemon('ecard2-19', {
    name: 'Kingdra',
    type: 'water',
    hp: 120,
    stage: 'stage2',
    from: 'Seadra',
    weakness: 'lightning',
    retreat: 3,
    powers: [pokePowerAnyTimes('Water Cyclone', waterCyclone)],
    attacks: [attack('Rapids', 'WWCC', 50, flip({ heads: discardEnergy({ from: defending, cards: 1 }) }))],
  }),
  pokemon('ecard2-58', {
    name: 'Seadra',
    type: 'water',
    hp: 70,
    stage: 'stage1',
    from: 'Horsea',
    weakness: 'lightning',
    retreat: 1,
    attacks: [
      attack('Wave Splash', 'W', 20),
      attack('Water Bullet', 'CCC', '30+', morePer(10, headsPer(energyOnSelf('water')))),
    ],
  }),
  pokemon('ecard2-85', {
    name: 'Horsea',
    type: 'water',
    hp: 50,
    weakness: 'lightning',
    retreat: 1,
    attacks: [attack('Reverse Thrust', 'CC', 20, switchSelf)],
  }),
  pokemon('ecard2-113', {
    name: 'Tentacool',
    type: 'water',
    hp: 50,
    weakness: 'lightning',
    retreat: 1,
    attacks: [
      attack('Poison Sting', 'C', 0, flip({ heads: inflict('poisoned') })),
      attack('Recover', 'W', 0, toUse(discardEnergy({ cards: 1, type: 'water' })), heal('all')),
    ],
  }),
]
