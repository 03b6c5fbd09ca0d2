/** What can be tried of `npm run deploy` and its companions without an account. */
import { spawn, spawnSync } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountOf } from '../../src/aws/account.ts'
import { type CloudOptions, cloudOptions } from '../../src/aws/cloud-options.ts'
import type { Job } from '../../src/aws/job.ts'
import { asking } from '../../src/aws/local-account.ts'
import { lineText, readLogs } from '../../src/aws/logs.ts'
import { forget, prepare } from '../../src/aws/prepare.ts'
import { redrive, redrivenLines } from '../../src/aws/redrive.ts'
import { afterwards, cdkArguments } from '../../src/aws/run-cdk.ts'
import { deploy, diff } from '../../src/cli/cloud.ts'
import { helpOf } from '../../src/cli/frame/help.ts'
import { logs } from '../../src/cli/logs.ts'
import { refuse, StandIn } from './stand-in.ts'

let aws: StandIn
const done: unknown[] = []
beforeAll(async () => {
  const worker = async (event: unknown) => {
    done.push(event)
    return { value: null, loading: 0, working: 0, memory: 0 }
  }
  aws = await StandIn.start({ functions: { 'prizepost-dev-worker': worker } })
})
afterAll(() => aws.close())
beforeEach(() => {
  aws.parameters.clear()
  aws.queue.splice(0)
  aws.concurrency = 1000
  done.splice(0)
})

const account = () => ({ ...accountOf(aws.env), id: '123456789012' })

const KEY = 'ab'.repeat(32)
const TOKEN = `${'x'.repeat(26)}.${'y'.repeat(6)}.${'z'.repeat(38)}`
const DISCORD = { DISCORD_TOKEN: TOKEN, DISCORD_PUBLIC_KEY: KEY, DISCORD_APPLICATION_ID: '1234567890' }

function readCloudOptions(args: readonly string[], env: Readonly<Record<string, string>>) {
  const typed = deploy.read(args)
  return typed.ok ? cloudOptions(typed.value.options, env) : typed
}

function optionsOf(args: readonly string[], env: Readonly<Record<string, string>> = {}): CloudOptions {
  const read = readCloudOptions(args, env)
  return read.ok ? read.value : expect.fail(read.error)
}

describe('what deploy can be told', () => {
  test('everything', () => {
    const args = [
      '--stage',
      'prod',
      '--alarms-to',
      'a@b.org',
      '--budget',
      '20',
      '--card-art',
      'https://x/{id}.png',
      '--yes',
    ]
    expect(optionsOf(args, DISCORD)).toEqual({
      name: 'prod',
      anew: false,
      yes: true,
      context: { stage: 'prod', alarmsTo: 'a@b.org', budget: '20', cardArt: 'https://x/{id}.png' },
      discord: { token: TOKEN, publicKey: KEY, application: '1234567890' },
    })
    expect(optionsOf([])).toEqual({ name: 'dev', anew: false, yes: false, context: { stage: 'dev' }, discord: {} })
    expect(deploy.read(['-h'])).toMatchObject({ value: { wantsHelp: true } })
    expect(helpOf(diff)).toContain('npm run diff -- [options]')
  })

  test.each([
    [['--stage', 'UP'], {}, '--stage must be'],
    [['--alarms-to', 'ann'], {}, '--alarms-to must be an e-mail address'],
    [['--budget', '20'], {}, 'give --alarms-to as well'],
    [['--budget', 'x', '--alarms-to', 'a@b'], {}, '--budget must be a number'],
    [['--what'], {}, "Unknown option '--what'"],
    [[], { DISCORD_PUBLIC_KEY: 'abc' }, '64 hex digits'],
    [[], { DISCORD_APPLICATION_ID: 'abc' }, '5 to 20 digits'],
    [[], { DISCORD_TOKEN: 'short' }, 'does not look like the token'],
  ] as const)('%j %j is refused', (args, env, why) => {
    const read = readCloudOptions(args, env)
    expect(read).toMatchObject({ ok: false, error: expect.stringContaining(why) })
    expect(JSON.stringify(read)).not.toContain('short')
  })
})

