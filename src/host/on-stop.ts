/** Ctrl-C, or whoever manages this process, wants it to end. */

/** npm passes a signal on that the terminal has sent to everybody already: two at once are one. */
const AT_ONCE = 500

/** Ends with 0 when `close` has ended. Whoever asks a second time does not want to wait for that. */
export function onStop(close: () => Promise<void>): void {
  let asked: number | null = null
  const stop = (): void => {
    if (asked !== null && Date.now() - asked > AT_ONCE) process.exit(130)
    if (asked !== null) return
    asked = Date.now()
    close().then(
      () => process.exit(0),
      error => {
        console.error(`It did not end well: ${error instanceof Error ? error.message : error}`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  if (process.env.npm_lifecycle_event) onceAlone(stop)
}

/** The shell between npm and us keeps some signals to itself: when it has gone, we are meant as well. */
function onceAlone(stop: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, AT_ONCE)
  timer.unref()
}
