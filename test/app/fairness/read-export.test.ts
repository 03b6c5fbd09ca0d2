import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MatchExport } from '../../../src/app/fairness/export-format.ts'
import { MOST } from '../../../src/app/fairness/read-export.ts'
import { verifyExport } from '../../../src/app/fairness/verify.ts'
import { fair, tampered } from './tampering.ts'

/** What is said about it: one sentence for people, and nothing of our insides. */
function sentence(value: unknown): string {
  const found = verifyExport(value)
  if (found.ok) return 'fine'
  const { what, expected, found: instead } = found.problem
  for (const text of [what, expected ?? '', instead ?? '']) {
    expect(text.length).toBeLessThan(300)
    expect(text).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]|Cannot read|is not a function|undefined/u)
  }
  expect(what).toMatch(/\.$/)
  return what
}

const [challenged, opened, acted] = fair.entries as [object, object, object]
const entry = (...events: readonly unknown[]) => ({ ...fair, entries: [{ ...challenged, events }] })

test.each<[string, unknown]>([
  ['An export must be an object, but is null.', null],
  ['An export must be an object, but is [].', []],
  ['An export must be an object, but is “{}”.', '{}'],
  ['format must be prizepost-match, but is nothing.', {}],
  ['format must be prizepost-match, but is “nothing”.', { ...fair, format: 'nothing' }],
  ['This program reads version 1 of the format, not version 2.', { ...fair, formatVersion: 2 }],
  ['match must be printable ASCII without spaces, but is “a b”.', { ...fair, match: 'a b' }],
  [
    `match must be printable ASCII without spaces, but is “\ufffd[2J${'x'.repeat(96)}…”.`,
    { ...fair, match: `\u001b[2J${'x'.repeat(500)}` },
  ],
  ['match must be printable ASCII without spaces, but is “a\ufffdb”.', { ...fair, match: 'a\u2028b' }],
  ['players must have 2 members, but has 1.', { ...fair, players: ['Ada'] }],
  ['rated must be true or false, but is “true”.', { ...fair, rated: 'true' }],
  ['result.winner must be 0 or 1, but is nothing.', { ...fair, result: {} }],
  ['result.ways must have at most 10 members, but has 11.', { ...fair, result: { winner: 0, ways: Array(11) } }],
  [
    'fairness.algorithm must be prizepost-fair-1, but is “dice”.',
    { ...fair, fairness: { ...fair.fairness, algorithm: 'dice' } },
  ],
  [
    'fairness.seed must be 64 lower-case hex digits, but is “BEEF”.',
    { ...fair, fairness: { ...fair.fairness, seed: 'BEEF' } },
  ],
  [
    'fairness.saltHashes[1] must be 64 lower-case hex digits, but is 7.',
    { ...fair, fairness: { ...fair.fairness, saltHashes: [fair.fairness.saltHashes[0], 7] } },
  ],
  [
    'decks[1].cards must have 60 members, but has 1.',
    { ...fair, decks: [fair.decks[0], { name: 'x', cards: ['hgss1-1'] }] },
  ],
  ['entries must be a list, but is {}.', { ...fair, entries: {} }],
  ['entries[0] must be an object, but is null.', { ...fair, entries: [null] }],
  ['entries[0].drawn must be a whole number, but is -1.', { ...fair, entries: [{ ...challenged, drawn: -1 }] }],
  ['entries[0].version must be a whole number, but is 0.5.', { ...fair, entries: [{ ...challenged, version: 0.5 }] }],
  ['entries[0].events[0].type must be text, but is nothing.', entry({})],
  ['entries[0].events[0].events must be a list, but is nothing.', entry({ type: 'Played' })],
  ['entries[0].events[0].events[0] must be an object, but is 7.', entry({ type: 'Played', events: [7] })],
  ['entries[0].events[1].to must be a whole number, but is nothing.', entry({ type: 'x' }, { type: 'TakenBack' })],
])('%s', (what, value) => {
  expect(sentence(value)).toBe(what)
})

test('what happened to the match besides the game is not looked at', () => {
  const events = [{ type: 'ChatMuted', whatever: [1] }, { type: '__proto__' }]
  expect(verifyExport({ ...fair, entries: [{ ...challenged, events }], result: null })).toMatchObject({ ok: true })
})

test('far too much', () => {
  const entries = Array(MOST.entries + 1).fill(challenged)
  expect(sentence({ ...fair, entries })).toBe('entries must have at most 20000 members, but has 20001.')
  const played = { type: 'Played', events: Array(30_000).fill({ type: 'RevealEnded' }) }
  expect(sentence(entry(played, played))).toBe('A game must have at most 50000 events, but has 60000.')
})

test('deeper than can be written', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
  expect(sentence({ ...fair, match: deep })).toBe(
    'match must be printable ASCII without spaces, but is something that cannot be written.',
  )
})

// No `withObjectString`: a file that says "undefined" is answered with “undefined”, and rightly so.
const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
})

test('anything at all', () => {
  const field = fc.constantFrom(...(Object.keys(fair) as (keyof MatchExport)[]))
  const withEvents = (events: unknown) => ({ ...fair, entries: [challenged, opened, { ...acted, events }] })
  fc.assert(
    fc.property(anything, field, (value, name) => {
      sentence(value)
      sentence({ ...fair, [name]: value })
      sentence(withEvents(value))
      const moved = { type: 'CardsMoved', cards: value, from: value, to: value }
      sentence(withEvents([{ type: 'Played', events: [value, moved] }]))
      sentence(withEvents([{ type: 'Played', events: [moved] }]))
    }),
    { numRuns: 200 },
  )
})

test('an export with anything in any place', () => {
  const path = fc.array(fc.nat(), { minLength: 1, maxLength: 8 })
  const change = fc.oneof(fc.jsonValue(), fc.constantFrom('delete', 0, 1, 59, 60, 119, 1e9, '__proto__', [], {}, null))
  fc.assert(
    fc.property(path, change, (steps, value) => {
      sentence(tampered(fair, draft => replace(draft, steps, value)))
    }),
    { numRuns: 300 },
  )
})

/** Follows the steps down as far as they lead. */
function replace(draft: object, [step = 0, ...rest]: readonly number[], value: unknown): void {
  const keys = Object.keys(draft)
  const key = keys[step % keys.length]
  if (key === undefined) return
  const inner: unknown = Reflect.get(draft, key)
  if (rest.length > 0 && typeof inner === 'object' && inner !== null) replace(inner, rest, value)
  else if (value === 'delete') Reflect.deleteProperty(draft, key)
  else Reflect.set(draft, key, value)
}
