import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openEmbeddedStore } from '../../src/store/embedded.ts'
import { begin, World } from '../app/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'prizepost-export-'))
afterAll(() => rmSync(folder, { recursive: true }))

function run(name: string, args: readonly string[], data: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'handlers/cli.ts', name, ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, PRIZEPOST_DATA: data },
    },
  )
  return { status, stdout, stderr }
}

test('everything moves from one directory to another', { timeout: 60_000 }, async () => {
  const [from, to, file] = [join(folder, 'from'), join(folder, 'to'), join(folder, 'all.jsonl.gz')]
  const opened = await openEmbeddedStore({ directory: from })
  if (!opened.ok) throw new Error(opened.error)
  const match = await begin(new World(opened.value.store))
  const inUse = run('export-all', [file], from)
  expect(inUse).toMatchObject({ status: 1, stderr: expect.stringContaining('is in use by process') })
  await opened.value.close()

  const exported = run('export-all', [file], from)
  expect(exported).toMatchObject({ status: 0, stdout: '' })
  expect(exported.stderr).toMatch(new RegExp(`^\\d+ items of ${from} are in ${file}\\.\\n$`))
  const imported = run('import-all', [file], to)
  const [, items] = /^(\d+) items were read; \1 of them were new in /.exec(imported.stdout) ?? []
  expect(imported).toMatchObject({ status: 0, stderr: '' })
  expect(items).toBe('5')
  const there = await openEmbeddedStore({ directory: to })
  if (!there.ok) throw new Error(there.error)
  const looked = await new World(there.value.store).app.look({ match, by: 'ann' })
  expect(looked.ok && looked.value.status).toBe('playing')
  await there.value.close()
})

test.each(['export-all', 'import-all'])('%s explains itself', { timeout: 60_000 }, name => {
  const wrong = run(name, [], folder)
  expect(wrong).toMatchObject({ status: 2, stderr: expect.stringContaining(`npm run ${name} -- FILE`) })
})
