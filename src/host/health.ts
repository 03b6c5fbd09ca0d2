/** Is all well? For whatever watches over the process. Nothing in it is secret. */
import type { EventStore } from '../app/ports/event-store.ts'
import { VERSION } from '../app/version.ts'
import type { GatewayState } from '../discord/gateway/connection.ts'
import { MINUTE } from '../shared/time.ts'
import type { Ticking } from './ticking.ts'

interface Health {
  readonly ok: boolean
  readonly version: string
  readonly store: 'ok' | 'not answering'
  /** When the clock last ticked. */
  readonly lastTick: string | null
  /** `not used` where interactions come by HTTP. */
  readonly gateway: GatewayState | 'not used'
}

export interface Watched {
  readonly store: EventStore
  readonly ticking: Ticking
  readonly gateway: () => Health['gateway']
  readonly now: () => number
}

const LATE = 3 * MINUTE
const PATIENCE_MS = 2_000

export async function healthOf({ store, ticking, gateway, now }: Watched): Promise<Health> {
  const isThere = await answers(store)
  const last = ticking.last()
  const line = gateway()
  const ticks = last !== null && now() - last < LATE
  return {
    ok: isThere && ticks && (line === 'connected' || line === 'not used'),
    version: VERSION,
    store: isThere ? 'ok' : 'not answering',
    lastTick: last === null ? null : new Date(last).toISOString(),
    gateway: line,
  }
}

async function answers(store: EventStore): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>(resolve => {
    timer = setTimeout(resolve, PATIENCE_MS, false)
  })
  const asked = store.rows('health', { limit: 1 }).then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
