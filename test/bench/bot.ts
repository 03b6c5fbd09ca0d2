/** How long people wait for the bot: the front door under load, and the worker. */
import { spawn } from 'node:child_process'
import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createBot } from '../../src/host/bot.ts'
import { createInteractions } from '../../src/host/interactions.ts'
import { memoryStore } from '../app/memory-store.ts'
import { openStage } from '../e2e/stage.ts'
import { percentile } from './percentile.ts'

export interface BotReport {
  /** Milliseconds from request to answer, over HTTP, with 50 people at a time in another process. */
  readonly acknowledged: Waiting
  /** Milliseconds from a command to its answer, by way of the Discord stand-in: everything real, or without pictures and disk. */
  readonly answered: { readonly drawn: Waiting; readonly undrawn: Waiting }
}

interface Waiting {
  readonly p50: number
  readonly p99: number
}

const PEOPLE = 50
const EACH = 40

export async function measureBot(): Promise<BotReport> {
  const answered = { drawn: await measureWorker(), undrawn: await measureWorker(true) }
  return { acknowledged: await measureDoor(), answered }
}

async function measureDoor(): Promise<BotReport['acknowledged']> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const hex = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex')
  const bot = createBot({ store: memoryStore(), token: 'none', report: () => {} })
  const interactions = createInteractions({ bot, publicKey: hex, handOn: async () => {} })
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const header = (name: string) => request.headers[name]?.toString()
    const knock = { signature: header('x-signature-ed25519'), timestamp: header('x-signature-timestamp') }
    const reply = await interactions({ ...knock, body: Buffer.concat(chunks) })
    response.writeHead(reply.status).end(JSON.stringify(reply.body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const key = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('hex')
  // They must not share a core with whoever answers them.
  const crowd = spawn(process.execPath, [process.argv[1] ?? '', 'people', url, key])
  const times: readonly number[] = JSON.parse(await text(crowd.stdout))
  server.closeAllConnections()
  server.close()
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}

/** What the other process does: how long each of many requests took, when all is warm. */
export async function knockAt(url: string, hex: string): Promise<readonly number[]> {
  const key = createPrivateKey({ key: Buffer.from(hex, 'hex'), format: 'der', type: 'pkcs8' })
  const crowd = (each: number) =>
    Promise.all(Array.from({ length: PEOPLE }, (_, person) => knocks(url, key, person, each)))
  await crowd(10)
  return (await crowd(EACH)).flat()
}

async function knocks(url: string, key: KeyObject, person: number, count: number): Promise<readonly number[]> {
  const times: number[] = []
  for (let number = 0; number < count; number++) {
    const body = JSON.stringify(clickBy(person, number))
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signature = sign(null, Buffer.from(timestamp + body), key).toString('hex')
    const started = performance.now()
    const headers = { 'x-signature-ed25519': signature, 'x-signature-timestamp': timestamp }
    const response = await fetch(url, { method: 'POST', body, headers })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`answered with ${response.status}`)
    times.push(performance.now() - started)
  }
  return times
}

const clickBy = (person: number, number: number) => ({
  type: 3,
  id: String(1_300_000_000_000_000_000n + BigInt(person * 1000 + number)),
  application_id: '100000000000000001',
  token: 'token',
  guild_id: '300000000000000001',
  channel: { id: '400000000000000001', type: 11, parent_id: '400000000000000002' },
  member: { user: { id: String(200_000_000_000_000_000n + BigInt(person)), username: 'somebody' } },
  data: { custom_id: '1:01JD0000000000000000000006:4:act:3.abc', component_type: 2 },
  message: { id: '500000000000000001', flags: 64 },
})

const ANSWERS = 40

/** One player looks at the own hand again and again. */
async function measureWorker(isQuick = false): Promise<Waiting> {
  const stage = await openStage({ isQuick })
  const { discord } = stage
  const [ann, bob] = [discord.addUser({ name: 'ann' }), discord.addUser({ name: 'bob' })]
  const guild = discord.addGuild({ name: 'Bench', members: [ann, bob] })
  const channel = discord.addChannel(guild, { name: 'matches' })
  await discord.as(ann).slash('challenge', { opponent: bob }, channel)
  await stage.settled()
  const [match] = await stage.bot.app.turns(ann.id)
  const request = { match: match?.match ?? '', by: { player: bob.id }, delivery: { id: 'accept', at: stage.now } }
  await stage.bot.app.accept(request, { deck: { theme: 'Mind Flood' }, salt: '' })
  const times: number[] = []
  for (let number = 0; number < ANSWERS; number++) {
    const started = performance.now()
    await discord.settled(await discord.as(ann).slash('hand', {}, channel))
    times.push(performance.now() - started)
  }
  await stage.close()
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) }
}
