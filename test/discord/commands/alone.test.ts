import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as index from '../../../src/discord/commands/index.ts'

const files = readdirSync('src/discord/commands').filter(file => file !== 'index.ts')

const isCommand = (value: unknown): boolean => (index.commands as readonly unknown[]).includes(value)

test.each(files)('%s holds commands, or a list of them, and nothing else', async file => {
  const shown = Object.entries(await import(`../../../src/discord/commands/${file}`))
  expect(shown.length).toBeGreaterThan(0)
  const others = shown.filter(([, value]) => !(Array.isArray(value) ? value.every(isCommand) : isCommand(value)))
  expect(others.map(([name]) => name)).toEqual([])
})
