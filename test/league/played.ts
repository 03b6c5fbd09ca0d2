/** A league in which these results have been played: `ann > bob`, `ann = bob`, `ann x bob` (both lost), `bye ann`, `rest ann`. */
import { foldLeague } from '../../src/league/evolve-league.ts'
import type { League, PairingOutcome } from '../../src/league/league.ts'
import type { LeagueEvent } from '../../src/league/league-event.ts'
import type { Settings } from '../../src/league/settings.ts'
import { assert } from '../../src/shared/assert.ts'
import { SETTINGS, START } from './given.ts'

const WON: Record<string, (first: string) => PairingOutcome> = {
  '>': winner => ({ is: 'won', winner }),
  '=': () => ({ is: 'drawn' }),
  x: () => ({ is: 'double-loss' }),
}

export function played(rounds: readonly (readonly string[])[], settings: Partial<Settings> = {}): League {
  const words = rounds.flat().flatMap(line => line.split(' '))
  const players = [...new Set(words)].filter(word => !['>', '=', 'x', 'bye', 'rest'].includes(word)).toSorted()
  const events: LeagueEvent[] = [
    {
      type: 'LeagueCreated',
      league: 'spring',
      guild: 'guild',
      by: 'olga',
      settings: { ...SETTINGS, ...settings },
      seed: 'seed',
    },
    { type: 'LeagueOpened' },
    ...players.map(player => ({ type: 'PlayerJoined', player, entered: 1 }) as const),
    { type: 'LeagueStarted', at: START, order: players },
    ...rounds.flatMap((lines, index) => round(lines, index + 1)),
  ]
  const league = foldLeague(events)
  assert(league, 'there is a league')
  return league
}

function round(lines: readonly string[], number: number): readonly LeagueEvent[] {
  const without = (word: string) =>
    lines.filter(line => line.startsWith(`${word} `)).map(line => line.split(' ')[1] ?? '')
  const matches = lines.map(line => line.split(' ')).filter(words => words.length === 3)
  const pairings = matches.map(([one = '', , other = ''], index) => ({
    id: `${number}-${index + 1}`,
    players: [one, other] as const,
  }))
  const opened = { opened: START, deadline: START, byes: without('bye'), rests: without('rest') }
  return [
    { type: 'RoundPaired', round: number, stage: 'swiss', pairings, ...opened },
    ...matches.map(([one = '', how = ''], index): LeagueEvent => {
      const outcome = WON[how]?.(one)
      assert(outcome, `${how} is no result`)
      return { type: 'PairingDecided', pairing: `${number}-${index + 1}`, outcome, at: START }
    }),
    { type: 'RoundClosed', round: number, at: START },
  ]
}
