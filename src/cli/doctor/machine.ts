/** Is this machine fit for it? */

import { once } from 'node:events'
import { createServer } from 'node:net'
import { MINUTE } from '../../shared/time.ts'
import { bad, type Check, good, warning } from './checkup.ts'

const OLDEST_NODE = [20, 19] as const

export const nodeCheck = (version: string = process.versions.node): Check => ({
  name: 'Node',
  look: async () => {
    const [major = 0, minor = 0] = version.split('.').map(Number)
    const [oldest, least] = OLDEST_NODE
    const isOld = major < oldest || (major === oldest && minor < least)
    return isOld
      ? bad(`${version} is too old.`, `Install Node ${OLDEST_NODE.join('.')} or newer, from https://nodejs.org.`)
      : good(version)
  },
})

/** Earlier than this program, or so late that it cannot be. */
const BORN = Date.UTC(2025, 0)
const FAR = Date.UTC(2100, 0)

/** `discord`: what time it is there, if somebody has asked. */
export const clockCheck = (now: () => number, discord: () => number | null = () => null): Check => ({
  name: 'clock',
  look: async () => {
    const time = now()
    const fix =
      'Set the clock of this machine, best by NTP: games are lost by it, and signatures of Discord are checked with it.'
    if (time < BORN || time > FAR) return bad(`It says ${new Date(time).toISOString()}.`, fix)
    const theirs = discord()
    if (theirs === null) return good(new Date(time).toISOString())
    const seconds = Math.round((time - theirs) / 1000)
    if (Math.abs(seconds) <= 5) return good(`${new Date(time).toISOString()}, as at Discord`)
    const says = `It is ${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} Discord's.`
    return Math.abs(seconds) * 1000 > MINUTE ? bad(says, fix) : warning(says, fix)
  },
})

/** `isOurs`: somebody who uses the data directory may well use the port, too. */
export const portCheck = (port: number, host: string, isOurs: () => Promise<boolean>): Check => ({
  name: 'port',
  look: async () => {
    const server = createServer()
    try {
      server.listen(port, host)
      await once(server, 'listening')
      server.close()
      return good(port === 0 ? 'any that is free' : `${host}:${port} is free`)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : ''
      if (code === 'EADDRINUSE' && (await isOurs()))
        return good(`${host}:${port} is in use, and so is the data: it runs already`)
      const reason = code === 'EADDRINUSE' ? 'is in use by another program' : 'may not be used'
      return bad(`${host}:${port} ${reason}.`, 'Choose another with --port, or stop that program.')
    }
  },
})
