/** Reads what the functions have written down. */
import { parseFlags } from '../cli/command-line.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { type Account, ask } from './ask.ts'
import { isMissing } from './local-account.ts'
import { isStageName, nameIn } from './stage.ts'

export const LOGS_HELP = `Shows what the functions of the bot have to complain about, oldest first.

  npm run logs -- [options]

  --stage NAME   which bot, if there are several (default dev)
  --since TIME   how far back: 30m, 6h, 7d (default 1h)
  --follow       go on until Ctrl+C
  --json         the lines as they are kept
  --help         this text

AWS is asked as who AWS_PROFILE or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY say, in AWS_REGION.`

export interface LogsRequest {
  readonly name: string
  /** Milliseconds. */
  readonly since: number
  readonly follow: boolean
  readonly json: boolean
}

const OPTIONS = {
  stage: { type: 'string', default: 'dev' },
  since: { type: 'string', default: '1h' },
  follow: { type: 'boolean', short: 'f', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 }

/** The error is a sentence for whoever typed it. */
export function readLogsRequest(args: readonly string[]): Result<LogsRequest | 'help', string> {
  const parsed = parseFlags(args, OPTIONS)
  if (!parsed.ok) return parsed
  const { stage: name, since, follow, json, help } = parsed.value
  if (help) return ok('help')
  if (!isStageName(name)) return err('--stage must be up to 16 small letters, digits and hyphens, such as prod.')
  const [, count = '', unit = ''] = /^(\d{1,4})([mhd])$/.exec(since) ?? []
  const length = Number(count) * (UNITS[unit] ?? 0)
  if (!(length > 0)) return err('--since must be a length of time, such as 30m, 6h or 7d.')
  return ok({ name, since: length, follow, json })
}

export interface Line {
  readonly at: number
  readonly from: string
  readonly text: string
}

const FUNCTIONS = ['interactions', 'worker', 'clock'] as const

/** Everything from a moment on, of all functions, in the order of time. */
export async function readLogs(account: Account, name: string, from: number): Promise<readonly Line[]> {
  const all = await Promise.all(FUNCTIONS.map(each => linesOf(account, name, each, from)))
  return all.flat().toSorted((one, other) => one.at - other.at)
}

interface Page {
  readonly events?: readonly { readonly timestamp: number; readonly message: string }[]
  readonly nextToken?: string
}

async function linesOf(account: Account, name: string, from: string, startTime: number): Promise<readonly Line[]> {
  const lines: Line[] = []
  let nextToken: string | undefined
  try {
    do {
      const input = {
        logGroupName: `/aws/lambda/${nameIn({ name }, from)}`,
        startTime,
        ...(nextToken && { nextToken }),
      }
      const page: Page = JSON.parse(await filterEvents(account, input))
      for (const { timestamp, message } of page.events ?? [])
        lines.push({ at: timestamp, from, text: message.trimEnd() })
      nextToken = page.nextToken
    } while (nextToken)
  } catch (error) {
    // A function that has never run has no log.
    if (!isMissing(error)) throw error
  }
  return lines
}

const filterEvents = (account: Account, input: object): Promise<string> =>
  ask(account, {
    service: 'logs',
    headers: { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': 'Logs_20140328.FilterLogEvents' },
    body: JSON.stringify(input),
  })

/** `12:03:04 worker       A job failed: StoreError, Cannot append 3 to match#…`. */
export function lineText({ at, from, text }: Line): string {
  const when = new Date(at).toISOString().replace('T', ' ').slice(0, 19)
  return `${when} ${from.padEnd(12)} ${shortly(text)}`
}

function shortly(text: string): string {
  try {
    const { message, level } = JSON.parse(text)
    const { what, error, words, code, status } =
      typeof message === 'object' && message !== null ? message : { what: message }
    const facts = [error, words, code && `code ${code}`, status && `status ${status}`].filter(Boolean)
    return `${level ?? ''} ${what ?? text}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}`.trim()
  } catch {
    return text
  }
}
