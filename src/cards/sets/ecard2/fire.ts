import {
  attachFrom,
  attack,
  defenderIs,
  discardPileHas,
  energyOf,
  flip,
  inflict,
  inflictChosen,
  moreIf,
  pokemon,
  when,
} from '../../kit/index.ts'

const fireEnergy = energyOf('fire')

export const fire = [
  pokemon('ecard2-25', {
    name: 'Ninetales',
    type: 'fire',
    hp: 80,
    stage: 'stage1',
    from: 'Vulpix',
    weakness: 'water',
    retreat: 1,
    attacks: [
      attack('Miracle Tail', 'R', 10, flip({ heads: inflictChosen })),
      attack('Roasting Heat', 'RCC', '40+', moreIf(20, defenderIs('burned'))),
    ],
  }),
  pokemon('ecard2-86', {
    name: 'Houndour',
    type: 'fire',
    hp: 50,
    weakness: 'water',
    retreat: 1,
    attacks: [attack('Singe', 'C', 0, flip({ heads: inflict('burned') })), attack('Flare', 'RC', 20)],
  }),
  pokemon('ecard2-116', {
    name: 'Vulpix',
    type: 'fire',
    hp: 50,
    weakness: 'water',
    retreat: 1,
    attacks: [
      attack(
        'Collect Fire',
        'R',
        10,
        when(discardPileHas(fireEnergy), flip({ heads: attachFrom({ from: 'discard', kind: fireEnergy }) })),
      ),
    ],
  }),
]
