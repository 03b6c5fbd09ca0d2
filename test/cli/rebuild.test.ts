import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { headKey } from '../../src/app/lookups.ts'
import { openEmbeddedStore } from '../../src/store/embedded.ts'
import { begin, World } from '../app/world.ts'
import { programOf } from './program.ts'

const PROGRAM = programOf('rebuild')

const folder = mkdtempSync(join(tmpdir(), 'prizepost-rebuild-'))
afterAll(() => rmSync(folder, { recursive: true }))

function run(args: readonly string[], data: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...PROGRAM, ...args], {
    encoding: 'utf8',
    env: { ...process.env, PRIZEPOST_DATA: data },
  })
  return { status, stdout, stderr }
}

test('lookups that got lost are made again', { timeout: 60_000 }, async () => {
  const data = join(folder, 'data')
  const opened = await openEmbeddedStore({ directory: data })
  if (!opened.ok) throw new Error(opened.error)
  const match = await begin(new World(opened.value.store))
  await opened.value.store.remove(headKey(match))
  await opened.value.close()

  const corrected = run(['--json'], data)
  expect(JSON.parse(corrected.stdout)).toEqual({ matches: 1, corrected: 1, removed: 0, unreadable: [] })
  expect(run([], data)).toEqual({
    status: 0,
    stdout: `1 match in ${data} looked at: everything was right.\n`,
    stderr: '',
  })
})

test('a directory that cannot be used is named', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const { status, stderr } = run([], file)
  expect(status).toBe(1)
  expect(stderr).toContain(`Cannot keep games in ${file}`)
})

test('what is not understood is explained', () => {
  const { status, stderr } = run(['--what'], folder)
  expect(status).toBe(2)
  expect(stderr).toContain('npm run rebuild -- [options]')
  expect(run(['--help'], folder)).toMatchObject({ status: 0, stderr: '' })
})
