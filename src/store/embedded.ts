/** DynamoDB for one machine: in this process, on its disk, with nothing to install. */
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { EventStore } from '../app/ports/event-store.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { createClient } from './client.ts'
import { closable } from './closable.ts'
import { type DirectoryLock, lockDirectory } from './directory-lock.ts'
import { createDynamoStore } from './dynamo-store.ts'
import { startServer } from './embedded-server.ts'
import { fileProblem } from './file-problem.ts'
import { finishInterruptedWrites } from './repair.ts'
import { ensureTable, TABLE } from './table.ts'

export interface EmbeddedStore {
  readonly store: EventStore
  readonly endpoint: string
  readonly client: DynamoDBClient
  /** What has begun is finished first. May be called again. */
  close(): Promise<void>
}

interface EmbeddedOptions {
  readonly directory: string
  readonly table?: string
}

export const dataDirectory = (env: Readonly<Record<string, string | undefined>>): string =>
  env.PRIZEPOST_DATA || '.data'

/** The error is a sentence for whoever started us. */
export async function openEmbeddedStore(options: EmbeddedOptions): Promise<Result<EmbeddedStore, string>> {
  const directory = resolve(options.directory)
  try {
    // Secrets lie here: hands, decks, seeds.
    await mkdir(directory, { recursive: true, mode: 0o700 })
    const lock = await lockDirectory(directory)
    return lock.ok ? ok(await open(directory, options.table ?? TABLE.name, lock.value)) : lock
  } catch (error) {
    const problem = fileProblem(directory, error)
    if (problem === null) throw error
    return err(problem)
  }
}

async function open(directory: string, table: string, lock: DirectoryLock): Promise<EmbeddedStore> {
  const server = await startServer(join(directory, 'db')).catch(async error => {
    await lock.release()
    throw error
  })
  const { endpoint } = server
  const client = createClient({ endpoint })
  const closeAll = async () => {
    // The client comes second: it would hang up on requests that have arrived.
    await server.stop()
    client.destroy()
    await lock.release()
  }
  try {
    await ensureTable(client, table)
    if (lock.wasLeftBehind) await finishInterruptedWrites({ client, table })
  } catch (error) {
    await closeAll()
    throw error
  }
  const closing = closable(createDynamoStore({ client, table }))
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= closing.close().then(closeAll)
    return closed
  }
  return { store: closing.store, endpoint, client, close }
}
