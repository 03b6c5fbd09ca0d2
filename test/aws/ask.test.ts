import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountOf } from '../../src/aws/account.ts'
import { AwsDown, AwsRefusal, ask } from '../../src/aws/ask.ts'
import { dispatch } from '../../src/aws/dispatch.ts'
import { handOver, type Job, readJob } from '../../src/aws/job.ts'
import { readParameter, writeParameter } from '../../src/aws/parameter.ts'
import { Sha256 } from '../../src/aws/sha256.ts'
import { refuse, StandIn } from './stand-in.ts'

let aws: StandIn
const done: unknown[] = []
beforeAll(async () => {
  const worker = async (event: unknown) => {
    done.push(event)
    return { value: null, loading: 0, working: 0, memory: 0 }
  }
  aws = await StandIn.start({ functions: { 'prizepost-prod-worker': worker } })
})
afterAll(() => aws.close())
beforeEach(() => void aws.asked.splice(0))

const job: Job = { is: 'errands', errands: [{ is: 'row', key: { of: 'match#1', name: 'head' } }] }
const account = () => accountOf(aws.env)

test('the hash is the one of the standards', async () => {
  const hex = async (hash: Sha256) => Buffer.from(await hash.digest()).toString('hex')
  const plain = new Sha256()
  plain.update(Buffer.from('abc'))
  expect(await hex(plain)).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  const keyed = new Sha256('Jefe') // RFC 4231, case 2
  keyed.update(Buffer.from('forgotten'))
  keyed.reset()
  keyed.update(Buffer.from('what do ya want for nothing?'))
  expect(await hex(keyed)).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843')
})

describe('a job for the worker', () => {
  test('is signed, promised, and done', async () => {
    await handOver(account(), 'prizepost-prod-worker', job)
    await aws.drained()
    expect(done).toEqual([job])
    expect(readJob(done.pop())).toEqual(job)
  })

  test.each([429, 500, 503])('is handed over again when AWS answers %i', async status => {
    aws.troubles.push({ status, body: 'busy' })
    await handOver(account(), 'prizepost-prod-worker', job)
    expect(aws.asked).toHaveLength(2)
  })

  test('is given up where trying again is of no use', async () => {
    const refused = handOver(account(), 'another', job)
    await expect(refused).rejects.toMatchObject({ name: 'AwsRefusal', code: 'ResourceNotFoundException', status: 404 })
    expect(aws.asked).toHaveLength(1)
  })

  test('is given up before Discord loses its patience', async () => {
    aws.troubles.push(...Array.from({ length: 5 }, () => refuse(500, 'ServiceException')))
    await expect(handOver(account(), 'prizepost-prod-worker', job)).rejects.toThrow(
      'lambda of AWS refuses: ServiceException',
    )
    expect(aws.asked).toHaveLength(2)
    aws.troubles.splice(0)
  })

  test.each([null, {}, { is: 'errands' }, { is: 'interaction', interaction: null }])('is not %j', event => {
    expect(() => readJob(event)).toThrow('no job')
  })

  test('errands are shared out', async () => {
    done.splice(0)
    const errands = Array.from({ length: 123 }, (_, version) => ({ is: 'entry', stream: 'match#1', version }) as const)
    expect(await dispatch(account(), 'prizepost-prod-worker', errands)).toEqual({ errands: 123, jobs: 13 })
    await aws.drained()
    expect(done.flatMap(each => (each as Extract<Job, { is: 'errands' }>).errands)).toEqual(
      expect.arrayContaining(errands),
    )
  })
})

test('a wrong key is refused, and nothing is tried again', async () => {
  const wrong = accountOf({ ...aws.env, AWS_SECRET_ACCESS_KEY: 'wrong' })
  await expect(handOver(wrong, 'prizepost-prod-worker', job)).rejects.toMatchObject({
    code: 'InvalidSignatureException',
  })
  expect(aws.asked).toEqual([])
})

test('secrets come and go by the parameter store, and a refusal does not repeat them', async () => {
  await writeParameter(account(), { name: '/prizepost/prod/discord-token', value: 'very secret', isSecret: true })
  expect(JSON.parse(aws.asked[0]!.body)).toMatchObject({ Type: 'SecureString', Overwrite: true })
  expect(await readParameter(account(), '/prizepost/prod/discord-token')).toBe('very secret')
  expect(JSON.parse(aws.asked[1]!.body)).toMatchObject({ WithDecryption: true })
  const missing = readParameter(account(), '/prizepost/prod/nothing')
  await expect(missing).rejects.toMatchObject({ code: 'ParameterNotFound', words: 'for people' })
  await expect(missing).rejects.toThrow(AwsRefusal)
  aws.troubles.push(refuse(400, 'ValidationException'))
  await expect(writeParameter(account(), { name: 'x', value: 'very secret', isSecret: true })).rejects.toThrow(
    /^ssm of AWS refuses: ValidationException$/,
  )
})

test('a question with a query is signed, too', async () => {
  const words = await ask(account(), { service: 'lambda', method: 'GET', path: '/2016-08-19/account-settings/' })
  expect(JSON.parse(words).AccountLimit.ConcurrentExecutions).toBe(1000)
})

test('where nobody answers, that is said', async () => {
  const nowhere = { ...account(), endpoint: () => 'http://127.0.0.1:1' }
  const asked = ask(nowhere, { service: 'ssm', tries: 2 })
  await expect(asked).rejects.toThrow(AwsDown)
  await expect(asked).rejects.toThrow('ssm of AWS does not answer')
})
