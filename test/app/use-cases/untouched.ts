/** What is refused leaves everything as it was. */
import { expect } from 'vitest'
import type { Challenge } from '../../../src/app/use-cases/challenge.ts'
import type { MatchId } from '../../../src/shared/ids.ts'
import { code, TERMS, themeDeck, value, type World } from '../world.ts'
import { contentsOf } from './sitting.ts'

/** The answer, after which everything is as it was and nobody has been told anything. */
export async function untouched<T>(world: World, work: () => Promise<T>): Promise<T> {
  const before = await contentsOf(world.store)
  world.letters()
  const answer = await work()
  expect(await contentsOf(world.store)).toBe(before)
  expect(world.letters()).toEqual([])
  expect(world.reports).toEqual([])
  return answer
}

const complete = (world: World, how: Partial<Challenge>): Challenge => ({
  by: 'ann',
  opponent: 'bob',
  terms: TERMS,
  delivery: world.delivery(),
  ...themeDeck(how.terms?.ruleset ?? 'hgss-2010'),
  ...how,
})

/** A challenge by ann to bob, unless said otherwise. */
export const challenge = async (world: World, how: Partial<Challenge> = {}): Promise<MatchId> =>
  value(await world.app.challenge(complete(world, how))).match

/** The answer to such a challenge in a word. */
export async function challenging(world: World, how: Partial<Challenge>): Promise<string> {
  const outcome = await world.app.challenge(complete(world, how))
  if (!outcome.ok) expect(outcome.error.table).toBe(null)
  return code(outcome)
}

export const BAD_ORDERS: readonly (readonly [string, unknown])[] = [
  ['a name too long', { promote: ['x'.repeat(61)] }],
  ['too many names', { decline: Array<string>(31).fill('Draco') }],
  ['no such order', { surrender: 'yes' }],
  ['no such choice', { prizes: 'middle' }],
  ['no list', { promote: 'Pikachu' }],
  ['a list', []],
]
