/** Discord limits, fails, hangs up, is down: in the end everything has been done and said once. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { DiscordDown } from '../../src/discord/refused.ts'
import { type Event, rateLimited, textOf } from '../../src/stand-in/discord.ts'
import type { Fault } from '../../src/stand-in/faults.ts'
import {
  type AtTable,
  accept,
  begin,
  challenge,
  decide,
  endTurn,
  entriesOf,
  expectGoodManners,
  idOf,
  isSettled,
  look,
  notOnTurn,
  onTurn,
  panelsOf,
  publicIn,
  setUp,
  textsOf,
  threadOf,
  threadsOf,
} from './fault-table.ts'
import { openStage, type Stage } from './stage.ts'

const MINUTE = 60_000

let stage: Stage
beforeAll(async () => {
  stage = await openStage({ name: 'network', isQuick: true })
})
afterAll(() => stage.close())
beforeEach(() => {
  stage.reports.splice(0)
  stage.discord.clearLog()
  stage.discord.faults.clear()
})
afterEach(() => {
  expectGoodManners(stage)
  vi.restoreAllMocks()
})

/** Ends the turn, and nothing more is asked of anybody. */
async function end({ channel, match }: AtTable, player: Parameters<Stage['discord']['as']>[0]) {
  const ended = await stage.discord.as(player).slash('end', { match }, channel)
  await stage.settled()
  return ended
}

/** The new messages that anybody saw, whether they are still there or not. */
function watching(): { readonly seen: string[]; stop(): void } {
  const seen: string[] = []
  const stop = stage.discord.subscribe((event: Event) => {
    if (event.type === 'MessageCreated' && event.message.visibleTo === null) seen.push(event.message.channelId)
  })
  return { seen, stop }
}

describe('limits and errors that pass', () => {
  test('a storm of 429, global and by route', async () => {
    const table = await begin(stage)
    const player = await notOnTurn(table)
    const { seen, stop } = watching()
    stage.discord.faults.next({ fault: rateLimited(0.02), times: 12 })
    stage.discord.faults.next({ fault: rateLimited(0.02, true), times: 6 })
    const ended = await end(table, await onTurn(table))
    stop()
    expect(textOf((await stage.discord.settled(ended)).message!)).not.toBe('')
    expect(seen).toEqual([threadOf(table).id, stage.discord.as(player).direct().id])
    expect(textOf(panelsOf(table, player).at(-1)!)).toContain('**Your turn')
    expect(await isSettled(table)).toBe(true)
    expect(stage.reports).toEqual([])
  })

  test.each([500, 502, 503])('%d a few times', async status => {
    const table = await begin(stage)
    const { seen, stop } = watching()
    stage.discord.faults.next({ fault: { kind: 'status', status }, times: 3 })
    await endTurn(table)
    stop()
    expect(seen).toHaveLength(2)
    expect(await isSettled(table)).toBe(true)
    expect(stage.reports).toEqual([])
  })

  test('one place fails for longer than Discord knows a nonce: what arrived elsewhere arrives once', async () => {
    const table = await begin(stage)
    const player = await notOnTurn(table)
    const direct = stage.discord.as(player).direct()
    const path = new RegExp(`^/channels/${direct.id}/messages`)
    stage.discord.faults.next({ path, fault: { kind: 'status', status: 500 }, times: 1000 })
    const { seen, stop } = watching()
    await end(table, await onTurn(table))
    expect(await isSettled(table)).toBe(false)
    for (let minute = 0; minute < 12; minute += 1) await stage.tick(MINUTE)
    expect(seen).toEqual([threadOf(table).id])
    stage.discord.faults.clear()
    await stage.tick(MINUTE)
    stop()
    expect(seen).toEqual([threadOf(table).id, direct.id])
    expect(textOf(panelsOf(table, player).at(-1)!)).toContain('**Your turn')
    expect(await isSettled(table)).toBe(true)
  })

  test('what comes after it has been overtaken takes nothing away', async () => {
    const table = await begin(stage)
    const late = await notOnTurn(table)
    const direct = stage.discord.as(late).direct()
    const thread = threadOf(table)
    const path = new RegExp(`^/channels/(${direct.id}|${thread.id})/messages$`)
    stage.discord.faults.next({ method: 'POST', path, fault: { kind: 'status', status: 500 }, times: 8 })
    await end(table, await onTurn(table))
    expect(await isSettled(table)).toBe(false)
    const [told, panels] = [publicIn(table, thread).length, panelsOf(table, late).length]
    await endTurn(table)
    await endTurn(table)
    const newest = panelsOf(table, late).at(-1)!
    const post = publicIn(table, thread).at(-1)!
    expect(textOf(newest)).toContain('**Your turn')
    await stage.tick(2 * MINUTE)
    expect(panelsOf(table, late)).toHaveLength(panels)
    expect(panelsOf(table, late).at(-1)).toMatchObject({ id: newest.id })
    // The story is complete, but nobody is called for what is over, and the newest post keeps its buttons.
    const after = publicIn(table, thread)
    expect(after).toHaveLength(told + 3)
    expect(after.at(-1)).toMatchObject({ mentions: [] })
    expect(() => idOf(after.at(-1)!, 'My hand')).toThrow()
    expect(idOf(after.find(({ id }) => id === post.id)!, 'My hand')).toBeTruthy()
    expect(await isSettled(table)).toBe(true)
    await endTurn(table)
    expect(() => idOf(stage.discord.message(post.id)!, 'My hand')).toThrow()
  })
})

