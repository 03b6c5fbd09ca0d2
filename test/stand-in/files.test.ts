import { Routes } from 'discord-api-types/v10'
import { describe, expect, test } from 'vitest'
import { button, invalid, many, openWorld, PNG, refusal, refused, row, V2 } from './world.ts'

const long = (length: number) => 'x'.repeat(length)

describe('files', () => {
  const gallery = (...names: readonly string[]) => ({
    type: 12,
    items: names.map(name => ({ media: { url: `attachment://${name}` }, description: name })),
  })
  const dot = (name: string) => ({ name, data: PNG })

  test('a picture in a gallery has its address there, and not among the attachments', async () => {
    const { rest, channel, discord } = await openWorld()
    const sent = (await rest.post(Routes.channelMessages(channel.id), {
      body: { flags: V2, components: [gallery('a.png')] },
      files: [dot('a.png')],
    })) as { components: { items: { media: { url: string; attachment_id: string } }[] }[]; attachments: unknown[] }
    expect(sent.attachments).toEqual([])
    const media = sent.components[0]!.items[0]!.media
    expect(media).toMatchObject({ width: 1, height: 1, content_type: 'image/png' })
    expect(Buffer.from(await (await fetch(media.url)).arrayBuffer())).toEqual(PNG)
    expect(discord.file(media.attachment_id)).toEqual(new Uint8Array(PNG))
  })

  test('addresses end', async () => {
    const { rest, channel, pass } = await openWorld()
    const sent = (await rest.post(Routes.channelMessages(channel.id), { body: {}, files: [dot('a.png')] })) as {
      attachments: { url: string }[]
    }
    const { url } = sent.attachments[0]!
    pass(24 * 3_600_000)
    expect((await fetch(url)).status).toBe(200)
    pass(3_600_000)
    expect((await fetch(url)).status).toBe(404)
    expect((await fetch(url.replace(/hm=../, 'hm=00'))).status).toBe(404)
    expect((await fetch(url.replace(/\?.*/, ''))).status).toBe(404)
  })

  test('an edit keeps what it lists, and drops the rest', async () => {
    const { rest, channel, discord, send } = await openWorld()
    const sent = (await rest.post(Routes.channelMessages(channel.id), {
      body: { content: 'x' },
      files: [dot('a.png'), dot('b.png')],
    })) as { id: string; attachments: { id: string }[] }
    const [a] = sent.attachments
    const path = Routes.channelMessage(channel.id, sent.id)
    const names = () => discord.message(sent.id)?.attachments.map(({ filename }) => filename)
    await rest.patch(path, { body: { content: 'y' } })
    expect(names()).toEqual(['a.png', 'b.png'])
    await rest.patch(path, { body: {}, files: [dot('c.png')] })
    expect(names()).toEqual(['a.png', 'b.png', 'c.png'])
    await rest.patch(path, { body: { attachments: [{ id: a!.id }, { id: 0 }] }, files: [dot('d.png')] })
    expect(names()).toEqual(['a.png', 'd.png'])
    expect(await refusal(rest.patch(path, { body: { attachments: [{ id: '5' }] } }))).toEqual(
      invalid('attachments[0] ATTACHMENT_NOT_FOUND'),
    )
    await rest.patch(path, { body: { attachments: [] } })
    expect(names()).toEqual([])
    expect(Object.keys(discord.state.files)).toEqual([])
    await send({ content: 'z' })
  })

  test('an edit may show an old file again only if it lists it by name', async () => {
    const { rest, channel } = await openWorld()
    const sent = (await rest.post(Routes.channelMessages(channel.id), {
      body: { flags: V2, components: [gallery('a.png')] },
      files: [dot('a.png')],
    })) as { id: string; components: { items: { media: { attachment_id: string } }[] }[] }
    const id = sent.components[0]!.items[0]!.media.attachment_id
    const edit = (body: object) => rest.patch(Routes.channelMessage(channel.id, sent.id), { body })
    const missing = invalid('components[0].items[0].media.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND')
    expect(await refusal(edit({ components: [gallery('a.png')] }))).toEqual(missing)
    expect(await refusal(edit({ components: [gallery('a.png')], attachments: [{ id }] }))).toEqual(missing)
    await edit({ components: [gallery('a.png')], attachments: [{ id, filename: 'a.png' }] })
  })

  test('components that were read can be sent back, as long as their files stay', async () => {
    const { rest, channel, discord } = await openWorld()
    const { id } = (await rest.post(Routes.channelMessages(channel.id), {
      body: { flags: V2, components: [{ type: 17, components: [gallery('a.png'), row(button('a'))] }] },
      files: [dot('a.png')],
    })) as { id: string }
    const path = Routes.channelMessage(channel.id, id)
    const read = (await rest.get(path)) as { components: { components: object[] }[]; attachments: object[] }
    const components = read.components.map(each => ({ ...each, components: each.components.slice(0, 1) }))
    const after = (await rest.patch(path, { body: { components } })) as typeof read
    expect(after.components).toMatchObject([{ components: [{ items: [{ media: { width: 1 } }] }] }])
    expect(discord.message(id)!.attachments).toHaveLength(1)
    expect(await refusal(rest.patch(path, { body: { components, attachments: [] } }))).toEqual(
      invalid('components[0].components[0].items[0].media.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND'),
    )
    const repost = await rest.post(Routes.channelMessages(channel.id), { body: { flags: V2, components } })
    expect(repost).toMatchObject({ components: [{ components: [{ items: [{}] }] }] })
  })

  test('the picture of a message is replaced', async () => {
    const { rest, channel, discord } = await openWorld()
    const body = { flags: V2, components: [gallery('a.png')], attachments: [{ id: 0 }] }
    const path = Routes.channelMessages(channel.id)
    const { id } = (await rest.post(path, { body, files: [dot('a.png')] })) as { id: string }
    const [before] = discord.message(id)!.attachments
    await rest.patch(Routes.channelMessage(channel.id, id), { body, files: [dot('a.png')] })
    const [after, ...others] = discord.message(id)!.attachments
    expect([after!.id === before!.id, others, Object.keys(discord.state.files)]).toEqual([false, [], [after!.id]])
  })

  test('10 MiB per file, 25 MiB per request, 10 files', async () => {
    const { rest, channel } = await openWorld({ limits: { fileBytes: 1000, requestBytes: 2500 } })
    const post = (...sizes: readonly number[]) =>
      rest.post(Routes.channelMessages(channel.id), {
        body: { content: 'x' },
        files: sizes.map((size, index) => ({ name: `${index}.bin`, data: Buffer.alloc(size, 1) })),
      })
    expect(await post(1000)).toMatchObject({ attachments: [{ size: 1000 }] })
    expect(await refusal(post(1001))).toEqual(refused(413, 40005))
    expect(await refusal(post(900, 900, 900))).toEqual(refused(413, 40005))
    const wide = await openWorld()
    const eleven = many(11, index => ({ name: `${index}.bin`, data: Buffer.alloc(1) }))
    const call = wide.rest.post(Routes.channelMessages(wide.channel.id), { body: { content: 'x' }, files: [...eleven] })
    expect(await refusal(call)).toEqual(refused(400, 30015))
  })

  test('the real sizes', async () => {
    const { rest, channel } = await openWorld()
    const post = (size: number) =>
      rest.post(Routes.channelMessages(channel.id), { body: {}, files: [{ name: 'a.bin', data: Buffer.alloc(size) }] })
    expect(await post(10 * 1024 * 1024)).toMatchObject({ attachments: [{ size: 10 * 1024 * 1024 }] })
    expect(await refusal(post(10 * 1024 * 1024 + 1))).toEqual(refused(413, 40005))
  })

  test('alt text of 1024', async () => {
    const { rest, channel } = await openWorld()
    const post = (length: number) =>
      rest.post(Routes.channelMessages(channel.id), {
        body: { attachments: [{ id: 0, description: long(length) }] },
        files: [dot('a.png')],
      })
    expect(await post(1024)).toMatchObject({ attachments: [{ description: long(1024) }] })
    expect(await refusal(post(1025))).toEqual(invalid('attachments[0].description BASE_TYPE_MAX_LENGTH'))
  })
})
