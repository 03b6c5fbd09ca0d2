import { HTTPError } from '@discordjs/rest'
import { Routes } from 'discord-api-types/v10'
import { describe, expect, test } from 'vitest'
import { rateLimited } from '../../src/stand-in/discord.ts'
import { button, EPHEMERAL, openWorld, PNG, refusal, refused, restFor, row, START, V2 } from './world.ts'

describe('faults', () => {
  test('the next requests fail, and the library tries again', async () => {
    const world = await openWorld()
    world.discord.faults.next({ fault: { kind: 'status', status: 500 }, times: 2 })
    await world.send({ content: 'x' })
    expect(world.discord.log().map(entry => entry.status)).toEqual([500, 500, 200])
    expect(world.discord.messages(world.channel)).toHaveLength(1)
  })

  test('only those that fit', async () => {
    const world = await openWorld()
    const { discord, rest, channel } = world
    discord.faults.next({
      fault: { kind: 'status', status: 403, body: { code: 50013, message: 'No' } },
      method: 'POST',
      path: /messages$/,
    })
    await rest.get(Routes.channel(channel.id))
    expect(await refusal(world.send({ content: 'x' }))).toEqual(refused(403, 50013))
    await world.send({ content: 'x' })
  })

  test('done, but the answer is lost: a nonce saves the day', async () => {
    const world = await openWorld()
    world.discord.faults.next({ fault: { kind: 'status', status: 502 }, after: true })
    await world.send({ content: 'x', nonce: 'a', enforce_nonce: true })
    world.discord.faults.next({ fault: { kind: 'status', status: 502 }, after: true })
    await world.send({ content: 'y' })
    expect(world.discord.messages(world.channel).map(({ content }) => content)).toEqual(['x', 'y', 'y'])
  })

  test('hung up, before or after it was done', async () => {
    const world = await openWorld()
    const once = restFor(world.discord, { retries: 0 })
    const send = () => once.post(Routes.channelMessages(world.channel.id), { body: { content: 'x' } })
    world.discord.faults.next({ fault: { kind: 'hang-up' } })
    await expect(send()).rejects.toThrow()
    expect(world.discord.messages(world.channel)).toHaveLength(0)
    world.discord.faults.next({ fault: { kind: 'hang-up' }, after: true })
    await expect(send()).rejects.toThrow()
    expect(world.discord.messages(world.channel)).toHaveLength(1)
  })

  test('late', async () => {
    const world = await openWorld()
    const hasty = restFor(world.discord, { retries: 0, timeout: 30 })
    world.discord.faults.next({ fault: { kind: 'late', ms: 200 } })
    await expect(hasty.post(Routes.channelMessages(world.channel.id), { body: { content: 'x' } })).rejects.toThrow(
      'aborted',
    )
    expect(world.discord.messages(world.channel)).toHaveLength(1)
    world.discord.faults.next({ fault: { kind: 'late', ms: 20 } })
    await world.send({ content: 'y' })
  })

  test('a storm of 429', async () => {
    const world = await openWorld()
    world.discord.faults.next({ fault: rateLimited(0.01), times: 3 })
    world.discord.faults.next({ fault: rateLimited(0.01, true), times: 2 })
    await world.send({ content: 'x' })
    expect(world.discord.log().map(entry => entry.status)).toEqual([429, 429, 429, 429, 429, 200])
  })

  test('down for ten minutes of the injected clock', async () => {
    const world = await openWorld()
    const { discord, pass } = world
    const once = restFor(discord, { retries: 0 })
    const me = () => once.get(Routes.user())
    discord.faults.down({ from: START + 1000, until: START + 601_000 })
    await me()
    pass(1000)
    await expect(me()).rejects.toThrow(HTTPError)
    pass(599_999)
    await expect(me()).rejects.toThrow('Service Unavailable')
    pass(1)
    await me()
    discord.faults.down({ from: START, until: Number.POSITIVE_INFINITY, fault: { kind: 'hang-up' } })
    await expect(me()).rejects.toThrow()
    discord.faults.clear()
    await me()
  })
})

