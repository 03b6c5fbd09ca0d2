/** `npm start` without a token: the playground, kept on disk until somebody begins anew. */
import { demoMatch } from '../playground/host/demo.ts'
import { PLAYGROUND_HELP, readPlaygroundOptions } from '../playground/host/options.ts'
import { startPlayground } from '../playground/host/playground.ts'
import { greeting, readyLine } from '../playground/host/words.ts'
import { servePage } from '../playground/server/serve-page.ts'
import { onStop } from './on-stop.ts'
import { startBot } from './playground-bot.ts'
import { report } from './report.ts'

/** Goes on until it is stopped. The exit code, if it does not begin. */
export async function playground(args: readonly string[]): Promise<number> {
  const read = readPlaygroundOptions(args, process.env)
  if (!read.ok) return refuse(`${read.error}\n\n${PLAYGROUND_HELP}`, 2)
  if (read.value.kind === 'help') return say(PLAYGROUND_HELP)
  const { demo, json } = read.value
  const started = await startPlayground(read.value, {
    startBot,
    servePage,
    report,
    ...(demo && { prelude: () => demoMatch() }),
  })
  if (!started.ok) return refuse(started.error, 1)
  onStop(started.value.close)
  return say(json ? readyLine(started.value) : greeting(started.value, demo))
}

function say(text: string): number {
  console.log(text)
  return 0
}

function refuse(why: string, code: number): number {
  console.error(why)
  return code
}
