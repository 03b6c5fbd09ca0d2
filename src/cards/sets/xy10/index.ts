/** Fates Collide, as far as it is written. */
import { anyPokemon, discardOthers, item, newHand, type Print, searchDeck, supporter } from '../../kit/index.ts'

export const xy10: readonly Print[] = [
  supporter('xy10-111', 'Shauna', newHand(5)),
  item('xy10-113', 'Ultra Ball', discardOthers(2), searchDeck({ for: anyPokemon })),
]
