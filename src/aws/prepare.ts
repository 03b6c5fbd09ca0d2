/** Sees to what a deployment needs before CDK can begin. Errors are sentences for whoever typed the command. */

import { err, ok, type Result } from '../shared/result.ts'
import { ask } from './ask.ts'
import type { CloudCommand, CloudOptions, DiscordFacts } from './cloud-options.ts'
import { asking, isMissing, type LocalAccount } from './local-account.ts'
import { readParameter, removeParameters, writeParameter } from './parameter.ts'
import { parameterNames } from './stage.ts'

interface Prepared {
  /** For CDK. */
  readonly context: Readonly<Record<string, string>>
  /** Worth knowing. */
  readonly notes: readonly string[]
}

/** Only to deploy changes anything. */
export async function prepare(
  account: LocalAccount,
  command: CloudCommand,
  options: CloudOptions,
): Promise<Result<Prepared, string>> {
  const { name, context } = options
  if (command === 'destroy') return ok({ context, notes: name === 'prod' ? [PROTECTED] : [] })
  const asked = await asking(async () => {
    if (!(await isThere(account, BOOTSTRAP))) return err(notBootstrapped(account))
    const missing = command === 'deploy' ? await keepFacts(account, options) : []
    if (missing.length > 0) return err(whatIsMissing(missing))
    const settings = await keepSettings(account, options, command === 'deploy')
    return ok(await concurrency(account, settings))
  })
  return asked.ok ? asked.value : asked
}

const PROTECTED = `This stage is protected. Take its matches away first, if anybody still wants them, and then the protection:

  PRIZEPOST_TABLE=prizepost-prod npm run export-all -- matches.jsonl.gz
  aws cloudformation update-termination-protection --stack-name prizepost-prod --no-enable-termination-protection

Its table stays even so. When nobody needs it any more:

  aws dynamodb update-table --table-name prizepost-prod --no-deletion-protection-enabled
  aws dynamodb delete-table --table-name prizepost-prod
`

/** Written by `cdk bootstrap`. */
const BOOTSTRAP = '/cdk-bootstrap/hnb659fds/version'

const notBootstrapped = ({ id, region }: LocalAccount): string =>
  `CDK has not been used in ${region} of account ${id} yet. It needs a place there to put files, once and for all:

  npx cdk bootstrap aws://${id}/${region}`

const isThere = async (account: LocalAccount, name: string): Promise<boolean> =>
  (await readIfThere(account, name)) !== null

async function readIfThere(account: LocalAccount, name: string): Promise<string | null> {
  try {
    return await readParameter(account, name)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

const FACTS = [
  {
    fact: 'application',
    variable: 'DISCORD_APPLICATION_ID',
    where: 'General Information, “Application ID”',
    isSecret: false,
  },
  { fact: 'publicKey', variable: 'DISCORD_PUBLIC_KEY', where: 'General Information, “Public Key”', isSecret: false },
  { fact: 'token', variable: 'DISCORD_TOKEN', where: 'Bot, “Reset Token”', isSecret: true },
] as const satisfies readonly {
  readonly fact: keyof DiscordFacts
  readonly isSecret: boolean
  readonly [more: string]: unknown
}[]

/** What is new is written; what is neither new nor there is missing. */
async function keepFacts(
  account: LocalAccount,
  { name, discord }: CloudOptions,
): Promise<readonly (typeof FACTS)[number][]> {
  const names = parameterNames({ name })
  const missing: (typeof FACTS)[number][] = []
  for (const each of FACTS) {
    const value = discord[each.fact]
    if (value) await writeParameter(account, { name: names[each.fact], value, isSecret: each.isSecret })
    else if (!(await isThere(account, names[each.fact]))) missing.push(each)
  }
  return missing
}

const whatIsMissing = (missing: readonly (typeof FACTS)[number][]): string =>
  `The bot does not know yet who it is on Discord. Set these, from https://discord.com/developers/applications, and try again:

${missing.map(({ variable, where }) => `  ${variable}  (${where})`).join('\n')}`

/** What was told once holds until something else is told. */
async function keepSettings(
  account: LocalAccount,
  { name, context, anew }: CloudOptions,
  writes: boolean,
): Promise<CloudOptions['context']> {
  const { settings } = parameterNames({ name })
  const before = anew ? null : await readIfThere(account, settings)
  const merged = { ...(before === null ? {} : JSON.parse(before)), ...context }
  const value = JSON.stringify(merged)
  if (writes && value !== before) await writeParameter(account, { name: settings, value, isSecret: false })
  return merged
}

/** Everything that was kept for a bot that is gone. */
export const forget = (account: LocalAccount, name: string): Promise<Result<void, string>> =>
  asking(() => removeParameters(account, Object.values(parameterNames({ name }))))

/** What our functions set aside in `cdk/bot-stack.ts`, and what AWS wants to be left for others. */
export const SET_ASIDE = 50 + 40 + 1
const LEFT_FREE = 100

async function concurrency(account: LocalAccount, context: CloudOptions['context']): Promise<Prepared> {
  const words = await ask(account, { service: 'lambda', method: 'GET', path: '/2016-08-19/account-settings/' })
  const limit = Number(JSON.parse(words).AccountLimit?.ConcurrentExecutions ?? 0)
  if (limit >= SET_ASIDE + LEFT_FREE) return { context, notes: [] }
  const note = `This account may run ${limit} functions at a time, too few to set some aside for the bot; it shares them with all others.`
  return { context: { ...context, reserve: 'false' }, notes: [note] }
}
