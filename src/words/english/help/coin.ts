/** The coin flipper: how often it showed heads so far. */
import type { SeenEvent } from '../../../engine/view.ts'

export type CoinFace = NonNullable<SeenEvent['face']>

export interface Coins {
  readonly heads: number
  readonly flips: number
}

export const NO_FLIPS: Coins = { heads: 0, flips: 0 }

export const afterFlip = ({ heads, flips }: Coins, face: CoinFace): Coins => ({
  heads: heads + (face === 'heads' ? 1 : 0),
  flips: flips + 1,
})

export const tally = (faces: readonly CoinFace[]): Coins => faces.reduce(afterFlip, NO_FLIPS)

/** `37.5 %`; null before the first flip. */
export const percentage = ({ heads, flips }: Coins): string | null =>
  flips === 0 ? null : `${Math.round((heads / flips) * 1000) / 10} %`

export const COIN_INSTRUCTIONS =
  'Use this whenever you need a coin outside a match. In a match we flip by ourselves, and `/verify` checks every coin.'

export function coinPanel(coins: Coins, last: readonly CoinFace[] = []): string {
  const share = percentage(coins)
  return [
    ...(last.length > 0 ? [`**${last.join(', ')}**`] : []),
    [`Heads: ${coins.heads}`, `Flips: ${coins.flips}`, ...(share === null ? [] : [share])].join(' · '),
    `-# ${COIN_INSTRUCTIONS}`,
  ].join('\n')
}
