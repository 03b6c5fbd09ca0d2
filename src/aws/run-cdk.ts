/** Calls CDK, which does the work. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import type { CloudCommand } from './cloud-options.ts'

/** Where the addresses are written that a deployment leads to. */
export const OUTPUTS = 'cdk.out/outputs.json'

export function cdkArguments(
  command: CloudCommand,
  context: Readonly<Record<string, string>>,
  yes: boolean,
): readonly string[] {
  return [
    command,
    ...['--app', 'tsx cdk/app.ts', '--output', 'cdk.out', '--no-notices', '--no-version-reporting'],
    ...Object.entries(context).flatMap(([name, value]) => ['--context', `${name}=${value}`]),
    ...(command === 'deploy' ? ['--outputs-file', OUTPUTS, '--require-approval', yes ? 'never' : 'broadening'] : []),
    ...(command === 'destroy' && yes ? ['--force'] : []),
  ]
}

export async function runCdk(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const cdk = createRequire(import.meta.url).resolve('aws-cdk/bin/cdk')
  const child = spawn(process.execPath, [cdk, ...args], { stdio: 'inherit', env })
  const [code] = await once(child, 'exit')
  return typeof code === 'number' ? code : 1
}

type Outputs = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What is left to do by hand. */
export function afterwards(outputs: Outputs, stage: string): string {
  const { InteractionsEndpoint = '?', InviteLink = '?' } = outputs[`prizepost-${stage}`] ?? {}
  return `Prizepost is there. Three things are left, on https://discord.com/developers/applications and here:

  1. General Information, “Interactions Endpoint URL”:  ${InteractionsEndpoint}
  2. Tell Discord the commands:                         npm run publish-commands
  3. Bring the bot to a server:                         ${InviteLink}`
}
