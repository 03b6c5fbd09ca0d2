/** The page's server on top of the world of the stand-in's own tests, and ways to ask it. */
import { request as httpRequest } from 'node:http'
import { onTestFinished } from 'vitest'
import { servePage } from '../../../src/playground/server/serve-page.ts'
import type { WireDeed, WireEvent, WireOutcome } from '../../../src/playground/wire.ts'
import { openWorld, type World } from '../../stand-in/world.ts'

export interface Served {
  readonly world: World
  readonly url: string
  readonly resets: number[]
  get(path: string): Promise<Answer>
  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>
  act(userId: string, deed: WireDeed): Promise<WireOutcome>
  /** Opens a stream; everything it says, as it comes. */
  listen(...userIds: readonly string[]): Promise<Heard>
}

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever comes
  readonly body: any
  readonly headers: Headers
}

export interface Heard {
  readonly events: WireEvent[]
  until(isIt: (event: WireEvent) => boolean): Promise<WireEvent>
}

export async function serve(): Promise<Served> {
  const world = await openWorld()
  const resets: number[] = []
  const page = await servePage({
    port: 0,
    world: () => ({ discord: world.discord, clock: { now: world.now, advance: async by => world.pass(by) } }),
    reset: async () => void resets.push(world.now()),
  })
  if (!page.ok) throw new Error(page.error)
  onTestFinished(page.value.close)
  const { url } = page.value
  const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, init)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
  }
  const post: Served['post'] = (path, body, headers = {}) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  return {
    world,
    url,
    resets,
    get: path => ask(path),
    post,
    act: async (userId, deed) => (await post(`/api/people/${userId}/deeds`, deed)).body,
    listen: (...userIds) => listen(url, userIds),
  }
}

async function listen(url: string, userIds: readonly string[]): Promise<Heard> {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const events: WireEvent[] = []
  const waiting = new Set<() => void>()
  const response = await fetch(`${url}/api/events?${userIds.map(id => `as=${id}`).join('&')}`, { signal: stop.signal })
  const read = async () => {
    let rest = ''
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>) {
      const parts = `${rest}${chunk}`.split('\n\n')
      rest = parts.pop() ?? ''
      for (const part of parts) if (part.startsWith('data: ')) events.push(JSON.parse(part.slice(6)))
      for (const look of waiting) look()
    }
  }
  read().catch(() => {})
  const until: Heard['until'] = isIt =>
    new Promise(resolve => {
      const look = () => {
        const found = events.find(isIt)
        if (found === undefined) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
    })
  await until(({ type }) => type === 'people')
  return { events, until }
}

/** A request with headers that `fetch` does not let one choose. */
export function knock(
  url: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  method = 'GET',
): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${url.replace('localhost', '127.0.0.1')}${path}`, { method, headers }, response => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    request.on('error', reject)
    request.end(method === 'POST' ? '{}' : undefined)
  })
}
