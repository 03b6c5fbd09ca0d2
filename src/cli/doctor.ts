/** `npm run doctor`: is everything there that Prizepost needs? */
import { hiding, isForDiscord } from '../host/config.ts'
import { dataDirectory } from '../store/embedded.ts'
import { checksFor } from './doctor/checks.ts'
import { describeFindings, isWell, runChecks } from './doctor/checkup.ts'
import { command } from './frame/command.ts'
import { done, misused } from './frame/ending.ts'
import { flag, text } from './frame/option.ts'
import { data } from './frame/shared-options.ts'

const LAST_PORT = 65_535

export const doctor = command({
  name: 'doctor',
  summary: 'Looks whether everything is there that Prizepost needs, and says what to do if not.',
  usage: ['[options]'],
  options: {
    port: text('N', 'the port to look at (PORT, or the one that npm start would take)'),
    data: data('the directory to look at'),
    json: flag('the findings as JSON'),
  },
  notes: `With DISCORD_TOKEN, Discord is asked whose token it is; otherwise nothing leaves this machine. It ends with 0 if all is well, with 1 if something
has to be done, with 2 if it was called the wrong way.`,
  async run({ env, options: { port = portIn(env), data, json } }) {
    if (!/^\d{1,5}$/.test(port) || Number(port) > LAST_PORT)
      return misused(`--port or PORT must be a whole number from 0 to ${LAST_PORT}.`)
    const found = await runChecks(checksFor(Number(port), data ?? dataDirectory(env), env))
    const safe = hiding(env.DISCORD_TOKEN)
    return done(safe(json ? JSON.stringify(found) : describeFindings(found)), isWell(found) ? 0 : 1)
  },
})

const portIn = (env: NodeJS.ProcessEnv): string => env.PORT || (isForDiscord(env) ? '3211' : '3210')
