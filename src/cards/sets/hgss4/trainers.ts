import { anyCard, hitHarder, onlyIfBehind, searchDeck, supporter } from '../../kit/index.ts'

export const trainers = [
  supporter('hgss4-85', 'Black Belt', onlyIfBehind, hitHarder(40)),
  supporter('hgss4-89', 'Twins', onlyIfBehind, searchDeck({ for: anyCard, upTo: 2, must: true })),
]
