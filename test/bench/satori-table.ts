/** A table of the same content drawn by satori and resvg: what one would use if one did not draw by hand. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import satori, { type Font } from 'satori'
import { cardFace } from '../../src/app/card-face.ts'
import type { PokemonView, SideView } from '../../src/engine/view.ts'
import type { TableShown } from '../../src/render/table/table.ts'

interface Node {
  readonly type: 'div'
  readonly props: {
    readonly style: Readonly<Record<string, string | number>>
    readonly children: string | readonly Node[]
  }
}

const div = (style: Readonly<Record<string, string | number>>, children: string | readonly Node[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

const column = (...children: readonly Node[]) => div({ flexDirection: 'column' }, children)
const row = (...children: readonly Node[]) => div({ flexDirection: 'row', flexWrap: 'wrap' }, children)
const words = (text: string, size = 22) => div({ fontSize: size, color: '#fff', marginRight: 8 }, text)

function pokemon({ cards, damage, maxHp, energy, conditions }: PokemonView, width: number): Node {
  const face = cardFace(cards.at(-1) ?? '')
  const left = (maxHp ?? 0) - damage
  const bar = div({ width: width - 20, height: 12, backgroundColor: '#333' }, [
    div({ width: maxHp ? ((width - 20) * left) / maxHp : 0, height: 12, backgroundColor: '#7d9' }, ''),
  ])
  const symbols = energy.map(() =>
    div({ width: 24, height: 24, borderRadius: 6, margin: 2, backgroundColor: '#fc6' }, ''),
  )
  return div({ width, margin: 4, padding: 10, borderRadius: 12, backgroundColor: '#523' }, [
    column(words(face.name, 26), words(`${left} / ${maxHp}`, 34), bar, row(...symbols), words(conditions.join(' '))),
  ])
}

const side = ({ active, bench, hand, deck, prizes, discard }: SideView): Node =>
  column(
    row(...bench.map(each => pokemon(each, 146))),
    row(
      ...(active ? [pokemon(active, 500)] : []),
      words(`deck ${deck} discard ${discard.length} prizes ${prizes} hand ${hand}`),
    ),
  )

function loadFont(): Font {
  const path = createRequire(import.meta.url).resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf')
  return { name: 'Inter', data: readFileSync(path), weight: 600, style: 'normal' }
}

let font: Font | undefined

export async function drawWithSatori({ view, names }: TableShown): Promise<Uint8Array> {
  font ??= loadFont()
  const tree = div({ width: 800, height: 1024, backgroundColor: '#15171c', flexDirection: 'column' }, [
    words(`${names[view.turn.seat]}'s turn ${view.turn.number}`, 40),
    side(view.sides[1]),
    side(view.sides[0]),
  ])
  const svg = await satori(tree as unknown as Parameters<typeof satori>[0], { width: 800, height: 1024, fonts: [font] })
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}
