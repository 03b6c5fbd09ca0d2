/** What coins are flipped for. */
import type { CoinReason } from '../../../engine/view.ts'

const REASONS: Readonly<Record<CoinReason, string>> = {
  'first-player': 'for the first turn',
  baby: 'for the Baby Pokémon',
  confused: 'against the confusion',
  retreat: 'to get away',
  asleep: 'to wake up',
  burned: 'for the burn',
  smokescreen: 'to attack at all',
  afterimage: 'against the damage',
}

/** "to wake up", "for Fury Swipes" */
export const coinReason = (reason: string): string =>
  Object.hasOwn(REASONS, reason) ? REASONS[reason as CoinReason] : `for ${reason}`
