import { Routes } from 'discord-api-types/v10'
import { expect, test } from 'vitest'
import type { WireEvent, WireMessages, WireSnapshot } from '../../../src/playground/wire.ts'
import { button, EPHEMERAL, openThread, PNG, row } from '../../stand-in/world.ts'
import { serve } from './served.ts'

const textsOf = (events: readonly WireEvent[]) =>
  events.flatMap(event => (event.type === 'message' ? [`${event.to}: ${event.message.content}`] : []))

test('everybody hears what they see, and nothing else', async () => {
  const served = await serve()
  const { alice, bob, discord, channel, rest, onInteraction, register } = served.world
  await register([{ name: 'whisper', description: 'Only for you' }])
  onInteraction(() => ({ type: 4, data: { content: 'psst', flags: EPHEMERAL } }))
  const both = await served.listen(alice.id, bob.id)
  const onlyBob = await served.listen(bob.id)

  await served.act(alice.id, { type: 'say', channelId: channel.id, content: 'hello' })
  expect(await served.act(alice.id, { type: 'slash', channelId: channel.id, command: 'whisper', options: {} })).toEqual(
    {
      kind: 'done',
    },
  )
  const direct = discord.as(alice).direct()
  await rest.post(Routes.channelMessages(direct.id), { body: { content: 'your hand' } })
  const hidden = await openThread(served.world, 12)
  await rest.post(Routes.channelMessages(hidden.id), { body: { content: 'behind closed doors' } })
  await served.act(bob.id, { type: 'say', channelId: channel.id, content: 'the last word' })

  const isLast = (event: WireEvent) =>
    event.type === 'message' && event.to === bob.id && event.message.content === 'the last word'
  await Promise.all([both.until(isLast), onlyBob.until(isLast)])
  expect(textsOf(both.events)).toEqual([
    `${alice.id}: hello`,
    `${bob.id}: hello`,
    `${alice.id}: psst`,
    `${alice.id}: your hand`,
    `${alice.id}: the last word`,
    `${bob.id}: the last word`,
  ])
  expect(textsOf(onlyBob.events)).toEqual([`${bob.id}: hello`, `${bob.id}: the last word`])
  expect(JSON.stringify(onlyBob.events)).not.toContain(direct.id)
  expect(JSON.stringify(onlyBob.events)).not.toContain(hidden.id)
})

test('what somebody may not see is not there for them, by whatever address', async () => {
  const served = await serve()
  const { alice, bob, discord, channel, rest } = served.world
  const direct = discord.as(alice).direct()
  const { id } = (await rest.post(Routes.channelMessages(direct.id), {
    body: { content: 'your hand' },
    files: [{ name: 'hand.png', data: PNG, contentType: 'image/png' }],
  })) as { id: string }
  const status = async (path: string) => (await served.get(path)).status
  const at = (user: { id: string }) => `/api/people/${user.id}`

  const { messages } = (await served.get(`${at(alice)}/channels/${direct.id}/messages`)).body as WireMessages
  const [file] = messages[0]!.files
  expect(file).toMatchObject({ name: 'hand.png', isPicture: true, width: 1, height: 1 })
  const picture = await fetch(`${served.url}${file!.url}`)
  expect(Buffer.from(await picture.arrayBuffer())).toEqual(PNG)
  expect(picture.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")

  expect(await status(`${at(alice)}/messages/${id}/raw`)).toBe(200)
  for (const path of [
    'channels/:channel/messages',
    'channels/:channel/commands',
    'messages/:message',
    'messages/:message/raw',
  ]) {
    const real = path.replace(':channel', direct.id).replace(':message', id)
    expect(await status(`${at(bob)}/${real}`), path).toBe(404)
  }
  expect(await status(file!.url.replace(alice.id, bob.id))).toBe(404)
  const seen = (await served.get(at(bob))).body as WireSnapshot
  expect(seen.channels.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['text matches', 'direct Prizepost'])
  expect(seen.channels.some(each => each.id === direct.id)).toBe(false)
  expect(await served.act(bob.id, { type: 'click', messageId: id, customId: 'any' })).toEqual({
    kind: 'failed',
    text: 'bob sees no such message.',
  })
  expect(await served.act(bob.id, { type: 'say', channelId: direct.id, content: 'hi' })).toEqual({
    kind: 'failed',
    text: 'bob sees no such channel.',
  })
  expect(await status(`/api/people/${discord.applicationId}`)).toBe(404)
  expect(await status(`${at(bob)}/channels/${channel.id}/messages`)).toBe(200)
})

test('a public answer to a private message does not quote it to others', async () => {
  const served = await serve()
  const { alice, bob, channel, onInteraction, register, discord } = served.world
  await register([{ name: 'peek', description: 'Only for you' }])
  onInteraction(({ type }) =>
    type === 2
      ? { type: 4, data: { content: 'my secret', flags: EPHEMERAL, components: [row(button('tell'))] } }
      : { type: 4, data: { content: 'it is out' } },
  )
  await served.act(alice.id, { type: 'slash', channelId: channel.id, command: 'peek', options: {} })
  const [peeked] = discord.as(alice).messages(channel)
  await served.act(alice.id, { type: 'click', messageId: peeked!.id, customId: 'tell' })
  const said = discord.as(bob).messages(channel).at(-1)!
  const quoted = async (user: { id: string }) => {
    const one = await served.get(`/api/people/${user.id}/messages/${said.id}`)
    const raw = await served.get(`/api/people/${user.id}/messages/${said.id}/raw`)
    return [one.body.reply?.text ?? null, raw.body.referenced_message?.content ?? null]
  }
  expect(await quoted(alice)).toEqual(['my secret', 'my secret'])
  expect(await quoted(bob)).toEqual([null, null])
})

test('a form goes to whoever asked for it, and to no stream', async () => {
  const served = await serve()
  const { alice, bob, channel, onInteraction, register } = served.world
  await register([{ name: 'fill', description: 'A form' }])
  const input = { type: 4, custom_id: 'words', style: 1 }
  onInteraction(({ type }) =>
    type === 2
      ? {
          type: 9,
          data: {
            custom_id: 'form',
            title: 'Secret form',
            components: [{ type: 18, label: 'Words', component: input }],
          },
        }
      : { type: 4, data: { content: 'thanks', flags: EPHEMERAL } },
  )
  const heard = await served.listen(alice.id, bob.id)
  const outcome = await served.act(alice.id, { type: 'slash', channelId: channel.id, command: 'fill', options: {} })
  expect(outcome).toMatchObject({ kind: 'modal', modal: { title: 'Secret form' } })
  if (outcome.kind !== 'modal') return
  const submit = { type: 'submit', modalId: outcome.modal.id, values: { words: 'abc' } } as const
  expect((await served.act(bob.id, submit)).kind).toBe('failed')
  expect(await served.act(alice.id, submit)).toEqual({ kind: 'done' })
  await heard.until(event => event.type === 'message' && event.message.content === 'thanks')
  expect(JSON.stringify(heard.events)).not.toContain('Secret form')
})
