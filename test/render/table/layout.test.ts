import { describe, expect, test } from 'vitest'
import { cardFace } from '../../../src/app/card-face.ts'
import { catalogue } from '../../../src/cards/index.ts'
import { box } from '../../../src/render/geometry.ts'
import type { PokemonLayout } from '../../../src/render/table/pokemon-layout.ts'
import { sceneOf } from '../../../src/render/table/scene.ts'
import type { TableShown } from '../../../src/render/table/shown.ts'
import type { SideLayout } from '../../../src/render/table/side-layout.ts'
import { layoutTable, type TableLayout } from '../../../src/render/table/table-layout.ts'
import type { PlacedText } from '../../../src/render/text.ts'
import { RULESET_IDS } from '../../../src/rulesets/index.ts'
import { contains } from '../boxes.ts'
import { untidy } from '../tidy.ts'
import { extremes, pokemon, side, table } from './extremes.ts'
import { shownAfter, VIEWERS, watchLively, watchThemeDecks } from './games.ts'
import { anyFace } from './stage.ts'

const SMALLEST = 22
/** Around what has changed there is an edge outside its box. */
const EDGE = 4

const layoutOf = (shown: TableShown): TableLayout => layoutTable(sceneOf(shown))

const sidesOf = ({ top, bottom }: TableLayout): readonly SideLayout[] => [top, bottom]
const pokemonOf = (side: SideLayout): readonly PokemonLayout[] => [
  ...(side.active ? [side.active] : []),
  ...side.bench.slots,
]

function textsIn(value: unknown): readonly PlacedText[] {
  if (typeof value !== 'object' || value === null) return []
  if ('line' in value && 'baseline' in value) return [value as PlacedText]
  return Object.entries(value).flatMap(([key, each]) => (key === 'face' || key === 'pokemon' ? [] : textsIn(each)))
}

/** Besides what any layout may not do. */
function wrong(layout: TableLayout): readonly string[] {
  const small = textsIn(layout).filter(({ line }) => line.size < SMALLEST)
  const inner = box(EDGE, EDGE, layout.box.width - 2 * EDGE, layout.box.height - 2 * EDGE)
  const outside = [layout.header, layout.band, ...sidesOf(layout)].filter(part => !contains(inner, part.box))
  const tiles = sidesOf(layout)
    .flatMap(pokemonOf)
    .map(({ tile, pokemon }) => ({ tile, isTurned: pokemon.turned % 180 === 90 }))
  const loose = tiles.filter(({ tile, isTurned }) => {
    const [x, y] = [tile.card.x + tile.card.width / 2, tile.card.y + tile.card.height / 2]
    const [width, height] = isTurned ? [tile.card.height, tile.card.width] : [tile.card.width, tile.card.height]
    return !contains(tile.box, box(x - width / 2, y - height / 2, width, height)) || !contains(tile.card, tile.emblem)
  })
  return [
    ...untidy(layout),
    ...small.map(({ line }) => `“${line.text}” is only ${line.size} high`),
    ...outside.map(() => 'something comes too near to the edge'),
    ...loose.map(() => 'a card leaves its place'),
  ]
}

function check(shown: TableShown, what: string): void {
  const complaints = wrong(layoutOf(shown))
  if (complaints.length > 0) expect.fail(`${what}: ${complaints.join('\n')}`)
}

describe.each(RULESET_IDS)('random games of %s', id => {
  test('nothing overlaps, nothing leaves the canvas, every text fits', { timeout: 300_000 }, () => {
    let tables = 0
    const look: Parameters<typeof watchLively>[3] = (rules, step) => {
      for (const viewer of VIEWERS) check(shownAfter(rules, step, viewer), `${id}, table ${tables++}`)
    }
    watchLively(id, 20, 12, look)
    watchThemeDecks(id, 1, 20, look)
    expect(tables).toBeGreaterThan(700)
  })
})

test.each(Object.entries(extremes))('%s', (name, shown) => check(shown, name))

describe('the picture', () => {
  test('is 800 wide and about 1000 high, whatever usually happens', () => {
    const full = side({ bench: Array.from({ length: 5 }, () => pokemon('hgss1-65')) })
    const { box } = layoutOf({
      view: table([full, full], { stadium: 'hgss3-71' }),
      names: ['Ann', 'Robin'],
      locale: 'en',
    })
    expect(box.width).toBe(800)
    expect(box.height).toBeLessThanOrEqual(1010)
  })

  test.each([
    [0, 'Ann'],
    [1, 'Robin'],
    ['spectator', 'Ann'],
  ] as const)('has the side of viewer %s at the bottom', (viewer, name) => {
    const seat = viewer === 'spectator' ? {} : { seat: viewer, hand: [], question: null }
    const { bottom } = layoutOf({
      view: { ...table([side(), side()]), ...seat },
      names: ['Ann', 'Robin'],
      locale: 'en',
    })
    expect(bottom.strip.name.line.text).toBe(name)
    expect(bottom.active!.box.y).toBeLessThan(bottom.bench.box.y)
  })

  test('shows the name of every Pokémon there is in full, even on the Bench', () => {
    const pokemonCards = catalogue.prints.filter(({ kind }) => kind === 'pokemon')
    const cut = pokemonCards.filter(({ id }) => {
      const { bottom } = layoutOf({
        view: table([side({ bench: [pokemon(id)] }), side()]),
        names: ['Ann', 'Robin'],
        locale: 'en',
      })
      return bottom.bench.slots[0]!.name.line.text !== cardFace(id).name
    })
    expect(cut).toEqual([])
  })

  test('leaves out of a long name what its badge says', () => {
    const view = table([side({ active: pokemon('kind-break'), bench: [pokemon('kind-break')] }), side()])
    const { bottom } = layoutOf({ view, names: ['Ann', 'Robin'], locale: 'en', face: anyFace })
    expect(bottom.active!.name.line.text).toBe('Cinderlord BREAK')
    expect(bottom.bench.slots[0]!.name.line.text).toBe('Cinderlord')
    expect(bottom.bench.slots[0]!.sort!.line.text).toBe('BREAK')
  })
})

