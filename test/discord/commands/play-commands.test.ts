import { beforeEach, describe, expect, test } from 'vitest'
import { playCommands } from '../../../src/discord/commands/play-commands.ts'
import type { MatchId } from '../../../src/shared/ids.ts'
import { begin, themeDeck, value } from '../../app/world.ts'
import { buttonsIn, componentsIn, textsIn } from '../panel/limits.ts'
import { Desk, ELSEWHERE } from './play-desk.ts'

let desk: Desk
let match: MatchId

/** Ann has the first turn: a Sentret on the table, Grass and Fighting Energy in the hand. */
beforeEach(async () => {
  desk = new Desk()
  await desk.meet('ann', 'bob')
  match = await begin(desk.world)
  await desk.inThread(match)
  expect(await desk.setUp(match)).toBe('ann')
})

const version = async (player = 'ann', of = match) => (await desk.table(of, player)).version

const labels = async (player: string, name: string, option: string, typed = '') =>
  (await desk.suggest(player, name, option, { [option]: typed })).map(each => each.name)

/** The second text is what is said about the command; the first says whose turn it is. */
const said = async (player: string, name: string, options = {}) => textsIn(await desk.type(player, name, options))

test('the commands are such as Discord takes', () => {
  const names = playCommands.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const { name, description, options } of playCommands) {
    expect(name).toMatch(/^[a-z]{1,32}( [a-z]{1,32})?$/)
    expect(description.length).toBeLessThanOrEqual(100)
    const specs = Object.entries(options)
    expect(specs.length).toBeLessThanOrEqual(25)
    expect(specs.every(([key, spec]) => /^[a-z]{1,32}$/.test(key) && spec.description.length <= 100)).toBe(true)
    const required = specs.map(([, spec]) => spec.required === true)
    expect(required).toEqual(required.toSorted((a, b) => Number(b) - Number(a)))
  }
  expect(playCommands.filter(({ isPrivate }) => !isPrivate).map(({ name }) => name)).toEqual(['board'])
})

describe('choosing', () => {
  test('what is suggested is what is legal, filtered as typed', async () => {
    expect(await labels('ann', 'play', 'card')).toEqual([
      'Attach Grass → Sentret (Active)',
      'Attach Fighting → Sentret (Active)',
    ])
    expect(await labels('ann', 'play', 'card', 'FIGHT')).toEqual(['Attach Fighting → Sentret (Active)'])
    expect(await labels('ann', 'play', 'card', 'sentret grass')).toEqual(['Attach Grass → Sentret (Active)'])
    expect(await labels('ann', 'play', 'card', 'water')).toEqual([])
    expect(await labels('ann', 'attack', 'attack')).toEqual([])
  })

  test('nobody is suggested anything of somebody else', async () => {
    expect(await labels('bob', 'play', 'card')).toEqual([])
    expect(await labels('bob', 'answer', 'choice')).toEqual([])
    expect(await labels('eve', 'play', 'card')).toEqual([])
    expect(await labels('eve', 'play', 'match')).toEqual([])
  })

  test('a suggestion does what it says, and the answer shows the table and the hand', async () => {
    const [grass] = await desk.suggest('ann', 'play', 'card')
    const message = await desk.type('ann', 'play', { card: grass?.value ?? '' })
    expect(textsIn(message)[1]).toBe('**Turn 1, Ann**\nAnn attaches Grass Energy to Sentret.')
    expect(message.files.map(({ name }) => name)).toEqual(['table.png', 'hand.png'])
    expect((await desk.table(match, 'ann')).yours?.undo).toMatchObject({ type: 'AttachEnergy' })
  })

  test.each(['attach fighting → sentret (active)', 'Fighting', 'sentret fight'])('typed by hand: %s', async card => {
    await desk.type('ann', 'play', { card })
    const { game } = await desk.table(match, 'ann')
    expect(game?.sides[0].active?.energy).toHaveLength(1)
    expect((await desk.table(match, 'ann')).yours?.undo).toMatchObject({ type: 'AttachEnergy' })
  })

  test('what can mean several things, or nothing, is answered with what is possible', async () => {
    const before = await version()
    const both = '\n- Attach Grass → Sentret (Active)\n- Attach Fighting → Sentret (Active)'
    expect((await said('ann', 'play', { card: 'sentret' }))[1]).toBe(
      `I cannot tell what you mean by “sentret”. This is possible now:${both}`,
    )
    expect((await said('ann', 'play', { card: '@everyone *x*' }))[1]).toBe(
      `I cannot tell what you mean by “\\@everyone \\*x\\*”. This is possible now:${both}`,
    )
    expect((await said('ann', 'play', { card: ' ' }))[1]).toContain(both)
    expect(await version()).toBe(before)
  })

  test('where there is nothing to choose, the answer says why', async () => {
    expect((await said('ann', 'attack', { attack: 'Scratch' }))[1]).toBe(
      'Your Active Pokémon cannot attack now. Do something else, then end your turn with /end.',
    )
    expect((await said('ann', 'power', { power: 'x' }))[1]).toBe(
      'None of your Pokémon has a power that you could use now.',
    )
    expect((await said('ann', 'retreat', { to: 'x' }))[1]).toBe('Your Active Pokémon cannot retreat now.')
    expect((await said('ann', 'stadium'))[1]).toBe('There is no Stadium in play that you could use.')
    expect((await said('ann', 'answer', { choice: 'yes' }))[1]).toBe(
      'There is no question open for you. Look at the table and play on.',
    )
  })

  test('it is not your turn', async () => {
    const not = 'It is not your turn. You will hear from me when it is.'
    expect((await said('bob', 'play', { card: 'Cyndaquil' }))[1]).toBe(not)
    expect((await said('bob', 'attack', { attack: 'x' }))[1]).toBe(not)
    expect((await said('bob', 'end'))[1]).toBe(not)
  })

  test('a suggestion of a table that has changed is not done', async () => {
    const [grass, fighting] = await desk.suggest('ann', 'play', 'card')
    await desk.type('ann', 'play', { card: grass?.value ?? '' })
    await desk.type('ann', 'undo')
    const before = await version()
    expect((await said('ann', 'play', { card: fighting?.value ?? '' }))[1]).toBe(
      'The table has changed since you chose that. This is how it looks now:',
    )
    expect(await version()).toBe(before)
  })

  test('a suggestion of one command is none of another', async () => {
    const [grass] = await desk.suggest('ann', 'play', 'card')
    const before = await version()
    await desk.type('ann', 'attack', { attack: grass?.value ?? '' })
    await desk.type('ann', 'answer', { choice: grass?.value ?? '' })
    await desk.type('bob', 'play', { card: grass?.value ?? '' })
    await desk.type('eve', 'play', { card: grass?.value ?? '' })
    expect(await version()).toBe(before)
  })
})

