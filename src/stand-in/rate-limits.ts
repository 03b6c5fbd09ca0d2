/** Buckets, as Discord counts: per route and channel, guild or webhook; all together; and those that went wrong. */

import { createHash } from 'node:crypto'
import type { Snowflake } from 'discord-api-types/v10'
import { SECOND } from '../shared/time.ts'
import { tooFast } from './api-error.ts'
import type { Limits } from './limits.ts'

interface Rule {
  readonly requests: number
  readonly perMs: number
}

export interface RateLimits {
  readonly global: Rule
  /** 401, 403 and 429 by one caller, until nothing is answered any more. */
  readonly invalid: Rule
  /** By `METHOD /path`, as the routes write it. */
  readonly routes: Readonly<Record<string, Rule>>
  readonly others: Rule
}

/** What Discord's headers say these days. It promises none of it. */
export const REAL_RATE_LIMITS: RateLimits = {
  global: { requests: 50, perMs: SECOND },
  invalid: { requests: 10_000, perMs: 600 * SECOND },
  routes: {
    'POST /channels/:channel/messages': { requests: 5, perMs: 5 * SECOND },
    'PATCH /channels/:channel/messages/:message': { requests: 5, perMs: 5 * SECOND },
    'DELETE /channels/:channel/messages/:message': { requests: 5, perMs: SECOND },
    'POST /channels/:channel/threads': { requests: 10, perMs: 10 * SECOND },
    'POST /channels/:channel/messages/:message/threads': { requests: 10, perMs: 10 * SECOND },
    'PATCH /channels/:channel': { requests: 5, perMs: 10 * SECOND },
    'POST /users/@me/channels': { requests: 10, perMs: 10 * SECOND },
    'POST /webhooks/:application/:token': { requests: 5, perMs: 2 * SECOND },
    'PATCH /webhooks/:application/:token/messages/:message': { requests: 5, perMs: 2 * SECOND },
  },
  others: { requests: 50, perMs: SECOND },
}

const PLENTY: Rule = { requests: 1_000_000, perMs: SECOND }

/** Headers on every answer, and never a 429: for tests whose clock stands still. */
export const NO_RATE_LIMITS: RateLimits = { global: PLENTY, invalid: PLENTY, routes: {}, others: PLENTY }

interface Bucket {
  used: number
  resetAt: number
}

interface Verdict {
  readonly headers: Readonly<Record<string, string>>
  /** The body of a 429, or `null` if the request may pass. */
  readonly refused: { readonly message: string; readonly retry_after: number; readonly global: boolean } | null
}

export interface Asked {
  readonly name: string
  readonly major: string
  readonly countsGlobally: boolean
}

export interface Limiter {
  set(limits: RateLimits): void
  ask(asked: Asked): Verdict
  countInvalid(status: number): void
  isBanned(): boolean
  countOldEdit(channelId: Snowflake): void
}

export function createLimiter(now: () => number, limits: Limits, initial: RateLimits): Limiter {
  let rates = initial
  const buckets = new Map<string, Bucket>()
  const bucketOf = (key: string, perMs: number): Bucket => {
    const found = buckets.get(key)
    if (found !== undefined && now() < found.resetAt) return found
    const fresh = { used: 0, resetAt: now() + perMs }
    buckets.set(key, fresh)
    return fresh
  }
  return {
    set: next => {
      rates = next
      buckets.clear()
    },
    ask: asked => {
      if (asked.countsGlobally) {
        const bucket = bucketOf('global', rates.global.perMs)
        if (bucket.used >= rates.global.requests) return refuseGlobally(bucket.resetAt - now())
        bucket.used += 1
      }
      const rule = rates.routes[asked.name] ?? rates.others
      return askBucket(bucketOf(`${asked.name} ${asked.major}`, rule.perMs), rule, asked.name, now())
    },
    countInvalid: status => {
      if ([401, 403, 429].includes(status)) bucketOf('invalid', rates.invalid.perMs).used += 1
    },
    isBanned: () => bucketOf('invalid', rates.invalid.perMs).used >= rates.invalid.requests,
    countOldEdit: channelId => {
      const bucket = bucketOf(`old edits ${channelId}`, limits.oldEditsMs)
      if (bucket.used >= limits.oldEdits) {
        const message = 'Maximum number of edits to messages older than 1 hour reached. Try again later.'
        throw tooFast(30046, message, bucket.resetAt - now())
      }
      bucket.used += 1
    },
  }
}

function askBucket(bucket: Bucket, rule: Rule, name: string, now: number): Verdict {
  const isFull = bucket.used >= rule.requests
  if (!isFull) bucket.used += 1
  const waitSeconds = (bucket.resetAt - now) / 1000
  const headers = {
    'X-RateLimit-Limit': String(rule.requests),
    'X-RateLimit-Remaining': String(rule.requests - bucket.used),
    'X-RateLimit-Reset': (bucket.resetAt / 1000).toFixed(3),
    'X-RateLimit-Reset-After': waitSeconds.toFixed(3),
    'X-RateLimit-Bucket': createHash('md5').update(name).digest('hex'),
  }
  if (!isFull) return { headers, refused: null }
  return {
    headers: { ...headers, 'Retry-After': String(Math.ceil(waitSeconds)), 'X-RateLimit-Scope': 'user' },
    refused: { message: 'You are being rate limited.', retry_after: waitSeconds, global: false },
  }
}

function refuseGlobally(waitMs: number): Verdict {
  const seconds = waitMs / 1000
  return {
    headers: {
      'Retry-After': String(Math.ceil(seconds)),
      'X-RateLimit-Global': 'true',
      'X-RateLimit-Scope': 'global',
    },
    refused: { message: 'You are being rate limited.', retry_after: seconds, global: true },
  }
}
