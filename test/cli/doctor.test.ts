import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { checksFor } from '../../src/cli/doctor/checks.ts'
import { runChecks } from '../../src/cli/doctor/checkup.ts'
import { doctor } from '../../src/cli/doctor.ts'
import { helpOf } from '../../src/cli/frame/help.ts'
import { terminalOf } from '../../src/cli/frame/terminal.ts'
import { startDiscord } from '../../src/stand-in/discord.ts'
import { testDirectory } from '../store/directories.ts'

test('with a token, Discord is asked whose it is, what time it is, and nothing is told', async () => {
  const discord = await startDiscord({ now: Date.now })
  const data = await testDirectory()
  const { DISCORD_PUBLIC_KEY, DISCORD_APPLICATION_ID, ...rest } = process.env
  const env = { ...rest, DISCORD_TOKEN: discord.token, DISCORD_API_BASE: discord.apiBase }
  const args = ['handlers/start.cjs', 'doctor', '--port', '0', '--data', data, '--json']
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [[status], stdout, stderr] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const found: readonly { readonly name: string; readonly state: string; readonly says: string }[] = JSON.parse(stdout)
  expect(found.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'Node good',
    'port good',
    'data good',
    'disk good',
    'sharp good',
    'letters good',
    'settings good',
    'token good',
    'clock good',
  ])
  expect(found.at(-2)?.says).toBe(`Prizepost, application ${discord.applicationId}`)
  expect(found.at(-1)?.says).toMatch(/, as at Discord$/)
  expect(stdout).not.toContain(discord.token)
  const asked = discord.log().map(entry => (entry.kind === 'rest' ? entry.path : entry.kind))
  expect(asked).toEqual(['/applications/@me'])
  const problems = async (env: Readonly<Record<string, string>>) =>
    (await runChecks(checksFor(0, data, { DISCORD_API_BASE: discord.apiBase, ...env })))
      .filter(({ state }) => state === 'bad')
      .map(({ name, says }) => `${name}: ${says}`)
  expect(await problems({ DISCORD_TOKEN: 'wrong' })).toEqual([
    'token: Discord does not know this token. Is DISCORD_TOKEN the token of the bot?',
  ])
  expect(await problems({ DISCORD_TOKEN: discord.token, DISCORD_APPLICATION_ID: '123456' })).toEqual([
    expect.stringMatching(/^token: DISCORD_TOKEN belongs to the application \d+, not to/),
  ])
  expect(await problems({ DISCORD_PUBLIC_KEY: 'abc' })).toEqual([
    expect.stringMatching(/^settings: DISCORD_TOKEN must be .+ DISCORD_PUBLIC_KEY must be/),
  ])
  await discord.close()
})

describe('how it is called', () => {
  const misuse = (args: readonly string[], env: NodeJS.ProcessEnv = {}) => doctor.start(args, env, terminalOf(process))

  test('with a port, a directory, or neither', () => {
    expect(doctor.read([])).toMatchObject({ value: { options: { port: undefined, data: undefined, json: false } } })
    expect(doctor.read(['--port', '1', '--data', 'x', '--json'])).toMatchObject({
      value: { options: { port: '1', data: 'x', json: true } },
    })
    for (const word of ['--port', '--data', '--json', '--help', 'DISCORD_TOKEN']) expect(helpOf(doctor)).toContain(word)
  })

  test.each<[readonly string[], NodeJS.ProcessEnv, string]>([
    [['--port', 'x'], {}, '--port or PORT must be a whole number from 0 to 65535.'],
    [[], { PORT: '65536' }, '--port or PORT must be a whole number from 0 to 65535.'],
    [['--data', ''], {}, '--data must be a directory.'],
    [['--cure'], {}, "Unknown option '--cure'."],
  ])('%j %j is refused', async (args, env, why) => {
    expect(await misuse(args, env)).toEqual({ is: 'misused', why })
  })
})