describe('Discord is down for ten minutes', () => {
  test('then everything is delivered once', async () => {
    const table = await begin(stage)
    const other = await begin(stage)
    const [player, next] = [await onTurn(table), await notOnTurn(table)]
    const { seen, stop } = watching()
    stage.discord.faults.down({ from: stage.now + 1, until: stage.now + 10 * MINUTE })
    stage.now += 1
    await end(table, player)
    await end(other, await onTurn(other))
    expect(seen).toEqual([])
    const entries = await entriesOf(table)
    for (let minute = 0; minute < 9; minute += 1) await stage.tick(MINUTE)
    expect(seen).toEqual([])
    expect(await isSettled(table)).toBe(false)
    await stage.tick(MINUTE)
    await stage.tick(MINUTE)
    await stage.tick(MINUTE)
    stop()
    const direct = (each: AtTable['players'][0]) => stage.discord.as(each).direct().id
    expect([...seen].sort()).toEqual(
      [threadOf(table).id, direct(next), threadOf(other).id, direct(await onTurn(other))].sort(),
    )
    expect(textOf(panelsOf(table, next).at(-1)!)).toContain('**Your turn')
    expect(panelsOf(table, next)).toHaveLength(1)
    expect(publicIn(table, threadOf(table)).at(-1)?.mentions).toEqual([next.id])
    expect((await entriesOf(table)).map(({ version }) => version)).toEqual(entries.map(({ version }) => version))
    expect([await isSettled(table), await isSettled(other)]).toEqual([true, true])
  })

  test('a challenge that was made meanwhile', async () => {
    stage.discord.faults.down({ from: stage.now + 1, until: stage.now + 10 * MINUTE })
    stage.now += 1
    const table = await challenge(stage)
    expect(publicIn(table, table.channel)).toEqual([])
    for (let minute = 0; minute < 12; minute += 1) await stage.tick(MINUTE)
    expect(publicIn(table, table.channel)).toHaveLength(1)
    expect(panelsOf(table, table.players[1])).toHaveLength(1)
    await accept(table)
    await setUp(table)
    expect(threadsOf(table)).toHaveLength(1)
    expect(await isSettled(table)).toBe(true)
  })

  test('a match that began meanwhile gets its thread', async () => {
    const table = await challenge(stage)
    stage.discord.faults.down({ from: stage.now + 1, until: stage.now + 10 * MINUTE })
    stage.now += 1
    await accept(table)
    expect(threadsOf(table)).toEqual([])
    for (let minute = 0; minute < 12; minute += 1) await stage.tick(MINUTE)
    expect(publicIn(table, threadOf(table))).toHaveLength(1)
    for (const player of table.players) expect(panelsOf(table, player)).toHaveLength(1)
    expect(await isSettled(table)).toBe(true)
  })
})

describe('the answer of a call is lost after it was carried out', () => {
  const LOST: readonly (readonly [string, Fault])[] = [
    ['the line is cut', { kind: 'hang-up' }],
    ['a gateway answers instead', { kind: 'status', status: 502 }],
  ]
  test.each(LOST)('nothing is said twice: %s', async (_, fault) => {
    const table = await challenge(stage)
    const { seen, stop } = watching()
    // One after the other: the thread, each post, each panel, each answer.
    const paths = [/threads$/, /^\/channels\/\d+\/messages$/, /original$/, /^\/users\/@me\/channels$/]
    const loseAll = () => {
      for (const path of paths) stage.discord.faults.next({ path, fault, after: true })
    }
    loseAll()
    await accept(table)
    await stage.tick(2 * MINUTE)
    await setUp(table)
    loseAll()
    const player = await onTurn(table)
    await end(table, player)
    await stage.tick(2 * MINUTE)
    await stage.tick(2 * MINUTE)
    stop()
    expect(threadsOf(table)).toHaveLength(1)
    for (const each of table.players) expect(panelsOf(table, each).length).toBeLessThanOrEqual(1)
    const told = textsOf(publicIn(table, threadOf(table)))
    expect(new Set(told).size).toBe(told.length)
    const nonces = publicIn(table, threadOf(table)).map(({ nonce }) => nonce)
    expect(new Set(nonces).size).toBe(nonces.length)
    expect(seen.filter(id => id === threadOf(table).id)).toHaveLength(nonces.length)
    expect((await look(table)).game?.turn).toMatchObject({ number: 2 })
    expect(await isSettled(table)).toBe(true)
  })

  test('a slow answer is waited for', async () => {
    const table = await begin(stage)
    const { seen, stop } = watching()
    stage.discord.faults.next({ fault: { kind: 'late', ms: 150 }, times: 4 })
    await endTurn(table)
    stop()
    expect(seen).toHaveLength(2)
  })
})

