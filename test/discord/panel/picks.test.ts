import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canAnswer, readPicks, writePicks } from '../../../src/discord/panel/picks.ts'
import { type PanelView, readView, writeView } from '../../../src/discord/panel/view.ts'
import { afterPick, nextPicks, type Option, type Question } from '../../../src/engine/question.ts'

const anyPick = fc.option(fc.nat(5), { nil: null, freq: 4 })

const anyOption = fc.integer({ min: 1, max: 3 }).map((count): Option => ({ is: 'card', card: 'x', count }))

const anyQuestion = fc
  .record({
    options: fc.array(anyOption, { maxLength: 4 }),
    low: fc.nat(5),
    high: fc.nat(5),
    picks: fc.array(fc.nat(), { maxLength: 3 }),
  })
  .map(({ options, low, high, picks }): Question => {
    const all = options.reduce((sum, { count }) => sum + count, 0)
    const [min = 0, max = 0] = [low, high].map(each => Math.min(each, all)).sort((a, b) => a - b)
    const begun: Question = { seat: 0, prompt: 'recover', options, min, max, picked: [], done: false }
    return picks.reduce((question, nth) => {
      const next = nextPicks(question).filter(pick => pick !== null)
      const after = next.length > 0 ? afterPick(question, next[nth % next.length]!) : question
      return after.done ? question : after
    }, begun)
  })

/** Pick by pick, as the engine does it. */
function isLegal(asked: Question, picks: readonly (number | null)[]): boolean {
  let question = asked
  for (const pick of picks) {
    if (!nextPicks(question).includes(pick)) return false
    question = afterPick(question, pick)
  }
  return picks.length > 0
}

test('what can be answered is what the engine takes', () => {
  fc.assert(
    fc.property(anyQuestion, fc.array(anyPick, { maxLength: 6 }), (question, picks) => {
      expect(canAnswer(question, picks)).toBe(isLegal(question, picks))
    }),
    { numRuns: 5000 },
  )
})

test('picks are read as they were written', () => {
  expect(writePicks([0, 0, 2, null])).toBe('0x2,2,n')
  fc.assert(
    fc.property(fc.array(anyPick, { minLength: 1, maxLength: 40 }), picks => {
      expect(readPicks(writePicks(picks))).toEqual(picks)
    }),
  )
})

test.each(['', 'x', '0x', '0x0', '-1', '1.5', '0,,1', '1000', 'null', '0x1000', ' 0', '0\n'])(
  '%j is no list of picks',
  written => {
    expect(readPicks(written)).toBeNull()
  },
)

test('views are read as they were written, and nothing else is', () => {
  const views: readonly PanelView[] = [
    { is: 'main' },
    { is: 'more' },
    { is: 'concede' },
    { is: 'orders' },
    { is: 'play', page: 0 },
    { is: 'use', page: 2 },
    { is: 'question', page: 1 },
    { is: 'group', of: 12, page: 1 },
  ]
  for (const view of views) expect(readView(writeView(view))).toEqual(view)
  for (const written of [
    '',
    'nothing',
    'main.1',
    'play',
    'play.0.0',
    'group.1',
    'group.1.2.3',
    'play.x',
    'play.-1',
    'constructor',
  ])
    expect(readView(written)).toBeNull()
})
