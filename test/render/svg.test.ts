import { describe, expect, test } from 'vitest'
import { box, columns, inset, row } from '../../src/render/geometry.ts'
import { outline } from '../../src/render/outline.ts'
import { picture, shortenAlt } from '../../src/render/picture.ts'
import {
  circle,
  clipped,
  document,
  gradient,
  group,
  NO_SVG,
  number,
  path,
  rectangle,
  together,
} from '../../src/render/svg.ts'
import { THEMES } from '../../src/render/theme.ts'
import { contains, overlaps } from './boxes.ts'
import { improper } from './proper.ts'

describe('SVG', () => {
  test('numbers have two decimals at most', () => {
    expect([1 / 3, 2, -0.001, 1e-9, 1234.5678].map(number)).toEqual(['0.33', '2', '0', '0', '1234.57'])
  })

  test('values are escaped', () => {
    expect(path('M0 0"/><script>', { fill: 'a&b' })).toBe('<path d="M0 0&quot;/&gt;&lt;script&gt;" fill="a&amp;b"/>')
  })

  test('elements nest', () => {
    expect(group({ opacity: 0.5 }, circle(1, 2, 3, { fill: 'red' }), NO_SVG)).toBe(
      '<g opacity="0.5"><circle cx="1" cy="2" r="3" fill="red"/></g>',
    )
    expect(rectangle(box(0, 1, 2, 3), {}, 4)).toBe('<rect x="0" y="1" width="2" height="3" rx="4"/>')
  })

  test('what is referred to is there', () => {
    const shade = gradient('#111111', '#222222', 'down')
    const cut = clipped(outline(box(0, 0, 10, 10), 'round', 2), path('M0 0', { fill: shade.fill }))
    expect(improper(document(10, 10, shade.definition, cut))).toEqual([])
    expect(improper(cut)).toEqual([`url(#down-111111-222222)`])
  })

  test.each([
    ['letters', '<text>Hi</text>'],
    ['a link', '<image href="https://example.com/a.png"/>'],
    ['a foreign fill', '<path fill="url(https://example.com#a)"/>'],
    ['no number', '<path d="MNaN 0"/>'],
    ['too exact a number', '<path d="M0.1234 0"/>'],
    ['a script', '<script>x</script>'],
  ])('the check of pictures finds %s', (_, svg) => {
    expect(improper(svg)).not.toEqual([])
  })
})

test('corners are round or cut', () => {
  expect(outline(box(0, 0, 100, 50), 'cut', 10, 0)).toBe('M10 0H90L100 10V50L100 50H0L0 50V10L10 0z')
  expect(outline(box(0, 0, 100, 50), 'round', 10)).toContain('A10 10 0 0 1 100 10')
})

describe('boxes', () => {
  const whole = box(0, 0, 100, 50)

  test('columns and rows share the room', () => {
    expect(columns(whole, 3, 5).map(({ x, width }) => [x, width])).toEqual([
      [0, 30],
      [35, 30],
      [70, 30],
    ])
    expect(row(whole, 2, 20, 10, 'middle').map(({ x }) => x)).toEqual([25, 55])
    expect(row(whole, 2, 20, 10, 'end').map(({ x }) => x)).toEqual([50, 80])
  })

  test('inside and beside', () => {
    expect(contains(whole, inset(whole, 5))).toBe(true)
    expect(contains(inset(whole, 5), whole)).toBe(false)
    expect(overlaps(box(0, 0, 10, 10), box(10, 0, 10, 10))).toBe(false)
    expect(overlaps(box(0, 0, 10, 10), box(9, 9, 10, 10))).toBe(true)
  })
})

describe('a picture', () => {
  test('stands on the canvas of its theme', () => {
    const { svg, width, height, alt } = picture(10, 20, THEMES.dark, ' Two\nlines ', together())
    expect(svg).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20" viewBox="0 0 10 20"><rect x="0" y="0" width="10" height="20" fill="${THEMES.dark.canvas.fill}"/></svg>`,
    )
    expect([width, height, alt]).toEqual([10, 20, 'Two lines'])
  })

  test('has words that Discord takes', () => {
    const alt = shortenAlt('word '.repeat(500))
    expect(alt.length).toBeLessThanOrEqual(1024)
    expect(alt.endsWith('word…')).toBe(true)
  })
})
