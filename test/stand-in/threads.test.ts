import { Routes } from 'discord-api-types/v10'
import { describe, expect, test } from 'vitest'
import { button, openThread, openWorld, refusal, refused, row } from './world.ts'

describe('threads', () => {
  test('from a message, once, with its id', async () => {
    const { rest, channel, send } = await openWorld()
    const { id } = await send({ content: 'x' })
    const start = () =>
      rest.post(Routes.threads(channel.id, id), { body: { name: 'Match', auto_archive_duration: 10080 } })
    expect(await start()).toMatchObject({
      id,
      type: 11,
      parent_id: channel.id,
      thread_metadata: { auto_archive_duration: 10080 },
    })
    expect(await refusal(start())).toEqual(refused(400, 160004))
    expect(await rest.get(Routes.channelMessage(channel.id, id))).toMatchObject({ thread: { id } })
    expect(await refusal(rest.post(Routes.threads(id), { body: { name: 'x' } }))).toEqual(refused(400, 50024))
    expect(await refusal(rest.post(Routes.threads(channel.id, '12345678901234567'), { body: { name: 'x' } }))).toEqual(
      refused(404, 10008),
    )
  })

  test('without one: private unless said otherwise', async () => {
    const { rest, channel } = await openWorld()
    const start = (body: object) => rest.post(Routes.threads(channel.id), { body })
    expect(await start({ name: 'a' })).toMatchObject({ type: 12 })
    expect(await start({ name: 'a'.repeat(100), type: 11 })).toMatchObject({
      type: 11,
      thread_metadata: { archived: false, locked: false },
    })
    expect((await refusal(start({ name: 'a'.repeat(101) }))).errors).toEqual(['name BASE_TYPE_BAD_LENGTH'])
    expect((await refusal(start({ name: '' }))).errors).toEqual(['name BASE_TYPE_REQUIRED'])
    expect((await refusal(start({ name: 'a', auto_archive_duration: 61 }))).errors).toEqual([
      'auto_archive_duration BASE_TYPE_CHOICES',
    ])
  })

  test('members come and go', async () => {
    const world = await openWorld({ limits: { threadMembers: 2 } })
    const { rest, alice, bob, discord } = world
    const thread = await openThread(world, 12)
    const put = (id: string) => rest.put(Routes.threadMembers(thread.id, id))
    await put(alice.id)
    await put(alice.id)
    expect(await rest.get(Routes.threadMembers(thread.id))).toMatchObject([
      { user_id: discord.applicationId },
      { user_id: alice.id },
    ])
    expect(await refusal(put(bob.id))).toEqual(refused(400, 30033))
    expect(await refusal(put('12345678901234567'))).toEqual(refused(404, 10013))
    expect(await refusal(put(discord.addUser({ name: 'eve' }).id))).toEqual(refused(404, 10007))
    await rest.delete(Routes.threadMembers(thread.id, alice.id))
    expect(await refusal(rest.delete(Routes.threadMembers(thread.id, alice.id)))).toEqual(refused(404, 10007))
    await rest.put(Routes.threadMembers(thread.id, '@me'))
  })

  test('archived: nothing can be edited, a new message wakes it', async () => {
    const world = await openWorld()
    const { discord, rest, send, alice } = world
    const thread = await openThread(world)
    const { id } = await send({ content: 'x' }, thread.id)
    discord.mishaps.archive(thread)
    const path = Routes.channelMessage(thread.id, id)
    expect(await refusal(rest.patch(path, { body: { content: 'y' } }))).toEqual(refused(400, 50083))
    expect(await refusal(rest.put(Routes.threadMembers(thread.id, alice.id)))).toEqual(refused(400, 50083))
    expect(await refusal(rest.patch(Routes.channel(thread.id), { body: { name: 'y' } }))).toEqual(refused(400, 50083))
    expect(await rest.get(Routes.channel(thread.id))).toMatchObject({ thread_metadata: { archived: true } })
    await send({ content: 'z' }, thread.id)
    expect(await rest.get(Routes.channel(thread.id))).toMatchObject({
      thread_metadata: { archived: false },
      message_count: 2,
    })
    await rest.patch(path, { body: { content: 'y' } })
  })

  test('woken up first, then everything goes', async () => {
    const world = await openWorld()
    const { discord, rest } = world
    const thread = await openThread(world)
    discord.mishaps.archive(thread)
    const patch = (body: object) => rest.patch(Routes.channel(thread.id), { body })
    expect(await patch({ archived: false, name: 'Awake' })).toMatchObject({
      name: 'Awake',
      thread_metadata: { archived: false },
    })
    expect(await patch({ archived: true, locked: true })).toMatchObject({
      thread_metadata: { archived: true, locked: true },
    })
  })

  test('archives itself when nothing happens', async () => {
    const world = await openWorld()
    const thread = await openThread(world, 11, { auto_archive_duration: 60 })
    const isArchived = async () =>
      ((await world.rest.get(Routes.channel(thread.id))) as { thread_metadata: { archived: boolean } }).thread_metadata
        .archived
    world.pass(3_599_999)
    expect(await isArchived()).toBe(false)
    await world.send({ content: 'x' }, thread.id)
    world.pass(3_599_999)
    expect(await isArchived()).toBe(false)
    world.pass(1)
    expect(await isArchived()).toBe(true)
    expect(await world.rest.get(Routes.guildActiveThreads(world.guild.id))).toMatchObject({ threads: [] })
  })

  test('no commands where it is archived; buttons can be pressed, but change nothing there', async () => {
    const world = await openWorld()
    const { discord, alice, send, register, onInteraction, pass } = world
    await register([{ name: 'hello', description: 'x' }])
    const thread = await openThread(world, 11, { auto_archive_duration: 60 })
    const message = await send({ content: 'x', components: [row(button('a'))] }, thread.id)
    pass(3_600_000)
    await expect(discord.as(alice).slash('hello', {}, thread)).rejects.toThrow('The thread is archived')
    onInteraction(() => ({ type: 7, data: { content: 'y' } }))
    expect(await discord.as(alice).click(message, 'a')).toMatchObject({
      kind: 'failed',
      problem: expect.stringContaining('50083'),
    })
    onInteraction(() => ({ type: 4, data: { content: 'y' } }))
    expect((await discord.as(alice).click(message, 'a')).kind).toBe('message')
    await discord.as(alice).slash('hello', {}, thread)
  })

  test('locked: 160005 for a bot that does not manage threads', async () => {
    const world = await openWorld()
    const { discord, rest, send, channel } = world
    const thread = await openThread(world)
    const { id } = await send({ content: 'x' }, thread.id)
    discord.mishaps.lock(thread)
    await send({ content: 'y' }, thread.id)
    discord.mishaps.deny(channel, 'ManageThreads')
    expect(await refusal(send({ content: 'z' }, thread.id))).toEqual(refused(403, 160005))
    expect(await refusal(rest.patch(Routes.channelMessage(thread.id, id), { body: { content: 'z' } }))).toEqual(
      refused(403, 160005),
    )
    expect(await refusal(rest.patch(Routes.channel(thread.id), { body: { locked: false } }))).toEqual(
      refused(403, 50013),
    )
    expect(await refusal(rest.delete(Routes.channel(thread.id)))).toEqual(refused(403, 50013))
  })

  test('only so many at a time: 160006', async () => {
    const world = await openWorld({ limits: { activeThreads: 2 } })
    const [first] = [await openThread(world), await openThread(world)]
    expect(await refusal(openThread(world))).toEqual(refused(400, 160006))
    world.discord.mishaps.archive(first)
    await openThread(world)
  })

  test('deleted: 10003', async () => {
    const world = await openWorld()
    const thread = await openThread(world)
    await world.rest.delete(Routes.channel(thread.id))
    expect(await refusal(world.send({ content: 'x' }, thread.id))).toEqual(refused(404, 10003))
  })

  test('a private one is closed to a bot that neither is in it nor manages threads', async () => {
    const world = await openWorld()
    const { discord, rest, channel } = world
    const thread = await openThread(world, 12)
    discord.mishaps.deny(channel, 'ManageThreads')
    await rest.get(Routes.channel(thread.id))
    await rest.delete(Routes.threadMembers(thread.id, '@me'))
    expect(await refusal(rest.get(Routes.channel(thread.id)))).toEqual(refused(403, 50001))
  })
})