describe('what can be watched', () => {
  test('every call and every interaction is in the log', async () => {
    const { discord, alice, channel, register } = await openWorld()
    await register([{ name: 'hello', description: 'x' }])
    await discord.as(alice).slash('hello', {}, channel)
    expect(discord.log()).toMatchObject([
      {
        number: 3,
        kind: 'rest',
        method: 'PUT',
        status: 200,
        request: [{ name: 'hello' }],
        response: [{ name: 'hello' }],
        at: START,
      },
      {
        kind: 'interaction',
        status: 200,
        request: { type: 2 },
        response: { type: 4 },
        problem: null,
        requestBytes: expect.any(Number),
      },
    ])
    discord.clearLog()
    expect(discord.log()).toEqual([])
  })

  test('events, as they happen', async () => {
    const { discord, alice, channel, register, send, rest, onInteraction } = await openWorld()
    await register([{ name: 'hello', description: 'x' }])
    const types: string[] = []
    const stop = discord.subscribe(({ type }) => types.push(type))
    const { id } = await send({ content: `<@${alice.id}>`, components: [row(button('a'))] })
    await rest.patch(Routes.channelMessage(channel.id, id), { body: { content: 'y' } })
    onInteraction(() => ({ type: 9, data: { custom_id: 'm', title: 'x', components: [{ type: 10, content: 'x' }] } }))
    const { modal } = await discord.as(alice).click(id, 'a')
    onInteraction(() => ({ type: 4, data: { content: 'z' } }))
    await discord.as(alice).submit(modal!)
    onInteraction(() => ({ status: 500 }))
    await discord.as(alice).slash('hello', {}, channel)
    await rest.delete(Routes.channelMessage(channel.id, id))
    stop()
    await send({ content: 'unheard' })
    expect(types.filter(type => type !== 'Logged')).toEqual([
      'MessageCreated',
      'Pinged',
      'MessageEdited',
      'InteractionSent',
      'ModalShown',
      'InteractionAnswered',
      'InteractionSent',
      'MessageCreated',
      'InteractionAnswered',
      'ModalClosed',
      'InteractionSent',
      'InteractionFailed',
      'MessageDeleted',
    ])
  })

  test('waiting for something', async () => {
    const { discord, send } = await openWorld()
    const waiting = discord.until(event => event.type === 'MessageCreated' && event.message.content === 'b')
    await send({ content: 'a' })
    await send({ content: 'b' })
    expect(await waiting).toMatchObject({ message: { content: 'b' } })
    await expect(discord.until(() => false, 10)).rejects.toThrow('did not happen within 10 ms')
  })
})

test('everything can be saved, and goes on from there', async () => {
  const first = await openWorld()
  await first.register([{ name: 'hello', description: 'x' }])
  const gallery = { type: 12, items: [{ media: { url: 'attachment://a.png' } }] }
  await first.rest.post(Routes.channelMessages(first.channel.id), {
    body: { flags: V2, components: [gallery, row(button('a'))] },
    files: [{ name: 'a.png', data: PNG }],
  })
  first.onInteraction(() => ({ type: 4, data: { content: 'Hand', flags: EPHEMERAL } }))
  await first.discord.as(first.alice).slash('hello', {}, first.channel)
  const second = await openWorld({ saved: first.discord.save() })
  expect([second.discord.token, second.discord.publicKey]).toEqual([first.discord.token, first.discord.publicKey])
  const person = second.discord.as(first.alice.id)
  const [table, hand] = person.messages(first.channel.id)
  expect(hand).toMatchObject({ content: 'Hand', visibleTo: first.alice.id })
  expect(second.discord.file(table!.attachments[0]!.id)).toEqual(new Uint8Array(PNG))
  expect(await person.click(table!, 'a')).toMatchObject({ kind: 'message' })
  expect(BigInt(second.alice.id)).toBeGreaterThan(BigInt(hand!.id))
})
