/** What is said when the playground is open. */
import { GUILD, PEOPLE } from './clubhouse.ts'
import type { Playground } from './playground.ts'

const [YOU, OTHER] = PEOPLE

export function greeting({ url, directory, before }: Playground): string {
  return [
    `Prizepost is open: ${url}`,
    '',
    `  1. Open that address in a browser: it is a Discord of your own, and you are ${YOU} in ${GUILD}.`,
    `  2. In #matches, type /challenge and pick ${OTHER}. Then be ${OTHER}, press Accept, and choose a deck.`,
    '  3. Play by buttons or by commands; /help knows the rest. Ctrl-C ends it, and nothing is lost.',
    '',
    ...(before ? [`The world before lies in ${before} until the next --fresh.`] : []),
    `Kept in ${directory}`,
  ].join('\n')
}

/** For programs. */
export const readyLine = ({ url, port, directory, before }: Playground): string =>
  JSON.stringify({ url, port, data: directory, before, pid: process.pid })
