import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { WireMessage } from '../../src/playground/wire.ts'
import { testDirectory } from '../store/directories.ts'
import {
  buttonIn,
  eventually,
  partsOf,
  type Running,
  run,
  startProgram,
  type Visitor,
  visit,
  wordsOf,
} from './newcomer.ts'

const BUTTON = 2

async function message(who: Visitor, where: string, words: string): Promise<WireMessage> {
  const { id } = await who.channel(where)
  return eventually(async () => (await who.messages(id)).find(each => wordsOf(each).includes(words)))
}

/** Robin challenges Kim, Kim accepts, and Robin chooses whom to begin with. */
async function firstMove(running: Running): Promise<void> {
  const [robin, kim] = [await visit(running, 'Robin'), await visit(running, 'Kim')]
  const { id: channelId } = await robin.channel('matches')
  await robin.do({ type: 'slash', channelId, command: 'challenge', options: { opponent: kim.person.id } })
  const post = await message(kim, 'matches', 'Robin challenges you')
  const asked = await kim.do({ type: 'click', messageId: post.id, customId: buttonIn(post, 'Accept…') })
  if (asked.kind !== 'modal') throw new Error('Nobody asks for a deck')
  await kim.do({ type: 'submit', modalId: asked.modal.id, values: { deck: ['Daybreak'] } })
  const panel = await message(robin, 'direct', 'your deck')
  await choose(robin, panel)
  await eventually(async () =>
    (await robin.messages(panel.channelId)).every(each => wordsOf(each) !== wordsOf(panel)) ? true : undefined,
  )
}

/** The first thing that is offered. */
async function choose(who: Visitor, panel: WireMessage): Promise<void> {
  const offered = partsOf(panel).find(({ type, options }) => type === BUTTON || options)
  const value = offered?.options?.[0]?.value
  const at = { messageId: panel.id, customId: offered?.custom_id ?? '' }
  const outcome = await who.do(
    value === undefined ? { type: 'click', ...at } : { type: 'select', ...at, values: [value] },
  )
  expect(outcome).toEqual({ kind: 'done' })
}

/** All that two people see, as words. */
async function everything(running: Running): Promise<unknown> {
  const seen: unknown[] = []
  for (const name of ['Robin', 'Kim'])
    for (const where of ['general', 'matches', 'Robin vs Kim', 'direct']) {
      const visitor = await visit(running, name)
      const { id } = await visitor.channel(where)
      const messages = await eventually(async () => {
        const found = await visitor.messages(id)
        return found.some(({ isThinking }) => isThinking) ? undefined : found
      })
      seen.push([name, where, messages.map(each => [each.id, wordsOf(each), each.files.map(file => file.name)])])
    }
  return seen
}

test('a newcomer starts it, plays, stops it, and nothing is lost', { timeout: 120_000 }, async () => {
  const data = await testDirectory()
  const first = await startProgram('--port', '0', '--data', data)
  const page = await fetch(`http://127.0.0.1:${first.ready.port}/`)
  expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')])
  expect(await page.text()).toContain('<title>')
  await firstMove(first)
  const before = await everything(first)
  const [locked, busy] = await Promise.all([
    run('--port', '0', '--data', data),
    run('--port', String(first.ready.port), '--data', await testDirectory()),
  ])
  expect(locked).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      `${data}/playground is in use by process ${first.ready.pid}. Stop that process, or choose another directory with --data.`,
    ),
  })
  expect(busy).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      `Port ${first.ready.port} is in use by another program. Choose another with --port.`,
    ),
  })
  expect(await first.stop('SIGTERM')).toMatchObject({ code: 0 })

  const second = await startProgram('--port', '0', '--data', data)
  expect(await everything(second)).toEqual(before)
  await second.stop('SIGKILL')
  const third = await startProgram('--port', '0', '--data', data)
  expect(await everything(third)).toEqual(before)
  expect(await third.stop('SIGINT')).toMatchObject({ code: 0 })
})

test('what is not understood is said, with what can be', async () => {
  const { code, stderr } = await run('--port', 'x')
  expect(code).toBe(2)
  expect(stderr).toContain('--port must be a whole number from 0 to 65535.')
  expect(stderr).toContain('--fresh')
})

test.each(['20.18.3', '18.20.8', '12.22.12'])('Node %s is told that it is too old', async version => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  const program = `${pretend}; require('./handlers/start.cjs')`
  const child = spawn(process.execPath, ['--eval', program], { stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => void said.push(text))
  await once(child, 'close')
  expect([child.exitCode, said.join('')]).toEqual([
    1,
    `Prizepost needs Node 20.19 or newer, and this is ${version}. Get it at https://nodejs.org.\n`,
  ])
})

test('whoever asks a second time does not wait', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/handlers/hold-on.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  expect((await lines.next()).value).toMatch(/^ready /)
  child.kill('SIGINT')
  expect((await lines.next()).value).toBe('closing')
  while (child.exitCode === null) {
    child.kill('SIGINT')
    await pause(50)
  }
  expect(await ended).toEqual([130, null])
  expect((await lines.next()).done).toBe(true)
})

test('what npm has started does not outlive it', async () => {
  const script = `${process.execPath} --import tsx test/handlers/hold-on.ts; true`
  const env = { ...process.env, npm_lifecycle_event: 'start' }
  const shell = spawn('/bin/sh', ['-c', script], { stdio: ['ignore', 'pipe', 'inherit'], env })
  const lines = createInterface({ input: shell.stdout })[Symbol.asyncIterator]()
  const [word, pid] = String((await lines.next()).value).split(' ')
  expect(word).toBe('ready')
  onTestFinished(() => void process.kill(Number(pid), 'SIGKILL'))
  shell.kill('SIGKILL')
  expect((await lines.next()).value).toBe('closing')
})
