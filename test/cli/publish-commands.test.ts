import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { helpOf } from '../../src/cli/frame/help.ts'
import { publishCommands } from '../../src/cli/publish-commands.ts'
import { commands } from '../../src/discord/commands/index.ts'
import { payloadsOf } from '../../src/discord/publish.ts'
import { startDiscord } from '../../src/stand-in/discord.ts'
import { programOf } from './program.ts'

const PUBLISH_HELP = helpOf(publishCommands)
const PROGRAM = programOf('publish-commands')

async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { DISCORD_TOKEN, DISCORD_APPLICATION_ID, DISCORD_API_BASE, ...rest } = process.env
  const child = spawn(process.execPath, [...PROGRAM, ...args], {
    env: { ...rest, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [[status], stdout, stderr] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)])
  return { status: status as number, stdout, stderr }
}

const ID = { DISCORD_APPLICATION_ID: '123456' }
const BOTH = { ...ID, DISCORD_TOKEN: 'secret' }

test('publishes, here or everywhere, and says what', async () => {
  const discord = await startDiscord({ now: () => Date.now(), seed: 'handler' })
  const guild = discord.addGuild({ name: 'Here' })
  const env = {
    DISCORD_TOKEN: discord.token,
    DISCORD_APPLICATION_ID: discord.applicationId,
    DISCORD_API_BASE: discord.apiBase,
  }
  const count = payloadsOf(commands).length
  const everywhere = await run([], env)
  expect(everywhere).toMatchObject({ status: 0, stderr: '' })
  expect(everywhere.stdout).toContain(
    `Published everywhere, ${count} commands:\n  /challenge: Invite another player to a match\n`,
  )
  expect(discord.commands()).toHaveLength(count)
  const here = await run(['--guild', guild.id], env)
  expect(here.stdout).toContain(`Published in server ${guild.id}, ${count} commands:`)
  expect(discord.commands(guild)).toHaveLength(count)
  const refused = await run([], { ...env, DISCORD_TOKEN: 'wrong' })
  expect(refused).toEqual({ status: 1, stdout: '', stderr: expect.stringContaining('does not know this token') })
  await discord.close()
})

test('a dry run needs nothing and sends nothing; --json says it to programs', async () => {
  const told = await run(['--dry-run'])
  expect(told).toMatchObject({ status: 0, stderr: '' })
  expect(told.stdout).toContain('Would be published everywhere, ')
  const json = await run(['--dry-run', '--json', '--guild', '123456'])
  expect(JSON.parse(json.stdout)).toEqual(JSON.parse(JSON.stringify(payloadsOf(commands, { guild: '123456' }))))
})

describe('how it is called', () => {
  test('--help', async () => {
    expect(await run(['--help'])).toEqual({ status: 0, stderr: '', stdout: `${PUBLISH_HELP}\n` })
    for (const word of ['--guild', '--dry-run', '--json', '--help', 'DISCORD_TOKEN', 'DISCORD_APPLICATION_ID'])
      expect(PUBLISH_HELP).toContain(word)
  })

  test.each<[readonly string[], Readonly<Record<string, string>>, string]>([
    [[], ID, 'DISCORD_TOKEN must be the token of the bot. Try --dry-run without one.'],
    [[], { DISCORD_TOKEN: 'secret' }, 'DISCORD_APPLICATION_ID must be the id of the application, 5 to 20 digits.'],
    [['--guild', 'here'], BOTH, '--guild must be the id of a server, 5 to 20 digits.'],
    [
      [],
      { ...BOTH, DISCORD_API_BASE: 'nowhere' },
      'DISCORD_API_BASE must be an address, such as http://127.0.0.1:4000/api.',
    ],
    [['--xml'], BOTH, "Unknown option '--xml'."],
  ])('%j is wrong: the sentence, and help', async (args, env, sentence) => {
    expect(await run(args, env)).toEqual({ status: 2, stdout: '', stderr: `${sentence}\n\n${PUBLISH_HELP}\n` })
  })

  test('nobody there', async () => {
    const { status, stderr } = await run([], { ...BOTH, DISCORD_API_BASE: 'http://127.0.0.1:1/api' })
    expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining('Discord cannot be reached') })
    expect(stderr).not.toContain('secret')
  })
})
