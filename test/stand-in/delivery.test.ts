import { verify } from 'node:crypto'
import { InteractionType } from 'discord-api-types/v10'
import { describe, expect, test } from 'vitest'
import { startDiscord } from '../../src/stand-in/discord.ts'
import { isSignedRight, publicKey, startBot } from './example-bot.ts'
import { button, openWorld, row, START } from './world.ts'

const HELLO = [{ name: 'hello', description: 'Says hello' }]

describe('signatures', () => {
  test('are Ed25519 over the time and the raw body', async () => {
    const { discord, alice, channel, bot, register } = await openWorld()
    await register(HELLO)
    await discord.as(alice).slash('hello', {}, channel)
    const [{ headers, body }] = bot.seen as [(typeof bot.seen)[number]]
    expect(headers['x-signature-timestamp']).toBe(String(START / 1000))
    expect(headers['content-type']).toBe('application/json')
    const signature = Buffer.from(String(headers['x-signature-ed25519']), 'hex')
    const signed = Buffer.concat([Buffer.from(String(START / 1000)), body])
    expect(verify(null, signed, publicKey(discord.publicKey), signature)).toBe(true)
    expect(verify(null, Buffer.concat([signed, Buffer.from(' ')]), publicKey(discord.publicKey), signature)).toBe(false)
  })

  test('the same seed makes the same keys, another one others', async () => {
    const start = async (seed: string) => {
      const discord = await startDiscord({ now: () => START, seed })
      await discord.close()
      return [discord.publicKey, discord.token]
    }
    expect(await start('a')).toEqual(await start('a'))
    expect(await start('a')).not.toEqual(await start('b'))
    const [key, token] = await start('a')
    expect(key).toMatch(/^[0-9a-f]{64}$/)
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  })

  test.each(['wrong', 'missing', 'stale'] as const)('%s ones are refused by a careful bot', async signature => {
    const { discord, alice, channel, bot, register, now } = await openWorld()
    await register(HELLO)
    const { payload } = discord.forge({
      type: InteractionType.ApplicationCommand,
      userId: alice.id,
      channelId: channel.id,
      name: 'hello',
      data: {},
    })
    const [delivered] = await discord.deliver(payload, { signature })
    expect(delivered).toMatchObject({ status: 401, interaction: { response: { kind: 'failed' } } })
    expect(bot.interactions).toEqual([])
    expect(isSignedRight(discord.publicKey, bot.seen[0]!, now())).toBe(false)
    expect(discord.messages(channel)).toEqual([])
  })

  test('a stale one is genuine, only old', async () => {
    const { discord, bot } = await openWorld()
    await discord.deliver({ type: 1 }, { signature: 'stale' })
    expect(isSignedRight(discord.publicKey, bot.seen[0]!, START - 600_000)).toBe(true)
  })
})

describe('connecting', () => {
  test('asks as Discord does: PING is answered, a wrong signature refused', async () => {
    const discord = await startDiscord({ now: () => START })
    const bot = await startBot(discord.publicKey, () => START)
    await discord.connect(bot.url)
    expect(bot.seen).toHaveLength(2)
    await bot.close()
    await expect(discord.connect(bot.url)).rejects.toThrow('does not answer a PING')
    await discord.close()
  })

  test('a bot that checks nothing is not taken', async () => {
    const { discord } = await openWorld()
    const careless = await startBot(discord.publicKey, () => START)
    const { createServer } = await import('node:http')
    const server = createServer((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"type":1}'),
    )
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    await expect(discord.connect(`http://127.0.0.1:${port}`)).rejects.toThrow(
      'answers a wrong signature with status 200',
    )
    server.close()
    await careless.close()
  })

  test('somebody acts before there is a bot', async () => {
    const discord = await startDiscord({ now: () => START })
    await expect(discord.deliver({})).rejects.toThrow('No bot is connected')
    await discord.close()
  })
})

describe('hostile deliveries', () => {
  test.each<[string, unknown]>([
    ['an unknown interaction', { type: 2, id: '1', token: 'x' }],
    ['an id that is none', { type: 2, id: '__proto__', token: 'x' }],
    ['no interaction at all', { raw: true }],
    ['a list', []],
  ])('%s: nothing comes of the answer', async (_, payload) => {
    const { discord, channel } = await openWorld()
    expect(await discord.deliver(payload)).toMatchObject([{ status: 200, interaction: null, body: { type: 4 } }])
    expect(discord.messages(channel)).toEqual([])
  })

  test('raw bytes arrive as they are, signed', async () => {
    const { discord, bot, now } = await openWorld()
    const bytes = Buffer.from('{"type":1,"x":"ü"} ')
    await discord.deliver(bytes)
    expect(bot.seen[0]!.body).toEqual(bytes)
    expect(isSignedRight(discord.publicKey, bot.seen[0]!, now())).toBe(true)
  })

  test('a custom id that no message has', async () => {
    const { discord, alice, send, bot, onInteraction } = await openWorld()
    const message = await send({ content: 'x', components: [row(button('a'))] })
    onInteraction(() => ({ type: 7, data: { content: 'forged' } }))
    const { payload, interaction } = discord.forge({
      type: InteractionType.MessageComponent,
      userId: alice.id,
      channelId: message.channelId,
      messageId: message.id,
      name: 'evil',
      data: { component_type: 2, custom_id: 'evil' },
    })
    await discord.deliver(payload)
    expect(bot.interactions).toMatchObject([
      { id: interaction.id, data: { custom_id: 'evil' }, message: { id: message.id } },
    ])
    expect(discord.message(message.id)?.content).toBe('forged')
  })
})

describe('delivered twice', () => {
  test('one after the other: the same bytes, one answer taken', async () => {
    const { discord, alice, channel, bot, register } = await openWorld()
    await register(HELLO)
    await discord.as(alice, { twice: true }).slash('hello', {}, channel)
    expect(bot.seen).toHaveLength(2)
    expect(bot.seen[0]!.body).toEqual(bot.seen[1]!.body)
    expect(discord.messages(channel)).toHaveLength(1)
  })

  test('at once', async () => {
    const { discord, alice, channel, bot, register } = await openWorld()
    await register(HELLO)
    await discord.as(alice, { twice: 'at once' }).slash('hello', {}, channel)
    expect(bot.interactions.map(({ id }) => id)).toEqual([bot.interactions[0]!.id, bot.interactions[0]!.id])
    expect(discord.messages(channel)).toHaveLength(1)
  })

  test('by hand', async () => {
    const { discord, alice, channel } = await openWorld()
    const { payload } = discord.forge({
      type: InteractionType.ApplicationCommand,
      userId: alice.id,
      channelId: channel.id,
      name: 'x',
      data: {},
    })
    const deliveries = await discord.deliver(payload, { twice: true })
    expect(deliveries.map(({ status }) => status)).toEqual([200, 200])
    expect(discord.messages(channel)).toHaveLength(1)
  })
})
