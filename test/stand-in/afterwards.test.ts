import type { REST } from '@discordjs/rest'
import { type APIInteraction, Routes } from 'discord-api-types/v10'
import { describe, expect, test } from 'vitest'
import { greetedWorld, original } from './greeted.ts'
import { button, EPHEMERAL, invalid, many, openWorld, PNG, refusal, refused, row, START } from './world.ts'

describe('the first answer, by a call of the bot', () => {
  const callback = (rest: REST, { id, token }: APIInteraction, body: object, query?: string) =>
    rest.post(Routes.interactionCallback(id, token), {
      body,
      auth: false,
      ...(query !== undefined && { query: new URLSearchParams(query) }),
    })

  test('and 202 to the request', async () => {
    const { hello, onInteraction, rest } = await greetedWorld()
    onInteraction(async interaction => {
      await callback(rest, interaction, { type: 4, data: { content: 'Called' } })
      return { status: 202 }
    })
    expect((await hello()).message?.content).toBe('Called')
  })

  test('the call may come after the 202', async () => {
    const { hello, onInteraction, rest } = await greetedWorld()
    onInteraction(interaction => {
      setTimeout(() => callback(rest, interaction, { type: 4, data: { content: 'Later' } }), 20)
      return { status: 202 }
    })
    expect((await hello()).message?.content).toBe('Later')
  })

  test('or never', async () => {
    const { hello, onInteraction } = await greetedWorld({ patienceMs: 50 })
    onInteraction(() => ({ status: 202 }))
    expect(await hello()).toMatchObject({ kind: 'failed', problem: 'No callback in time' })
  })

  test('204, or what it made', async () => {
    const { hello, onInteraction, rest } = await greetedWorld()
    const replies: unknown[] = []
    onInteraction(async interaction => {
      replies.push(
        await callback(rest, interaction, { type: 4, data: { content: 'x', flags: EPHEMERAL } }, 'with_response=true'),
      )
      return { status: 202 }
    })
    await hello()
    expect(replies).toMatchObject([
      {
        interaction: { type: 2, response_message_ephemeral: true, response_message_loading: false },
        resource: { type: 4, message: { content: 'x', interaction_metadata: { type: 2 } } },
      },
    ])
    onInteraction(async interaction => {
      replies.push(await callback(rest, interaction, { type: 5 }, 'with_response=1'))
      return { status: 202 }
    })
    await hello()
    expect(replies[1]).toMatchObject({ interaction: { response_message_loading: true }, resource: { type: 5 } })
  })

  test('once: a modal cannot follow a defer, nor anything else', async () => {
    const { hello, onInteraction, rest, bot } = await greetedWorld()
    onInteraction(() => ({ type: 5 }))
    await hello()
    const modal = { type: 9, data: { custom_id: 'a', title: 'a', components: [] } }
    expect(await refusal(callback(rest, bot.interactions[0]!, modal))).toEqual(refused(400, 40060))
    expect(await refusal(callback(rest, bot.interactions[0]!, { type: 5 }))).toEqual(refused(400, 40060))
  })

  test('who answers twice is heard once', async () => {
    const { hello, onInteraction, rest, discord, channel } = await greetedWorld()
    onInteraction(async interaction => {
      await callback(rest, interaction, { type: 4, data: { content: 'First' } })
      return { type: 4, data: { content: 'Second' } }
    })
    await hello()
    expect(discord.messages(channel).map(({ content }) => content)).toEqual(['First'])
    expect(discord.log().at(-1)).toMatchObject({ kind: 'interaction', problem: 'It had been answered before' })
  })

  test('unknown, not the right token, too late: 10062', async () => {
    const { hello, onInteraction, rest, bot, pass } = await greetedWorld()
    onInteraction(async interaction => {
      expect(await refusal(callback(rest, { ...interaction, token: 'x' }, { type: 5 }))).toEqual(refused(404, 10062))
      expect(await refusal(callback(rest, { ...interaction, id: '12345678901234567' }, { type: 5 }))).toEqual(
        refused(404, 10062),
      )
      pass(3001)
      expect(await refusal(callback(rest, interaction, { type: 5 }))).toEqual(refused(404, 10062))
      return { status: 200 }
    })
    await hello()
    expect(bot.interactions).toHaveLength(1)
  })

  test('what is wrong with it stands below «data»', async () => {
    const { hello, onInteraction, rest } = await greetedWorld()
    onInteraction(async interaction => {
      const body = { type: 4, data: { content: 'x', components: [row()] } }
      expect(await refusal(callback(rest, interaction, body))).toEqual(
        invalid('data.components[0].components BASE_TYPE_BAD_LENGTH'),
      )
      return { type: 4, data: { content: 'Better' } }
    })
    expect((await hello()).message?.content).toBe('Better')
  })
})

