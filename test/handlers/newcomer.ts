/** `npm start` as a program of its own, and somebody who opens its page. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import type {
  WireChannel,
  WireDeed,
  WireMessage,
  WireMessages,
  WireOutcome,
  WirePerson,
  WireSnapshot,
  WireStart,
} from '../../src/playground/wire.ts'

/** `PRIZEPOST_START='npm start --'` takes the way that people take. */
const [PROGRAM = '', ...WORDS] = (process.env.PRIZEPOST_START ?? `${process.execPath} handlers/start.cjs`).split(' ')

export interface Ready {
  readonly url: string
  readonly port: number
  readonly data: string
  readonly before: string | null
  readonly pid: number
}

export interface Ended {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

export interface Running {
  readonly ready: Ready
  /** Resolves when it has ended. */
  stop(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<Ended>
}

function begin(args: readonly string[]): { readonly child: ChildProcess; readonly ended: Promise<Ended> } {
  const child = spawn(PROGRAM, [...WORDS, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const said = { stdout: [] as string[], stderr: [] as string[] }
  child.stdout.setEncoding('utf8').on('data', (text: string) => void said.stdout.push(text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => void said.stderr.push(text))
  const ended = once(child, 'close').then(() => ({
    code: child.exitCode,
    stdout: said.stdout.join(''),
    stderr: said.stderr.join(''),
  }))
  return { child, ended }
}

/** One that ends by itself. */
export const run = (...args: readonly string[]): Promise<Ended> => begin(args).ended

/** Killed after the test, if it still runs. */
export async function startProgram(...args: readonly string[]): Promise<Running> {
  const { child, ended } = begin([...args, '--json'])
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })
  const line = new Promise<string>(resolve => lines.on('line', text => text.startsWith('{') && resolve(text)))
  const first = await Promise.race([line, ended])
  if (typeof first !== 'string') throw new Error(`It did not start: ${first.stderr}`)
  const ready = JSON.parse(first) as Ready
  const send = (signal: NodeJS.Signals): void => {
    try {
      process.kill(ready.pid, signal)
    } catch {} // it has ended
  }
  onTestFinished(async () => {
    send('SIGKILL')
    await ended
  })
  const stop = (signal: NodeJS.Signals): Promise<Ended> => {
    send(signal)
    return ended
  }
  return { ready, stop }
}

const PATIENCE = 300

/** Asked again and again, until there is something; not for ever. */
export async function eventually<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < PATIENCE; tries++) {
    const found = await look()
    if (found !== undefined) return found
    await pause(50)
  }
  throw new Error('It did not happen')
}

/** The page, as one of the people sees it. */
export interface Visitor {
  readonly person: WirePerson
  channel(name: string): Promise<WireChannel>
  messages(channel: string): Promise<readonly WireMessage[]>
  do(deed: WireDeed): Promise<WireOutcome>
}

export async function visit({ ready }: Running, name: string): Promise<Visitor> {
  const origin = `http://127.0.0.1:${ready.port}`
  const ask = async <T>(path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${origin}${path}`, {
      ...(body !== undefined && {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as T
  }
  const { people } = await ask<WireStart>('/api/start')
  const person = people.find(each => each.name === name)
  if (!person) throw new Error(`${name} is not there`)
  const home = `/api/people/${person.id}`
  return {
    person,
    channel: async wanted => {
      const { channels } = await ask<WireSnapshot>(home)
      const found = channels.find(each => each.name === wanted || (wanted === 'direct' && each.kind === 'direct'))
      if (!found) throw new Error(`${name} sees no ${wanted}`)
      return found
    },
    messages: async channel => (await ask<WireMessages>(`${home}/channels/${channel}/messages`)).messages,
    do: deed => ask<WireOutcome>(`${home}/deeds`, deed),
  }
}

interface Part {
  readonly type: number
  readonly label?: string
  readonly content?: string
  readonly custom_id?: string
  readonly options?: readonly { readonly label: string; readonly value: string }[]
}

/** Everything in a message, whatever it lies in. */
export function partsOf({ components }: Pick<WireMessage, 'components'>): readonly Part[] {
  const flat = (part: object): readonly Part[] => {
    const { components = [], accessory } = part as { components?: readonly object[]; accessory?: object }
    return [part as Part, ...components.flatMap(flat), ...(accessory ? flat(accessory) : [])]
  }
  return components.flatMap(flat)
}

export const wordsOf = (message: WireMessage): string =>
  [message.content, ...partsOf(message).map(({ content = '' }) => content)].join('\n')

export const buttonIn = (message: WireMessage, label: string): string =>
  partsOf(message).find(part => part.label === label)?.custom_id ?? ''
