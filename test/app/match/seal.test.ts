/** Entries: what they say about time and luck, and that folding them is all there is to a match. */
import { describe, expect, test } from 'vitest'
import { counted, shownLeft, timeLeft } from '../../../src/app/match/clock.ts'
import { evolveMatch, foldMatch } from '../../../src/app/match/evolve-match.ts'
import type { Match } from '../../../src/app/match/match.ts'
import type { ClockTerms } from '../../../src/app/match/terms.ts'
import { SEATS, type Seat } from '../../../src/engine/index.ts'
import { RULESET_IDS } from '../../../src/rulesets/index.ts'
import { HOUR } from '../../../src/shared/time.ts'
import { given } from './played.ts'
import { playMatch, type Turned } from './random-match.ts'

const BANK: ClockTerms = { kind: 'bank', bank: 30 * HOUR, increment: 2 * HOUR, cap: 31 * HOUR }
const PER_MOVE: ClockTerms = { kind: 'per-move', time: 5 * HOUR }

/** How much this entry gave, by turns that ended, gifts, and what is given back. */
function gainsOf({ before, entry, rules }: Turned, seat: Seat, clock: ClockTerms) {
  const { events } = entry.data
  const played = events.flatMap(event => (event.type === 'Played' ? event.events : []))
  const turns = played.filter(event => event.type === 'TurnEnded' && event.seat === seat).length
  const gifts = events.reduce((sum, each) => (each.type === 'TimeGiven' && each.to === seat ? sum + each.time : sum), 0)
  const ordered = events.some(each => each.type === 'Played' && each.order && each.command?.seat === seat)
  const spared = timeLeft(rules, before, seat, entry.at) - shownLeft(before, seat, entry.at)
  return { turns: clock.kind === 'bank' ? turns * clock.increment : 0, gifts, spared: ordered ? spared : 0 }
}

describe.each([
  ['a bank', BANK],
  ['a time for every move', PER_MOVE],
] as const)('time, with %s', (_, clock) => {
  test.each(RULESET_IDS)('nothing is lost or made in %s', id => {
    const tally = { entries: 0, gifts: 0, turns: 0 }
    const check = (turned: Turned): void => {
      const { before, entry, after } = turned
      if (!before.game) return
      tally.entries += 1
      expect(Math.min(...after.left)).toBeGreaterThanOrEqual(0)
      for (const seat of SEATS) {
        const spent = before.waits[seat] ? counted(before.at, entry.at, before.away[seat]) : 0
        const { turns, gifts, spared } = gainsOf(turned, seat, clock)
        const kept = Math.max(0, before.left[seat] - spent) + spared
        const isNew = after.waits[seat]?.since === entry.at && before.waits[seat]?.since !== entry.at
        const renewed = clock.kind === 'per-move' && isNew ? clock.time : kept
        const filled = clock.kind === 'bank' ? Math.max(kept, Math.min(clock.cap, kept + turns)) : renewed
        expect(after.left[seat], JSON.stringify(entry.data.events.map(({ type }) => type))).toBe(filled + gifts)
        if (gifts > 0) tally.gifts += 1
        if (turns > 0) tally.turns += 1
      }
    }
    for (const number of [0, 1, 5]) playMatch(id, number, { social: true, clock }, check)
    expect(tally.entries).toBeGreaterThan(150)
    expect(tally.gifts).toBeGreaterThan(1)
    expect(tally.turns > 10 || clock.kind === 'per-move').toBe(true)
  })
})

const isQuiet = ({ steps, game, status }: Match): boolean => steps.length === 0 && !game?.action && status === 'playing'

const saved = ({ steps, ...match }: Match): Match => ({ ...JSON.parse(JSON.stringify(match)), steps: [] })

describe.each(RULESET_IDS)('entries of %s', id => {
  test.each([true, false])('fold to the match, from the start or from any quiet moment (theme decks: %s)', theme => {
    for (const number of [1, 2]) {
      const last: { match?: Match } = {}
      const quiet: Match[] = []
      let luck = 0
      const entries = playMatch(id, number, { social: true, theme }, ({ after }) => {
        last.match = after
        if (isQuiet(after)) quiet.push(after)
        expect(after.drawn).toBeGreaterThanOrEqual(luck)
        luck = after.drawn
      })
      const end = last.match
      expect(last.match?.status).toBe('over')
      expect(foldMatch(JSON.parse(JSON.stringify(entries)))).toEqual(end)
      const some = quiet.filter((_, index) => index % Math.ceil(quiet.length / 5) === 0)
      expect(some.length).toBeGreaterThan(0)
      for (const match of some) expect(foldMatch(entries.slice(match.version), saved(match))).toEqual(end)
    }
  })
})

describe('an entry', () => {
  test('follows the one before it, and no other', () => {
    const match = given()
    match.ann.endTurn()
    const [entry] = match.entries
    expect(() => evolveMatch(match.match, entry!)).toThrow('entry 3 does not follow 3')
    expect(() => evolveMatch(null, entry!)).toThrow('a match begins with a challenge')
  })

  test('takes back nothing that is not of this turn', () => {
    const match = given()
    expect(() => match.record([{ type: 'TakenBack', seat: 0, to: 2 }])).toThrow('nothing of this turn')
  })
})
