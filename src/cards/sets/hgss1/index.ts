/** HeartGold & SoulSilver, as far as it is written. */
import type { Print } from '../../kit/index.ts'
import { colorless } from './colorless.ts'
import { energy } from './energy.ts'
import { fighting } from './fighting.ts'
import { fire } from './fire.ts'
import { grass } from './grass.ts'
import { legends } from './legends.ts'
import { lightning } from './lightning.ts'
import { primes } from './primes.ts'
import { psychic } from './psychic.ts'
import { trainers } from './trainers.ts'
import { water } from './water.ts'

export const hgss1: readonly Print[] = [
  ...grass,
  ...fire,
  ...water,
  ...lightning,
  ...psychic,
  ...fighting,
  ...colorless,
  ...trainers,
  ...energy,
  ...primes,
  ...legends,
]
