/** Other processes, that are told and that answer line by line. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

export interface RunningScript {
  readonly pid: number
  say(line: string): void
  /** The next line it prints. */
  hear(): Promise<string>
  /** Kills it without a warning; what it still printed. */
  kill(): Promise<readonly string[]>
  /** Ends its input and waits for its end; what it still printed. */
  end(): Promise<readonly string[]>
}

/** `script` lies in this folder. It is killed after the test, if it still runs. */
export function startScript(script: string, ...args: readonly string[]): RunningScript {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, script), ...args])
  const exit = once(child, 'close')
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  let complaints = ''
  child.stderr.setEncoding('utf8').on('data', (words: string) => {
    complaints += words
  })
  child.stdin.on('error', () => {})
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exit
  })
  const rest = async () => {
    const found: string[] = []
    for (let line = await lines.next(); !line.done; line = await lines.next()) found.push(line.value)
    await exit
    return found
  }
  return {
    pid: child.pid ?? 0,
    say: line => child.stdin.write(`${line}\n`),
    hear: async () => {
      const line = await lines.next()
      if (line.done) throw new Error(`${script} has ended. ${complaints}`)
      return line.value
    },
    kill: () => {
      child.kill('SIGKILL')
      return rest()
    },
    end: () => {
      child.stdin.end()
      return rest()
    },
  }
}
