/** Signs for conditions, kinds of Trainer, zones and what happens: each on a field of 24 × 24. */
import type { Ground, Theme } from '../theme.ts'
import { disc, type Mark } from './mark.ts'

export const CONDITION_SIGNS = ['asleep', 'burned', 'confused', 'paralyzed', 'poisoned'] as const
export type ConditionSign = (typeof CONDITION_SIGNS)[number]

export const SIGNS = {
  asleep: { pen: 'M7.5 7H16.5L7.5 17H16.5', width: 3 },
  burned: {
    shape:
      'M12.6 3C17 7.4 18.4 10.6 18.4 14A6.4 6.4 0 0 1 5.6 14C5.6 10.6 8 9.6 8 6.6C9.6 7.2 10.4 8.4 10.6 9.8C12.4 8 13 5.6 12.6 3z',
  },
  confused: {
    pen: 'M12.4 12.4A1.6 1.6 0 1 0 10.6 10.6C9.4 12.6 10.6 15.4 13.2 15.4A4.4 4.4 0 0 0 15 7.4A6.6 6.6 0 0 0 6 10.4A7.6 7.6 0 0 0 9 18.6',
    width: 2.2,
  },
  paralyzed: { shape: 'M13.6 2.6L5.8 13.4H10.8L9.4 21.4L18.2 9.8H12.8z' },
  poisoned: { shape: disc(9.4, 14.2, 4.8) + disc(16, 8, 3.2) + disc(17.2, 16.4, 2) },
  item: {
    shape: 'M3.6 8.4L12 4.2L20.4 8.4L12 12.6zM3.6 10.6L11 14.3V21.2L3.6 17.4zM20.4 10.6L13 14.3V21.2L20.4 17.4z',
  },
  supporter: { shape: `${disc(12, 7.6, 4.2)}M3.8 20.4A8.2 7.4 0 0 1 20.2 20.4z` },
  stadium: {
    shape:
      'M12 2.8L21 8.4V10.2H3V8.4zM4.6 11.8H7.8V17.4H4.6zM10.4 11.8H13.6V17.4H10.4zM16.2 11.8H19.4V17.4H16.2zM3 18.8H21V21.2H3z',
  },
  tool: {
    shape: `M3.4 3.4H12.4L20.8 11.8A1.6 1.6 0 0 1 20.8 14.1L14.1 20.8A1.6 1.6 0 0 1 11.8 20.8L3.4 12.4z${disc(8.2, 8.2, 2)}`,
  },
  'technical-machine': { shape: `${disc(12, 12, 9.2)}${disc(12, 12, 3)}` },
  fossil: {
    pen: 'M12.4 12.6A1.5 1.5 0 1 1 14.4 11.4A4 4 0 1 1 8.6 10A6.2 6.2 0 0 1 19.6 12.4A8 8 0 0 1 11.6 20.4H4.4',
    width: 2.6,
  },
  prize: { shape: 'M12 2.6L14.8 8.6L21.4 9.4L16.6 13.9L17.8 20.4L12 17.2L6.2 20.4L7.4 13.9L2.6 9.4L9.2 8.6z' },
  deck: {
    shape:
      'M7 2.6H18.4A1.6 1.6 0 0 1 20 4.2V16.4H18V4.6H7zM4 6.4A1.6 1.6 0 0 1 5.6 4.8H14.6A1.6 1.6 0 0 1 16.2 6.4V20A1.6 1.6 0 0 1 14.6 21.6H5.6A1.6 1.6 0 0 1 4 20z',
  },
  hand: {
    shape:
      'M8.6 5.2A1.4 1.4 0 0 1 10 3.8H14A1.4 1.4 0 0 1 15.4 5.2V18.8A1.4 1.4 0 0 1 14 20.2H10A1.4 1.4 0 0 1 8.6 18.8zM6.8 7.2V16.8L2.8 8.2A1 1 0 0 1 3.4 6.8zM17.2 7.2V16.8L21.2 8.2A1 1 0 0 0 20.6 6.8z',
  },
  discard: { pen: 'M12 3.4V13.2M7.8 9.4L12 13.6L16.2 9.4M4 14.4V20.2H20V14.4', width: 2.6 },
  'lost-zone': { pen: `${disc(12, 12, 8.2)}M6.2 17.8L17.8 6.2`, width: 2.6 },
  evolve: { pen: 'M5.6 12.4L12 6L18.4 12.4M5.6 18.8L12 12.4L18.4 18.8', width: 3 },
  chosen: { pen: 'M4.6 12.8L9.8 18L19.4 6.6', width: 3.6 },
  choosable: { pen: disc(12, 12, 6.4), width: 2.8 },
  problem: { pen: 'M12 4.2V13.2M12 18.6V19', width: 4 },
  playable: { shape: 'M7 4.4L19.4 12L7 19.6z' },
  damage: {
    shape:
      'M12 2.2L14.3 7.3L19 4.9L16.7 9.7L21.8 12L16.7 14.3L19 19.1L14.3 16.7L12 21.8L9.7 16.7L5 19.1L7.3 14.3L2.2 12L7.3 9.7L5 4.9L9.7 7.3z',
  },
  'knocked-out': { pen: 'M6 6L18 18M18 6L6 18', width: 4 },
  clock: { pen: `${disc(12, 12, 8.4)}M12 7V12.4L15.6 14.6`, width: 2.4 },
  effect: {
    pen: `M12 3.6V6.4M12 17.6V20.4M3.6 12H6.4M17.6 12H20.4M6.1 6.1L8 8M16 16L17.9 17.9M17.9 6.1L16 8M8 16L6.1 17.9${disc(12, 12, 2.6)}`,
    width: 2.2,
  },
} as const satisfies Readonly<Record<string, Mark>>

export type Sign = keyof typeof SIGNS

/** The ground a condition's chip stands on. */
export const conditionGround = (condition: ConditionSign, { signals, hues }: Theme): Ground =>
  ({
    asleep: signals.news,
    burned: signals.bad,
    confused: hues.fairy.tile,
    paralyzed: signals.warning,
    poisoned: hues.psychic.tile,
  })[condition]
