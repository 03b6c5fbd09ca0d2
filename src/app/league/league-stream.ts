/** Leagues as streams. */
import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { isLeagueId } from '../../shared/ids.ts'
import { Aggregate } from '../aggregate.ts'
import { putChanged } from '../rows.ts'
import type { Change } from '../streams.ts'
import { evolveKept, type KeptLeague } from './kept-league.ts'
import { leagueRows } from './league-lookups.ts'
import type { LeagueNews } from './news.ts'
import { publicEvents, sheetOf } from './sheet.ts'

export const leagues = new Aggregate({
  kind: 'league',
  isId: isLeagueId,
  begin: () => null,
  evolve: evolveKept,
  snapshot: {
    format: 1,
    // The state of a big league weighs as much as hundreds of entries.
    every: 25,
    // With 512 players a league is 400 KB of JSON, and a tenth of that when packed.
    save: kept => deflateRawSync(JSON.stringify(kept)).toString('base64'),
    restore: saved => JSON.parse(inflateRawSync(Buffer.from(saved as string, 'base64')).toString()) as KeptLeague,
  },
  rows: leagueRows,
  follow: ({ store, messenger }, change, head) => [
    ...putChanged(store, change.before ? leagueRows(change.before) : [], leagueRows(change.after), head),
    ...newsOf(change).map(news => async () => messenger.announce?.(news)),
  ],
})

function newsOf({ entry, after: { league } }: Change<'league'>): readonly LeagueNews[] {
  const events = publicEvents(entry.data.events)
  if (events.length === 0) return []
  return [{ id: newsId(league.id, entry.version), at: entry.at, sheet: sheetOf(league, null), events }]
}

/** Fits a nonce of Discord. */
const newsId = (league: string, version: number): string =>
  createHash('sha256').update(`news ${league} ${version}`).digest('base64url').slice(0, 24)
