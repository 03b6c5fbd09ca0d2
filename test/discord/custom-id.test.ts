import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCustomId, writeCustomId } from '../../src/discord/custom-id.ts'

const MATCH = '01JD0000000000000000000006'

test('what is written is read again', () => {
  const id = { match: MATCH, seen: 42, verb: 'play', argument: '3.x9' }
  expect(writeCustomId(id)).toBe(`1:${MATCH}:42:play:3.x9`)
  expect(readCustomId(writeCustomId(id))).toEqual(id)
})

test('whatever fits is read again, in at most 100 characters', () => {
  fc.assert(
    fc.property(
      fc.nat(99_999_999),
      fc.stringMatching(/^[a-z-]{1,24}$/),
      fc.stringMatching(/^[\w.,-]{0,20}$/),
      (seen, verb, argument) => {
        const id = writeCustomId({ match: MATCH, seen, verb, argument })
        expect(id.length).toBeLessThanOrEqual(100)
        expect(readCustomId(id)).toEqual({ match: MATCH, seen, verb, argument })
      },
    ),
  )
})

test.each([
  '',
  'hello',
  `2:${MATCH}:1:play:`,
  `1:${MATCH}:-1:play:`,
  `1:${MATCH}:1:Play:`,
  `1:${MATCH}:1:play`,
  `1:${MATCH.toLowerCase()}:1:play:`,
  `1:${MATCH.replace('J', 'I')}:1:play:`,
  `1:${MATCH}:1:play:a b`,
  `1:${MATCH}:1:play:${'x'.repeat(100)}`,
  ` 1:${MATCH}:1:play:`,
  `1:${MATCH}:1:play:\n`,
])('%j is none of ours', id => {
  expect(readCustomId(id)).toBeNull()
})

test('anything may come, nothing throws', () => {
  fc.assert(fc.property(fc.string({ maxLength: 300 }), id => void readCustomId(id)))
})

test('an argument that does not fit is a bug of ours', () => {
  expect(() => writeCustomId({ match: MATCH, seen: 1, verb: 'play', argument: 'x'.repeat(80) })).toThrow('no custom id')
})
