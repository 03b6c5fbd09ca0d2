/** `npm run sim`: many whole games, for people (numbers to read) or programs (`--json`). */

import { simulate } from '../src/app/simulate.ts'
import { HELP, readSimOptions } from '../src/cli/sim-options.ts'
import { formatReport, progressBar } from '../src/cli/sim-report.ts'
import { themeSimulation } from '../src/cli/theme-simulation.ts'

function main(args: readonly string[]): number {
  const options = readSimOptions(args)
  if (!options.ok) return complain(options.error)
  const { help, json, games, ruleset, seed, policy } = options.value
  if (help) {
    console.log(HELP)
    return 0
  }
  const plan = themeSimulation(options.value)
  if (!plan.ok) return complain(plan.error)
  const bar = process.stderr.isTTY && !json
  const started = performance.now()
  const report = simulate(plan.value, done => {
    if (bar && (done % 20 === 0 || done === games)) process.stderr.write(progressBar(done, games))
  })
  const seconds = (performance.now() - started) / 1000
  if (bar) process.stderr.write('\n')
  const rates = { seconds, gamesPerSecond: report.games / seconds, actionsPerSecond: report.actions / seconds }
  if (json) console.log(JSON.stringify({ ruleset, policy, seed, ...report, ...rates }))
  else console.log(formatReport(report, seconds))
  return report.errors > 0 ? 1 : 0
}

function complain(message: string): number {
  console.error(`${message}\n\n${HELP}`)
  return 2
}

process.exitCode = main(process.argv.slice(2))
