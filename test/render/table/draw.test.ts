import { describe, expect, test } from 'vitest'
import { cardFace } from '../../../src/app/card-face.ts'
import { tablePicture } from '../../../src/render/table/table.ts'
import { THEMES } from '../../../src/render/theme.ts'
import { improper } from '../proper.ts'
import { extremes, pokemon, side, table } from './extremes.ts'
import { positions } from './positions.ts'

const shown = [...Object.entries(positions).map(([name, make]) => [name, make()] as const), ...Object.entries(extremes)]

describe.each(Object.values(THEMES))('$name', theme => {
  test.each(shown)('%s: proper SVG, all letters as outlines', (_, table) => {
    const { svg, width, height } = tablePicture(table, theme)
    expect(improper(svg)).toEqual([])
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
  })
})

const svgOf = (conditions: Parameters<typeof pokemon>[1], ruleset = 'xy-2016') =>
  tablePicture(
    {
      view: table([side({ active: pokemon('hgss1-65', conditions) }), side()], { ruleset }),
      names: ['Ann', 'Robin'],
      locale: 'en',
    },
    THEMES.dark,
  ).svg

test.each([
  ['xy-2016', 'asleep', 'rotate(270 '],
  ['xy-2016', 'paralyzed', 'rotate(90 '],
  ['hgss-2010', 'asleep', 'rotate(90 '],
  ['ecard-2002', 'confused', 'rotate(180 '],
] as const)('in %s, a Pokémon that is %s is turned', (ruleset, condition, turn) => {
  expect(svgOf({ conditions: [condition] }, ruleset)).toContain(turn)
})

test('the same table gives the same picture, and another gives another', () => {
  expect(svgOf({})).toBe(svgOf({}))
  expect(svgOf({ damage: 10 })).not.toBe(svgOf({}))
})

test('a picture is drawn of every card there is, in play and on the discard pile', () => {
  const view = (id: string) => table([side({ active: pokemon(id), discard: [id] }), side()])
  for (const id of ['hgss1-110', 'hgss1-89', 'hgss1-104', 'hgss3-71', 'xy11-42'])
    expect(tablePicture({ view: view(id), names: ['Ann', 'Robin'], locale: 'en' }, THEMES.light).alt).toContain(
      cardFace(id).name,
    )
})
