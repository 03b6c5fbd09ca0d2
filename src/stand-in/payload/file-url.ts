/** Addresses of files are signed and end with time, so that nobody gets used to storing them. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Attachment } from '../state.ts'

const HOUR_SECONDS = 3600

function signatureOf({ state }: Context, path: string, expires: string, issued: string): string {
  return createHmac('sha256', state.application.token).update(`${path}?${expires}&${issued}`).digest('hex')
}

const pathOf = ({ id, channelId, filename, isEphemeral }: Attachment): string =>
  `/${isEphemeral ? 'ephemeral-attachments' : 'attachments'}/${channelId}/${id}/${filename}`

/** The same for an hour, or every look at a message would seem to change it. */
export function fileUrl(context: Context, attachment: Attachment): string {
  const path = pathOf(attachment)
  const seconds = Math.floor(context.now() / 1000)
  const hour = seconds - (seconds % HOUR_SECONDS)
  const issued = hour.toString(16)
  const expires = (hour + HOUR_SECONDS + context.limits.fileUrlMs / 1000).toString(16)
  return `${context.origin()}${path}?ex=${expires}&is=${issued}&hm=${signatureOf(context, path, expires, issued)}&`
}

export function isFreshUrl(context: Context, url: URL): boolean {
  const [expires, issued, signature] = ['ex', 'is', 'hm'].map(key => url.searchParams.get(key) ?? '')
  if (!expires || !issued || !signature) return false
  const expected = Buffer.from(signatureOf(context, url.pathname, expires, issued))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  return context.now() < Number.parseInt(expires, 16) * 1000
}
