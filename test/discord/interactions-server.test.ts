import { expect, onTestFinished, test } from 'vitest'
import { LARGEST_BODY, type Reply, type SignedRequest } from '../../src/discord/front-door.ts'
import { serveInteractions } from '../../src/discord/interactions-server.ts'

async function serve(answer: (request: SignedRequest) => Promise<Reply>) {
  const served = await serveInteractions({ answer })
  if (!served.ok) throw new Error(served.error)
  onTestFinished(() => served.value.close())
  return served.value
}

const post = (url: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: body as string, headers })

test('what is posted reaches the door as it came, and the answer is written as it is', async () => {
  const knocks: SignedRequest[] = []
  const { url } = await serve(async request => {
    knocks.push(request)
    return { status: 200, body: { type: 1 } }
  })
  const response = await post(url, '{"type": 1}', { 'X-Signature-Ed25519': 'ab', 'X-Signature-Timestamp': '12' })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
  expect(await response.json()).toEqual({ type: 1 })
  expect(knocks).toEqual([{ body: Buffer.from('{"type": 1}'), signature: 'ab', timestamp: '12' }])
})

test('without a signature the door decides, too', async () => {
  const { url } = await serve(async ({ signature }) => ({ status: signature === undefined ? 401 : 200, body: null }))
  const response = await post(url, '{}')
  expect([response.status, await response.text()]).toEqual([401, ''])
})

test('it reads little more than the door takes', async () => {
  let longest = 0
  const { url } = await serve(async ({ body }) => {
    longest = Math.max(longest, body.length)
    return { status: body.length > LARGEST_BODY ? 413 : 200, body: null }
  })
  expect((await post(url, Buffer.alloc(LARGEST_BODY))).status).toBe(200)
  await post(url, Buffer.alloc(20 * LARGEST_BODY)).then(
    ({ status }) => expect(status).toBe(413),
    () => {}, // it may hang up while we still write
  )
  expect(longest).toBeGreaterThan(LARGEST_BODY)
  expect(longest).toBeLessThan(2 * LARGEST_BODY)
})

test('nothing but POST is answered', async () => {
  const { url } = await serve(async () => expect.fail('nobody knocks'))
  const response = await fetch(url)
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
})

test('a door that breaks is no answer, and the next knock is heard', async () => {
  let isBroken = true
  const { url } = await serve(async () => {
    if (isBroken) throw new Error('broken')
    return { status: 401, body: null }
  })
  await expect(post(url, '{}')).rejects.toThrow()
  isBroken = false
  expect((await post(url, '{}')).status).toBe(401)
})

test('a port that is taken is named', async () => {
  const { port } = await serve(async () => ({ status: 401, body: null }))
  expect(await serveInteractions({ answer: async () => ({ status: 401, body: null }), port })).toEqual({
    ok: false,
    error: `Port ${port} is in use by another program. Choose another with --port.`,
  })
})

test('when it closes, what has been asked is answered', async () => {
  let release = () => {}
  let heard = () => {}
  const arrived = new Promise<void>(resolve => (heard = resolve))
  const served = await serve(async () => {
    heard()
    await new Promise<void>(resolve => (release = resolve))
    return { status: 200, body: { type: 1 } }
  })
  const asked = post(served.url, '{}')
  await arrived
  const closed = served.close()
  release()
  expect((await asked).status).toBe(200)
  await closed
  await expect(post(served.url, '{}')).rejects.toThrow()
})
