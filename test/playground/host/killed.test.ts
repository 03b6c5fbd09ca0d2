import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'
import type { ShownMessage } from '../../../src/discord/surfaces.ts'
import type { World } from '../../../src/playground/world.ts'
import type { Interaction, State } from '../../../src/stand-in/state.ts'
import { openEmbeddedStore } from '../../../src/store/embedded.ts'
import { testDirectory } from '../../store/directories.ts'
import { answered, channel, person, start } from './opened.ts'

const ROUNDS = Number(process.env.PRIZEPOST_CRASH_ROUNDS ?? 2)
const MINUTE = 60_000

const PROGRAM = join('node_modules', '.cache', 'prizepost', 'play-until-killed.mjs')

beforeAll(() =>
  build({
    entryPoints: ['test/playground/host/play-until-killed.ts'],
    outfile: PROGRAM,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  }),
)

/** Plays until so many lines were said, and is killed in whatever it is doing then. */
async function playAndKill(directory: string, round: number): Promise<readonly string[]> {
  const child = spawn(process.execPath, [PROGRAM, directory, String(round)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const lines: string[] = []
  for await (const line of createInterface({ input: child.stdout }))
    if (lines.push(line) === 4 + ((round * 7) % 11)) child.kill('SIGKILL')
  expect((await ended)[1]).toBe('SIGKILL')
  return lines
}

/** Answers that are still to come. A panel that was replaced in the meantime need not be changed any more. */
const awaited = ({ state }: World['discord']) =>
  Object.values(state.interactions).filter(
    ({ response }) => ['thinking', 'updating'].includes(response.kind) && isThere(response, state),
  )

const isThere = (response: Interaction['response'], { messages }: State): boolean =>
  'messageId' in response && response.messageId in messages

/** Everything that was promised before is done. */
async function caughtUp({ discord, clock }: World): Promise<void> {
  while (awaited(discord).length > 0)
    await discord.until(({ type }) => ['InteractionAnswered', 'MessageEdited', 'MessageDeleted'].includes(type), 20_000)
  await clock.advance(3 * MINUTE)
}

/** What the bot has noted down as the newest message of its kind is there. */
async function expectShown(directory: string, { messages }: State): Promise<void> {
  const opened = await openEmbeddedStore({ directory: join(directory, 'world') })
  if (!opened.ok) throw new Error(opened.error)
  for await (const { key, data } of opened.value.store.allRows()) {
    const { message } = (data ?? {}) as Partial<ShownMessage>
    if (key.of.startsWith('shown#') && message) expect([key, message in messages]).toEqual([key, true])
  }
  await opened.value.close()
}

/** What was promised has not been taken back. */
function expectKept(line: string, { interactions }: State): void {
  const [, id = '', promised = ''] = line.split(' ')
  if (promised === 'thinking') expect(interactions[id]?.response.kind).toBe('message')
  else if (promised === 'updating') expect(interactions[id]?.response.kind).toMatch(/^updat/)
  else if (promised) expect(interactions[id]?.response.kind).toBe(promised)
}

function expectFiles({ discord }: World): void {
  for (const { attachments } of Object.values(discord.state.messages))
    for (const { id, size } of attachments) expect(discord.file(id)?.byteLength).toBe(size)
}

test(`a playground that is killed ${ROUNDS} times does what it promised, and shows what it knows`, {
  timeout: 60_000 + ROUNDS * 30_000,
}, async () => {
  const directory = await testDirectory()
  for (let round = 1; round <= ROUNDS; round++) {
    const heard = await playAndKill(directory, round)
    const { playground, reports } = await start(directory)
    const world = playground.world()
    await caughtUp(world)
    const { state } = world.discord
    for (const line of heard) expectKept(line, state)
    expectFiles(world)
    const robin = person(world, 'robin')
    const { message } = await answered(world, robin.slash('turns', {}, channel(world, 'general')))
    expect(message).not.toBeNull()
    await playground.close()
    await expectShown(directory, state)
    expect(reports).toEqual([])
  }
})
