/** As much of AWS as the bot asks for: functions that are called later, parameters, a queue of what failed. */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Invoked } from './lambda-process.ts'
import { isSigned } from './signature.ts'

export const KEYS = {
  AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI',
  AWS_SESSION_TOKEN: 'session',
}

export interface DeadLetter {
  readonly requestContext: { readonly condition: string; readonly functionArn: string }
  readonly requestPayload: unknown
  readonly responsePayload: unknown
}

interface Message {
  readonly MessageId: string
  readonly ReceiptHandle: string
  readonly Body: string
}

export interface Asked {
  readonly service: string
  readonly action: string
  readonly body: string
}

export interface AwsOptions {
  readonly functions?: Readonly<Record<string, (event: unknown) => Promise<Invoked>>>
  /** Before the second try and before the third. */
  readonly betweenTries?: (failures: number) => void
}

interface Answer {
  readonly status: number
  readonly body: string
}

/** How often a function is called before its event becomes a dead letter. */
const TRIES = 3

export class StandIn {
  readonly parameters = new Map<string, string>()
  readonly queue: Message[] = []
  readonly logs = new Map<string, readonly { readonly timestamp: number; readonly message: string }[]>()
  concurrency = 1000
  readonly asked: Asked[] = []
  /** What the next requests are answered with, whatever they ask for. */
  readonly troubles: Answer[] = []
  endpoint = ''
  readonly #options: AwsOptions
  readonly #underWay = new Set<Promise<void>>()
  #messages = 0
  readonly #server = createServer(async (request, response) => {
    const body = await text(request)
    const { status, body: answer } = isSigned(request, body, KEYS.AWS_SECRET_ACCESS_KEY)
      ? this.#answer(request, body)
      : refuse(403, 'InvalidSignatureException')
    response.writeHead(status, { 'content-type': 'application/json' }).end(answer)
  })

  private constructor(options: AwsOptions) {
    this.#options = options
  }

  static async start(options: AwsOptions = {}): Promise<StandIn> {
    const aws = new StandIn(options)
    aws.#server.listen(0, '127.0.0.1')
    await once(aws.#server, 'listening')
    aws.endpoint = `http://127.0.0.1:${(aws.#server.address() as AddressInfo).port}`
    return aws
  }

  get env(): Readonly<Record<string, string>> {
    const services = ['LAMBDA', 'SSM', 'SQS', 'STS', 'LOGS'].map(service => [
      `AWS_ENDPOINT_URL_${service}`,
      this.endpoint,
    ])
    return { AWS_REGION: 'eu-central-1', ...KEYS, ...Object.fromEntries(services) }
  }

  get deadLetters(): readonly DeadLetter[] {
    return this.queue.map(({ Body }) => JSON.parse(Body))
  }

  async drained(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay)
  }

  async close(): Promise<void> {
    await this.drained()
    this.#server.closeAllConnections()
    this.#server.close()
  }

  #answer({ url = '', headers }: IncomingMessage, body: string): Answer {
    const [service = '', action = ''] = String(headers['x-amz-target'] ?? `Lambda.${url}`).split('.')
    this.asked.push({ service, action, body })
    const trouble = this.troubles.shift()
    if (trouble) return trouble
    if (body.startsWith('Action=GetCallerIdentity')) return { status: 200, body: '<Account>123456789012</Account>' }
    const input = body === '' ? {} : JSON.parse(body)
    switch (service) {
      case 'Lambda':
        return this.#lambda(url, input)
      case 'AmazonSSM':
        return this.#ssm(action, input)
      case 'AmazonSQS':
        return this.#sqs(action, input)
      case 'Logs_20140328':
        return this.#logs(input)
      default:
        return refuse(400, 'UnknownOperationException')
    }
  }

  #lambda(url: string, event: unknown): Answer {
    if (url.endsWith('/account-settings/')) return ok({ AccountLimit: { ConcurrentExecutions: this.concurrency } })
    const name = decodeURIComponent(/\/functions\/([^/]+)\/invocations$/.exec(url)?.[1] ?? '')
    const called = this.#options.functions?.[name]
    if (!called) return refuse(404, 'ResourceNotFoundException')
    const running = this.#call(name, called, event)
    this.#underWay.add(running)
    void running.then(() => this.#underWay.delete(running))
    return { status: 202, body: '' }
  }

  async #call(name: string, called: (event: unknown) => Promise<Invoked>, event: unknown): Promise<void> {
    for (let tries = 1; ; tries++) {
      const invoked = await called(event)
      if (!('error' in invoked)) return
      if (tries === TRIES) return this.bury(name, event, invoked.error)
      this.#options.betweenTries?.(tries)
    }
  }

  bury(name: string, requestPayload: unknown, responsePayload: unknown): void {
    const requestContext = {
      condition: 'RetriesExhausted',
      functionArn: `arn:aws:lambda:eu-central-1:1:function:${name}:$LATEST`,
    }
    const id = `message-${++this.#messages}`
    this.queue.push({
      MessageId: id,
      ReceiptHandle: id,
      Body: JSON.stringify({ requestContext, requestPayload, responsePayload }),
    })
  }

  #ssm(action: string, input: Readonly<Record<string, string>> & { readonly Names?: readonly string[] }): Answer {
    const { Name = '', Value = '', Names = [] } = input
    if (action === 'DeleteParameters') {
      for (const each of Names) this.parameters.delete(each)
      return ok({})
    }
    if (action === 'PutParameter') {
      this.parameters.set(Name, Value)
      return ok({ Version: 1 })
    }
    const value = this.parameters.get(Name)
    return value === undefined ? refuse(400, 'ParameterNotFound') : ok({ Parameter: { Name, Value: value } })
  }

  /** Two lines to a page. */
  #logs({ logGroupName = '', startTime = '0', nextToken = '0' }: Readonly<Record<string, string>>): Answer {
    const lines = this.logs.get(logGroupName)?.filter(({ timestamp }) => timestamp >= Number(startTime))
    if (!lines) return refuse(400, 'ResourceNotFoundException')
    const next = Number(nextToken) + 2
    return ok({ events: lines.slice(Number(nextToken), next), ...(next < lines.length && { nextToken: String(next) }) })
  }

  #sqs(action: string, input: Readonly<Record<string, string>>): Answer {
    if (action === 'GetQueueUrl') return ok({ QueueUrl: `${this.endpoint}/1/${input.QueueName}` })
    if (action === 'ReceiveMessage') return ok({ Messages: this.queue.slice(0, 10) })
    const found = this.queue.findIndex(each => each.ReceiptHandle === input.ReceiptHandle)
    if (found >= 0) this.queue.splice(found, 1)
    return ok({})
  }
}

const ok = (value: unknown): Answer => ({ status: 200, body: JSON.stringify(value) })

export const refuse = (status: number, code: string): Answer => ({
  status,
  body: JSON.stringify({ __type: `com.amazonaws#${code}`, message: 'for people' }),
})
