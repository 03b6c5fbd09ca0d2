import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { expect, onTestFinished, test } from 'vitest'
import * as discord from '../../src/stand-in/discord.ts'
import { startBot } from './example-bot.ts'
import { button, restFor, row, START, text, V2 } from './world.ts'

const CHALLENGE = {
  name: 'challenge',
  description: 'Invites',
  options: [{ type: 6, name: 'opponent', description: 'Who', required: true }],
}

const now = () => START

/** Defers what is pressed, and says later what came of it. */
async function startExample(at: discord.Discord) {
  const bot = await startBot(at.publicKey, now)
  const rest = restFor(at)
  await rest.put(`/applications/${at.applicationId}/commands`, { body: [CHALLENGE] })
  bot.answer = interaction => {
    if (interaction.type === 2) return { type: 4, data: { flags: V2, components: [text('Play?'), row(button('yes'))] } }
    const path = `/webhooks/${interaction.application_id}/${interaction.token}/messages/@original` as const
    setTimeout(() => rest.patch(path, { body: { content: 'Kim is in' }, auth: false }), 20)
    return { type: 5 }
  }
  onTestFinished(async () => {
    await Promise.all([bot.close(), at.close()])
  })
  return bot
}

test('the code in the README runs', async () => {
  const readme = readFileSync(new URL('../../src/stand-in/README.md', import.meta.url), 'utf8')
  const source = (/```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '').replace(/^import .*$/gm, '')
  const { code } = transformSync(source, { loader: 'ts' })
  const given = {
    startDiscord: discord.startDiscord,
    buttonsOf: discord.buttonsOf,
    textOf: discord.textOf,
    now,
    startBot: startExample,
  }
  const run = new Function(...Object.keys(given), `return (async () => { ${code}; return { read, message } })()`)
  const { read, message } = await run(...Object.values(given))
  expect(read).toBe('Kim is in')
  expect(discord.textOf(message)).toBe('Play?')
})
