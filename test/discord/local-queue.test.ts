import { expect, test } from 'vitest'
import { createQueue, type Journal, type LeftJob, PATIENT, pauseAfter } from '../../src/discord/local-queue.ts'
import { DiscordDown } from '../../src/discord/refused.ts'

function failing(times: number) {
  const happened: string[] = []
  let left = times
  const queue = createQueue<string>({
    work: async job => {
      happened.push(`try ${job}`)
      if (left-- > 0) throw new Error('not now')
    },
    giveUp: async (job, error) => void happened.push(`give up ${job}: ${(error as Error).message}`),
    wait: async failures => void happened.push(`wait ${failures}`),
  })
  return { queue, happened }
}

test('what works is done once', async () => {
  const { queue, happened } = failing(0)
  queue.add('a')
  await queue.drained()
  expect(happened).toEqual(['try a'])
})

test('what fails is tried again', async () => {
  const { queue, happened } = failing(2)
  queue.add('a')
  await queue.drained()
  expect(happened).toEqual(['try a', 'wait 1', 'try a', 'wait 2', 'try a'])
})

test('what fails three times is given up', async () => {
  const { queue, happened } = failing(3)
  queue.add('a')
  await queue.drained()
  expect(happened).toEqual(['try a', 'wait 1', 'try a', 'wait 2', 'try a', 'give up a: not now'])
})

test('while Discord is down for ten minutes nothing is given up; otherwise nobody waits that long for an apology', () => {
  const minutesUntilGivenUp = (error: Error) =>
    Array.from({ length: PATIENT.tries(error) - 1 }, (_, nth) => pauseAfter(nth + 1)).reduce((sum, ms) => sum + ms, 0) /
    60_000
  expect(minutesUntilGivenUp(new DiscordDown('503'))).toBeGreaterThan(10)
  expect(minutesUntilGivenUp(new DiscordDown('503'))).toBeLessThan(15)
  expect(minutesUntilGivenUp(new Error('a bug'))).toBeLessThan(1)
})

test('one that hangs does not keep the others waiting', async () => {
  const done: string[] = []
  let release = () => {}
  const queue = createQueue<string>({
    work: async job => {
      if (job === 'slow') await new Promise<void>(resolve => (release = resolve))
      done.push(job)
    },
    giveUp: async () => {},
    wait: async () => {},
  })
  queue.add('slow')
  queue.add('fast')
  await new Promise(resolve => setImmediate(resolve))
  expect(done).toEqual(['fast'])
  release()
  await queue.drained()
  expect(done).toEqual(['fast', 'slow'])
})

/** What a journal is told, in order. */
function noted(left: readonly LeftJob<string>[] = []) {
  const happened: string[] = []
  const journal: Journal<string> = {
    left,
    take: async job => {
      await new Promise(resolve => setImmediate(resolve))
      happened.push(`take ${job}`)
    },
    done: job => void happened.push(`done ${job}`),
  }
  return { journal, happened }
}

const never = () => new Promise<void>(() => {})

test('a job is in the journal before anybody hears that it was taken, and out of it when it is done', async () => {
  const { journal, happened } = noted()
  const work = async (job: string) => void happened.push(`work ${job}`)
  const queue = createQueue<string>({ work, giveUp: async () => {}, wait: never, journal })
  await queue.add('a')
  expect(happened[0]).toBe('take a')
  await queue.drained()
  expect(happened).toEqual(['take a', 'work a', 'done a'])
})

test('what cannot be written down is not taken', async () => {
  const work = async () => expect.fail('It was not taken')
  const take = async () => Promise.reject(new Error('the disk is full'))
  const queue = createQueue<string>({
    work,
    giveUp: async () => {},
    wait: never,
    journal: { left: [], take, done: () => {} },
  })
  await expect(queue.add('a')).rejects.toThrow('the disk is full')
  await queue.drained()
})

test('it begins with what was left; what has ended too many processes is given up', async () => {
  const { journal, happened } = noted([
    { job: 'a', begun: 1 },
    { job: 'b', begun: 5 },
  ])
  const queue = createQueue<string>({
    work: async job => void happened.push(`work ${job}`),
    giveUp: async job => void happened.push(`give up ${job}`),
    wait: never,
    journal,
  })
  await queue.drained()
  expect(happened.toSorted()).toEqual(['done a', 'done b', 'give up b', 'work a'])
})

test('what was given up is not left, even if nobody could be told', async () => {
  const { journal, happened } = noted()
  const queue = createQueue<string>({
    work: async () => Promise.reject(new Error('no')),
    giveUp: async () => Promise.reject(new Error('nobody listens')),
    wait: async () => {},
    journal,
  })
  await queue.add('a')
  await queue.drained()
  expect(happened).toEqual(['take a', 'done a'])
})

test('a queue that is stopped finishes what it does, and leaves to the next what it would have to try again', async () => {
  const { journal, happened } = noted()
  let release = () => {}
  const queue = createQueue<string>({
    work: async job => {
      if (job === 'fails') throw new Error('not now')
      await new Promise<void>(resolve => (release = resolve))
      happened.push(`work ${job}`)
    },
    giveUp: async () => {},
    wait: never,
    journal,
  })
  await queue.add('fails')
  await queue.add('slow')
  const stopped = queue.stop()
  release()
  await stopped
  expect(happened).toEqual(['take fails', 'take slow', 'work slow', 'done slow'])
})
