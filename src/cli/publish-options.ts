/** What `npm run publish-commands` can be told on the command line and by its surroundings. */

import { err, ok, type Result } from '../shared/result.ts'
import { parseFlags } from './command-line.ts'

export const PUBLISH_HELP = `Tells Discord which commands the bot has. What is there afterwards is exactly our list, however often this is done.

  npm run publish-commands -- [options]

  --guild ID    for one server only, where it shows at once; otherwise everywhere
  --dry-run     only show what would be sent
  --json        all that is sent, for programs
  --help        this text

It reads DISCORD_TOKEN (not needed for a dry run), DISCORD_APPLICATION_ID, and DISCORD_API_BASE (only for a stand-in of Discord).

It ends with 0 if all is well, with 1 if Discord refuses or cannot be reached, with 2 if it was called the wrong way.`

export type PublishRequest =
  | { readonly kind: 'help' }
  | {
      readonly kind: 'publish'
      readonly guild: string | undefined
      readonly dryRun: boolean
      readonly json: boolean
      readonly token: string
      readonly application: string
      readonly base: string | undefined
    }

const OPTIONS = {
  guild: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const isSnowflake = (id: string): boolean => /^\d{5,20}$/.test(id)

type Surroundings = Readonly<Record<string, string | undefined>>

/** The error is a sentence for whoever typed it. */
export function readPublishRequest(args: readonly string[], env: Surroundings): Result<PublishRequest, string> {
  const parsed = parseFlags(args, OPTIONS)
  if (!parsed.ok) return parsed
  const { guild, json, help, 'dry-run': dryRun } = parsed.value
  if (help) return ok({ kind: 'help' })
  const { DISCORD_TOKEN: token = '', DISCORD_APPLICATION_ID: application = '', DISCORD_API_BASE: base } = env
  if (guild !== undefined && !isSnowflake(guild)) return err('--guild must be the id of a server, 5 to 20 digits.')
  if (!dryRun && token === '') return err('DISCORD_TOKEN must be the token of the bot. Try --dry-run without one.')
  if (!isSnowflake(application) && !(dryRun && application === ''))
    return err('DISCORD_APPLICATION_ID must be the id of the application, 5 to 20 digits.')
  if (base && !URL.canParse(base)) return err('DISCORD_API_BASE must be an address, such as http://127.0.0.1:4000/api.')
  return ok({ kind: 'publish', guild, dryRun, json, token, application, base: base || undefined })
}
