/** The packed functions, called as Lambda calls them: in processes that are killed whenever it suits us worst. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Bundles, bundle } from '../../cdk/bundle.ts'
import { HOUR, MINUTE } from '../../src/shared/time.ts'
import { textOf } from '../../src/stand-in/discord.ts'
import {
  type AtTable,
  begin,
  endTurn,
  entriesOf,
  expectGoodManners,
  isSettled,
  look,
  onTurn,
  panelsOf,
  publicIn,
  setUp,
  threadOf,
} from '../e2e/fault-table.ts'
import { Game } from '../e2e/game.ts'
import { byPanel, mixed } from '../e2e/hands.ts'
import { removeDirectory, temporaryDirectory } from '../store/directories.ts'
import { type Cloud, openCloud } from './cloud.ts'
import type { Trouble } from './gate.ts'
import { weightOf } from './weight.ts'

/** What would make a cold start longer for nothing. */
const OTHERS = ['sharp', 'discord.js', '@discordjs/rest', 'undici', 'dynalite', '@aws-sdk/nested-clients']

let folder: string
let bundles: Bundles
beforeAll(async () => {
  folder = await temporaryDirectory()
  bundles = await bundle(folder, 'here')
}, 60_000)
afterAll(() => removeDirectory(folder))

test('the front door is small, and holds nothing that only others need', () => {
  const { names, atOnce, inAll } = weightOf(bundles.contents.interactions)
  for (const other of OTHERS) expect(names).not.toContain(other)
  expect(names.filter(name => /^src\/(?:render|playground)/.test(name))).toEqual([])
  expect(atOnce).toBeLessThan(600 * 1024)
  expect(inAll).toBeLessThan(900 * 1024)
})

test('the clock knows no card and no rule', () => {
  const { names, inAll } = weightOf(bundles.contents.clock)
  for (const other of [...OTHERS, 'src/cards', 'src/engine', 'src/discord']) expect(names).not.toContain(other)
  expect(inAll).toBeLessThan(300 * 1024)
})

test('the worker draws: it has the letters, and sharp lies beside it', async () => {
  const { names, inputs } = weightOf(bundles.contents.worker)
  expect(inputs).toContain('src/render/glyphs/glyphs.json')
  expect(names).toContain('@discordjs/rest')
  for (const other of ['discord.js', 'undici', 'dynalite', 'sharp']) expect(names).not.toContain(other)
  expect(await readdir(join(bundles.folders.worker, 'node_modules'))).toContain('sharp')
})

/** `npm run test:aws` has the time to play to the end, and to wait until DynamoDB is tired of us. */
const isLong = process.env.MODE === 'aws'

test.runIf(isLong)('a match in which every process does one thing and is killed', { timeout: 60_000 }, async () => {
  const cloud = await openCloud(bundles)
  try {
    const game = await new Game(cloud, { ruleset: 'hgss-2010', seed: 3 }).begin()
    await game.play(byPanel, 3)
    await game.concede(0)
    expect(game.table().status).toBe('over')
    const { interactions, worker } = cloud.functions
    expect(interactions.starts).toBeGreaterThan(game.interactions)
    expect(worker.starts).toBeGreaterThanOrEqual(game.interactions - 1) // to open the form takes no worker
    expectNothingLost(cloud)
  } finally {
    await cloud.close()
  }
})

test.runIf(isLong)('a match to its natural end, in processes that do eight things', { timeout: 900_000 }, async () => {
  const cloud = await openCloud(bundles, { eventsEach: 8 })
  try {
    const game = await new Game(cloud, { ruleset: 'hgss-2010', seed: 3 }).begin()
    await game.play(mixed).catch(error => {
      throw new Error(`The functions say: ${cloud.logs.join('')}`, { cause: error })
    })
    await game.checkEnd()
    expect(cloud.functions.worker.starts).toBeGreaterThan(game.interactions / 10)
    expectNothingLost(cloud)
  } finally {
    await cloud.close()
  }
})

function expectNothingLost({ aws, logs }: Cloud): void {
  expect(aws.deadLetters).toEqual([])
  expect(logs.join('')).toBe('')
}

