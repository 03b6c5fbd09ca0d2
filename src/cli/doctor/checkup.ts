/** What `npm run doctor` looks at, what it finds, and how it says so. */
import { err, ok, type Result } from '../../shared/result.ts'
import { parseFlags } from '../command-line.ts'

export const DOCTOR_HELP = `Looks whether everything is there that Prizepost needs, and says what to do if not.

  npm run doctor -- [options]

  --port N      the port to look at (PORT, or the one that npm start would take)
  --data DIR    the directory to look at (PRIZEPOST_DATA, or .data)
  --json        the findings as JSON
  --help        this text

With DISCORD_TOKEN, Discord is asked whose token it is; otherwise nothing leaves this machine. It ends with 0 if all is well, with 1 if something
has to be done, with 2 if it was called the wrong way.`

export interface Finding {
  readonly state: 'good' | 'warning' | 'bad'
  readonly says: string
  /** What to do about it. */
  readonly fix?: string
}

export interface Check {
  readonly name: string
  readonly look: () => Promise<Finding>
}

export interface Checked extends Finding {
  readonly name: string
}

export const good = (says: string): Finding => ({ state: 'good', says })
export const warning = (says: string, fix: string): Finding => ({ state: 'warning', says, fix })
export const bad = (says: string, fix: string): Finding => ({ state: 'bad', says, fix })

/** One after the other. A check that fails has found something, too. */
export async function runChecks(checks: readonly Check[]): Promise<readonly Checked[]> {
  const found: Checked[] = []
  for (const { name, look } of checks) {
    const finding = await look().catch(error =>
      bad(
        `Looking at it failed: ${error instanceof Error ? error.message : String(error)}`,
        'Run npm ci, and try again.',
      ),
    )
    found.push({ name, ...finding })
  }
  return found
}

export const isWell = (found: readonly Checked[]): boolean => found.every(({ state }) => state !== 'bad')

const MARKS = { good: 'ok  ', warning: 'hm  ', bad: 'BAD ' } as const

export function describeFindings(found: readonly Checked[]): string {
  const wide = Math.max(...found.map(({ name }) => name.length))
  const lines = found.flatMap(({ name, state, says, fix }) => [
    `${MARKS[state]} ${name.padEnd(wide)}  ${says}`,
    ...(fix ? [`${' '.repeat(wide + 7)}→ ${fix}`] : []),
  ])
  const count = found.filter(({ state }) => state === 'bad').length
  const end =
    count === 0 ? 'All is well.' : `${count === 1 ? 'One thing has' : `${count} things have`} to be put right.`
  return [...lines, '', end].join('\n')
}

export type DoctorRequest =
  | { readonly kind: 'help' }
  | {
      readonly kind: 'look'
      readonly port: number
      readonly data: string | undefined
      readonly json: boolean
    }

const LAST_PORT = 65_535

const OPTIONS = {
  port: { type: 'string' },
  data: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** The error is a sentence for whoever typed it. */
export function readDoctorRequest(args: readonly string[], usualPort: string): Result<DoctorRequest, string> {
  const parsed = parseFlags(args, OPTIONS)
  if (!parsed.ok) return parsed
  const { port = usualPort, data, json, help } = parsed.value
  if (help) return ok({ kind: 'help' })
  if (!/^\d{1,5}$/.test(port) || Number(port) > LAST_PORT)
    return err('--port or PORT must be a whole number from 0 to 65535.')
  if (data === '') return err('--data must be a directory.')
  return ok({ kind: 'look', port: Number(port), data, json })
}
