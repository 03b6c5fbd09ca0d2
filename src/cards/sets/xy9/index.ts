/** BREAKpoint, as far as it is written. */
import { drawCards, heal, item, oneOfYours, type Print, supporter } from '../../kit/index.ts'

export const xy9: readonly Print[] = [
  item('xy9-106', 'Potion', heal(30, oneOfYours())),
  supporter('xy9-112', 'Tierno', drawCards(3)),
]
