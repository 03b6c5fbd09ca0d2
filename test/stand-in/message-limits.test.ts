import { Routes } from 'discord-api-types/v10'
import { describe, expect, test } from 'vitest'
import {
  button,
  EPHEMERAL,
  invalid,
  many,
  openWorld,
  refusal,
  refused,
  row,
  START,
  sharedWorld,
  text,
  V2,
} from './world.ts'

const world = sharedWorld()

const long = (length: number) => 'x'.repeat(length)
const SILENT = 1 << 12

describe('content', () => {
  test.each([[2000], [1]])('%i characters', async length => {
    const { send } = world()
    expect((await send({ content: long(length) })).content).toHaveLength(length)
  })

  test('2001 characters', async () => {
    const { send } = world()
    expect(await refusal(send({ content: long(2001) }))).toEqual(invalid('content BASE_TYPE_MAX_LENGTH'))
  })

  test.each([
    [{}],
    [{ content: '' }],
    [{ content: ' \n ' }],
    [{ content: null, embeds: [], components: [] }],
    [{ flags: V2, components: [] }],
  ])('nothing: %j', async body => {
    const { send } = world()
    expect(await refusal(send(body))).toEqual(refused(400, 50006))
  })

  test('what is no text', async () => {
    const { send } = world()
    expect(await refusal(send({ content: 7 }))).toEqual(invalid('content STRING_TYPE_CONVERT'))
  })
})

