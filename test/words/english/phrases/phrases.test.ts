import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '../../../../src/shared/time.ts'
import { playerName } from '../../../../src/words/english/game/naming.ts'
import { orderLines } from '../../../../src/words/english/game/orders.ts'
import { enumerated, tallied } from '../../../../src/words/english/phrases/lists.ts'
import { duration, shortDuration } from '../../../../src/words/english/phrases/time.ts'
import { distinct } from '../../../../src/words/labels.ts'
import { fromNow, onDate } from '../../../../src/words/marks.ts'
import { userText } from '../../../../src/words/written.ts'

describe('time', () => {
  test.each([
    [2 * DAY + 3 * HOUR, '2 days 3 hours'],
    [DAY, '1 day'],
    [DAY + 59 * MINUTE, '1 day'],
    [72 * HOUR, '3 days'],
    [HOUR + MINUTE, '1 hour 1 minute'],
    [5 * MINUTE, '5 minutes'],
    [59 * SECOND, 'less than a minute'],
    [0, 'less than a minute'],
  ])('%i ms is %s', (time, words) => {
    expect(duration(time)).toBe(words)
  })

  test('everybody reads it by their own clock', () => {
    expect(fromNow(1_772_366_400_999)).toBe('<t:1772366400:R>')
    expect(onDate(1_772_366_400_000)).toBe('<t:1772366400:f>')
  })
})

describe('labels of one list', () => {
  test('those that would be the same are told apart', () => {
    const same = { label: 'Attach Fire', mark: 'hgss1-116' }
    expect(distinct([same, { ...same, mark: 'xy1-133' }, { label: 'Bench Vulpix', mark: 'x' }, same], 100)).toEqual([
      'Attach Fire [hgss1-116]',
      'Attach Fire [xy1-133]',
      'Bench Vulpix',
      'Attach Fire [hgss1-116] #2',
    ])
  })

  test('whatever they are, they are short and distinct', () => {
    const anyLabel = fc.record({ label: fc.stringMatching(/^[ab ]{1,60}$/), mark: fc.stringMatching(/^[xy]{0,60}$/) })
    fc.assert(
      fc.property(fc.array(anyLabel, { maxLength: 40 }), fc.integer({ min: 20, max: 40 }), (items, most) => {
        const labels = distinct(items, most)
        expect(new Set(labels).size).toBe(items.length)
        expect(labels.filter(label => label.length > most)).toEqual([])
      }),
    )
  })
})

test('lists end somewhere', () => {
  expect(tallied(['Fire', 'Water', 'Fire'])).toEqual(['2 Fire', 'Water'])
  expect(enumerated(['one', 'two', 'three'], 100)).toBe('one, two, three')
  expect(enumerated(['one', 'two', 'three'], 14)).toBe('one and 2 more')
  expect(enumerated(['one', 'two'], 3)).toBe('on…')
  expect(enumerated(['one', 'two'], 8)).toBe('one, two')
  expect(enumerated(['first', 'second'], 8)).toBe('2 in all')
  expect(enumerated(['very long words'], 6)).toBe('very…')
})

test('what people write has no power', () => {
  expect(userText('**@everyone** \u202e\n# hi')).toBe('\\*\\*\\@everyone\\*\\* \\# hi')
  expect(userText('x'.repeat(100)).length).toBe(40)
  const scene = { naming: { locale: 'en' as const, face: () => ({}) as never, players: ['\u200b', 'Bob'] as const } }
  expect(playerName(scene, 0)).toBe('Player 1')
  expect(playerName(scene, 1)).toBe('Bob')
})

test('orders are told in words, names without power', () => {
  const lines = orderLines({ promote: ['Quilava', '*x*'], prizes: 'rightmost', decline: ['FLASH'] })
  expect(lines[0]).toBe('**Who comes forward after a Knock Out:** Quilava → \\*x\\*')
  expect(lines[3]).toBe('**Which Prizes you take:** Always the rightmost')
  expect(lines[5]).toBe('**Offers you always turn down:** FLASH')
})

test.each([
  [0, '0 s'],
  [59_999, '59 s'],
  [299_000, '4 min 59 s'],
  [300_000, '5 min'],
  [3_600_000, '1 h'],
  [7_260_000, '2 h 1 min'],
  [86_400_000 * 2 + 60_000, '2 d'],
  [86_400_000 * 2 + 3_600_000 * 4, '2 d 4 h'],
])('%i milliseconds are %s', (time, words) => expect(shortDuration(time)).toBe(words))
