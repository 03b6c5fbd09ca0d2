/** A simulation's numbers for people. */
import type { SimulationReport } from '../../app/self-play/simulate.ts'

export function formatReport(report: SimulationReport, seconds: number): string {
  const { games, actions, turns } = report
  const ways = Object.entries(report.ways).map(([way, count]) => `${way} ${percent(count / games)}`)
  const decks = Object.entries(report.decks).map(
    ([name, { games, wins }]) => `  ${name.padEnd(20)} ${percent(wins / games).padStart(6)} of ${games} games`,
  )
  return [
    `${games} games, ${actions} actions in ${seconds.toFixed(1)} s: ${rate(games, seconds)} games/s, ${rate(actions, seconds)} actions/s`,
    `Turns: ${turns.shortest} to ${turns.longest}, median ${turns.median}`,
    `Won by: ${ways.join(', ')}; Sudden Death in ${report.suddenDeaths}`,
    `The player who went first won ${percent(report.firstPlayerWins)}`,
    'Won by deck:',
    ...decks,
    `Errors: ${report.errors}`,
    ...report.failures.map(({ seed, decks, message }) => `  seed ${seed}, ${decks}: ${message}`),
  ].join('\n')
}

const rate = (count: number, seconds: number): string => (count / seconds).toFixed(0)
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
