import {
  attack,
  defenderHasCondition,
  dragForward,
  flip,
  inflict,
  moreIf,
  newDefending,
  onNewDefender,
  passCounters,
  pokemon,
  weighDefender,
} from '../../kit/index.ts'

export const psychic = [
  pokemon('hgss3-2', {
    name: 'Espeon',
    type: 'psychic',
    hp: 90,
    stage: 'stage1',
    from: 'Eevee',
    weakness: 'psychic',
    retreat: 1,
    attacks: [
      attack('Solar Suggestion', 'P', 0, passCounters(4, 'up-to')),
      attack('Psybeam', 'PC', 30, flip({ heads: inflict('confused') })),
    ],
  }),
  pokemon('hgss3-31', {
    name: 'Muk',
    type: 'psychic',
    hp: 100,
    stage: 'stage1',
    from: 'Grimer',
    weakness: 'psychic',
    retreat: 3,
    attacks: [
      attack('Sludge Drag', 'P', 0, onNewDefender(dragForward, inflict(['confused', 'poisoned'], newDefending))),
      attack('Pester', 'PCC', '50+', moreIf(30, defenderHasCondition)),
    ],
  }),
  pokemon('hgss3-50', {
    name: 'Grimer',
    type: 'psychic',
    hp: 60,
    weakness: 'psychic',
    retreat: 2,
    attacks: [attack('Sticky Liquid', 'P', 0, weighDefender(1)), attack('Sludge Toss', 'CC', 20)],
  }),
]
