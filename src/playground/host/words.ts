/** What is said when the playground is open. */
import { GUILD, PEOPLE } from './clubhouse.ts'
import type { Playground } from './playground.ts'

const [YOU, OTHER] = PEOPLE

const BEGIN = [
  `Open that address in a browser: it is a Discord of your own, and you are ${YOU} in ${GUILD}.`,
  `In #matches, type /challenge and pick ${OTHER}. Then be ${OTHER}, press Accept, and choose a deck.`,
]

const GO_ON = [
  `Open that address in a browser: it is a Discord of your own. As ${YOU} you are in a match with ${OTHER}, and it is your turn.`,
  `Your hand is in your direct messages, the table in the thread below #matches. Be ${OTHER} to see the other side.`,
]

const PLAY = 'Play by buttons or by commands; /help knows the rest. Ctrl-C ends it, and nothing is lost.'

export function greeting({ url, directory, before }: Playground, isDemo: boolean): string {
  const steps = [...(isDemo ? GO_ON : BEGIN), PLAY]
  return [
    `Prizepost is open: ${url}`,
    '',
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    '',
    `Everything is kept in ${directory}.`,
    ...(before ? [`The world before this one lies in ${before}, until the next --fresh.`] : []),
  ].join('\n')
}

/** For programs. */
export const readyLine = ({ url, port, directory, before }: Playground): string =>
  JSON.stringify({ url, port, data: directory, before, pid: process.pid })
