/** `npm run logs`: what the functions on AWS have to complain about. */
import { setTimeout as wait } from 'node:timers/promises'
import { asking, findAccount } from '../src/aws/local-account.ts'
import { LOGS_HELP, lineText, readLogs, readLogsRequest } from '../src/aws/logs.ts'

const BETWEEN_LOOKS = 3_000

async function main(args: readonly string[]): Promise<number> {
  const request = readLogsRequest(args)
  if (!request.ok) return say(console.error, `${request.error}\n\n${LOGS_HELP}`, 2)
  if (request.value === 'help') return say(console.log, LOGS_HELP, 0)
  const { name, since, follow, json } = request.value
  const account = await findAccount(process.env)
  if (!account.ok) return say(console.error, account.error, 1)
  for (let from = Date.now() - since; ; await wait(BETWEEN_LOOKS)) {
    const lines = await asking(() => readLogs(account.value, name, from))
    if (!lines.ok) return say(console.error, lines.error, 1)
    for (const line of lines.value) console.log(json ? JSON.stringify(line) : lineText(line))
    if (!follow) return lines.value.length > 0 ? 0 : say(console.error, 'Nothing was written down in that time.', 0)
    from = (lines.value.at(-1)?.at ?? from - 1) + 1
  }
}

function say(to: (message: string) => void, message: string, code: number): number {
  to(message)
  return code
}

process.stdout.on('error', () => process.exit()) // the reader has closed the pipe
process.exitCode = await main(process.argv.slice(2))
