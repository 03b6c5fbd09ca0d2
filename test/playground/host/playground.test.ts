import { once } from 'node:events'
import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { demoMatch } from '../../../src/playground/host/demo.ts'
import type { World } from '../../../src/playground/world.ts'
import { buttonsOf, textOf } from '../../../src/stand-in/discord.ts'
import { testDirectory } from '../../store/directories.ts'
import { answered, channel, person, press, seen, start, tryToStart } from './opened.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Robin challenges Kim, who accepts; both have their hands. */
async function beginMatch(world: World): Promise<void> {
  const [robin, kim] = [person(world, 'robin'), person(world, 'kim')]
  const matches = channel(world, 'matches')
  await answered(world, robin.slash('challenge', { opponent: kim.user }, matches))
  const post = await seen(world, kim, matches.id, 'Robin challenges you')
  const { modal } = await kim.click(post, press(post, 'Accept…'))
  if (!modal) throw new Error('Nobody asks for a deck')
  await answered(world, kim.submit(modal, { deck: ['Daybreak'] }))
  await seen(world, robin, robin.direct().id, 'your deck')
  await seen(world, kim, kim.direct().id, 'your deck')
}

test('a world begins with people, places and commands, and the bot serves them', async () => {
  const { playground, reports } = await start(await testDirectory())
  const world = playground.world()
  const robin = person(world, 'robin')
  const guilds = Object.values(world.discord.state.guilds)
  expect(guilds.map(({ name, members }) => [name, Object.keys(members).length])).toEqual([['The Clubhouse', 5]])
  expect(robin.channels().map(each => ('name' in each ? each.name : each.kind))).toEqual([
    'general',
    'matches',
    'league',
  ])
  expect(robin.commands(channel(world, 'general')).length).toBeGreaterThan(20)
  expect(textOf(robin.messages(channel(world, 'general'))[0]!)).toContain('Welcome to The Clubhouse')
  await beginMatch(world)
  expect(channel(world, 'Robin vs Kim').kind).toBe('thread')
  await playground.close()
  expect(reports).toEqual([])
})

test('another start finds everything as it was, later by the time in between', async () => {
  const directory = await testDirectory()
  const first = await start(directory, { real: () => Date.UTC(2026, 2, 1, 12) })
  await beginMatch(first.playground.world())
  await first.playground.world().clock.advance(6 * HOUR)
  await first.playground.close()
  const before = first.playground.world().discord
  const { playground, reports } = await start(directory, { real: () => Date.UTC(2026, 2, 1, 13) })
  const world = playground.world()
  expect(world.clock.now()).toBe(Date.UTC(2026, 2, 1, 19))
  expect(world.discord.state.messages).toEqual(before.state.messages)
  const robin = person(world, 'robin')
  const { message } = await answered(world, robin.slash('turns', {}, channel(world, 'general')))
  expect(textOf(message!)).toContain('Kim')
  await playground.close()
  expect([...first.reports, ...reports]).toEqual([])
})

test('when time passes, what falls due happens', async () => {
  const { playground } = await start(await testDirectory())
  const world = playground.world()
  const matches = channel(world, 'matches')
  const robin = person(world, 'robin')
  await answered(world, robin.slash('challenge', { opponent: person(world, 'kim').user }, matches))
  await seen(world, robin, matches.id, 'Robin challenges you')
  await world.clock.advance(30 * DAY)
  expect(robin.messages(matches).map(textOf).join()).toContain('It has expired.')
  await playground.close()
})

test('a reset begins anew; the world before stays until the next time', async () => {
  const directory = await testDirectory()
  const { playground } = await start(directory)
  const old = playground.world()
  await beginMatch(old)
  await Promise.all([playground.reset(), playground.reset()])
  const world = playground.world()
  expect(world).not.toBe(old)
  expect(person(world, 'robin').messages(channel(world, 'matches'))).toEqual([])
  await beginMatch(world)
  await playground.close()
  expect(readdirSync(directory).sort()).toEqual(['before', 'world'])
})

test('--fresh moves the old world aside and says where', async () => {
  const directory = await testDirectory()
  const first = await start(directory)
  const token = first.playground.world().discord.token
  await first.playground.close()
  const { playground } = await start(directory, { fresh: true })
  expect(playground.before).toBe(join(directory, 'before'))
  expect(playground.world().discord.token).not.toBe(token)
  await playground.close()
  rmSync(join(directory, 'world'), { recursive: true })
  cpSync(join(directory, 'before'), join(directory, 'world'), { recursive: true })
  const again = await start(directory)
  expect(again.playground.before).toBeNull()
  expect(again.playground.world().discord.token).toBe(token)
  await again.playground.close()
})

