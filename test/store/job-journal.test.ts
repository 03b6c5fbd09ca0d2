import { appendFile, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openJobJournal } from '../../src/store/job-journal.ts'
import { testDirectory } from './directories.ts'
import { startScript } from './scripts.ts'

interface Job {
  readonly id: string
  readonly words?: string
}

const open = (file: string) => openJobJournal<Job>(file, ({ id }) => id)

async function journalFile(): Promise<string> {
  return join(await testDirectory(), 'jobs.jsonl')
}

test('what was taken and not done is left for whoever comes next', async () => {
  const file = await journalFile()
  const journal = await open(file)
  expect(journal.left).toEqual([])
  await journal.take({ id: '1', words: 'erste\nZeile' })
  await Promise.all([journal.take({ id: '2' }), journal.take({ id: '3' })])
  journal.done({ id: '2' })
  await journal.close()
  const next = await open(file)
  expect(next.left).toEqual([
    { job: { id: '1', words: 'erste\nZeile' }, begun: 1 },
    { job: { id: '3' }, begun: 1 },
  ])
  next.done({ id: '1' })
  await next.close()
})

test('it counts how many processes have begun a job', async () => {
  const file = await journalFile()
  const first = await open(file)
  await first.take({ id: '1' })
  await first.close()
  for (const begun of [1, 2, 3]) {
    const journal = await open(file)
    expect(journal.left).toEqual([{ job: { id: '1' }, begun }])
    await journal.close()
  }
})

test('nothing stays in the file when everything is done, and nobody else reads it', async () => {
  const file = await journalFile()
  const journal = await open(file)
  await journal.take({ id: '1', words: 'a token' })
  expect(await readFile(file, 'utf8')).toContain('a token')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  journal.done({ id: '1' })
  expect(await readFile(file, 'utf8')).toBe('')
  await journal.take({ id: '2' })
  await journal.close()
  expect((await open(file)).left).toEqual([{ job: { id: '2' }, begun: 1 }])
})

test('a line that was cut off spoils none but itself', async () => {
  const file = await journalFile()
  const journal = await open(file)
  await journal.take({ id: '1' })
  await appendFile(file, '\n{"id":"2","jo')
  await journal.take({ id: '3' })
  await appendFile(file, '\n{"id":"4","job":{"id"')
  await journal.close()
  expect((await open(file)).left.map(({ job }) => job.id)).toEqual(['1', '3'])
})

test('a draft that was never finished is no obstacle', async () => {
  const file = await journalFile()
  await writeFile(`${file}.draft`, '\n{"id":"9","job":{"id":"9"},"begun":1}\n')
  const journal = await open(file)
  expect(journal.left).toEqual([])
  await journal.close()
})

test('a process that is killed loses no job it has taken', async () => {
  const file = await journalFile()
  const open = new Set<string>()
  const uncertain = new Set<string>()
  for (const [round, lines] of [40, 3, 90].entries()) {
    const script = startScript('take-until-killed.ts', file, `round${round}`)
    const heard: string[] = []
    while (heard.length < open.size + lines) heard.push(await script.hear())
    heard.push(...(await script.kill()))
    const left = heard.filter(line => line.startsWith('left ')).map(line => line.slice(5))
    expect(left.filter(id => !uncertain.has(id))).toEqual([...open])
    for (const line of heard) {
      const [what, id = ''] = line.split(' ')
      if (what === 'taken') open.add(id)
      if (what === 'doing') uncertain.add(id)
      if (what === 'doing') open.delete(id)
    }
    // One more may have been taken before it could say so.
    const [, last = ''] =
      heard
        .filter(line => line.startsWith('taken '))
        .at(-1)
        ?.split(' ') ?? []
    uncertain.add(`round${round}-${Number(last.split('-')[1] ?? -1) + 1}`)
  }
})
