import { Routes } from 'discord-api-types/v10'
import { describe, expect, test } from 'vitest'
import { invalid, many, openWorld, refusal, refused, sharedWorld } from './world.ts'

const world = sharedWorld()

const long = (length: number) => 'x'.repeat(length)
const slash = (name: string, more: object = {}) => ({ name, description: 'Does it', ...more })
const parameter = (name: string, more: object = {}) => ({ type: 3, name, description: 'What', ...more })
const choices = (count: number) => many(count, i => ({ name: `${i}`, value: `${i}` }))
const sub = (name: string, options: readonly object[] = []) => ({ type: 1, name, description: 'Part', options })
const group = (name: string, ...options: readonly object[]) => ({ type: 2, name, description: 'Parts', options })

/** 20 options of 399 characters, and what is missing in the description. */
const large = (size: number) => {
  const choices = many(3, index => ({ name: long(49) + index, value: long(50) }))
  const options = many(20, index => parameter(`o${index + 10}`, { description: long(96), choices }))
  return slash('a', { description: long(size - 20 * 399 - 1), options })
}

describe('allowed, if only just', () => {
  test.each<[string, readonly object[]]>([
    ['a name of 32 and a description of 100', [slash(long(32), { description: long(100) })]],
    ['letters of other scripts', [slash('karte-zeigen'), slash('カード'), slash("l'échange")]],
    ['25 options', [slash('a', { options: many(25, i => parameter(`o${i}`)) })]],
    ['25 choices', [slash('a', { options: [parameter('o', { choices: choices(25) })] })]],
    ['required first', [slash('a', { options: [parameter('a', { required: true }), parameter('b')] })]],
    ['subcommands and groups', [slash('a', { options: [sub('b', [parameter('c')]), group('d', sub('e'))] })]],
    [
      '100 slash commands, 15 for users, 15 for messages',
      [
        ...many(100, i => slash(`c${i}`)),
        ...many(15, i => ({ type: 2, name: `User ${i}` })),
        ...many(15, i => ({ type: 3, name: `Message ${i}` })),
      ],
    ],
    ['8000 characters', [large(8000)]],
    [
      'the same name in the menus',
      [slash('challenge'), { type: 2, name: 'challenge' }, { type: 3, name: 'challenge' }],
    ],
    [
      'translations',
      [slash('a', { name_localizations: { de: 'karte' }, description_localizations: { 'en-GB': 'Card' } })],
    ],
    ['places', [slash('a', { contexts: [0, 1, 2], integration_types: [0, 1] })]],
  ])('%s', async (_, commands) => {
    expect(await world().register(commands)).toHaveLength(commands.length)
  })
})

