/** Errors that nobody can catch: the library for the gateway has some when a connection breaks at the wrong moment. */

const NETWORK = [
  'ECONNRESET',
  'ECONNREFUSED',
  'ETIMEDOUT',
  'EPIPE',
  'EAI_AGAIN',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
]

/** They end a connection, not the process. Any other that was thrown where nobody stood is a bug: who watches us starts us again. */
export function surviveBrokenConnections(report: (what: string, error: unknown) => void): void {
  process.on('unhandledRejection', error => report('Something was not expected', error))
  process.on('uncaughtException', error => {
    report('Something was not expected', error)
    if (!('code' in error && NETWORK.includes(String(error.code)))) process.exit(1)
  })
}
