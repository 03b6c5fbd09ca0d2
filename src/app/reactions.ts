/** What an entry of one stream makes happen in others. Of what follows an entry, this is all that is not its own. */
import { endMatches } from './league/end-matches.ts'
import { tellLeague } from './league/tell-league.ts'
import type { Reactions } from './streams.ts'
import { rateMatch } from './use-cases/rate-match.ts'
import { noteAway } from './use-cases/vacation.ts'

export const REACTIONS: Reactions = {
  match: [rateMatch, tellLeague],
  player: [noteAway],
  league: [endMatches],
}