describe('before CDK begins', () => {
  const bootstrapped = () => void aws.parameters.set('/cdk-bootstrap/hnb659fds/version', '28')

  test('an account that CDK has not been used in is told how', async () => {
    const prepared = await prepare(account(), 'deploy', optionsOf([], DISCORD))
    expect(prepared).toMatchObject({
      ok: false,
      error: expect.stringContaining('npx cdk bootstrap aws://123456789012/eu-central-1'),
    })
  })

  test('what the bot has to know is asked for, kept, and not asked for again', async () => {
    bootstrapped()
    const asked = await prepare(account(), 'deploy', optionsOf([], { DISCORD_TOKEN: TOKEN }))
    expect(asked).toMatchObject({ ok: false })
    expect(!asked.ok && asked.error).toContain('DISCORD_APPLICATION_ID  (General Information, “Application ID”)')
    expect(!asked.ok && asked.error).toContain('DISCORD_PUBLIC_KEY  (General Information, “Public Key”)')
    expect(!asked.ok && asked.error).not.toContain('DISCORD_TOKEN ')
    const { DISCORD_TOKEN: _, ...others } = DISCORD
    const ready = { ok: true, value: { context: { stage: 'dev' }, notes: [] } }
    expect(await prepare(account(), 'deploy', optionsOf([], others))).toEqual(ready)
    expect(await prepare(account(), 'deploy', optionsOf([]))).toEqual(ready)
    expect(aws.parameters.get('/prizepost/dev/discord-token')).toBe(TOKEN)
    const types = aws.asked.filter(({ action }) => action === 'PutParameter').map(({ body }) => JSON.parse(body).Type)
    expect(types).toEqual(['SecureString', 'String', 'String', 'String'])
  })

  test('what was told once holds, until it is told otherwise or everything anew', async () => {
    bootstrapped()
    const contextOf = async (args: readonly string[], command: 'deploy' | 'diff' = 'deploy') => {
      const prepared = await prepare(account(), command, optionsOf(args, DISCORD))
      return prepared.ok ? prepared.value.context : prepared.error
    }
    await contextOf(['--alarms-to', 'a@b', '--budget', '5'])
    expect(await contextOf([])).toEqual({ stage: 'dev', alarmsTo: 'a@b', budget: '5' })
    expect(await contextOf(['--alarms-to', 'c@d'], 'diff')).toEqual({ stage: 'dev', alarmsTo: 'c@d', budget: '5' })
    expect(await contextOf([])).toEqual({ stage: 'dev', alarmsTo: 'a@b', budget: '5' })
    expect(await contextOf(['--anew'])).toEqual({ stage: 'dev' })
    expect(await contextOf([])).toEqual({ stage: 'dev' })
  })

  test('of a bot that is gone nothing is kept', async () => {
    bootstrapped()
    await prepare(account(), 'deploy', optionsOf([], DISCORD))
    expect(aws.parameters.size).toBe(5)
    expect(await forget(account(), 'dev')).toMatchObject({ ok: true })
    expect([...aws.parameters.keys()]).toEqual(['/cdk-bootstrap/hnb659fds/version'])
  })

  test('to look changes nothing', async () => {
    bootstrapped()
    expect(await prepare(account(), 'diff', optionsOf([], DISCORD))).toMatchObject({ ok: true })
    expect(aws.parameters.size).toBe(1)
  })

  test('in a small account nothing is set aside', async () => {
    bootstrapped()
    aws.concurrency = 10
    const prepared = await prepare(account(), 'deploy', optionsOf([], DISCORD))
    expect(prepared).toMatchObject({ ok: true, value: { context: { stage: 'dev', reserve: 'false' } } })
    expect(prepared.ok && prepared.value.notes[0]).toContain('may run 10 functions at a time')
  })

  test('what is protected is not destroyed without a word', async () => {
    const prepared = await prepare(account(), 'destroy', optionsOf(['--stage', 'prod']))
    expect(prepared.ok && prepared.value.notes[0]).toContain('npm run export-all')
    expect(await prepare(account(), 'destroy', optionsOf([]))).toMatchObject({ value: { notes: [] } })
  })

  test('a refusal of AWS is a sentence', async () => {
    aws.troubles.push(refuse(400, 'AccessDeniedException'))
    expect(await prepare(account(), 'deploy', optionsOf([]))).toEqual({
      ok: false,
      error: 'AWS refuses (AccessDeniedException): for people',
    })
  })
})

test('CDK is told what it has to know', () => {
  const words = cdkArguments('deploy', { stage: 'prod', budget: '5' }, true).join(' ')
  expect(words).toMatch(/^deploy --app tsx cdk\/app\.ts --output cdk\.out .*--context stage=prod --context budget=5/)
  expect(words).toContain('--require-approval never')
  expect(cdkArguments('deploy', {}, false)).toContain('broadening')
  expect(cdkArguments('destroy', {}, true)).toContain('--force')
  expect(cdkArguments('destroy', {}, false)).not.toContain('--force')
  const next = afterwards(
    { 'prizepost-prod': { InteractionsEndpoint: 'https://x.on.aws/', InviteLink: 'https://d' } },
    'prod',
  )
  expect(next).toContain('https://x.on.aws/')
  expect(next).toContain('npm run publish-commands')
})

