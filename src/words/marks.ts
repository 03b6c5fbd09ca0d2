/** Marks that Discord shows to each reader in their own way: a point in time by their clock, a person by the name they see. */
import type { PlayerId } from '../shared/ids.ts'
import type { Instant } from '../shared/time.ts'

const seconds = (instant: Instant): number => Math.floor(instant / 1000)

/** "in 3 hours", and it counts down by itself. */
export const fromNow = (instant: Instant): string => `<t:${seconds(instant)}:R>`

/** "1 March 2026 12:00" */
export const onDate = (instant: Instant): string => `<t:${seconds(instant)}:f>`

export const mention = (player: PlayerId): string => `<@${player}>`
