/** HeartGold & SoulSilver, as far as it is written. */
import type { Print } from '../../kit/index.ts'
import { energy } from './energy.ts'
import { fighting } from './fighting.ts'
import { fire } from './fire.ts'
import { lightning } from './lightning.ts'
import { trainers } from './trainers.ts'
import { water } from './water.ts'

export const hgss1: readonly Print[] = [...fire, ...water, ...lightning, ...fighting, ...trainers, ...energy]
