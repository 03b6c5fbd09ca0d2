/** What `npm start` can be told on the command line when it starts the playground. */
import { join, resolve } from 'node:path'
import { parseFlags } from '../../cli/frame/command-line.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { dataDirectory } from '../../store/embedded.ts'

export const PLAYGROUND_HELP = `Starts the playground: a Discord of your own in the browser, with the bot in it. Nothing leaves this machine.

  npm start -- [options]

  --port N      where the page is (3210 if you say nothing; 0 for any that is free)
  --data DIR    where everything is kept (.data, or what PRIZEPOST_DATA says)
  --demo        a world with a match in full swing, beside your own
  --fresh       begin a new world; the last one is kept beside it until the next time
  --json        one line for programs when it is ready
  --help        this text

With DISCORD_TOKEN set, npm start runs the bot for your servers on Discord instead: DISCORD_TOKEN=… npm start -- --help.

Ctrl-C ends it, and the next start goes on where you were. It ends with 0 then, with 1 if it could not start, with 2 if it was called the wrong way.`

export interface PlaygroundOptions {
  readonly kind: 'start'
  readonly port: number
  /** Of this playground alone. */
  readonly directory: string
  readonly demo: boolean
  readonly fresh: boolean
  readonly json: boolean
}

const OPTIONS = {
  port: { type: 'string', default: '3210' },
  data: { type: 'string' },
  demo: { type: 'boolean', default: false },
  fresh: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const LAST_PORT = 65_535

type Surroundings = Readonly<Record<string, string | undefined>>

/** The error is a sentence for whoever typed it. */
export function readPlaygroundOptions(
  args: readonly string[],
  env: Surroundings,
): Result<PlaygroundOptions | { readonly kind: 'help' }, string> {
  const parsed = parseFlags(args, OPTIONS)
  if (!parsed.ok) return parsed
  const { port, data, demo, fresh, json, help } = parsed.value
  if (help) return ok({ kind: 'help' })
  if (!/^\d{1,5}$/.test(port) || Number(port) > LAST_PORT)
    return err(`--port must be a whole number from 0 to ${LAST_PORT}.`)
  if (data === '') return err('--data must be a directory.')
  // A bot that runs here for a real server has the rest of it.
  const directory = resolve(join(data ?? dataDirectory(env), demo ? 'demo' : 'playground'))
  return ok({ kind: 'start', port: Number(port), directory, demo, fresh, json })
}
