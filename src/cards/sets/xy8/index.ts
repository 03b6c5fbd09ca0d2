/** BREAKthrough, as far as it is written. */
import { basicEnergyCard, item, type Print, searchDeck } from '../../kit/index.ts'

export const xy8: readonly Print[] = [
  item('xy8-146', "Professor's Letter", searchDeck({ for: basicEnergyCard, upTo: 2 })),
]
