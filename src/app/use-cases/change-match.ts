/** Reads a match, decides, appends. Everything that happens to a match happens here. */

import type { MatchId, Pair } from '../../shared/ids.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import { fairChance } from '../fairness/fair-chance.ts'
import { matchStream } from '../lookups.ts'
import type { MatchCommand } from '../match/command.ts'
import { type Actor, type Deciding, decideMatch } from '../match/decide-match.ts'
import { evolveMatch, type MatchStreamEntry } from '../match/evolve-match.ts'
import type { Match } from '../match/match.ts'
import type { MatchEvent } from '../match/match-event.ts'
import { seal } from '../match/seal.ts'
import type { KeptEntry } from '../ports/event-store.ts'
import type { Delivery, Ports } from '../ports/index.ts'
import type { Refusal } from '../refusal.ts'
import { changeAt, type LoadedMatch, loadMatch, snapshotOf } from '../streams.ts'
import type { Change } from '../tell.ts'
import { isCommand } from './door.ts'
import { follow, following, GRACE, isNothing } from './follow.ts'
import { done, type Outcome, refused, refusedAt, rulesFor } from './outcome.ts'
import { entryOf, LOST, untilWon } from './race.ts'

export interface MatchRequest {
  readonly match: MatchId
  readonly by: Actor
  readonly delivery: Delivery
}

export const command = (ports: Ports, request: MatchRequest, wanted: MatchCommand): Promise<Outcome> =>
  changeMatch(ports, request, (match, deciding) =>
    isCommand(wanted) ? decideMatch(match, request.by, wanted, deciding) : err({ code: 'bad-input' }),
  )

type Decide = (match: Match, deciding: Deciding) => Result<readonly MatchEvent[], Refusal>

/** `salt` is brought along by whoever takes the second seat. */
export function changeMatch(ports: Ports, request: MatchRequest, decide: Decide, salt?: string): Promise<Outcome> {
  const { match: id, by, delivery } = request
  return untilWon(async () => {
    const loaded = await loadMatch(ports.store, id)
    if (!loaded) return refused({ code: 'unknown-match' })
    const { match, entries } = loaded
    const earlier = await entryOf(ports.store, matchStream(id), entries, delivery)
    if (earlier) return repeat(ports, request, earlier)
    const now = timeAt(ports, match)
    const decided = nextEntry(match, { by: by.player, delivery: delivery.id, now, salt }, decide)
    if (!decided.ok) return refusedAt(match, by, decided.error, now)
    const change = await append(ports, loaded, decided.value)
    return change ? ok(done(change, by, now, false)) : LOST
  })
}

/** What came of this delivery if it has been here before; null if it has not. */
export async function repeated(ports: Ports, request: MatchRequest): Promise<Outcome | null> {
  const loaded = await loadMatch(ports.store, request.match)
  if (!loaded) return null
  const earlier = await entryOf(ports.store, matchStream(request.match), loaded.entries, request.delivery)
  return earlier ? repeat(ports, request, earlier) : null
}

/** A delivery that arrived before: what came of it then. */
export async function repeat(ports: Ports, { match, by }: MatchRequest, earlier: KeptEntry): Promise<Outcome> {
  const change = await changeAt(ports.store, match, earlier.version)
  const now = ports.clock.now()
  if (!earlier.settled) await follow(ports, change, following(change, null, now))
  return ok(done(change, by, now, true))
}

/** The time of an entry is never before that of the one before it, whatever the clocks of several machines say. */
export const timeAt = ({ clock }: Ports, { at }: Match): Instant => Math.max(clock.now(), at)

interface Signature {
  readonly by: string
  readonly delivery: string
  readonly now: Instant
  readonly salt?: string | undefined
}

export function nextEntry(match: Match, signature: Signature, decide: Decide): Result<MatchStreamEntry, Refusal> {
  const { by, delivery, now, salt } = signature
  const rules = rulesFor(match)
  const salts: Pair<string> = salt === undefined ? match.salts : [match.salts[0], salt]
  const chance = fairChance({ seed: match.seed, salts, match: match.id }, match.drawn)
  const decided = decide(match, { rules, now, chance })
  if (!decided.ok) return err(decided.error)
  const data = seal(rules, match, decided.value, now, chance.drawn)
  return ok({ version: match.version + 1, at: now, by, delivery, data })
}

/** Null if somebody else has taken this version. A new match is appended to nothing. */
export async function append(
  ports: Ports,
  loaded: LoadedMatch | null,
  entry: MatchStreamEntry,
): Promise<Change | null> {
  const before = loaded?.match ?? null
  const change = { before, entry, after: evolveMatch(before, entry) }
  const next = following(change, loaded?.head ?? null, entry.at)
  const snapshot = snapshotOf(change.after, loaded?.snapshot ?? 0)
  const isFirst = await ports.store.append(matchStream(change.after.id), {
    ...entry,
    ...(!isNothing(next) && { due: entry.at + GRACE }),
    ...(snapshot && { snapshot }),
  })
  if (!isFirst) return null
  if (!isNothing(next)) await follow(ports, change, next)
  return change
}
