import {
  anyPokemon,
  basicPokemon,
  cureActive,
  dragForward,
  drawCards,
  evolution,
  flip,
  healByCoins,
  item,
  newHand,
  searchDeck,
  supporter,
  switchOwn,
} from '../../kit/index.ts'

export const trainers = [
  supporter('hgss1-89', 'Bill', drawCards(2)),
  item('hgss1-93', 'Full Heal', cureActive),
  item('hgss1-94', 'Moomoo Milk', healByCoins({ coins: 2, each: 30 })),
  item('hgss1-95', 'Poké Ball', flip({ heads: searchDeck({ for: anyPokemon, upTo: 1 }) })),
  supporter('hgss1-97', 'Pokémon Collector', searchDeck({ for: basicPokemon, upTo: 3 })),
  item('hgss1-99', 'Pokémon Reversal', flip({ heads: dragForward })),
  supporter('hgss1-100', "Professor Elm's Training Method", searchDeck({ for: evolution, upTo: 1 })),
  supporter('hgss1-101', "Professor Oak's New Theory", newHand(6)),
  item('hgss1-102', 'Switch', switchOwn),
]
