/** Leagues that were really played, as pictures. */
import { describe, expect, test } from 'vitest'
import { sheetOf } from '../../src/app/league/sheet.ts'
import { seededChance } from '../../src/app/self-play/seeded-chance.ts'
import type { Settings } from '../../src/league/settings.ts'
import { encodePicture } from '../../src/render/encode.ts'
import { leagueBracket, leagueRound, leagueTable } from '../../src/render/league.ts'
import { THEMES } from '../../src/render/theme.ts'
import { running, type Season } from '../league/given.ts'
import { names } from '../league/names.ts'
import { expectPicture } from './golden.ts'

const DAY = 86_400_000
const NAMES = ['Robin', 'Kim', 'Noor', 'Theo', 'Ines', 'Jules', 'Mika', 'Sasha', 'Alex', 'Charlie', 'Sam', 'Toni']

const nameOf = (player: string): string => {
  const number = Number(player.slice(1)) - 1
  const round = Math.floor(number / NAMES.length)
  return `${NAMES[number % NAMES.length]}${round === 0 ? '' : ` ${round + 1}`}`
}

/** Somebody wins each match, as luck has it, for so many rounds. */
function season(players: number, settings: Partial<Settings>, rounds: number, isWhole = true): Season {
  const league = running(names(players), settings)
  const luck = seededChance(players)
  for (let round = 1; round <= rounds && league.league.status === 'running'; round++) {
    const open = league.league.rounds.at(-1)!.pairings.filter(({ outcome }) => outcome === null)
    const decided = isWhole || round < rounds ? open : open.slice(0, Math.ceil(open.length / 2))
    for (const { players: two } of decided) league.wins(two[luck.pick(2)]!)
    if (decided.length === open.length) league.tick(2 * DAY)
  }
  return league
}

const shown = (of: Season, viewer: string | null = null, page = 1) => ({
  sheet: sheetOf({ ...of.league, seed: 'ab'.repeat(32) }, viewer),
  nameOf,
  viewer,
  page,
})

const { dark } = THEMES
const SWISS = { format: { kind: 'swiss-cut', rounds: 6, top: 8 }, name: 'Spring League' } as const

describe('a Swiss of 64 players', () => {
  const league = season(64, SWISS, 3, false)

  test('the table comes in pages, the own place on each of them, and who goes on', async () => {
    await expectPicture('league-standings-dark', leagueTable(shown(league, 'p7'), dark))
    const { alt } = leagueTable(shown(league, 'p7', 2), dark)
    expect(alt).toMatch(/^Spring League: in round 3, 64 players, page 2 of 2\. You: rank \d+, /)
    expect(alt).toContain('The top 8 go on.')
  })

  test('a round: who plays whom, what is decided, what is open', async () => {
    const [picture] = leagueRound(shown(league, 'p7'), dark)
    await expectPicture('league-round-dark', picture!)
    expect(picture!.alt).toContain('16 of 32 done')
    expect((await encodePicture(picture!)).bytes.length).toBeLessThan(150 * 1024)
  })
})

test('nothing has been paired, and nobody has joined', () => {
  const league = running(names(2), { ...SWISS, pairing: 'by-hand' })
  expect(leagueRound(shown(league), dark)).toEqual([])
  expect(leagueBracket(shown(league), dark)).toEqual([])
})

test('a bye is shown beside the matches', () => {
  const [picture] = leagueRound(shown(running(names(5), SWISS)), dark)
  expect(picture!.alt).toMatch(/bye/)
})

describe('brackets', () => {
  test('of one loss: seeds, byes, who is through, who plays', async () => {
    const league = season(6, { format: { kind: 'elimination', losses: 1 }, name: 'Cup' }, 2)
    const pictures = leagueBracket(shown(league, 'p1'), dark)
    expect(pictures).toHaveLength(1)
    await expectPicture('league-bracket-dark', pictures[0]!)
  })

  test('of two losses, to the champion', () => {
    const league = season(8, { format: { kind: 'elimination', losses: 2 }, name: 'Cup' }, 20)
    const { champion } = league.league
    expect(champion).not.toBeNull()
    const alts = leagueBracket(shown(league), dark).map(({ alt }) => alt)
    expect(alts.at(-1)).toContain(`${nameOf(champion!)} has won.`)
    expect(alts.join(' ')).toMatch(/Grand final.*Losers’ bracket.*Winners’ bracket/s)
  })

  test.each([3, 5, 12, 33, 64])('of %d players, at every moment', players => {
    for (const losses of [1, 2] as const) {
      for (const rounds of [0, 1, 3, 30]) {
        const league = season(players, { format: { kind: 'elimination', losses }, name: 'Cup' }, rounds)
        for (const { alt, svg } of leagueBracket(shown(league), dark)) {
          expect(alt.length).toBeLessThanOrEqual(1024)
          expect(svg).not.toContain('NaN')
        }
      }
    }
  })
})

test('a ladder counts ratings', () => {
  const league = running(names(3), { format: { kind: 'ladder', length: null }, name: 'Ladder' })
  expect(leagueTable(shown(league), dark).alt).toMatch(/1500 rating, 0-0-0/)
})
