/**
 * Asks a service of AWS. With the SDK's signatures, but without its clients: one for Lambda alone would be 350 KB and 45 ms at
 * every cold start of the front door, this is 16 KB.
 */
import { SignatureV4 } from '@smithy/signature-v4'
import { Sha256 } from './sha256.ts'

interface Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string
}

/** Who asks, and where. */
export interface Account {
  readonly region: string
  readonly credentials: () => Promise<Credentials>
  /** Another address than that of AWS, for trying things out. */
  readonly endpoint?: (service: Service) => string | undefined
}

type Service = 'lambda' | 'ssm' | 'sqs' | 'sts' | 'logs'

interface Question {
  readonly service: Service
  readonly method?: 'GET' | 'POST'
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** For one try. */
  readonly timeout?: number
  readonly tries?: number
}

/** AWS says no. What it says beyond the code is for people, not for logs. */
export class AwsRefusal extends Error {
  override readonly name = 'AwsRefusal'
  constructor(
    service: Service,
    readonly code: string,
    readonly status: number,
    readonly words: string,
  ) {
    super(`${service} of AWS refuses: ${code}`)
  }
}

/** AWS does not answer. */
export class AwsDown extends Error {
  override readonly name = 'AwsDown'
}

const FIRST_PAUSE = 50

/** What may have failed by chance is asked again, so whatever is asked for must do no harm if it happens twice. */
export async function ask(account: Account, question: Question): Promise<string> {
  const { tries = 3 } = question
  for (let failures = 1; ; failures++) {
    try {
      return await askOnce(account, question)
    } catch (error) {
      if (failures >= tries || !isPassing(error)) throw error
      await pause(FIRST_PAUSE * 2 ** failures * (0.5 + Math.random() / 2))
    }
  }
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

const isPassing = (error: unknown): boolean =>
  error instanceof AwsDown ||
  (error instanceof AwsRefusal && (error.status >= 500 || error.status === 429 || /Throttl|TooMany/.test(error.code)))

async function askOnce(account: Account, question: Question): Promise<string> {
  const { service, method = 'POST', path = '/', body = '', timeout = 5_000 } = question
  const { region, credentials, endpoint } = account
  const url = new URL(path, endpoint?.(service) ?? `https://${service}.${region}.amazonaws.com`)
  const signer = new SignatureV4({ service, region, credentials, sha256: Sha256 })
  const { headers } = await signer.sign({
    method,
    protocol: url.protocol,
    hostname: url.hostname,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: { host: url.host, ...question.headers },
    body,
  })
  const { host, ...sent } = headers
  const [status, words, type] = await fetchText(service, url, {
    method,
    headers: sent,
    signal: AbortSignal.timeout(timeout),
    ...(method === 'POST' && { body }),
  })
  if (status >= 200 && status <= 299) return words
  throw refusal(service, status, words, type)
}

async function fetchText(service: Service, url: URL, how: RequestInit): Promise<[number, string, string | null]> {
  try {
    const response = await fetch(url, how)
    return [response.status, await response.text(), response.headers.get('x-amzn-errortype')]
  } catch (error) {
    throw new AwsDown(`${service} of AWS does not answer: ${error instanceof Error ? error.name : typeof error}`)
  }
}

/** `__type` may come with a namespace before it, the header with a URL behind it. */
function refusal(service: Service, status: number, words: string, type: string | null): AwsRefusal {
  const { __type, message, Message } = fieldsOf(words)
  const code = (type ?? String(__type ?? 'Unknown')).replace(/^.*#/, '').replace(/:.*$/, '')
  return new AwsRefusal(service, code, status, String(message ?? Message ?? ''))
}

function fieldsOf(words: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(words) ?? {}
  } catch {
    return {}
  }
}
