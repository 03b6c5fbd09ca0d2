import { expect, test, vi } from 'vitest'
import { setting } from '../../src/aws/account.ts'
import { type HttpEvent, toResponse, toSignedRequest } from '../../src/aws/http-event.ts'
import { kept } from '../../src/aws/kept.ts'
import { factsOf, report } from '../../src/aws/log.ts'
import { perform } from '../../src/aws/perform.ts'
import type { Bot } from '../../src/discord/bot.ts'
import type { Interaction } from '../../src/discord/interaction.ts'
import type { Message } from '../../src/discord/message.ts'
import { DiscordRefusal } from '../../src/discord/refused.ts'
import { Bug } from '../../src/shared/assert.ts'
import { StoreError, storeError } from '../../src/store/store-error.ts'

const headers = { 'x-signature-ed25519': 'abc', 'x-signature-timestamp': '123', host: 'x' }

test.each<[string, Partial<HttpEvent>, string]>([
  ['as it is', { body: '{"a":"♥"}', isBase64Encoded: false }, '{"a":"♥"}'],
  ['packed', { body: Buffer.from('{"a":"♥"}').toString('base64'), isBase64Encoded: true }, '{"a":"♥"}'],
  ['missing', { isBase64Encoded: false }, ''],
])('the body of a request: %s', (_, event, expected) => {
  const knock = toSignedRequest({ headers, isBase64Encoded: false, ...event })
  expect(Buffer.from(knock.body).toString()).toBe(expected)
  expect(knock).toMatchObject({ signature: 'abc', timestamp: '123' })
})

test('an answer has a body or none', () => {
  expect(toResponse({ status: 200, body: { type: 1 } })).toEqual({
    statusCode: 200,
    headers: { 'content-type': 'application/json' },
    body: '{"type":1}',
  })
  expect(toResponse({ status: 401, body: null })).toMatchObject({ statusCode: 401, body: '' })
})

test('what is kept is looked up again when it is old, forgotten, or could not be had', async () => {
  let [now, lookups] = [0, 0]
  const token = kept(
    async () => {
      lookups += 1
      if (lookups === 4) throw new Error('no')
      return lookups
    },
    100,
    () => now,
  )
  expect([await token.get(), await token.get()]).toEqual([1, 1])
  now = 100
  expect(await token.get()).toBe(2)
  token.forget()
  expect(await token.get()).toBe(3)
  token.forget()
  await expect(token.get()).rejects.toThrow('no')
  expect(await token.get()).toBe(5)
})

test('a setting that is missing is named', () => {
  expect(setting({ A: 'b' }, 'A')).toBe('b')
  expect(() => setting({ A: '' }, 'A')).toThrow('A is not set')
})

test('the log says what went wrong and where, and quotes nothing', () => {
  const lines: unknown[] = []
  const silent = vi.spyOn(console, 'error').mockImplementation(line => void lines.push(line))
  report('A job failed', storeError('append 3 to match#1', Object.assign(new Error('secret'), { name: 'Throttled' })))
  silent.mockRestore()
  expect(lines).toEqual([
    {
      what: 'A job failed',
      error: 'StoreError',
      words: 'Cannot append 3 to match#1: Throttled',
      cause: { name: 'Throttled' },
      frames: expect.arrayContaining([expect.stringMatching(/^at /)]),
    },
  ])
  expect(factsOf(new DiscordRefusal(50007, 403))).toMatchObject({ code: 50007, status: 403 })
  expect(factsOf(new Bug('Nobody handles {"hand":["hgss1-5"]}'))).toMatchObject({ words: 'Nobody handles' })
  expect(factsOf(new StoreError('x', { cause: new Error('deck “Ember”') }))).toMatchObject({ cause: { words: 'deck' } })
  expect(JSON.stringify(factsOf(new SyntaxError('Unexpected token in secret')))).not.toContain('secret')
  expect(factsOf('secret')).toEqual({ error: 'string' })
})

test.each([
  ['the first try only works', 0, ['work']],
  ['the second, after a minute, too', 61_000, ['work']],
  ['the last apologises before it works, because nobody can afterwards', 181_000, ['apology', 'work']],
])('%s', async (_, age, expected) => {
  const happened: string[] = []
  const bot = {
    now: () => age,
    report: (what: string) => void happened.push(what),
    discord: {
      editReply: async (_: unknown, message: Message) => {
        expect(JSON.stringify(message)).toContain('Something went wrong on my side')
        happened.push('apology')
      },
    },
  } as unknown as Bot
  const work = async () => void happened.push('work')
  await perform({ bot, work }, { is: 'interaction', interaction: { at: 0 } as Interaction })
  expect(happened).toEqual(expected)
})

test('an apology that cannot be made holds nothing up', async () => {
  const happened: string[] = []
  const editReply = () => Promise.reject(new Error('no'))
  const bot = { now: () => 1e6, report: (what: string) => void happened.push(what), discord: { editReply } }
  const work = async () => void happened.push('work')
  await perform({ bot: bot as unknown as Bot, work }, { is: 'interaction', interaction: { at: 0 } as Interaction })
  expect(happened).toEqual(['Nobody was told', 'work'])
})
