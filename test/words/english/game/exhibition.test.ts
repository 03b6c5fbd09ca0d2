import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exhibition } from '../../../../src/app/self-play/exhibition.ts'
import { type Paint, story } from '../../../../src/words/english/game/exhibition.ts'

const PLAYERS = ['Robin', 'Kim'] as const

test.each([1, 2, 3, 4, 5, 6])('seed %i fits into 80 columns and ends with the winner', seed => {
  const game = exhibition('hgss-2010', seed)
  const lines = story(game, PLAYERS).split('\n')
  expect(lines.filter(line => line.length > 80)).toEqual([])
  expect(lines.at(-2)).toMatch(new RegExp(`^${PLAYERS[game.result.winner]} wins .*!$`))
  expect(lines.filter(line => line.includes(' wins ')).length).toBe(1)
})

test('a heading for each turn, in order, and the table after each', () => {
  const game = exhibition('hgss-2010', 3)
  const lines = story(game, PLAYERS).split('\n')
  const turns = lines.flatMap(line => /^Turn (\d+): (?:Robin|Kim)$/.exec(line)?.[1] ?? [])
  expect(turns).toEqual(Array.from({ length: game.turns }, (_, index) => String(index + 1)))
  const tables = lines.filter(line =>
    /^ {2}\| (Robin|Kim) .* Bench \d {2}Prizes \d {2}hand [ \d]\d {2}deck [ \d]\d$/.test(line),
  )
  expect(tables.length).toBe(2 * (game.turns + 1))
})

test('headings and the end are bold, the table is quiet', () => {
  const paint: Paint = (how, text) => `<${how}>${text}`
  const lines = story(exhibition('hgss-2010', 3), PLAYERS, paint).split('\n')
  expect(lines[0]).toMatch(/^<bold>Prizepost/)
  expect(lines).toContain('<bold>Set-up')
  expect(lines.at(-2)).toMatch(/^<bold>.* wins /)
  expect(lines.some(line => line.startsWith('<dim>  | Robin'))).toBe(true)
})

test('the README quotes a game that can be played again', () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8')
  const [, seed, quote = ''] = /npm run exhibition -- --seed (\d+)\n```\n\n```\n([\s\S]*?)```/.exec(readme) ?? []
  expect(quote).toContain('Turn ')
  expect(story(exhibition('hgss-2010', Number(seed)), PLAYERS)).toContain(quote)
})
