import { Routes } from 'discord-api-types/v10'
import { describe, expect, test } from 'vitest'
import { NO_RATE_LIMITS, REAL_RATE_LIMITS } from '../../src/stand-in/discord.ts'
import { many, openWorld, START, type World } from './world.ts'

const call = async ({ discord }: World, method: string, path: string, body?: object) => {
  const response = await fetch(`${discord.apiBase}/v10${path}`, {
    method,
    headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const limit = (name: string) => response.headers.get(`x-ratelimit-${name}`)
  const text = await response.text()
  return {
    status: response.status,
    body: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
    retryAfter: response.headers.get('retry-after'),
    limits: ['limit', 'remaining', 'reset', 'reset-after', 'bucket', 'global', 'scope'].map(limit),
  }
}

describe('rate limits', () => {
  test('headers on every answer', async () => {
    const world = await openWorld({ rateLimits: REAL_RATE_LIMITS })
    const path = Routes.channelMessages(world.channel.id)
    const { limits } = await call(world, 'POST', path, { content: 'x' })
    expect(limits).toEqual([
      '5',
      '4',
      ((START + 5000) / 1000).toFixed(3),
      '5.000',
      expect.stringMatching(/^[0-9a-f]{32}$/),
      null,
      null,
    ])
    world.pass(2500)
    const wrong = await call(world, 'POST', path, {})
    expect([wrong.status, ...wrong.limits.slice(0, 4)]).toEqual([
      400,
      '5',
      '3',
      ((START + 5000) / 1000).toFixed(3),
      '2.500',
    ])
  })

  test('the sixth message in five seconds: 429, in this channel only', async () => {
    const world = await openWorld({ rateLimits: REAL_RATE_LIMITS })
    const other = world.discord.addChannel(world.guild, { name: 'other' })
    const send = (channelId: string) => call(world, 'POST', Routes.channelMessages(channelId), { content: 'x' })
    for (const _ of many(5, () => 0)) expect((await send(world.channel.id)).status).toBe(200)
    world.pass(1000)
    const refusedOne = await send(world.channel.id)
    expect(refusedOne).toMatchObject({
      status: 429,
      body: { message: 'You are being rate limited.', retry_after: 4, global: false },
      retryAfter: '4',
    })
    expect(refusedOne.limits).toEqual(['5', '0', expect.anything(), '4.000', expect.anything(), null, 'user'])
    expect((await send(other.id)).status).toBe(200)
    expect((await call(world, 'GET', Routes.channel(world.channel.id))).status).toBe(200)
    world.pass(4000)
    expect((await send(world.channel.id)).status).toBe(200)
    expect(world.discord.messages(world.channel)).toHaveLength(6)
  })

  test('all together, but not what an interaction opens', async () => {
    const world = await openWorld({ rateLimits: { ...NO_RATE_LIMITS, global: { requests: 3, perMs: 1000 } } })
    await world.rest.put(Routes.applicationCommands(world.discord.applicationId), {
      body: [{ name: 'hello', description: 'x' }],
    })
    const me = () => call(world, 'GET', Routes.user())
    await me()
    await me()
    const { status, body, limits } = await me()
    expect([status, body, limits.slice(-2)]).toEqual([
      429,
      { message: 'You are being rate limited.', retry_after: 1, global: true },
      ['true', 'global'],
    ])
    await world.discord.as(world.alice).slash('hello', {}, world.channel)
    const { application_id, token } = world.bot.interactions[0]!
    expect((await call(world, 'PATCH', Routes.webhookMessage(application_id, token), { content: 'y' })).status).toBe(
      200,
    )
    world.pass(1000)
    expect((await me()).status).toBe(200)
  })

  test('the library waits as it is told', async () => {
    const begun = performance.now()
    const world = await openWorld({
      now: () => START + performance.now() - begun,
      rateLimits: { ...NO_RATE_LIMITS, others: { requests: 2, perMs: 60 } },
    })
    for (const content of ['1', '2', '3', '4']) await world.send({ content })
    expect(world.discord.messages(world.channel).map(({ content }) => content)).toEqual(['1', '2', '3', '4'])
    const [first, , third] = world.discord.messages(world.channel)
    expect(third!.createdAt - first!.createdAt).toBeGreaterThan(40)
  })

  test('switched off and on', async () => {
    const world = await openWorld()
    const send = () => call(world, 'POST', Routes.channelMessages(world.channel.id), { content: 'x' })
    for (const _ of many(10, () => 0)) expect((await send()).status).toBe(200)
    world.discord.setRateLimits(REAL_RATE_LIMITS)
    const found: number[] = []
    for (const _ of many(6, () => 0)) found.push((await send()).status)
    expect(found).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('who asks too often for what he may not have is not answered any more', async () => {
    const world = await openWorld({ rateLimits: { ...NO_RATE_LIMITS, invalid: { requests: 3, perMs: 600_000 } } })
    world.discord.mishaps.deny(world.channel, 'ViewChannel')
    for (const _ of many(3, () => 0))
      expect((await call(world, 'GET', Routes.channel(world.channel.id))).status).toBe(403)
    expect(await call(world, 'GET', Routes.user())).toMatchObject({ status: 429, body: 'error code: 1015' })
    world.pass(600_000)
    expect((await call(world, 'GET', Routes.user())).status).toBe(200)
  })
})
