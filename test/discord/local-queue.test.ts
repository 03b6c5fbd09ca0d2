import { expect, test } from 'vitest'
import { createQueue } from '../../src/discord/local-queue.ts'

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
