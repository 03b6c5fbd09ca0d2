/** A bot in thirty lines: checks signatures, answers PING, and leaves the rest to the test. */
import { createPublicKey, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { APIInteraction } from 'discord-api-types/v10'

export interface Reply {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

/** An object is the answer as JSON, `undefined` none at all. */
export type Answerer = (interaction: APIInteraction) => object | Reply | undefined | Promise<object | Reply | undefined>

export interface Seen {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface ExampleBot {
  readonly url: string
  /** Everything that arrived, also what was refused. */
  readonly seen: Seen[]
  /** What got through. */
  readonly interactions: APIInteraction[]
  answer: Answerer
  close(): Promise<void>
}

const SPKI = Buffer.from('302a300506032b6570032100', 'hex')

export const publicKey = (hex: string) =>
  createPublicKey({ key: Buffer.concat([SPKI, Buffer.from(hex, 'hex')]), format: 'der', type: 'spki' })

export function isSignedRight(key: string, { headers, body }: Seen, now: number): boolean {
  const timestamp = String(headers['x-signature-timestamp'])
  const signature = Buffer.from(String(headers['x-signature-ed25519']), 'hex')
  const isRecent = Math.abs(now / 1000 - Number(timestamp)) <= 300
  return isRecent && verify(null, Buffer.concat([Buffer.from(timestamp), body]), publicKey(key), signature)
}

export async function startBot(key: string, now: () => number): Promise<ExampleBot> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const seen = { headers: request.headers, body: Buffer.concat(chunks) }
    bot.seen.push(seen)
    const { status, headers, body } = await replyTo(seen)
    response.writeHead(status, headers).end(body)
  })
  const replyTo = async (seen: Seen): Promise<Reply> => {
    if (!isSignedRight(key, seen, now())) return { status: 401, body: 'invalid request signature' }
    const interaction: APIInteraction = JSON.parse(seen.body.toString())
    if (interaction.type === (1 as never)) return json({ type: 1 })
    bot.interactions.push(interaction)
    const answer = await bot.answer(interaction)
    if (answer === undefined) return new Promise(() => {})
    return 'status' in answer ? answer : json(answer)
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bot: ExampleBot = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/interactions`,
    seen: [],
    interactions: [],
    answer: () => ({ type: 4, data: { content: 'Hello' } }),
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
  return bot
}

const json = (body: object): Reply => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
