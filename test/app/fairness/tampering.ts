/** Exports as somebody with an editor could change them, and where that must be noticed. */
import { expect } from 'vitest'
import { isPlayed, type MatchExport } from '../../../src/app/fairness/export-format.ts'
import { type Discrepancy, type Verification, verifyExport } from '../../../src/app/fairness/verify.ts'
import type { Event } from '../../../src/engine/index.ts'
import { exportWithTakeBacks, playedExport, TOLD } from './exports.ts'

export const fair = playedExport(TOLD)
export const withTakeBacks = exportWithTakeBacks(TOLD, { every: 7, back: 4 })

type Writable<T> = T extends string | number ? T : { -readonly [K in keyof T]: Writable<T[K]> }
export type Draft = Writable<MatchExport>

export function tampered(exported: MatchExport, change: (draft: Draft) => void): MatchExport {
  const draft = structuredClone(exported) as Draft
  change(draft)
  return draft
}

export const verifyTampered = (change: (draft: Draft) => void, exported = fair): Verification =>
  verifyExport(tampered(exported, change))

/** What `verifyExport` says about a problem there. */
export const problemAt = (entry: number | null, event: number | null, rest: Partial<Discrepancy> = {}) => ({
  ok: false,
  problem: expect.objectContaining({ entry, event, ...rest }),
})

export interface Happened<T extends Event['type']> {
  readonly entry: number
  /** Counted from 1 within the entry. */
  readonly number: number
  readonly event: Writable<Extract<Event, { type: T }>>
}

/** The game's events of a type, with their places. */
export function happened<T extends Event['type']>(draft: MatchExport, type: T): readonly Happened<T>[] {
  return draft.entries.flatMap(({ version, events }) =>
    events
      .filter(isPlayed)
      .flatMap(played => played.events)
      .map((event, index) => ({ entry: version, number: index + 1, event }))
      .filter(({ event }) => event.type === type),
  ) as unknown as readonly Happened<T>[]
}

/** One of them, whatever the number. */
export function oneOf<T extends Event['type']>(draft: MatchExport, type: T, which = 0): Happened<T> {
  const all = happened(draft, type)
  return all[which % all.length] ?? expect.fail(`no ${type} happened`)
}