describe('refused, and it says where', () => {
  test.each<[string, readonly object[], ...string[]]>([
    ['a name of 33', [slash(long(33))], '[0].name BASE_TYPE_BAD_LENGTH'],
    ['a capital', [slash('ok'), slash('Attack')], '[1].name APPLICATION_COMMAND_INVALID_NAME'],
    ['a space', [slash('to attack')], '[0].name APPLICATION_COMMAND_INVALID_NAME'],
    ['no description', [{ name: 'a' }], '[0].description BASE_TYPE_REQUIRED'],
    ['a description of 101', [slash('a', { description: long(101) })], '[0].description BASE_TYPE_BAD_LENGTH'],
    ['26 options', [slash('a', { options: many(26, i => parameter(`o${i}`)) })], '[0].options BASE_TYPE_MAX_LENGTH'],
    [
      '26 choices',
      [slash('a', { options: [parameter('o', { choices: choices(26) })] })],
      '[0].options[0].choices BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a choice of 101',
      [slash('a', { options: [parameter('o', { choices: [{ name: long(101), value: long(101) }] })] })],
      '[0].options[0].choices[0].name BASE_TYPE_BAD_LENGTH',
      '[0].options[0].choices[0].value BASE_TYPE_BAD_LENGTH',
    ],
    [
      'choices and completion',
      [slash('a', { options: [parameter('o', { choices: choices(1), autocomplete: true })] })],
      '[0].options[0] APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES_EXCLUSIVE',
    ],
    [
      'completing a user',
      [slash('a', { options: [parameter('o', { type: 6, autocomplete: true })] })],
      '[0].options[0] APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID',
    ],
    [
      'required last',
      [slash('a', { options: [parameter('a'), parameter('b', { required: true })] })],
      '[0].options[1] APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    ],
    [
      'an option twice',
      [slash('a', { options: [parameter('a'), parameter('a')] })],
      '[0].options[1] APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED',
    ],
    [
      'subcommands beside options',
      [slash('a', { options: [sub('b'), parameter('c')] })],
      '[0].options APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    ],
    [
      'a group in a group',
      [slash('a', { options: [group('b', group('c', sub('d')))] })],
      '[0].options[0].options[0].type APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    ],
    ['8001 characters', [large(8001)], '[0] APPLICATION_COMMAND_TOO_LARGE'],
    [
      '8001 characters in the longest language',
      [{ ...large(8000), name_localizations: { de: 'ab' } }],
      '[0] APPLICATION_COMMAND_TOO_LARGE',
    ],
    ['a name twice', [slash('a'), slash('a')], '[1] APPLICATION_COMMANDS_DUPLICATE_NAME'],
    [
      'a description in a menu',
      [{ type: 2, name: 'Challenge', description: 'x' }],
      '[0].description APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_CANNOT_SET',
    ],
    [
      'options in a menu',
      [{ type: 3, name: 'Challenge', options: [parameter('a')] }],
      '[0].options APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS_CANNOT_SET',
    ],
    [
      'an unknown language',
      [slash('a', { name_localizations: { xx: 'b' } })],
      '[0].name_localizations.xx DICT_TYPE_KEY_INVALID',
    ],
    [
      'a translated capital',
      [slash('a', { name_localizations: { de: 'Karte' } })],
      '[0].name_localizations.de APPLICATION_COMMAND_INVALID_NAME',
    ],
    ['a place that is none', [slash('a', { contexts: [3] })], '[0].contexts[0] BASE_TYPE_CHOICES'],
    [
      'a length of a number',
      [slash('a', { options: [parameter('o', { type: 4, max_length: 5 })] })],
      '[0].options[0].max_length APPLICATION_COMMAND_OPTIONS_RANGE_INVALID',
    ],
  ])('%s', async (_, commands, ...errors) => {
    expect(await refusal(world().register(commands))).toEqual(invalid(...errors))
  })

  test.each([
    ['101 slash commands', many(101, i => slash(`c${i}`))],
    ['16 for users', many(16, i => ({ type: 2, name: `User ${i}` }))],
    ['16 for messages', many(16, i => ({ type: 3, name: `Message ${i}` }))],
  ])('%s', async (_, commands) => {
    expect(await refusal(world().register(commands))).toEqual(refused(400, 30032))
  })

  test('200 new ones a day', async () => {
    const { rest, discord, pass } = await openWorld({ limits: { commandCreatesPerDay: 2 } })
    const add = (name: string) => rest.post(Routes.applicationCommands(discord.applicationId), { body: slash(name) })
    await add('a')
    await add('b')
    await add('b')
    const response = await fetch(`${discord.apiBase}/v10${Routes.applicationCommands(discord.applicationId)}`, {
      method: 'POST',
      headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(slash('c')),
    })
    expect([response.status, await response.json()]).toMatchObject([429, { code: 30034 }])
    pass(86_400_000)
    await add('c')
  })

  test('somebody else’s application, an unknown guild, a guild without the bot', async () => {
    const { rest, discord } = world()
    const put = (path: `/${string}`) => refusal(rest.put(path, { body: [] }))
    expect(await put(Routes.applicationCommands('12345678901234567'))).toEqual(refused(403, 20012))
    expect(await put(Routes.applicationGuildCommands(discord.applicationId, '12345678901234567'))).toEqual(
      refused(404, 10004),
    )
    const foreign = discord.addGuild({ name: 'Elsewhere', hasBot: false })
    expect(await put(Routes.applicationGuildCommands(discord.applicationId, foreign.id))).toEqual(refused(403, 50001))
  })
})

describe('registering', () => {
  test('all at once: what stays keeps its id, and its version if nothing changed', async () => {
    const { register, discord } = await openWorld()
    await register([slash('a'), slash('b'), slash('c')])
    const [a, b] = discord.commands()
    await register([slash('d'), slash('a'), slash('b', { description: 'Other' })])
    const after = Object.fromEntries(discord.commands().map(command => [command.definition.name, command]))
    expect(Object.keys(after)).toEqual(['d', 'a', 'b'])
    expect([after.a!.id, after.a!.version]).toEqual([a!.id, a!.version])
    expect(after.b!.id).toBe(b!.id)
    expect(after.b!.version).not.toBe(b!.version)
  })

  test('one by one: 201 for a new one, 200 for the same name', async () => {
    const { discord } = await openWorld()
    const add = async (command: object) => {
      const response = await fetch(`${discord.apiBase}/v10${Routes.applicationCommands(discord.applicationId)}`, {
        method: 'POST',
        headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(command),
      })
      return [response.status, await response.json()]
    }
    expect(await add(slash('a'))).toMatchObject([201, { name: 'a', type: 1, application_id: discord.applicationId }])
    expect(await add(slash('a', { description: 'New' }))).toMatchObject([200, { description: 'New' }])
    expect(await add(slash('A'))).toMatchObject([400, { errors: { name: {} } }])
    expect(discord.commands()).toHaveLength(1)
  })

  test('for one guild, read, removed', async () => {
    const { rest, discord, guild } = await openWorld()
    const path = Routes.applicationGuildCommands(discord.applicationId, guild.id)
    await rest.put(path, { body: [slash('a')] })
    expect(await rest.get(path)).toMatchObject([{ name: 'a', guild_id: guild.id }])
    expect(await rest.get(Routes.applicationCommands(discord.applicationId))).toEqual([])
    const [command] = discord.commands(guild)
    await rest.delete(Routes.applicationGuildCommand(discord.applicationId, guild.id, command!.id))
    expect(discord.commands(guild)).toEqual([])
    expect(await refusal(rest.delete(Routes.applicationCommand(discord.applicationId, command!.id)))).toEqual(
      refused(404, 10063),
    )
    expect(await refusal(rest.put(path, { body: [slash('a', { contexts: [0] })] }))).toEqual(
      invalid('[0].contexts APPLICATION_COMMAND_GUILD_CONTEXTS_CANNOT_SET'),
    )
  })
})
