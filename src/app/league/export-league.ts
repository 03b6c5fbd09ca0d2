/** A league as files that other programs read. */

import type { PairingOutcome } from '../../league/league.ts'
import type { PlayerId } from '../../shared/ids.ts'
import type { LeagueLogLine } from './look-league.ts'
import type { LeagueSheet } from './sheet.ts'

type NameOf = (player: PlayerId) => string

const STANDINGS = ['place', 'player', 'id', 'points', 'wins', 'draws', 'losses', 'byes', 'rests'] as const

/** The table, one line for each player. */
export function standingsCsv({ standings }: LeagueSheet, nameOf: NameOf = id => id): string {
  const lines = standings.map(({ place, player, points, wins, draws, losses, byes, rests, ...more }) => [
    place,
    nameOf(player),
    player,
    points,
    wins,
    draws,
    losses,
    byes,
    rests,
    percent(more.opponents),
    percent(more.opponentsOpponents),
    more.dropped ? 'dropped' : '',
  ])
  return csv([[...STANDINGS, 'opponents win %', "opponents' opponents win %", 'status'], ...lines])
}

/** Every pairing, one line each. */
export function resultsCsv({ schedule }: LeagueSheet, nameOf: NameOf = id => id): string {
  const lines = schedule.flatMap(({ round, matches, byes, rests }) => [
    ...matches.map(({ players: [one, other], games, outcome }) => [
      round,
      nameOf(one),
      nameOf(other),
      games.join('-'),
      resultWord(outcome, nameOf),
    ]),
    ...byes.map(player => [round, nameOf(player), '', '', 'bye']),
    ...rests.map(player => [round, nameOf(player), '', '', 'away']),
  ])
  return csv([['round', 'first', 'second', 'games', 'result'], ...lines])
}

function resultWord(outcome: PairingOutcome | null, nameOf: NameOf): string {
  switch (outcome?.is) {
    case 'won':
      return `won by ${nameOf(outcome.winner)}`
    case 'drawn':
      return outcome.intentional ? 'drawn by agreement' : 'drawn'
    case 'forfeited':
      return `forfeited by ${nameOf(outcome.by)} (${outcome.why})`
    case 'double-loss':
      return 'lost by both'
    default:
      return ''
  }
}

/** Everything that everybody may know, with every intervention and its reason. */
export const leagueJson = (sheet: LeagueSheet, log: readonly LeagueLogLine[]): string =>
  `${JSON.stringify({ format: 'prizepost-league', formatVersion: 1, ...sheet, log }, null, 2)}\n`

const percent = (share: number): string => (share * 100).toFixed(2)

const csv = (lines: readonly (readonly (string | number)[])[]): string =>
  lines.map(line => `${line.map(cell).join(',')}\r\n`).join('')

/** A name that looks like a formula must not become one when a spreadsheet opens the file. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
