/** What `npm start` starts: the bot for Discord if there is a token or a key, otherwise the playground. */
import { isForDiscord } from '../src/host/config.ts'

process.stdout.on('error', () => {}) // whoever read has gone; those who play have not
const args = process.argv.slice(2)
// Only one of them is loaded: the library for the gateway is large.
const code = isForDiscord(process.env)
  ? await (await import('../src/host/self-host.ts')).selfHost(args)
  : await (await import('../src/host/playground.ts')).playground(args)
if (code !== 0) process.exit(code) // whatever is left of what did not begin
