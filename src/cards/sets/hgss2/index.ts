/** Unleashed, as far as it is written. */
import type { Print } from '../../kit/index.ts'
import { trainers } from './trainers.ts'

export const hgss2: readonly Print[] = trainers
