import { createHash } from 'node:crypto'
import type { Snowflake } from 'discord-api-types/v10'
import { assert } from '../shared/assert.ts'
import type { State } from './state.ts'

const EPOCH = 1_420_070_400_000
const EARLIEST = Date.UTC(2016, 0)

/** The first id of a millisecond. */
export function snowflakeAt(time: number): Snowflake {
  assert(
    time >= EARLIEST,
    'Ids of Discord tell the time since 2015: the clock of the playground must be later than 2016',
  )
  return String(BigInt(Math.floor(time) - EPOCH) << 22n)
}

export const timeOf = (id: Snowflake): number => Number(BigInt(id) >> 22n) + EPOCH

/** Always larger than the one before, also when the clock stands still or goes back. */
export function nextId(state: State, now: number): Snowflake {
  const fresh = BigInt(snowflakeAt(now))
  const after = BigInt(state.lastId) + 1n
  state.lastId = String(fresh > after ? fresh : after)
  return state.lastId
}

/** Looks like Discord's: opaque, long, safe in an address. */
export function interactionToken(state: State, id: Snowflake): string {
  const secret = createHash('sha512').update(`${state.application.token}:${id}`).digest('base64url')
  return Buffer.from(`interaction:${id}:${secret}`).toString('base64url')
}
