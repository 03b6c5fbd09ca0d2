/** The clocks that people can choose from. */
import { type ClockTerms, LEAGUE_CLOCK } from '../../app/match/terms.ts'
import { DAY, HOUR, MINUTE } from '../../shared/time.ts'

export const CLOCKS = {
  league: { name: 'Three days, and eight hours more for each turn', clock: LEAGUE_CLOCK },
  'two-days': { name: 'Two days for each decision', clock: { kind: 'per-move', time: 2 * DAY } },
  week: { name: 'A week for each decision', clock: { kind: 'per-move', time: 7 * DAY } },
  evening: {
    name: 'One evening: an hour each, two minutes more for each turn',
    clock: { kind: 'bank', bank: HOUR, increment: 2 * MINUTE, cap: HOUR },
  },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly clock: ClockTerms }>>

export type ClockName = keyof typeof CLOCKS
