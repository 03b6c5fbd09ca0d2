/** `npm run sim`: many whole games, for people (numbers to read) or programs (`--json`). */
import { POLICIES, simulate } from '../app/self-play/simulate.ts'
import { themeSimulation } from '../app/self-play/theme-simulation.ts'
import { command } from './frame/command.ts'
import { done, misused } from './frame/ending.ts'
import { flag, oneOf, usually, value } from './frame/option.ts'
import { RULESET, wholeNumber } from './frame/shared-options.ts'
import { formatReport } from './report/sim.ts'

const POLICY_HELP = `${POLICIES.join(' or ')} (default: random): anything legal, or a beginner's choices`

export const sim = command({
  name: 'sim',
  summary: 'Plays many whole games and counts what happens.',
  usage: ['[options]'],
  options: {
    games: usually(1000, value('N', 'how many games (default 1000)', wholeNumber('a whole number above 0', 1))),
    ruleset: RULESET,
    decks: value('"A,B"', 'theme decks by name (default: all of the ruleset, each against each)', {
      must: 'names',
      read: typed => typed.split(',').map(name => name.trim()),
    }),
    policy: usually('random', value('NAME', POLICY_HELP, oneOf(POLICIES))),
    seed: usually(
      1,
      value('N', "the first game's seed; the others follow (default 1)", wholeNumber('a whole number from 0 on')),
    ),
    json: flag('the numbers as JSON'),
  },
  run({ options: { json, games, ruleset, seed, policy, decks }, terminal }) {
    const plan = themeSimulation({ games, ruleset, seed, policy, decks })
    if (!plan.ok) return misused(plan.error)
    const progress = json ? null : terminal.progress('games')
    const started = performance.now()
    const report = simulate(plan.value, done => progress?.show(done, done / games))
    const seconds = (performance.now() - started) / 1000
    progress?.end()
    const rates = { seconds, gamesPerSecond: report.games / seconds, actionsPerSecond: report.actions / seconds }
    const numbers = () => JSON.stringify({ ruleset, policy, seed, ...report, ...rates })
    return done(json ? numbers() : formatReport(report, seconds), report.errors > 0 ? 1 : 0)
  },
})
