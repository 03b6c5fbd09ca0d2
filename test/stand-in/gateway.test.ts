import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Discord, startDiscord } from '../../src/stand-in/discord.ts'
import { restFor, START } from './world.ts'

interface Told {
  readonly op: number
  readonly d: Readonly<Record<string, unknown>> | null
  readonly s: number | null
  readonly t: string | null
}

async function openDiscord(): Promise<Discord> {
  const discord = await startDiscord({ now: () => START, seed: 'test' })
  onTestFinished(() => discord.close())
  return discord
}

/** A bot without a library: what it says, what it is told, and how it was sent away. */
async function join({ origin }: Discord) {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/gateway?v=10&encoding=json`)
  const inbox: Told[] = []
  const readers: ((told: Told) => void)[] = []
  socket.on('message', data => {
    const told: Told = JSON.parse(String(data))
    const reader = readers.shift()
    if (reader) reader(told)
    else inbox.push(told)
  })
  const closed = once(socket, 'close').then(([code]) => code as number)
  const read = () =>
    new Promise<Told>(resolve => {
      const told = inbox.shift()
      if (told) resolve(told)
      else readers.push(resolve)
    })
  const say = (op: number, d: unknown) => socket.send(JSON.stringify({ op, d }))
  const hello = await read()
  return { socket, hello, read, say, closed }
}

const identity = (discord: Discord, intents = 0) => ({ token: discord.token, intents, properties: {} })

test('tells a bot where its gateway is', async () => {
  const discord = await openDiscord()
  const url = `${discord.origin.replace('http', 'ws')}/gateway`
  expect(await restFor(discord).get('/gateway/bot')).toMatchObject({ url, shards: 1 })
  expect(await restFor(discord).get('/gateway')).toEqual({ url })
})

test('greets, knows the bot by its token, and hears its heart beat', async () => {
  const discord = await openDiscord()
  const guild = discord.addGuild({ name: 'League' })
  discord.addGuild({ name: 'Elsewhere', hasBot: false })
  const bot = await join(discord)
  expect(bot.hello).toEqual({ op: 10, d: { heartbeat_interval: 41_250 }, s: null, t: null })
  bot.say(2, identity(discord))
  expect(await bot.read()).toMatchObject({
    op: 0,
    t: 'READY',
    s: 1,
    d: {
      v: 10,
      user: { id: discord.applicationId, bot: true },
      application: { id: discord.applicationId },
      guilds: [{ id: guild.id, unavailable: true }],
    },
  })
  bot.say(1, 1)
  expect(await bot.read()).toEqual({ op: 11, d: null, s: null, t: null })
  expect(discord.gateway.connected()).toBe(1)
})

test.each([
  ['a wrong token', 2, { token: 'wrong', intents: 0 }, 4004],
  ['no intents', 2, {}, 4013],
  ['intents that are none', 2, { intents: -1 }, 4013],
  ['members', 2, { intents: 1 << 1 }, 4014],
  ['presences', 2, { intents: 1 << 8 }, 4014],
  ['what people write', 2, { intents: 1 << 15 }, 4014],
  ['a session of somebody else', 6, { token: 'wrong', session_id: '1', seq: 1 }, 4004],
  ['what nobody says', 99, {}, 4001],
])('sends away: %s', async (_, op, d, code) => {
  const discord = await openDiscord()
  const bot = await join(discord)
  bot.say(op, { token: discord.token, ...d })
  expect(await bot.closed).toBe(code)
})

test('sends away who cannot be understood, and who knocks elsewhere', async () => {
  const discord = await openDiscord()
  const bot = await join(discord)
  bot.socket.send('{')
  expect(await bot.closed).toBe(4002)
  const lost = new WebSocket(`${discord.origin.replace('http', 'ws')}/elsewhere`)
  await once(lost, 'error')
})

test('a session outlives its connection, until the bot says goodbye', async () => {
  const discord = await openDiscord()
  const ann = discord.addUser({ name: 'ann' })
  const guild = discord.addGuild({ name: 'League', members: [ann] })
  const channel = discord.addChannel(guild, { name: 'matches' })
  const knock = () => {
    const known = discord.forge({ type: 2, userId: ann.id, channelId: channel.id, data: {}, name: 'x' })
    void discord.deliver(known.payload)
    return known.interaction.id
  }
  const first = await join(discord)
  first.say(2, identity(discord))
  const { session_id } = (await first.read()).d!
  const one = knock()
  expect(await first.read()).toMatchObject({ t: 'INTERACTION_CREATE', s: 2, d: { id: one } })
  discord.gateway.cut()
  expect(await first.closed).toBe(1006)
  const two = knock()
  const wrong = await join(discord)
  wrong.say(6, { token: discord.token, session_id, seq: 9 })
  expect(await wrong.closed).toBe(4007)
  const stranger = await join(discord)
  stranger.say(6, { token: discord.token, session_id: '1', seq: 1 })
  expect(await stranger.read()).toMatchObject({ op: 9, d: false })
  discord.gateway.repeatLast()
  const second = await join(discord)
  second.say(6, { token: discord.token, session_id, seq: 2 })
  expect(await second.read()).toMatchObject({ s: 2, d: { id: one } }) // once more, as it was asked to
  expect(await second.read()).toMatchObject({ s: 3, d: { id: two } })
  expect(await second.read()).toMatchObject({ s: 4, t: 'RESUMED' })
  discord.gateway.askToReconnect()
  expect(await second.read()).toMatchObject({ op: 7 })
  second.socket.close(1000)
  await second.closed
  await expect(discord.deliver({})).rejects.toThrow('No bot is connected')
})

test('an interaction is answered by a call, or not in time', async () => {
  const discord = await startDiscord({ now: () => START, patienceMs: 100 })
  onTestFinished(() => discord.close())
  const ann = discord.addUser({ name: 'ann' })
  const guild = discord.addGuild({ name: 'League', members: [ann] })
  const channel = discord.addChannel(guild, { name: 'matches' })
  const rest = restFor(discord)
  await rest.put(`/applications/${discord.applicationId}/commands`, { body: [{ name: 'x', description: 'X' }] })
  const bot = await join(discord)
  bot.say(2, identity(discord))
  await bot.read()
  const asked = discord.as(ann).slash('x', {}, channel)
  const { id, token } = (await bot.read()).d!
  await rest.post(`/interactions/${id}/${token}/callback`, { body: { type: 4, data: { content: 'Yes' } }, auth: false })
  expect(await asked).toMatchObject({ kind: 'message', message: { content: 'Yes' } })
  expect(await discord.as(ann).slash('x', {}, channel)).toMatchObject({
    kind: 'failed',
    text: 'The application did not respond',
  })
})
