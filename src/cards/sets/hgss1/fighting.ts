import { attack, flip, inflict, pokemon, shieldSelf, timesHeads } from '../../kit/index.ts'

export const fighting = [
  pokemon('hgss1-29', {
    name: 'Sandslash',
    type: 'fighting',
    hp: 80,
    stage: 'stage1',
    from: 'Sandshrew',
    weakness: 'water',
    resistance: ['lightning', 20],
    attacks: [
      attack('Poison Sting', 'FC', 30, inflict('poisoned')),
      attack('Fury Swipes', 'FCC', '30×', timesHeads(3)),
    ],
  }),
  pokemon('hgss1-79', {
    name: 'Sandshrew',
    type: 'fighting',
    hp: 60,
    weakness: 'water',
    resistance: ['lightning', 20],
    retreat: 1,
    attacks: [attack('Defense Curl', 'C', 0, flip({ heads: shieldSelf })), attack('Rollout', 'F', 10)],
  }),
]
