/** What is said when the bot is there for its servers. */
import type { Hosted } from './start.ts'

export function greeting({ self, way, url, directory, published }: Hosted): string {
  const arrives = way === 'gateway' ? 'is connected to Discord' : `takes interactions at ${url}/interactions`
  const commands = published === null ? 'The commands were left as they are.' : `${published} commands are registered.`
  return [
    `Prizepost ${arrives}, as ${self.name} (application ${self.application}).`,
    commands,
    `Invite it: ${inviteOf(self.application)}`,
    `Kept in ${directory}; how it is: ${url}/healthz`,
  ].join('\n')
}

/** For programs. */
export const readyLine = ({ self, way, url, port, directory, published }: Hosted): string =>
  JSON.stringify({ way, application: self.application, url, port, data: directory, published, pid: process.pid })

// View channels, send messages, embed links, attach files, read history, create threads, send in threads.
const PERMISSIONS = 0x400n | 0x800n | 0x4000n | 0x8000n | 0x10000n | 0x800000000n | 0x4000000000n

const inviteOf = (application: string): string =>
  `https://discord.com/oauth2/authorize?client_id=${application}&scope=bot+applications.commands&permissions=${PERMISSIONS}`
