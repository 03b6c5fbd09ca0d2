/** A Lambda function: processes that come and go. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

export type Invoked =
  | ({ readonly value: unknown } & Effort)
  | { readonly error: { readonly errorType: string; readonly errorMessage: string } }

/** What it took: milliseconds, and bytes of the whole process. */
export interface Effort {
  readonly loading: number
  readonly working: number
  readonly memory: number
}

export interface FunctionOptions {
  readonly entry: string
  readonly env: Readonly<Record<string, string>>
  /** How far the clock of the function is ahead. */
  readonly shift: () => number
  /** A process serves this many events. */
  readonly eventsEach?: number
  readonly log?: (line: string) => void
  /** Every call that went well, and whether its process was a new one. */
  readonly onCall?: (effort: Effort, isCold: boolean) => void
}

export interface LambdaFunction {
  invoke(event: unknown): Promise<Invoked>
  /** As if time or memory had run out: the process that works at the moment ends here and now. */
  kill(): void
  /** The next process gets so little memory that it dies of its own accord. */
  starve(): void
  readonly starts: number
  close(): Promise<void>
}

const RUNTIME = resolve('test/aws/lambda-runtime.mjs')

export function createFunction(options: FunctionOptions): LambdaFunction {
  const { entry, env, shift, eventsEach = 1, log = () => {}, onCall } = options
  const idle: { readonly child: ChildProcess; served: number }[] = []
  const all = new Set<ChildProcess>()
  let [starts, flags] = [0, [] as string[]]

  async function start(): Promise<ChildProcess> {
    starts += 1
    const child = fork(RUNTIME, [entry], {
      env,
      execArgv: flags,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    flags = []
    all.add(child)
    child.once('exit', () => all.delete(child))
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', log)
    await Promise.race([once(child, 'message'), once(child, 'exit')])
    return child
  }

  const answerOf = (child: ChildProcess, event: unknown): Promise<Invoked> =>
    new Promise(resolve => {
      const end = (invoked: Invoked) => {
        child.off('message', end).off('exit', die)
        resolve(invoked)
      }
      const die = () => end(DIED)
      if (!child.connected) return resolve(DIED)
      child.on('message', end).on('exit', die)
      child.send({ event, context: {}, ahead: shift() }, () => {})
    })

  return {
    invoke: async event => {
      const process = idle.pop() ?? { child: await start(), served: 0 }
      const invoked = await answerOf(process.child, event)
      if (!('error' in invoked)) onCall?.(invoked, process.served === 0)
      process.served += 1
      if (process.served >= eventsEach || !process.child.connected) process.child.kill('SIGKILL')
      else idle.push(process)
      return invoked
    },
    kill: () => {
      for (const child of all) child.kill('SIGKILL')
      idle.splice(0)
    },
    starve: () => {
      flags = ['--max-old-space-size=12']
    },
    get starts() {
      return starts
    },
    close: async () => {
      const gone = [...all].map(child => once(child, 'exit'))
      for (const child of all) child.kill('SIGKILL')
      await Promise.all(gone)
    },
  }
}

const DIED: Invoked = { error: { errorType: 'Runtime.ExitError', errorMessage: 'Runtime exited' } }
