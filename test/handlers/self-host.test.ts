/** `npm start` with a token, as a process of its own. */
import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { GatewayCloseCodes } from 'discord-api-types/v10'
import { afterAll, expect, test, vi } from 'vitest'
import { type Discord, startDiscord, textOf } from '../../src/stand-in/discord.ts'
import { removeDirectory, temporaryDirectory } from '../store/directories.ts'

type Surroundings = Readonly<Record<string, string>>

const endings: (() => Promise<unknown>)[] = []
afterAll(() => Promise.all(endings.map(end => end())).then(() => {}))

async function directory(): Promise<string> {
  const made = await temporaryDirectory()
  endings.push(() => removeDirectory(made))
  return made
}

async function discordWithPeople() {
  const discord = await startDiscord({ now: Date.now })
  endings.push(() => discord.close())
  const ann = discord.addUser({ name: 'ann' })
  const guild = discord.addGuild({ name: 'League', members: [ann] })
  return { discord, ann, channel: discord.addChannel(guild, { name: 'matches' }) }
}

const settings = (discord: Discord): Surroundings => ({
  DISCORD_TOKEN: discord.token,
  DISCORD_API_BASE: discord.apiBase,
})

function start(env: Surroundings, args: readonly string[] = []) {
  const { DISCORD_TOKEN, DISCORD_APPLICATION_ID, DISCORD_PUBLIC_KEY, DISCORD_API_BASE, ...rest } = process.env
  const child: ChildProcessByStdio<null, Readable, Readable> = spawn(
    process.execPath,
    ['handlers/start.cjs', ...args],
    {
      env: { ...rest, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const out = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', text => {
    out.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', text => {
    out.stderr += text
  })
  const ended = once(child, 'close').then(([status]) => ({ status: status as number | null, ...out }))
  endings.push(async () => child.kill('SIGKILL'))
  return { child, out, ended }
}

async function started(env: Surroundings, args: readonly string[] = []) {
  const running = start(env, ['--port', '0', '--json', ...args])
  const line = await Promise.race([once(running.child.stdout, 'data'), running.ended])
  if (!Array.isArray(line)) return expect.fail(line.stderr)
  return { ...running, ready: JSON.parse(String(line[0])) as Readonly<Record<string, unknown> & { url: string }> }
}

test.concurrent('by the gateway: registers, answers, is healthy, ends well, and keeps its token', async () => {
  const { discord, ann, channel } = await discordWithPeople()
  const data = await directory()
  const env = { ...settings(discord), DISCORD_APPLICATION_ID: discord.applicationId }
  const { child, ready, ended } = await started(env, ['--data', data])
  const { length } = discord.commands()
  expect(ready).toMatchObject({ way: 'gateway', application: discord.applicationId, data, published: length })
  expect(length).toBeGreaterThan(10)
  expect(discord.gateway.heard()[0]).toMatchObject({ op: 2, d: { intents: 0 } })
  const { message } = await discord.settled(await discord.as(ann).slash('help', {}, channel))
  expect(textOf(message!)).toContain('/challenge')
  const health = await vi.waitUntil(async () => {
    const response = await fetch(`${ready.url}/healthz`)
    return response.ok && { status: response.status, body: await response.json() }
  })
  expect(health).toEqual({
    status: 200,
    body: { ok: true, version: '0.1.0', store: 'ok', lastTick: expect.any(String), gateway: 'connected' },
  })
  expect((await fetch(`${ready.url}/interactions`, { method: 'POST' })).status).toBe(404)
  discord.as(ann).slash('turns', {}, channel) // on its way when the end comes
  child.kill('SIGTERM')
  const { status, stdout, stderr } = await ended
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  await vi.waitFor(() => expect(discord.gateway.connected()).toBe(0))
  expect(stdout + stderr).not.toContain(discord.token)
})

test.concurrent('by HTTP: takes what Discord has signed, and nothing else', async () => {
  const { discord, ann, channel } = await discordWithPeople()
  const env = { ...settings(discord), DISCORD_PUBLIC_KEY: discord.publicKey, PRIZEPOST_DATA: await directory() }
  const { child, ready, ended } = await started(env)
  expect(ready).toMatchObject({ way: 'http', published: discord.commands().length })
  await discord.connect(`${ready.url}/interactions`) // asks with a right signature and a wrong one
  const { message } = await discord.settled(await discord.as(ann).slash('help', {}, channel))
  expect(textOf(message!)).toContain('/challenge')
  child.kill('SIGINT')
  expect(await ended).toMatchObject({ status: 0, stderr: '' })
})

test.concurrent('sent away by Discord: a sentence and 1', async () => {
  const { discord } = await discordWithPeople()
  const { ended } = await started({ ...settings(discord), PRIZEPOST_DATA: await directory() })
  discord.gateway.close(GatewayCloseCodes.AuthenticationFailed)
  const { status, stdout, stderr } = await ended
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'Discord does not know this token. Is DISCORD_TOKEN the token of the bot?\n',
  })
  expect(stdout).not.toContain(discord.token)
})

test.concurrent('everything that is wrong is said at once, and no secret', async () => {
  const env = { DISCORD_TOKEN: 'Bot secret-token', DISCORD_PUBLIC_KEY: 'secret-key' }
  const { status, stdout, stderr } = await start(env).ended
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(
    /^DISCORD_TOKEN must be .+\nDISCORD_PUBLIC_KEY must be .+\n\nnpm start -- --help says more\.\n$/,
  )
  expect(stderr).not.toContain('secret')
})
