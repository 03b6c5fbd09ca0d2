/** What the worker is told to do: by the front door, or by the clock. */
import type { Errand } from '../app/use-cases/errands.ts'
import type { Interaction } from '../discord/interaction.ts'
import { assert } from '../shared/assert.ts'
import { type Account, ask } from './ask.ts'

export type Job =
  | { readonly is: 'interaction'; readonly interaction: Interaction }
  | { readonly is: 'errands'; readonly errands: readonly Errand[] }

/** Discord waits three seconds: two tries, and time to say that it went wrong. */
const PATIENCE = { timeout: 1_100, tries: 2 }

/** Returns when Lambda has promised to do it. It does it at least once, and keeps what fails for good. */
export async function handOver(account: Account, worker: string, job: Job): Promise<void> {
  await ask(account, {
    service: 'lambda',
    path: `/2015-03-31/functions/${encodeURIComponent(worker)}/invocations`,
    headers: { 'content-type': 'application/json', 'x-amz-invocation-type': 'Event' },
    body: JSON.stringify(job),
    ...PATIENCE,
  })
}

/** Nobody but our own functions may send any, so their shape is known; what is something else altogether is a bug. */
export function readJob(event: unknown): Job {
  const { is, interaction, errands } = (event ?? {}) as Readonly<Record<string, unknown>>
  assert(
    (is === 'interaction' && typeof interaction === 'object' && interaction !== null) ||
      (is === 'errands' && Array.isArray(errands)),
    'The worker got something that is no job',
  )
  return event as Job
}
