/** The store that the environment describes: DynamoDB if it names a table, otherwise a directory of this machine. */
import type { EventStore } from '../app/ports/event-store.ts'
import { ok, type Result } from '../shared/result.ts'
import { openTable } from './cloud.ts'
import { dataDirectory, openEmbeddedStore } from './embedded.ts'
import type { RawTable } from './requests.ts'
import { TABLE } from './table.ts'

interface OpenStore {
  readonly store: EventStore
  /** For people: where it is. */
  readonly place: string
  /** The table itself, for those who move all of it. */
  readonly raw: RawTable
  close(): Promise<void>
}

/** The error is a sentence for whoever started us. */
export async function openStore(env: Readonly<Record<string, string | undefined>>): Promise<Result<OpenStore, string>> {
  const { PRIZEPOST_TABLE: table, DYNAMODB_ENDPOINT: endpoint } = env
  if (table) {
    const { store, client } = openTable(table, endpoint)
    const close = async () => client.destroy()
    return ok({ store, place: `the table ${table}`, raw: { client, table }, close })
  }
  const directory = dataDirectory(env)
  const opened = await openEmbeddedStore({ directory })
  if (!opened.ok) return opened
  const { store, client, close } = opened.value
  return ok({ store, place: directory, raw: { client, table: TABLE.name }, close })
}