test('a world whose making was interrupted is made again, and takes nobody’s place', async () => {
  const directory = await testDirectory()
  await (await start(directory)).playground.close()
  await (await start(directory, { fresh: true })).playground.close()
  const before = readdirSync(join(directory, 'before'))
  rmSync(join(directory, 'world', 'world.json'))
  writeFileSync(join(directory, 'world', 'clock.json'), '{"ahead":999999999}')
  const { playground } = await start(directory, { real: () => Date.UTC(2026, 2, 1) })
  expect(playground.world().clock.now()).toBe(Date.UTC(2026, 2, 1))
  await playground.close()
  expect(readdirSync(join(directory, 'before'))).toEqual(before)
})

test('one directory is for one playground', async () => {
  const directory = await testDirectory()
  const { playground } = await start(directory)
  expect(await tryToStart(directory, { fresh: true })).toEqual({
    ok: false,
    error: `${directory} is already open in this process (${process.pid}). Close it first, or choose another directory with --data.`,
  })
  await playground.close()
  await (await start(directory)).playground.close()
})

test('a port that is taken is named, and nothing has been touched', async () => {
  const directory = await testDirectory()
  await (await start(directory)).playground.close()
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  expect(await tryToStart(directory, { fresh: true, port })).toEqual({
    ok: false,
    error: `Port ${port} is in use by another program. Choose another with --port.`,
  })
  expect(existsSync(join(directory, 'before'))).toBe(false)
  await (await start(directory)).playground.close()
})

test('a world that cannot be read any more is named, and can be left', async () => {
  const directory = await testDirectory()
  await (await start(directory)).playground.close()
  const world = join(directory, 'world')
  writeFileSync(join(world, 'discord', 'snapshot.json'), '{"number":')
  expect(await tryToStart(directory)).toEqual({
    ok: false,
    error: `The world in ${world} cannot be read any more. Begin a new one with --fresh; this one is kept.`,
  })
  const { playground } = await start(directory, { fresh: true })
  await playground.close()
  expect(existsSync(join(directory, 'before', 'discord', 'snapshot.json'))).toBe(true)
})

test('a directory that is a file is named', async () => {
  const file = join(await testDirectory(), 'file')
  writeFileSync(file, '')
  const started = await tryToStart(join(file, 'playground'))
  expect(started).toMatchObject({ ok: false, error: expect.stringContaining('Choose another directory with --data.') })
})

test('a page that cannot be opened closes the world again', async () => {
  const directory = await testDirectory()
  const refused = { ok: false, error: 'No page today.' } as const
  expect(await tryToStart(directory, { servePage: async () => refused })).toEqual(refused)
  await (await start(directory)).playground.close()
})

/** Of the match that Robin and Noor begin: its seed is secret, but not that it is another one. */
async function commitmentOfNewMatch(world: World): Promise<string> {
  const [robin, noor] = [person(world, 'robin'), person(world, 'noor')]
  const matches = channel(world, 'matches')
  await answered(world, robin.slash('challenge', { opponent: noor.user }, matches))
  const post = await seen(world, noor, matches.id, `<@${noor.user.id}>, **Robin challenges you`)
  return /`([0-9a-f]{64})`/.exec(textOf(post))?.[1] ?? ''
}

test('the demo is a match in full swing, the same every time; what begins afterwards has luck of its own', async () => {
  const { playground, reports } = await start(await testDirectory(), { prelude: () => demoMatch(2) })
  const told = ({ discord }: World) =>
    Object.values(discord.state.messages).map(message => [message.channelId, message.id, textOf(message)])
  const first = playground.world()
  const robin = person(first, 'robin')
  const panel = robin.messages(robin.direct()).at(-1)!
  expect(textOf(panel)).toContain('**Your turn against Kim** · turn 3')
  expect(buttonsOf(panel).length).toBeGreaterThan(3)
  expect(channel(first, 'Robin vs Kim').kind).toBe('thread')
  const before = told(first)
  const luck = await commitmentOfNewMatch(first)
  expect(luck).toHaveLength(64)
  await playground.reset()
  expect(told(playground.world())).toEqual(before)
  expect(await commitmentOfNewMatch(playground.world())).not.toBe(luck)
  await playground.close()
  expect(reports).toEqual([])
})

test('a Discord that is behind the store gets what it is missing', async () => {
  const directory = await testDirectory()
  const kept = join(directory, 'world', 'discord')
  const copy = join(directory, 'copy')
  const first = await start(directory)
  await first.playground.close()
  cpSync(kept, copy, { recursive: true })
  const second = await start(directory)
  await beginMatch(second.playground.world())
  await second.playground.close()
  rmSync(kept, { recursive: true })
  cpSync(copy, kept, { recursive: true })

  const { playground } = await start(directory)
  const world = playground.world()
  const robin = person(world, 'robin')
  const matches = channel(world, 'matches')
  expect(robin.messages(matches)).toEqual([])
  const { message } = await answered(world, robin.slash('concede', {}, matches))
  const yes = buttonsOf(message!).find(({ label }) => label === 'Yes, I concede')!
  await answered(world, robin.click(message!, yes.custom_id))
  await seen(world, robin, matches.id, 'Kim won against')
  await seen(world, robin, robin.direct().id, 'You lost against')
  await playground.close()
})
