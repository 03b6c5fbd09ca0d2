/** Looking at matches without changing them. Everybody sees what they may see. */
import type { SeenEvent, Viewer } from '../../engine/view.ts'
import { isPlayerId, type MatchId, type PlayerId } from '../../shared/ids.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import { matchesOf, matchStream, openList, type Summary } from '../lookups.ts'
import { evolveMatch } from '../match/evolve-match.ts'
import type { Match } from '../match/match.ts'
import type { MatchEntry } from '../match/match-event.ts'
import { matches } from '../match/match-stream.ts'
import type { Notice } from '../notice.ts'
import type { Player } from '../player/player.ts'
import { players } from '../player/player-stream.ts'
import type { Ports } from '../ports/index.ts'
import type { Refusal } from '../refusal.ts'
import { rulesFor } from '../rules-of.ts'
import type { Change } from '../streams.ts'
import { type TableView, tableFor } from '../table.ts'
import { orderedFor, type Said, saidTo, seenBy } from '../tell.ts'
import { viewerOf } from './outcome.ts'

export interface Look {
  readonly match: MatchId
  readonly by: PlayerId
}

export async function look(ports: Ports, { match: id, by }: Look): Promise<Result<TableView, Refusal>> {
  const match = await matches.load(ports.store, id)
  if (!match) return err({ code: 'unknown-match' })
  return ok(tableFor(rulesFor(match), match, viewerOf(match, { player: by }), ports.clock.now()))
}

export interface LogLine {
  readonly at: Instant
  /** Who did it: a player, or `clock`. */
  readonly by: PlayerId
  readonly turn: number
  readonly events: readonly SeenEvent[]
  /** What happened between the people. */
  readonly said: readonly Said[]
  readonly ordered: Notice['ordered']
}

/** What has happened in a match so far, without what this viewer knows nothing of. */
export async function log(ports: Ports, { match: id, by }: Look): Promise<Result<readonly LogLine[], Refusal>> {
  if (!(await matches.load(ports.store, id))) return err({ code: 'unknown-match' })
  const changes = await changesOf(ports, id)
  const last = changes.at(-1)?.after
  return ok(last ? logOf(changes, viewerOf(last, { player: by })) : [])
}

export const logOf = (changes: readonly Change<'match'>[], viewer: Viewer): readonly LogLine[] =>
  changes.flatMap(change => {
    const { entry, after } = change
    const events = seenBy(rulesFor(after), change, viewer)
    const said = saidTo(change, viewer)
    if (events.length + said.length === 0) return []
    const ordered = orderedFor(change, viewer)
    return [{ at: entry.at, by: entry.by, turn: after.game?.turn.number ?? 0, events, said, ordered }]
  })

export async function changesOf({ store }: Ports, id: MatchId): Promise<readonly Change<'match'>[]> {
  const changes: Change<'match'>[] = []
  let before: Match | null = null
  for (const entry of await store.read<MatchEntry>(matchStream(id))) {
    const after: Match = evolveMatch(before, entry)
    changes.push({ before, entry, after })
    before = after
  }
  return changes
}

/** My matches that are not over, the most urgent first: those that wait for me, by the time that is left. */
export async function turns({ store }: Ports, player: PlayerId): Promise<readonly Summary[]> {
  if (!isPlayerId(player)) return []
  return (await store.list(openList(player))).map(({ data }) => data as Summary)
}

export interface PageAsked {
  readonly limit?: number
  /** Go on after this match. */
  readonly before?: MatchId
}

/** Every match of a player, the newest first. */
export async function history({ store }: Ports, player: PlayerId, page: PageAsked = {}): Promise<readonly Summary[]> {
  if (!isPlayerId(player)) return []
  const { limit = 25, before } = page
  const rows = await store.rows(matchesOf(player), { limit, ...(before && { before: `match#${before}` }) })
  return rows.map(({ data }) => data as Summary)
}

export const playerOf = ({ store }: Ports, player: PlayerId): Promise<Player> => players.load(store, player)