describe('the worker', () => {
  test('answers after a quarter of an hour: what was asked for is done and told, only the answer is lost', async () => {
    const table = await begin(stage)
    const [player, next] = [await onTurn(table), await notOnTurn(table)]
    const { look: real } = stage.bot.app
    vi.spyOn(stage.bot.app, 'look').mockImplementationOnce(async asked => {
      stage.now += 16 * MINUTE
      return real(asked)
    })
    await end(table, player)
    expect(await onTurn(table)).toEqual(next)
    expect(textOf(panelsOf(table, next).at(-1)!)).toContain('**Your turn')
    expect(stage.reports).toEqual([])
    const last = stage.discord.log().findLast(each => each.kind === 'rest' && each.path.endsWith('original'))
    expect(last).toMatchObject({ status: 401, response: { code: 50_027 } })
  })

  test.each([1, 2])('dies %d times between the deed and the answer: it is done once and answered', async deaths => {
    const table = await begin(stage)
    const [player, next] = [await onTurn(table), await notOnTurn(table)]
    const entries = (await entriesOf(table)).length
    const spy = vi.spyOn(stage.bot.discord, 'editReply')
    for (let death = 0; death < deaths; death += 1) spy.mockRejectedValueOnce(new DiscordDown('killed'))
    const { seen, stop } = watching()
    const ended = await end(table, player)
    stop()
    expect(await entriesOf(table)).toHaveLength(entries + 1)
    expect(seen).toEqual([threadOf(table).id, stage.discord.as(next).direct().id])
    expect(textOf((await stage.discord.settled(ended)).message!)).not.toContain('went wrong')
    expect(stage.reports).toEqual([])
  })

  test('is faster than the acknowledgement: only the answer is tried again', async () => {
    const table = await begin(stage)
    const early: Fault = { kind: 'status', status: 404, body: { code: 10_015, message: 'Unknown Webhook' } }
    const looked = vi.spyOn(stage.bot.app, 'look')
    stage.discord.faults.next({ path: /original$/, fault: early, times: 3 })
    const ended = await end(table, await onTurn(table))
    expect(looked).toHaveBeenCalledTimes(2) // by the test, to see whose turn it is, and by the worker
    expect(textOf((await stage.discord.settled(ended)).message!)).toContain('**Waiting for')
    expect(stage.reports).toEqual([])
  })

  test('dies in the middle of telling: the rest is told by the next try', async () => {
    const table = await begin(stage)
    const [player, next] = [await onTurn(table), await notOnTurn(table)]
    const entries = (await entriesOf(table)).length
    const { post } = stage.bot.discord
    const { seen, stop } = watching()
    // The message was sent, and then the lights went out, before anything could be written down.
    vi.spyOn(stage.bot.discord, 'post').mockImplementationOnce(async (...args) => {
      await post(...args)
      throw new DiscordDown('killed')
    })
    vi.spyOn(stage.bot.discord, 'editReply').mockRejectedValueOnce(new DiscordDown('killed'))
    await end(table, player)
    stop()
    expect(await entriesOf(table)).toHaveLength(entries + 1)
    expect(seen).toEqual([threadOf(table).id, stage.discord.as(next).direct().id])
    expect(await isSettled(table)).toBe(true)
  })

  test('gives up: the player is told so, and asking again finds it done', async () => {
    const table = await begin(stage)
    const player = await onTurn(table)
    const entries = (await entriesOf(table)).length
    const spy = vi.spyOn(stage.bot.discord, 'editReply')
    for (let death = 0; death < 3; death += 1) spy.mockRejectedValueOnce(new DiscordDown('killed'))
    const ended = await end(table, player)
    expect(textOf((await stage.discord.settled(ended)).message!)).toContain('Something went wrong on my side.')
    expect(stage.reports).toEqual(['Given up: killed'])
    const again = await end(table, player)
    expect(textOf((await stage.discord.settled(again)).message!)).not.toContain('went wrong')
    expect(await entriesOf(table)).toHaveLength(entries + 1)
  })

  test('hears everything twice, at once', async () => {
    const table = await begin(stage)
    const [player, next] = [await onTurn(table), await notOnTurn(table)]
    const entries = (await entriesOf(table)).length
    const { seen, stop } = watching()
    await stage.discord.as(player, { twice: 'at once' }).slash('end', { match: table.match }, table.channel)
    await stage.settled()
    stop()
    expect(await entriesOf(table)).toHaveLength(entries + 1)
    expect(seen).toEqual([threadOf(table).id, stage.discord.as(next).direct().id])
  })

  test('the store fails at the door: no answer, but no harm either', async () => {
    const table = await challenge(stage)
    const post = publicIn(table, table.channel)[0]!
    vi.spyOn(stage.bot.app, 'look').mockRejectedValueOnce(new Error('no store'))
    const bob = stage.discord.as(table.players[1])
    expect(await bob.click(post, idOf(post, 'Accept…'))).toMatchObject({ kind: 'failed' })
    expect(stage.reports).toEqual(['An interaction could not be taken: no store'])
    await accept(table)
    expect((await look(table)).status).toBe('playing')
    await decide(table, await onTurn(table))
  })
})
