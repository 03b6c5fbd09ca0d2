/** The clock on AWS: every minute it looks what is due, and has the worker see to it, which can draw and write. */
import { systemPorts } from '../src/app/ports/system.ts'
import { errands } from '../src/app/use-cases/errands.ts'
import { accountOf, setting } from '../src/aws/account.ts'
import { dispatch } from '../src/aws/dispatch.ts'
import { openTable } from '../src/store/cloud.ts'

const { env } = process
const { store } = openTable(setting(env, 'PRIZEPOST_TABLE'), env.DYNAMODB_ENDPOINT)
const account = accountOf(env)
const worker = setting(env, 'PRIZEPOST_WORKER')

export const handler = async (): Promise<{ readonly errands: number; readonly jobs: number }> =>
  dispatch(account, worker, await errands({ store, clock: systemPorts.clock }))
