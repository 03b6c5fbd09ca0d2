/** Positions that together show all that a table can show. */

import type { SeatClock } from '../../../src/app/table.ts'
import type { Command, Seat } from '../../../src/engine/index.ts'
import type { TableShown } from '../../../src/render/table/table.ts'
import { DAY, HOUR, MINUTE } from '../../../src/shared/time.ts'
import { opened, play, shownTo, staged } from './stage.ts'

const times = (count: number, card: string): readonly string[] => Array<string>(count).fill(card)

/** The clock runs for whoever must decide. */
function withClocks(shown: TableShown): TableShown {
  const { waitingFor } = shown.view
  const clock = (seat: Seat, left: number): SeatClock => ({
    left,
    runsOut: waitingFor.includes(seat) ? 1 : null,
    away: null,
  })
  return { ...shown, clocks: [clock(0, 2 * DAY + 4 * HOUR), clock(1, 35 * MINUTE)] }
}

const [FIRE, WATER, PSYCHIC, METAL] = ['hgss1-116', 'hgss1-117', 'hgss1-119', 'hgss1-122']

/** Robin has taken a mulligan; both have placed their Pokémon face down, and Ann is asked about the bonus. */
function setUp(viewer: 0 | 'spectator'): TableShown {
  const begun = opened('hgss-2010', [
    ['hgss1-61', 'hgss1-65', 'hgss1-87', ...times(11, FIRE)],
    [...times(7, WATER), 'hgss1-86', 'hgss1-88', 'hgss1-72', ...times(4, WATER)],
  ])
  const pick = (seat: 0 | 1, option: number | null) => ({ seat, type: 'Pick', option }) as const
  const placed = play(begun, [pick(0, 0), pick(0, 2), pick(0, null), pick(1, 1), pick(1, 0), pick(1, 2)])
  return withClocks(shownTo(viewer, placed))
}

const quiet = (): TableShown =>
  shownTo(
    'spectator',
    staged(
      'ecard-2002',
      {
        turn: 3,
        you: {
          active: { card: 'ecard2-85', energy: ['ecard1-165'] },
          bench: ['ecard2-113'],
          hand: times(6, 'ecard1-165'),
          discard: ['ecard1-137'],
        },
        opponent: {
          active: { card: 'ecard2-116', damage: 10 },
          bench: ['ecard2-96', 'ecard2-86'],
          hand: times(5, 'ecard1-161'),
        },
      },
      [{ seat: 0, type: 'AttachEnergy', card: 'ecard1-165', pokemon: 1 }],
    ),
  )

/** A blizzard: one coin, damage everywhere, two Knocked Out; once the Prizes are taken, Robin is to choose the next Active. */
function blizzard(viewer: 0 | 1 | 'spectator', prizes: readonly Command[] = []): TableShown {
  const stage = staged(
    'hgss-2010',
    {
      turn: 9,
      stadium: 'hgss3-71',
      you: {
        active: {
          card: ['hgss4-79', 'hgss4-48'],
          energy: [WATER, WATER, 'hgss1-103'],
          damage: 50,
          attached: ['kind-tool'],
        },
        bench: [
          { card: ['hgss1-86', 'hgss1-38'], energy: [WATER], damage: 30 },
          { card: 'hgss1-24', energy: [WATER, PSYCHIC] },
          'hgss1-88',
          { card: ['hgss1-74', 'hgss1-2'], damage: 20, attached: ['kind-tool'] },
        ],
        hand: times(4, WATER),
        prizes: 4,
        deckSize: 27,
        discard: ['hgss1-89', 'hgss1-100'],
      },
      opponent: {
        active: { card: ['hgss1-61', 'hgss1-49'], energy: [FIRE, FIRE], damage: 20 },
        bench: [
          { card: ['hgss1-61', 'hgss1-49', 'hgss1-110'], energy: [FIRE, FIRE, FIRE, 'hgss1-104'], damage: 60 },
          { card: ['hgss1-65', 'hgss1-1'], energy: [FIRE] },
          { card: 'hgss1-87', damage: 40 },
          'hgss1-61',
          { card: 'hgss1-36', energy: times(2, FIRE) },
        ],
        hand: times(7, FIRE),
        prizes: 3,
        deckSize: 19,
        discard: ['hgss1-61', 'hgss1-101'],
      },
    },
    [{ seat: 0, type: 'Attack', card: 'hgss4-48', attack: 'Blizzard' }, ...prizes],
    ['heads'],
  )
  return withClocks(shownTo(viewer, stage))
}

/** All that can be wrong with an Active, and a Bench full of things to do. */
function afflicted(viewer: 0 | 1 | 'spectator'): TableShown {
  const stage = staged(
    'hgss-2010',
    {
      turn: 14,
      stadium: 'hgss3-76',
      effects: [
        { name: 'cannot-attack', on: 'opponents-active' },
        { name: 'attacks-harder', on: 'you' },
      ],
      you: {
        active: {
          card: ['hgss1-86', 'hgss1-38', 'hgss1-108'],
          energy: [...times(3, WATER), 'hgss1-104'],
          damage: 90,
          conditions: ['confused', 'poisoned'],
          attached: ['kind-tool', 'kind-machine'],
        },
        bench: [
          { card: 'hgss1-86', energy: [WATER] },
          { card: 'hgss1-72', damage: 10 },
          { card: ['hgss1-111', 'hgss1-112'], energy: [FIRE] },
        ],
        hand: ['hgss1-38', 'hgss1-4', WATER, 'hgss1-89', WATER, WATER],
        prizes: 2,
        deckSize: 14,
        discard: ['hgss1-86', 'hgss1-90'],
        lost: times(2, WATER),
      },
      opponent: {
        active: {
          card: ['hgss3-43', 'hgss3-30', 'hgss3-18'],
          energy: times(4, METAL),
          damage: 110,
          conditions: ['paralyzed', 'burned', 'poisoned'],
        },
        bench: ['hgss3-21', { card: 'hgss3-42', energy: [METAL] }],
        hand: times(3, METAL),
        prizes: 1,
        deckSize: 9,
        discard: ['hgss3-77'],
      },
    },
    [
      { seat: 0, type: 'PlayTrainer', card: 'hgss1-89' },
      { seat: 0, type: 'AttachEnergy', card: WATER, pokemon: 2 },
    ],
  )
  return withClocks(shownTo(viewer, stage))
}

