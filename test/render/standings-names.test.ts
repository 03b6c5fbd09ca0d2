import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { box } from '../../src/render/geometry.ts'
import { layoutHeading } from '../../src/render/heading.ts'
import { drawnName, plainName, spokenName, writtenName } from '../../src/render/name.ts'
import { pageOf, pageWords } from '../../src/shared/page.ts'
import { anyName } from './standings-samples.ts'
import { untidy } from './tidy.ts'

describe('names', () => {
  test.each([
    ['Ash', 'Ash'],
    ['  Ash \n Ketchum ', 'Ash Ketchum'],
    ['Brock 🪨', 'Brock'],
    ['Zoë Ñandú Łukasz', 'Zoë Ñandú Łukasz'],
    ['\u202egnirts', 'gnirts'],
    ['\ue000hole', 'hole'],
    ['山田 Taro', 'Taro'],
    ['山田太郎', 'taro.y'],
    ['👑', 'taro.y'],
    ['', 'taro.y'],
    ['- ; .', 'taro.y'],
    ['𝓐sh', '𝓐sh'],
  ])('%j is drawn as %s', (name, drawn) => {
    expect(drawnName({ id: '1', name, handle: 'taro.y' })).toBe(drawn)
  })

  test('somebody without any name that can be written', () => {
    expect(drawnName({ id: '1', name: '👑' })).toBe('Player')
    expect(spokenName({ id: '1', name: '\u0000' })).toBe('Player')
  })

  test('read out, a name keeps its script', () => {
    expect(spokenName({ id: '1', name: '山田太郎 👑', handle: 'taro.y' })).toBe('山田太郎 👑')
  })

  test('never empty, never endless, never a control character', () => {
    fc.assert(
      fc.property(anyName, anyName, (name, handle) => {
        for (const shown of [drawnName({ id: '', name, handle }), spokenName({ id: '', name, handle })]) {
          expect(shown).toMatch(/\S/)
          expect([...shown].length).toBeLessThanOrEqual(61)
          expect(shown).not.toMatch(/[\p{Cc}\p{Co}\p{Cs}\u202a-\u202e]/u)
        }
      }),
    )
  })

  test('what is long ends with an ellipsis', () => {
    expect(plainName('x'.repeat(100))).toBe(`${'x'.repeat(60)}…`)
  })

  test('the last name is taken as it is', () => {
    expect(writtenName('👑', '–')).toBe('–')
  })
})

describe('pages', () => {
  test('as equal as can be, and nothing is lost', () => {
    fc.assert(
      fc.property(fc.nat({ max: 200 }), fc.integer({ min: 1, max: 40 }), (count, most) => {
        const all = Array.from({ length: count }, (_, index) => index)
        const { pages } = pageOf(all, most)
        const each = Array.from({ length: pages }, (_, index) => pageOf(all, most, index + 1).items)
        expect(each.flat()).toEqual(all)
        for (const items of each) expect(items.length).toBeLessThanOrEqual(most)
      }),
    )
  })

  test.each([
    [0, 1],
    [-3, 1],
    [Number.NaN, 1],
    [2, 2],
    [99, 2],
  ])('page %i of two is page %i', (wanted, number) => {
    expect(pageOf([1, 2, 3], 2, wanted).number).toBe(number)
  })

  test('one page needs no words', () => {
    expect([pageWords(pageOf([1], 2)), pageWords(pageOf([1, 2, 3], 2))]).toEqual(['', 'page 1 of 2'])
  })
})

test('a heading has its note beside it, or below it, never over it', () => {
  fc.assert(
    fc.property(anyName, anyName, (title, note) => {
      expect(untidy(layoutHeading(title, note, box(20, 16, 760, 0)))).toEqual([])
    }),
  )
})
