/** Does Discord know us? */

import { misfitsOf, type Self, whoAmI } from '../../discord/who-am-i.ts'
import { type HostConfig, readHostConfig, type Surroundings } from '../../host/config.ts'
import type { Result } from '../../shared/result.ts'
import { bad, type Check, good } from './checkup.ts'

const PORTAL = 'See the developer portal, https://discord.com/developers/applications.'

export const settingsCheck = (args: readonly string[], env: Surroundings): Check => ({
  name: 'settings',
  look: async () => {
    const read = readHostConfig(args, env)
    if (!read.ok) return bad(read.error.join(' '), 'npm start -- --help tells of all settings.')
    const isHttp = read.value.kind === 'host' && read.value.publicKey !== null
    return good(isHttp ? 'interactions come by HTTP' : 'interactions come over the gateway')
  },
})

interface TokenCheck extends Check {
  /** What time it was at Discord, once it has been asked. */
  discordTime(): number | null
}

export function tokenCheck(config: HostConfig): TokenCheck {
  let answer: Result<Self, string> | null = null
  return {
    name: 'token',
    look: async () => {
      answer = await whoAmI(config)
      if (!answer.ok) return bad(answer.error, `${PORTAL} Under Bot, a token can be made anew.`)
      const misfits = misfitsOf(answer.value, config)
      if (misfits.length > 0) return bad(misfits.join(' '), PORTAL)
      return good(`${answer.value.name}, application ${answer.value.application}`)
    },
    discordTime: () => (answer?.ok ? answer.value.now : null),
  }
}
