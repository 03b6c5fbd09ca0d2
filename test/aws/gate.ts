/** Stands before a DynamoDB: lets requests through, or gets in their way. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface Passing {
  /** `PutItem`, `Query`, … */
  readonly action: string
  readonly body: string
}

/** What becomes of a request: an error instead, or something that happens before it gets there or after it got there. */
export interface Trouble {
  readonly error?: string
  readonly before?: () => void
  readonly after?: () => void
  /** It is done, but nobody hears of it. */
  readonly isLost?: true
}

export interface Gate {
  readonly endpoint: string
  readonly passed: Passing[]
  /** What DynamoDB would charge for. */
  readonly units: { read: number; write: number }
  guard: (passing: Passing) => Trouble | null
  close(): Promise<void>
}

const READS = ['Query', 'GetItem', 'Scan']

export async function openGate(target: string): Promise<Gate> {
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const passing = { action: String(request.headers['x-amz-target']).split('.')[1] ?? '', body: body.toString() }
    gate.passed.push(passing)
    const trouble = gate.guard(passing)
    trouble?.before?.()
    if (trouble?.error !== undefined) {
      const status = trouble.error === 'InternalServerError' ? 500 : 400
      const words = JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${trouble.error}`, message: 'Not now' })
      return void response.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(words)
    }
    const { 'x-amz-target': action = '', authorization = '', 'x-amz-date': date = '' } = request.headers
    const headers = {
      'content-type': 'application/x-amz-json-1.0',
      authorization,
      'x-amz-target': String(action),
      'x-amz-date': String(date),
    }
    const counted = JSON.stringify({ ...JSON.parse(passing.body), ReturnConsumedCapacity: 'TOTAL' })
    const answer = await fetch(target, { method: 'POST', headers, body: counted })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const spent: number = JSON.parse(bytes.toString()).ConsumedCapacity?.CapacityUnits ?? 0
    gate.units[READS.includes(passing.action) ? 'read' : 'write'] += spent
    trouble?.after?.()
    if (trouble?.isLost) return void request.socket.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' }).end(bytes)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const gate: Gate = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passed: [],
    units: { read: 0, write: 0 },
    guard: () => null,
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return gate
}
