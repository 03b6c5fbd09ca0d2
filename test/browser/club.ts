/** A playground of its own for a test, with luck that is the same every time. */
import { createHash } from 'node:crypto'
import { afterAll } from 'vitest'
import { startBot } from '../../src/host/playground-bot.ts'
import { demoMatch } from '../../src/playground/host/demo.ts'
import { type Playground, startPlayground } from '../../src/playground/host/playground.ts'
import { servePage } from '../../src/playground/server/serve-page.ts'
import { removeDirectory, temporaryDirectory } from '../store/directories.ts'

/** With `isBusy`, a match is in full swing. */
export async function openClub(name: string, isBusy = false): Promise<Playground> {
  const directory = await temporaryDirectory()
  let seeds = 0
  const chance = { seed: () => createHash('sha256').update(`${name} ${seeds++}`).digest('hex') }
  const started = await startPlayground(
    { port: 0, directory, fresh: false },
    {
      servePage,
      startBot: parts => startBot(isBusy ? parts : { ...parts, chance }),
      ...(isBusy && { prelude: demoMatch }),
      report: (what, error) => {
        throw new Error(what, { cause: error })
      },
    },
  )
  if (!started.ok) throw new Error(started.error)
  afterAll(async () => {
    await started.value.close()
    await removeDirectory(directory)
  })
  return started.value
}
