/** Takes jobs without an end and says so; does every third. */
import { writeSync } from 'node:fs'
import { openJobJournal } from '../../src/store/job-journal.ts'

const [file = '', round = ''] = process.argv.slice(2)
const say = (...words: readonly string[]): unknown => writeSync(1, `${words.join(' ')}\n`)

const journal = await openJobJournal<{ readonly id: string }>(file, ({ id }) => id)
for (const { job } of journal.left) say('left', job.id)
for (let number = 0; ; number++) {
  const job = { id: `${round}-${number}`, padding: 'x'.repeat(500) }
  await journal.take(job)
  say('taken', job.id)
  if (number % 3 !== 0) continue
  say('doing', job.id)
  journal.done(job)
  say('done', job.id)
}
