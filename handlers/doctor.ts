/** `npm run doctor`: is everything there that Prizepost needs? */

import { checksFor } from '../src/cli/doctor/checks.ts'
import { DOCTOR_HELP, describeFindings, isWell, readDoctorRequest, runChecks } from '../src/cli/doctor/checkup.ts'
import { hiding, isForDiscord } from '../src/host/config.ts'
import { dataDirectory } from '../src/store/embedded.ts'

async function main(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const request = readDoctorRequest(args, env.PORT || (isForDiscord(env) ? '3211' : '3210'))
  if (!request.ok) return say(console.error, `${request.error}\n\n${DOCTOR_HELP}`, 2)
  if (request.value.kind === 'help') return say(console.log, DOCTOR_HELP, 0)
  const { port, json, data = dataDirectory(env) } = request.value
  const found = await runChecks(checksFor(port, data, env))
  const safe = hiding(env.DISCORD_TOKEN)
  return say(console.log, safe(json ? JSON.stringify(found) : describeFindings(found)), isWell(found) ? 0 : 1)
}

function say(to: (message: string) => void, message: string, code: number): number {
  to(message)
  return code
}

process.exitCode = await main(process.argv.slice(3), process.env)
