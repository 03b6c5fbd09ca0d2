/** The front door on AWS, behind a Function URL. Most requests are handed on without a look at the store, so that is loaded last. */
import { accountOf, setting } from '../src/aws/account.ts'
import { type HttpEvent, type HttpResponse, toResponse, toSignedRequest } from '../src/aws/http-event.ts'
import { handOver } from '../src/aws/job.ts'
import { report } from '../src/aws/log.ts'
import { createDoorBot } from '../src/host/door-bot.ts'
import { createInteractions } from '../src/host/interactions.ts'
import { lazyStore } from '../src/store/lazy.ts'

const { env } = process
const account = accountOf(env)
const worker = setting(env, 'PRIZEPOST_WORKER')

const store = lazyStore(async () => {
  const { openTable } = await import('../src/store/cloud.ts')
  return openTable(setting(env, 'PRIZEPOST_TABLE'), env.DYNAMODB_ENDPOINT).store
})

const interactions = createInteractions({
  bot: createDoorBot(store, report),
  publicKey: setting(env, 'DISCORD_PUBLIC_KEY'),
  handOn: interaction => handOver(account, worker, { is: 'interaction', interaction }),
})

export const handler = async (event: HttpEvent): Promise<HttpResponse> =>
  toResponse(await interactions(toSignedRequest(event)))
