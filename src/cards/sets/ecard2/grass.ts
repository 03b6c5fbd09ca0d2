import {
  attachFrom,
  attack,
  energyCard,
  energyOnSelf,
  flip,
  hitPer,
  hurtSelf,
  inflict,
  oneOfTheirBenched,
  pokemon,
  timesHeadsPerEnergySpent,
} from '../../kit/index.ts'

export const grass = [
  pokemon('ecard2-12', {
    name: 'Exeggutor',
    type: 'grass',
    hp: 80,
    stage: 'stage1',
    from: 'Exeggcute',
    weakness: 'fire',
    retreat: 1,
    attacks: [
      attack('Super Eggsplosion', 'C', '40×', timesHeadsPerEnergySpent),
      attack('Called Shot', 'G', 0, hitPer(10, energyOnSelf('grass'), oneOfTheirBenched())),
    ],
  }),
  pokemon('ecard2-55', {
    name: 'Nidorino',
    type: 'grass',
    hp: 70,
    stage: 'stage1',
    from: 'Nidoran ♂',
    weakness: 'psychic',
    retreat: 1,
    attacks: [
      attack('Poison Horn', 'G', 10, flip({ heads: inflict('poisoned') })),
      attack('Take Down', 'CCC', 40, hurtSelf(10)),
    ],
  }),
  pokemon('ecard2-76', {
    name: 'Exeggcute',
    type: 'grass',
    hp: 40,
    weakness: 'fire',
    retreat: 1,
    attacks: [
      attack('Growth Spurt', 'C', 0, attachFrom({ from: 'hand', kind: energyCard })),
      attack('Sleep Powder', 'G', 10, inflict('asleep')),
    ],
  }),
  pokemon('ecard2-96', {
    name: 'Nidoran ♂',
    type: 'grass',
    hp: 50,
    weakness: 'psychic',
    retreat: 1,
    attacks: [attack('Poison Horn', 'G', 0, flip({ heads: inflict('poisoned') })), attack('Scratch', 'CC', 20)],
  }),
  pokemon('ecard2-111', {
    name: 'Spinarak',
    type: 'grass',
    hp: 40,
    weakness: 'psychic',
    retreat: 1,
    attacks: [attack('Sharp Stinger', 'G', 0, flip({ heads: inflict('poisoned'), tails: inflict('paralyzed') }))],
  }),
]
