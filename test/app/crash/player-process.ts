/**
 * A process to be killed: it plays random moves in the matches of a data directory and says so, line by line, at once.
 * `try` comes before a command is sent, `ack` when it was accepted, `told` for each notice.
 */
import { writeSync } from 'node:fs'
import { createApp } from '../../../src/app/app.ts'
import { systemPorts } from '../../../src/app/ports/system.ts'
import { seededChance } from '../../../src/app/self-play/seeded-chance.ts'
import type { MatchId } from '../../../src/shared/ids.ts'
import { openEmbeddedStore } from '../../../src/store/embedded.ts'
import { type Choice, nextChoice } from '../players.ts'

export interface Trying extends Choice {
  readonly match: MatchId
  readonly delivery: { readonly id: string; readonly at: number }
}

const [directory = '', seed = '', matches = '', interrupted = ''] = process.argv.slice(2)

const say = (...words: readonly string[]): void => void writeSync(1, `${words.join(' ')}\n`)

const opened = await openEmbeddedStore({ directory })
if (!opened.ok) throw new Error(opened.error)
const app = createApp({
  ...systemPorts,
  store: opened.value.store,
  messenger: { send: async ({ id }) => say('told', id) },
  report: (what, error) => say('report', JSON.stringify([what, String(error)])),
})
await app.tick()

async function send(trying: Trying): Promise<void> {
  const { match, player, wanted, delivery } = trying
  say('try', JSON.stringify(trying))
  const outcome = await app.command({ match, by: { player }, delivery }, wanted)
  say(outcome.ok ? 'ack' : 'refused', delivery.id)
}

if (interrupted) await send(JSON.parse(interrupted))
const chance = seededChance(Number(seed))
const open = matches.split(',')
for (let number = 0; ; number++) {
  const match = open[chance.pick(open.length)] as MatchId
  const choice = await nextChoice(app, match, chance)
  if (choice) await send({ ...choice, match, delivery: { id: `${seed}-${number}`, at: Date.now() } })
  else say('over', match)
}
