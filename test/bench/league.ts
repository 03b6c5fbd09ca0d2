/** How long a big league takes to be paired and counted. */
import type { LeagueActor, LeagueCommand } from '../../src/league/command.ts'
import { decideLeague } from '../../src/league/decide-league.ts'
import { foldLeague } from '../../src/league/evolve-league.ts'
import type { League } from '../../src/league/league.ts'
import { pairingPreview } from '../../src/league/queries.ts'
import { USUAL_SETTINGS } from '../../src/league/settings.ts'
import { standings } from '../../src/league/standings.ts'
import { assert } from '../../src/shared/assert.ts'
import { percentile } from './percentile.ts'

export interface LeagueNumbers {
  readonly players: number
  readonly rounds: number
  /** Milliseconds for one round, of all rounds. */
  readonly pairing: { readonly p50: number; readonly max: number }
  /** Milliseconds for the table after the last round. */
  readonly standings: { readonly p50: number; readonly p95: number }
}

const REPEATS = 50
const organiser: LeagueActor = { player: 'organiser', organiser: true }

export function measureLeague(players: number, rounds: number): LeagueNumbers {
  const pairings: number[] = []
  let league = start(players, rounds)
  for (let now = 1; league.status === 'running'; now++) {
    if (league.rounds.length < rounds) pairings.push(timed(() => pairingPreview(league, now)))
    league = after(league, { type: 'PassTime', by: 'prizepost' }, now)
    league = playRound(league, now)
  }
  const tables = Array.from({ length: REPEATS }, () => timed(() => standings(league)))
  return {
    players,
    rounds,
    pairing: { p50: percentile(pairings, 0.5), max: Math.max(...pairings) },
    standings: { p50: percentile(tables, 0.5), p95: percentile(tables, 0.95) },
  }
}

function timed(run: () => unknown): number {
  const start = performance.now()
  run()
  return performance.now() - start
}

function after(league: League | null, command: LeagueCommand, now: number): League {
  const decided = decideLeague(league, command, { now })
  assert(decided.ok, `${command.type} is not refused`)
  const next = foldLeague(decided.value, league)
  assert(next, 'there is a league')
  return next
}

function start(players: number, rounds: number): League {
  const format = { kind: 'swiss', rounds } as const
  const settings = {
    ...USUAL_SETTINGS,
    name: 'Bench',
    ruleset: 'any',
    clock: null,
    deckPolicy: 'open',
    format,
  } as const
  const opening: readonly LeagueCommand[] = [
    { type: 'CreateLeague', by: organiser, league: 'bench', guild: 'bench', settings, seed: 'bench' },
    { type: 'OpenLeague', by: organiser },
    ...Array.from(
      { length: players },
      (_, index) => ({ type: 'Join', by: { player: `player-${index}` }, reliability: null }) as const,
    ),
    { type: 'StartLeague', by: organiser },
  ]
  return opening.reduce<League | null>((league, command) => after(league, command, 0), null) as League
}

/** The better half by name wins most of the time. */
function playRound(league: League, now: number): League {
  const round = league.rounds.at(-1)
  if (!round || league.status !== 'running') return league
  return round.pairings.reduce((each, { id, players }, index) => {
    const winner = players[(index * 7 + now) % 3 === 0 ? 0 : 1]
    const command = { type: 'ReportResult', by: organiser, pairing: id, reason: 'bench' } as const
    return after(each, { ...command, outcome: { is: 'won', winner } }, now)
  }, league)
}
