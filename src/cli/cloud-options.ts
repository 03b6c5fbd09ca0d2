/** What `npm run deploy`, `diff` and `destroy` can be told. */

import type { Environment } from '../aws/account.ts'
import { isStageName } from '../aws/stage.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { parseFlags } from './command-line.ts'

export const CLOUD_COMMANDS = ['deploy', 'diff', 'destroy'] as const
export type CloudCommand = (typeof CLOUD_COMMANDS)[number]

const DOES = {
  deploy: 'Puts the bot into your AWS account, or brings it up to date there.',
  diff: 'Shows what deploying would change. Nothing is changed.',
  destroy:
    'Takes the bot out of your AWS account. The table of the stage prod stays: delete it yourself when you have exported it.',
} as const satisfies Record<CloudCommand, string>

export const cloudHelp = (command: CloudCommand): string => `${DOES[command]}

  npm run ${command} -- [options]

  --stage NAME       which bot, if there are several (default dev; in prod the table is protected)
  --alarms-to MAIL   who gets a letter when something is wrong
  --budget DOLLARS   a letter, too, when the month gets more expensive than that
  --card-art URL     pictures of cards, where you have the right to show them; see CARD_ART_URL in the README
  --anew             forget what was told the last time; otherwise it still holds
  --yes              do not ask whether that is all right
  --help             this text

AWS is asked as who AWS_PROFILE or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY say, in AWS_REGION. The first time, and whenever one of
them changes, the bot's DISCORD_TOKEN, DISCORD_PUBLIC_KEY and DISCORD_APPLICATION_ID are taken from the environment and kept in AWS.

It ends with 0 if all is well, with 1 if something is missing or AWS refuses, with 2 if it was called the wrong way.`

export interface CloudOptions {
  readonly name: string
  readonly yes: boolean
  /** What was told before does not hold any more. */
  readonly anew: boolean
  /** For CDK. */
  readonly context: Readonly<Record<string, string>>
  /** What is new about the bot on Discord. */
  readonly discord: DiscordFacts
}

export interface DiscordFacts {
  readonly token?: string
  readonly publicKey?: string
  readonly application?: string
}

const OPTIONS = {
  stage: { type: 'string', default: 'dev' },
  'alarms-to': { type: 'string' },
  budget: { type: 'string' },
  'card-art': { type: 'string' },
  anew: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** The error is a sentence for whoever typed it. */
export function readCloudOptions(args: readonly string[], env: Environment): Result<CloudOptions | 'help', string> {
  const parsed = parseFlags(args, OPTIONS)
  if (!parsed.ok) return parsed
  const { stage, anew, yes, help, budget, 'alarms-to': alarmsTo, 'card-art': cardArt } = parsed.value
  if (help) return ok('help')
  if (!isStageName(stage)) return err('--stage must be up to 16 small letters, digits and hyphens, such as prod.')
  if (alarmsTo !== undefined && !/^[^@\s]+@[^@\s]+$/.test(alarmsTo))
    return err('--alarms-to must be an e-mail address.')
  if (budget !== undefined && !(Number(budget) > 0)) return err('--budget must be a number of dollars.')
  if (budget !== undefined && alarmsTo === undefined)
    return err('--budget writes to somebody: give --alarms-to as well.')
  const discord = readDiscord(env)
  if (!discord.ok) return discord
  const context = {
    stage,
    ...(alarmsTo && { alarmsTo }),
    ...(budget && { budget }),
    ...(cardArt && { cardArt }),
  }
  return ok({ name: stage, anew, yes, context, discord: discord.value })
}

function readDiscord(env: Environment): Result<DiscordFacts, string> {
  const { DISCORD_TOKEN: token, DISCORD_PUBLIC_KEY: publicKey, DISCORD_APPLICATION_ID: application } = env
  if (publicKey && !/^[0-9a-f]{64}$/i.test(publicKey)) return err('DISCORD_PUBLIC_KEY must have 64 hex digits.')
  if (application && !/^\d{5,20}$/.test(application))
    return err('DISCORD_APPLICATION_ID must be the id of the application, 5 to 20 digits.')
  if (token && !/^[\w.-]{30,120}$/.test(token)) return err('DISCORD_TOKEN does not look like the token of a bot.')
  return ok({ ...(token && { token }), ...(publicKey && { publicKey }), ...(application && { application }) })
}