describe('the Bench', () => {
  const benchOf = (count: number, places: number) => {
    const bench = Array.from({ length: count }, () => pokemon('hgss1-65'))
    const view = table([side({ bench, places: { bench: places, prizes: 6 } }), side()])
    return layoutOf({ view, names: ['Ann', 'Robin'], locale: 'en' }).bottom.bench
  }

  test.each([
    [0, 5, 0, 5],
    [2, 5, 2, 3],
    [5, 5, 5, 0],
    [2, 3, 2, 1],
    [4, 3, 4, 0],
  ])('%i Pokémon on %s places', (count, places, slots, empty) => {
    const bench = benchOf(count, places)
    expect([bench.slots.length, bench.empty.length]).toEqual([slots, empty])
  })

  test('has two rows where its Pokémon would become too narrow', () => {
    const rows = (count: number) => new Set(benchOf(count, 8).slots.map(({ box }) => box.y)).size
    expect([5, 6, 7, 8].map(rows)).toEqual([1, 1, 2, 2])
  })

  test('gives a LEGEND the room of two', () => {
    const view = table([side({ bench: [pokemon(['hgss1-111', 'hgss1-112']), pokemon('hgss1-65')] }), side()])
    const { slots, empty } = layoutOf({ view, names: ['Ann', 'Robin'], locale: 'en' }).bottom.bench
    expect(slots[0]!.box.width).toBe(2 * slots[1]!.box.width + 10)
    expect(empty).toHaveLength(3)
  })
})

describe('Energy', () => {
  const energyOf = (energy: readonly string[]) => {
    const view = table([side({ active: pokemon('hgss1-65', { energy }) }), side()])
    const { things } = layoutOf({ view, names: ['Ann', 'Robin'], locale: 'en', face: anyFace }).bottom.active!
    return things[0]!.energy.map(
      ({ signs, count }) => `${signs.map(({ sign }) => sign).join('+')}${count?.line.text ?? ''}`,
    )
  }

  test('is shown card by card as long as there is room', () => {
    expect(energyOf(['hgss1-116', 'hgss1-116', 'hgss1-103', 'hgss1-104'])).toEqual([
      'fire',
      'fire',
      'colorless+colorless',
      'any',
    ])
  })

  test('is counted where there is too much of it', () => {
    const many = Array<string>(17).fill('hgss1-116')
    expect(energyOf([...many, 'hgss1-117', 'hgss1-103', 'hgss1-103'])).toEqual([
      'fire×17',
      'water',
      'colorless+colorless×2',
    ])
  })
})

describe('conditions', () => {
  const turned = (ruleset: string, ...conditions: readonly ('asleep' | 'paralyzed' | 'confused' | 'burned')[]) => {
    const view = table([side({ active: pokemon('hgss1-65', { conditions }) }), side()], { ruleset })
    return layoutOf({ view, names: ['Ann', 'Robin'], locale: 'en' }).bottom.active!.pokemon.turned
  }

  test.each([
    ['ecard-2002', 90, 90],
    ['hgss-2010', 90, 90],
    ['xy-2016', 270, 90],
  ])('in %s, Asleep turns the card by %i degrees, Paralyzed by %i', (ruleset, asleep, paralyzed) => {
    expect([turned(ruleset, 'asleep'), turned(ruleset, 'burned', 'paralyzed')]).toEqual([asleep, paralyzed])
    expect([turned(ruleset, 'confused'), turned(ruleset, 'burned')]).toEqual([180, 0])
  })

  test('are always called by their names, in a row of their own if need be', () => {
    const active = pokemon('hgss1-65', {
      conditions: ['paralyzed', 'burned', 'poisoned'],
      attached: ['kind-tool', 'kind-machine'],
      energy: Array.from({ length: 7 }, (_, index) => `hgss1-${115 + index}`),
    })
    const { things } = layoutOf({
      view: table([side({ active }), side()]),
      names: ['Ann', 'Robin'],
      locale: 'en',
      face: anyFace,
    }).bottom.active!
    expect(things).toHaveLength(2)
    expect(things[1]!.chips.map(({ words }) => words?.line.text)).toEqual(['Paralyzed', 'Burned', 'Poisoned'])
    expect(things[0]!.energy).toHaveLength(7)
  })
})
