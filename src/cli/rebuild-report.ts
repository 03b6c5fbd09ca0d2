/** What `npm run rebuild` says. */
import type { Rebuilt } from '../app/use-cases/rebuild.ts'

export const REBUILD_HELP = `Makes the lookups again from the matches themselves: whose turn it is, what is due, results.

  npm run rebuild -- [options]

  --json    the numbers as JSON
  --help    this text

It works on the directory .data, or where PRIZEPOST_DATA says, or on the DynamoDB table that PRIZEPOST_TABLE names.
Matches may go on in the meantime. Nothing but lookups is changed.`

export function matchesLine({ matches, corrected, removed, unreadable }: Rebuilt, place: string): string {
  const checked = `${many(matches, 'match', 'matches')} in ${place} looked at`
  const changed = `${many(corrected, 'lookup')} corrected, ${many(removed, 'lookup')} removed`
  const summary = `${checked}: ${corrected + removed === 0 ? 'everything was right' : changed}.`
  return [summary, ...unreadable.map(stream => `${stream} cannot be read.`)].join('\n')
}

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`
