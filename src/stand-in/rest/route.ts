import type { Snowflake } from 'discord-api-types/v10'
import { type ApiError, invalidForm } from '../api-error.ts'
import { isSnowflake } from '../check/fields.ts'
import type { Context, Upload } from '../context.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface Call {
  readonly context: Context
  readonly params: Readonly<Record<string, Snowflake>>
  readonly query: URLSearchParams
  readonly json: unknown
  readonly uploads: readonly Upload[]
}

export interface Reply {
  readonly status: number
  readonly body?: unknown
}

export interface Route {
  readonly method: Method
  /** `/channels/:channel/messages`: what begins with a colon is a parameter. */
  readonly path: string
  /** Interactions bring their own token, and the bot's global limit is not for them. */
  readonly isOpen: boolean
  run(call: Call): Reply
}

type Run = Route['run']

export const route = (method: Method, path: string, run: Run): Route => ({ method, path, isOpen: false, run })
export const openRoute = (method: Method, path: string, run: Run): Route => ({ method, path, isOpen: true, run })

export const ok = (body: unknown): Reply => ({ status: 200, body })
export const created = (body: unknown): Reply => ({ status: 201, body })
export const noContent: Reply = { status: 204 }

export function param({ params }: Call, name: string): Snowflake {
  return params[name] ?? ''
}

export interface Found {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

/** `'elsewhere'`: there is such a path, but not for this method. */
export function findRoute(routes: readonly Route[], method: string, path: string): Found | 'elsewhere' | undefined {
  const matching = routes.flatMap(candidate => {
    const params = matchPath(candidate.path, path)
    return params === undefined ? [] : [{ route: candidate, params }]
  })
  return matching.find(({ route }) => route.method === method) ?? (matching.length > 0 ? 'elsewhere' : undefined)
}

function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/')
  const given = path.split('/').map(decode)
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (!part.startsWith(':')) {
      if (part !== value) return undefined
    } else if (value === '') return undefined
    else params[part.slice(1)] = value
  }
  return params
}

/** The libraries write `%40me`. What cannot be decoded is no id of anything. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Everything in a path is an id, but for tokens and what stands for an id. */
export function wrongIdIn(params: Readonly<Record<string, string>>): ApiError | undefined {
  const wrong = Object.entries(params).find(
    ([name, value]) => name !== 'token' && !isSnowflake(value) && !['@me', '@original'].includes(value),
  )
  if (wrong === undefined) return undefined
  const [name, value] = wrong
  const error = { code: 'NUMBER_TYPE_COERCE', message: `Value "${value.slice(0, 100)}" is not snowflake.` }
  return invalidForm({ [`${name}_id`]: { _errors: [error] } })
}

/** The part of the path that has its own limits. */
export function majorOf({ channel, guild, application, token }: Readonly<Record<string, string>>): string {
  return channel ?? guild ?? (token === undefined ? 'global' : `${application ?? ''}/${token}`)
}
