/** Matches as streams. */
import { isMatchId } from '../../shared/ids.ts'
import { Aggregate } from '../aggregate.ts'
import { rowsFor } from '../lookups.ts'
import type { Row } from '../ports/event-store.ts'
import { putChanged } from '../rows.ts'
import { rulesFor } from '../rules-of.ts'
import { noticesOf } from '../tell.ts'
import { evolveMatch } from './evolve-match.ts'
import type { Match } from './match.ts'

const rowsOf = (match: Match): readonly Row[] => rowsFor(rulesFor(match), match)

export const matches = new Aggregate({
  kind: 'match',
  isId: isMatchId,
  begin: () => null,
  evolve: evolveMatch,
  snapshot: {
    format: 1,
    // Reading a dozen entries for every action costs more than writing a snapshot now and then.
    every: 16,
    // Between two turns there is nothing to take back and nothing in flight: the state says it all, and is small.
    save: ({ steps, ...match }) => (steps.length === 0 && !match.game?.action ? match : null),
    restore: saved => ({ ...(saved as Omit<Match, 'steps'>), steps: [] }),
  },
  rows: rowsOf,
  follow: ({ store, messenger }, change, head, now) => [
    ...putChanged(store, change.before ? rowsOf(change.before) : [], rowsOf(change.after), head),
    ...noticesOf(rulesFor(change.after), change, now).map(notice => () => messenger.send(notice)),
  ],
})
