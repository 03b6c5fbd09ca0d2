import { expect, test } from 'vitest'
import { anEntry, appendAll, aRow, entries, kept, upTo, versionsOf } from './samples.ts'
import { commandsOf, describeStores, type TestTable } from './tables.ts'

describeStores('append', openTable => {
  test('a new version is written with one request', async () => {
    const table = await openTable()
    expect(await table.store.append('match#1', anEntry(1))).toBe(true)
    expect(commandsOf(table)).toEqual(['PutItemCommand'])
    expect(await table.store.read('match#1')).toEqual([kept(anEntry(1))])
  })

  test('a version that is taken is refused and stays as it was', async () => {
    const { store } = await openTable()
    const first = anEntry(1, { snapshot: { format: 1, state: 'first' }, due: 5 })
    await appendAll(store, 'match#1', [first])
    const second = anEntry(1, { by: 'bob', delivery: 'other', data: 'other', snapshot: { format: 1, state: 'second' } })
    expect(await store.append('match#1', second)).toBe(false)
    expect(await store.load('match#1', 1)).toEqual({
      snapshot: { version: 1, state: 'first' },
      entries: [kept(first)],
      head: null,
    })
    expect(await store.due(5, 10)).toEqual([{ is: 'entry', stream: 'match#1', version: 1 }])
  })

  test('the same version of another stream is free', async () => {
    const { store } = await openTable()
    for (const stream of ['match#1', 'match#11', 'player#1'] as const) {
      expect(await store.append(stream, anEntry(1))).toBe(true)
    }
  })

  test('of 20 writers of one version exactly one wins, version after version', async () => {
    const { store } = await openTable()
    const writers = upTo(20).map(number => `writer-${number}`)
    const winners: string[] = []
    for (const version of upTo(25)) {
      const added = await Promise.all(
        writers.map(by => store.append('match#1', anEntry(version, { by, delivery: by }))),
      )
      const won = writers.filter((_, index) => added[index])
      expect(won).toHaveLength(1)
      winners.push(...won)
    }
    const found = await store.read('match#1')
    expect(versionsOf(found)).toEqual(upTo(25))
    expect(found.map(({ by }) => by)).toEqual(winners)
  })
})

/** The next Put reaches the table, but its answer does not reach us. */
function loseNextAnswer({ client }: TestTable): void {
  let lost = false
  client.middlewareStack.add(
    (next, context) => async args => {
      const answer = await next(args)
      if (lost || context.commandName !== 'PutItemCommand') return answer
      lost = true
      throw Object.assign(new Error('hung up'), { code: 'ECONNRESET' })
    },
    { step: 'finalizeRequest', priority: 'low' },
  )
}

describeStores('append after an answer was lost', openTable => {
  test('the own entry, found again, counts as written', async () => {
    const table = await openTable()
    loseNextAnswer(table)
    const entry = anEntry(1, { due: 5, snapshot: { format: 1, state: {} } })
    expect(await table.store.append('match#1', entry)).toBe(true)
    expect(commandsOf(table)).toEqual(['PutItemCommand', 'PutItemCommand', 'GetItemCommand'])
    expect(await table.store.read('match#1')).toEqual([kept(entry)])
  })

  test('also when it has been settled in the meantime', async () => {
    const { store } = await openTable()
    const entry = anEntry(1, { due: 5 })
    await appendAll(store, 'match#1', [entry])
    await store.settle('match#1', 1)
    expect(await store.append('match#1', entry)).toBe(true)
    expect(await store.due(5, 10)).toEqual([])
  })

  test("somebody else's entry is not taken for the own one", async () => {
    const table = await openTable()
    await appendAll(table.store, 'match#1', [anEntry(1, { by: 'bob' })])
    loseNextAnswer(table)
    expect(await table.store.append('match#1', anEntry(1))).toBe(false)
  })

  test.each([{ by: 'bob' }, { delivery: 'other' }, { data: { played: 2 } }, { at: 5 }])(
    '%j makes another entry',
    async other => {
      const { store } = await openTable()
      await appendAll(store, 'match#1', [anEntry(1)])
      expect(await store.append('match#1', anEntry(1, other))).toBe(false)
      expect(await store.read('match#1')).toEqual([kept(anEntry(1))])
    },
  )
})

describeStores('entries', openTable => {
  test('versions sort as numbers', async () => {
    const { store } = await openTable()
    await appendAll(store, 'match#1', entries(120))
    expect(versionsOf(await store.read('match#1'))).toEqual(upTo(120))
  })

  test('the biggest version', async () => {
    const { store } = await openTable()
    await appendAll(store, 'match#1', [anEntry(9), anEntry(99_999_999)])
    expect(versionsOf(await store.read('match#1'))).toEqual([9, 99_999_999])
  })

  test.each([0, -1, 1.5, 100_000_000, Number.NaN])('%d is no version', async version => {
    const { store } = await openTable()
    await expect(store.append('match#1', anEntry(version))).rejects.toThrow(`${version} is no version`)
  })

  test('a row with the name of the stream is not in the way', async () => {
    const { store } = await openTable()
    await store.put(aRow('match#1', 'a'))
    expect(await store.append('match#1', anEntry(1))).toBe(true)
    expect(await store.read('match#1')).toEqual([kept(anEntry(1))])
  })
})
