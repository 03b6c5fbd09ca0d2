import { expect } from 'vitest'
import type { EventType } from '../../src/engine/event.ts'
import type { Scenario, Seen } from './scenario.ts'

interface ScenarioMatchers<R> {
  /** The player is asked, with exactly these options (`'fire×3'` for three equal cards), in any order. */
  toAsk(who: 'you' | 'opponent', options: readonly (string | number)[], range?: { min: number; max: number }): R
  /** Nobody is asked anything. */
  toAskNobody(): R
  /** The last step did exactly this, apart from the bookkeeping of questions. */
  toHaveEvents(...types: readonly EventType[]): R
  toHaveDamage(amount: number): R
}

declare module 'vitest' {
  // biome-ignore lint/suspicious/noExplicitAny: the shape is vitest's
  interface Assertion<T = any> extends ScenarioMatchers<T> {}
}

expect.extend({
  toAsk(game: Scenario, who: 'you' | 'opponent', options: readonly (string | number)[], range) {
    const seat = who === 'you' ? 0 : 1
    const question = game.questions.find(each => each.seat === seat)
    const names = question?.options.map(option => {
      const name = game.nameOption(option)
      return option.count > 1 ? `${name}×${option.count}` : name
    })
    const expected = options.map(String).sort()
    const actual = names ? [...names].sort() : null
    const sameRange = !range || (question?.min === range.min && question?.max === range.max)
    return {
      pass: this.equals(actual, expected) && sameRange,
      message: () => `expected ${who} to be asked ${JSON.stringify(expected)} ${JSON.stringify(range ?? '')}`,
      actual: question ? { options: actual, min: question.min, max: question.max } : 'no question',
      expected: { options: expected, ...range },
    }
  },
  toAskNobody(game: Scenario) {
    const open = game.questions.map(({ seat, prompt }) => ({ seat, prompt }))
    return { pass: open.length === 0, message: () => 'expected no open question', actual: open, expected: [] }
  },
  toHaveEvents(game: Scenario, ...types: readonly EventType[]) {
    return {
      pass: this.equals(game.lastTypes, types),
      message: () => 'expected the last step to have done exactly this',
      actual: game.lastTypes,
      expected: types,
    }
  },
  toHaveDamage(pokemon: Seen, amount: number) {
    return {
      pass: pokemon.damage === amount,
      message: () => `expected ${pokemon.card} to have ${amount} damage`,
      actual: pokemon.damage,
      expected: amount,
    }
  },
})
