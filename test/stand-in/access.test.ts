import { Routes } from 'discord-api-types/v10'
import { describe, expect, test } from 'vitest'
import { openThread, openWorld, PNG, refusal, refused, type World } from './world.ts'

describe('direct messages', () => {
  const openDirect = async ({ rest }: World, id: string) =>
    (await rest.post(Routes.userChannels(), { body: { recipient_id: id } })) as { id: string }

  test('closed: 50007, and open again', async () => {
    const world = await openWorld()
    const { discord, alice, send } = world
    const { id } = await openDirect(world, alice.id)
    discord.mishaps.closeDirectMessages(alice)
    expect(await refusal(send({ content: 'x' }, id))).toEqual(refused(403, 50007))
    discord.mishaps.openDirectMessages(alice)
    await send({ content: 'x' }, id)
  })

  test('no mutual guild: 50278', async () => {
    const world = await openWorld()
    const { discord, guild, alice, send } = world
    const { id } = await openDirect(world, alice.id)
    discord.removeMember(guild, alice)
    expect(await refusal(send({ content: 'x' }, id))).toEqual(refused(403, 50278))
    const guest = discord.addUser({ name: 'guest', hasInstalled: true })
    await send({ content: 'x' }, (await openDirect(world, guest.id)).id)
  })

  test('with nobody, or with itself', async () => {
    const world = await openWorld()
    expect(await refusal(openDirect(world, '12345678901234567'))).toEqual(refused(400, 50033))
    expect(await refusal(openDirect(world, world.discord.applicationId))).toEqual(refused(403, 50007))
  })
})

describe('channels', () => {
  test('no access: 50001 for everything', async () => {
    const { discord, channel, rest, send } = await openWorld()
    const { id } = await send({ content: 'x' })
    discord.mishaps.deny(channel, 'ViewChannel')
    const path = Routes.channelMessage(channel.id, id)
    for (const call of [
      rest.get(Routes.channel(channel.id)),
      rest.get(path),
      send({ content: 'y' }),
      rest.patch(path, { body: { content: 'y' } }),
      rest.delete(path),
      rest.post(Routes.threads(channel.id), { body: { name: 'x' } }),
    ]) {
      expect(await refusal(call)).toEqual(refused(403, 50001))
    }
    discord.mishaps.allow(channel, 'ViewChannel')
    await send({ content: 'y' })
  })

  test('no permission: 50013', async () => {
    const world = await openWorld()
    const { discord, channel, rest, send, alice } = world
    const said = discord.as(alice).say(channel, 'x')
    discord.mishaps.deny(
      channel,
      'SendMessages',
      'CreatePublicThreads',
      'CreatePrivateThreads',
      'ManageMessages',
      'ManageChannels',
    )
    for (const call of [
      send({ content: 'y' }),
      rest.post(Routes.threads(channel.id), { body: { name: 'x' } }),
      rest.post(Routes.threads(channel.id, said.id), { body: { name: 'x' } }),
      rest.delete(Routes.channelMessage(channel.id, said.id)),
      rest.patch(Routes.channel(channel.id), { body: { name: 'x' } }),
      rest.delete(Routes.channel(channel.id)),
    ]) {
      expect(await refusal(call)).toEqual(refused(403, 50013))
    }
  })

  test('no files', async () => {
    const { discord, channel, rest, send } = await openWorld()
    discord.mishaps.deny(channel, 'AttachFiles')
    await send({ content: 'y' })
    const call = rest.post(Routes.channelMessages(channel.id), { body: {}, files: [{ name: 'a.png', data: PNG }] })
    expect(await refusal(call)).toEqual(refused(403, 50013))
  })

  test('deleted, with its threads: 10003', async () => {
    const world = await openWorld()
    const thread = await openThread(world)
    await world.send({ content: 'x' }, thread.id)
    world.discord.mishaps.deleteChannel(world.channel)
    for (const id of [world.channel.id, thread.id]) {
      expect(await refusal(world.send({ content: 'x' }, id))).toEqual(refused(404, 10003))
    }
    expect(world.discord.state.messages).toEqual({})
  })

  test('thrown out of the guild', async () => {
    const { discord, guild, send } = await openWorld()
    discord.mishaps.removeBot(guild)
    expect(await refusal(send({ content: 'x' }))).toEqual(refused(403, 50001))
    discord.mishaps.inviteBot(guild)
    await send({ content: 'x' })
  })

  test('renamed and deleted by the bot itself', async () => {
    const { discord, rest, channel, guild } = await openWorld()
    expect(await rest.patch(Routes.channel(channel.id), { body: { name: 'new', topic: 'T' } })).toMatchObject({
      name: 'new',
      topic: 'T',
    })
    expect(await rest.get(Routes.guildChannels(guild.id))).toMatchObject([{ name: 'new' }])
    await rest.delete(Routes.channel(channel.id))
    expect(discord.channel(channel.id)).toBeUndefined()
  })
})
