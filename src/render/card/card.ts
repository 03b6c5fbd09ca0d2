/** The picture of one card at reading size. */
import type { CardFace, EvolutionLine } from '../../app/card-face.ts'
import { type Drawing, picture } from '../picture.ts'
import type { ImageData } from '../svg.ts'
import type { Theme } from '../theme.ts'
import { describeCard } from './card-alt.ts'
import { drawCard } from './card-draw.ts'
import { layoutCard } from './card-layout.ts'

interface CardShown {
  readonly face: CardFace
  readonly line?: EvolutionLine
  readonly art?: ImageData | null
}

export function cardPicture({ face, line = [], art = null }: CardShown, theme: Theme): Drawing {
  const layout = layoutCard(face, line)
  const { width, height } = layout.box
  return picture(width, height, theme, describeCard(face, line), drawCard(layout, theme, art))
}
