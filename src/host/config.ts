/** Everything that `npm start` can be told from outside, checked before anything begins. The README has the same as a table. */
import { resolve } from 'node:path'
import * as v from 'valibot'
import { parseFlags } from '../cli/frame/command-line.ts'
import { err, ok, type Result } from '../shared/result.ts'

export const SELF_HOST_HELP = `Runs the bot for your servers, in this one process.

  DISCORD_TOKEN=… npm start -- [options]                         interactions come over the gateway
  DISCORD_TOKEN=… DISCORD_PUBLIC_KEY=… npm start -- [options]    interactions are posted to http://HOST:PORT/interactions
  npm start                                                      neither: the playground, see npm start -- --help without a token

  --port N        where /healthz is, and /interactions (PORT, or 3211; 0 for any that is free)
  --data DIR      where everything is kept (PRIZEPOST_DATA, or .data)
  --no-publish    leave the commands that Discord knows as they are
  --json          one line for programs when it is ready
  --help          this text

  DISCORD_TOKEN            the token of the bot
  DISCORD_APPLICATION_ID   if given, the token has to be of this application
  DISCORD_PUBLIC_KEY       of the application; with it, the bot serves HTTP instead of connecting
  HOST                     the address to listen at (127.0.0.1)
  CARD_ART_URL             pictures of cards, if you may show them: an address with {id}, or {set} and {number}
  DISCORD_API_BASE         only for a stand-in of Discord

SIGINT and SIGTERM end it when what has begun is done. It ends with 0 then, with 1 if it cannot start or Discord sends it away, with 2 if it
was called the wrong way.`

export type Surroundings = Readonly<Record<string, string | undefined>>

export interface HostConfig {
  readonly kind: 'host'
  readonly token: string
  /** Which one it has to be; null if whichever the token belongs to is right. */
  readonly application: string | null
  /** Null: interactions come over the gateway. */
  readonly publicKey: string | null
  /** Another address than Discord's, for trying things out. */
  readonly base: string | undefined
  readonly port: number
  readonly host: string
  readonly directory: string
  readonly publish: boolean
  readonly json: boolean
}

/** With a token or a key it is for real. */
export const isForDiscord = (env: Surroundings): boolean => Boolean(env.DISCORD_TOKEN || env.DISCORD_PUBLIC_KEY)

const OPTIONS = {
  port: { type: 'string' },
  data: { type: 'string' },
  'no-publish': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const LAST_PORT = 65_535

const address = (sentence: string) =>
  v.check<string, string>(text => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), sentence)

const TOKEN =
  'DISCORD_TOKEN must be the token of the bot, as the developer portal shows it under Bot, and nothing else.'
const KEY = 'DISCORD_PUBLIC_KEY must be the public key of the application: 64 hex digits.'
const BASE = 'DISCORD_API_BASE must be an address, such as http://127.0.0.1:4000/api.'
const ART = 'CARD_ART_URL must be an address with {id}, or with {set} and {number}, in it.'

/** No sentence repeats what was given: it may be a secret in the wrong place. */
const settings = v.object({
  DISCORD_TOKEN: v.pipe(v.optional(v.string(), ''), v.regex(/^(?!Bot )[!#-&(-~]+$/i, TOKEN)),
  DISCORD_APPLICATION_ID: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{5,20}$/, 'DISCORD_APPLICATION_ID must be the id of the application, 5 to 20 digits.'),
    ),
  ),
  DISCORD_PUBLIC_KEY: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/i, KEY))),
  DISCORD_API_BASE: v.optional(v.pipe(v.string(), address(BASE))),
  PORT: v.pipe(
    v.optional(v.string(), '3211'),
    v.regex(/^\d{1,5}$/, `--port or PORT must be a whole number from 0 to ${LAST_PORT}.`),
    v.transform(Number),
    v.maxValue(LAST_PORT, `--port or PORT must be a whole number from 0 to ${LAST_PORT}.`),
  ),
  HOST: v.pipe(
    v.optional(v.string(), '127.0.0.1'),
    v.regex(/^[\w.:%-]+$/, 'HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0.'),
  ),
  PRIZEPOST_DATA: v.optional(v.string(), '.data'),
  PRIZEPOST_TABLE: v.optional(
    v.custom<never>(() => false, 'PRIZEPOST_TABLE is for the cloud: npm start keeps matches in a directory. Unset it.'),
  ),
  CARD_ART_URL: v.optional(
    v.pipe(v.string(), address(ART), v.regex(/\{id\}|\{set\}.*\{number\}|\{number\}.*\{set\}/, ART)),
  ),
})

/** The errors are sentences for whoever started us: all there are, not only the first. */
export function readHostConfig(
  args: readonly string[],
  env: Surroundings,
): Result<HostConfig | { readonly kind: 'help' }, readonly string[]> {
  const parsed = parseFlags(args, OPTIONS)
  if (!parsed.ok) return err([parsed.error])
  const { port, data, json, help, 'no-publish': noPublish } = parsed.value
  if (help) return ok({ kind: 'help' })
  // An empty setting is none: that is how files of settings leave one out.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = v.safeParse(settings, {
    ...given,
    ...(port !== undefined && { PORT: port }),
    ...(data !== undefined && { PRIZEPOST_DATA: data }),
  })
  if (!read.success) return err([...new Set(read.issues.map(({ message }) => message))])
  const { output } = read
  return ok({
    kind: 'host',
    token: output.DISCORD_TOKEN,
    application: output.DISCORD_APPLICATION_ID ?? null,
    publicKey: output.DISCORD_PUBLIC_KEY ?? null,
    base: output.DISCORD_API_BASE,
    port: output.PORT,
    host: output.HOST,
    directory: resolve(output.PRIZEPOST_DATA),
    publish: !noPublish,
    json,
  })
}

/** For whatever is said: should a secret have got into it, it does not get out. */
export const hiding =
  (...secrets: readonly (string | null | undefined)[]) =>
  (text: string): string =>
    secrets.reduce<string>((safe, secret) => (secret ? safe.replaceAll(secret, '[hidden]') : safe), text)
