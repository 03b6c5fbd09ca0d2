import { beforeEach, describe, expect, test } from 'vitest'
import type { MatchExport } from '../../../src/app/fairness/export-format.ts'
import { seededChance } from '../../../src/app/self-play/seeded-chance.ts'
import { DAY, HOUR } from '../../../src/shared/time.ts'
import { fair, oneOf, tampered } from '../../app/fairness/tampering.ts'
import { nextChoice } from '../../app/players.ts'
import { ANN, BOB, Desk, fileNamed, words } from './info-desk.ts'

const THREAD = { place: { channel: '81000' } }
const NASTY = '**@everyone** <@1> [a](https://e.vil)'

let desk: Desk
beforeEach(() => {
  desk = new Desk()
})

describe('/replay', () => {
  test('how it ended, the last scenes, the whole story and the record', async () => {
    const match = await desk.finishedMatch()
    const reply = await desk.use('replay', { match }, { user: { id: 'carl', name: 'Carl' } })
    expect(words(reply)).toMatch(/\*\*(Ann|Bob) won against (Ann|Bob), because .+ conceded\.\*\*/)
    expect(reply.files.map(({ name }) => name)).toEqual(['table.png', `match-${match}.json`, 'story.txt'])
    const exported = JSON.parse(await fileNamed(reply, `match-${match}.json`)) as MatchExport
    expect(exported).toMatchObject({ format: 'prizepost-match', match })
    const story = await fileNamed(reply, 'story.txt')
    expect(words(reply)).toContain(story.trim().split('\n').at(-1))
  })

  test('that of this thread, or my last one', async () => {
    const match = await desk.finishedMatch()
    const record = `match-${match}.json`
    const carl = { user: { id: 'carl', name: 'Carl' } }
    expect((await desk.use('replay', {}, { ...THREAD, ...carl })).files.map(({ name }) => name)).toContain(record)
    expect((await desk.use('replay')).files.map(({ name }) => name)).toContain(record)
    expect(words(await desk.use('replay', {}, carl))).toContain('I do not know which match you mean')
  })

  test('a match that goes on keeps its secrets', async () => {
    const match = await desk.openMatch('81000')
    for (const options of [{ match }, {}]) {
      const reply = await desk.use('replay', options, THREAD)
      expect(words(reply)).toContain('not over for good')
      expect(reply.files).toEqual([])
    }
  })

  test('a match that was lost on time can still be given back, so it keeps them too', async () => {
    const match = await desk.openMatch('81000')
    const chance = seededChance(3)
    for (let moves = 0; moves < 30; moves++) {
      const { player, wanted } = (await nextChoice(desk.world.app, match, chance))!
      await desk.world.do(player, match, wanted)
    }
    const isPlayed = async () => {
      const looked = await desk.bot.app.look({ match, by: 'ann' })
      return looked.ok && looked.value.status === 'playing'
    }
    while (await isPlayed()) await desk.world.tick(HOUR)
    expect(words(await desk.use('replay', { match }))).toContain('not over for good')
    await desk.world.tick(DAY + HOUR)
    expect(words(await desk.use('replay', { match }))).toContain('run out of time')
  })

  test.each(['', 'nothing', NASTY, '01JD0000000000000000000000', 'x'.repeat(5000)])(
    'no such match: %s',
    async match => {
      expect(words(await desk.use('replay', { match }))).toContain('I do not know which match you mean')
      expect(words(await desk.use('verify', { match }))).toContain('I do not know which match you mean')
    },
  )

  test('mine are offered, with who, how and when; nobody else’s', async () => {
    const match = await desk.finishedMatch()
    await desk.openMatch('82000')
    const [offered, ...others] = await desk.suggest('replay', 'match', '')
    expect(others).toEqual([])
    expect(offered?.value).toBe(match)
    expect(offered?.name).toMatch(/^Against Bob, (won|lost) in turn \d+: HeartGold/)
    expect(await desk.suggest('verify', 'match', 'BOB', {}, { user: ANN })).toHaveLength(1)
    expect(await desk.suggest('verify', 'match', 'zzz')).toEqual([])
    expect(await desk.suggest('replay', 'match', '', {}, { user: { id: 'carl', name: 'Carl' } })).toEqual([])
  })

  test('names stay words', async () => {
    await desk.finishedMatch()
    await desk.bot.surfaces.keepContact('bob', { name: NASTY, direct: null, isClosed: false })
    const reply = await desk.use('replay')
    expect(words(reply)).not.toMatch(/(?<!\\)<@1>|(?<!\\)@everyone|(?<!\\)\[a\]/)
  })
})

