import { Routes } from 'discord-api-types/v10'
import { describe, expect, test } from 'vitest'
import { textOf } from '../../src/stand-in/discord.ts'
import { worldWithCommands } from './commanded.ts'
import { button, menu, openWorld, option, row, START, text, type World } from './world.ts'

describe('what no client would let them do', () => {
  const setTable = async (world: World) =>
    world.send({
      content: 'x',
      components: [
        row(button('on'), button('off', { disabled: true }), { type: 2, style: 5, label: 'Go', url: 'https://x.org' }),
        row(menu('m', [option('a'), option('b'), option('c')], { min_values: 2, max_values: 2 })),
        row(menu('off-m', [option('a')], { disabled: true })),
      ],
    })

  test.each<[string, string, (world: World, message: Awaited<ReturnType<typeof setTable>>) => Promise<unknown>]>([
    [
      'a button that is not there',
      'no component «gone»',
      ({ discord, alice }, m) => discord.as(alice).click(m, 'gone'),
    ],
    ['a disabled one', '«off» is disabled', ({ discord, alice }, m) => discord.as(alice).click(m, 'off')],
    ['a menu as a button', '«m» is no button', ({ discord, alice }, m) => discord.as(alice).click(m, 'm')],
    ['a button as a menu', '«on» is no menu', ({ discord, alice }, m) => discord.as(alice).select(m, 'on', ['a'])],
    ['a disabled menu', '«off-m» is disabled', ({ discord, alice }, m) => discord.as(alice).select(m, 'off-m', ['a'])],
    [
      'a value not offered',
      'does not offer «z»',
      ({ discord, alice }, m) => discord.as(alice).select(m, 'm', ['a', 'z']),
    ],
    ['too many', 'takes 2 at most', ({ discord, alice }, m) => discord.as(alice).select(m, 'm', ['a', 'b', 'c'])],
    ['too few', 'asks for at least 2', ({ discord, alice }, m) => discord.as(alice).select(m, 'm', ['a'])],
    [
      'the same twice',
      'takes everything once',
      ({ discord, alice }, m) => discord.as(alice).select(m, 'm', ['a', 'a']),
    ],
    [
      'a message unseen',
      'sees no such message',
      ({ discord }, m) => discord.as(discord.addUser({ name: 'eve' })).click(m, 'on'),
    ],
    ['a message that is gone', 'sees no such message', ({ discord, alice }) => discord.as(alice).click('12345', 'on')],
    [
      'a channel unseen',
      'sees no such channel',
      ({ discord, channel }) => discord.as(discord.addUser({ name: 'eve' })).slash('hello', {}, channel),
    ],
    [
      'an unknown command',
      'offered no command «nope»',
      ({ discord, alice, channel }) => discord.as(alice).slash('nope', {}, channel),
    ],
    [
      'an unknown option',
      'no option «x»',
      ({ discord, alice, channel }) => discord.as(alice).slash('hello', { x: 1 }, channel),
    ],
    [
      'a required option missing',
      '«opponent» is required',
      ({ discord, alice, channel }) => discord.as(alice).slash('challenge', {}, channel),
    ],
    [
      'nobody as an opponent',
      'Nobody is 1',
      ({ discord, alice, channel }) => discord.as(alice).slash('challenge', { opponent: '1' }, channel),
    ],
    [
      'a choice that is none',
      'does not offer «xy»',
      ({ discord, alice, bob, channel }) =>
        discord.as(alice).slash('challenge', { opponent: bob, rules: 'xy' }, channel),
    ],
    [
      'a number out of range',
      '«hours» is out of range',
      ({ discord, alice, bob, channel }) => discord.as(alice).slash('challenge', { opponent: bob, hours: 73 }, channel),
    ],
    [
      'half an hour',
      '«hours» is a whole number',
      ({ discord, alice, bob, channel }) =>
        discord.as(alice).slash('challenge', { opponent: bob, hours: 1.5 }, channel),
    ],
    [
      'a text too long',
      '«note» is too long',
      ({ discord, alice, bob, channel }) =>
        discord.as(alice).slash('challenge', { opponent: bob, note: '123456' }, channel),
    ],
    [
      'a text too short',
      '«note» is too short',
      ({ discord, alice, bob, channel }) => discord.as(alice).slash('challenge', { opponent: bob, note: '1' }, channel),
    ],
    [
      'no subcommand',
      'has to be chosen',
      ({ discord, alice, channel }) => discord.as(alice).slash('deck', {}, channel),
    ],
    [
      'an unknown subcommand',
      'no subcommand «burn»',
      ({ discord, alice, channel }) => discord.as(alice).slash('deck burn', {}, channel),
    ],
    [
      'completing what completes nothing',
      'completes nothing',
      ({ discord, alice, channel }) => discord.as(alice).autocomplete('challenge', {}, 'rules', channel),
    ],
    [
      'a slash command as one on people',
      'offered no command «hello»',
      ({ discord, alice, bob, channel }) => discord.as(alice).userCommand('hello', bob, channel),
    ],
  ])('%s', async (_, message, act) => {
    const world = await worldWithCommands()
    await expect(act(world, await setTable(world))).rejects.toThrow(message)
    expect(world.bot.interactions).toEqual([])
  })

  test('a button that was taken away meanwhile', async () => {
    const world = await worldWithCommands()
    const { discord, alice, rest, channel } = world
    const seen = await setTable(world)
    await rest.patch(Routes.channelMessage(channel.id, seen.id), { body: { components: [] } })
    await expect(discord.as(alice).click(seen, 'on')).rejects.toThrow('no component «on»')
  })

  test('a modal of somebody else, twice, or not filled in', async () => {
    const { discord, alice, bob, channel, onInteraction } = await worldWithCommands()
    const input = { type: 4, custom_id: 't', style: 1, min_length: 2, max_length: 3 }
    onInteraction(() => ({
      type: 9,
      data: { custom_id: 'm', title: 'x', components: [{ type: 18, label: 'x', component: input }] },
    }))
    const { modal } = await discord.as(alice).slash('hello', {}, channel)
    onInteraction(() => ({ type: 4, data: { content: 'ok' } }))
    await expect(discord.as(bob).submit(modal!, { t: 'abc' })).rejects.toThrow('bob was shown no such modal')
    await expect(discord.as(alice).submit(modal!, {})).rejects.toThrow('«t» is required')
    await expect(discord.as(alice).submit(modal!, { t: 'a' })).rejects.toThrow('«t» is too short')
    await expect(discord.as(alice).submit(modal!, { t: 'abcd' })).rejects.toThrow('«t» is too long')
    await expect(discord.as(alice).submit(modal!, { x: 'abc' })).rejects.toThrow('no input «x»')
    expect(discord.as(alice).modals()).toEqual([modal])
    await discord.as(alice).submit(modal!, { t: 'abc' })
    await expect(discord.as(alice).submit(modal!, { t: 'abc' })).rejects.toThrow('has closed it')
  })

  test('a modal whose sending failed is still open', async () => {
    const { discord, alice, channel, onInteraction } = await worldWithCommands()
    onInteraction(() => ({ type: 9, data: { custom_id: 'm', title: 'x', components: [text('x')] } }))
    const { modal } = await discord.as(alice).slash('hello', {}, channel)
    onInteraction(() => ({ status: 500 }))
    expect((await discord.as(alice).submit(modal!)).kind).toBe('failed')
    onInteraction(() => ({ type: 9, data: { custom_id: 'm2', title: 'x', components: [text('x')] } }))
    expect((await discord.as(alice).submit(modal!)).problem).toContain('BASE_TYPE_CHOICES')
    expect(discord.as(alice).modals()).toHaveLength(1)
  })
})

