import { Routes } from 'discord-api-types/v10'
import { describe, expect, test } from 'vitest'
import { errorsIn, greetedWorld, original } from './greeted.ts'
import { button, EPHEMERAL, flatten, many, PNG, refusal, refused, row, text, V2, type World } from './world.ts'

const JSON_TYPE = { 'content-type': 'application/json' }

describe('the first answer, to the request that brought it', () => {
  test('4: a message', async () => {
    const { hello, onInteraction, discord, alice, bob, channel } = await greetedWorld()
    onInteraction(() => ({ type: 4, data: { content: 'Hi', flags: V2 * 0 } }))
    const { kind, message } = await hello()
    expect([kind, message?.content, message?.type]).toEqual(['message', 'Hi', 20])
    expect(discord.as(bob).messages(channel)).toEqual(discord.as(alice).messages(channel))
  })

  test('4, ephemeral: for one person only, and no channel knows of it', async () => {
    const { hello, onInteraction, discord, alice, bob, channel, rest } = await greetedWorld()
    onInteraction(() => ({ type: 4, data: { content: 'Your hand', flags: EPHEMERAL } }))
    const { message } = await hello()
    expect(message).toMatchObject({ flags: EPHEMERAL, visibleTo: alice.id })
    expect(discord.as(alice).messages(channel)).toEqual([message])
    expect(discord.as(bob).messages(channel)).toEqual([])
    expect(await rest.get(Routes.channelMessages(channel.id))).toEqual([])
    expect(await refusal(rest.get(Routes.channelMessage(channel.id, message!.id)))).toEqual(refused(404, 10008))
    expect(
      await refusal(rest.patch(Routes.channelMessage(channel.id, message!.id), { body: { content: 'x' } })),
    ).toEqual(refused(404, 10008))
  })

  test('5: thinking, then what was thought', async () => {
    const { hello, onInteraction, discord, bot, rest, alice, channel } = await greetedWorld()
    onInteraction(() => ({ type: 5, data: { flags: EPHEMERAL } }))
    const outcome = await hello()
    expect([outcome.kind, outcome.message?.flags]).toEqual(['thinking', EPHEMERAL | (1 << 7)])
    const settled = discord.settled(outcome)
    await rest.patch(original(bot.interactions[0]!), { body: { flags: V2, components: [text('Done')] }, auth: false })
    expect((await settled).message).toMatchObject({ flags: EPHEMERAL | V2, components: [{ content: 'Done' }] })
    expect(discord.as(alice).messages(channel)).toHaveLength(1)
  })

  test('5: who may see it is decided now, everything else later', async () => {
    const { hello, onInteraction } = await greetedWorld()
    onInteraction(() => ({ type: 5, data: { flags: EPHEMERAL | V2 } }))
    expect(errorsIn(await hello())).toEqual(['data.flags MESSAGE_FLAGS_INVALID'])
  })

  test('6 and 7: the message with the button', async () => {
    const { send, onInteraction, discord, alice, bot, rest } = await greetedWorld()
    const message = await send({ content: 'Table', components: [row(button('a'))] })
    onInteraction(() => ({ type: 7, data: { content: 'New table' } }))
    expect(await discord.as(alice).click(message, 'a')).toMatchObject({
      kind: 'updated',
      message: { id: message.id, content: 'New table' },
    })
    onInteraction(() => ({ type: 6 }))
    const outcome = await discord.as(alice).click(message, 'a')
    expect(outcome.kind).toBe('updating')
    await rest.patch(original(bot.interactions[1]!), { body: { content: 'Newer' }, auth: false })
    expect((await discord.settled(outcome)).message).toMatchObject({ id: message.id, content: 'Newer' })
  })

  test('8: choices', async () => {
    const { onInteraction, discord, alice, channel } = await greetedWorld()
    const offer = (choices: readonly unknown[]) => onInteraction(() => ({ type: 8, data: { choices } }))
    const complete = (focused: string) => discord.as(alice).autocomplete('card', { name: 'pi' }, focused, channel)
    const best = many(25, i => ({ name: 'x'.repeat(98) + String(i).padStart(2, '0'), value: 'x'.repeat(100) }))
    offer(best)
    expect(await complete('name')).toEqual(best)
    offer([{ name: '4', value: 4 }])
    expect(await complete('copies')).toEqual([{ name: '4', value: 4 }])
    offer([])
    expect(await complete('name')).toEqual([])
  })

  test.each<[string, string, readonly unknown[], ...string[]]>([
    ['26', 'name', many(26, i => ({ name: `${i}`, value: `${i}` })), 'data.choices BASE_TYPE_MAX_LENGTH'],
    ['a name of 101', 'name', [{ name: 'x'.repeat(101), value: 'x' }], 'data.choices[0].name BASE_TYPE_BAD_LENGTH'],
    ['a value of 101', 'name', [{ name: 'x', value: 'x'.repeat(101) }], 'data.choices[0].value BASE_TYPE_BAD_LENGTH'],
    ['a number for a text', 'name', [{ name: 'x', value: 4 }], 'data.choices[0].value STRING_TYPE_CONVERT'],
    ['a text for a number', 'copies', [{ name: 'x', value: '4' }], 'data.choices[0].value NUMBER_TYPE_COERCE'],
  ])('8, refused: %s', async (_, focused, choices, ...errors) => {
    const { onInteraction, discord, alice, channel } = await greetedWorld()
    onInteraction(() => ({ type: 8, data: { choices } }))
    expect(await discord.as(alice).autocomplete('card', {}, focused, channel)).toEqual([])
    const [interaction] = Object.values(discord.state.interactions)
    const { kind, problem } = interaction!.response as { kind: string; problem: string }
    expect([kind, flatten(JSON.parse(problem).errors)]).toEqual(['failed', errors])
  })

  test('9: a modal, whose answer is an interaction of its own', async () => {
    const { hello, onInteraction, discord, alice, bot } = await greetedWorld()
    const input = { type: 4, custom_id: 'list', style: 2 }
    onInteraction(() => ({
      type: 9,
      data: { custom_id: 'deck', title: 'Deck', components: [{ type: 18, label: 'List', component: input }] },
    }))
    const { modal } = await hello()
    onInteraction(() => ({ type: 4, data: { content: 'Saved' } }))
    expect(await discord.as(alice).submit(modal!, { list: '4 Pikachu' })).toMatchObject({
      kind: 'message',
      message: { content: 'Saved' },
    })
    expect(bot.interactions[1]).toMatchObject({
      type: 5,
      data: {
        custom_id: 'deck',
        components: [{ type: 18, id: 1, component: { type: 4, id: 2, custom_id: 'list', value: '4 Pikachu' } }],
      },
    })
    expect(bot.interactions[1]).not.toHaveProperty('message')
  })

  test('files: as a form, if it is small', async () => {
    const { hello, onInteraction, discord } = await greetedWorld()
    const form = async (bytes: number) => {
      const data = new FormData()
      data.append('payload_json', JSON.stringify({ type: 4, data: { content: 'Look', attachments: [{ id: 0 }] } }))
      data.append('files[0]', new Blob([Buffer.concat([PNG, Buffer.alloc(bytes)])], { type: 'image/png' }), 'a.png')
      const response = new Response(data)
      return {
        status: 200,
        headers: Object.fromEntries(response.headers),
        body: new Uint8Array(await response.arrayBuffer()),
      }
    }
    onInteraction(() => form(0))
    const { message } = await hello()
    expect(message).toMatchObject({ content: 'Look', attachments: [{ filename: 'a.png', width: 1 }] })
    expect(discord.file(message!.attachments[0]!.id)).toHaveLength(PNG.length)
    onInteraction(() => form(150_000))
    expect(await hello()).toMatchObject({ kind: 'failed', problem: expect.stringContaining('too large') })
  })
})

