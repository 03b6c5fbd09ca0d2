/** What `npm run verify` says. */
import { printable } from '../../app/fairness/problem.ts'
import { type Discrepancy, type Verification, verifyExport } from '../../app/fairness/verify.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { phrasesIn } from '../../words/index.ts'
import { COMMON_LOCALE } from '../../words/locale.ts'

const { counted } = phrasesIn(COMMON_LOCALE)

interface VerifyReport {
  readonly text: string
  readonly fair: boolean
}

interface Asked {
  readonly file: string
  readonly json: boolean
}

/** The error is a sentence for whoever named the file. */
export function verifyReport(source: string, { file, json }: Asked): Result<VerifyReport, string> {
  const name = file === '-' ? 'Your export' : file
  const parsed = parse(source)
  if (!parsed.ok) return err(`${name} is not JSON.`)
  const verification = verifyExport(parsed.value)
  const { ok: fair } = verification
  if (json) return ok({ fair, text: JSON.stringify({ file, ...forPrograms(verification) }) })
  const text = verification.ok ? `✓ ${name}: ${confirm(verification)}` : `✗ ${name}: ${explain(verification.problem)}`
  return ok({ fair, text })
}

const forPrograms = (verification: Verification) =>
  verification.ok ? { ok: true, ...verification.counts } : verification

function parse(source: string): Result<unknown, null> {
  try {
    return ok(JSON.parse(source))
  } catch {
    return err(null)
  }
}

function confirm({ exported, counts }: Extract<Verification, { ok: true }>): string {
  const { match, ruleset, players, fairness } = exported
  const { shuffles, flips, picks, entries, blocks } = counts
  return [
    `match ${match} (${printable(ruleset)}), ${printable(players[0])} against ${printable(players[1])}`,
    `  ${counted(shuffles, 'shuffle')}, ${counted(flips, 'coin flip')} and ${counted(picks, 'random pick')} in ${counted(entries, 'entry', 'entries')} came from ${counted(blocks, 'block')} of luck, none left out.`,
    '',
    '  Compare with what was posted before the game began:',
    `  commitment  ${fairness.commitment}`,
    `  salt hash   ${fairness.saltHashes[0]}`,
    `  salt hash   ${fairness.saltHashes[1]}`,
    '',
    '  Now revealed, and matching:',
    `  seed        ${fairness.seed}`,
    `  salt        ${printable(fairness.salts[0])}`,
    `  salt        ${printable(fairness.salts[1])}`,
  ].join('\n')
}

function explain({ what, entry, event, expected, found }: Discrepancy): string {
  const where = [entry !== null && `entry ${entry}`, event !== null && `event ${event}`].filter(Boolean).join(', ')
  const lines = [
    where ? `${where}: ${what}` : what,
    expected !== null && `  expected  ${expected}`,
    found !== null && `  found     ${found}`,
  ]
  return lines.filter(Boolean).join('\n')
}
