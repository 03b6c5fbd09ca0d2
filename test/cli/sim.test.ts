import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { programOf } from './program.ts'

const PROGRAM = programOf('sim')

function sim(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...PROGRAM, ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('plays theme decks against each other and counts what happened', () => {
  const { status, stdout } = sim('--games', '6', '--decks', 'growth clash, Mind Flood', '--seed', '5', '--json')
  const report = JSON.parse(stdout)
  expect(status).toBe(0)
  expect(report).toMatchObject({ ruleset: 'hgss-2010', policy: 'random', seed: 5, games: 6, errors: 0, failures: [] })
  expect(report.decks).toMatchObject({ 'Growth Clash': { games: 6 }, 'Mind Flood': { games: 6 } })
  expect(report.decks['Growth Clash'].wins + report.decks['Mind Flood'].wins).toBe(6)
  expect(report.gamesPerSecond).toBeCloseTo(6 / report.seconds)
  const again = JSON.parse(sim('--games', '6', '--decks', 'Growth Clash,Mind Flood', '--seed', '5', '--json').stdout)
  expect(again.actions).toBe(report.actions)
})

test('without decks, all of the ruleset take turns; the report reads well', () => {
  const { status, stdout } = sim('--games', '3', '--ruleset', 'xy-2016', '--policy', 'simple')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^3 games, \d+ actions in /)
  expect(stdout).toMatch(/Gears of Fire .* of 3 games/)
  expect(stdout).toMatch(/Errors: 0$/m)
})

test.each([
  { args: ['--games', '0'], says: '--games must be a whole number above 0.' },
  { args: ['--seed', 'x'], says: '--seed must be a whole number from 0 on.' },
  { args: ['--ruleset', 'bw'], says: '--ruleset must be one of ecard-2002, hgss-2010, xy-2016.' },
  { args: ['--policy', 'best'], says: '--policy must be one of random, simple.' },
  { args: ['--decks', 'Growth Clsh'], says: 'There is no theme deck "Growth Clsh": did you mean Growth Clash?' },
  { args: ['--decks', 'Abyss'], says: 'Abyss is played with --ruleset ecard-2002.' },
  { args: ['--fast'], says: "Unknown option '--fast'." },
])('$args is answered with a sentence', ({ args, says }) => {
  const { status, stdout, stderr } = sim(...args)
  expect({ status, stdout, first: stderr.split('\n')[0] }).toEqual({ status: 2, stdout: '', first: says })
})
