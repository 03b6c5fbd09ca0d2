/** Undaunted, as far as it is written. */
import type { Print } from '../../kit/index.ts'
import { colorless } from './colorless.ts'
import { darkness } from './darkness.ts'
import { grass } from './grass.ts'
import { metal } from './metal.ts'
import { psychic } from './psychic.ts'
import { trainers } from './trainers.ts'

export const hgss3: readonly Print[] = [...grass, ...psychic, ...darkness, ...metal, ...colorless, ...trainers]
