/** Triumphant, as far as it is written. */
import type { Print } from '../../kit/index.ts'
import { fighting } from './fighting.ts'
import { grass } from './grass.ts'
import { psychic } from './psychic.ts'
import { trainers } from './trainers.ts'
import { water } from './water.ts'

export const hgss4: readonly Print[] = [...grass, ...water, ...psychic, ...fighting, ...trainers]
