/** Writes to the store in a directory, without an end, and says what was acknowledged. Starts when it is told how to name its deliveries. */
import { writeSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { EventStore } from '../../src/app/ports/event-store.ts'
import { openEmbeddedStore } from '../../src/store/embedded.ts'
import { entryOf, noteOf, rowOf, STREAMS, settles, type WrittenStream } from './written.ts'

// Not console.log: what is acknowledged has to be on its way before the next line runs.
const say = (...words: readonly (string | number)[]): unknown => writeSync(1, `${words.join(' ')}\n`)

async function write(store: EventStore, stream: WrittenStream, round: string): Promise<void> {
  const found = await store.read(stream)
  for (let version = found.length + 1; ; version++) {
    const entry = entryOf(stream, version, round)
    if (!(await store.append(stream, entry))) throw new Error(`${stream} has ${version} already`)
    say('entry', stream, version, entry.delivery)
    await store.put(rowOf(stream, version))
    say('row', stream, version)
    await store.put(noteOf(stream, version))
    if (settles(version)) {
      await store.settle(stream, version)
      say('settled', stream, version)
    }
    await store.remove(noteOf(stream, version).key)
    say('removed', stream, version)
  }
}

const [directory = ''] = process.argv.slice(2)
const input = createInterface(process.stdin)
say('ready')
input.once('line', async round => {
  say('opening')
  const opened = await openEmbeddedStore({ directory })
  if (!opened.ok) throw new Error(opened.error)
  await Promise.all(STREAMS.map(stream => write(opened.value.store, stream, round)))
})
input.once('close', () => process.exit())
