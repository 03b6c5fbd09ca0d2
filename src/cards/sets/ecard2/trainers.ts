import {
  anyOf,
  anyPokemon,
  basicEnergyCard,
  basicOrBaby,
  discardToDraw,
  exactly,
  recover,
  searchDeck,
  shuffleDeck,
  supporter,
  takeFromTop,
} from '../../kit/index.ts'

export const trainers = [
  supporter('ecard2-123', 'Forest Guardian', shuffleDeck, takeFromTop({ look: 7, take: exactly(1), rest: 'shuffled' })),
  supporter('ecard2-126', 'Juggler', discardToDraw(basicEnergyCard, [3, 5])),
  supporter('ecard2-130', 'Pokémon Fan Club', searchDeck({ for: basicOrBaby, upTo: 2, to: 'bench' })),
  supporter(
    'ecard2-136',
    'Town Volunteers',
    recover({ for: anyOf(anyPokemon, basicEnergyCard), amount: exactly(5), to: 'deck' }),
  ),
]
