import { basicEnergy } from '../../kit/index.ts'

export const energy = [
  basicEnergy('ecard1-160', 'fighting'),
  basicEnergy('ecard1-161', 'fire'),
  basicEnergy('ecard1-162', 'grass'),
  basicEnergy('ecard1-165', 'water'),
]
