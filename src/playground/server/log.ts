/** The log of what went over the wire, for developers. It shows everybody's messages, but no token. */
import type { Discord } from '../../stand-in/discord.ts'
import type { FeedEntry, RestEntry } from '../../stand-in/feed.ts'
import type { WireLogEntry, WireLogLine } from '../wire.ts'

const KINDS: Readonly<Record<number, string>> = {
  1: 'ping',
  2: 'command',
  3: 'component',
  4: 'autocomplete',
  5: 'form',
}

export const lineOf = (discord: Discord, entry: FeedEntry): WireLogLine => ({
  number: entry.number,
  kind: entry.kind,
  at: entry.at,
  title: entry.kind === 'rest' ? restTitle(discord, entry) : interactionTitle(entry.request),
  status: entry.status,
  bytes: entry.requestBytes,
  problem: entry.kind === 'interaction' ? entry.problem : null,
})

export const entryOf = (discord: Discord, entry: FeedEntry): WireLogEntry => ({
  ...lineOf(discord, entry),
  request: withoutSecrets(entry.request),
  response: withoutSecrets(entry.response),
  files: entry.kind === 'rest' ? entry.files : [],
})

/** With names for ids where there are any. Interaction tokens are the only long words in a path. */
const restTitle = (discord: Discord, { method, path }: RestEntry): string =>
  `${method} ${path.replace(/\/[\w=-]{40,}/g, '/…').replace(/\d{15,}/g, id => nameOf(discord, id))}`

function nameOf({ state }: Discord, id: string): string {
  const channel = state.channels[id]
  if (channel?.kind === 'direct') return `{${state.users[channel.userId]?.displayName ?? id} direct}`
  const name = channel?.name ?? state.users[id]?.displayName
  return name === undefined ? `…${id.slice(-4)}` : `{${name}}`
}

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
