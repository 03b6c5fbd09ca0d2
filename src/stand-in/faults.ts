/** Everything that can go wrong between the bot and Discord, on demand. */
export type Fault =
  /** Answered with this status; nothing is done unless `after` says so. */
  | {
      readonly kind: 'status'
      readonly status: number
      readonly body?: unknown
      readonly headers?: Readonly<Record<string, string>>
    }
  /** The connection ends without an answer. */
  | { readonly kind: 'hang-up' }
  /** Done as asked, but the answer takes this long in real time. */
  | { readonly kind: 'late'; readonly ms: number }

interface Trouble {
  readonly fault: Fault
  /** How many requests; 1 unless said. */
  readonly times?: number
  readonly method?: string
  readonly path?: RegExp
  /** The request is carried out, and only its answer gets lost. */
  readonly after?: boolean
}

interface Outage {
  readonly from: number
  readonly until: number
  readonly fault?: Fault
}

export interface Faults {
  /** The next requests that fit go wrong. */
  next(trouble: Trouble): void
  /** Everything goes wrong between two moments of the injected clock. */
  down(outage: Outage): void
  clear(): void
  /** Uses up one of the requests that shall fail. */
  take(method: string, path: string): { readonly fault: Fault; readonly after: boolean } | undefined
}

const UNAVAILABLE: Fault = { kind: 'status', status: 503, body: 'upstream connect error' }

export const rateLimited = (retryAfterSeconds: number, isGlobal = false): Fault => ({
  kind: 'status',
  status: 429,
  body: { message: 'You are being rate limited.', retry_after: retryAfterSeconds, global: isGlobal },
  headers: {
    'Retry-After': String(retryAfterSeconds),
    'X-RateLimit-Scope': isGlobal ? 'global' : 'user',
    ...(isGlobal && { 'X-RateLimit-Global': 'true' }),
  },
})

export function createFaults(now: () => number): Faults {
  const troubles: { readonly trouble: Trouble; left: number }[] = []
  const outages: Outage[] = []
  return {
    next: trouble => void troubles.push({ trouble, left: trouble.times ?? 1 }),
    down: outage => void outages.push(outage),
    clear: () => {
      troubles.splice(0)
      outages.splice(0)
    },
    take: (method, path) => {
      const outage = outages.find(({ from, until }) => now() >= from && now() < until)
      if (outage !== undefined) return { fault: outage.fault ?? UNAVAILABLE, after: false }
      const found = troubles.find(({ trouble, left }) => left > 0 && fits(trouble, method, path))
      if (found === undefined) return undefined
      found.left -= 1
      return { fault: found.trouble.fault, after: found.trouble.after === true || found.trouble.fault.kind === 'late' }
    },
  }
}

const fits = (trouble: Trouble, method: string, path: string): boolean =>
  (trouble.method === undefined || trouble.method === method) && (trouble.path === undefined || trouble.path.test(path))
