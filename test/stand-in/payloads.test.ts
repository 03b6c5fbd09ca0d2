import { describe, expect, test } from 'vitest'
import type { Outcome } from '../../src/stand-in/discord.ts'
import { worldWithCommands } from './commanded.ts'
import { button, EPHEMERAL, menu, option, PNG, row, text, V2 } from './world.ts'

describe('what Discord sends', () => {
  test('a slash command in a guild', async () => {
    const { discord, alice, bob, channel, guild, bot } = await worldWithCommands()
    const options = { opponent: bob, rules: 'ecard', hours: 24, rated: true, factor: 1.5, place: channel }
    const { interaction } = await discord.as(alice).slash('challenge', options, channel)
    const [command] = discord.commands().filter(({ definition }) => definition.name === 'challenge')
    expect(bot.interactions).toMatchObject([
      {
        id: interaction.id,
        application_id: discord.applicationId,
        type: 2,
        version: 1,
        token: interaction.token,
        context: 0,
        locale: 'en-US',
        guild_locale: 'en-US',
        guild_id: guild.id,
        guild: { id: guild.id, locale: 'en-US', features: [] },
        channel_id: channel.id,
        channel: { id: channel.id, type: 0, name: 'matches', guild_id: guild.id },
        member: {
          user: { id: alice.id, username: 'alice', global_name: 'alice' },
          permissions: expect.stringMatching(/^\d+$/),
        },
        app_permissions: expect.stringMatching(/^\d+$/),
        entitlements: [],
        authorizing_integration_owners: { 0: guild.id },
        attachment_size_limit: 10 * 1024 * 1024,
        data: {
          id: command!.id,
          name: 'challenge',
          type: 1,
          options: [
            { name: 'opponent', type: 6, value: bob.id },
            { name: 'rules', type: 3, value: 'ecard' },
            { name: 'hours', type: 4, value: 24 },
            { name: 'rated', type: 5, value: true },
            { name: 'factor', type: 10, value: 1.5 },
            { name: 'place', type: 7, value: channel.id },
          ],
          resolved: {
            users: { [bob.id]: { username: 'bob' } },
            members: { [bob.id]: { roles: [] } },
            channels: { [channel.id]: {} },
          },
        },
      },
    ])
    expect(bot.interactions[0]).not.toHaveProperty('user')
    expect(interaction.token.length).toBeGreaterThan(100)
  })

  test('a slash command in direct messages', async () => {
    const { discord, alice, bot } = await worldWithCommands()
    const person = discord.as(alice)
    await person.slash('hello', {}, person.direct())
    expect(bot.interactions).toMatchObject([
      {
        context: 1,
        user: { id: alice.id },
        channel: { type: 1 },
        authorizing_integration_owners: { 0: '0' },
        data: { name: 'hello' },
      },
    ])
    for (const key of ['member', 'guild', 'guild_id', 'guild_locale'])
      expect(bot.interactions[0]).not.toHaveProperty(key)
  })

  test('subcommands, and a file', async () => {
    const { discord, alice, channel, bot } = await worldWithCommands()
    const file = { name: 'my deck.txt', bytes: Buffer.from('4 Pikachu'), contentType: 'text/plain' }
    await discord.as(alice).slash('/deck import', { file }, channel)
    const data = bot.interactions[0]!.data as {
      options: { options: { value: string }[] }[]
      resolved: { attachments: Record<string, { url: string }> }
    }
    const id = data.options[0]!.options[0]!.value
    expect(data).toMatchObject({
      options: [{ name: 'import', type: 1, options: [{ name: 'file', type: 11 }] }],
      resolved: {
        attachments: { [id]: { filename: 'my_deck.txt', size: 9, content_type: 'text/plain', ephemeral: true } },
      },
    })
    expect(await (await fetch(data.resolved.attachments[id]!.url)).text()).toBe('4 Pikachu')
    await discord.as(alice).slash('deck share link', {}, channel)
    expect(bot.interactions[1]!.data).toMatchObject({
      options: [{ name: 'share', type: 2, options: [{ name: 'link', type: 1, options: [] }] }],
    })
  })

  test('an option in focus', async () => {
    const { discord, alice, channel, bot, onInteraction } = await worldWithCommands()
    onInteraction(() => ({ type: 8, data: { choices: [{ name: 'Rain Dance', value: 'rain' }] } }))
    const choices = await discord.as(alice).autocomplete('deck import', { name: 'ra' }, 'name', channel)
    expect(choices).toEqual([{ name: 'Rain Dance', value: 'rain' }])
    expect(bot.interactions[0]).toMatchObject({
      type: 4,
      data: { options: [{ name: 'import', options: [{ name: 'name', type: 3, value: 'ra', focused: true }] }] },
    })
  })

  test('commands on people and on messages', async () => {
    const { discord, alice, bob, channel, bot } = await worldWithCommands()
    const { message } = await discord.as(alice).userCommand('Challenge', bob, channel)
    expect(bot.interactions[0]!.data).toMatchObject({
      type: 2,
      target_id: bob.id,
      resolved: { users: { [bob.id]: {} }, members: { [bob.id]: {} } },
    })
    expect(message?.type).toBe(23)
    const said = discord.as(bob).say(channel, 'Good game')
    await discord.as(alice).messageCommand('Quote', said)
    expect(bot.interactions[1]!.data).toMatchObject({
      type: 3,
      target_id: said.id,
      resolved: { messages: { [said.id]: { content: 'Good game' } } },
    })
  })

  test('a button: with its message', async () => {
    const { discord, alice, bot, send } = await worldWithCommands()
    const message = await send({ flags: V2, components: [text('Table'), row(button('a'), button('b'))] })
    const outcome = await discord.as(alice).click(message, 'b')
    expect(bot.interactions[0]).toMatchObject({
      type: 3,
      data: { component_type: 2, custom_id: 'b', id: 4 },
      message: { id: message.id, flags: V2, components: [{ id: 1, content: 'Table' }, { id: 2 }] },
    })
    expect(outcome.message).toMatchObject({ type: 19, replyTo: message.id })
  })

  test('menus: values, and people among them', async () => {
    const { discord, alice, bob, bot, send } = await worldWithCommands()
    const message = await send({
      content: 'x',
      components: [
        row(menu('m', [option('a'), option('b'), option('c')], { max_values: 2 })),
        row({ type: 5, custom_id: 'u' }),
      ],
    })
    await discord.as(alice).select(message, 'm', ['c', 'a'])
    await discord.as(alice).select(message, 'u', [bob])
    expect(bot.interactions.map(({ data }) => data)).toMatchObject([
      { component_type: 3, custom_id: 'm', values: ['c', 'a'] },
      {
        component_type: 5,
        custom_id: 'u',
        values: [bob.id],
        resolved: { users: { [bob.id]: {} }, members: { [bob.id]: {} } },
      },
    ])
  })

  test('a button of a message that only one person sees', async () => {
    const { discord, alice, bob, channel, bot, onInteraction } = await worldWithCommands()
    onInteraction(() => ({ type: 4, data: { content: 'Hand', flags: EPHEMERAL, components: [row(button('a'))] } }))
    const { message } = await discord.as(alice).slash('hello', {}, channel)
    await expect(discord.as(bob).click(message!, 'a')).rejects.toThrow('bob sees no such message')
    onInteraction(() => ({ type: 7, data: { content: 'Other hand' } }))
    await discord.as(alice).click(message!, 'a')
    expect(bot.interactions[1]).toMatchObject({ message: { flags: EPHEMERAL } })
    expect(discord.message(message!.id)).toMatchObject({ content: 'Other hand', visibleTo: alice.id })
    discord.as(alice).dismiss(message!)
    expect(discord.as(alice).messages(channel)).toEqual([])
  })

  test('a modal from a button, with every kind of input', async () => {
    const { discord, alice, bob, bot, send, onInteraction } = await worldWithCommands()
    const label = (component: object) => ({ type: 18, label: 'x', component })
    const message = await send({ content: 'x', components: [row(button('a'))] })
    const show = async (...components: readonly object[]): Promise<Outcome> => {
      onInteraction(() => ({ type: 9, data: { custom_id: 'm', title: 'x', components } }))
      return discord.as(alice).click(message, 'a')
    }
    const options = [option('a'), option('b', { default: true }), option('c')]
    const first = await show(
      text('Read this'),
      label({ type: 4, custom_id: 't', style: 1, value: 'filled in' }),
      label({ type: 3, custom_id: 's', options, max_values: 2 }),
      label({ type: 21, custom_id: 'r', options }),
      label({ type: 22, custom_id: 'b', options }),
    )
    onInteraction(() => ({ type: 7, data: { content: 'y' } }))
    await discord.as(alice).submit(first.modal!, { s: ['a', 'c'], b: ['a', 'b'] })
    const second = await show(
      label({ type: 23, custom_id: 'c' }),
      label({ type: 19, custom_id: 'u', max_values: 2 }),
      label({ type: 5, custom_id: 'p', required: false }),
      { type: 1, components: [{ type: 4, custom_id: 'o', style: 1, label: 'Old' }] },
    )
    onInteraction(() => ({ type: 6 }))
    await discord.as(alice).submit(second.modal!, { c: true, u: [{ name: 'a.png', bytes: PNG }], p: [bob], o: 'x' })
    expect(bot.interactions.filter(({ type }) => type === 5)).toMatchObject([
      {
        message: { id: message.id },
        data: {
          custom_id: 'm',
          components: [
            { type: 10, id: 1 },
            { type: 18, id: 2, component: { type: 4, id: 3, custom_id: 't', value: 'filled in' } },
            { component: { custom_id: 's', values: ['a', 'c'] } },
            { component: { custom_id: 'r', value: 'b' } },
            { component: { custom_id: 'b', values: ['a', 'b'] } },
          ],
        },
      },
      {
        data: {
          components: [
            { component: { value: true } },
            { component: { values: [expect.stringMatching(/^\d+$/)] } },
            { component: { values: [bob.id] } },
            { type: 1, components: [{ custom_id: 'o', value: 'x' }] },
          ],
          resolved: { attachments: {}, users: { [bob.id]: {} } },
        },
      },
    ])
    expect(discord.message(message.id)?.content).toBe('y')
  })
})
