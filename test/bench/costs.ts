/** What AWS would charge: the prices, the assumptions, and the arithmetic. */

/** Of whole matches, played through the packed functions. Milliseconds are those of the machine that measured. */
export interface PerAction {
  readonly doorCalls: number
  readonly doorMs: number
  readonly workerCalls: number
  readonly workerMs: number
  readonly readUnits: number
  readonly writeUnits: number
  readonly storeRequests: number
  /** Those of the list of what is due, which is one partition. */
  readonly dueWriteUnits: number
  readonly discordRequests: number
  /** Those that count against the limit of 50 a second. */
  readonly discordAsBot: number
  readonly kilobytesSent: number
}

// us-east-1, in dollars; 2026-11. Free tiers are left out.
export const PRICES = {
  gigabyteSecond: 0.0000133334, // Lambda, 64-bit ARM
  millionCalls: 0.2,
  millionReadUnits: 0.125,
  millionWriteUnits: 0.625,
  gigabyteMonthStored: 0.25 + 0.2, // and with point-in-time recovery
  gigabyteSent: 0.09,
  gigabyteLogged: 0.5,
  alarmMonth: 0.1,
} as const

export const ASSUMED = {
  /** Gigabytes of memory, as `cdk/bot-stack.ts` sets them. */
  memory: { door: 1, worker: 1.769, clock: 0.5 },
  /** Milliseconds that a function waits for others, for each request. Waiting is paid for, too. */
  discordMs: 150,
  dynamoMs: 5,
  /** To hand a job over. */
  lambdaMs: 15,
  /** A machine of Lambda against the one that measured. */
  slowness: 1.5,
  /** People also look, ask for help, open menus: interactions that change nothing, for each action. */
  looks: 0.5,
  /** Of random play; people need fewer. */
  actionsPerMatch: 220,
  actionsPerDay: 8,
  kilobytesPerAction: 0.8,
  alarms: 10,
  clockMs: 40,
} as const

export interface Costs {
  readonly gigabyteSecondsPerAction: number
  readonly per1000Matches: number
  readonly perMonth: Readonly<Record<number, number>>
  /** Dollars of an action, by what they are for. */
  readonly perActionFor: Readonly<Record<string, number>>
  /** Whatever is played. */
  readonly fixedPerMonth: number
}

const MINUTES = 60 * 24 * 30

export function costsOf(per: PerAction, matches: readonly number[]): Costs {
  const { memory, discordMs, dynamoMs, lambdaMs, slowness, looks } = ASSUMED
  const more = 1 + looks
  const doorSeconds = ((per.doorMs * slowness) / 1000 + (per.workerCalls * lambdaMs) / 1000) * more
  const waiting = per.discordRequests * discordMs + per.storeRequests * dynamoMs
  const workerSeconds = ((per.workerMs * slowness + waiting) / 1000) * more
  const gigabyteSeconds = doorSeconds * memory.door + workerSeconds * memory.worker
  const perActionFor = {
    'Lambda, time': gigabyteSeconds * PRICES.gigabyteSecond,
    'Lambda, calls': ((per.doorCalls + per.workerCalls) * more * PRICES.millionCalls) / 1e6,
    'DynamoDB, reading': (per.readUnits * more * PRICES.millionReadUnits) / 1e6,
    'DynamoDB, writing': (per.writeUnits * PRICES.millionWriteUnits) / 1e6,
    'sending pictures': ((per.kilobytesSent * more) / 2 ** 20) * PRICES.gigabyteSent,
  }
  const perAction = Object.values(perActionFor).reduce((sum, each) => sum + each, 0)
  const clock = MINUTES * ((ASSUMED.clockMs / 1000) * memory.clock * PRICES.gigabyteSecond + PRICES.millionCalls / 1e6)
  const fixedPerMonth = clock + ASSUMED.alarms * PRICES.alarmMonth
  const month = (active: number): number => {
    const actions = active * ASSUMED.actionsPerDay * 30
    // A year of finished matches lies in the table.
    const stored = (actions * 12 * ASSUMED.kilobytesPerAction) / 2 ** 20
    return fixedPerMonth + actions * perAction + stored * PRICES.gigabyteMonthStored
  }
  return {
    gigabyteSecondsPerAction: gigabyteSeconds,
    per1000Matches: 1000 * ASSUMED.actionsPerMatch * perAction,
    perMonth: Object.fromEntries(matches.map(active => [active, month(active)])),
    perActionFor,
    fixedPerMonth,
  }
}
