import {
  basicEnergyCard,
  drawCards,
  energyCard,
  exactly,
  flip,
  item,
  notTwice,
  opponentDiscards,
  putOnDeck,
  recover,
  searchDeck,
  stadium,
  supporter,
  takeFromTop,
  usableStadium,
} from '../../kit/index.ts'

export const trainers = [
  notTwice(usableStadium('hgss3-71', 'Burned Tower', flip({ heads: recover({ for: basicEnergyCard, to: 'hand' }) }))),
  item('hgss3-73', 'Energy Exchanger', putOnDeck(energyCard), searchDeck({ for: energyCard, must: true })),
  notTwice(stadium('hgss3-76', 'Ruins of Alph', 'No Pokémon in play has any Resistance.', { resistances: () => [] })),
  supporter('hgss3-77', "Sage's Training", takeFromTop({ look: 5, take: exactly(2), rest: 'discarded' })),
  supporter('hgss3-78', "Team Rocket's Trickery", drawCards(2), opponentDiscards(1)),
]
