import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { PLAYGROUND_HELP, readPlaygroundOptions } from '../../../src/playground/host/options.ts'

test('without a word it is the page on port 3210 and the world in .data', () => {
  expect(readPlaygroundOptions([], {})).toEqual({
    ok: true,
    value: {
      kind: 'start',
      port: 3210,
      directory: resolve('.data/playground'),
      demo: false,
      fresh: false,
      json: false,
    },
  })
})

test.each([
  [['--data', 'elsewhere'], { PRIZEPOST_DATA: '/there' }, resolve('elsewhere/playground')],
  [[], { PRIZEPOST_DATA: '/there' }, '/there/playground'],
  [['--demo'], {}, resolve('.data/demo')],
  [['--demo', '--data', '/tmp/x'], {}, '/tmp/x/demo'],
])('%j with %j keeps everything in %s', (args, env, directory) => {
  expect(readPlaygroundOptions(args, env)).toMatchObject({ ok: true, value: { directory } })
})

test.each([
  [['--port', 'x'], '--port must be a whole number from 0 to 65535.'],
  [['--port', '65536'], '--port must be a whole number from 0 to 65535.'],
  [['--port=-1'], '--port must be a whole number from 0 to 65535.'],
  [['--data='], '--data must be a directory.'],
  [['--seed', '1'], "Unknown option '--seed'."],
  [['now'], "Unexpected argument 'now'."],
])('%j is not understood', (args, error) => {
  expect(readPlaygroundOptions(args, {})).toEqual({ ok: false, error })
})

test('--help names every option', () => {
  expect(readPlaygroundOptions(['-h', '--port', 'x'], {})).toEqual({ ok: true, value: { kind: 'help' } })
  for (const option of ['--port', '--data', '--demo', '--fresh', '--json', '--help'])
    expect(PLAYGROUND_HELP).toContain(`  ${option} `)
})
