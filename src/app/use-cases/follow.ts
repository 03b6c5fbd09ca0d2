/** What has to follow an entry of a match: lookups, messages. It is done again until it has succeeded once. */

import { type Instant, MINUTE } from '../../shared/time.ts'
import { tellLeague } from '../league/tell-league.ts'
import { matchStream, rowsFor, sameRow } from '../lookups.ts'
import type { Match } from '../match/match.ts'
import type { Notice } from '../notice.ts'
import type { Row } from '../ports/event-store.ts'
import type { Ports } from '../ports/index.ts'
import { type Change, noticesOf } from '../tell.ts'
import { rulesFor } from './outcome.ts'
import { isAboutRating, rateMatch } from './rate-match.ts'

/** Whoever appended an entry sees to what follows. If that has not happened by then, the clock does it. */
export const GRACE = MINUTE

export interface Following {
  readonly rows: readonly Row[]
  readonly notices: readonly Notice[]
}

/** `head` is the lookup as it was before the entry. */
export const following = (change: Change, head: Row | null, now: Instant): Following => ({
  rows: rowsToWrite(change, head),
  notices: noticesOf(rulesFor(change.after), change, now),
})

export const isNothing = ({ rows, notices }: Following): boolean => rows.length + notices.length === 0

export async function follow(ports: Ports, change: Change, { rows, notices }: Following): Promise<void> {
  const { after, entry } = change
  const attempts = [
    ...rows.map(row => async () => ports.store.put(row)),
    ...notices.map(notice => async () => ports.messenger.send(notice)),
    ...(isAboutRating(change) ? [async () => rateMatch(ports, change)] : []),
    ...(after.league ? [async () => tellLeague(ports, change)] : []),
  ]
  let failed = false
  for (const attempt of attempts) {
    await attempt().catch(error => {
      failed = true
      ports.report(`Something that follows entry ${entry.version} of ${after.id} is left for later`, error)
    })
  }
  if (!failed) await settle(ports, after, entry.version)
}

async function settle({ store, report }: Ports, { id }: Match, version: number): Promise<void> {
  await store.settle(matchStream(id), version).catch(error => {
    report(`Entry ${version} of ${id} will be seen to again`, error)
  })
}

/** Only what has changed, unless the lookups are not what they should have been before. */
function rowsToWrite({ before, after }: Change, head: Row | null): readonly Row[] {
  const [was, now] = [before ? rowsOf(before) : [], rowsOf(after)]
  const last = was.at(-1)
  const isKnown = last !== undefined && sameRow(last, head)
  return isKnown ? now.filter((row, index) => !sameRow(row, was[index] ?? null)) : now
}

export const rowsOf = (match: Match): readonly Row[] => rowsFor(rulesFor(match), match)
