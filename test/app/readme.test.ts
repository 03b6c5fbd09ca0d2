import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as application from '../../src/app/app.ts'
import { LEAGUE_CLOCK } from '../../src/app/match/terms.ts'
import { World } from './world.ts'

test('the example in src/app/README.md runs and plays', async () => {
  const readme = readFileSync('src/app/README.md', 'utf8')
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? []
  const body = code.replace(/^import .*$/gm, '').replaceAll(' as const', '')
  const world = new World()
  const run = new Function(
    'createApp',
    'ports',
    'LEAGUE_CLOCK',
    'delivery',
    `return (async () => {${body}\nreturn { match, table }\n})()`,
  )
  const { match, table } = await run(application.createApp, world.ports, LEAGUE_CLOCK, () => world.delivery())
  expect(table.value.yours.legal.length).toBeGreaterThan(0)
  const log = await world.app.log({ match, by: 'ann' })
  expect(log.ok && log.value.length).toBeGreaterThan(1)
})
