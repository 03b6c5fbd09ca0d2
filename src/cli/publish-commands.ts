/** `npm run publish-commands`: tells Discord which commands there are. */
import { commands } from '../discord/commands/index.ts'
import { commandLines, publishCommands as publish } from '../discord/publish.ts'
import { command } from './frame/command.ts'
import { done, failed, misused } from './frame/ending.ts'
import { flag, matching, value } from './frame/option.ts'

const SNOWFLAKE = /^\d{5,20}$/

export const publishCommands = command({
  name: 'publish-commands',
  summary:
    'Tells Discord which commands the bot has. What is there afterwards is exactly our list, however often this is done.',
  usage: ['[options]'],
  options: {
    guild: value(
      'ID',
      'for one server only, where it shows at once; otherwise everywhere',
      matching(SNOWFLAKE, 'the id of a server, 5 to 20 digits'),
    ),
    'dry-run': flag('only show what would be sent'),
    json: flag('all that is sent, for programs'),
  },
  notes: `It reads DISCORD_TOKEN (not needed for a dry run), DISCORD_APPLICATION_ID, and DISCORD_API_BASE (only for a stand-in of Discord).

It ends with 0 if all is well, with 1 if Discord refuses or cannot be reached, with 2 if it was called the wrong way.`,
  async run({ options: { guild, json, 'dry-run': dryRun }, env }) {
    const wrong = wrongIn(env, dryRun)
    if (wrong !== null) return misused(wrong)
    const { DISCORD_TOKEN: token = '', DISCORD_APPLICATION_ID: application = '', DISCORD_API_BASE: base } = env
    const published = await publish({ guild, dryRun, token, application, base: base || undefined, commands })
    if (!published.ok) return failed(published.error)
    if (json) return done(JSON.stringify(published.value))
    const where = guild === undefined ? 'everywhere' : `in server ${guild}`
    const head = `${dryRun ? 'Would be published' : 'Published'} ${where}, ${published.value.length} commands:`
    return done([head, ...commandLines(commands)].join('\n'))
  },
})

function wrongIn(env: NodeJS.ProcessEnv, dryRun: boolean): string | null {
  const { DISCORD_TOKEN: token = '', DISCORD_APPLICATION_ID: application = '', DISCORD_API_BASE: base } = env
  if (!dryRun && token === '') return 'DISCORD_TOKEN must be the token of the bot. Try --dry-run without one.'
  if (!SNOWFLAKE.test(application) && !(dryRun && application === ''))
    return 'DISCORD_APPLICATION_ID must be the id of the application, 5 to 20 digits.'
  if (base && !URL.canParse(base)) return 'DISCORD_API_BASE must be an address, such as http://127.0.0.1:4000/api.'
  return null
}
