import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { PutItemCommand } from '@aws-sdk/client-dynamodb'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { EventStore } from '../../src/app/ports/event-store.ts'
import { createClient } from '../../src/store/client.ts'
import { createDynamoStore } from '../../src/store/dynamo-store.ts'
import { expectDiscreet, OPERATIONS, SECRET } from './secrets.ts'
import { describeStores, type TestTable } from './tables.ts'

type Answer = (sent: string, response: ServerResponse) => void

async function storeAnsweredBy(answer: Answer): Promise<EventStore> {
  const server = createServer(async (request: IncomingMessage, response) => answer(await text(request), response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const client = createClient({ endpoint: `http://127.0.0.1:${port}` })
  onTestFinished(() => {
    client.destroy()
    server.close()
  })
  return createDynamoStore({ client, table: 'games' })
}

const refusing: Answer = (sent, response) =>
  response.writeHead(400, { 'x-amzn-requestid': 'request-7' }).end(
    JSON.stringify({
      __type: 'com.amazon.coral.validate#ValidationException',
      message: `One or more values were invalid: ${sent} ${SECRET}`,
      Item: { data: { S: SECRET } },
    }),
  )

describe('a server that refuses and quotes what was sent', () => {
  test.each(OPERATIONS)('$name', async ({ run, doing }) => {
    const error = await expectDiscreet(run(await storeAnsweredBy(refusing)))
    expect(error.message).toBe(`Cannot ${doing}: ValidationException`)
    expect(error.cause).toMatchObject({ name: 'ValidationException', status: 400, requestId: 'request-7' })
  })
})

describe('a server that answers nonsense', () => {
  const ANSWERS: readonly (readonly [string, Answer])[] = [
    ['no JSON', (_, response) => response.end(`hand: ${SECRET}`)],
    ['half of it', (_, response) => response.end(`{"Items":[{"data":{"S":"${SECRET}`)],
    ['attributes of another shape', (_, response) => response.end(JSON.stringify({ Items: [{ data: SECRET }] }))],
    ['items without a key', (_, response) => response.end(JSON.stringify({ Items: [{ data: { S: SECRET } }] }))],
    ['a web page of an error', (_, response) => response.writeHead(403).end(`<h1>${SECRET}</h1>`)],
  ]
  const READS = OPERATIONS.filter(({ name }) => ['load', 'read', 'due', 'list', 'rows', 'allRows'].includes(name))

  test.each(ANSWERS.flatMap(([what, answer]) => READS.map(read => ({ ...read, what, answer }))))(
    '$what, $name',
    async ({ answer, run }) => {
      await expectDiscreet(run(await storeAnsweredBy(answer)))
    },
  )

  test('it hangs up in the middle of every answer', async () => {
    const store = await storeAnsweredBy((_, response) => {
      response.writeHead(200, { 'content-length': 1_000 }).write(`{"Items":[{"data":{"S":"${SECRET}`, () => {
        response.destroy()
      })
    })
    const error = await expectDiscreet(store.read('match#1'))
    expect(error.message).toMatch(/^Cannot read match#1: /)
  })
})

describeStores('errors', openTable => {
  test.each(OPERATIONS)('what a client throws is not passed on by $name', async ({ run, doing }) => {
    const { store, client } = await openTable()
    const middleware = () => async (args: object) => {
      throw Object.assign(new TypeError(`cannot send ${SECRET}`), { args, cause: new Error(SECRET) })
    }
    client.middlewareStack.add(middleware, { step: 'build' })
    const error = await expectDiscreet(run(store))
    expect(error.message).toBe(`Cannot ${doing}: TypeError`)
  })

  test('nor is what is no error', async () => {
    const { store, client } = await openTable()
    client.middlewareStack.add(() => () => Promise.reject(SECRET), { step: 'build' })
    expect((await expectDiscreet(store.read('match#1'))).message).toBe('Cannot read match#1: string')
  })

  test('a table that is not there', async () => {
    const { client } = await openTable()
    const store = createDynamoStore({ client, table: 'nowhere' })
    for (const { run, doing } of OPERATIONS) {
      expect((await expectDiscreet(run(store))).message).toBe(`Cannot ${doing}: ResourceNotFoundException`)
    }
  })
})

const ENTRY = { pk: 'match#1', sk: '00000001', at: 1, by: SECRET, delivery: SECRET, data: `["${SECRET}"]` }
const ROW = { pk: 'match#1', sk: 'head', version: 1, data: `["${SECRET}"]`, list: 'due', order: '0' }

function putRaw({ client, table }: TestTable, item: Readonly<Record<string, string | number | undefined>>) {
  const attributes = Object.entries(item)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, typeof value === 'number' ? { N: String(value) } : { S: value }])
  return client.send(new PutItemCommand({ TableName: table, Item: Object.fromEntries(attributes) }))
}

describeStores('a malformed item is named and not quoted', openTable => {
  test.each([
    [{ ...ENTRY, data: `{"hand":["${SECRET}"` }, 'match#1 00000001: its data is not JSON'],
    [{ ...ENTRY, data: SECRET }, 'match#1 00000001: its data is not JSON'],
    [{ ...ENTRY, data: 5 }, 'match#1 00000001 has no data'],
    [{ ...ENTRY, data: undefined }, 'match#1 00000001 has no data'],
    [{ ...ENTRY, at: SECRET }, 'match#1 00000001 has no at'],
    [{ ...ENTRY, by: undefined }, 'match#1 00000001 has no by'],
    [{ ...ENTRY, delivery: 5 }, 'match#1 00000001 has no delivery'],
    [{ ...ENTRY, snapshot: SECRET, format: 1 }, 'match#1 00000001: its snapshot is not JSON'],
    [{ ...ENTRY, snapshot: SECRET, format: SECRET }, 'match#1 00000001 has no format'],
    [{ ...ROW, data: SECRET }, 'match#1 head: its data is not JSON'],
    [{ ...ROW, version: SECRET }, 'match#1 head has no version'],
  ])('%j', async (item, message) => {
    const table = await openTable()
    await putRaw(table, item)
    expect((await expectDiscreet(table.store.load('match#1', 1))).message).toBe(message)
  })

  test.each(['due', 'rows', 'allRows'])('by %s', async operation => {
    const table = await openTable()
    await putRaw(table, { ...ROW, data: SECRET })
    const { run } = OPERATIONS.find(({ name }) => name === operation)!
    expect((await expectDiscreet(run(table.store))).message).toBe('match#1 head: its data is not JSON')
  })

  test('by list', async () => {
    const table = await openTable()
    await putRaw(table, { ...ROW, data: SECRET })
    expect((await expectDiscreet(table.store.list('due'))).message).toBe('match#1 head: its data is not JSON')
  })

  test('by streams and due, if an entry lies where no stream is', async () => {
    const table = await openTable()
    await putRaw(table, { ...ENTRY, pk: 'deck#1', list: 'due', order: '0' })
    for (const { run } of OPERATIONS.filter(({ name }) => ['streams', 'due'].includes(name))) {
      expect((await expectDiscreet(run(table.store))).message).toBe('deck#1 is no stream')
    }
  })

  test('by append, that finds something else in its place', async () => {
    const table = await openTable()
    await putRaw(table, { ...ENTRY, delivery: undefined })
    const { run } = OPERATIONS.find(({ name }) => name === 'append')!
    expect((await expectDiscreet(run(table.store))).message).toBe('match#1 00000001 has no delivery')
  })
})