describe('afterwards', () => {
  test('the answer: read, edited, deleted', async () => {
    const { hello, rest, bot, discord } = await greetedWorld()
    const { message } = await hello()
    const path = original(bot.interactions[0]!)
    expect(await rest.get(path, { auth: false })).toMatchObject({ id: message!.id, webhook_id: discord.applicationId })
    await rest.patch(path, { body: { content: 'New' }, files: [{ name: 'a.png', data: PNG }], auth: false })
    expect(discord.message(message!.id)).toMatchObject({ content: 'New', attachments: [{ filename: 'a.png' }] })
    await rest.delete(path, { auth: false })
    expect(await refusal(rest.get(path, { auth: false }))).toEqual(refused(404, 10008))
  })

  test('more messages, public and not, each to be edited', async () => {
    const { hello, rest, bot, discord, alice, bob, channel } = await greetedWorld()
    await hello()
    const { application_id, token } = bot.interactions[0]!
    const follow = (body: object) =>
      rest.post(Routes.webhook(application_id, token), { body, auth: false }) as Promise<{ id: string }>
    const open = await follow({ content: 'Open' })
    const secret = await follow({ content: 'Secret', flags: EPHEMERAL })
    expect(open).toMatchObject({ type: 19, message_reference: {}, interaction_metadata: {} })
    expect(
      discord
        .as(alice)
        .messages(channel)
        .map(({ content }) => content),
    ).toEqual(['Hello', 'Open', 'Secret'])
    expect(
      discord
        .as(bob)
        .messages(channel)
        .map(({ content }) => content),
    ).toEqual(['Hello', 'Open'])
    const path = Routes.webhookMessage(application_id, token, secret.id)
    expect(await rest.patch(path, { body: { content: 'More' }, auth: false })).toMatchObject({
      content: 'More',
      flags: EPHEMERAL,
    })
    await rest.delete(path, { auth: false })
    const foreign = Routes.webhookMessage(application_id, token, (await discord.as(bob).say(channel, 'x')).id)
    expect(await refusal(rest.delete(foreign, { auth: false }))).toEqual(refused(404, 10008))
  })

  test('after «thinking», the first one takes its place', async () => {
    const { hello, rest, bot, discord, onInteraction, channel } = await greetedWorld()
    onInteraction(() => ({ type: 5, data: { flags: EPHEMERAL } }))
    const { message } = await hello()
    const { application_id, token } = bot.interactions[0]!
    const follow = (content: string) =>
      rest.post(Routes.webhook(application_id, token), { body: { content }, auth: false })
    expect(await follow('First')).toMatchObject({ id: message!.id, flags: EPHEMERAL })
    expect(await follow('Second')).not.toMatchObject({ id: message!.id })
    expect(discord.messages(channel)).toHaveLength(2)
  })

  test('nothing before the first answer has arrived', async () => {
    const { hello, rest, onInteraction } = await greetedWorld()
    onInteraction(async interaction => {
      const early = rest.patch(original(interaction), { body: { content: 'x' }, auth: false })
      expect(await refusal(early)).toEqual(refused(404, 10015))
      return { type: 5 }
    })
    expect((await hello()).kind).toBe('thinking')
  })

  test('a quarter of an hour', async () => {
    const { hello, rest, bot, pass } = await greetedWorld()
    await hello()
    const edit = () => rest.patch(original(bot.interactions[0]!), { body: { content: 'x' }, auth: false })
    pass(15 * 60_000)
    await edit()
    pass(1)
    expect(await refusal(edit())).toEqual(refused(401, 50027))
  })

  test('a guest may follow up five times', async () => {
    const { rest, bot, discord, alice, register } = await openWorld()
    const traveller = discord.addUser({ name: 'traveller', hasInstalled: true })
    const elsewhere = discord.addGuild({ name: 'Elsewhere', members: [traveller, alice], hasBot: false })
    const square = discord.addChannel(elsewhere, { name: 'square' })
    await register([{ name: 'turns', description: 'Turns', integration_types: [0, 1] }])
    await discord.as(traveller).slash('turns', {}, square)
    const { application_id, token, authorizing_integration_owners } = bot.interactions[0]!
    expect(authorizing_integration_owners).toEqual({ 1: traveller.id })
    const follow = () => rest.post(Routes.webhook(application_id, token), { body: { content: 'x' }, auth: false })
    for (const _ of many(5, () => 0)) await follow()
    expect(await refusal(follow())).toEqual(refused(400, 40094))
    expect(await refusal(rest.get(Routes.channel(square.id)))).toEqual(refused(403, 50001))
    await expect(discord.as(alice).slash('turns', {}, square)).rejects.toThrow('is offered no command')
  })

  test('the channel is gone', async () => {
    const { hello, onInteraction, discord, channel } = await greetedWorld()
    onInteraction(() => {
      discord.mishaps.deleteChannel(channel)
      return { type: 4, data: { content: 'x' } }
    })
    expect(await hello()).toMatchObject({ kind: 'failed', problem: expect.stringContaining('10003') })
  })

  test('the message with the button is gone', async () => {
    const { send, onInteraction, discord, alice } = await greetedWorld()
    const message = await send({ content: 'x', components: [row(button('a'))] })
    onInteraction(() => {
      discord.mishaps.deleteMessage(message)
      return { type: 7, data: { content: 'y' } }
    })
    expect(await discord.as(alice).click(message, 'a')).toMatchObject({ problem: expect.stringContaining('10008') })
  })

  test('old messages are edited by a click as often as one likes, unless said otherwise', async () => {
    for (const [oldEditsByInteraction, kinds] of [
      [0, ['updated', 'updated', 'updated', 'updated']],
      [1, ['updated', 'updated', 'updated', 'failed']],
    ] as const) {
      const { send, onInteraction, discord, alice, pass } = await openWorld({ limits: { oldEditsByInteraction } })
      const message = await send({ content: 'x', components: [row(button('a'))] })
      pass(3_600_001)
      onInteraction(() => ({ type: 7, data: { content: 'y' } }))
      const found: string[] = []
      for (const _ of kinds) found.push((await discord.as(alice).click(message, 'a')).kind)
      expect(found).toEqual(kinds)
    }
  })
})

test('the clock of ids and answers is the injected one', async () => {
  const { hello } = await greetedWorld()
  const { interaction, message } = await hello()
  expect([interaction.createdAt, message?.createdAt]).toEqual([START, START])
})
