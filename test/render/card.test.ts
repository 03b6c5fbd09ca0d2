import { describe, expect, test } from 'vitest'
import { type CardFace, cardFace, lineOf } from '../../src/app/card-face.ts'
import { catalogue } from '../../src/cards/index.ts'
import { cardPicture } from '../../src/render/card/card.ts'
import { layoutCard } from '../../src/render/card/card-layout.ts'
import { layoutMini, MINI_RATIO } from '../../src/render/card/card-mini.ts'
import { layoutStrip } from '../../src/render/card/evolution-strip.ts'
import { box } from '../../src/render/geometry.ts'
import { THEMES } from '../../src/render/theme.ts'
import { everyKind, inventedFace, longest } from './kinds.ts'
import { improper } from './proper.ts'
import { untidy } from './tidy.ts'

const miniBox = (x: number, y: number, width: number) => box(x, y, width, Math.round(width * MINI_RATIO))

const invented = [...everyKind, longest]
const everyCard = [
  ...catalogue.prints.map(({ id }) => ({ id, face: cardFace(id), line: lineOf(id) })),
  ...invented.map(print => ({
    id: print.id,
    face: inventedFace(print),
    line: lineOf(print.id, invented, inventedFace),
  })),
]

const texts = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('line' in value && typeof value.line === 'object' && value.line && 'text' in value.line)
    return [String(value.line.text)]
  return Object.entries(value).flatMap(([key, each]) => (key === 'face' ? [] : texts(each)))
}

describe('the layout of every card', () => {
  test('nothing overlaps, nothing leaves the card', () => {
    for (const { id, face, line } of everyCard) expect(untidy(layoutCard(face, line)), id).toEqual([])
  })

  test('only the invented card that is too long is cut short', () => {
    const cut = everyCard.filter(({ face, line }) => texts(layoutCard(face, line)).some(text => text.includes('…')))
    expect(cut.map(({ id }) => id)).toEqual(['long-9999999999'])
  })

  test('every word of the text of every card is there', () => {
    for (const { face, line } of everyCard) {
      const shown = texts(layoutCard(face, line))
        .join(' ')
        .replace(/[\ue000-\uf8ff]\u00a0/g, '')
      for (const text of wordsOf(face)) expect(shown).toContain(text.replace(/\s+/g, ' ').trim())
    }
  })

  test('a card of ordinary length is set in comfortable letters', () => {
    const sizes = everyCard.map(({ face, line }) => layoutCard(face, line).panel.blocks.flatMap(({ lines }) => lines))
    const small = sizes.filter(lines => lines.some(({ line }) => line.size < 26))
    expect(small.length).toBeLessThan(3)
  })
})

function wordsOf(face: CardFace): readonly string[] {
  if (face.kind !== 'pokemon') return [face.text]
  return [...face.attacks, ...face.powers].map(({ text }) => text)
}

describe('the picture of every card', () => {
  test.each(['dark', 'light'] as const)('%s: proper SVG, and words for who cannot see it', name => {
    for (const { id, face, line } of everyCard) {
      const { svg, width, height, alt } = cardPicture({ face, line }, THEMES[name])
      expect(improper(svg), id).toEqual([])
      expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
      expect(alt.startsWith(face.name), id).toBe(true)
      expect(alt.length).toBeLessThanOrEqual(1024)
    }
  })

  test('the words say all that the picture shows', () => {
    const { alt } = cardPicture({ face: cardFace('hgss1-110'), line: lineOf('hgss1-110') }, THEMES.dark)
    expect(alt).toMatchInlineSnapshot(
      `"Typhlosion: Stage 2 Fire Pokémon, 140 HP, evolves from Quilava, Prime. Poké-Power Afterburner: Once in your turn, before you attack, you may do this: Attach a Fire Energy card from your discard pile to one of your Pokémon. If you do, put a damage counter on that Pokémon. You cannot use this power while this Pokémon has a Special Condition. Attack Flare Destroy for Fire Fire Colorless, 70 damage. To use this attack, discard an Energy card from this Pokémon. Discard an Energy card from the Defending Pokémon. Weakness Water ×2. Resistance none. Retreat 2. Line: Cyndaquil, then Quilava, then Typhlosion. Card hgss1-110."`,
    )
  })

  test.each([
    ['kind-break', 'Cinderlord BREAK: BREAK Dragon Pokémon, 190 HP, evolves from Cinderlord, BREAK.'],
    ['kind-top', 'Sun & Moon LEGEND: LEGEND Fire and Psychic Pokémon, 160 HP, top half, LEGEND.'],
    ['kind-machine', 'Technical Machine 07: Trainer, Technical Machine.'],
    ['kind-fossil', 'Old Shell: Trainer, Fossil, 40 HP in play.'],
    ['kind-any', 'Every Energy: Special Energy, gives any type.'],
    ['kind-special', 'Twin Spark Energy: Special Energy, gives Lightning and Lightning or Metal.'],
  ])('%s begins with what it is', (id, start) => {
    const print = everyKind.find(each => each.id === id)!
    expect(cardPicture({ face: inventedFace(print) }, THEMES.dark).alt.slice(0, start.length)).toBe(start)
  })
})

describe('small cards', () => {
  test.each([92, 100, 120, 140, 160])('at %i pixels nothing overlaps on any card', width => {
    for (const { id, face } of everyCard) expect(untidy(layoutMini(face, miniBox(7, 9, width))), id).toEqual([])
  })

  test('every name of the catalogue is there in full', () => {
    const cut = everyCard.filter(({ face }) =>
      texts(layoutMini(face, miniBox(0, 0, 120))).some(text => text.includes('…')),
    )
    expect(cut.map(({ id }) => id)).toEqual(['long-9999999999'])
  })
})

describe('the evolution line', () => {
  const member = (id: string) => ({ name: id, face: inventedFace(everyKind.find(each => each.id === id)!) })
  const many = [[member('kind-basic')], everyKind.slice(1, 9).map(({ id }) => member(id))]

  test('a line of five stages fits', () => {
    const { minis } = layoutStrip(lineOf('kind-lvx', everyKind, inventedFace), 'kind-lvx', 0, 0, 720)
    expect(minis.map(({ face }) => face.id)).toEqual([
      'kind-basic',
      'kind-stage1',
      'kind-stage2',
      'kind-lvx',
      'kind-break',
    ])
  })

  test('where there are too many, the card itself is among those shown, and the rest are counted', () => {
    const strip = layoutStrip(many, 'kind-mega', 0, 0, 720)
    expect(untidy(strip)).toEqual([])
    expect(strip.minis.map(({ face }) => face.id)).toContain('kind-mega')
    expect(strip.more?.line.text).toBe(`+${9 - strip.minis.length}`)
  })

  test('a Pokémon whose card nobody has written is named', () => {
    const strip = layoutStrip([[{ name: 'Old Amber', face: null }], [member('kind-basic')]], 'kind-basic', 0, 0, 720)
    expect(untidy(strip)).toEqual([])
    expect(strip.missing.flatMap(({ name }) => name.map(({ line }) => line.text))).toEqual(['Old Amber'])
  })
})