describe('answering', () => {
  test('several choices at once: what was chosen is not suggested again', async () => {
    const own = new Desk()
    await own.meet('ann', 'bob')
    await begin(own.world)
    const [choice] = await own.suggest('bob', 'answer', 'choice')
    const options = { choice: choice?.value ?? '' }
    expect(choice?.name).toBe('Cyndaquil')
    const next = await own.suggest('bob', 'answer', 'second', options)
    expect(next.map(({ name }) => name)).toEqual(['Hoothoot'])
    const all = { ...options, second: next[0]?.value ?? '' }
    expect(await own.suggest('bob', 'answer', 'third', all)).toEqual([])
    await own.type('bob', 'answer', all)
    expect((await own.bot.app.turns('bob'))[0]?.waiting).toBe(false)
  })

  test('a name that is not there is answered with those that are', async () => {
    const own = new Desk()
    await own.meet('ann', 'bob')
    await begin(own.world)
    const texts = textsIn(await own.type('bob', 'answer', { choice: 'Pikachu' }))
    expect(texts[1]).toBe('I cannot tell what you mean by “Pikachu”. This is possible now:\n- Cyndaquil\n- Hoothoot')
    const twice = textsIn(await own.type('bob', 'answer', { choice: 'Cyndaquil', second: 'cyndaquil' }))
    expect(twice[1]).toBe('I cannot tell what you mean by “cyndaquil”. This is possible now:\n- Hoothoot')
    await own.type('bob', 'answer', { choice: 'cyndaquil', second: 'hoot' })
    expect((await own.bot.app.turns('bob'))[0]?.waiting).toBe(false)
  })
})

