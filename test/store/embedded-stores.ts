import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { type EmbeddedStore, openEmbeddedStore } from '../../src/store/embedded.ts'

/** Closed after the test, if it is still open. */
export async function openStore(directory: string, table?: string): Promise<EmbeddedStore> {
  const opened = await openEmbeddedStore({ directory, ...(table !== undefined && { table }) })
  if (!opened.ok) expect.fail(opened.error)
  onTestFinished(() => opened.value.close())
  return opened.value
}

export async function refusalOf(directory: string): Promise<string> {
  const opened = await openEmbeddedStore({ directory })
  if (!opened.ok) return opened.error
  await opened.value.close()
  return expect.fail(`${directory} could be opened`)
}

interface Database {
  open(): Promise<void>
  close(): Promise<void>
  del(key: string): Promise<void>
  put(key: string, value: unknown): Promise<void>
  iterator(): AsyncIterable<readonly [string, unknown]>
}

/** The files below the embedded server, past all its rules. Nobody else may have them open. */
export async function openFiles(directory: string): Promise<Database> {
  const require = createRequire(import.meta.url)
  const { Level } = createRequire(require.resolve('dynalite'))('level')
  const database: Database = new Level(join(directory, 'db'), { valueEncoding: 'json' })
  await database.open()
  return database
}
