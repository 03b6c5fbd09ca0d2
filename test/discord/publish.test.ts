import { Locale } from 'discord-api-types/v10'
import { describe, expect, test } from 'vitest'
import { command, type SlashCommand } from '../../src/discord/command.ts'
import { commands } from '../../src/discord/commands/index.ts'
import { commandLines, payloadsOf, publishCommands } from '../../src/discord/publish.ts'
import { startDiscord } from '../../src/stand-in/discord.ts'

interface Json {
  readonly name: string
  readonly type: number
  readonly description?: string
  readonly options?: readonly Json[]
  readonly required?: boolean
  readonly choices?: readonly { readonly name: string; readonly value: string }[]
  readonly autocomplete?: boolean
  readonly contexts?: readonly number[]
  readonly integration_types?: readonly number[]
}

const payloads = payloadsOf(commands) as readonly unknown[] as readonly Json[]
const called = (name: string): Json => payloads.find(each => each.name === name)!

/** What counts for Discord's limit of a command. */
const sizeOf = ({ name, description = '', options = [], choices = [] }: Json): number =>
  name.length +
  description.length +
  options.reduce((sum, each) => sum + sizeOf(each), 0) +
  choices.reduce((sum, each) => sum + each.name.length + each.value.length, 0)

const everyOption = ({ options = [] }: Json): readonly Json[] => options.flatMap(each => [each, ...everyOption(each)])

describe('within what is documented', () => {
  test.each(payloads.map(each => [each.type === 2 ? `menu ${each.name}` : `/${each.name}`, each] as const))(
    '%s',
    (_, payload) => {
      const all = [...(payload.type === 1 ? [payload] : []), ...everyOption(payload)]
      for (const { name, description, options = [], choices = [], autocomplete } of all) {
        expect(name).toMatch(/^[-_\p{Ll}\p{N}]{1,32}$/u)
        expect(description?.length).toBeGreaterThanOrEqual(1)
        expect(description?.length).toBeLessThanOrEqual(100)
        expect(options.length).toBeLessThanOrEqual(25)
        expect(choices.length).toBeLessThanOrEqual(25)
        expect(new Set(options.map(each => each.name)).size).toBe(options.length)
        expect(autocomplete === true && choices.length > 0).toBe(false)
        const required = options.map(each => each.required ?? false)
        expect(required).toEqual(required.toSorted((a, b) => Number(b) - Number(a)))
        for (const { name, value } of choices)
          for (const words of [name, value]) expect(words.length >= 1 && words.length <= 100).toBe(true)
      }
      expect(sizeOf(payload)).toBeLessThanOrEqual(8000)
    },
  )

  test('not too many of them, none twice', () => {
    expect(payloads.filter(({ type }) => type === 1).length).toBeLessThanOrEqual(100)
    expect(payloads.filter(({ type }) => type === 2).length).toBeLessThanOrEqual(15)
    expect(new Set(payloads.map(({ name, type }) => `${type} ${name}`)).size).toBe(payloads.length)
    expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length)
  })
})

