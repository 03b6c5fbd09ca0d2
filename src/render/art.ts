/** Card art from where an operator keeps it. Off unless a URL template is given; whatever goes wrong, there is an emblem instead. */
import { shrinkImage } from './encode.ts'
import type { ImageData } from './svg.ts'

/** Never rejects. `null` means that there is no art, or none in time. */
export type ArtSource = (cardId: string) => Promise<ImageData | null>

export const noArt: ArtSource = async () => null

export interface ArtLimits {
  readonly milliseconds: number
  readonly bytes: number
  /** How many pictures are kept. */
  readonly kept: number
  /** How long a failure is believed. */
  readonly retryAfter: number
}

const LIMITS: ArtLimits = { milliseconds: 1500, bytes: 2_000_000, kept: 60, retryAfter: 600_000 }

interface Kept {
  readonly art: Promise<ImageData | null>
  readonly until: number
}

/** `https://art.example/{set}/{number}.png` or `…/{id}.webp`. */
export function artFrom(template: string | undefined, limits: Partial<ArtLimits> = {}, now = Date.now): ArtSource {
  if (!template) return noArt
  const limit = { ...LIMITS, ...limits }
  const kept = new Map<string, Kept>()
  const keep = (cardId: string, entry: Kept) => {
    kept.delete(cardId)
    kept.set(cardId, entry)
    for (const oldest of kept.keys()) if (kept.size > limit.kept) kept.delete(oldest)
  }
  return async cardId => {
    const known = kept.get(cardId)
    if (known && known.until > now()) {
      keep(cardId, known)
      return known.art
    }
    const art = fetchArt(addressOf(template, cardId), limit).catch(() => null)
    keep(cardId, { art, until: Number.POSITIVE_INFINITY })
    if ((await art) === null) keep(cardId, { art, until: now() + limit.retryAfter })
    return art
  }
}

function addressOf(template: string, cardId: string): string {
  const cut = cardId.lastIndexOf('-')
  const values = { id: cardId, set: cardId.slice(0, cut), number: cardId.slice(cut + 1) }
  return Object.entries(values).reduce(
    (url, [key, value]) => url.replaceAll(`{${key}}`, encodeURIComponent(value)),
    template,
  )
}

async function fetchArt(address: string, { milliseconds, bytes }: ArtLimits): Promise<ImageData | null> {
  const response = await fetch(address, { signal: AbortSignal.timeout(milliseconds) })
  const announced = Number(response.headers.get('content-length') ?? 0)
  const image = response.ok && announced <= bytes ? await readAtMost(response, bytes) : null
  if (image === null) await response.body?.cancel().catch(() => undefined)
  return image && imageType(image) ? shrinkImage(image) : null
}

async function readAtMost(response: Response, most: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > most) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const STARTS: readonly (readonly [type: ImageData['type'], start: RegExp])[] = [
  ['image/png', /^\x89PNG\r\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/webp', /^RIFF.{4}WEBP/s],
]

/** By its first bytes, whatever the server calls it. */
export function imageType(bytes: Uint8Array): ImageData['type'] | null {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return STARTS.find(([, pattern]) => pattern.test(start))?.[0] ?? null
}
