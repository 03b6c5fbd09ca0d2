/** Aquapolis, as far as it is written. */
import type { Print } from '../../kit/index.ts'
import { colorless } from './colorless.ts'
import { fighting } from './fighting.ts'
import { fire } from './fire.ts'
import { grass } from './grass.ts'
import { trainers } from './trainers.ts'
import { water } from './water.ts'

export const ecard2: readonly Print[] = [...grass, ...fire, ...water, ...fighting, ...colorless, ...trainers]
