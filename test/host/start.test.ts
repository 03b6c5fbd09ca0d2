import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { EventStore } from '../../src/app/ports/event-store.ts'
import type { Bot } from '../../src/discord/bot.ts'
import { LARGEST_BODY } from '../../src/discord/front-door.ts'
import { serveInteractions } from '../../src/discord/interactions-server.ts'
import type { HostConfig } from '../../src/host/config.ts'
import { type RunningBot, startHosted } from '../../src/host/start.ts'
import { greeting } from '../../src/host/words.ts'
import { type Discord, startDiscord } from '../../src/stand-in/discord.ts'
import { memoryStore } from '../app/memory-store.ts'

async function openDiscord(): Promise<Discord> {
  const discord = await startDiscord({ now: Date.now })
  onTestFinished(() => discord.close())
  return discord
}

/** The bot itself does nothing here: only what happens around it counts. */
async function host(
  discord: Discord,
  how: Partial<HostConfig> = {},
  { store = memoryStore() as EventStore, tick = async () => {} } = {},
) {
  const order: string[] = []
  const noting = (what: string) => async () => void order.push(what)
  const bot = { now: Date.now, report: () => {} } as unknown as Bot
  const running: RunningBot = { bot, handOn: async () => {}, tick, stop: noting('worker') }
  const config: HostConfig = {
    kind: 'host',
    token: discord.token,
    application: null,
    publicKey: null,
    base: discord.apiBase,
    port: 0,
    host: '127.0.0.1',
    directory: '/nowhere',
    publish: true,
    json: false,
    ...how,
  }
  const started = await startHosted(config, {
    openStore: async () => ({ ok: true, value: { store, close: noting('store') } }),
    startBot: async () => running,
    report: () => {},
  })
  onTestFinished(async () => {
    if (started.ok) await started.value.close()
  })
  return { started, order }
}

async function hosted(...how: Parameters<typeof host>) {
  const { started, order } = await host(...how)
  if (!started.ok) return expect.fail(started.error)
  const health = async () => {
    const response = await fetch(`${started.value.url}/healthz`)
    return { status: response.status, ...((await response.json()) as object) }
  }
  return { ...started.value, order, health }
}

test('begins, says how to invite it, and ends in order: the worker before the store', async () => {
  const discord = await openDiscord()
  const it = await hosted(discord)
  expect(greeting(it)).toContain('Prizepost is connected to Discord, as Prizepost (application')
  expect(greeting(it)).toContain(`client_id=${discord.applicationId}&scope=bot+applications.commands&permissions=`)
  await Promise.all([it.close(), it.close()])
  expect(it.order).toEqual(['worker', 'store'])
})

test.each<[string, Partial<HostConfig>, RegExp]>([
  ['a wrong token', { token: 'wrong' }, /^Discord does not know this token\./],
  ['nobody there', { base: 'http://127.0.0.1:1/api' }, /^Discord cannot be reached: .+\.$/],
  ['another application', { application: '123456' }, /^DISCORD_TOKEN belongs to the application \d+, not to/],
  ['another key', { publicKey: 'a'.repeat(64) }, /^DISCORD_PUBLIC_KEY is not the key of the application/],
])('%s: a sentence, and nothing was opened', async (_, how, sentence) => {
  const { started, order } = await host(await openDiscord(), how)
  expect(started).toEqual({ ok: false, error: expect.stringMatching(sentence) })
  expect(order).toEqual([])
})

test('what fails later closes what was opened before', async () => {
  const discord = await openDiscord()
  const busy = createServer().listen(0, '127.0.0.1')
  await once(busy, 'listening')
  onTestFinished(() => void busy.close())
  const { port } = busy.address() as AddressInfo
  const taken = await host(discord, { port })
  expect(taken.started).toEqual({
    ok: false,
    error: `Port ${port} is in use by another program. Choose another with --port.`,
  })
  expect(taken.order).toEqual(['worker', 'store'])
  discord.faults.next({
    method: 'PUT',
    path: /commands/,
    fault: { kind: 'status', status: 403, body: { code: 50001, message: 'no' } },
  })
  const refused = await host(discord)
  expect(refused.started).toEqual({ ok: false, error: expect.stringContaining('The bot may not do that.') })
  discord.gateway.refuseNext(4014)
  const away = await host(discord)
  expect(away.started).toEqual({ ok: false, error: expect.stringContaining('does not allow the intents') })
  expect(away.order).toEqual(['worker', 'store'])
})

test('an application that has interactions posted elsewhere would hear nothing', async () => {
  const discord = await openDiscord()
  const { id, name, publicKey } = discord.state.application
  const elsewhere = { id, name, verify_key: publicKey, interactions_endpoint_url: 'https://bot.example/' }
  discord.faults.next({ path: /applications\/@me/, fault: { kind: 'status', status: 200, body: elsewhere } })
  const { started } = await host(discord)
  expect(started).toEqual({ ok: false, error: expect.stringContaining('Interactions Endpoint URL') })
})

test('is not well without its store, its clock, its connection', async () => {
  const discord = await openDiscord()
  const well = await hosted(discord)
  await vi.waitFor(async () => expect(await well.health()).toMatchObject({ status: 200, ok: true }))
  discord.gateway.setSilent(true)
  discord.gateway.cut()
  await vi.waitFor(async () =>
    expect(await well.health()).toMatchObject({ status: 503, ok: false, gateway: 'connecting' }),
  )
  discord.gateway.setSilent(false)
  const broken = { ...memoryStore(), rows: () => Promise.reject(new Error('secret')) } as EventStore
  const sick = await hosted(
    discord,
    { publicKey: discord.publicKey },
    { store: broken, tick: () => Promise.reject('no') },
  )
  const said = await sick.health()
  expect(said).toEqual({
    status: 503,
    ok: false,
    version: '0.1.0',
    store: 'not answering',
    lastTick: null,
    gateway: 'not used',
  })
})

test('the port: bodies that are too large, and people who take their time', async () => {
  const served = await serveInteractions({
    answer: async ({ body }) => ({ status: body.length > LARGEST_BODY ? 413 : 401, body: null }),
    times: { headersTimeout: 60, requestTimeout: 80, connectionsCheckingInterval: 20 },
  })
  if (!served.ok) return expect.fail(served.error)
  onTestFinished(() => served.value.close())
  const { url, port } = served.value
  const post = (path: string, body: string) =>
    fetch(`${url}${path}`, { method: 'POST', body }).then(({ status }) => status)
  expect(await post('/interactions', '{}')).toBe(401)
  expect(await post('/elsewhere', '{}')).toBe(404)
  expect((await fetch(`${url}/interactions`)).status).toBe(405)
  expect((await fetch(`${url}/healthz`)).status).toBe(404)
  expect(await post('/interactions', 'x'.repeat(400_000))).toBe(413)
  for (const beginning of [
    'POST /interactions HTTP/1.1\r\nhost: x\r\n',
    'POST /interactions HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{',
  ]) {
    const slow = connect(port, '127.0.0.1')
    slow.write(beginning)
    const [said] = await once(slow, 'data')
    expect(String(said)).toMatch(/^HTTP\/1\.1 408 /)
    if (!slow.closed) await once(slow, 'close')
  }
})