describe('whatever happens to the worker', () => {
  let cloud: Cloud
  let table: AtTable
  beforeAll(async () => {
    cloud = await openCloud(bundles, { eventsEach: 100 })
    table = await begin(cloud)
  }, 60_000)
  afterAll(() => cloud.close())

  const isEntry = (body: string) => body.includes(`match#${table.match}`) && body.includes('"delivery"')

  /** At the first request that fits. */
  function once(fits: (action: string, body: string) => boolean, trouble: Trouble): void {
    cloud.gate.guard = ({ action, body }) => {
      if (!fits(action, body)) return null
      cloud.gate.guard = () => null
      return trouble
    }
  }

  /** Somebody ends the turn; when all is over, that has happened, once, and everybody knows it. */
  async function expectTurnEnds(): Promise<void> {
    const { game } = await look(table)
    const posts = publicIn(table, threadOf(table)).length
    await endTurn(table)
    const after = await look(table)
    expect(after.game?.turn.number).toBe((game?.turn.number ?? 0) + 1)
    expect(publicIn(table, threadOf(table))).toHaveLength(posts + 1)
    expect(await isSettled(table)).toBe(true)
    expect(textOf(panelsOf(table, await onTurn(table)).at(-1)!)).toContain('**Your turn')
    expect(cloud.aws.deadLetters).toEqual([])
    expectGoodManners(cloud)
  }

  const die = () => cloud.functions.worker.kill()

  test.each([
    [
      'before the entry is written',
      (action: string, body: string) => action === 'PutItem' && isEntry(body),
      { before: die },
    ],
    [
      'before it knows that the entry is written',
      (action: string, body: string) => action === 'PutItem' && isEntry(body),
      { after: die },
    ],
    ['before what follows is settled', (action: string) => action === 'UpdateItem', { before: die }],
    ['with everything done but the answer', (action: string) => action === 'UpdateItem', { after: die }],
  ] as const)('it dies %s: Lambda tries again, and it happens once', { timeout: 60_000 }, async (_, fits, trouble) => {
    const { starts } = cloud.functions.worker
    once(fits, trouble)
    await expectTurnEnds()
    expect(cloud.functions.worker.starts).toBe(starts + 1)
  })

  test('it runs out of memory: Lambda tries again', { timeout: 60_000 }, async () => {
    cloud.functions.worker.kill()
    cloud.functions.worker.starve()
    const { starts } = cloud.functions.worker
    await expectTurnEnds()
    expect(cloud.functions.worker.starts).toBe(starts + 2)
  })

  const passing = ['InternalServerError', 'ThrottlingException']
  const alsoPassing = ['ProvisionedThroughputExceededException', 'RequestLimitExceeded']
  test.each(isLong ? [...passing, ...alsoPassing] : passing)(
    'DynamoDB says %s: the same process tries again',
    { timeout: 60_000 },
    async error => {
      const { starts } = cloud.functions.worker
      let left = isLong ? 3 : 1
      cloud.gate.guard = () => (left-- > 0 ? { error } : null)
      await expectTurnEnds()
      expect(left).toBeLessThan(0)
      expect(cloud.functions.worker.starts).toBe(starts)
    },
  )

  test('the answer of DynamoDB gets lost: the same process finds its own entry', { timeout: 60_000 }, async () => {
    const { starts } = cloud.functions.worker
    once((action, body) => action === 'PutItem' && isEntry(body), { isLost: true })
    await expectTurnEnds()
    expect(cloud.functions.worker.starts).toBe(starts)
  })

  test('DynamoDB does not recover: the job is kept, people are told, and it can be done later', {
    timeout: 60_000,
  }, async () => {
    const { length } = await entriesOf(table)
    const player = await onTurn(table)
    cloud.gate.guard = ({ action, body }) =>
      action === 'PutItem' && isEntry(body) ? { error: isLong ? 'ThrottlingException' : 'AccessDeniedException' } : null
    const said = await cloud.discord.as(player).slash('end', { match: table.match }, table.channel)
    await cloud.settled()
    const { message } = await cloud.discord.settled(said)
    expect(textOf(message!)).toContain('Something went wrong on my side. Nothing is lost')
    expect(await entriesOf(table)).toHaveLength(length)
    const [letter] = cloud.aws.deadLetters
    expect(letter?.responsePayload).toEqual({ errorType: 'JobFailed', errorMessage: 'A job failed' })

    cloud.gate.guard = () => null
    cloud.aws.queue.splice(0)
    expect(await cloud.functions.worker.invoke(letter?.requestPayload)).toMatchObject({ value: null })
    expect((await entriesOf(table)).length).toBeGreaterThan(length)
    expect(textOf((await cloud.discord.settled(said)).message!)).not.toContain('Something went wrong')
    await setUp(table)
  })

  test('nobody tries again: the clock sees to what was left undone', { timeout: 60_000 }, async () => {
    const player = await onTurn(table)
    const posts = publicIn(table, threadOf(table)).length
    // Three deaths: the entry is there, and nobody has been told.
    once((action, body) => action === 'PutItem' && isEntry(body), {
      after: () => {
        die()
        cloud.gate.guard = () => ({ before: die })
      },
    })
    await cloud.discord.as(player).slash('end', { match: table.match }, table.channel)
    await cloud.settled()
    expect(cloud.aws.deadLetters).toHaveLength(1)
    expect(await isSettled(table)).toBe(false)
    expect(publicIn(table, threadOf(table))).toHaveLength(posts)
    cloud.gate.guard = () => null
    await cloud.tick(MINUTE)
    expect(await isSettled(table)).toBe(true)
    expect(publicIn(table, threadOf(table))).toHaveLength(posts + 1)
    cloud.aws.queue.splice(0)
    await setUp(table)
  })

  test('the clock strikes: reminders come, once', { timeout: 60_000 }, async () => {
    const player = await onTurn(table)
    const inbox = () => cloud.discord.as(player).inbox().length
    const before = inbox()
    await cloud.tick(37 * HOUR)
    expect(inbox()).toBe(before + 1)
    await cloud.tick(MINUTE)
    expect(inbox()).toBe(before + 1)
  })

  test('no hand, no seed and no secret is in the logs', async () => {
    const { bot, discord } = cloud
    const lines = cloud.logs.join('')
    expect(lines).toContain('A job failed')
    expect(lines).not.toContain(discord.token)
    const hands = await Promise.all(table.players.map(({ id }) => bot.app.look({ match: table.match, by: id })))
    const entries = JSON.stringify(await entriesOf(table))
    const [, seed = 'no seed'] = /"seed":"(\w{64})"/.exec(entries) ?? []
    expect(seed).toMatch(/^\w{64}$/)
    expect(lines).not.toContain(seed)
    for (const looked of hands)
      for (const card of (looked.ok && looked.value.game && 'hand' in looked.value.game && looked.value.game.hand) ||
        [])
        expect(lines).not.toContain(JSON.stringify(card))
  })
})