describe('answers that do not fit the question', () => {
  const to = {
    command: (world: World) => world.discord.as(world.alice).slash('hello', {}, world.channel),
    component: async (world: World) => {
      const message = await world.send({ content: 'x', components: [row(button('a'))] })
      return world.discord.as(world.alice).click(message, 'a')
    },
  }

  test.each([
    ['command', 1],
    ['command', 6],
    ['command', 7],
    ['command', 8],
    ['command', 10],
    ['command', 99],
    ['component', 1],
    ['component', 8],
  ] as const)('to a %s: %i', async (kind, type) => {
    const world = await greetedWorld()
    world.onInteraction(() => ({ type, data: { content: 'x' } }))
    expect(errorsIn(await to[kind](world))).toEqual(['type BASE_TYPE_CHOICES'])
  })

  test.each<[string, object, string]>([
    ['no data', { type: 4 }, 'data BASE_TYPE_REQUIRED'],
    ['no type', { data: {} }, 'type BASE_TYPE_REQUIRED'],
    ['too long', { type: 4, data: { content: 'x'.repeat(2001) } }, 'data.content BASE_TYPE_MAX_LENGTH'],
  ])('%s', async (_, answer, error) => {
    const { hello, onInteraction } = await greetedWorld()
    onInteraction(() => answer)
    const outcome = await hello()
    expect([outcome.text, ...errorsIn(outcome)]).toEqual(['This interaction failed', error])
  })

  test.each<[string, { status: number; headers?: Record<string, string>; body?: string }]>([
    ['an error', { status: 500, body: '{"type":4,"data":{"content":"x"}}', headers: JSON_TYPE }],
    ['not found', { status: 404 }],
    ['elsewhere', { status: 302, headers: { location: '/' } }],
  ])('%s', async (_, reply) => {
    const { hello, onInteraction, discord, channel } = await greetedWorld()
    onInteraction(() => reply)
    expect(await hello()).toMatchObject({ kind: 'failed', text: 'The application did not respond' })
    expect(discord.messages(channel)).toEqual([])
  })

  test.each([
    ['no JSON', { status: 200, headers: JSON_TYPE, body: '{' }],
    ['a text', { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>' }],
    ['a list', { status: 200, headers: JSON_TYPE, body: '[]' }],
  ])('%s', async (_, reply) => {
    const { hello, onInteraction } = await greetedWorld()
    onInteraction(() => reply)
    expect(await hello()).toMatchObject({ kind: 'failed', text: 'This interaction failed' })
  })
})

describe('three seconds', () => {
  test('are enough if the clock says so', async () => {
    const { hello, onInteraction, pass } = await greetedWorld()
    onInteraction(() => {
      pass(3000)
      return { type: 4, data: { content: 'Just' } }
    })
    expect((await hello()).kind).toBe('message')
  })

  test('and not a moment more: then the token is worth nothing', async () => {
    const { hello, onInteraction, pass, bot, rest } = await greetedWorld()
    onInteraction(() => {
      pass(3001)
      return { type: 5 }
    })
    expect(await hello()).toMatchObject({ kind: 'failed', text: 'The application did not respond' })
    expect(await refusal(rest.patch(original(bot.interactions[0]!), { body: { content: 'x' }, auth: false }))).toEqual(
      refused(404, 10015),
    )
  })

  test('nobody at the door', async () => {
    const { hello, bot } = await greetedWorld()
    await bot.close()
    bot.close = async () => {}
    expect(await hello()).toMatchObject({
      kind: 'failed',
      text: 'The application did not respond',
      problem: 'No answer',
    })
  })

  test('a bot that never answers', async () => {
    const { hello, onInteraction } = await greetedWorld({ patienceMs: 50 })
    onInteraction(() => undefined)
    expect(await hello()).toMatchObject({ kind: 'failed', problem: 'No answer' })
  })
})
