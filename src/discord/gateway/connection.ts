/** The connection that Discord brings interactions by. Nothing that runs in a cloud imports this: the library is large. */
import type { WebSocketOptions } from 'discord.js'
import { err, ok, type Result } from '../../shared/result.ts'
import { createClient, type GatewayClient } from './client.ts'

export interface GatewayOptions {
  readonly token: string
  /** Another address than Discord's, for trying things out. */
  readonly base?: string | undefined
  readonly receive: (body: unknown) => void
  readonly report: (what: string, error: unknown) => void
  /** How long the connection may be away before we begin anew. */
  readonly patienceMs?: number | undefined
  readonly ws?: WebSocketOptions | undefined
}

export type GatewayState = 'connecting' | 'connected' | 'closed'

export interface Gateway {
  state(): GatewayState
  /** Discord has sent us away for good; the sentence says why. */
  readonly sentAway: Promise<string>
  close(): Promise<void>
}

const PATIENCE_MS = 120_000

/** The error is a sentence for whoever started us. Whoever is connected once stays so: cut connections are resumed. */
export async function connectGateway(options: GatewayOptions): Promise<Result<Gateway, string>> {
  const { patienceMs = PATIENCE_MS } = options
  const gateway = createGateway(options, patienceMs)
  const tooLong = createTimer()
  const problem = await Promise.race([gateway.logIn(), tooLong.after(patienceMs).then(() => NO_ANSWER)])
  tooLong.stop()
  if (problem === null) return ok(gateway)
  await gateway.close()
  return err(problem)
}

const NO_ANSWER = 'Discord cannot be reached: its gateway does not answer.'

function createGateway(options: GatewayOptions, patienceMs: number): Gateway & Pick<GatewayClient, 'logIn'> {
  const { report } = options
  const watch = createTimer()
  let state: GatewayState = 'connecting'
  let tellWhy: (why: string) => void = () => {}
  const sentAway = new Promise<string>(resolve => {
    tellWhy = resolve
  })
  const become = (next: GatewayState): void => {
    if (next === 'connecting' && state === 'connected') void watch.after(patienceMs).then(beginAnew)
    if (next !== 'connecting') watch.stop()
    state = next
  }
  const begin = (): GatewayClient => {
    // A client that was destroyed while it tried to connect may go on trying.
    const isCurrent = () => client === current && state !== 'closed'
    const client: GatewayClient = createClient(options, {
      connected: () => isCurrent() && become('connected'),
      away: () => isCurrent() && become('connecting'),
      sentAway: why => isCurrent() && tellWhy(why),
      interaction: body => isCurrent() && options.receive(body),
    })
    return client
  }
  /** The library nearly always gets back by itself. */
  const beginAnew = async (): Promise<void> => {
    report('The connection to Discord does not come back', new Error('beginning anew'))
    const stuck = current
    current = begin()
    void watch.after(patienceMs).then(beginAnew)
    await stuck.destroy().catch(error => report('A connection could not be closed', error))
    const problem = await current.logIn()
    if (problem !== null && state === 'connecting') report('No connection to Discord', new Error(problem))
  }
  let current = begin()
  return {
    state: () => state,
    sentAway,
    logIn: () => current.logIn(),
    close: async () => {
      become('closed')
      await current.destroy()
    },
  }
}

interface Timer {
  /** Never, if it is stopped or set again before. */
  after(ms: number): Promise<void>
  stop(): void
}

function createTimer(): Timer {
  let timer: NodeJS.Timeout | undefined
  return {
    after: ms =>
      new Promise(resolve => {
        clearTimeout(timer)
        timer = setTimeout(resolve, ms)
      }),
    stop: () => clearTimeout(timer),
  }
}
