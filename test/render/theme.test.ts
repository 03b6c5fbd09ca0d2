import { describe, expect, test } from 'vitest'
import { contrast, mix } from '../../src/render/colour.ts'
import { groundsOf, THEMES } from '../../src/render/theme.ts'

test('contrast is counted as WCAG counts it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('colours mix', () => {
  expect(mix('#000000', '#ff8000', 0.5)).toBe('#804000')
})

describe.each(Object.values(THEMES))('$name', theme => {
  const grounds = Object.entries(groundsOf(theme))

  test.each(grounds)('text can be read on %s', (_, { fill, text, muted }) => {
    for (const ink of [text, muted]) expect(contrast(ink, fill)).toBeGreaterThanOrEqual(4.5)
  })

  test('and across the pattern of a band', () => {
    for (const [name, { band }] of Object.entries(theme.hues))
      for (const ink of [band.text, band.muted]) expect(contrast(ink, band.pattern), name).toBeGreaterThanOrEqual(4.5)
  })

  test('the parts of a picture stand apart', () => {
    const fills = [theme.canvas.fill, theme.surface.fill, theme.raised.fill]
    expect(new Set(fills).size).toBe(3)
  })
})
