/** XY, as far as it is written. */
import { evolveFromDeck, item, notInFirstTurn, type Print } from '../../kit/index.ts'

export const xy1: readonly Print[] = [item('xy1-116', 'Evosoda', notInFirstTurn, evolveFromDeck)]
