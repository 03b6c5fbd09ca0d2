import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cardFace } from '../../src/app/card-face.ts'
import { type ArtLimits, artFrom, imageType, noArt } from '../../src/render/art.ts'
import { cardPicture } from '../../src/render/card/card.ts'
import { encodePicture } from '../../src/render/encode.ts'
import { THEMES } from '../../src/render/theme.ts'
import { improper } from './proper.ts'

const paint = sharp({ create: { width: 300, height: 420, channels: 3, background: '#00ff00' } })
let server: Server
let base = ''
let asked: string[] = []
const images: Record<string, Buffer> = {}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const send =
  (bytes: Buffer, type: string): Answer =>
  (_, response) => {
    response.writeHead(200, { 'content-type': type }).end(bytes)
  }

const answers = (): Readonly<Record<string, Answer>> => ({
  '/set-1.png': send(images.png!, 'image/png'),
  '/set-2.png': send(images.jpeg!, 'text/plain'),
  '/set-3.png': send(images.webp!, 'image/webp'),
  '/set-4.png': send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png'),
  '/set-5.png': send(images.png!.subarray(0, 40), 'image/png'),
  '/slow-1.png': () => undefined,
  '/slow-2.png': (_, response) => response.writeHead(200).write(images.png!.subarray(0, 20)),
  '/huge-1.png': send(Buffer.concat([images.png!, Buffer.alloc(500_000)]), 'image/png'),
  '/huge-2.png': (_, response) => {
    response.writeHead(200, { 'content-type': 'image/png' }).write(images.png!)
    for (let i = 0; i < 20; i += 1) response.write(Buffer.alloc(50_000))
    response.end()
  },
  '/sets/hgss1/4.png': send(images.png!, 'image/png'),
})

beforeAll(async () => {
  for (const format of ['png', 'jpeg', 'webp'] as const)
    images[format] = await paint.clone().toFormat(format).toBuffer()
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    const answer = answers()[request.url ?? '']
    if (answer) answer(request, response)
    else response.writeHead(404).end('not here')
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  asked = []
})

const source = (limits: Partial<ArtLimits> = {}, now?: () => number) =>
  artFrom(`${base}/{id}.png`, { milliseconds: 150, bytes: 100_000, ...limits }, now)

describe('art comes from where the operator says', () => {
  test.each(['set-1', 'set-2', 'set-3'])('%s: PNG, JPEG or WebP, told by its bytes', async id => {
    expect(await source()(id)).toMatchObject({ type: 'image/png' })
  })

  test('the template may name set and number', async () => {
    expect(await artFrom(`${base}/sets/{set}/{number}.png`)('hgss1-4')).not.toBeNull()
  })

  test('an id cannot leave its place in the address', async () => {
    await source()('../../secret?x=')
    expect(asked).toEqual(['/..%2F..%2Fsecret%3Fx%3D.png'])
  })

  test('off by default', async () => {
    expect(artFrom(undefined)).toBe(noArt)
    expect(artFrom('')).toBe(noArt)
    expect(await noArt('set-1')).toBeNull()
  })
})

describe('whatever goes wrong, there is no art and no error', () => {
  test.each([
    ['not found', 'none-1'],
    ['no answer in time', 'slow-1'],
    ['no end in time', 'slow-2'],
    ['too large, and says so', 'huge-1'],
    ['too large, and does not', 'huge-2'],
    ['not an image', 'set-4'],
    ['half an image', 'set-5'],
  ])('%s', async (_, id) => {
    expect(await source()(id)).toBeNull()
  })

  test.each(['http://127.0.0.1:1/{id}', 'nonsense', 'file:///etc/{id}'])('no server: %s', async template => {
    expect(await artFrom(template)('set-1')).toBeNull()
  })
})

describe('memory', () => {
  test('art is fetched once, also when asked for twice at once', async () => {
    const art = source()
    const [one, two] = await Promise.all([art('set-1'), art('set-1')])
    expect(one).toBe(two)
    expect(await art('set-1')).toBe(one)
    expect(asked.length).toBe(1)
  })

  test('a failure is believed for a while', async () => {
    let now = 0
    const art = source({ retryAfter: 1000 }, () => now)
    await art('none-1')
    now = 999
    await art('none-1')
    expect(asked.length).toBe(1)
    now = 1001
    await art('none-1')
    expect(asked.length).toBe(2)
  })

  test('what was not needed for longest goes first', async () => {
    const art = source({ kept: 2 })
    for (const id of ['set-1', 'set-2', 'set-1', 'set-3', 'set-1', 'set-2']) await art(id)
    expect(asked).toEqual(['/set-1.png', '/set-2.png', '/set-3.png', '/set-2.png'])
  })
})

test('first bytes tell the type', () => {
  expect(Object.values(images).map(imageType)).toEqual(['image/png', 'image/jpeg', 'image/webp'])
  expect([Buffer.from(''), Buffer.from('GIF89a'), Buffer.from('<svg/>')].map(imageType)).toEqual([null, null, null])
})

test('art is drawn in its window, embedded', async () => {
  const art = await source()('set-1')
  const picture = cardPicture({ face: cardFace('hgss1-110'), art }, THEMES.dark)
  expect(improper(picture.svg)).toEqual([])
  const { bytes } = await encodePicture(picture)
  const [red, green, blue] = await sharp(bytes)
    .extract({ left: 110, top: 110, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  expect([red, green, blue]).toEqual([0, 255, 0])
})
