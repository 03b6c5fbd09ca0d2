/** Primal Clash, as far as it is written. */
import { basicEnergyCard, exactly, item, type Print, recover } from '../../kit/index.ts'

export const xy5: readonly Print[] = [
  item('xy5-126', 'Energy Retrieval', recover({ for: basicEnergyCard, amount: exactly(2), to: 'hand' })),
]
