import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as leagues from '../../src/league/index.ts'

test('the example in src/league/README.md runs', () => {
  const readme = readFileSync('src/league/README.md', 'utf8')
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? []
  const body = code.replace(/^import .*$/gm, '')
  const run = new Function(...Object.keys(leagues), `${body}\nreturn { league, due, leader }`)
  const { league, due, leader } = run(...Object.values(leagues))
  expect(league.rounds).toHaveLength(1)
  expect(due).toBe(0)
  expect(leader).toMatchObject({ place: 1, points: 3, byes: 1 })
})
