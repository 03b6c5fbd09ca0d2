/** `npm run redrive`: has the worker on AWS try again what it has given up. */

import { asking, findAccount } from '../src/aws/local-account.ts'
import { REDRIVE_HELP, redrive, redrivenLines } from '../src/aws/redrive.ts'
import { isStageName } from '../src/aws/stage.ts'
import { parseFlags } from '../src/cli/command-line.ts'

const FLAGS = {
  stage: { type: 'string', default: 'dev' },
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

async function main(args: readonly string[]): Promise<number> {
  const flags = parseFlags(args, FLAGS)
  if (!flags.ok) return say(console.error, `${flags.error}\n\n${REDRIVE_HELP}`, 2)
  const { stage: name, 'dry-run': dryRun, json, help } = flags.value
  if (help) return say(console.log, REDRIVE_HELP, 0)
  if (!isStageName(name)) return say(console.error, `--stage is no name of a stage.\n\n${REDRIVE_HELP}`, 2)
  const account = await findAccount(process.env)
  if (!account.ok) return say(console.error, account.error, 1)
  const done = await asking(() => redrive(account.value, { name, dryRun }))
  if (!done.ok) return say(console.error, done.error, 1)
  return say(console.log, json ? JSON.stringify(done.value) : redrivenLines(done.value, dryRun), 0)
}

function say(to: (message: string) => void, message: string, code: number): number {
  to(message)
  return code
}

process.exitCode = await main(process.argv.slice(2))
