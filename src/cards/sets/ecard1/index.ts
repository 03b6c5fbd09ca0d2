/** Expedition, as far as it is written. */
import type { Print } from '../../kit/index.ts'
import { energy } from './energy.ts'
import { trainers } from './trainers.ts'

export const ecard1: readonly Print[] = [...trainers, ...energy]
