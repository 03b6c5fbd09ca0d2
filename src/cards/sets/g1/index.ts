/** Generations, as far as it is written. */
import { basicEnergy, type Print } from '../../kit/index.ts'

export const g1: readonly Print[] = [
  basicEnergy('g1-76', 'fire'),
  basicEnergy('g1-78', 'lightning'),
  basicEnergy('g1-79', 'psychic'),
  basicEnergy('g1-82', 'metal'),
]
