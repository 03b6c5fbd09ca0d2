/** The picture of coins that were flipped. */
import { drawHeading } from '../heading.ts'
import { type Drawing, picture } from '../picture.ts'
import { rectangle, type Svg, together } from '../svg.ts'
import { drawCoin } from '../symbols/objects.ts'
import { drawText } from '../text.ts'
import { RADIUS, type Theme } from '../theme.ts'
import { type CoinFace, type CoinsLayout, type CoinsShown, coinsNote, coinsTitle, layoutCoins } from './coins-layout.ts'

export type { CoinFace } from './coins-layout.ts'

export function coinsPicture(shown: CoinsShown, theme: Theme): Drawing {
  const layout = layoutCoins(shown)
  const { width, height } = layout.box
  return picture(width, height, theme, describeCoins(shown), drawCoins(layout, theme))
}

function drawCoins({ heading, coins, more, shares }: CoinsLayout, theme: Theme): Svg {
  const { canvas, signals, hues } = theme
  const grounds = { heads: signals.gold, tails: hues.metal.tile }
  return together(
    drawHeading(heading, canvas),
    ...coins.map(({ face, disc, words }) =>
      together(drawCoin(face, disc.box, theme), drawText(words, face === 'heads' ? canvas.text : canvas.muted)),
    ),
    ...(more ? [drawText(more, canvas.muted)] : []),
    ...shares.map(({ box, face, words }) =>
      together(rectangle(box, { fill: grounds[face].fill }, RADIUS.small), drawText(words, grounds[face].text)),
    ),
  )
}

/** How many heads, then each coin in its order; equal ones in a row are said once. */
function describeCoins(shown: CoinsShown): string {
  const { coins } = shown
  if (coins.length === 0) return `${coinsTitle(shown)}: no coins.`
  const note = coinsNote(coins)
  const order = runsOf(coins).map(({ face, length }) => (length > 1 ? `${length} ${face}` : face))
  return `${coinsTitle(shown)}: ${note === '' ? '' : `${note}. In order: `}${order.join(', ')}.`
}

function runsOf(coins: readonly CoinFace[]): readonly { readonly face: CoinFace; readonly length: number }[] {
  const starts = coins.flatMap((face, index) => (face === coins[index - 1] ? [] : [index]))
  return starts.map((start, index) => ({
    face: coins[start] ?? 'heads',
    length: (starts[index + 1] ?? coins.length) - start,
  }))
}
