/** Takes what the worker has given up out of its queue and has it tried again. */
import { type Account, ask } from './ask.ts'
import { handOver, type Job, readJob } from './job.ts'
import { nameIn } from './stage.ts'

interface Redriven {
  readonly jobs: number
  /** Letters that hold no job of ours. They stay. */
  readonly strange: number
  /** How often for which reason. */
  readonly reasons: Readonly<Record<string, number>>
}

interface RedriveOptions {
  readonly name: string
  readonly dryRun: boolean
}

interface Letter {
  readonly id: string
  readonly receipt: string
  readonly reason: string
  readonly job: Job | null
}

/** Each letter is handed to the worker before it is thrown away: it may happen twice, but it cannot get lost. */
export async function redrive(account: Account, { name, dryRun }: RedriveOptions): Promise<Redriven> {
  const queue = await queueUrl(account, nameIn({ name }, 'dead-letters'))
  const seen = new Set<string>()
  const reasons: Record<string, number> = {}
  let [jobs, strange] = [0, 0]
  for (;;) {
    const letters = (await receive(account, queue, dryRun)).filter(({ id }) => !seen.has(id))
    if (letters.length === 0) return { jobs, strange, reasons }
    for (const { id, receipt, reason, job } of letters) {
      seen.add(id)
      reasons[reason] = (reasons[reason] ?? 0) + 1
      if (!job) strange += 1
      else {
        jobs += 1
        if (!dryRun) await sendAgain(account, { queue, receipt, worker: nameIn({ name }, 'worker'), job })
      }
    }
  }
}

interface Again {
  readonly queue: string
  readonly receipt: string
  readonly worker: string
  readonly job: Job
}

async function sendAgain(account: Account, { queue, receipt, worker, job }: Again): Promise<void> {
  await handOver(account, worker, job)
  await sqs(account, 'DeleteMessage', { QueueUrl: queue, ReceiptHandle: receipt })
}

async function queueUrl(account: Account, QueueName: string): Promise<string> {
  return JSON.parse(await sqs(account, 'GetQueueUrl', { QueueName })).QueueUrl
}

/** Out of sight for a minute, so that nobody else gets it; whoever only looks does not take it away. */
async function receive(account: Account, QueueUrl: string, isLooking: boolean): Promise<readonly Letter[]> {
  const VisibilityTimeout = isLooking ? 5 : 60
  const answer = await sqs(account, 'ReceiveMessage', { QueueUrl, MaxNumberOfMessages: 10, VisibilityTimeout })
  const { Messages = [] }: { readonly Messages?: readonly Message[] } = JSON.parse(answer)
  return Messages.map(({ MessageId, ReceiptHandle, Body }) => ({
    id: MessageId,
    receipt: ReceiptHandle,
    ...readLetter(Body),
  }))
}

interface Message {
  readonly MessageId: string
  readonly ReceiptHandle: string
  readonly Body: string
}

/** As Lambda writes it when it has given up. */
function readLetter(body: string): Pick<Letter, 'reason' | 'job'> {
  try {
    const { requestPayload, requestContext, responsePayload } = JSON.parse(body)
    const reason = String(responsePayload?.errorType ?? requestContext?.condition ?? 'Unknown')
    return { reason, job: readJob(requestPayload) }
  } catch {
    return { reason: 'Strange', job: null }
  }
}

const sqs = (account: Account, action: string, input: object): Promise<string> =>
  ask(account, {
    service: 'sqs',
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `AmazonSQS.${action}` },
    body: JSON.stringify(input),
  })

export function redrivenLines({ jobs, strange, reasons }: Redriven, dryRun: boolean): string {
  if (jobs + strange === 0) return 'There are no dead letters.'
  const what = `${jobs} ${jobs === 1 ? 'job' : 'jobs'} ${dryRun ? 'to be tried' : 'handed to the worker'} again.`
  const odd = strange > 0 ? [`${strange} left alone that are no jobs of ours.`] : []
  const why = Object.entries(reasons).map(([reason, count]) => `  ${count} × ${reason}`)
  return [what, ...odd, 'They had ended with:', ...why].join('\n')
}