describe('/verify', () => {
  test('a match of ours', async () => {
    const match = await desk.finishedMatch()
    const reply = words(await desk.use('verify', { match }))
    expect(reply).toMatch(/^✓ \*\*The luck of this match was fair\.\*\* \d+ shuffles, \d+ coin flips? and /)
    expect(reply).toContain(match)
    expect(words(await desk.use('verify', {}, THREAD))).toBe(reply)
  })

  test('a record, as /replay gives it', async () => {
    const match = await desk.finishedMatch()
    const record = await fileNamed(await desk.use('replay', { match }), `match-${match}.json`)
    expect(words(await desk.use('verify', {}, { files: { file: record } }))).toContain('✓')
    expect(words(await desk.use('verify', {}, { files: { file: JSON.stringify(fair) } }))).toContain('✓')
  })

  test('where a record differs', async () => {
    const { entry, number, event } = oneOf(fair, 'CoinFlipped', 1)
    const other = event.face === 'heads' ? 'tails' : 'heads'
    const changed = tampered(fair, draft => {
      oneOf(draft, 'CoinFlipped', 1).event.face = other
    })
    const told = words(await desk.use('verify', {}, { files: { file: JSON.stringify(changed) } }))
    expect(told).toBe(
      [
        `✗ **This is not how the match went.** It differs at entry ${entry}, event ${number}.`,
        'The coin shows the other side.',
        `Expected: ${event.face}`,
        `Found: ${other}`,
      ].join('\n'),
    )
  })

  test.each([
    ['not JSON', 'hello', 'it is not JSON'],
    ['another thing', '[]', '✗'],
    ['null', 'null', '✗'],
    ['hostile', JSON.stringify({ ...fair, format: NASTY }), '✗'],
    ['salts of people', JSON.stringify(tampered(fair, ({ fairness }) => fairness.salts.fill(NASTY))), '✗'],
    ['too large', 'x'.repeat(8 * 1024 * 1024 + 1), 'too large: 8192 KB'],
  ])('a file that is wrong: %s', async (_, file, told) => {
    const reply = words(await desk.use('verify', {}, { files: { file } }))
    expect(reply).toContain(told)
    expect(reply).not.toMatch(/(?<!\\)<@1>|(?<!\\)@everyone|(?<!\\)\[a\]/)
  })

  test('one that goes on', async () => {
    const match = await desk.openMatch('81000')
    expect(words(await desk.use('verify', { match }))).toContain('not over for good')
  })
})

describe('/profile', () => {
  test('nothing yet', async () => {
    const reply = words(await desk.use('profile'))
    expect(reply).toContain('**Ann**\nNo finished matches yet.')
    expect(reply).toContain('Days off left this year: 14 of 14')
    expect(reply).toContain('No decks of your own yet.')
  })

  test('the record of each ruleset, and what goes on', async () => {
    await desk.finishedMatch()
    await desk.openMatch('82000', 'xy-2016')
    const both = [words(await desk.use('profile')), words(await desk.use('profile', {}, { user: BOB }))]
    const records = both.map(reply => /2010: (\d won, \d lost, 0 drawn)/.exec(reply)?.[1])
    expect(records.toSorted()).toEqual(['0 won, 1 lost, 0 drawn', '1 won, 0 lost, 0 drawn'])
    expect(both[0]).toContain('1 match going on')
  })

  test('more than a page of matches', async () => {
    const summaries = Array.from({ length: 230 }, (_, nth) => ({
      match: `M${nth}`,
      seat: 0 as const,
      opponent: 'bob',
      ruleset: 'xy-2016' as const,
      rated: nth % 2 === 0,
      status: 'over' as const,
      turn: 3,
      waiting: false,
      runsOut: null,
      result: { winner: nth % 3 === 0 ? null : 0, ways: [] } as { winner: 0 | null; ways: [] },
      deck: nth % 10 === 0 ? 'Rain' : 'Growth Clash',
    }))
    const history: typeof desk.bot.app.history = async (_, { limit = 25, before } = {}) => {
      const start = before === undefined ? 0 : summaries.findIndex(({ match }) => match === before) + 1
      return summaries.slice(start, start + limit)
    }
    Object.assign(desk.bot.app, { history })
    const reply = words(await desk.use('profile'))
    expect(reply).toContain('153 won, 0 lost, 77 drawn (115 rated)')
    expect(reply).toContain('- with “Growth Clash”: 138 won, 0 lost, 69 drawn\n- with “Rain”: 15 won, 0 lost, 8 drawn')
  })

  test('of somebody else, only what everybody may know', async () => {
    const fields = { name: 'Secret plan', list: '60 Fire Energy', ruleset: 'hgss-2010' }
    await desk.answer(desk.modal('0:deck-import:', fields, { user: BOB }))
    const seen = words(await desk.use('profile', { person: 'bob' }, { people: { bob: BOB } }))
    expect(seen).toBe('**Bob**\nNo finished matches yet.')
  })

  test('away', async () => {
    await desk.bot.app.commandPlayer(
      { player: 'bob', delivery: desk.world.delivery() },
      { type: 'TakeVacation', days: 3 },
    )
    expect(words(await desk.use('profile', { person: 'bob' }, { people: { bob: BOB } }))).toMatch(
      /Away until <t:\d+:f>/,
    )
    expect(words(await desk.use('profile', {}, { user: BOB }))).toContain('Days off left this year: 11 of 14')
  })

  test('names stay words', async () => {
    const reply = words(await desk.use('profile', {}, { user: { id: 'eve', name: NASTY } }))
    expect(reply).not.toMatch(/(?<!\\)<@1>|(?<!\\)@everyone|(?<!\\)\[a\]/)
  })
})
