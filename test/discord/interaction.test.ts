import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readInteraction, timeOf } from '../../src/discord/interaction.ts'

const ID = '1300000000000000000'
const ANN = { id: '200000000000000001', username: 'ann', global_name: 'Ann ★' }
const BOB = { id: '200000000000000002', username: 'bob', global_name: null }

const envelope = {
  id: ID,
  application_id: '100000000000000001',
  token: 'secret',
  version: 1,
  guild_id: '300000000000000001',
  channel: { id: '400000000000000001', type: 0 },
  member: { user: ANN, nick: null, permissions: '0', roles: [] },
}

const sent = {
  id: ID,
  application: '100000000000000001',
  token: 'secret',
  at: timeOf(ID),
  user: { id: ANN.id, name: 'Ann ★' },
  place: { guild: '300000000000000001', channel: '400000000000000001', parent: null, isDirect: false },
  mayManage: false,
  roles: [],
}

const read = (body: unknown) => {
  const result = readInteraction(body)
  if (!result.ok) throw new Error(result.error)
  return result.value
}

test('a ping is a ping', () => {
  expect(read({ type: 1 })).toBe('ping')
})

test('the language of the sender is read where Discord tells it', () => {
  const body = { ...envelope, locale: 'en-GB', type: 2, data: { id: '1', name: 'help', type: 1 } }
  expect(read(body)).toMatchObject({ name: 'help', language: 'en-GB' })
})

test('a snowflake tells its time', () => {
  expect(timeOf('175928847299117063')).toBe(1_462_015_105_796)
})

describe('a slash command', () => {
  test('with options, people and files', () => {
    const data = {
      id: '1',
      name: 'challenge',
      type: 1,
      options: [
        { name: 'opponent', type: 6, value: BOB.id },
        { name: 'rated', type: 5, value: true },
        { name: 'list', type: 11, value: '500000000000000001' },
      ],
      resolved: {
        users: { [BOB.id]: BOB },
        attachments: {
          '500000000000000001': { id: '500000000000000001', filename: 'a.txt', url: 'http://x/a', size: 9 },
        },
      },
    }
    expect(read({ ...envelope, type: 2, data })).toEqual({
      ...sent,
      kind: 'command',
      name: 'challenge',
      options: { opponent: BOB.id, rated: true, list: '500000000000000001' },
      target: null,
      people: { [BOB.id]: { id: BOB.id, name: 'bob' } },
      files: { '500000000000000001': { name: 'a.txt', url: 'http://x/a', size: 9 } },
    })
  })

  test('without any option', () => {
    const found = read({ ...envelope, type: 2, data: { id: '1', name: 'turns', type: 1 } })
    expect(found).toMatchObject({ kind: 'command', name: 'turns', options: {}, people: {}, files: {} })
  })

  test('with a part', () => {
    const part = { name: 'import', type: 1, options: [{ name: 'name', type: 3, value: 'My deck' }] }
    const found = read({ ...envelope, type: 2, data: { name: 'deck', options: [part] } })
    expect(found).toMatchObject({ name: 'deck import', options: { name: 'My deck' } })
    const bare = read({ ...envelope, type: 2, data: { name: 'deck', options: [{ name: 'list', type: 1 }] } })
    expect(bare).toMatchObject({ name: 'deck list', options: {} })
  })

  test('of the user menu', () => {
    const data = { name: 'Challenge', type: 2, target_id: BOB.id, resolved: { users: { [BOB.id]: BOB } } }
    expect(read({ ...envelope, type: 2, data })).toMatchObject({
      target: BOB.id,
      people: { [BOB.id]: { name: 'bob' } },
    })
  })
})

describe('where it comes from', () => {
  const turns = { type: 2, data: { name: 'turns' } }

  test('a thread knows its channel', () => {
    const channel = { id: '400000000000000002', type: 11, parent_id: '400000000000000001' }
    expect(read({ ...envelope, ...turns, channel })).toMatchObject({
      place: { channel: '400000000000000002', parent: '400000000000000001', isDirect: false },
    })
  })

  test('a direct message has no server', () => {
    const { guild_id, member, ...rest } = envelope
    expect(read({ ...rest, ...turns, user: ANN, channel: { id: '400000000000000003', type: 1 } })).toMatchObject({
      user: { id: ANN.id },
      place: { guild: null, isDirect: true },
      mayManage: false,
      roles: [],
    })
  })

  test.each([
    ['0', false],
    ['32', true],
    ['2147483647', true],
    ['8', false],
  ])('permissions %s: may manage the server: %s', (permissions, mayManage) => {
    expect(read({ ...envelope, ...turns, member: { user: ANN, permissions } })).toMatchObject({ mayManage })
  })
})

test('a click', () => {
  const body = {
    ...envelope,
    type: 3,
    data: { custom_id: 'x', component_type: 3, values: ['1', '2'] },
    message: { id: ID },
  }
  expect(read(body)).toEqual({
    ...sent,
    kind: 'component',
    customId: 'x',
    values: ['1', '2'],
    message: ID,
    isPrivate: false,
  })
})

test.each([
  [{ id: ID, flags: 64 }, envelope.channel, true],
  [{ id: ID, flags: 32_768 }, envelope.channel, false],
  [{ id: ID }, { id: ID, type: 1 }, true],
])('a click on a message that only its owner sees: %j in %j: %s', (message, channel, isPrivate) => {
  expect(read({ ...envelope, channel, type: 3, data: { custom_id: 'x' }, message })).toMatchObject({ isPrivate })
})

test('typing', () => {
  const options = [
    { name: 'card', type: 3, value: 'char', focused: true },
    { name: 'target', type: 3, value: 'x' },
  ]
  const found = read({ ...envelope, type: 4, data: { name: 'play', options } })
  expect(found).toMatchObject({ kind: 'autocomplete', name: 'play', focused: 'card', options: { card: 'char' } })
})

test('a form, in its old and its new shape', () => {
  const components = [
    { type: 18, component: { type: 4, custom_id: 'list', value: '4 Potion' } },
    { type: 18, component: { type: 3, custom_id: 'ruleset', values: ['hgss-2010'] } },
    { type: 1, components: [{ type: 4, custom_id: 'name', value: 'Mine' }] },
    { type: 10 },
  ]
  const found = read({ ...envelope, type: 5, data: { custom_id: 'import', components } })
  expect(found).toMatchObject({
    kind: 'modal',
    customId: 'import',
    fields: { list: '4 Potion', ruleset: ['hgss-2010'], name: 'Mine' },
  })
})

describe('what is not as it should be', () => {
  test.each([
    [null, 'type'],
    ['hello', 'type'],
    [{ type: 99 }, 'type'],
    [{ ...envelope, type: 2 }, 'data'],
    [{ ...envelope, member: undefined, type: 2, data: { name: 'turns' } }, 'body'],
    [{ ...envelope, type: 2, id: 'x', data: { name: 'turns' } }, 'id'],
    [{ ...envelope, type: 3, data: { custom_id: 'x'.repeat(101) }, message: { id: ID } }, 'data.custom_id'],
    [
      { ...envelope, type: 3, data: { custom_id: 'x', values: Array(26).fill('') }, message: { id: ID } },
      'data.values',
    ],
    [{ ...envelope, type: 2, data: { name: 'x'.repeat(6001) } }, 'data.name'],
  ])('%j is refused, and the log says where', (body, where) => {
    expect(readInteraction(body)).toEqual({ ok: false, error: where })
  })

  test('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(1, 2, 3, 4, 5, 6), (data, type) => {
        readInteraction(data)
        readInteraction({ ...envelope, type, data, message: data })
      }),
    )
  })
})
