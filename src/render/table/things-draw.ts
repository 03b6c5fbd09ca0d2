/** Energy and chips as SVG. */
import { inset } from '../geometry.ts'
import { NO_SVG, rectangle, type Svg, together } from '../svg.ts'
import { drawEnergy } from '../symbols/energy.ts'
import { drawMark } from '../symbols/mark.ts'
import { CONDITION_SIGNS, type ConditionSign, conditionGround, SIGNS } from '../symbols/signs.ts'
import { drawText } from '../text.ts'
import type { Ground, Theme } from '../theme.ts'
import type { ChipKind } from './scene-pokemon.ts'
import type { PlacedChip, PlacedEnergy, ThingsLayout } from './things.ts'

/** On the ground that they lie on. */
export const drawThings = ({ energy, chips, more }: ThingsLayout, ground: Ground, theme: Theme): Svg =>
  together(
    ...energy.map(each => drawPack(each, ground, theme)),
    ...chips.map(each => drawThing(each, theme)),
    more ? drawText(more, ground.text) : NO_SVG,
  )

const RING = 3

function drawPack({ plate, signs, count, basic, isNew }: PlacedEnergy, ground: Ground, theme: Theme): Svg {
  const radius = plate.height * 0.3
  return together(
    isNew ? rectangle(inset(plate, -RING), { fill: ground.text }, radius + RING) : NO_SVG,
    basic ? NO_SVG : rectangle(plate, { fill: theme.signals.gold.fill }, radius),
    ...signs.map(({ sign, box }) => drawEnergy(sign, box, theme)),
    count ? drawText(count, ground.text) : NO_SVG,
  )
}

const isCondition = (kind: ChipKind): kind is ConditionSign => (CONDITION_SIGNS as readonly string[]).includes(kind)

function chipGround(kind: ChipKind, theme: Theme): Ground {
  if (isCondition(kind)) return conditionGround(kind, theme)
  return kind === 'effect' || kind === 'counter' ? theme.hues.special.tile : theme.hues[kind].tile
}

function drawThing({ box, chip, sign, words }: PlacedChip, theme: Theme): Svg {
  const { fill, text } = chipGround(chip.kind, theme)
  const radius = box.height / 2
  return together(
    chip.isNew ? rectangle(inset(box, -RING), { fill: theme.canvas.text }, radius + RING) : NO_SVG,
    rectangle(box, { fill }, radius),
    drawMark(SIGNS[chip.kind === 'counter' ? 'effect' : chip.kind], inset(sign.box, 3), text),
    words ? drawText(words, text) : NO_SVG,
  )
}
