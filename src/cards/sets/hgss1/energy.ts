import { anyType, basicEnergy, hurtsWhenAttached, specialEnergy } from '../../kit/index.ts'

export const energy = [
  specialEnergy('hgss1-103', {
    name: 'Double Colorless Energy',
    text: 'This card is 2 Colorless Energy.',
    provides: [['colorless'], ['colorless']],
  }),
  specialEnergy('hgss1-104', {
    name: 'Rainbow Energy',
    text: 'In play, this card is 1 Energy of any type you need, one type at a time. Elsewhere it is Colorless. When you attach it from your hand to a Pokémon, put a damage counter on that Pokémon.',
    provides: [anyType],
    moments: hurtsWhenAttached(1),
  }),
  basicEnergy('hgss1-115', 'grass'),
  basicEnergy('hgss1-116', 'fire'),
  basicEnergy('hgss1-117', 'water'),
  basicEnergy('hgss1-118', 'lightning'),
  basicEnergy('hgss1-119', 'psychic'),
  basicEnergy('hgss1-120', 'fighting'),
  basicEnergy('hgss1-121', 'darkness'),
  basicEnergy('hgss1-122', 'metal'),
]
