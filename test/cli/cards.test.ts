import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { catalogue } from '../../src/cards/index.ts'
import { programOf } from './program.ts'

const PROGRAM = programOf('cards')

const cards = (...args: readonly string[]) => spawnSync(process.execPath, [...PROGRAM, ...args], { encoding: 'utf8' })

test('lists every card, to read and as JSON', () => {
  const { status, stdout } = cards()
  expect(status).toBe(0)
  expect(stdout.split('\n\n').length).toBe(catalogue.prints.length)
  const ids = (JSON.parse(cards('--json').stdout) as { id: string }[]).map(({ id }) => id)
  expect(ids).toEqual(catalogue.prints.map(({ id }) => id))
})

test('--help, and what is not understood', () => {
  expect(cards('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--json') })
  expect(cards('--xml')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining("'--xml'") })
})
