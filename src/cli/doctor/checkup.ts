/** What is looked at, what it finds, and how that is said. */

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

interface Checked extends Finding {
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
