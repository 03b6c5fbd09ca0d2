import { generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Bot } from '../../src/discord/bot.ts'
import { createCatalogue } from '../../src/discord/catalogue.ts'
import { command } from '../../src/discord/command.ts'
import { writeCustomId } from '../../src/discord/custom-id.ts'
import type { Form } from '../../src/discord/form.ts'
import { answer } from '../../src/discord/front-door.ts'
import type { Interaction } from '../../src/discord/interaction.ts'
import { publicKeyFrom } from '../../src/discord/verify.ts'

const NOW = 1_770_000_000_000
const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const key = publicKeyFrom(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex'))
const match = '01JD0000000000000000000006'

const nothing = async () => ({ components: [], files: [], pings: [] })
const suggest = async (_: unknown, __: unknown, typed: string) =>
  typed === 'broken'
    ? Promise.reject(new Error('no'))
    : Array.from({ length: 40 }, (_, index) => ({ name: `${typed} ${'x'.repeat(120)}`, value: String(index) }))

const look = command({
  name: 'look',
  description: 'For all',
  options: { at: { kind: 'text', description: 'What', suggest } },
  run: nothing,
})
const peek = command({ name: 'peek', description: 'For one', isPrivate: true, options: {}, run: nothing })
const accept: Form = {
  verb: 'accept',
  open: async (_, __, { argument }) =>
    argument === 'no' ? null : { custom_id: 'form', title: 'A form', components: [] },
  run: nothing,
}

function doorFor() {
  const handedOn: Interaction[] = []
  const reports: string[] = []
  const bot = { now: () => NOW, report: (what: string) => void reports.push(what) } as unknown as Bot
  const handOn = async (interaction: Interaction) => void handedOn.push(interaction)
  return { handedOn, reports, door: { key, bot, handOn, catalogue: createCatalogue([look, peek], [accept]) } }
}

const envelope = {
  id: '1300000000000000000',
  application_id: '100000000000000001',
  token: 'secret',
  guild_id: '300000000000000001',
  channel: { id: '400000000000000001', type: 0 },
  member: { user: { id: '200000000000000001', username: 'ann' } },
}

async function knock(payload: unknown, { timestamp = String(NOW / 1000), tamper = false } = {}) {
  const { door, handedOn, reports } = doorFor()
  const body = Buffer.from(typeof payload === 'string' ? payload : JSON.stringify(payload))
  const signature = sign(null, Buffer.concat([Buffer.from(timestamp), body]), privateKey).toString('hex')
  const reply = await answer(door, {
    body: tamper ? Buffer.concat([body, Buffer.from(' ')]) : body,
    signature,
    timestamp,
  })
  return { reply, handedOn, reports }
}

const clicked = (customId: string, flags = 0) => ({
  ...envelope,
  type: 3,
  data: { custom_id: customId, component_type: 2 },
  message: { id: '1300000000000000001', flags },
})
const id = (verb: string, argument = '') => writeCustomId({ match, seen: 1, verb, argument })

describe('who is not Discord gets no answer and causes no work', () => {
  test.each([{ tamper: true }, { timestamp: String(NOW / 1000 - 301) }])('%j', async how => {
    const { reply, handedOn } = await knock({ ...envelope, type: 2, data: { name: 'look' } }, how)
    expect(reply).toEqual({ status: 401, body: null })
    expect(handedOn).toEqual([])
  })

  test('nor does a body that is too large', async () => {
    expect((await knock(`"${'x'.repeat(300_000)}"`)).reply).toEqual({ status: 413, body: null })
  })
})

test('a ping is answered', async () => {
  expect((await knock({ type: 1 })).reply).toEqual({ status: 200, body: { type: 1 } })
})

test.each(['{', '{}', '[]', 'null', JSON.stringify({ ...envelope, type: 2 })])(
  'what is strange is reported: %s',
  async body => {
    const { reply, handedOn, reports } = await knock(body)
    expect(reply).toEqual({ status: 400, body: null })
    expect([handedOn, reports]).toEqual([[], ['Discord sent something strange']])
  },
)

describe('what takes longer is acknowledged and handed on', () => {
  test.each([
    ['a command for all', { ...envelope, type: 2, data: { name: 'look' } }, { type: 5 }],
    ['a command for one', { ...envelope, type: 2, data: { name: 'peek' } }, { type: 5, data: { flags: 64 } }],
    ['an unknown command', { ...envelope, type: 2, data: { name: 'what' } }, { type: 5, data: { flags: 64 } }],
    ['a click on a message for one', clicked(id('act'), 64), { type: 6 }],
    ['a click on a message for all', clicked(id('act')), { type: 5, data: { flags: 64 } }],
    ['a click on something foreign', clicked('what?'), { type: 5, data: { flags: 64 } }],
    [
      'a form',
      { ...envelope, type: 5, data: { custom_id: id('accept'), components: [] } },
      { type: 5, data: { flags: 64 } },
    ],
  ])('%s', async (_, payload, body) => {
    const { reply, handedOn } = await knock(payload)
    expect(reply).toEqual({ status: 200, body })
    expect(handedOn).toHaveLength(1)
    expect(handedOn[0]).toMatchObject({ id: envelope.id, user: { id: '200000000000000001', name: 'ann' } })
  })
})

describe('what has to be answered at once is not handed on', () => {
  test('a form is opened', async () => {
    const { reply, handedOn } = await knock(clicked(id('accept')))
    expect(reply.body).toEqual({ type: 9, data: { custom_id: 'form', title: 'A form', components: [] } })
    expect(handedOn).toEqual([])
  })

  test('unless there is nothing to fill in', async () => {
    const { reply, handedOn } = await knock(clicked(id('accept', 'no')))
    expect(reply.body).toMatchObject({ type: 5 })
    expect(handedOn).toHaveLength(1)
  })

  const typing = (value: string, name = 'look') => ({
    ...envelope,
    type: 4,
    data: { name, options: [{ name: 'at', type: 3, value, focused: true }] },
  })

  test('suggestions: at most 25, and none too long', async () => {
    const { reply, handedOn } = await knock(typing('ab'))
    const { choices } = (reply.body as { data: { choices: readonly { name: string; value: string }[] } }).data
    expect(choices).toHaveLength(25)
    expect(choices[0]).toEqual({ name: `ab ${'x'.repeat(96)}…`, value: '0' })
    expect(handedOn).toEqual([])
  })

  test.each([typing('broken'), typing('ab', 'peek'), typing('ab', 'what')])(
    'no suggestions are no error: %#',
    async payload => {
      expect((await knock(payload)).reply).toEqual({ status: 200, body: { type: 8, data: { choices: [] } } })
    },
  )
})