describe('which match', () => {
  let other: MatchId

  beforeEach(async () => {
    desk.world.now += 60_000
    const wanted = { by: 'ann', opponent: 'cid', terms: (await desk.table(match, 'ann')).terms }
    other = value(
      await desk.world.app.challenge({ ...wanted, delivery: desk.world.delivery(), ...themeDeck('hgss-2010', 0) }),
    ).match
    const request = { match: other, by: { player: 'cid' }, delivery: desk.world.delivery() }
    value(await desk.world.app.accept(request, themeDeck('hgss-2010', 1)))
    await desk.meet('cid')
    desk.channel = ELSEWHERE
    while ((await desk.setUp(other)) !== 'ann') await desk.type('cid', 'end', { match: other })
  })

  test('the one that is named, by suggestion, by opponent or by the end of its id', async () => {
    expect(await labels('ann', 'end', 'match')).toEqual([
      `Bob · up to you (turn 1) · 2 days 23 hours left · match ${match.slice(-5)}`,
      expect.stringMatching(/^Cid · up to you \(turn [12]\) · 3 days left · match /),
    ])
    const [, cid] = await desk.suggest('ann', 'end', 'match')
    expect((await said('ann', 'hand', { match: cid?.value }))[0]).toContain('against Cid')
    expect((await said('ann', 'hand', { match: 'cid' }))[0]).toContain('against Cid')
    expect((await said('ann', 'hand', { match: match.slice(-5).toLowerCase() }))[0]).toContain('against Bob')
    expect((await said('ann', 'hand', { match: 'dan' }))[0]).toMatch(
      /^I cannot tell which match you mean. These are yours:\n- Bob .*\n- Cid /,
    )
    expect((await said('bob', 'hand', { match: other }))[0]).toMatch(/^You do not play in this match/)
  })

  test('the one of the thread, else the most urgent one', async () => {
    expect((await said('ann', 'hand'))[0]).toContain('against Bob')
    await desk.inThread(other, ELSEWHERE)
    expect((await said('ann', 'hand'))[0]).toContain('against Cid')
    expect((await said('ann', 'hand', { match }))[0]).toContain('against Bob')
  })

  test('a suggestion belongs to its match, wherever it is sent', async () => {
    const [card] = await desk.suggest('ann', 'play', 'card', { match: other })
    const before = await version()
    expect((await said('ann', 'play', { card: card?.value, match }))[1]).toMatch(/^The table has changed/)
    expect((await said('ann', 'play', { card: card?.value }))[0]).toContain('against Cid')
    expect(await version()).toBe(before)
  })

  test('a second delivery hits the same match, though another one is more urgent by now', async () => {
    const sent = desk.typed('ann', 'end')
    const first = await desk.deliver(sent)
    expect(textsIn(first)[0]).toContain('Waiting for Bob to play')
    const before = await version('ann', other)
    expect(textsIn(await desk.deliver(sent))).toEqual(textsIn(first))
    expect(await version('ann', other)).toBe(before)
  })

  test('a second delivery of typed words does what the first did', async () => {
    const sent = desk.typed('ann', 'play', { card: 'fighting' })
    const first = textsIn(await desk.deliver(sent))
    await desk.type('ann', 'end', { match })
    expect(textsIn(await desk.deliver(sent))).toEqual(first)
  })

  test('all that wait are listed, the most urgent first, with a button each', async () => {
    const message = await desk.type('ann', 'turns')
    expect(textsIn(message)).toEqual([
      expect.stringMatching(
        /^\*\*2 matches waiting for you\*\*\n- \*\*Bob\*\* · up to you \(turn 1\) · ⏳ <t:\d+:R>\n- \*\*Cid\*\* · .*$/,
      ),
    ])
    const [bob, cid] = buttonsIn(message)
    expect(bob?.label).toBe('Bob · turn 1')
    expect(textsIn(await desk.press('ann', cid?.custom_id ?? ''))[0]).toContain('against Cid')
    await desk.type('ann', 'end', { match })
    expect((await said('ann', 'turns'))[0]).toContain('-# 1 other match waits for somebody else.')
    await desk.type('ann', 'end', { match: other })
    expect(await said('ann', 'turns')).toEqual([
      '**Nothing waits for you.**\n-# 2 other matches wait for somebody else.',
    ])
  })

  test('a challenge is among them', async () => {
    const wanted = { by: 'dan', opponent: 'bob', terms: (await desk.table(match, 'ann')).terms }
    await desk.world.app.challenge({ ...wanted, delivery: desk.world.delivery(), ...themeDeck('hgss-2010', 0) })
    const message = await desk.type('bob', 'turns')
    expect(textsIn(message)[0]).toContain('- **somebody** · challenges you · ⏳')
    expect(buttonsIn(message).map(({ label }) => label)).toEqual(['somebody · challenge'])
  })

  test('whoever has none is told what to do', async () => {
    const none = ['You have no match that is being played. Use /challenge to invite another player.']
    for (const [name, options] of [
      ['play', { card: 'x' }],
      ['answer', { choice: 'x' }],
      ['end', {}],
      ['undo', {}],
      ['draw', { what: 'offer' }],
      ['clock give', {}],
      ['board', {}],
      ['hand', {}],
      ['log', {}],
      ['orders', {}],
      ['concede', {}],
      ['turns', {}],
    ] as const)
      expect(await said('eve', name, options)).toEqual(none)
    expect(await said('eve', 'clock show')).toEqual([expect.stringMatching(/^\*\*Your time in all matches\*\*/)])
  })

  test('whoever looks after the end sees the last one', async () => {
    const over = desk.world
    for (const each of [match, other])
      value(await over.do('ann', each, { type: 'Act', command: { type: 'Concede', seat: 0 } }))
    expect((await said('ann', 'hand'))[0]).toMatch(/^\*\*You lost against Cid/)
    expect((await said('ann', 'end'))[0]).toMatch(/^You have no match/)
    expect((await said('ann', 'end', { match }))[1]).toMatch(/^This match is not being played now./)
  })
})