describe('where a command can be used', () => {
  test('only where it says', async () => {
    const { discord, alice, channel, register } = await openWorld()
    await register([
      { name: 'here', description: 'x', contexts: [0] },
      { name: 'there', description: 'x', contexts: [1] },
      { name: 'mods', description: 'x', default_member_permissions: String(1n << 34n) },
    ])
    const person = discord.as(alice)
    const names = (where: Parameters<typeof person.commands>[0]) =>
      person.commands(where).map(({ command }) => command.definition.name)
    expect(names(channel)).toEqual(['here'])
    expect(names(person.direct())).toEqual(['there', 'mods'])
  })

  test('those of a guild only there, and first', async () => {
    const { discord, alice, channel, guild, rest, register, bot } = await openWorld()
    await register([{ name: 'hello', description: 'Everywhere' }])
    await rest.put(Routes.applicationGuildCommands(discord.applicationId, guild.id), {
      body: [{ name: 'hello', description: 'Here' }],
    })
    await discord.as(alice).slash('hello', {}, channel)
    expect(bot.interactions[0]!.data).toMatchObject({ guild_id: guild.id })
    await discord.as(alice).slash('hello', {}, discord.as(alice).direct())
    expect(bot.interactions[1]!.data).not.toHaveProperty('guild_id')
  })

  test('not in direct messages with somebody who shares no guild and has not installed it', async () => {
    const { discord, register } = await openWorld()
    await register([{ name: 'hello', description: 'x', integration_types: [0, 1] }])
    const stranger = discord.addUser({ name: 'stranger' })
    const guest = discord.addUser({ name: 'guest', hasInstalled: true })
    expect(discord.as(stranger).commands(discord.as(stranger).direct())).toEqual([])
    expect(discord.as(guest).commands(discord.as(guest).direct())).toMatchObject([{ owners: { 1: guest.id } }])
  })
})

describe('who sees what', () => {
  test('channels, threads, direct messages', async () => {
    const { discord, alice, bob, channel, guild, rest } = await openWorld()
    const secret = discord.addChannel(guild, { name: 'mods', visibleTo: [bob] })
    const thread = (type: number) =>
      rest.post(Routes.threads(channel.id), { body: { name: `t${type}`, type } }) as Promise<{ id: string }>
    const open = await thread(11)
    const closed = await thread(12)
    await rest.put(Routes.threadMembers(closed.id, bob.id))
    const direct = discord.as(bob).direct()
    const ids = (user: typeof alice) =>
      discord
        .as(user)
        .channels()
        .map(({ id }) => id)
    expect(ids(alice)).toEqual([channel.id, open.id])
    expect(ids(bob)).toEqual([channel.id, secret.id, open.id, closed.id, direct.id])
    const moderator = discord.addUser({ name: 'mod' })
    discord.addMember(guild, moderator, 'ManageThreads')
    expect(ids(moderator)).toEqual([channel.id, open.id, closed.id])
  })

  test('what people say, and a time for everything', async () => {
    const { discord, alice, bob, channel, pass } = await openWorld()
    pass(500)
    discord.as(alice).say(channel, `Hi <@${bob.id}>`)
    expect(discord.as(bob).messages(channel)).toMatchObject([{ content: `Hi <@${bob.id}>`, createdAt: START + 500 }])
    expect(discord.as(bob).inbox()).toMatchObject([{ why: 'mention', at: START + 500 }])
    expect(textOf(discord.as(bob).messages(channel)[0]!)).toContain('Hi')
  })
})
