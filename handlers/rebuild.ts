/** `npm run rebuild`: makes the lookups (my matches, what is due, results) again from the matches themselves. */

import { rebuild } from '../src/app/use-cases/rebuild.ts'
import { parseFlags } from '../src/cli/command-line.ts'
import { matchesLine, REBUILD_HELP } from '../src/cli/rebuild-report.ts'
import { openStore } from '../src/store/open.ts'

const FLAGS = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const

async function main(args: readonly string[]): Promise<number> {
  const flags = parseFlags(args, FLAGS)
  if (!flags.ok) return say(console.error, `${flags.error}\n\n${REBUILD_HELP}`, 2)
  if (flags.value.help) return say(console.log, REBUILD_HELP, 0)
  const opened = await openStore(process.env)
  if (!opened.ok) return say(console.error, opened.error, 1)
  const { store, place, close } = opened.value
  const bar = process.stderr.isTTY && !flags.value.json
  try {
    const rebuilt = await rebuild(store, matches => {
      if (bar) process.stderr.write(`\r${matches} matches`)
    })
    if (bar) process.stderr.write('\r')
    return say(
      console.log,
      flags.value.json ? JSON.stringify(rebuilt) : matchesLine(rebuilt, place),
      rebuilt.unreadable.length > 0 ? 1 : 0,
    )
  } finally {
    await close()
  }
}

function say(to: (message: string) => void, message: string, code: number): number {
  to(message)
  return code
}

process.exitCode = await main(process.argv.slice(2))
