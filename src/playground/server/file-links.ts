/** Files go by addresses of the page's own server: they do not end with time, and only those who see the message get them. */
import type { Discord } from '../../stand-in/discord.ts'

interface FileLink {
  readonly personId: string
  readonly messageId: string
  readonly fileId: string
}

export const FILE_PATH = /^\/files\/(\d+)\/(\d+)\/(\d+)\/[^/]+$/

/** Rewrites every address of a file within a payload. */
export function withFileLinks<T>(discord: Discord, payload: T, personId: string, messageId: string): T {
  const address = /^\/(?:ephemeral-)?attachments\/\d+\/(\d+)\/([^/?]+)/
  const change = (_: string, value: unknown): unknown => {
    if (typeof value !== 'string' || !value.startsWith(discord.origin)) return value
    const [, fileId, name] = address.exec(value.slice(discord.origin.length)) ?? []
    return fileId === undefined ? value : `/files/${personId}/${messageId}/${fileId}/${name}`
  }
  return JSON.parse(JSON.stringify(payload, change)) as T
}

interface ServedFile {
  readonly contentType: string
  readonly bytes: Uint8Array
}

export function linkedFile(discord: Discord, { personId, messageId, fileId }: FileLink): ServedFile | undefined {
  const message = discord.message(messageId)
  if (message === undefined || !discord.as(personId).sees(message)) return undefined
  return message.attachments.some(({ id }) => id === fileId) ? discord.state.files[fileId] : undefined
}
