/** One line of the log for what went wrong: enough to find it, and nothing of what was sent, drawn or dealt. */
export function report(what: string, error: unknown): void {
  console.error({ what, ...factsOf(error) })
}

interface Facts {
  readonly error: string
  readonly words?: string
  readonly code?: unknown
  readonly status?: unknown
  readonly cause?: unknown
  readonly frames?: readonly string[]
}

export function factsOf(error: unknown): Facts {
  if (!(error instanceof Error)) return { error: typeof error }
  const { name, message, stack = '' } = error
  const { code, status, cause } = error as Error & { readonly code?: unknown; readonly status?: unknown }
  const frames = stack.split('\n').filter(line => /^\s+at /.test(line))
  return {
    error: name,
    ...(!QUOTING.includes(name) && { words: withoutData(message) }),
    ...(code !== undefined && { code }),
    ...(status !== undefined && { status }),
    ...(cause !== undefined && { cause: cause instanceof Error ? factsOf(cause) : cause }),
    frames: frames.slice(0, 8).map(line => line.trim()),
  }
}

/** Their words repeat what could not be read. */
const QUOTING = ['SyntaxError']

/** A bug of ours may quote the value that it met. */
const withoutData = (message: string): string => message.replace(/\s*[{["“].*$/s, '')
