/** `npm run deploy`, `npm run diff`, `npm run destroy`: the bot in an AWS account. */
import { readFile } from 'node:fs/promises'
import { findAccount } from '../src/aws/local-account.ts'
import { forget, prepare } from '../src/aws/prepare.ts'
import { afterwards, cdkArguments, OUTPUTS, runCdk } from '../src/aws/run-cdk.ts'
import { CLOUD_COMMANDS, cloudHelp, readCloudOptions } from '../src/cli/cloud-options.ts'

async function main([word, ...args]: readonly string[]): Promise<number> {
  const command = CLOUD_COMMANDS.find(each => each === word) ?? 'deploy'
  const options = readCloudOptions(args, process.env)
  if (!options.ok) return say(console.error, `${options.error}\n\n${cloudHelp(command)}`, 2)
  if (options.value === 'help') return say(console.log, cloudHelp(command), 0)
  const { name, yes } = options.value
  const account = await findAccount(process.env)
  if (!account.ok) return say(console.error, account.error, 1)
  const { id, region } = account.value
  say(console.log, `Stage ${name} in ${region} of account ${id}.`, 0)
  const prepared = await prepare(account.value, command, options.value)
  if (!prepared.ok) return say(console.error, prepared.error, 1)
  for (const note of prepared.value.notes) console.log(note)
  const env = { ...process.env, AWS_REGION: region }
  const code = await runCdk(cdkArguments(command, prepared.value.context, yes), env)
  if (code !== 0 || command === 'diff') return code
  if (command === 'destroy') {
    const forgotten = await forget(account.value, name)
    return forgotten.ok ? 0 : say(console.error, forgotten.error, 1)
  }
  return say(console.log, afterwards(JSON.parse(await readFile(OUTPUTS, 'utf8')), name), 0)
}

function say(to: (message: string) => void, message: string, code: number): number {
  to(message)
  return code
}

process.exitCode = await main(process.argv.slice(2))
