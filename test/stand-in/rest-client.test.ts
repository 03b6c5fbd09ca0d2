import { type DiscordAPIError, REST } from '@discordjs/rest'
import { Routes } from 'discord-api-types/v10'
import { describe, expect, test } from 'vitest'
import { invalid, openWorld, PNG, refusal, refused, restFor, START } from './world.ts'

interface Sent {
  readonly id: string
  readonly content: string
  readonly attachments: readonly { readonly id: string; readonly url: string; readonly filename: string }[]
}

describe('messages through the library that the bot uses', () => {
  test('sent, read, edited, listed, deleted', async () => {
    const { rest, channel, discord } = await openWorld()
    const sent = (await rest.post(Routes.channelMessages(channel.id), { body: { content: 'Hello' } })) as Sent
    expect(sent).toMatchObject({
      content: 'Hello',
      channel_id: channel.id,
      author: { id: discord.applicationId, bot: true },
    })
    expect(await rest.get(Routes.channelMessage(channel.id, sent.id))).toMatchObject({ content: 'Hello' })
    await rest.patch(Routes.channelMessage(channel.id, sent.id), { body: { content: 'Bye' } })
    expect(await rest.get(Routes.channelMessages(channel.id))).toMatchObject([{ id: sent.id, content: 'Bye' }])
    await rest.delete(Routes.channelMessage(channel.id, sent.id))
    expect(await refusal(rest.get(Routes.channelMessage(channel.id, sent.id)))).toEqual(refused(404, 10008))
  })

  test('a list is a page, newest first', async () => {
    const { rest, channel, send } = await openWorld()
    const ids: string[] = []
    for (const content of ['a', 'b', 'c', 'd']) ids.push((await send({ content })).id)
    const list = async (query: Record<string, string>) => {
      const found = await rest.get(Routes.channelMessages(channel.id), { query: new URLSearchParams(query) })
      return (found as Sent[]).map(({ content }) => content).join('')
    }
    expect(await list({})).toBe('dcba')
    expect(await list({ limit: '2' })).toBe('dc')
    expect(await list({ before: ids[2] as string, limit: '1' })).toBe('b')
    expect(await list({ after: ids[0] as string, limit: '2' })).toBe('cb')
    expect(await list({ around: ids[1] as string, limit: '2' })).toBe('cb')
    expect(await refusal(list({ limit: '101' }))).toMatchObject({ code: 50035, errors: ['limit NUMBER_TYPE_MAX'] })
  })

  test('files come as a form, and can be fetched', async () => {
    const { rest, channel, discord } = await openWorld()
    const sent = (await rest.post(Routes.channelMessages(channel.id), {
      body: { content: 'Look', attachments: [{ id: 0, description: 'a dot' }] },
      files: [{ name: 'my dot.png', data: PNG }],
    })) as Sent
    expect(sent.attachments).toMatchObject([
      {
        filename: 'my_dot.png',
        size: PNG.length,
        content_type: 'image/png',
        width: 1,
        height: 1,
        description: 'a dot',
      },
    ])
    const [attachment] = sent.attachments
    const response = await fetch(attachment!.url)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG)
    expect(discord.log()).toMatchObject([{ files: [{ name: 'my_dot.png', bytes: PNG.length }], status: 200 }])
  })

  test('direct messages: one channel per person', async () => {
    const { rest, alice, discord } = await openWorld()
    const open = () => rest.post(Routes.userChannels(), { body: { recipient_id: alice.id } }) as Promise<Sent>
    const { id } = await open()
    expect((await open()).id).toBe(id)
    await rest.post(Routes.channelMessages(id), { body: { content: 'Your turn' } })
    expect(discord.as(alice).messages(id)).toMatchObject([{ content: 'Your turn' }])
    expect(discord.as(alice).inbox()).toMatchObject([{ channelId: id, why: 'direct', isSilent: false }])
  })

  test('who am I', async () => {
    const { rest, discord, alice } = await openWorld()
    expect(await rest.get(Routes.user())).toMatchObject({ id: discord.applicationId, bot: true })
    expect(await rest.get(Routes.user(alice.id))).toMatchObject({ username: 'alice', global_name: 'alice' })
    expect(await rest.get(Routes.currentApplication())).toMatchObject({ verify_key: discord.publicKey })
  })

  test('the library sends what Discord asks of it, and its headers are read', async () => {
    const { discord, rest, channel } = await openWorld()
    await rest.get(Routes.channel(channel.id))
    expect(discord.log()).toMatchObject([
      {
        kind: 'rest',
        method: 'GET',
        path: `/channels/${channel.id}`,
        status: 200,
        userAgent: expect.stringMatching(/^DiscordBot \(/),
      },
    ])
    expect([...rest.hashes.keys()]).toEqual(['GET:/channels/:id'])
  })
})

