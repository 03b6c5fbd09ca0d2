/** `npm start` without a token: a world on disk, and a page to be in it. */
import { once } from 'node:events'
import { mkdir, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { portProblem } from '../../discord/interactions-server.ts'
import { assert } from '../../shared/assert.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { lockDirectory } from '../../store/directory-lock.ts'
import { fileProblem } from '../../store/file-problem.ts'
import type { World } from '../world.ts'
import { isWorld, openWorld, type WorldOptions } from './open-world.ts'
import type { PlaygroundOptions } from './options.ts'

interface Page {
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

type ServePage = (options: {
  readonly world: () => World
  readonly reset: () => Promise<void>
  readonly port: number
}) => Promise<Result<Page, string>>

export interface Playground {
  readonly url: string
  readonly port: number
  readonly directory: string
  /** Where the last world has been moved to, if it had to make room. */
  readonly before: string | null
  readonly world: () => World
  /** The world makes room for a new one. */
  readonly reset: () => Promise<void>
  /** What has begun is finished, everything is saved. */
  close(): Promise<void>
}

export interface Making extends WorldOptions {
  readonly servePage: ServePage
}

type Wanted = Pick<PlaygroundOptions, 'port' | 'directory' | 'fresh'>

/** The error is a sentence for whoever started us. */
export async function startPlayground(wanted: Wanted, making: Making): Promise<Result<Playground, string>> {
  const { directory } = wanted
  try {
    // Hands, decks, seeds and tokens lie here.
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const lock = await lockDirectory(directory)
    if (!lock.ok) return err(inWordsOf(lock.error))
    const started = await start(wanted, making, lock.value.release).catch(async error => {
      await lock.value.release()
      throw error
    })
    if (!started.ok) await lock.value.release()
    return started
  } catch (error) {
    const problem = fileProblem(directory, error)
    if (problem === null) throw error
    return err(inWordsOf(problem))
  }
}

/** Here, directories are chosen on the command line. */
const inWordsOf = (sentence: string): string => sentence.replace('PRIZEPOST_DATA', '--data')

async function start(
  { directory, port, fresh }: Wanted,
  making: Making,
  release: () => Promise<void>,
): Promise<Result<Playground, string>> {
  // Before anything makes room for a world that nobody could see.
  const problem = port === 0 ? null : await problemWith(port)
  if (problem !== null) return err(problem)
  const home = homeIn(directory)
  const hadWorld = isWorld(home.world)
  if (fresh || !hadWorld) await home.makeRoom()
  const first = await openWorld(home.world, making)
  if (!first.ok) return err(inWordsOf(first.error))
  let world = first.value
  const reset = oneAtATime(async () => {
    await world.close()
    await home.makeRoom()
    const next = await openWorld(home.world, making)
    assert(next.ok, 'where there was a world, there can be another')
    world = next.value
  })
  const page = await making.servePage({ world: () => world, reset, port }).catch(async error => {
    await world.close()
    throw error
  })
  if (!page.ok) {
    await world.close()
    return page
  }
  const close = async () => {
    await page.value.close()
    await world.close()
    await release()
  }
  const before = fresh && hadWorld ? home.before : null
  const { url, port: taken } = page.value
  return ok({ url, port: taken, directory, before, world: () => world, reset, close })
}

function homeIn(directory: string) {
  const world = join(directory, 'world')
  const before = join(directory, 'before')
  const makeRoom = async () => {
    if (!isWorld(world)) return rm(world, { recursive: true, force: true })
    await rm(before, { recursive: true, force: true })
    await rename(world, before)
  }
  return { world, before, makeRoom }
}

async function problemWith(port: number): Promise<string | null> {
  const server = createServer()
  try {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
    return null
  } catch (error) {
    return portProblem(port, error)
  }
}

/** Whoever asks for it while it is being done, waits for that. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let working: Promise<void> | null = null
  return () => {
    working ??= work().finally(() => {
      working = null
    })
    return working
  }
}
