/** The bot as it runs on AWS: three functions of packed code in processes of their own, against the stand-ins of AWS and Discord. */
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Bundles, ENTRY, type FunctionName } from '../../cdk/bundle.ts'
import { catalogue } from '../../src/discord/commands/index.ts'
import { publishCommands } from '../../src/discord/publish.ts'
import { createDoorBot } from '../../src/host/door-bot.ts'
import { HOUR } from '../../src/shared/time.ts'
import { startDiscord } from '../../src/stand-in/discord.ts'
import { openEmbeddedStore } from '../../src/store/embedded.ts'
import { TABLE } from '../../src/store/table.ts'
import type { Stage } from '../e2e/stage.ts'
import { removeDirectory, temporaryDirectory } from '../store/directories.ts'
import { functionUrlEvent, SCHEDULED } from './events.ts'
import { type Gate, openGate } from './gate.ts'
import { createFunction, type Effort, type LambdaFunction } from './lambda-process.ts'
import { StandIn } from './stand-in.ts'

export interface Cloud extends Omit<Stage, 'tick'> {
  readonly aws: StandIn
  readonly functions: Readonly<Record<FunctionName, LambdaFunction>>
  /** Between the functions and DynamoDB. */
  readonly gate: Gate
  readonly logs: string[]
  /** Lets time pass, and the clock strike. */
  tick(after?: number): Promise<void>
}

export interface CloudOptions {
  /** How many events a process serves before it is killed. */
  readonly eventsEach?: number
  readonly onCall?: (name: FunctionName, effort: Effort, isCold: boolean) => void
}

const TOKEN_NAME = '/prizepost/test/discord-token'
const PATIENCE = 60_000

export async function openCloud({ folders }: Bundles, { eventsEach = 1, onCall }: CloudOptions = {}): Promise<Cloud> {
  const directory = await temporaryDirectory()
  const opened = await openEmbeddedStore({ directory })
  if (!opened.ok) throw new Error(opened.error)
  const { store, endpoint, close: closeStore } = opened.value
  const time = { shift: 0 }
  const now = () => Date.now() + time.shift
  const logs: string[] = []
  const discord = await startDiscord({ now, limits: { answerMs: HOUR }, patienceMs: PATIENCE })
  const gate = await openGate(endpoint)
  const aws = await StandIn.start({
    functions: { 'the-worker': event => functions.worker.invoke(event) },
    betweenTries: failures => {
      time.shift += failures * 60_000
    },
  })
  aws.parameters.set(TOKEN_NAME, discord.token)
  const env = {
    ...aws.env,
    PRIZEPOST_TABLE: TABLE.name,
    PRIZEPOST_WORKER: 'the-worker',
    PRIZEPOST_TOKEN_PARAMETER: TOKEN_NAME,
    DISCORD_PUBLIC_KEY: discord.publicKey,
    DISCORD_API_BASE: discord.apiBase,
    DYNAMODB_ENDPOINT: gate.endpoint,
  }
  const create = (name: FunctionName): LambdaFunction =>
    createFunction({
      entry: join(folders[name], ENTRY),
      env,
      shift: () => time.shift,
      eventsEach,
      log: line => void logs.push(line),
      onCall: (effort, isCold) => onCall?.(name, effort, isCold),
    })
  const functions = { interactions: create('interactions'), worker: create('worker'), clock: create('clock') }
  let knocks = 0
  const door = createServer(async (request: IncomingMessage, response) => {
    const event = functionUrlEvent(request, await buffer(request), ++knocks % 2 === 0)
    const invoked = await functions.interactions.invoke(event)
    const { statusCode, headers, body } = ('value' in invoked ? invoked.value : FAILED) as typeof FAILED
    response.writeHead(statusCode, headers).end(body)
  })
  door.listen(0, '127.0.0.1')
  await once(door, 'listening')
  const { token, apiBase: base, applicationId: application } = discord
  await publishCommands({ commands: catalogue.commands, token, application, base })
  await discord.connect(`http://127.0.0.1:${(door.address() as AddressInfo).port}`)
  const reports: string[] = []
  return {
    discord,
    store,
    aws,
    functions,
    gate,
    logs,
    reports,
    // Only for looking: what is done is done by the functions.
    bot: createDoorBot(store, what => void reports.push(what)) as Stage['bot'],
    get now() {
      return now()
    },
    settled: () => aws.drained(),
    tick: async (after = 0) => {
      time.shift += after
      const invoked = await functions.clock.invoke(SCHEDULED)
      if ('error' in invoked) throw new Error(`The clock does not strike: ${invoked.error.errorMessage}`)
      await aws.drained()
    },
    close: async () => {
      await aws.close()
      await Promise.all(Object.values(functions).map(each => each.close()))
      door.closeAllConnections()
      door.close()
      await gate.close()
      await discord.close()
      await closeStore()
      await removeDirectory(directory)
    },
  }
}

const FAILED = { statusCode: 502, headers: {} as Record<string, string>, body: '' }
