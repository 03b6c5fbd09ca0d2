import { describe, expect, test } from 'vitest'
import { sheetOf } from '../../../src/app/league/sheet.ts'
import { newsMessage } from '../../../src/discord/league/announce.ts'
import {
  bracketMessage,
  historyMessage,
  leagueMessage,
  proposalMessage,
  scheduleMessage,
  standingsMessage,
} from '../../../src/discord/league/messages.ts'
import type { Message } from '../../../src/discord/message.ts'
import { decideLeague } from '../../../src/league/decide-league.ts'
import { foldLeague } from '../../../src/league/evolve-league.ts'
import type { League } from '../../../src/league/league.ts'
import type { LeagueEvent } from '../../../src/league/league-event.ts'
import { LEAGUE_REFUSALS } from '../../../src/league/refusal.ts'
import { USUAL_SETTINGS } from '../../../src/league/settings.ts'
import { flatComponents, textsIn } from '../../../src/stand-in/message/component-tree.ts'
import { explainLeague } from '../../../src/words/english/refuse/league.ts'

const SEED = 'ab'.repeat(32)

/** Ids as long as those of Discord. */
const people = (count: number) => Array.from({ length: count }, (_, index) => `${100000000000000000n + BigInt(index)}`)

function started(
  count: number,
  format: League['settings']['format'],
): { league: League; events: readonly LeagueEvent[] } {
  const settings = {
    ...USUAL_SETTINGS,
    name: '*Spring* `League`',
    ruleset: 'hgss-2010',
    clock: null,
    deckPolicy: 'open' as const,
    format,
  }
  const opening: readonly LeagueEvent[] = [
    { type: 'LeagueCreated', league: '01J00000000000000000000000', guild: '1', by: '2', settings, seed: SEED },
    { type: 'LeagueOpened' },
    ...people(count).map(player => ({ type: 'PlayerJoined', player, entered: 1 }) as const),
    { type: 'LeagueStarted', at: 0, order: people(count) },
  ]
  const league = foldLeague(opening)!
  const decided = decideLeague(league, { type: 'PassTime', by: 'prizepost' }, { now: 0 })
  if (!decided.ok) throw new Error(decided.error.code)
  return { league: foldLeague(decided.value, league)!, events: decided.value }
}

const wordsOf = ({ components }: Message): string => textsIn(components as never).join('\n')

function fits(message: Message): void {
  expect(wordsOf(message).length).toBeLessThanOrEqual(4000)
  expect(flatComponents(message.components as never).length).toBeLessThanOrEqual(40)
  expect(message.pings.length).toBeLessThanOrEqual(100)
}

const SWISS = { kind: 'swiss', rounds: 3 } as const

describe.each([2, 3, 64, 512])('a league of %i', count => {
  const { league, events } = started(count, SWISS)
  const sheet = sheetOf(league, null)

  test('every message fits', () => {
    const pages = [0, 1, 15, 99].map(page => standingsMessage(sheet, page))
    const news = newsMessage({ id: 'x', at: 0, sheet, events })
    const proposal = { pairs: league.rounds[0]!.pairings, byes: [], rests: [] }
    for (const message of [
      ...pages,
      leagueMessage(sheet),
      scheduleMessage(sheet, people(1)[0]!),
      historyMessage(sheet, people(1)[0]!),
      proposalMessage(sheet, proposal),
      news!,
    ])
      fits(message)
  })

  test('everybody stands on some page of the table', () => {
    const pages = Array.from({ length: Math.ceil(count / 32) }, (_, page) => wordsOf(standingsMessage(sheet, page + 1)))
    for (const player of people(count)) expect(pages.some(page => page.includes(`<@${player}>`))).toBe(true)
  })
})

test('a bracket of 64 fits, and tells who waits', () => {
  const { league } = started(64, { kind: 'elimination', losses: 2 })
  fits(bracketMessage(sheetOf(league, null)))
  expect(wordsOf(bracketMessage(sheetOf(started(3, { kind: 'elimination', losses: 1 }).league, null)))).toContain('bye')
})

describe('news', () => {
  const { league, events } = started(4, SWISS)
  const sheet = sheetOf(league, null)
  const news = (...some: readonly LeagueEvent[]) => newsMessage({ id: 'x', at: 0, sheet, events: some })

  test('a round that is paired calls those who play', () => {
    const message = news(...events)!
    expect(message.pings.toSorted()).toEqual(people(4))
    expect(wordsOf(message)).toContain('Round 1')
  })

  test('what an organiser decides is told with the reason, which can do nothing', () => {
    const intervention = { by: '2', reason: '@everyone **look**' }
    const message = news({ type: 'ByeAwarded', player: people(1)[0]!, round: 1, intervention })!
    expect(wordsOf(message)).toContain('\\@everyone \\*\\*look\\*\\*')
    expect(message.pings).toEqual([])
  })

  test('the next round is told even if there is room for little else', () => {
    const decided = Array.from(
      { length: 300 },
      (_, index) => ({ type: 'PairingDecided', pairing: `9-${index}`, outcome: { is: 'double-loss' }, at: 0 }) as const,
    )
    expect(wordsOf(news(...decided, ...events)!)).toContain('Round 1')
  })

  test('that somebody joined is no news', () => {
    expect(news({ type: 'PlayerJoined', player: '1', entered: 1 })).toBe(null)
  })
})

test.each(LEAGUE_REFUSALS)('%s is explained', code => {
  expect(explainLeague({ code })).toMatch(/^[A-Z].*\.$/)
})

test('a setting that cannot be is named', () => {
  expect(explainLeague({ code: 'bad-setting', setting: 'roundLength' })).toBe('“round length” cannot be set like that.')
})
