/** What is said when the bot is there for its servers. */
import { inviteLink } from '../discord/invite.ts'
import type { Hosted } from './start.ts'

export function greeting({ self, way, url, directory, published }: Hosted): string {
  const arrives = way === 'gateway' ? 'is connected to Discord' : `takes interactions at ${url}/interactions`
  const commands = published === null ? 'The commands were left as they are.' : `${published} commands are registered.`
  return [
    `Prizepost ${arrives}, as ${self.name} (application ${self.application}).`,
    commands,
    `Invite it: ${inviteLink(self.application)}`,
    `Kept in ${directory}; how it is: ${url}/healthz`,
  ].join('\n')
}

/** For programs. */
export const readyLine = ({ self, way, url, port, directory, published }: Hosted): string =>
  JSON.stringify({ way, application: self.application, url, port, data: directory, published, pid: process.pid })
