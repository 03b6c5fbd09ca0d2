import { expect, test } from 'vitest'
import { servePage } from '../../../src/playground/server/serve-page.ts'
import type { WireCommand, WireSnapshot } from '../../../src/playground/wire.ts'
import { V2 } from '../../stand-in/world.ts'
import { knock, serve } from './served.ts'

test('the page asks nothing of other machines, and other sites nothing of the page', async () => {
  const { url, get, post } = await serve()
  const { status, headers, body } = await get('/')
  expect(status).toBe(200)
  expect(body).toContain('<div id="page">')
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  expect(headers.get('access-control-allow-origin')).toBeNull()
  expect((await get('/main.js')).body).not.toMatch(/https?:\/\/(?!www\.w3\.org)[a-z]/)
  expect((await get('/style.css')).body).not.toContain('url(')

  const host = new URL(url).host
  expect(await knock(url, '/api/start', { host })).toBe(200)
  expect(await knock(url, '/api/start', { host: 'prizepost.example' })).toBe(403)
  expect(await knock(url, '/', { host: 'localhost.example:80' })).toBe(403)
  expect(await knock(url, '/api/start', { host, origin: 'https://evil.example' })).toBe(403)
  expect(await knock(url, '/api/events', { host, origin: 'null' })).toBe(403)
  expect(await knock(url, '/api/start', { host, 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await knock(url, '/', { host, 'sec-fetch-site': 'cross-site' })).toBe(200)
  expect(await knock(url, '/api/reset', { host, origin: `http://${host}`, 'content-type': 'text/plain' }, 'POST')).toBe(
    415,
  )
  expect(
    await knock(url, '/api/reset', { host, origin: 'http://localhost:1', 'content-type': 'application/json' }, 'POST'),
  ).toBe(403)
  expect((await post('/api/start', {})).status).toBe(405)
  expect((await get('/api/nothing')).status).toBe(404)
  expect((await get('/../package.json')).status).toBe(404)
  expect((await get('/api/people/constructor')).status).toBe(404)
})

test('a port that is taken is a sentence', async () => {
  const { url, world } = await serve()
  const port = Number(new URL(url).port)
  const clock = { now: world.now, advance: async () => {} }
  expect(await servePage({ port, world: () => ({ discord: world.discord, clock }), reset: async () => {} })).toEqual({
    ok: false,
    error: `Port ${port} is taken by another program. Choose another one.`,
  })
})

test('bad words are refused in good ones', async () => {
  const { post, world, act } = await serve()
  const path = `/api/people/${world.alice.id}/deeds`
  expect(await post(path, { type: 'fly' })).toMatchObject({ status: 400 })
  expect((await post(path, { type: 'click', messageId: '1; drop', customId: 'a' })).status).toBe(400)
  expect(
    (await post('/api/people/999/deeds', { type: 'say', channelId: world.channel.id, content: 'a' })).body,
  ).toEqual({
    problem: 'Nobody here is called that.',
  })
  const say = (content: string) => act(world.alice.id, { type: 'say', channelId: world.channel.id, content })
  expect(await say('   ')).toEqual({ kind: 'failed', text: 'Cannot send an empty message.' })
  expect((await say('a'.repeat(2001))).kind).toBe('failed')
  expect(world.discord.messages(world.channel)).toEqual([])
})

test('commands come with all that can be filled in, one entry for each that can be sent', async () => {
  const { get, post, act, world } = await serve()
  const { alice, bob, channel, register, onInteraction, bot } = world
  await register([
    {
      name: 'deck',
      description: 'Decks',
      options: [
        {
          type: 1,
          name: 'import',
          description: 'Bring one',
          options: [
            { type: 11, name: 'file', description: 'A list', required: true },
            { type: 3, name: 'era', description: 'Which', choices: [{ name: 'Old', value: 'o' }] },
            { type: 6, name: 'owner', description: 'Whose' },
            { type: 3, name: 'name', description: 'Called', autocomplete: true, max_length: 20 },
          ],
        },
      ],
    },
    { type: 2, name: 'Challenge' },
  ])
  const { body } = await get(`/api/people/${alice.id}/channels/${channel.id}/commands`)
  const [deck, challenge] = body as readonly WireCommand[]
  expect(deck).toMatchObject({ name: 'deck import', on: 'slash', description: 'Bring one' })
  expect(
    deck!.options.map(({ name, kind, isRequired, isCompleted, max }) => [name, kind, isRequired, isCompleted, max]),
  ).toEqual([
    ['file', 'file', true, false, null],
    ['era', 'text', false, false, null],
    ['owner', 'person', false, false, null],
    ['name', 'text', false, true, 20],
  ])
  expect(challenge).toMatchObject({ name: 'Challenge', on: 'person', options: [] })

  onInteraction(({ type }) =>
    type === 4
      ? { type: 8, data: { choices: [{ name: 'Rain', value: 'rain' }] } }
      : { type: 4, data: { content: 'ok' } },
  )
  const asked = { channelId: channel.id, command: 'deck import', options: { name: 'ra' }, focused: 'name' }
  expect((await post(`/api/people/${alice.id}/completions`, asked)).body).toEqual([{ name: 'Rain', value: 'rain' }])
  expect((await post(`/api/people/${alice.id}/completions`, { ...asked, focused: 'era' })).body).toEqual([])

  const file = { name: 'my list.txt', contentType: 'text/plain', base64: Buffer.from('4 Growlithe').toString('base64') }
  const options = { file, era: 'o', owner: bob.id, name: 'Rain' }
  const slash = { type: 'slash', channelId: channel.id, command: 'deck import' } as const
  expect(await act(alice.id, { ...slash, options })).toEqual({ kind: 'done' })
  const [attachment] = Object.values(
    (
      bot.interactions.at(-1) as unknown as {
        data: { resolved: { attachments: Record<string, { url: string; filename: string }> } }
      }
    ).data.resolved.attachments,
  )
  expect(attachment!.filename).toBe('my_list.txt')
  expect(await (await fetch(attachment!.url)).text()).toBe('4 Growlithe')
  expect(await act(alice.id, { ...slash, options: {} })).toEqual({
    kind: 'failed',
    text: 'The option «file» is required.',
  })
  const onBob = { type: 'on person', channelId: channel.id, command: 'Challenge', targetId: bob.id } as const
  expect(await act(alice.id, onBob)).toEqual({ kind: 'done' })
})

test('a bot that does not answer is an outcome; the log says why and keeps tokens to itself', async () => {
  const { act, get, world } = await serve()
  const { alice, channel, register, onInteraction } = world
  await register([{ name: 'fail', description: 'Does not work' }])
  onInteraction(() => ({ status: 500, body: 'no' }))
  const slash = { type: 'slash', channelId: channel.id, command: 'fail', options: {} } as const
  expect(await act(alice.id, slash)).toEqual({ kind: 'failed', text: 'The application did not respond' })
  const lines = (await get('/api/log')).body
  expect(lines.at(-1)).toMatchObject({
    title: 'command fail · alice',
    status: 500,
    problem: 'Answered with status 500',
  })
  const entry = (await get(`/api/log/${lines.at(-1).number}`)).body
  expect(entry.request).toMatchObject({ token: '…', data: { name: 'fail' } })
  onInteraction(() => ({ type: 4, data: { flags: V2, components: [{ type: 10, content: 'hello' }] } }))
  await act(alice.id, slash)
  await world.send({ content: 'by the bot' })
  expect((await get('/api/log')).body.at(-1)).toMatchObject({ title: 'POST /channels/{matches}/messages', status: 200 })
  expect((await get('/api/log/9999')).status).toBe(404)
})

test('badges count calls until they are read', async () => {
  const served = await serve()
  const { alice, bob, channel, send } = served.world
  const badge = async () => (await served.get('/api/start')).body.badges[bob.id]
  const here = async () => {
    const { channels } = (await served.get(`/api/people/${bob.id}`)).body as WireSnapshot
    const { pings, isUnread } = channels.find(({ id }) => id === channel.id)!
    return { pings, isUnread }
  }
  const heard = await served.listen(bob.id)
  await served.act(alice.id, { type: 'say', channelId: channel.id, content: 'hello' })
  expect(await here()).toEqual({ pings: 0, isUnread: true })
  await send({ content: `<@${bob.id}> your turn` })
  await heard.until(event => event.type === 'pinged' && event.channelId === channel.id)
  expect([await badge(), await here()]).toEqual([1, { pings: 1, isUnread: true }])
  await served.act(bob.id, { type: 'read', channelId: channel.id })
  expect([await badge(), await here()]).toEqual([0, { pings: 0, isUnread: false }])
  await served.act(bob.id, { type: 'say', channelId: channel.id, content: 'on my way' })
  expect(await here()).toEqual({ pings: 0, isUnread: false })
})

test('the clock goes forward only, people can come, and everything can begin anew', async () => {
  const served = await serve()
  const { world, post, get, resets } = served
  const heard = await served.listen(world.alice.id)
  const before = world.now()
  expect((await post('/api/clock', { by: 3_600_000 })).body).toEqual({ now: before + 3_600_000 })
  await heard.until(event => event.type === 'clock' && event.now === before + 3_600_000)
  expect((await post('/api/clock', { to: before + 7_200_000 })).body).toEqual({ now: before + 7_200_000 })
  expect((await post('/api/clock', { to: before })).body).toEqual({ problem: 'Time goes forward only.' })
  expect((await post('/api/clock', { by: 400 * 86_400_000 })).status).toBe(400)

  const { body } = await post('/api/people', { name: 'Noor' })
  expect((await get(`/api/people/${body.id}`)).body.channels[0].name).toBe('matches')
  await heard.until(event => event.type === 'people' && event.people.length === 3)
  expect((await post('/api/people', { name: 'noor ' })).body.problem).toContain('Take another name')

  await post('/api/reset', {})
  expect(resets).toEqual([world.now()])
  await heard.until(({ type }) => type === 'reset')
})

test('long channels come page by page', async () => {
  const { world, get } = await serve()
  const { alice, channel, discord } = world
  for (let number = 1; number <= 120; number += 1) discord.as(alice).say(channel, `message ${number}`)
  const path = `/api/people/${alice.id}/channels/${channel.id}/messages`
  const read = async (query = '') => {
    const { messages, hasOlder } = (await get(`${path}${query}`)).body
    return { first: messages[0], texts: [messages[0].content, messages.at(-1).content], hasOlder }
  }
  const last = await read()
  expect([last.texts, last.hasOlder]).toEqual([['message 71', 'message 120'], true])
  const middle = await read(`?before=${last.first.id}`)
  expect([middle.texts, middle.hasOlder]).toEqual([['message 21', 'message 70'], true])
  const first = await read(`?before=${middle.first.id}`)
  expect([first.texts, first.hasOlder]).toEqual([['message 1', 'message 20'], false])
})
