/** The log of what went over the wire, for developers. It shows everybody's messages, but no token. */
import type { Entry } from '../discord/feed.ts'
import type { WireLogEntry, WireLogLine } from '../wire.ts'

const KINDS: Readonly<Record<number, string>> = {
  1: 'ping',
  2: 'command',
  3: 'component',
  4: 'autocomplete',
  5: 'form',
}

export const lineOf = (entry: Entry): WireLogLine => ({
  number: entry.number,
  kind: entry.kind,
  at: entry.at,
  title: entry.kind === 'rest' ? `${entry.method} ${withoutToken(entry.path)}` : interactionTitle(entry.request),
  status: entry.status,
  bytes: entry.requestBytes,
  problem: entry.kind === 'interaction' ? entry.problem : null,
})

export const entryOf = (entry: Entry): WireLogEntry => ({
  ...lineOf(entry),
  request: withoutSecrets(entry.request),
  response: withoutSecrets(entry.response),
  files: entry.kind === 'rest' ? entry.files : [],
})

// Interaction tokens are the only long words in a path.
const withoutToken = (path: string): string => path.replace(/\/[\w=-]{40,}/g, '/…')

function interactionTitle(request: unknown): string {
  if (!isRecord(request)) return 'Interaction'
  const data = isRecord(request.data) ? request.data : {}
  const kind = KINDS[Number(request.type)] ?? 'interaction'
  const name = data.name === undefined ? data.custom_id : wordsOf(data)
  return `${kind} ${String(name ?? '')} · ${whoIn(request)}`
}

function wordsOf({ name, options }: Readonly<Record<string, unknown>>): string {
  const part = Array.isArray(options) ? options.find(option => option?.type === 1 || option?.type === 2) : undefined
  return isRecord(part) ? `${String(name)} ${wordsOf(part)}` : String(name)
}

function whoIn({ member, user }: Readonly<Record<string, unknown>>): string {
  const found = isRecord(member) ? member.user : user
  return isRecord(found) ? String(found.username) : 'Discord'
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const withoutSecrets = (value: unknown): unknown =>
  value === undefined
    ? null
    : JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'token' ? '…' : inner)))
