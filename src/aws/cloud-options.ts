/** What `npm run deploy`, `diff` and `destroy` can be told. */

import { err, ok, type Result } from '../shared/result.ts'
import type { Environment } from './account.ts'

const CLOUD_COMMANDS = ['deploy', 'diff', 'destroy'] as const
export type CloudCommand = (typeof CLOUD_COMMANDS)[number]

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

/** As it was typed. */
interface CloudTyped {
  readonly stage: string
  readonly 'alarms-to': string | undefined
  readonly budget: string | undefined
  readonly 'card-art': string | undefined
  readonly anew: boolean
  readonly yes: boolean
}

/** The error is a sentence for whoever typed it. */
export function cloudOptions(typed: CloudTyped, env: Environment): Result<CloudOptions, string> {
  const { stage, anew, yes, budget, 'alarms-to': alarmsTo, 'card-art': cardArt } = typed
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
