/** Asks Discord whose token this is, and whether that fits what else we were told. */
import * as v from 'valibot'
import { err, ok, type Result } from '../shared/result.ts'
import { cannotReach, UNKNOWN_TOKEN } from './unreachable.ts'

export interface Self {
  readonly application: string
  readonly name: string
  readonly publicKey: string
  /** Where Discord posts interactions instead of telling them over the gateway. */
  readonly endpoint: string | null
  /** What time it is at Discord. */
  readonly now: number | null
}

interface Asking {
  readonly token: string
  /** Another address than Discord's, for trying things out. */
  readonly base?: string | undefined
}

const DISCORD = 'https://discord.com/api'

const application = v.object({
  id: v.string(),
  name: v.string(),
  verify_key: v.string(),
  interactions_endpoint_url: v.nullish(v.string()),
})

/** The error is a sentence for whoever has the token. */
export async function whoAmI({ token, base = DISCORD }: Asking): Promise<Result<Self, string>> {
  try {
    const response = await fetch(`${base}/v10/applications/@me`, {
      headers: { authorization: `Bot ${token}`, 'user-agent': 'DiscordBot (Prizepost, 10)' },
      signal: AbortSignal.timeout(10_000),
    })
    if (response.status === 401) return err(UNKNOWN_TOKEN)
    const body: unknown = response.ok ? await response.json() : null
    const read = v.safeParse(application, body)
    if (!read.success)
      return err(`Discord does not say whose token this is: it answers with status ${response.status}.`)
    const { id, name, verify_key, interactions_endpoint_url } = read.output
    const now = Date.parse(response.headers.get('date') ?? '')
    return ok({
      application: id,
      name,
      publicKey: verify_key,
      endpoint: interactions_endpoint_url || null,
      now: Number.isNaN(now) ? null : now,
    })
  } catch (error) {
    return err(cannotReach(error))
  }
}

interface Expected {
  readonly application: string | null
  /** Null: interactions come over the gateway. */
  readonly publicKey: string | null
}

/** What does not fit, in sentences. */
export function misfitsOf(self: Self, expected: Expected): readonly string[] {
  const isOther = expected.application !== null && expected.application !== self.application
  const isOtherKey = expected.publicKey !== null && expected.publicKey.toLowerCase() !== self.publicKey.toLowerCase()
  const isElsewhere = expected.publicKey === null && self.endpoint !== null
  return [
    ...(isOther
      ? [`DISCORD_TOKEN belongs to the application ${self.application}, not to DISCORD_APPLICATION_ID.`]
      : []),
    ...(isOtherKey ? ['DISCORD_PUBLIC_KEY is not the key of the application that DISCORD_TOKEN belongs to.'] : []),
    ...(isElsewhere
      ? [
          'The application has an Interactions Endpoint URL, so Discord tells nothing over the gateway. Remove it in the developer portal, or serve it: set DISCORD_PUBLIC_KEY.',
        ]
      : []),
  ]
}
