/** Hands errands to the worker, a few at a time, so that many workers can see to them. */
import type { Errand } from '../app/use-cases/errands.ts'
import type { Account } from './ask.ts'
import { handOver } from './job.ts'

/** A few seconds of work each. */
const PER_JOB = 10
/** Requests under way. */
const AT_ONCE = 10

export async function dispatch(account: Account, worker: string, errands: readonly Errand[]) {
  const jobs = chunks(errands, PER_JOB)
  for (const some of chunks(jobs, AT_ONCE))
    await Promise.all(some.map(each => handOver(account, worker, { is: 'errands', errands: each })))
  return { errands: errands.length, jobs: jobs.length }
}

const chunks = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, number) => all.slice(number * size, (number + 1) * size))
