import {
  attachFromTop,
  attack,
  discardEachType,
  discardEnergy,
  energyBecomes,
  pokemon,
  toUse,
  whenBenched,
} from '../../kit/index.ts'

type Half = 'top' | 'bottom'

const hoOh = (id: string, half: Half) =>
  pokemon(id, {
    name: 'Ho-Oh LEGEND',
    type: 'fire',
    hp: 140,
    stage: 'legend',
    half,
    weakness: 'water',
    resistance: ['fighting', 20],
    retreat: 2,
    powers: [energyBecomes('Sacred Rainbow', 'fire')],
    attacks: [attack('Bright Wing', 'RRRR', 100, toUse(discardEnergy({ units: 1 })))],
  })

const lugia = (id: string, half: Half) =>
  pokemon(id, {
    name: 'Lugia LEGEND',
    type: 'water',
    hp: 130,
    stage: 'legend',
    half,
    weakness: 'lightning',
    resistance: ['fighting', 20],
    retreat: 1,
    powers: [whenBenched('Ocean Grow', 'power', attachFromTop(5))],
    attacks: [attack('Elemental Blast', 'RWL', 200, toUse(discardEachType(['fire', 'water', 'lightning'])))],
  })

export const legends = [
  hoOh('hgss1-111', 'top'),
  hoOh('hgss1-112', 'bottom'),
  lugia('hgss1-113', 'top'),
  lugia('hgss1-114', 'bottom'),
]
