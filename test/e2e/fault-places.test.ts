/** People close their direct messages, threads fall asleep or are deleted: the match goes on. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buttonsOf, textOf } from '../../src/stand-in/discord.ts'
import {
  accept,
  begin,
  challenge,
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
  textsOf,
  threadOf,
  threadsOf,
} from './fault-table.ts'
import { openStage, type Stage } from './stage.ts'

const HOUR = 3_600_000

let stage: Stage
beforeAll(async () => {
  stage = await openStage({ name: 'places', isQuick: true })
})
afterAll(() => stage.close())
beforeEach(() => {
  stage.reports.splice(0)
  stage.discord.clearLog()
})
afterEach(() => {
  expectGoodManners(stage)
  vi.restoreAllMocks()
})

const CLOSED = 'Your direct messages are closed to me'
const callsIn = (texts: readonly string[]) => texts.filter(each => each.includes(CLOSED))

describe('direct messages are closed', () => {
  test('from the start: the thread calls, and the button shows the hand to one pair of eyes', async () => {
    const table = await begin(stage, {
      before: players => {
        for (const player of players) stage.discord.mishaps.closeDirectMessages(player)
      },
    })
    const player = await endTurn(table)
    expect(player).toEqual(await onTurn(table))
    const thread = threadOf(table)
    const call = publicIn(table, thread).findLast(each => textOf(each).startsWith(`<@${player.id}>`))
    expect(call && textOf(call)).toContain('It is your turn.')
    expect(call?.mentions).toEqual([player.id])

    const shown = await stage.discord.as(player).click(call!, idOf(call!, 'My hand'))
    await stage.settled()
    const { message } = await stage.discord.settled(shown)
    expect(message).toMatchObject({ visibleTo: player.id })
    expect(textOf(message!)).toContain('**Your turn')
    await stage.discord.as(player).click(message!, idOf(message!, 'End turn'))
    await stage.settled()
    expect(await onTurn(table)).not.toEqual(player)

    expect(panelsOf(table, player)).toEqual([])
    expect(await isSettled(table)).toBe(true)
    expect(stage.reports).toEqual([])
  })

  test('it is remembered, tried again a day later, and then nobody is called in public', async () => {
    const table = await begin(stage)
    const player = await notOnTurn(table)
    stage.discord.mishaps.closeDirectMessages(player)
    await endTurn(table)
    await endTurn(table)
    await endTurn(table)
    const refused = () => stage.discord.log().filter(each => each.kind === 'rest' && each.status === 403)
    expect(refused()).toHaveLength(1)
    expect(callsIn(textsOf(publicIn(table, threadOf(table))))).toHaveLength(2)
    // Only the newest call has a button.
    const calls = publicIn(table, threadOf(table)).filter(each => textOf(each).includes(CLOSED))
    expect(calls.map(each => buttonsOf(each).length)).toEqual([0, 1])

    stage.discord.mishaps.openDirectMessages(player)
    stage.now += 25 * HOUR
    const before = panelsOf(table, player).length
    await endTurn(table)
    await endTurn(table)
    expect(panelsOf(table, player)).toHaveLength(before)
    expect(textOf(panelsOf(table, player).at(-1)!)).toContain('**Your turn')
    expect(callsIn(textsOf(publicIn(table, threadOf(table))))).toHaveLength(2)
    expect(await stage.bot.surfaces.contact(player.id)).toMatchObject({ isClosed: false })
  })

  test('in the middle, and open again as soon as the player writes to the bot', async () => {
    const table = await begin(stage)
    const player = await notOnTurn(table)
    stage.discord.mishaps.closeDirectMessages(player)
    await endTurn(table)
    expect(callsIn(textsOf(publicIn(table, threadOf(table))))).toHaveLength(1)
    stage.discord.mishaps.openDirectMessages(player)
    await stage.discord.as(player).slash('hand', {}, stage.discord.as(player).direct())
    await stage.settled()
    await endTurn(table)
    await endTurn(table)
    expect(callsIn(textsOf(publicIn(table, threadOf(table))))).toHaveLength(1)
    expect(textOf(panelsOf(table, player).at(-1)!)).toContain('**Your turn')
  })

  test('a challenge is told in the channel, and can be accepted there', async () => {
    const table = await challenge(stage, {
      before: players => stage.discord.mishaps.closeDirectMessages(players[1]),
    })
    expect(publicIn(table, table.channel)[0]?.mentions).toEqual([table.players[1].id])
    await accept(table)
    expect((await look(table)).status).toBe('playing')
    expect(await isSettled(table)).toBe(true)
  })

  test('somebody has left every server of the bot (50278)', async () => {
    const table = await begin(stage)
    const player = await notOnTurn(table)
    stage.discord.removeMember(table.guild, player)
    await endTurnBy(table)
    expect(callsIn(textsOf(publicIn(table, threadOf(table))))).toHaveLength(1)
    expect(await isSettled(table)).toBe(true)
  })
})

async function endTurnBy(table: Awaited<ReturnType<typeof begin>>): Promise<void> {
  await stage.discord.as(await onTurn(table)).slash('end', { match: table.match }, table.channel)
  await stage.settled()
}

describe('the thread', () => {
  test('fell asleep: it is woken', async () => {
    const table = await begin(stage)
    const thread = threadOf(table)
    stage.discord.mishaps.archive(thread)
    const before = publicIn(table, thread).length
    await endTurn(table)
    expect(publicIn(table, thread).length).toBeGreaterThan(before)
    expect(threadOf(table)).toMatchObject({ archived: false })
    expect(stage.reports).toEqual([])
  })

  test('refuses because it is archived (50083): it is woken and tried again', async () => {
    const table = await begin(stage)
    const thread = threadOf(table)
    stage.discord.mishaps.archive(thread)
    const path = new RegExp(`^/channels/${thread.id}/messages$`)
    const body = { code: 50_083, message: 'Thread is archived' }
    stage.discord.faults.next({ method: 'POST', path, fault: { kind: 'status', status: 400, body } })
    const before = publicIn(table, thread).length
    await endTurn(table)
    expect(publicIn(table, thread).length).toBe(before + 1)
    expect(threadOf(table)).toMatchObject({ archived: false })
    expect(await isSettled(table)).toBe(true)
  })

  test('was archived, and its buttons still work', async () => {
    const table = await begin(stage)
    const player = await onTurn(table)
    const post = publicIn(table, threadOf(table)).at(-1)!
    stage.discord.mishaps.archive(threadOf(table))
    const shown = await stage.discord.as(player).click(post, idOf(post, 'My hand'))
    await stage.settled()
    expect(textOf((await stage.discord.settled(shown)).message!)).toContain('**Your turn')
  })

  test('is locked: everything private arrives, and nothing is tried for ever', async () => {
    const table = await begin(stage)
    const player = await notOnTurn(table)
    stage.discord.mishaps.deny(table.channel, 'ManageThreads')
    stage.discord.mishaps.lock(threadOf(table))
    await endTurn(table)
    expect(textOf(panelsOf(table, player).at(-1)!)).toContain('**Your turn')
    expect(await isSettled(table)).toBe(true)
    expect(stage.reports).toContain('A notice cannot be delivered: Discord refuses: 160005')
  })

  test('was deleted (10003): the match gets a new one', async () => {
    const table = await begin(stage)
    const old = threadOf(table)
    stage.discord.mishaps.deleteChannel(old)
    const player = await endTurn(table)
    const [post] = publicIn(table, table.channel).slice(-1)
    expect(post && textOf(post)).toContain(`**<@${player.id}>, it is your turn`)
    await endTurn(table)
    expect(threadsOf(table)).toHaveLength(1)
    expect(threadOf(table)).toMatchObject({ id: post!.id })
    expect(publicIn(table, threadOf(table))).toHaveLength(1)
    expect(await isSettled(table)).toBe(true)
    // A command in the new thread knows its match.
    expect(await stage.bot.surfaces.matchIn(threadOf(table).id)).toBe(table.match)
  })

  test('was deleted, and a player wants no direct messages: they are called in the channel', async () => {
    const table = await begin(stage)
    const player = await notOnTurn(table)
    stage.discord.mishaps.closeDirectMessages(player)
    await stage.tick()
    stage.discord.mishaps.deleteChannel(threadOf(table))
    await endTurn(table)
    expect(callsIn(textsOf(publicIn(table, table.channel)))).toHaveLength(1)
  })

  test('cannot be made: the match is told in the channel', async () => {
    const table = await begin(stage, {
      before: (_, channel) => stage.discord.mishaps.deny(channel, 'CreatePublicThreads'),
    })
    await endTurn(table)
    const player = await endTurn(table)
    expect(threadsOf(table)).toEqual([])
    expect(textOf(publicIn(table, table.channel).at(-1)!)).toContain(`<@${player.id}>, it is your turn`)
    expect(await isSettled(table)).toBe(true)
  })
})

describe('messages are gone', () => {
  test('the post and the panel before (10008)', async () => {
    const table = await begin(stage)
    const player = await onTurn(table)
    stage.discord.mishaps.deleteMessage(publicIn(table, threadOf(table)).at(-1)!)
    stage.discord.mishaps.deleteMessage(panelsOf(table, player).at(-1)!)
    await endTurn(table)
    expect(await endTurn(table)).toEqual(player)
    expect(textOf(panelsOf(table, player).at(-1)!)).toContain('**Your turn')
    expect(panelsOf(table, player)).toHaveLength(1)
    expect(await isSettled(table)).toBe(true)
    expect(stage.reports).toEqual([])
  })

  test('the challenge itself, before it is accepted by the direct message', async () => {
    const table = await challenge(stage)
    const panel = panelsOf(table, table.players[1]).at(-1)!
    stage.discord.mishaps.deleteMessage(publicIn(table, table.channel)[0]!)
    const bob = stage.discord.as(table.players[1])
    await bob.click(panel, idOf(panel, 'Accept…'))
    await bob.submit(bob.modals().at(-1)!, { deck: ['Growth Clash'] })
    await stage.settled()
    expect((await look(table)).status).toBe('playing')
    expect(publicIn(table, table.channel)).toHaveLength(1)
    expect(await isSettled(table)).toBe(true)
  })

  test('the challenge itself, before it is declined', async () => {
    const table = await challenge(stage)
    const panel = panelsOf(table, table.players[1]).at(-1)!
    stage.discord.mishaps.deleteMessage(publicIn(table, table.channel)[0]!)
    await stage.discord.as(table.players[1]).click(panel, idOf(panel, 'Decline'))
    await stage.settled()
    expect((await look(table)).status).toBe('declined')
    expect(await isSettled(table)).toBe(true)
  })

  test('the panel that was clicked, while it is answered', async () => {
    const table = await begin(stage)
    const player = await endTurn(table)
    const panel = panelsOf(table, player).at(-1)!
    const path = /original$/
    const body = { code: 10_008, message: 'Unknown Message' }
    stage.discord.faults.next({ method: 'PATCH', path, fault: { kind: 'status', status: 404, body } })
    await stage.discord.as(player).click(panel, idOf(panel, 'End turn'))
    await stage.settled()
    expect(await onTurn(table)).not.toEqual(player)
    expect(stage.reports).toEqual([])
  })
})

describe('access is lost', () => {
  test.each(['the channel is hidden (50001)', 'the bot is thrown out', 'the channel is deleted'])('%s', async what => {
    const table = await begin(stage)
    const playing = await endTurn(table)
    const player = await notOnTurn(table)
    const thread = threadOf(table)
    // They share another server with the bot.
    stage.discord.addGuild({ name: 'Elsewhere', members: [...table.players] })
    if (what.startsWith('the bot')) stage.discord.mishaps.removeBot(table.guild)
    else if (what.includes('hidden')) stage.discord.mishaps.deny(table.channel, 'ViewChannel')
    else stage.discord.mishaps.deleteChannel(table.channel)
    const own = panelsOf(table, playing).at(-1)!
    await stage.discord.as(playing).click(own, idOf(own, 'End turn'))
    await stage.settled()
    const panel = panelsOf(table, player).at(-1)!
    expect(textOf(panel)).toContain('**Your turn')
    const entries = (await entriesOf(table)).length
    await stage.discord.as(player).click(panel, idOf(panel, 'End turn'))
    await stage.settled()
    expect(await entriesOf(table)).toHaveLength(entries + 1)
    expect(await isSettled(table)).toBe(true)
    expect(stage.discord.channel(thread.id) === undefined).toBe(what.includes('deleted'))
  })
})

describe('a picture that fails never blocks the text', () => {
  const broken = () => {
    throw new Error('no paint')
  }
  test.each([
    ['while it is laid out', broken],
    ['while it is drawn', () => ({ alt: 'A table.', make: async () => broken() })],
  ])('%s', async (_, draw) => {
    const table = await begin(stage)
    vi.spyOn(stage.bot.pictures, 'table').mockImplementation(draw)
    vi.spyOn(stage.bot.pictures, 'hand').mockImplementation(draw)
    const player = await endTurn(table)
    const post = publicIn(table, threadOf(table)).at(-1)!
    expect(textOf(post)).toContain(`<@${player.id}>, it is your turn`)
    expect(JSON.stringify(post.components)).not.toContain('attachment://')
    expect(textOf(panelsOf(table, player).at(-1)!)).toContain('**Your turn')
    const hand = await stage.discord.as(player).slash('hand', {}, table.channel)
    await stage.settled()
    expect(textOf((await stage.discord.settled(hand)).message!)).toContain('**Your turn')
    expect(stage.reports.join()).toContain('goes without')
  })

  test('where no files may be sent, and where they are too large', async () => {
    const table = await begin(stage)
    stage.discord.mishaps.deny(table.channel, 'AttachFiles')
    const player = await endTurn(table)
    expect(textOf(publicIn(table, threadOf(table)).at(-1)!)).toContain(`<@${player.id}>, it is your turn`)
    stage.discord.mishaps.allow(table.channel, 'AttachFiles')
    const body = { code: 40_005, message: 'Request entity too large' }
    stage.discord.faults.next({
      method: 'POST',
      path: /messages$/,
      fault: { kind: 'status', status: 413, body },
      times: 1,
    })
    await endTurn(table)
    expect(await isSettled(table)).toBe(true)
    expect(stage.reports).toContain('A message goes without its files: Discord refuses: 40005')
    expect(textOf(publicIn(table, threadOf(table)).at(-1)!)).toContain(
      `<@${(await onTurn(table)).id}>, it is your turn`,
    )
  })
})
