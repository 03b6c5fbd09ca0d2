/** Everything that happens to a match happens here. */

import type { MatchId, Pair } from '../../shared/ids.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import type { Came } from '../aggregate.ts'
import { fairChance } from '../fairness/fair-chance.ts'
import type { MatchCommand } from '../match/command.ts'
import { type Actor, decideMatch } from '../match/decide-match.ts'
import type { Deciding } from '../match/deciding.ts'
import type { Match } from '../match/match.ts'
import type { MatchEntry, MatchEvent } from '../match/match-event.ts'
import { matches } from '../match/match-stream.ts'
import { seal } from '../match/seal.ts'
import type { Delivery, Ports } from '../ports/index.ts'
import type { Refusal } from '../refusal.ts'
import { rulesFor } from '../rules-of.ts'
import type { Reacting } from '../streams.ts'
import { isCommand } from './door.ts'
import { type Done, done, type Outcome, refused, refusedAt } from './outcome.ts'

export interface MatchRequest {
  readonly match: MatchId
  readonly by: Actor
  readonly delivery: Delivery
}

export const command = (ports: Reacting, request: MatchRequest, wanted: MatchCommand): Promise<Outcome> =>
  changeMatch(ports, request, (match, deciding) =>
    isCommand(wanted) ? decideMatch(match, request.by, wanted, deciding) : err({ code: 'bad-input' }),
  )

type Decide = (match: Match, deciding: Deciding) => Result<readonly MatchEvent[], Refusal>

/** `salt` is brought along by whoever takes the second seat. */
export async function changeMatch(
  ports: Reacting,
  request: MatchRequest,
  decide: Decide,
  salt?: string,
): Promise<Outcome> {
  const { by } = request
  const came = await matches.change(ports, streamRequest(request), (match, now) => {
    if (!match) return refused({ code: 'unknown-match' })
    const entry = sealed(match, decide, now, salt)
    return entry.ok ? entry : refusedAt(match, by, entry.error, now)
  })
  return came.ok ? ok(await doneOf(ports, came.value, by)) : came
}

/** What came of this delivery if it has been here before; null if it has not. */
export async function repeated(ports: Reacting, request: MatchRequest): Promise<Outcome | null> {
  const came = await matches.came(ports, streamRequest(request))
  return came && ok(await doneOf(ports, came, request.by))
}

export const streamRequest = ({ match, by, delivery }: MatchRequest) => ({ id: match, by: by.player, delivery })

export async function doneOf({ clock }: Ports, came: Came<'match'>, by: Actor): Promise<Done> {
  const now = came.repeated ? clock.now() : came.entry.at
  return done(await came.change(), by, now, came.repeated)
}

/** With the luck that it needs, and the time that everybody has left. */
export function sealed(match: Match, decide: Decide, now: Instant, salt?: string): Result<MatchEntry, Refusal> {
  const rules = rulesFor(match)
  const salts: Pair<string> = salt === undefined ? match.salts : [match.salts[0], salt]
  const chance = fairChance({ seed: match.seed, salts, match: match.id }, match.drawn)
  const decided = decide(match, { rules, now, chance })
  return decided.ok ? ok(seal(rules, match, decided.value, now, chance.drawn)) : decided
}
