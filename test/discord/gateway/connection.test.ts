/** The real library at a gateway that can be made to fail. */
import { GatewayCloseCodes, GatewayOpcodes } from 'discord-api-types/v10'
import { afterAll, expect, test, vi } from 'vitest'
import { connectGateway, type GatewayOptions } from '../../../src/discord/gateway/connection.ts'
import { type DiscordOptions, startDiscord } from '../../../src/stand-in/discord.ts'

const AT_ONCE = { buildIdentifyThrottler: () => ({ waitForIdentify: async () => {} }) }

// Most of the time is spent waiting for the library, so all of them wait together.
const endings: (() => Promise<void>)[] = []
afterAll(() => Promise.all(endings.map(end => end())).then(() => {}))

async function open(how: Partial<GatewayOptions> = {}, discordOptions: Partial<DiscordOptions> = {}) {
  const discord = await startDiscord({ now: () => Date.now(), seed: 'gateway', ...discordOptions })
  const came: string[] = []
  const reports: string[] = []
  const connected = await connectGateway({
    token: discord.token,
    base: discord.apiBase,
    ws: AT_ONCE,
    receive: body => void came.push((body as { readonly id: string }).id),
    report: what => void reports.push(what),
    ...how,
  })
  endings.push(async () => {
    if (connected.ok) await connected.value.close()
    await discord.close()
  })
  const ann = discord.addUser({ name: 'ann' })
  const guild = discord.addGuild({ name: 'League', members: [ann] })
  const channel = discord.addChannel(guild, { name: 'matches' })
  /** Something for the bot. */
  const knock = () => {
    const { interaction, payload } = discord.forge({
      type: 2,
      userId: ann.id,
      channelId: channel.id,
      data: {},
      name: 'x',
    })
    void discord.deliver(payload)
    return interaction.id
  }
  return { discord, connected, came, reports, knock, gateway: discord.gateway }
}

async function opened(...how: Parameters<typeof open>) {
  const all = await open(...how)
  if (!all.connected.ok) return expect.fail(all.connected.error)
  return { ...all, connection: all.connected.value }
}

const opsOf = (heard: readonly { readonly op: number }[]) => heard.map(({ op }) => op).filter(op => op !== 1)

test.concurrent('asks for nothing but to be told of interactions, and is told them as they came', async () => {
  const { connection, gateway, came, knock, discord, reports } = await opened()
  expect(connection.state()).toBe('connected')
  const [hello] = gateway.heard()
  expect(hello).toMatchObject({ op: GatewayOpcodes.Identify, d: { intents: 0, shard: [0, 1] } })
  const id = knock()
  await vi.waitFor(() => expect(came).toEqual([id]))
  await connection.close()
  expect(connection.state()).toBe('closed')
  await vi.waitFor(() => expect(gateway.connected()).toBe(0))
  await expect(discord.deliver({})).rejects.toThrow('No bot is connected')
  expect(reports).toEqual([])
})

test.concurrent.each([
  ['cut without a word', 'cut'],
  ['asked to reconnect', 'askToReconnect'],
] as const)('%s: resumes, and is told what it has missed, in order', async (_, disturb) => {
  const { connection, gateway, came, knock } = await opened()
  const before = knock()
  await vi.waitFor(() => expect(came).toEqual([before]))
  const resumed = gateway.next(GatewayOpcodes.Resume)
  gateway[disturb]()
  await vi.waitFor(() => expect(connection.state()).toBe('connecting'))
  const missed = [knock(), knock()]
  expect(await resumed).toMatchObject({ d: { seq: 2 } })
  await vi.waitFor(() => expect(came).toEqual([before, ...missed]))
  await vi.waitFor(() => expect(connection.state()).toBe('connected'))
  expect(opsOf(gateway.heard())).toEqual([GatewayOpcodes.Identify, GatewayOpcodes.Resume])
})

test.concurrent('a session that is over begins anew', async () => {
  const { connection, gateway, came, knock } = await opened()
  const identified = gateway.next(GatewayOpcodes.Identify)
  gateway.forgetSessions()
  gateway.cut()
  await identified
  await vi.waitFor(() => expect(connection.state()).toBe('connected'))
  const id = knock()
  await vi.waitFor(() => expect(came).toEqual([id]))
  expect(opsOf(gateway.heard())).toEqual([GatewayOpcodes.Identify, GatewayOpcodes.Resume, GatewayOpcodes.Identify])
})

test.concurrent('a connection without a sign of life is given up and resumed', async () => {
  const { gateway } = await opened({}, { heartbeatMs: 40 })
  await gateway.next(GatewayOpcodes.Heartbeat)
  const resumed = gateway.next(GatewayOpcodes.Resume)
  gateway.setSilent(true)
  await vi.waitFor(() => expect(gateway.connected()).toBe(0), 5000)
  gateway.setSilent(false)
  await resumed
})

test.concurrent('one that does not come back at all is replaced by a new one', async () => {
  const { connection, gateway, came, knock, reports } = await opened({ patienceMs: 900 })
  gateway.setSilent(true) // connections are taken, but nobody speaks
  gateway.cut()
  await vi.waitFor(() => expect(reports).toEqual(['The connection to Discord does not come back']), 5000)
  gateway.setSilent(false)
  await vi.waitFor(() => expect(connection.state()).toBe('connected'), 5000)
  const id = knock()
  await vi.waitFor(() => expect(came).toContain(id))
  expect(came).toEqual([id])
})

test.concurrent.each([
  [GatewayCloseCodes.AuthenticationFailed, 'Discord does not know this token. Is DISCORD_TOKEN the token of the bot?'],
  [GatewayCloseCodes.DisallowedIntents, expect.stringContaining('Discord does not allow the intents that we ask for.')],
  [GatewayCloseCodes.InvalidAPIVersion, 'Discord no longer speaks our version of its language. Update Prizepost.'],
])('sent away with %i: a sentence, at the start or later', async (code, sentence) => {
  const { gateway, connection } = await opened()
  gateway.close(code)
  expect(await connection.sentAway).toEqual(sentence)
  const early = await startDiscord({ now: () => Date.now() })
  early.gateway.refuseNext(code)
  const refused = await connectGateway({ token: early.token, base: early.apiBase, receive: () => {}, report: () => {} })
  expect(refused).toEqual({ ok: false, error: sentence })
  await early.close()
})

test.concurrent('a wrong token, nobody there, nobody who speaks', async () => {
  const { connected } = await open({ token: 'wrong' })
  expect(connected).toEqual({ ok: false, error: expect.stringContaining('Discord does not know this token.') })
  const nobody = await open({ base: 'http://127.0.0.1:1/api' })
  expect(nobody.connected).toEqual({ ok: false, error: expect.stringMatching(/^Discord cannot be reached: .+\.$/) })
  const silent = await startDiscord({ now: () => Date.now() })
  endings.push(() => silent.close())
  silent.gateway.setSilent(true)
  const { token, apiBase: base } = silent
  expect(await connectGateway({ token, base, receive: () => {}, report: () => {}, patienceMs: 300 })).toEqual({
    ok: false,
    error: 'Discord cannot be reached: its gateway does not answer.',
  })
})
