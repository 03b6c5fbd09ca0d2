import { expect, test } from 'vitest'
import { note } from '../../src/discord/answer.ts'
import type { Bot } from '../../src/discord/bot.ts'
import { createCatalogue } from '../../src/discord/catalogue.ts'
import type { Interaction } from '../../src/discord/interaction.ts'
import { DiscordDown, DiscordRefusal } from '../../src/discord/refused.ts'
import { work } from '../../src/discord/worker.ts'

const SENT = Date.UTC(2026, 2, 1)

const interaction: Interaction = {
  kind: 'command',
  id: '1',
  application: '2',
  token: 'token',
  at: SENT,
  user: { id: '3', name: 'ann' },
  place: { guild: '4', channel: '5', parent: null, isDirect: false },
  mayManage: false,
  roles: [],
  name: 'unheard of',
  options: {},
  target: null,
  people: {},
  files: {},
}

/** Somebody asks for a command that is gone; the answer meets this error. */
async function answering(error: Error): Promise<unknown> {
  const told: unknown[] = []
  const bot = {
    surfaces: { contact: async () => ({ name: 'ann', direct: null, isClosed: false }) },
    discord: {
      editReply: async (_: unknown, message: unknown) => {
        told.push(message)
        throw error
      },
    },
  } as unknown as Bot
  const outcome = await work(bot, createCatalogue([], []), interaction).then(
    () => 'done',
    (reason: unknown) => reason,
  )
  expect(told).toEqual([note('I do not know this any more. Try /help.')])
  return outcome
}

test.each([50027, 10062, 10015, 10008, 10003])('an answer that is refused with %i has nowhere to go', async code => {
  expect(await answering(new DiscordRefusal(code, 404))).toBe('done')
})

test('whatever else goes wrong is tried again', async () => {
  for (const error of [new DiscordRefusal(50013, 403), new DiscordDown('TimeoutError')])
    expect(await answering(error)).toBe(error)
})