describe('dead letters', () => {
  const job = (id: number): Job => ({
    is: 'errands',
    errands: [{ is: 'row', key: { of: `match#${id}`, name: 'head' } }],
  })
  const fill = (count: number) => {
    for (let id = 0; id < count; id++)
      aws.bury('prizepost-dev-worker', job(id), { errorType: id < 3 ? 'Runtime.ExitError' : 'JobFailed' })
  }

  test('are counted without being touched', async () => {
    fill(4)
    aws.bury('prizepost-dev-worker', { hello: 'you' }, {})
    const found = await redrive(account(), { name: 'dev', dryRun: true })
    expect(found).toEqual({ jobs: 4, strange: 1, reasons: { 'Runtime.ExitError': 3, JobFailed: 1, Strange: 1 } })
    expect(aws.queue).toHaveLength(5)
    expect(done).toEqual([])
    expect(redrivenLines(found, true)).toBe(
      '4 jobs to be tried again.\n1 left alone that are no jobs of ours.\nThey had ended with:\n  3 × Runtime.ExitError\n  1 × JobFailed\n  1 × Strange',
    )
  })

  test('are handed to the worker, however many, and then thrown away', async () => {
    fill(25)
    expect(await redrive(account(), { name: 'dev', dryRun: false })).toMatchObject({ jobs: 25, strange: 0 })
    await aws.drained()
    expect(done).toHaveLength(25)
    expect(aws.queue).toEqual([])
    const nothing = await redrive(account(), { name: 'dev', dryRun: false })
    expect(redrivenLines(nothing, false)).toBe('There are no dead letters.')
  })

  test('stay where they are if the worker cannot be reached', async () => {
    fill(2)
    const failed = await asking(() => redrive(account(), { name: 'prod', dryRun: false }))
    expect(failed).toMatchObject({ ok: false, error: expect.stringContaining('ResourceNotFoundException') })
    expect(aws.queue).toHaveLength(2)
  })
})

describe('logs', () => {
  test.each([
    [['--since', '5x'], '--since must be a length of time'],
    [['--since', '0m'], '--since must be a length of time'],
    [['--stage', 'X'], '--stage must be'],
  ])('%j is refused', (args, why) => {
    expect(logs.read(args)).toMatchObject({ ok: false, error: expect.stringContaining(why) })
  })

  test('of all functions, in the order of time, page by page', async () => {
    expect(logs.read(['--since', '2d'])).toMatchObject({
      value: { options: { stage: 'dev', since: 172_800_000, follow: false } },
    })
    const facts = { what: 'A job failed', error: 'StoreError', words: 'Cannot load match#1', status: 400 }
    const line = (timestamp: number, message: unknown) => ({
      timestamp,
      message: JSON.stringify({ level: 'ERROR', message }),
    })
    aws.logs.set('/aws/lambda/prizepost-dev-worker', [
      line(1, 'old'),
      line(1000, facts),
      line(3000, 'b'),
      line(4000, 'c'),
    ])
    aws.logs.set('/aws/lambda/prizepost-dev-clock', [{ timestamp: 2000, message: 'plain\n' }])
    const lines = await readLogs(account(), 'dev', 500)
    expect(lines.map(lineText)).toEqual([
      '1970-01-01 00:00:01 worker       ERROR A job failed: StoreError, Cannot load match#1, status 400',
      '1970-01-01 00:00:02 clock        plain',
      '1970-01-01 00:00:03 worker       ERROR b',
      '1970-01-01 00:00:04 worker       ERROR c',
    ])
  })
})

describe('whoever has no account is told so', () => {
  const nobody = { PATH: process.env.PATH, HOME: '/nowhere', AWS_EC2_METADATA_DISABLED: 'true' }
  const run = (args: readonly string[], env: Readonly<Record<string, string | undefined>>) =>
    spawnSync(process.execPath, ['--import', 'tsx', ...args], { encoding: 'utf8', env })

  test('and asked for a region first', { timeout: 60_000 }, () => {
    expect(run(['handlers/cli.ts', 'deploy'], nobody)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Which region?'),
    })
  })

  test('in a sentence', { timeout: 60_000 }, () => {
    const { status, stderr } = run(['handlers/cli.ts', 'redrive'], { ...nobody, AWS_REGION: 'eu-central-1' })
    expect({ status, stderr }).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^No credentials for AWS were found/),
    })
  })

  test('whoever has one sees what would be tried again', { timeout: 60_000 }, async () => {
    aws.bury('prizepost-dev-worker', { is: 'errands', errands: [] }, { errorType: 'JobFailed' })
    const child = spawn(process.execPath, ['--import', 'tsx', 'handlers/cli.ts', 'redrive', '--dry-run', '--json'], {
      env: { ...nobody, ...aws.env },
    })
    expect(JSON.parse(await text(child.stdout))).toEqual({ jobs: 1, strange: 0, reasons: { JobFailed: 1 } })
  })
})
