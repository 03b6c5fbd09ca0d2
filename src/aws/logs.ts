/** Reads what the functions have written down. */
import { type Account, ask } from './ask.ts'
import { isMissing } from './local-account.ts'
import { nameIn } from './stage.ts'

interface Line {
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
