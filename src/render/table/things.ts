/** What lies on a Pokémon, in a row: Energy, then conditions, Tools, effects. Words go before signs do. */

import type { PlacedSign } from '../card/card-mini.ts'
import { type Box, box, type Placed, right } from '../geometry.ts'
import { fitText, type PlacedText, placeLine, placeText, textWidth } from '../text.ts'
import { SPACE } from '../theme.ts'
import type { Chip, EnergyCard, PokemonScene } from './scene-pokemon.ts'

export interface PlacedEnergy extends Placed {
  /** What is behind the signs. */
  readonly plate: Box
  readonly signs: readonly PlacedSign[]
  readonly count: PlacedText | null
  readonly basic: boolean
  readonly isNew: boolean
}

export interface PlacedChip extends Placed {
  readonly chip: Chip
  readonly sign: Placed
  readonly words: PlacedText | null
}

export interface ThingsLayout extends Placed {
  readonly energy: readonly PlacedEnergy[]
  readonly chips: readonly PlacedChip[]
  /** How many more there are than fit. */
  readonly more: PlacedText | null
}

interface Pack {
  readonly card: EnergyCard
  readonly count: number
  readonly isNew: boolean
}

const GAP = 6
const LETTERS = 24
const LONGEST_WORDS = 230

const COUNT = { font: 'title', size: LETTERS + 1 } as const
const WORDS = { font: 'label', size: LETTERS, least: 22 } as const

/** Equal cards together with their number; new ones stay apart from old ones. */
function packed(energy: readonly EnergyCard[]): readonly Pack[] {
  const packs = new Map<string, Pack>()
  for (const card of energy) {
    const key = `${card.face.id} ${card.isNew}`
    packs.set(key, { card, isNew: card.isNew, count: (packs.get(key)?.count ?? 0) + 1 })
  }
  return [...packs.values()]
}

const single = (energy: readonly EnergyCard[]): readonly Pack[] =>
  energy.map(card => ({ card, count: 1, isNew: card.isNew }))

const FRAME = 4
const SIGN_GAP = 2

/** A special Energy has a frame around its signs: it is one card, and not a basic one. */
const frameOf = ({ basic }: EnergyCard): number => (basic ? 0 : FRAME)

function packWidth({ card, count }: Pack, height: number): number {
  const frame = frameOf(card)
  const signs = card.signs.length * (height - 2 * frame + SIGN_GAP) - SIGN_GAP
  return signs + 2 * frame + (count > 1 ? Math.ceil(textWidth(`×${count}`, COUNT)) + SPACE.hair : 0)
}

function chipWidth(chip: Chip, height: number, withWords: boolean): number {
  if (!withWords) return height
  return Math.ceil(fitText(chip.words, WORDS, LONGEST_WORDS).width + height * 1.35) + SPACE.hair
}

interface Row {
  readonly packs: readonly Pack[]
  readonly chips: readonly { readonly chip: Chip; readonly withWords: boolean }[]
}

const rowWidth = ({ packs, chips }: Row, height: number): number =>
  [
    ...packs.map(pack => packWidth(pack, height)),
    ...chips.map(({ chip, withWords }) => chipWidth(chip, height, withWords)),
  ]
    .map(width => width + GAP)
    .reduce((sum, width) => sum + width, -GAP)

/** Ever shorter ways to show the same: counted Energy, then one word less after the other, the last first. */
function* ways(energy: readonly EnergyCard[], chips: readonly Chip[], wordy: boolean): Generator<Row> {
  const all = (words: number) => chips.map((chip, index) => ({ chip, withWords: wordy && index < words }))
  yield { packs: single(energy), chips: all(chips.length) }
  for (let words = chips.length; words >= 0; words--) yield { packs: packed(energy), chips: all(words) }
}

/** Whether every condition is told in words if these lie in one row. */
export function wordsFit({ energy, chips, conditions }: PokemonScene, width: number, height: number): boolean {
  for (const row of ways(energy, chips, true))
    if (rowWidth(row, height) <= width) return row.chips.slice(0, conditions.length).every(({ withWords }) => withWords)
  return false
}

export function layoutThings(
  { energy, chips }: Pick<PokemonScene, 'energy' | 'chips'>,
  within: Box,
  wordy: boolean,
): ThingsLayout {
  let row: Row = { packs: [], chips: [] }
  for (row of ways(energy, chips, wordy))
    if (rowWidth(row, within.height) <= within.width) return placeRow(row, 0, within)
  const room = within.width - GAP - textWidth('+99', COUNT)
  let hidden = 0
  while (rowWidth(row, within.height) > room && row.packs.length + row.chips.length > 0) {
    row = row.chips.length > 0 ? { ...row, chips: row.chips.slice(0, -1) } : { ...row, packs: row.packs.slice(0, -1) }
    hidden += 1
  }
  return placeRow(row, hidden, within)
}

function placeRow(row: Row, hidden: number, within: Box): ThingsLayout {
  const { y, height } = within
  let x = within.x
  const place = (width: number): Box => {
    const placed = box(x, y, width, height)
    x += width + GAP
    return placed
  }
  const energy = row.packs.map(pack => placePack(pack, place(packWidth(pack, height))))
  const chips = row.chips.map(({ chip, withWords }) =>
    placeChip(chip, place(chipWidth(chip, height, withWords)), withWords),
  )
  const rest = box(x, y, Math.max(0, right(within) - x), height)
  return { box: within, energy, chips, more: hidden > 0 ? placeText(`+${hidden}`, COUNT, rest) : null }
}

function placePack({ card, count, isNew }: Pack, place: Box): PlacedEnergy {
  const frame = frameOf(card)
  const size = place.height - 2 * frame
  const signs = card.signs.map((sign, index) => ({
    sign,
    box: box(place.x + frame + index * (size + SIGN_GAP), place.y + frame, size, size),
  }))
  const end = right(signs.at(-1)?.box ?? place) + frame
  const beside = box(end + SPACE.hair, place.y, place.width, place.height)
  const words = count > 1 ? placeText(`×${count}`, COUNT, beside) : null
  return {
    box: place,
    plate: box(place.x, place.y, end - place.x, place.height),
    signs,
    count: words,
    basic: card.basic,
    isNew,
  }
}

function placeChip(chip: Chip, place: Box, withWords: boolean): PlacedChip {
  const { x, y, height } = place
  const words = withWords
    ? placeLine(fitText(chip.words, WORDS, LONGEST_WORDS), box(x + height + SPACE.hair, y, place.width, height))
    : null
  return { box: place, chip, sign: { box: box(x, y, height, height) }, words }
}
