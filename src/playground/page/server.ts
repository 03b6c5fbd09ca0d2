/** Asks the server behind the page. */
import type {
  WireChoice,
  WireCommand,
  WireCompletion,
  WireDeed,
  WireJump,
  WireLogEntry,
  WireLogLine,
  WireMessages,
  WireOutcome,
} from '../wire.ts'

const UNREACHABLE = 'The playground does not answer. Is it still running?'

/** What the server says when it does not do as it was asked. */
class Problem extends Error {
  override readonly name = 'Problem'
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const options =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(path, options).catch(() => {
    throw new Problem(UNREACHABLE)
  })
  const answer: unknown = await response.json().catch(() => ({}))
  if (response.ok) return answer as T
  throw new Problem((answer as { problem?: string }).problem ?? UNREACHABLE)
}

const person = (id: string): string => `/api/people/${id}`

export const server = {
  messages: (personId: string, channelId: string, before?: string) =>
    ask<WireMessages>(
      `${person(personId)}/channels/${channelId}/messages${before === undefined ? '' : `?before=${before}`}`,
    ),
  commands: (personId: string, channelId: string) =>
    ask<readonly WireCommand[]>(`${person(personId)}/channels/${channelId}/commands`),
  raw: (personId: string, messageId: string) => ask<unknown>(`${person(personId)}/messages/${messageId}/raw`),
  act: (personId: string, deed: WireDeed) => ask<WireOutcome>(`${person(personId)}/deeds`, deed),
  complete: (personId: string, wanted: WireCompletion) =>
    ask<readonly WireChoice[]>(`${person(personId)}/completions`, wanted),
  addPerson: (name: string) => ask<{ readonly id: string }>('/api/people', { name }),
  log: () => ask<readonly WireLogLine[]>('/api/log'),
  logEntry: (number: number) => ask<WireLogEntry>(`/api/log/${number}`),
  jump: (to: WireJump) => ask<{ readonly now: number }>('/api/clock', to),
  reset: () => ask<unknown>('/api/reset', {}),
}
