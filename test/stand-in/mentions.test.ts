import { Routes } from 'discord-api-types/v10'
import { describe, expect, test } from 'vitest'
import { many, openThread, openWorld, refusal, type World } from './world.ts'

describe('mentions', () => {
  const pinged = ({ discord, alice, bob }: World) =>
    [alice, bob].map(user =>
      discord
        .as(user)
        .inbox()
        .map(({ why }) => why),
    )

  test.each<[string, object | undefined, string[][]]>([
    ['all that the text says', undefined, [['mention'], ['mention']]],
    ['nobody', { parse: [] }, [[], []]],
    ['one', { users: ['ALICE'] }, [['mention'], []]],
    ['users', { parse: ['users'] }, [['mention'], ['mention']]],
    ['nobody who is not in the text', { users: ['1'] }, [[], []]],
  ])('%s', async (_, allowed_mentions, expected) => {
    const world = await openWorld()
    const { alice, bob, send } = world
    const allowed = JSON.parse((JSON.stringify(allowed_mentions) ?? 'null').replace('ALICE', alice.id))
    const message = await send({ content: `<@${alice.id}> <@!${bob.id}> <@${alice.id}>`, allowed_mentions: allowed })
    expect(pinged(world)).toEqual(expected)
    expect(message.mentions).toHaveLength(expected.flat().length)
  })

  test('in components, too', async () => {
    const world = await openWorld()
    const components = [{ type: 17, components: [{ type: 10, content: `Your turn, <@${world.bob.id}>` }] }]
    await world.send({ flags: 1 << 15, components, allowed_mentions: { users: [world.bob.id] } })
    expect(pinged(world)).toEqual([[], ['mention']])
  })

  test('an edit, an embed, an ephemeral answer ping nobody', async () => {
    const world = await openWorld()
    const { rest, channel, send, alice, discord, register, onInteraction } = world
    await register([{ name: 'hello', description: 'x' }])
    const { id } = await send({ content: 'x', embeds: [{ description: `<@${alice.id}>` }] })
    await rest.patch(Routes.channelMessage(channel.id, id), { body: { content: `<@${alice.id}>` } })
    onInteraction(() => ({ type: 4, data: { content: `<@${alice.id}>`, flags: 64 } }))
    await discord.as(world.bob).slash('hello', {}, channel)
    expect(pinged(world)).toEqual([[], []])
    expect(discord.message(id)?.mentions).toEqual([alice.id])
  })

  test('everyone: with the permission for it, and not by an interaction unless it asks', async () => {
    const world = await openWorld()
    const { send, discord, channel, register, onInteraction, alice } = world
    await register([{ name: 'hello', description: 'x' }])
    await send({ content: '@everyone' })
    expect(pinged(world)).toEqual([[], []])
    discord.mishaps.allow(channel, 'MentionEveryone')
    onInteraction(() => ({ type: 4, data: { content: '@everyone' } }))
    await discord.as(alice).slash('hello', {}, channel)
    expect(pinged(world)).toEqual([[], []])
    await send({ content: '@everyone' })
    expect(pinged(world)).toEqual([['everyone'], ['everyone']])
  })

  test('replies, if the author is meant', async () => {
    const world = await openWorld()
    const { discord, alice, bob, channel, send } = world
    const said = discord.as(alice).say(channel, 'x')
    const reply = (message_id: string, more: object = {}) =>
      send({ content: 'y', message_reference: { message_id }, ...more })
    expect(await reply(said.id)).toMatchObject({ type: 19, replyTo: said.id })
    await reply(said.id, { allowed_mentions: { parse: [] } })
    await reply(discord.as(bob).say(channel, 'z').id, { allowed_mentions: { replied_user: true } })
    expect(pinged(world)).toEqual([['reply'], ['reply']])
    expect((await refusal(reply('12345678901234567'))).errors).toEqual(['message_reference REPLIES_UNKNOWN_MESSAGE'])
  })

  test('only those who can see it; and who is mentioned in a thread is in it', async () => {
    const world = await openWorld()
    const { discord, guild, alice, bob, send } = world
    const secret = discord.addChannel(guild, { name: 'secret', visibleTo: [bob] })
    await send({ content: `<@${alice.id}>` }, secret.id)
    expect(pinged(world)).toEqual([[], []])
    const thread = await openThread(world, 12)
    await send({ content: `<@${alice.id}>` }, thread.id)
    expect(pinged(world)).toEqual([['mention'], []])
    expect(discord.as(alice).messages(thread)).toHaveLength(1)
  })

  test.each<[object, string]>([
    [{ parse: ['users'], users: ['1'] }, 'allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE'],
    [{ parse: ['friends'] }, 'allowed_mentions.parse[0] BASE_TYPE_CHOICES'],
    [{ users: ['me'] }, 'allowed_mentions.users[0] NUMBER_TYPE_COERCE'],
    [{ users: many(101, String) }, 'allowed_mentions.users BASE_TYPE_MAX_LENGTH'],
  ])('refused: %j', async (allowed_mentions, error) => {
    const { send } = await openWorld()
    expect((await refusal(send({ content: 'x', allowed_mentions }))).errors).toEqual([error])
  })
})
