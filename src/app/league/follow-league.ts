/** What has to follow an entry of a league: lookups, news, the end of matches. It is done again until it has succeeded once. */
import { createHash } from 'node:crypto'
import { MINUTE } from '../../shared/time.ts'
import { leagueStream, sameRow } from '../lookups.ts'
import type { Row } from '../ports/event-store.ts'
import type { Ports } from '../ports/index.ts'
import { endingsOf, endMatch } from './end-matches.ts'
import { changedRows, leagueRows } from './league-lookups.ts'
import type { KeptLeague, LeagueChange } from './league-stream.ts'
import type { LeagueNews } from './news.ts'
import { publicEvents, sheetOf } from './sheet.ts'

/** Whoever appended an entry sees to what follows. If that has not happened by then, the clock does it. */
export const GRACE = MINUTE

/** `head` is the lookup as it was before the entry. */
export async function followLeague(ports: Ports, change: LeagueChange, head: Row | null): Promise<void> {
  const { before, entry, after } = change
  const { store, report } = ports
  const attempts = [
    ...changedRows(before, after, head).map(row => async () => store.put(row)),
    ...newsOf(change).map(news => async () => ports.messenger.announce?.(news)),
    ...endingsOf(change).map(ending => async () => endMatch(ports, change, ending)),
  ]
  let failed = false
  for (const attempt of attempts) {
    await attempt().catch(error => {
      failed = true
      report(`Something that follows entry ${entry.version} of league ${after.league.id} is left for later`, error)
    })
  }
  if (failed) return
  await store.settle(leagueStream(after.league.id), entry.version).catch(error => {
    report(`Entry ${entry.version} of league ${after.league.id} will be seen to again`, error)
  })
}

function newsOf({ entry, after: { league } }: LeagueChange): readonly LeagueNews[] {
  const events = publicEvents(entry.data.events)
  if (events.length === 0) return []
  return [{ id: newsId(league.id, entry.version), at: entry.at, sheet: sheetOf(league, null), events }]
}

/** Fits a nonce of Discord. */
const newsId = (league: string, version: number): string =>
  createHash('sha256').update(`news ${league} ${version}`).digest('base64url').slice(0, 24)

/** The lookups said that something was due, but nothing was. */
export async function correctLeagueRows({ store }: Ports, kept: KeptLeague, head: Row | null): Promise<void> {
  const rows = leagueRows(kept)
  const last = rows.at(-1)
  if (!last || sameRow(last, head)) return
  for (const row of rows) await store.put(row)
}
