import { describe, expect, test } from 'vitest'
import { type CardFace, cardFace } from '../../src/app/card-face.ts'
import { catalogue } from '../../src/cards/index.ts'
import { drawEmblem, hueOf, totemOf } from '../../src/render/emblem/emblem.ts'
import { box } from '../../src/render/geometry.ts'
import { hashOf } from '../../src/render/hash.ts'
import { THEMES } from '../../src/render/theme.ts'
import { improper } from './proper.ts'

const faces: readonly CardFace[] = catalogue.prints.map(({ id }) => cardFace(id))
const place = box(0, 0, 100, 100)

describe('over the whole catalogue', () => {
  test('different names give different emblems', () => {
    const byEmblem = new Map<string, Set<string>>()
    for (const face of faces) {
      const emblem = drawEmblem(face, place, THEMES.dark)
      byEmblem.set(emblem, (byEmblem.get(emblem) ?? new Set()).add(face.name))
    }
    expect([...byEmblem.values()].filter(({ size }) => size > 1).map(same => [...same])).toEqual([])
  })

  test('without looking at colours, hardly any two Pokémon share all but one part', () => {
    const pokemon = [...new Set(faces.filter(({ kind }) => kind === 'pokemon').map(({ name }) => name))]
    const parts = pokemon.map(name => Object.values({ ...totemOf(name), shade: 0 }))
    const alike = parts.flatMap((one, index) =>
      parts.slice(index + 1).filter(other => one.filter((part, at) => part !== other[at]).length < 2),
    )
    expect(alike.length).toBeLessThanOrEqual(3)
  })

  test('the same name and type gives the same emblem, in whatever set', () => {
    const whole = faces.filter(face => face.kind !== 'pokemon' || face.half === null)
    const keyed = whole.map(face => [`${face.name} ${hueOf(face)}`, drawEmblem(face, place, THEMES.dark)] as const)
    expect(new Set(keyed.map(([key]) => key)).size).toBe(new Set(keyed.map(([, emblem]) => emblem)).size)
  })

  test('the halves of a LEGEND can be told apart', () => {
    const halves = faces.filter(({ name }) => name === 'Lugia LEGEND').map(face => drawEmblem(face, place, THEMES.dark))
    expect(new Set(halves).size).toBe(2)
  })

  test.each(['dark', 'light'] as const)('%s: proper SVG', theme => {
    expect(faces.flatMap(face => improper(drawEmblem(face, place, THEMES[theme])))).toEqual([])
  })
})

test('a name means the same everywhere and for ever', () => {
  expect(totemOf('Pikachu')).toMatchInlineSnapshot(`
    {
      "base": 5,
      "body": 3,
      "crown": 3,
      "face": 5,
      "marking": 5,
      "shade": 1,
      "sides": 4,
    }
  `)
  expect(hashOf('Nidoran ♀')).not.toBe(hashOf('Nidoran ♂'))
  expect(hashOf('Poke\u0301mon')).toBe(hashOf('Pokémon'))
})
