/** The worker on AWS. Lambda calls it again if it fails, twice, and then keeps the job for `npm run redrive`. */
import { systemPorts } from '../src/app/ports/system.ts'
import { accountOf, setting } from '../src/aws/account.ts'
import { readJob } from '../src/aws/job.ts'
import { kept } from '../src/aws/kept.ts'
import { report } from '../src/aws/log.ts'
import { readParameter } from '../src/aws/parameter.ts'
import { JobFailed, perform } from '../src/aws/perform.ts'
import { createBot } from '../src/host/bot.ts'
import { createWorker } from '../src/host/worker.ts'
import { openTable } from '../src/store/cloud.ts'

const { env } = process
const { now } = systemPorts.clock
const { store } = openTable(setting(env, 'PRIZEPOST_TABLE'), env.DYNAMODB_ENDPOINT)
const tokenName = setting(env, 'PRIZEPOST_TOKEN_PARAMETER')

const FIVE_MINUTES = 300_000
const bot = kept(
  async () => {
    const token = await readParameter(accountOf(env), tokenName)
    return createBot({ store, token, apiBase: env.DISCORD_API_BASE, report })
  },
  FIVE_MINUTES,
  now,
)

export async function handler(event: unknown): Promise<void> {
  try {
    const made = await bot.get()
    await perform({ bot: made, work: createWorker(made) }, readJob(event))
  } catch (error) {
    report('A job failed', error)
    bot.forget() // the token may have changed
    throw new JobFailed('A job failed') // what is thrown is kept with the job, so it says nothing more
  }
}