describe('embeds', () => {
  const description = (length: number) => ({ description: long(length) })

  test.each<[string, object[]]>([
    ['ten', many(10, () => description(1)) as object[]],
    ['6000 characters', [description(4096), description(1904)]],
    [
      'as long as each part gets',
      [
        {
          title: long(256),
          fields: [{ name: long(256), value: long(1024) }],
          footer: { text: long(2048) },
          author: { name: long(256) },
        },
      ],
    ],
    ['25 fields', [{ fields: many(25, () => ({ name: 'a', value: 'b' })) }]],
  ])('%s', async (_, embeds) => {
    const { send } = world()
    expect((await send({ embeds })).embeds).toHaveLength(embeds.length)
  })

  test.each<[string, object[], ...string[]]>([
    ['eleven', many(11, () => description(1)) as object[], 'embeds BASE_TYPE_MAX_LENGTH'],
    ['6001 characters', [description(4096), description(1905)], 'embeds MAX_EMBED_SIZE_EXCEEDED'],
    ['a description of 4097', [description(4097)], 'embeds[0].description BASE_TYPE_MAX_LENGTH'],
    ['a title of 257', [{ title: long(257) }], 'embeds[0].title BASE_TYPE_MAX_LENGTH'],
    ['a field without value', [{ fields: [{ name: 'a', value: '' }] }], 'embeds[0].fields[0].value BASE_TYPE_REQUIRED'],
    ['26 fields', [{ fields: many(26, () => ({ name: 'a', value: 'b' })) }], 'embeds[0].fields BASE_TYPE_MAX_LENGTH'],
    [
      'a picture that did not come along',
      [{ image: { url: 'attachment://a.png' } }],
      'embeds[0].image.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    ],
  ])('refused: %s', async (_, embeds, ...errors) => {
    const { send } = world()
    expect(await refusal(send({ embeds }))).toEqual(invalid(...errors))
  })
})

describe('components instead of content', () => {
  test.each([
    ['content', { content: 'x' }],
    ['embeds', { embeds: [{ description: 'x' }] }],
    ['poll', { poll: {} }],
    ['sticker_ids', { sticker_ids: ['1'] }],
  ])('not both: %s', async (field, more) => {
    const { send } = world()
    expect(await refusal(send({ flags: V2, components: [text('x')], ...more }))).toEqual(
      invalid(`${field} MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2`),
    )
  })

  test('the flag stays: it cannot be taken away, and need not be repeated', async () => {
    const { send, rest, channel } = await openWorld()
    const { id } = await send({ flags: V2, components: [text('x')] })
    const edit = (body: object) => rest.patch(Routes.channelMessage(channel.id, id), { body })
    expect(await refusal(edit({ flags: 0, components: [text('y')] }))).toEqual(
      invalid('flags MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG'),
    )
    expect(await refusal(edit({ content: 'y' }))).toEqual(
      invalid('content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2'),
    )
    expect(await edit({ components: [text('y')] })).toMatchObject({ flags: V2, components: [{ content: 'y' }] })
    expect(await refusal(edit({ components: [] }))).toEqual(refused(400, 50006))
  })

  test('a message becomes one only if it gives its content away', async () => {
    const { send, rest, channel } = await openWorld()
    const { id } = await send({ content: 'x', embeds: [{ description: 'y' }] })
    const edit = (body: object) => rest.patch(Routes.channelMessage(channel.id, id), { body })
    expect(await refusal(edit({ flags: V2, components: [text('z')] }))).toEqual(
      invalid(
        'content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        'embeds MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      ),
    )
    expect(await edit({ flags: V2, components: [text('z')], content: null, embeds: null })).toMatchObject({
      flags: V2,
      content: '',
    })
  })
})

describe('flags', () => {
  test('silent', async () => {
    const { send, alice, discord } = await openWorld()
    expect((await send({ content: `<@${alice.id}>`, flags: SILENT })).flags).toBe(SILENT)
    expect(discord.as(alice).inbox()).toMatchObject([{ isSilent: true }])
  })

  test('nothing is ephemeral but the answer to an interaction', async () => {
    const { send } = world()
    expect(await refusal(send({ content: 'x', flags: EPHEMERAL }))).toEqual(invalid('flags MESSAGE_FLAGS_INVALID'))
  })
})

describe('nonces', () => {
  test('25 characters, or a number', async () => {
    const { send } = world()
    expect((await send({ content: 'x', nonce: long(25) })).nonce).toBe(long(25))
    expect((await send({ content: 'x', nonce: 12 })).nonce).toBe(12)
    expect(await refusal(send({ content: 'x', nonce: long(26) }))).toEqual(invalid('nonce NONCE_TYPE_TOO_LONG'))
    expect(await refusal(send({ content: 'x', nonce: {} }))).toEqual(invalid('nonce NONCE_TYPE_INVALID_TYPE'))
  })

  test('enforced, the earlier message is the answer, for a few minutes', async () => {
    const { send, pass, discord, channel } = await openWorld()
    const body = { content: 'x', nonce: 'm1-7', enforce_nonce: true }
    const first = await send(body)
    pass(5 * 60_000 - 1)
    expect((await send({ ...body, content: 'other words' })).id).toBe(first.id)
    expect(discord.messages(channel)).toHaveLength(1)
    pass(1)
    expect((await send(body)).id).not.toBe(first.id)
  })

  test('they belong to the author, not to the channel', async () => {
    const { send, discord, guild } = await openWorld()
    const other = discord.addChannel(guild, { name: 'other' })
    const body = { content: 'x', nonce: 'a', enforce_nonce: true }
    const first = await send(body)
    expect((await send(body, other.id)).id).toBe(first.id)
  })

  test('not enforced, everything is new', async () => {
    const { send } = world()
    const first = await send({ content: 'x', nonce: 'a' })
    expect((await send({ content: 'x', nonce: 'a' })).id).not.toBe(first.id)
  })
})

describe('editing', () => {
  test('what is not named stays, what is null goes', async () => {
    const { send, rest, channel, pass, discord } = await openWorld()
    const { id } = await send({ content: 'x', embeds: [{ description: 'y' }], components: [row(button('a'))] })
    const edit = (body: object) => rest.patch(Routes.channelMessage(channel.id, id), { body })
    pass(1000)
    await edit({ content: 'z' })
    expect(discord.message(id)).toMatchObject({ content: 'z', embeds: [{ description: 'y' }], editedAt: START + 1000 })
    await edit({ embeds: null, components: [] })
    expect(discord.message(id)).toMatchObject({ content: 'z', embeds: [], components: [] })
    expect(await refusal(edit({ content: null }))).toEqual(refused(400, 50006))
  })

  test('messages older than an hour: three times in six seconds and channel', async () => {
    const { discord, channel, send, pass } = await openWorld()
    const old = await send({ content: 'old' })
    pass(3_600_000)
    const young = await send({ content: 'young' })
    pass(1)
    const edit = async (id: string) => {
      const response = await fetch(`${discord.apiBase}/v10/channels/${channel.id}/messages/${id}`, {
        method: 'PATCH',
        headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' },
        body: '{"content":"new"}',
      })
      return [response.status, await response.json()]
    }
    for (const _ of many(3, () => 0)) expect(await edit(old.id)).toMatchObject([200, {}])
    expect(await edit(old.id)).toMatchObject([429, { code: 30046, retry_after: 6, global: false }])
    expect(await edit(young.id)).toMatchObject([200, {}])
    pass(6000)
    expect(await edit(old.id)).toMatchObject([200, {}])
  })
})
