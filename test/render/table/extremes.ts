/** Tables that no game will ever reach. */
import { TYPES } from '../../../src/app/card-face.ts'
import type { PokemonView, SideView, SpectatorView } from '../../../src/engine/view.ts'
import type { TableShown } from '../../../src/render/table/table.ts'
import { testEffect } from '../../scenario/effects.ts'
import { everyKind, longest } from '../kinds.ts'
import { anyFace } from './stage.ts'

const times = <T>(count: number, value: T): readonly T[] => Array<T>(count).fill(value)

let nextId = 1
export const pokemon = (cards: string | readonly string[], more: Partial<PokemonView> = {}): PokemonView => ({
  id: nextId++,
  faceDown: false,
  cards: typeof cards === 'string' ? [cards] : cards,
  damage: 0,
  maxHp: 60,
  energy: [],
  attached: [],
  conditions: [],
  counters: [],
  newThisTurn: false,
  ...more,
})

export const side = (more: Partial<SideView> = {}): SideView => ({
  active: pokemon('hgss1-61'),
  bench: [],
  hand: 7,
  deck: 40,
  prizes: 6,
  places: { bench: 5, prizes: 6 },
  discard: [],
  lost: [],
  table: [],
  ...more,
})

export const table = (sides: readonly [SideView, SideView], more: Partial<SpectatorView> = {}): SpectatorView => ({
  ruleset: 'xy-2016',
  game: 1,
  phase: 'main',
  first: 0,
  turn: { number: 5, seat: 0, energy: 0, supporters: 0, stadiums: 0, retreats: 0, attack: null },
  sides,
  stadium: null,
  effects: [],
  revealed: [],
  waitingFor: [0],
  result: null,
  ...more,
})

const ALL = ['asleep', 'burned', 'confused', 'paralyzed', 'poisoned'] as const
const LONG = longest.id
const TOOLS = ['kind-tool', 'kind-machine', 'kind-tool', 'kind-tool', 'kind-machine']
const ENERGY = [
  ...times(8, 'hgss1-116'),
  'hgss1-117',
  'hgss1-118',
  'hgss1-119',
  'hgss1-120',
  'hgss1-121',
  'hgss1-122',
  'hgss1-103',
  'hgss1-104',
  ...times(4, 'kind-special'),
]
const LEGEND = ['hgss1-111', 'hgss1-112']
const overloaded = () =>
  pokemon(LONG, {
    damage: 1990,
    maxHp: 12_340,
    energy: ENERGY,
    attached: TOOLS,
    conditions: ALL,
    counters: ['Char', 'Char', 'Everlasting'],
  })
const crowded = () =>
  side({
    active: overloaded(),
    bench: times(8, 0).map(overloaded),
    hand: 53,
    deck: 0,
    discard: times(99, LONG),
    lost: times(60, LONG),
    table: times(6, LONG),
    prizes: 6,
  })

const LONG_NAMES = [
  'Maximilian-Alexander von Hohenstein der Dritte',
  '𝓕𝓪𝓷𝓬𝔂 🎴 名前 ‮evil‬ WWWWWWWWWWWWWWWWWWWW',
] as const
const EFFECTS = ['cannot-retreat', 'untouchable-by-everything-that-exists'].flatMap(name =>
  [{ seat: 0 as const }, { seat: 1 as const }, null].map(on => ({
    name: testEffect(name),
    card: LONG,
    source: 'attack' as const,
    on,
    lasts: {},
  })),
)
const clock = { left: 7_776_000_000, runsOut: 1, away: { from: 0, until: 9 } }

const show = (view: SpectatorView, more: Partial<TableShown> = {}): TableShown => ({
  locale: 'en',
  view,
  names: ['Ann', 'Robin'],
  face: anyFace,
  ...more,
})

export const extremes: Readonly<Record<string, TableShown>> = {
  'an empty board': show(table([side({ active: null, deck: 0, prizes: 0, hand: 0 }), side({ active: null })])),
  'no turn has begun': show(
    table([side({ active: null }), side({ active: null })], {
      phase: 'set-up',
      turn: { ...table([side(), side()]).turn, number: 0 },
      waitingFor: [0, 1],
    }),
  ),
  'all face down': show(
    table(
      [0, 1].map(() =>
        side({
          active: pokemon([], { faceDown: true, maxHp: null }),
          bench: times(5, 0).map(() => pokemon([], { faceDown: true, maxHp: null })),
        }),
      ) as unknown as SpectatorView['sides'],
      { phase: 'set-up' },
    ),
  ),
  'everything at once': show(
    table([crowded(), crowded()], {
      stadium: LONG,
      effects: EFFECTS,
      game: 12,
      turn: { ...table([side(), side()]).turn, number: 1234 },
      waitingFor: [1],
      revealed: times(40, LONG),
    }),
    { names: LONG_NAMES, clocks: [clock, clock] },
  ),
  'a Bench of twelve': show(
    table([
      side({ bench: times(12, 0).map(() => pokemon('hgss1-65')) }),
      side({ bench: times(7, 0).map(() => pokemon('hgss1-65')) }),
    ]),
  ),
  'a Bench for three': show(table([side({ bench: [pokemon('hgss1-65')], places: { bench: 3, prizes: 4 } }), side()])),
  'all LEGENDs': show(
    table(
      [0, 1].map(() =>
        side({
          active: pokemon(LEGEND, { conditions: ['paralyzed'] }),
          bench: times(5, 0).map(() => pokemon(LEGEND, { damage: 30 })),
        }),
      ) as unknown as SpectatorView['sides'],
    ),
  ),
  'twelve Prizes': show(
    table([side({ prizes: 12 }), side({ prizes: 1, places: { bench: 5, prizes: 1 } })], { game: 2 }),
  ),
  'every kind': show(
    table([
      side({ active: pokemon('kind-mega'), bench: everyKind.slice(0, 8).map(({ id }) => pokemon(id)) }),
      side({ active: pokemon('kind-fossil'), bench: everyKind.slice(8, 14).map(({ id }) => pokemon(id)) }),
    ]),
  ),
  'no HP left': show(
    table([
      side({ active: pokemon('hgss1-65', { damage: 999, maxHp: 70 }) }),
      side({ active: pokemon('hgss1-65', { maxHp: 0 }) }),
    ]),
  ),
  'twenty coins': show(table([side(), side()], { stadium: 'hgss3-71' }), {
    events: times(20, 0).map(
      (_, index) =>
        ({
          type: 'CoinFlipped',
          seat: 0,
          pokemon: null,
          other: null,
          cards: [],
          count: 0,
          face: index % 3 ? 'heads' : 'tails',
          reason: 'x',
        }) as const,
    ),
  }),
  'lost on time': show(table([side(), side()]), { result: { winner: 1, ways: ['time'] } }),
  'an agreed draw': show(table([side(), side()]), { result: { winner: null, ways: ['agreement'] } }),
  'two types and all Energy': show(
    table([
      side({
        active: pokemon('kind-mega', {
          energy: TYPES.map((_, index) => ['hgss1-115', 'hgss1-116', 'hgss1-117', 'hgss1-118'][index % 4]!),
        }),
      }),
      side({ bench: times(5, 0).map(() => pokemon('xy11-42', { energy: ENERGY, attached: ['kind-tool'] })) }),
    ]),
  ),
}
