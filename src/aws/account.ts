/** The account that the environment of a Lambda describes. Who works there is always told so by these variables. */
import { assert } from '../shared/assert.ts'
import type { Account } from './ask.ts'

export type Environment = Readonly<Record<string, string | undefined>>

export function setting(env: Environment, name: string): string {
  const value = env[name]
  assert(value, `${name} is not set`)
  return value
}

export const accountOf = (env: Environment): Account => ({
  region: setting(env, 'AWS_REGION'),
  credentials: async () => ({
    accessKeyId: setting(env, 'AWS_ACCESS_KEY_ID'),
    secretAccessKey: setting(env, 'AWS_SECRET_ACCESS_KEY'),
    ...(env.AWS_SESSION_TOKEN && { sessionToken: env.AWS_SESSION_TOKEN }),
  }),
  endpoint: service => env[`AWS_ENDPOINT_URL_${service.toUpperCase()}`],
})