const legends = (): TableShown =>
  shownTo(
    'spectator',
    staged('hgss-2010', {
      turn: 8,
      you: {
        active: { card: ['hgss1-111', 'hgss1-112'], energy: [...times(3, FIRE), WATER], damage: 60 },
        bench: [{ card: ['hgss1-113', 'hgss1-114'], energy: [WATER, WATER] }, 'hgss1-65', 'hgss1-87'],
        hand: times(5, FIRE),
        discard: [FIRE],
      },
      opponent: {
        active: { card: ['hgss1-113', 'hgss1-114'], energy: [WATER], damage: 20, conditions: ['asleep'] },
        bench: ['hgss1-86', 'hgss1-88', 'hgss1-39', 'hgss1-45', { card: ['hgss1-111', 'hgss1-112'] }],
        hand: times(4, WATER),
        discard: ['hgss1-92'],
      },
    }),
  )

const modern = (viewer: 0 | 'spectator'): TableShown =>
  withClocks(
    shownTo(
      viewer,
      staged('xy-2016', {
        turn: 11,
        stadium: 'kind-stadium',
        you: {
          active: {
            card: ['kind-ex', 'kind-mega'],
            energy: ['g1-82', 'g1-82', 'kind-any', 'kind-special'],
            damage: 130,
            attached: ['kind-tool'],
          },
          bench: [
            { card: ['kind-basic', 'kind-stage1', 'kind-stage2', 'kind-break'], energy: ['g1-76'], damage: 40 },
            { card: 'kind-ex', attached: ['kind-tool'] },
            { card: ['xy11-41', 'xy11-42'], energy: ['g1-78'], damage: 30 },
            'kind-fossil',
          ],
          hand: ['kind-mega', 'g1-82', 'xy10-113'],
          prizes: 3,
          deckSize: 21,
          discard: ['xy10-111'],
        },
        opponent: {
          active: {
            card: ['xy11-38', 'xy11-39', 'xy11-40'],
            energy: times(3, 'g1-78'),
            damage: 120,
            conditions: ['asleep', 'poisoned'],
          },
          bench: ['xy11-25', { card: ['xy11-48', 'xy11-49'], energy: ['g1-79'], damage: 20 }, 'xy11-51'],
          hand: times(6, 'g1-78'),
          prizes: 4,
          deckSize: 24,
          discard: ['xy9-112'],
          lost: ['g1-78'],
        },
      }),
    ),
  )

/** The last Prize. */
function ended(): TableShown {
  const stage = staged(
    'xy-2016',
    {
      turn: 17,
      you: {
        active: { card: ['xy11-38', 'xy11-39', 'xy11-40'], energy: times(3, 'g1-78'), damage: 70 },
        bench: ['xy11-41', { card: ['xy11-22', 'xy11-23'], energy: ['g1-76'] }],
        hand: times(4, 'g1-78'),
        prizes: 1,
        deckSize: 8,
        discard: ['xy10-113'],
      },
      opponent: {
        active: { card: ['xy11-71', 'xy11-72'], energy: times(2, 'g1-82'), damage: 30 },
        bench: [{ card: 'xy11-51', damage: 50 }],
        hand: times(2, 'g1-82'),
        prizes: 2,
        deckSize: 11,
        discard: ['xy9-106'],
      },
    },
    [{ seat: 0, type: 'Attack', card: 'xy11-40', attack: 'Gigavolt' }],
    ['heads'],
  )
  return shownTo(0, stage)
}

function suddenDeath(): TableShown {
  const shown = shownTo(
    1,
    staged('ecard-2002', {
      turn: 4,
      first: 'opponent',
      you: {
        active: { card: 'ecard2-98', damage: 20, energy: ['ecard1-160'] },
        bench: ['ecard2-72'],
        prizes: 1,
        hand: times(6, 'ecard1-160'),
        discard: ['ecard1-160'],
      },
      opponent: {
        active: { card: ['ecard2-69', 'ecard2-6'], energy: ['ecard1-162'] },
        bench: ['ecard2-76', 'ecard2-111'],
        prizes: 1,
        hand: times(7, 'ecard1-162'),
      },
    }),
  )
  const [near, far] = shown.view.sides.map(side => ({ ...side, places: { ...side.places, prizes: 1 } }))
  return withClocks({ ...shown, view: { ...shown.view, game: 2, sides: [near!, far!] } })
}

const TAKE_TWO: readonly Command[] = [0, 2].map(option => ({ seat: 0, type: 'Pick', option }))

export const positions = {
  'set-up-seat': () => setUp(0),
  'set-up-spectator': () => setUp('spectator'),
  'early-turn': quiet,
  'knock-out-spectator': () => blizzard('spectator'),
  'knock-out-seat': () => blizzard(1, TAKE_TWO),
  'conditions-seat': () => afflicted(0),
  legends,
  'mega-break': () => modern('spectator'),
  'mega-break-seat': () => modern(0),
  'game-over': ended,
  'sudden-death': suddenDeath,
} as const satisfies Record<string, () => TableShown>
