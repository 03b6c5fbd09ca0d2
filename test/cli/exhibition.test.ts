import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { programOf } from './program.ts'

const PROGRAM = programOf('exhibition')

function start(...args: readonly string[]) {
  const env = { ...process.env, NO_COLOR: '1' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [...PROGRAM, ...args], {
    encoding: 'utf8',
    env,
  })
  return { status, stdout, stderr }
}

describe('npm run exhibition', () => {
  test('tells a whole game, and the same seed tells it again', () => {
    const first = start('--seed', '7')
    expect(first).toMatchObject({ status: 0, stderr: '' })
    expect(first.stdout).toMatch(/^Prizepost: one game, HeartGold & SoulSilver era, 2010\nRobin plays “Ember Spark”/)
    expect(first.stdout).toContain('npm run exhibition -- --seed 7 --ruleset hgss-2010')
    expect(first.stdout).toMatch(/^(Robin|Kim) wins .*!$/m)
    expect(start('--seed', '7').stdout).toBe(first.stdout)
    expect(start('--seed', '8').stdout).not.toBe(first.stdout)
  })

  test('without a seed it names the one it took', () => {
    const { stdout } = start()
    const [, seed = ''] = /--seed (\d+)/.exec(stdout) ?? []
    expect(start('--seed', seed).stdout).toBe(stdout)
  })

  test.each(['ecard-2002', 'xy-2016'])('--ruleset %s', ruleset => {
    const { status, stdout } = start('--seed', '1', '--ruleset', ruleset)
    expect(status).toBe(0)
    expect(stdout).toContain(`--ruleset ${ruleset}`)
    expect(stdout).toContain(' wins ')
  })

  test('--json gives the result and nothing else', () => {
    const { status, stdout } = start('--seed', '7', '--json')
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toEqual({
      ruleset: 'hgss-2010',
      seed: 7,
      players: [
        { name: 'Robin', deck: 'Ember Spark' },
        { name: 'Kim', deck: 'Daybreak' },
      ],
      winner: expect.stringMatching(/^(Robin|Kim)$/),
      ways: expect.any(Array),
      turns: expect.any(Number),
      actions: expect.any(Number),
    })
  })

  test('--help explains the options', () => {
    const { status, stdout } = start('--help')
    expect(status).toBe(0)
    for (const option of ['--seed', '--ruleset', '--json', '--help']) expect(stdout).toContain(option)
  })
})

test.each([
  [['--speed', '1'], "Unknown option '--speed'."],
  [['--seed', 'seven'], '--seed must be a whole number from 0 to 4294967295.'],
  [['--seed', '4294967296'], '--seed must be a whole number from 0 to 4294967295.'],
  [['--seed', '1.5'], '--seed must be a whole number from 0 to 4294967295.'],
  [['--ruleset', 'base'], '--ruleset must be one of ecard-2002, hgss-2010, xy-2016.'],
  [['now'], "Unexpected argument 'now'."],
])('%j is not understood', (args, message) => {
  const { status, stdout, stderr } = start(...args)
  expect(status).toBe(2)
  expect(stdout).toBe('')
  expect(stderr.split('\n')[0]).toBe(message)
})