describe('looking', () => {
  test('the board is for everybody: no hand, no draft, nobody is called', async () => {
    const before = textsIn(await desk.type('ann', 'board'))
    await desk.type('ann', 'play', { card: 'fighting' })
    const message = await desk.type('ann', 'board')
    expect(textsIn(message)).toEqual(before)
    expect(textsIn(message)).toEqual([
      expect.stringMatching(/^\*\*Ann plays on \(turn 1\)\*\* · ⏳ <t:\d+:R>\n-# HeartGold/),
      '-# **Ann:** Sentret 50/50 HP\n-# **Bob:** Hoothoot 50/50 HP',
    ])
    expect(message.pings).toEqual([])
    expect(message.files.map(({ name }) => name)).toEqual(['table.png'])
    expect(JSON.stringify(componentsIn(message.components))).not.toContain('seat 0')
    expect(textsIn(await desk.type('eve', 'board'))).toEqual(before)
  })

  test('the board of a challenge, and of one that was declined', async () => {
    const wanted = { by: 'ann', opponent: 'dan', terms: (await desk.table(match, 'ann')).terms }
    const delivery = desk.world.delivery()
    const fresh = value(await desk.world.app.challenge({ ...wanted, delivery, ...themeDeck('hgss-2010', 0) })).match
    const challenge = await desk.type('ann', 'board', { match: fresh })
    expect(challenge.pings).toEqual([])
    value(await desk.world.do('dan', fresh, { type: 'Decline' }))
    expect((await said('ann', 'board', { match: fresh }))[0]).toMatch(/has declined the challenge of Ann/)
  })

  test('hand and orders are for their player', async () => {
    expect((await said('bob', 'hand'))[1]).toMatch(/\*\*Hand \(6\):\*\*/)
    const [watching] = await said('eve', 'hand')
    expect(watching).toBe(
      'You do not play in this match, but you are welcome to watch. /turns shows the matches you play.',
    )
    expect(await said('eve', 'orders')).toEqual([watching])
    expect(await said('eve', 'end')).toEqual([watching])
    expect((await said('ann', 'orders')).at(-1)).toMatch(/^\*\*Your standing orders\*\*/)
  })

  test('the log tells everybody what they have seen', async () => {
    const [own] = await said('ann', 'log')
    const [theirs] = await said('eve', 'log')
    expect(own).toContain('draws Bayleef')
    expect(theirs).not.toContain('Bayleef')
  })
})

describe('between the players', () => {
  test('taking back', async () => {
    expect((await said('ann', 'undo'))[1]).toBe(
      'There is nothing left that you could take back. What is done stays done.',
    )
    await desk.type('ann', 'play', { card: 'grass' })
    const sent = desk.typed('ann', 'undo')
    const first = textsIn(await desk.deliver(sent))
    await desk.type('ann', 'play', { card: 'fighting' })
    expect(textsIn(await desk.deliver(sent))).toEqual(first)
    expect((await desk.table(match, 'ann')).yours?.undo).not.toBeNull()
  })

  test('conceding is asked once more', async () => {
    const message = await desk.type('ann', 'concede')
    expect((await desk.table(match, 'ann')).status).toBe('playing')
    const yes = buttonsIn(message).find(({ label }) => label === 'Yes, I concede')
    await desk.press('ann', yes?.custom_id ?? '')
    expect((await desk.table(match, 'ann')).result?.winner).toBe(1)
  })

  test('a draw is offered, refused, offered again and accepted', async () => {
    expect((await said('bob', 'draw', { what: 'accept' }))[1]).toMatch(/^Your opponent is not offering you a draw now/)
    expect(await said('ann', 'draw', { what: 'offer' })).toContain('🤝 You have offered Bob a draw.')
    const refusing = desk.typed('bob', 'draw', { what: 'refuse' })
    const refused = textsIn(await desk.deliver(refusing))
    expect(refused).toContain('You do not agree to a draw. Ann has been told.')
    await desk.type('ann', 'draw', { what: 'offer' })
    expect(textsIn(await desk.deliver(refusing))).toEqual(refused)
    expect((await desk.table(match, 'ann')).drawOffer).toBe(0)
    await desk.type('bob', 'draw', { what: 'accept' })
    expect((await desk.table(match, 'ann')).result).toMatchObject({ winner: null })
  })

  test('giving time, once', async () => {
    const left = async () => (await desk.table(match, 'bob')).clocks[1].left
    const before = await left()
    const sent = desk.typed('ann', 'clock give', { hours: 30 })
    expect(textsIn(await desk.deliver(sent))[1]).toBe('⏳ You have given Bob 1 day 6 hours more.')
    await desk.deliver(sent)
    expect((await left()) - before).toBe(30 * 3_600_000)
    await desk.type('ann', 'clock give')
    expect((await left()) - before).toBe(54 * 3_600_000)
  })
})

describe('time', () => {
  const settings = ['🏖 Vacation: 14 days left this year', '🌙 Quiet hours: none']

  test('what is left', async () => {
    const [all = ''] = await said('ann', 'clock show')
    expect(all.split('\n')).toEqual([
      '**Time in your match against Bob**',
      expect.stringMatching(/^You: 3 days left, over <t:\d+:R>$/),
      'Bob: 3 days left',
      '-# 3 days each, 8 hours more for every turn, never above 3 days',
      '',
      '**Your time in all matches**',
      ...settings,
      '⏰ Reminders: when half, a fifth and a twentieth of your time is left',
    ])
  })

  test('vacation and back', async () => {
    const leaving = desk.typed('ann', 'clock vacation', { days: 3 })
    const away = textsIn(await desk.deliver(leaving))
    expect(away[0]).toMatch(/you are away until <t:\d+:f>, and the clock stands still; 11 days left this year/)
    expect(textsIn(await desk.deliver(leaving))).toEqual(away)
    expect((await said('ann', 'clock vacation', { days: 2 }))[0]).toMatch(/^You are away at the moment/)
    expect((await said('ann', 'clock back'))[0]).toContain(settings[0])
    expect(await said('ann', 'clock back')).toEqual(['You are not on vacation, so there is nothing to end.'])
  })

  test('quiet hours', async () => {
    expect((await said('ann', 'clock quiet', { from: 22, until: 7, zone: 'utc-3:30' }))[0]).toContain(
      '🌙 Quiet hours: from 22:00 until 7:00 (UTC-3:30)',
    )
    expect((await said('ann', 'clock quiet', { from: 23, until: 6 }))[0]).toContain('from 23:00 until 6:00 (UTC-3:30)')
    const both = ['Say when the quiet hours begin and when they end, such as from 22 until 7.']
    expect(await said('ann', 'clock quiet', { from: 22 })).toEqual(both)
    expect(await said('ann', 'clock quiet', { from: 5, until: 5 })).toEqual(both)
    expect(await said('ann', 'clock quiet', { zone: 'Mars' })).toEqual([
      'I do not know this time zone. Write it as UTC+2 or UTC-3:30, or choose one of the list.',
    ])
    expect((await said('ann', 'clock quiet'))[0]).toContain(settings[1])
    expect(await labels('ann', 'clock quiet', 'zone', '17:30')).toEqual(['UTC+5:30: there it is 17:30 now'])
  })

  test('reminders', async () => {
    expect((await said('ann', 'clock reminders', { want: 'off' }))[0]).toContain('⏰ Reminders: never')
    await desk.type('ann', 'clock quiet', { from: 22, until: 7 })
    expect((await desk.bot.app.player('ann')).preferences).toEqual({
      remind: false,
      quiet: { from: 22, until: 7, offset: 0 },
    })
    expect((await said('ann', 'clock reminders', { want: 'on' }))[0]).toContain('⏰ Reminders: when half')
    expect((await said('ann', 'clock reminders', { want: 'not-now' }))[1]).toBe(
      'I do not remind you any more in this turn.',
    )
  })
})
