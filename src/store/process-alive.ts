import { readFileSync } from 'node:fs'

/** One run of a process. The number alone is not enough: it is given again to another process. */
export interface ProcessRun {
  readonly pid: number
  /** When it started, as only Linux tells it. */
  readonly started: string | null
}

export const thisProcess = (): ProcessRun => ({ pid: process.pid, started: lookUp(process.pid)?.started ?? null })

export function isAlive({ pid, started }: ProcessRun): boolean {
  if (!answers(pid)) return false
  const found = lookUp(pid)
  if (found === null) return true
  return !found.ended && (started === null || started === found.started)
}

function answers(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** A killed process that its parent has not asked about yet still answers; it has ended all the same. */
function lookUp(pid: number): { readonly started: string; readonly ended: boolean } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is a name in brackets that may hold spaces and brackets itself; the start is the 22nd.
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return { started: `${boot}/${fields[18]}`, ended: state === 'Z' || state === 'X' }
  } catch {
    return null
  }
}
