/** Flashfire, as far as it is written. */
import { healAndCure, oneOfYours, type Print, supporter } from '../../kit/index.ts'

export const xy2: readonly Print[] = [supporter('xy2-93', 'Pokémon Center Lady', healAndCure(60, oneOfYours()))]
