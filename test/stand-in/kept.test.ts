import { appendFileSync, chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Discord, openKept, startDiscord } from '../../src/stand-in/discord.ts'
import { testDirectory } from '../store/directories.ts'
import { PNG, restFor, START } from './world.ts'

interface Opened {
  readonly discord: Discord
  readonly reports: string[]
  end(): Promise<void>
}

/** Without `end` it is as if the process had been killed. */
async function open(directory: string, now = START, longest?: number): Promise<Opened> {
  const reports: string[] = []
  const report = (what: string) => void reports.push(what)
  const kept = openKept({ directory, now: () => now, report, ...(longest && { longest }) })
  const discord = await startDiscord({ now: () => now, ...(kept.state && { saved: kept.state }) })
  const keeping = kept.keep(discord)
  onTestFinished(() => discord.close().catch(() => {}))
  const end = async () => {
    keeping.end()
    await discord.close()
  }
  return { discord, reports, end }
}

/** Two people, a channel, a few messages, one of them with a picture. */
async function furnished(directory: string, longest?: number) {
  const opened = await open(directory, START, longest)
  const { discord } = opened
  const [ann, bob] = [discord.addUser({ name: 'ann' }), discord.addUser({ name: 'bob' })]
  const guild = discord.addGuild({ name: 'League', members: [ann, bob] })
  const channel = discord.addChannel(guild, { name: 'matches' })
  const rest = restFor(discord)
  const send = async (content: string, body: object = {}, files: readonly { name: string; data: Buffer }[] = []) => {
    const sent = (await rest.post(`/channels/${channel.id}/messages`, {
      body: { content, ...body },
      files: [...files],
    })) as { id: string }
    return sent.id
  }
  return { ...opened, ann, bob, guild, channel, rest, send }
}

const shape = ({ state: { files, history, ...state } }: Discord) => ({
  ...state,
  history: Object.fromEntries(Object.entries(history).filter(([, ids]) => ids.length > 0)),
  files: Object.fromEntries(
    Object.entries(files).map(([id, { contentType, bytes }]) => [id, { contentType, bytes: Buffer.from(bytes) }]),
  ),
})

const picture = { name: 'table.png', data: PNG }

test('a process that was killed has lost nothing that the bot was told of', async () => {
  const directory = await testDirectory()
  const { discord, ann, bob, channel, rest, send } = await furnished(directory)
  await send('first')
  const shown = await send('<@1>', { nonce: 'n', enforce_nonce: true }, [picture])
  const gone = await send('third', {}, [picture])
  await rest.patch(`/channels/${channel.id}/messages/${shown}`, { body: { content: `<@${bob.id}> edited` } })
  await rest.delete(`/channels/${channel.id}/messages/${gone}`)
  await rest.post(`/channels/${channel.id}/messages/${shown}/threads`, { body: { name: 'Match' } })
  await rest.put(`/applications/${discord.applicationId}/commands`, { body: [{ name: 'coin', description: 'Flip' }] })
  discord.as(ann).say(channel, `hello <@${bob.id}>`)
  discord.as(ann).direct()
  await Promise.resolve()
  const again = await open(directory)
  expect(shape(again.discord)).toEqual(shape(discord))
  expect(again.discord.token).toBe(discord.token)
  expect(again.discord.publicKey).toBe(discord.publicKey)
  expect(again.discord.as(bob).inbox()).toHaveLength(1)
  expect(readdirSync(join(directory, 'files'))).toEqual(Object.keys(discord.state.files))
  expect(Object.keys(discord.state.files)).toHaveLength(1)
})

test('it goes on where it was: ids, nonces, addresses of files', async () => {
  const directory = await testDirectory()
  const { discord, channel, send, end } = await furnished(directory)
  const shown = await send('table', { nonce: 'n', enforce_nonce: true }, [picture])
  const last = discord.state.lastId
  await end()
  const again = await open(directory)
  const rest = restFor(again.discord)
  const repeated = await rest.post(`/channels/${channel.id}/messages`, {
    body: { content: 'table', nonce: 'n', enforce_nonce: true },
  })
  expect(repeated).toMatchObject({ id: shown })
  const message = (await rest.get(`/channels/${channel.id}/messages/${shown}`)) as { attachments: { url: string }[] }
  const file = await fetch(message.attachments[0]?.url ?? '')
  expect(Buffer.from(await file.arrayBuffer())).toEqual(PNG)
  const fresh = (await rest.post(`/channels/${channel.id}/messages`, { body: { content: 'next' } })) as { id: string }
  expect(BigInt(fresh.id)).toBeGreaterThan(BigInt(last))
  expect(again.discord.messages(channel).map(({ content }) => content)).toEqual(['table', 'next'])
})

