/** What special Energy cards provide and do. */
import { placeCounters } from '../../engine/harm.ts'
import type { Moments } from '../../engine/moments.ts'
import { type EnergyUnit, TYPES } from '../../engine/print.ts'

/** Whatever is needed, one type at a time. */
export const anyType: EnergyUnit = TYPES

/** Counters, not damage, and only when it comes from the hand. */
export const hurtsWhenAttached = (counters: number): Moments => ({
  *energyAttached(context, { pokemon, from }) {
    if (pokemon === context.self && from === 'hand') placeCounters(context, pokemon, counters)
  },
})
