import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cardFace } from '../../src/app/card-face.ts'
import { drawnPictures } from '../../src/host/pictures.ts'
import { artFrom } from '../../src/render/art.ts'

test('a card shows the art that an operator has for it, and its emblem otherwise', async () => {
  const art = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff00ff' } })
    .png()
    .toBuffer()
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/hgss1/110.png') response.end(art)
    else response.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const pictures = drawnPictures(artFrom(`http://127.0.0.1:${port}/{set}/{number}.png`))
  const magenta = async (id: string): Promise<boolean> => {
    const bytes = await pictures.card(cardFace(id)).make()
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    for (let at = 0; at < data.length; at += 3)
      if (data[at]! > 250 && data[at + 1]! < 5 && data[at + 2]! > 250) return true
    return false
  }
  expect([await magenta('hgss1-110'), await magenta('hgss1-10')]).toEqual([true, false])
  expect(asked).toEqual(['/hgss1/110.png', '/hgss1/10.png'])
  server.closeAllConnections()
  server.close()
})