describe('ids', () => {
  test('tell the time of the injected clock and never repeat', async () => {
    const { send, pass } = await openWorld()
    const first = await send({ content: '1' })
    const second = await send({ content: '2' })
    pass(1000)
    const third = await send({ content: '3' })
    expect(BigInt(second.id)).toBeGreaterThan(BigInt(first.id))
    expect(Number(BigInt(third.id) >> 22n) + 1420070400000).toBe(START + 1000)
    expect(third.createdAt).toBe(START + 1000)
    expect(first.id).toMatch(/^\d{17,19}$/)
  })
})

describe('what is refused', () => {
  test('a wrong token: 401', async () => {
    const { discord } = await openWorld()
    const rest = restFor(discord).setToken('nonsense')
    expect(await refusal(rest.get(Routes.user()))).toEqual(refused(401, 0))
  })

  test('no token at all: 401', async () => {
    const { discord } = await openWorld()
    const response = await fetch(`${discord.apiBase}/v10/users/@me`)
    expect([response.status, await response.json()]).toEqual([401, { code: 0, message: '401: Unauthorized' }])
  })

  test.each([
    ['an unknown route', '/voice/regions', 404, 0],
    ['an unknown channel', '/channels/12345678901234567', 404, 10003],
    ['an unknown guild', '/guilds/12345678901234567', 404, 10004],
    ['an unknown user', '/users/12345678901234567', 404, 10013],
    ['an unknown webhook', '/webhooks/12345678901234567/abc/messages/@original', 404, 10015],
  ] as const)('%s', async (_, path, status, code) => {
    const { rest } = await openWorld()
    expect(await refusal(rest.get(path))).toEqual(refused(status, code))
  })

  test.each(['__proto__', 'constructor', 'abc', '%E0%A4', '-1'])('an id that is none: %s', async id => {
    const { rest } = await openWorld()
    expect(await refusal(rest.get(`/channels/${id}`))).toEqual(invalid('channel_id NUMBER_TYPE_COERCE'))
    expect((await refusal(rest.get(`/users/${id}`))).status).toBe(400)
  })

  test('the wrong method', async () => {
    const { rest, channel } = await openWorld()
    expect(await refusal(rest.put(`/channels/${channel.id}`))).toEqual(refused(405, 0))
  })

  test('what is no JSON, no object, or no known kind of content', async () => {
    const { discord, channel } = await openWorld()
    const post = async (body: string | Buffer, type: string) => {
      const response = await fetch(`${discord.apiBase}/v10/channels/${channel.id}/messages`, {
        method: 'POST',
        headers: { authorization: `Bot ${discord.token}`, 'content-type': type },
        body: body as string,
      })
      return [response.status, ((await response.json()) as { code: number }).code]
    }
    expect(await post('{', 'application/json')).toEqual([400, 50109])
    expect(await post(Buffer.from([0xff, 0xfe]), 'application/json')).toEqual([400, 50109])
    expect(await post('[]', 'application/json')).toEqual([400, 50035])
    expect(await post('hello', 'text/plain')).toEqual([400, 50035])
    expect(await post('hello', 'multipart/form-data; boundary=x')).toEqual([400, 50035])
    expect(await post('{"content":"x"}', 'application/json')).toEqual([200, undefined])
  })

  test('other people’s messages cannot be edited, and not read without the intent for it', async () => {
    const { rest, discord, alice, channel } = await openWorld()
    const { id } = discord.as(alice).say(channel, 'My secret plan')
    const path = Routes.channelMessage(channel.id, id)
    expect(await refusal(rest.patch(path, { body: { content: 'x' } }))).toEqual(refused(403, 50005))
    expect(await rest.get(path)).toMatchObject({ content: '', author: { id: alice.id } })
    await rest.delete(path)
    expect(discord.message(id)).toBeUndefined()
  })

  test('a 401 makes the library forget its token', async () => {
    const { discord } = await openWorld()
    const rest = new REST({ api: discord.apiBase }).setToken('nonsense')
    await rest.get(Routes.user()).catch((error: DiscordAPIError) => error)
    await expect(rest.get(Routes.user())).rejects.toThrow('Expected token to be set')
  })
})
