/** `npm run publish-commands`: tells Discord which commands there are. */
import { PUBLISH_HELP, readPublishRequest } from '../src/cli/publish-options.ts'
import { commands } from '../src/discord/commands/index.ts'
import { commandLines, publishCommands } from '../src/discord/publish.ts'

async function main(args: readonly string[]): Promise<number> {
  const request = readPublishRequest(args, process.env)
  if (!request.ok) return refuse(`${request.error}\n\n${PUBLISH_HELP}`, 2)
  if (request.value.kind === 'help') return say(PUBLISH_HELP)
  const { json, dryRun, guild } = request.value
  const published = await publishCommands({ ...request.value, commands })
  if (!published.ok) return refuse(published.error, 1)
  if (json) return say(JSON.stringify(published.value))
  const where = guild === undefined ? 'everywhere' : `in server ${guild}`
  const head = `${dryRun ? 'Would be published' : 'Published'} ${where}, ${published.value.length} commands:`
  return say([head, ...commandLines(commands)].join('\n'))
}

function say(text: string): number {
  console.log(text)
  return 0
}

function refuse(why: string, code: number): number {
  console.error(why)
  return code
}

process.stdout.on('error', () => process.exit()) // the reader has closed the pipe
process.exitCode = await main(process.argv.slice(2))
