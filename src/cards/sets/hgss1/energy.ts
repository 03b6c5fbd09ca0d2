import { basicEnergy } from '../../kit/index.ts'

export const energy = [
  basicEnergy('hgss1-115', 'grass'),
  basicEnergy('hgss1-116', 'fire'),
  basicEnergy('hgss1-117', 'water'),
  basicEnergy('hgss1-118', 'lightning'),
  basicEnergy('hgss1-119', 'psychic'),
  basicEnergy('hgss1-120', 'fighting'),
  basicEnergy('hgss1-121', 'darkness'),
  basicEnergy('hgss1-122', 'metal'),
]