describe('made of the list that answers', () => {
  test('parts stand below their command', () => {
    const deck = called('deck')
    expect(deck.description).toBe('Import, list, show, check or delete decks; look at theme decks')
    expect(deck.options?.map(({ name, type }) => [name, type])).toEqual(
      ['import', 'list', 'show', 'check', 'delete', 'theme'].map(name => [name, 1]),
    )
    expect(deck.options?.[0]?.options?.map(({ name, type }) => [name, type])).toEqual([
      ['name', 3],
      ['ruleset', 3],
      ['file', 11],
    ])
  })

  test('choices, numbers, suggestions', () => {
    const [name, ruleset] = called('card').options!
    expect(name).toMatchObject({ name: 'name', required: true, autocomplete: true })
    expect(ruleset?.choices?.map(({ value }) => value)).toEqual(['ecard-2002', 'hgss-2010', 'xy-2016'])
    expect(called('coin').options).toMatchObject([{ type: 4, min_value: 1, max_value: 20 }])
    expect(called('glossary').options?.[0]).toMatchObject({ max_length: 60 })
  })

  test('whatever the list says, what is required comes first', () => {
    const text = { kind: 'text', description: 'Words' } as const
    const run: SlashCommand['run'] = async () => ({ components: [], files: [], pings: [] })
    const odd = command({ name: 'odd', description: 'Odd', options: { a: text, b: { ...text, required: true } }, run })
    expect(payloadsOf([odd])).toMatchObject([{ options: [{ name: 'b' }, { name: 'a' }] }])
  })

  test('the menu of a person', () => {
    expect(called('Challenge')).toEqual({ name: 'Challenge', type: 2, integration_types: [0], contexts: [0] })
  })

  test('a match begins in a server; everything else works wherever one has the bot', () => {
    expect(called('challenge')).toMatchObject({ integration_types: [0], contexts: [0] })
    expect(called('turns')).toMatchObject({ integration_types: [0, 1], contexts: [0, 1] })
  })

  test('one server has no say in where else', () => {
    for (const payload of payloadsOf(commands, { guild: '12345' })) {
      expect(payload).not.toHaveProperty('contexts')
      expect(payload).not.toHaveProperty('integration_types')
    }
  })

  test('other languages, where there are words', () => {
    const german = { 'Flip a coin, or several': 'Wirf eine Münze oder mehrere', coin: 'münze' } as const
    const translate = (words: string) =>
      words in german ? { [Locale.German]: german[words as keyof typeof german] } : null
    const coin = payloadsOf(commands, { translate }).find(({ name }) => name === 'coin')
    expect(coin).toMatchObject({
      name_localizations: { de: 'münze' },
      description_localizations: { de: 'Wirf eine Münze oder mehrere' },
    })
    expect(called('coin')).not.toHaveProperty('name_localizations')
  })

  test('for people', () => {
    expect(commandLines(commands)).toContain('  /deck list: The decks you keep')
    expect(commandLines(commands)).toContain('  Challenge: Invite this person to a match')
  })
})

describe('published', () => {
  const open = async () => {
    const discord = await startDiscord({ now: () => Date.UTC(2026, 2, 1), seed: 'publish' })
    return {
      discord,
      known: { application: discord.applicationId, token: discord.token, base: discord.apiBase, commands },
    }
  }

  test('everywhere, as often as one likes', async () => {
    const { discord, known } = await open()
    for (const _ of [1, 2]) {
      const published = await publishCommands(known)
      expect(published).toEqual({ ok: true, value: payloads })
      expect(
        discord
          .commands()
          .map(({ definition }) => definition.name)
          .toSorted(),
      ).toEqual(payloads.map(({ name }) => name).toSorted())
    }
    await publishCommands({ ...known, commands: commands.slice(0, 1) })
    expect(discord.commands()).toHaveLength(1)
    await discord.close()
  })

  test('in one server', async () => {
    const { discord, known } = await open()
    const guild = discord.addGuild({ name: 'Here' })
    expect((await publishCommands({ ...known, guild: guild.id })).ok).toBe(true)
    expect(discord.commands(guild)).toHaveLength(payloads.length)
    await discord.close()
  })

  test('a dry run sends nothing', async () => {
    const { discord, known } = await open()
    expect(await publishCommands({ ...known, dryRun: true })).toEqual({ ok: true, value: payloads })
    expect(discord.commands()).toEqual([])
    await discord.close()
  })

  test('what goes wrong is said, without the token', async () => {
    const { discord, known } = await open()
    const wrongToken = await publishCommands({ ...known, token: 'not-the-token' })
    expect(wrongToken).toEqual({ ok: false, error: expect.stringContaining('does not know this token') })
    const broken = await publishCommands({ ...known, commands: [{ ...commands[0]!, description: 'x'.repeat(101) }] })
    expect(broken).toEqual({ ok: false, error: expect.stringContaining('Discord refuses') })
    await discord.close()
    const nobody = await publishCommands(known)
    expect(nobody).toEqual({ ok: false, error: expect.stringContaining('cannot be reached') })
    for (const each of [wrongToken, broken, nobody]) expect(JSON.stringify(each)).not.toContain(known.token)
  })
})
