import { once } from 'node:events'
import { type ClientRequest, type IncomingHttpHeaders, type RequestOptions, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createClient } from '../../src/store/client.ts'
import { createDynamoStore } from '../../src/store/dynamo-store.ts'
import { StoreError } from '../../src/store/store-error.ts'
import { testDirectory } from './directories.ts'
import { openStore } from './embedded-stores.ts'
import { anEntry, appendAll, aRow, collect, entries, kept, upTo, versionsOf } from './samples.ts'
import { OPERATIONS } from './secrets.ts'

const HEADERS = {
  'content-type': 'application/x-amz-json-1.0',
  authorization: 'AWS4-HMAC-SHA256 Credential=a/b/c/d/e, SignedHeaders=host, Signature=x',
  'x-amz-date': '20240229T120000Z',
}

function ask(endpoint: string, operation: string, options: RequestOptions = {}): ClientRequest {
  const target = { 'x-amz-target': `DynamoDB_20120810.${operation}` }
  const headers = { ...HEADERS, ...target, ...(options.headers as IncomingHttpHeaders) }
  return request(endpoint, { method: 'POST', agent: false, ...options, headers })
}

async function answerOf(asked: ClientRequest, body: object) {
  asked.end(JSON.stringify(body))
  const [response] = await once(asked, 'response')
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

describe('close', () => {
  test('may be called again, also meanwhile', async () => {
    const { close } = await openStore(await testDirectory())
    await Promise.all([close(), close()])
    await close()
  })

  test('what has begun is finished', async () => {
    const directory = await testDirectory()
    const { store, close } = await openStore(directory)
    const appended = entries(30).map(entry => store.append('match#1', entry))
    const put = store.put(aRow('match#1', 'head'))
    const read = store.read('match#2')
    await close()
    expect(await Promise.all(appended)).toEqual(entries(30).map(() => true))
    await put
    expect(await read).toEqual([])
    const again = await openStore(directory)
    expect(versionsOf(await again.store.read('match#1'))).toEqual(upTo(30))
    expect(await again.store.rows('match#1')).toEqual([aRow('match#1', 'head')])
  })

  test('what comes later is refused', async () => {
    const directory = await testDirectory()
    const { store, close } = await openStore(directory)
    const closed = close()
    const late = store.append('match#1', anEntry(1))
    await expect(late).rejects.toThrow(new StoreError('The store is closed'))
    await closed
    for (const { run } of OPERATIONS) await expect(run(store)).rejects.toThrow(StoreError)
    expect(await (await openStore(directory)).store.read('match#1')).toEqual([])
  })

  test('others are answered or refused, and what they were told is kept', async () => {
    const directory = await testDirectory()
    const { endpoint, close } = await openStore(directory)
    const client = createClient({ endpoint })
    onTestFinished(() => client.destroy())
    const store = createDynamoStore({ client, table: 'prizepost' })
    const appended = entries(60).map(async entry => (await store.append('match#1', entry)) && entry)
    await Promise.race(appended)
    await close()
    const results = await Promise.allSettled(appended)
    const told = results.flatMap(result => (result.status === 'fulfilled' && result.value ? [result.value] : []))
    expect(told).not.toEqual([])
    const found = await (await openStore(directory)).store.read('match#1')
    expect(found).toEqual(expect.arrayContaining(told.map(kept)))
  })

  test.each([
    ['nothing', ''],
    ['half a head', 'POST / HTTP/1.1\r\nHost: '],
    ['half a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{'],
  ])('a connection on which came %s does not hold it up', async (_, sent) => {
    const { endpoint, close, store } = await openStore(await testDirectory())
    const socket = connect(Number(new URL(endpoint).port), '127.0.0.1').on('error', () => {})
    await once(socket, 'connect')
    socket.write(sent)
    await store.read('match#1')
    const hungUp = once(socket, 'close')
    await close()
    await hungUp
  })

  test('callers who hang up do not bring the process down', async () => {
    const uncaught: unknown[] = []
    const remember = (error: unknown) => uncaught.push(error)
    process.on('uncaughtException', remember)
    onTestFinished(() => void process.off('uncaughtException', remember))
    const item = { pk: { S: 'match#1' }, sk: { S: '00000001' }, list: { S: 'due' }, order: { S: 'x'.repeat(1_000) } }
    for (const turns of upTo(24)) {
      const { endpoint, close } = await openStore(await testDirectory())
      const asked = upTo(10).map(() => ask(endpoint, 'PutItem').on('error', () => {}))
      for (const one of asked) one.end(JSON.stringify({ TableName: 'prizepost', Item: item }))
      for (const _ of upTo(turns)) await new Promise(setImmediate)
      for (const one of asked) one.destroy()
      await close()
    }
    expect(uncaught).toEqual([])
  })
})

describe('web pages', () => {
  const QUERY = { TableName: 'prizepost', Key: { pk: { S: 'match#1' }, sk: { S: '00000001' } } }

  test('who names no origin is answered', async () => {
    const { endpoint, store } = await openStore(await testDirectory())
    await appendAll(store, 'match#1', [anEntry(1, { by: 'ann' })])
    const { status, body } = await answerOf(ask(endpoint, 'GetItem'), QUERY)
    expect(status).toBe(200)
    expect(JSON.parse(body)).toMatchObject({ Item: { by: { S: 'ann' } } })
  })

  test.each(['https://example.com', 'http://localhost:3000', 'null', ''])('the origin %j is refused', async origin => {
    const { endpoint, store } = await openStore(await testDirectory())
    await appendAll(store, 'match#1', [anEntry(1)])
    const { status, headers, body } = await answerOf(ask(endpoint, 'GetItem', { headers: { origin } }), QUERY)
    expect({ status, body }).toEqual({ status: 403, body: '' })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    const put = { TableName: 'prizepost', Item: { pk: { S: 'match#9' }, sk: { S: '00000001' } } }
    expect(await answerOf(ask(endpoint, 'PutItem', { headers: { origin } }), put)).toMatchObject({ status: 403 })
    expect(await collect(store.streams())).toEqual(['match#1'])
  })

  test('so is the question whether one may ask', async () => {
    const { endpoint } = await openStore(await testDirectory())
    const headers = { origin: 'https://example.com', 'access-control-request-headers': 'x-amz-target' }
    const { status, headers: answered } = await answerOf(ask(endpoint, '', { method: 'OPTIONS', headers }), {})
    expect(status).toBe(403)
    expect(Object.keys(answered).filter(name => name.startsWith('access-control'))).toEqual([])
  })
})