test('a line that was cut off is as if it had not happened; what is written after it counts', async () => {
  const directory = await testDirectory()
  const { send, channel } = await furnished(directory)
  await send('first')
  const [journal = ''] = readdirSync(directory).filter(name => name.endsWith('.jsonl'))
  appendFileSync(join(directory, journal), '\n{"lastId":"99","messages":{"99":{"id"')
  await send('second')
  const again = await open(directory)
  expect(again.discord.messages(channel).map(({ content }) => content)).toEqual(['first', 'second'])
})

test('the journal is folded into the snapshot when it is long, and nothing is told twice', async () => {
  const directory = await testDirectory()
  const { discord, bob, send } = await furnished(directory, 2000)
  for (let number = 1; number <= 12; number++) await send(`${number} <@${bob.id}> ${'x'.repeat(300)}`)
  const journals = () => readdirSync(directory).filter(name => name.endsWith('.jsonl'))
  expect(journals().length).toBeLessThanOrEqual(1)
  for (const name of journals()) expect(statSync(join(directory, name)).size).toBeLessThan(4000)
  // Killed after the new snapshot, before the old journal was cleared away.
  appendFileSync(join(directory, 'changes-1.jsonl'), '\n{"lastId":"1","users":{"1":{"id":"1"}}}\n')
  const again = await open(directory)
  expect(shape(again.discord)).toEqual(shape(discord))
  expect(again.discord.as(bob).inbox()).toHaveLength(12)
  expect(readdirSync(directory)).not.toContain('changes-1.jsonl')
})

test('one that is older than the bot believes is still in order', async () => {
  const directory = await testDirectory()
  const copy = await testDirectory()
  const { send, channel } = await furnished(directory)
  await send('first')
  cpSync(directory, copy, { recursive: true })
  await send('second')
  const again = await open(copy, START + 1)
  await restFor(again.discord).post(`/channels/${channel.id}/messages`, { body: { content: 'third' } })
  expect(again.discord.messages(channel).map(({ content }) => content)).toEqual(['first', 'third'])
})

test('whoever waited for an answer when it ended waits no more', async () => {
  const directory = await testDirectory()
  const { discord, ann, channel } = await furnished(directory)
  const { interaction } = discord.forge({
    type: 3,
    userId: ann.id,
    channelId: channel.id,
    name: 'x',
    data: { custom_id: 'x', component_type: 2 },
  })
  discord.as(ann).say(channel, 'meanwhile')
  await Promise.resolve()
  const again = await open(directory)
  expect(again.discord.state.interactions[interaction.id]?.response).toMatchObject({
    kind: 'failed',
    text: 'The application did not respond',
  })
})

test('what nobody can ask for any more is not carried along', async () => {
  const directory = await testDirectory()
  const { discord, ann, channel, send, end } = await furnished(directory)
  const old = discord.forge({ type: 4, userId: ann.id, channelId: channel.id, name: 'x', data: {} }).interaction.id
  await send('with a nonce', { nonce: 'n', enforce_nonce: true })
  await end()
  const hour = 3_600_000
  const soon = await open(directory, START + 60_000)
  expect(Object.keys(soon.discord.state.interactions)).toEqual([old])
  expect(Object.keys(soon.discord.state.nonces)).toHaveLength(1)
  await soon.end()
  const later = await open(directory, START + hour)
  expect(later.discord.state.interactions).toEqual({})
  expect(later.discord.state.nonces).toEqual({})
  expect(later.discord.messages(channel)).toHaveLength(1)
})

test('what cannot be written now is reported, and written with what comes next', async () => {
  const directory = await testDirectory()
  const { discord, reports, channel, send } = await furnished(directory)
  rmSync(join(directory, 'files'), { recursive: true })
  await send('first', {}, [picture])
  expect(reports).toContain('What happened in the playground could not be written down yet')
  mkdirSync(join(directory, 'files'))
  await send('second')
  const again = await open(directory)
  expect(again.discord.messages(channel).map(({ content }) => content)).toEqual(['first', 'second'])
  expect(shape(again.discord)).toEqual(shape(discord))
})

test('only its owner can read it', async () => {
  const directory = await testDirectory()
  chmodSync(directory, 0o755)
  const { send } = await furnished(directory)
  const id = await send('first', {}, [picture])
  const names = readdirSync(directory).filter(name => name !== 'files')
  for (const name of names) expect([name, statSync(join(directory, name)).mode & 0o777]).toEqual([name, 0o600])
  expect(statSync(join(directory, 'files')).mode & 0o777).toBe(0o700)
  expect(names.some(name => readFileSync(join(directory, name), 'utf8').includes(id))).toBe(true)
})
