import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { fair, tampered } from '../app/fairness/tampering.ts'
import { programOf } from './program.ts'

const PROGRAM = programOf('draw')

const folder = mkdtempSync(join(tmpdir(), 'prizepost-draw-'))
afterAll(() => rmSync(folder, { recursive: true }))

const match = join(folder, 'match.json')
writeFileSync(match, JSON.stringify(fair))

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...PROGRAM, ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('a moment of a match', () => {
  test('is drawn, and told for those who cannot see it', async () => {
    const out = join(folder, 'table.png')
    const { status, stdout } = run('--match', match, '--step', '20', '--seat', '0', '--out', out)
    expect(status).toBe(0)
    expect(stdout).toMatch(new RegExp(`^${out}: step 20 of \\d+, 800×\\d+\\n\\n.*(?:Ada|Ben)`))
    expect(await sharp(readFileSync(out)).metadata()).toMatchObject({ format: 'png', width: 800 })
  })

  test('is the last one unless said otherwise, in the light theme too', async () => {
    const out = join(folder, 'light.png')
    const { stdout } = run('--match', match, '--theme', 'light', '--out', out)
    const [, step, of] = /step (\d+) of (\d+)/.exec(stdout) ?? []
    expect(step).toBe(of)
    expect((await sharp(readFileSync(out)).stats()).channels[0]?.mean).toBeGreaterThan(128)
  })

  test('can be a hand', () => {
    const out = join(folder, 'hand.png')
    expect(run('--match', match, '--step', '20', '--seat', '1', '--hand', '--out', out)).toMatchObject({ status: 0 })
  })
})

describe('what cannot be drawn is said', () => {
  test.each([
    [[], '--match must name an exported match.'],
    [['--match', match, '--step', 'x'], '--step must be a whole number from 1 on.'],
    [['--match', match, '--step', '9999'], 'so there is no step 9999.'],
    [['--match', match, '--seat', '2'], '--seat must be 0 or 1.'],
    [['--match', match, '--hand'], '--hand needs a --seat.'],
    [['--match', match, '--theme', 'pink'], '--theme must be dark or light.'],
    [['--match', join(folder, 'none.json')], 'there is no such file'],
  ])('%j', (args, why) => {
    const { status, stderr } = run(...args)
    expect(status).toBe(2)
    expect(stderr).toContain(why)
  })

  test('a record that cannot be', () => {
    const broken = join(folder, 'broken.json')
    const wrong = tampered(fair, draft => void draft.entries.reverse())
    writeFileSync(broken, JSON.stringify(wrong))
    expect(run('--match', broken)).toMatchObject({ status: 2, stderr: expect.stringContaining('npm run verify') })
  })
})
