/** The coin flipper. */
import type { CoinFace, Coins } from '../../coins.ts'

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
