/** Steam Siege, as far as it is written. */
import type { Print } from '../../kit/index.ts'
import { colorless } from './colorless.ts'
import { fire } from './fire.ts'
import { lightning } from './lightning.ts'
import { metal } from './metal.ts'
import { psychic } from './psychic.ts'
import { trainers } from './trainers.ts'

export const xy11: readonly Print[] = [...fire, ...lightning, ...psychic, ...metal, ...colorless, ...trainers]
