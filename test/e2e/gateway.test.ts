/** A match over the gateway: the line is cut in the middle, things are said twice, and nobody at the table notices. */
import { GatewayOpcodes } from 'discord-api-types/v10'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { matchStream } from '../../src/app/lookups.ts'
import { textOf } from '../../src/stand-in/discord.ts'
import { buttonNamed, Game } from './game.ts'
import { type GatewayStage, openGatewayStage } from './gateway-stage.ts'
import { mixed } from './hands.ts'

let stage: GatewayStage
beforeAll(async () => {
  stage = await openGatewayStage('gateway')
})
afterAll(() => stage.close())

/** How often each interaction was answered, and what Discord said to it. */
const answers = () =>
  stage.discord.log().flatMap(entry => {
    const id = entry.kind === 'rest' ? /^\/interactions\/(\d+)\//.exec(entry.path)?.[1] : undefined
    return id && entry.kind === 'rest' ? [{ id, status: entry.status }] : []
  })

test('challenge, accept, play, be cut off, play on, concede', { timeout: 60_000 }, async () => {
  const { discord } = stage
  const { gateway } = discord
  const game = await new Game(stage, { ruleset: 'hgss-2010', seed: 3 }).begin()
  expect(await game.play(mixed, 6)).toBe(6)

  // The line is cut. Somebody looks at the own hand, and whatever was said last is said again when it is back.
  const before = (await stage.store.read(matchStream(game.match))).length
  gateway.repeatLast()
  const resumed = gateway.next(GatewayOpcodes.Resume)
  gateway.cut()
  const looked = await game.act(game.person(0).slash('hand', {}, game.thread))
  await resumed
  expect(looked.kind).toBe('message')
  expect(await stage.store.read(matchStream(game.match))).toHaveLength(before)

  // A move that is told twice is one move.
  expect(await game.play(mixed, 6)).toBe(6)
  const moved = (await stage.store.read(matchStream(game.match))).length
  const last = discord.log().length
  gateway.repeatLast()
  const again = gateway.next(GatewayOpcodes.Resume)
  gateway.askToReconnect()
  await again
  await vi.waitFor(() => expect(gateway.connected()).toBe(1))
  await game.act(game.person(1).slash('turns', {}, game.channel)) // comes after the repeated one
  expect(await stage.store.read(matchStream(game.match))).toHaveLength(moved)
  expect(discord.log().length).toBeGreaterThan(last)

  if (game.table().status === 'playing') await game.concede(0)
  await game.checkEnd()
  const post = game.posts().at(-1)!
  const { message } = await game.act(game.person(1).click(post, buttonNamed(post, 'Log')))
  expect(textOf(message!)).not.toBe('')
  expect(answers().map(({ status }) => status)).toEqual(answers().map(() => 204))
  expect(new Set(answers().map(({ id }) => id)).size).toBe(answers().length)
  expect(gateway.heard().filter(({ op }) => op === GatewayOpcodes.Identify)).toHaveLength(1)
  expect(stage.reports).toEqual([])
})

test('suggestions come over the gateway, too; what makes no sense is reported and harms nobody', async () => {
  const { discord } = stage
  const cat = discord.addUser({ name: 'cat' })
  const guild = discord.addGuild({ name: 'Elsewhere', members: [cat] })
  const channel = discord.addChannel(guild, { name: 'cards' })
  const choices = await discord.as(cat).autocomplete('card', { name: 'growli' }, 'name', channel)
  expect(choices.map(({ name }) => name)).toContainEqual(expect.stringContaining('Growlithe'))
  const strange = [{ id: '1', token: 'x', type: 2 }, { type: 77 }, { id: 5 }, 'nothing']
  await Promise.all(strange.map(each => discord.deliver(each)))
  const { message } = await discord.settled(await discord.as(cat).slash('help', {}, channel))
  expect(textOf(message!)).not.toBe('')
  await vi.waitFor(() => expect(stage.reports).toHaveLength(strange.length))
  expect(new Set(stage.reports.splice(0).map(each => each.split(':')[0]))).toEqual(
    new Set(['Discord sent something strange']),
  )
})

test('nothing is said before Discord has our first answer', async () => {
  const { discord } = stage
  const eve = discord.addUser({ name: 'eve' })
  const guild = discord.addGuild({ name: 'Nowhere', members: [eve] })
  const channel = discord.addChannel(guild, { name: 'slow' })
  discord.clearLog()
  discord.faults.next({ path: /callback$/, fault: { kind: 'status', status: 503 } })
  await discord.settled(await discord.as(eve).slash('help', {}, channel))
  const calls = discord.log().flatMap(entry => (entry.kind === 'rest' ? [`${entry.method} ${entry.status}`] : []))
  expect(calls).toEqual(['POST 503', 'POST 204', 'PATCH 200'])
})

test('what has been acknowledged is finished before the end', async () => {
  const { discord } = stage
  const dan = discord.addUser({ name: 'dan' })
  const guild = discord.addGuild({ name: 'Somewhere', members: [dan] })
  const channel = discord.addChannel(guild, { name: 'late' })
  discord.faults.next({ method: 'PATCH', path: /webhooks/, fault: { kind: 'status', status: 503 } })
  const asked = await discord.as(dan).slash('help', {}, channel)
  expect(asked.kind).toBe('thinking')
  await stage.hosted.close()
  expect(discord.state.interactions[asked.interaction.id]?.response.kind).toBe('message')
  expect(discord.gateway.connected()).toBe(0)
})
