/** Whatever comes from outside is answered, and nothing that makes no sense changes anything. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MatchCommand } from '../../../src/app/match/command.ts'
import { MATCH_REFUSALS } from '../../../src/app/match/refusal.ts'
import type { PlayerCommand } from '../../../src/app/player/decide-player.ts'
import { APP_REFUSALS } from '../../../src/app/refusal.ts'
import type { Challenge } from '../../../src/app/use-cases/challenge.ts'
import type { Coming, NewDeck } from '../../../src/app/use-cases/door.ts'
import type { Command, CommandType } from '../../../src/engine/index.ts'
import { TERMS, themeDeck, value, World } from '../world.ts'
import { contentsOf, sitting } from './sitting.ts'
import { challenge } from './untouched.ts'

const CODES: readonly string[] = [...MATCH_REFUSALS, ...APP_REFUSALS, 'game', 'bad-deck']

const anything = fc.anything({ maxDepth: 3, withBigInt: true, withDate: true, withMap: true, withNullPrototype: true })
/** No orders and no preferences are orders and preferences, too. */
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0

const nothingSensible = anything.filter(value => !isEmpty(value))

/** Right at the outside, anything within. */
const fields = (names: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<unknown> => fc.record(names)

const PLAYS: readonly CommandType[] = ['Bench', 'BenchLegend', 'Evolve', 'LevelUp', 'AttachEnergy', 'AttachTrainer']
const MORE_PLAYS: readonly CommandType[] = ['PlayTrainer', 'PlayStadium', 'UsePower', 'Retreat', 'Attack', 'Pick']

const gameCommand = fields({
  type: fc.oneof(fc.constantFrom(...PLAYS, ...MORE_PLAYS), anything),
  seat: fc.oneof(fc.constantFrom(0, 1), anything),
  ...Object.fromEntries(
    ['card', 'top', 'bottom', 'pokemon', 'power', 'to', 'pay', 'attack', 'option'].map(name => [name, anything]),
  ),
})

const isTime = (value: unknown): boolean => Number.isSafeInteger(value)

const NAMES = ['promote', 'prizes', 'setUp', 'decline', 'constructor', 'toString', '__proto__']

const isNames = (value: unknown): boolean =>
  Array.isArray(value) && value.every(name => typeof name === 'string' && name.length > 0)

const orders = fc
  .dictionary(fc.constantFrom(...NAMES), fc.oneof(anything, fc.array(anything)), { minKeys: 1 })
  .filter(given => !Object.values(given).every(isNames))

const matchCommand = fc.oneof(
  anything,
  fields({ type: anything }),
  fields({ type: fc.constant('Act'), command: fc.oneof(anything, gameCommand), seen: anything }),
  fields({ type: fc.constant('Act'), command: gameCommand }),
  fields({ type: fc.constant('Answer'), picks: fc.oneof(anything, fc.array(anything)) }),
  fields({ type: fc.constant('AskTakeback'), to: anything }),
  fields({ type: fc.constant('AnswerTakeback'), answer: anything }),
  fields({ type: fc.constant('AnswerDraw'), agree: anything }),
  fields({ type: fc.constant('GiveTime'), time: anything.filter(given => !isTime(given)) }),
  fields({ type: fc.constant('SetOrders'), orders: fc.oneof(nothingSensible, orders) }),
  fields({ type: fc.constantFrom('Undo', 'ReverseFlag', 'Decline', 'Withdraw'), seen: anything }),
)

interface Answer {
  readonly ok: boolean
  readonly error?: { readonly code?: string; readonly refusal?: { readonly code: string } }
}

/** Refused, for a reason that has a name, and everything is as it was. */
async function refusedQuietly(world: World, before: string, answer: unknown): Promise<void> {
  const { ok, error } = answer as Answer
  expect(ok).toBe(false)
  expect(CODES).toContain(error?.refusal?.code ?? error?.code)
  expect(await contentsOf(world.store)).toBe(before)
  expect([...world.letters(), ...world.reports]).toEqual([])
}

/** Refused like this for anything that can be put in. */
async function refuses(
  world: World,
  given: fc.Arbitrary<unknown>,
  ask: (given: unknown) => Promise<unknown>,
  runs = 300,
) {
  const before = await contentsOf(world.store)
  world.letters()
  const property = fc.asyncProperty(given, async each => refusedQuietly(world, before, await ask(each)))
  await fc.assert(property, { numRuns: runs })
}

describe('garbage', () => {
  test('as a command of the player whose turn it is', async () => {
    const { world, match, player } = await sitting()
    await refuses(world, matchCommand, given => world.do(player, match, given as MatchCommand), 600)
  })

  test('as a command of the other player, or of a stranger', async () => {
    const { world, match, other } = await sitting()
    for (const who of [other, 'eve'])
      await refuses(world, matchCommand, given => world.do(who, match, given as MatchCommand))
  })

  test('as an answer to a question', async () => {
    const world = new World()
    const match = await challenge(world)
    const request = { match, by: { player: 'bob' }, delivery: world.delivery() }
    value(await world.app.accept(request, themeDeck('hgss-2010', 1)))
    const picks = fc.array(fc.oneof(fc.integer({ min: -3, max: 30 }), anything)).filter(given => given.length !== 1)
    const odd = picks.filter(given => given.some(pick => pick !== null && !isOption(pick)))
    await refuses(world, odd, given => world.do('ann', match, { type: 'Answer', picks: given as number[] }))
    const act = (command: unknown) => world.do('ann', match, { type: 'Act', command: command as Command })
    await refuses(
      world,
      gameCommand.filter(given => !Number.isInteger((given as { option: unknown }).option)),
      act,
    )
  })

  test('as a match, a player, or a page', async () => {
    const { world, match } = await sitting()
    const { app } = world
    const by = { player: 'ann' }
    await refuses(world, anything, given => app.look({ match: given as string, by: 'ann' }))
    await refuses(world, anything, given => app.log({ match: given as string, by: 'ann' }))
    await refuses(world, anything, given => app.exportMatch({ match: given as string, by: 'ann' }))
    const undo = { type: 'Undo' } as const
    await refuses(world, anything, given =>
      app.command({ match: given as string, by, delivery: world.delivery() }, undo),
    )
    await refuses(world, anything, given =>
      app.command({ match, by: { player: given as string }, delivery: world.delivery() }, { type: 'OfferDraw' }),
    )
    await refuses(world, anything, given =>
      app.command(
        { match, by: { player: 'eve', organiser: given as boolean }, delivery: world.delivery() },
        { type: 'OfferDraw' },
      ),
    )
    const seen = await app.look({ match, by: 'eve' })
    const strangers = fc.asyncProperty(anything, async given => {
      expect(await app.look({ match, by: given as string })).toEqual(seen)
      expect(await app.turns(given as string)).toEqual([])
      expect(await app.history(given as string)).toEqual([])
    })
    await fc.assert(strangers)
  })

  test('as a challenge', async () => {
    const world = new World()
    const right = { by: 'ann', opponent: 'bob', terms: TERMS, ...themeDeck('hgss-2010') }
    const ask = (wrong: object) => world.app.challenge({ ...right, delivery: world.delivery(), ...wrong } as Challenge)
    const wrong = nothingSensible.filter(given => given !== undefined && given !== null && typeof given !== 'string')
    await refuses(world, noName, by => ask({ by }))
    await refuses(world, noName, opponent => ask({ opponent }))
    await refuses(world, wrong, salt => ask({ salt }))
    await refuses(world, wrong, given => ask({ orders: given }))
    await refuses(world, anything, terms => ask({ terms }))
    await refuses(world, anything, clock => ask({ terms: { ...TERMS, clock } }))
    await refuses(world, anything, ruleset => ask({ terms: { ...TERMS, ruleset } }))
    await refuses(world, deckChoice, deck => ask({ deck }))
  })

  test('as what somebody brings to a match', async () => {
    const world = new World()
    const match = await challenge(world)
    const accept = (coming: unknown) =>
      world.app.accept({ match, by: { player: 'bob' }, delivery: world.delivery() }, coming as Coming)
    await refuses(world, anything, accept)
    await refuses(world, deckChoice, deck => accept({ deck, salt: '' }))
    await refuses(world, orders, given => accept({ ...themeDeck('hgss-2010'), orders: given }))
  })

  test('as a deck to keep', async () => {
    const world = new World()
    const request = () => ({ player: 'ann', delivery: world.delivery() })
    const save = (deck: unknown) => world.app.saveDeck(request(), deck as NewDeck)
    await refuses(world, anything, save)
    await refuses(world, fields({ ruleset: anything, name: anything, list: anything }), save)
    const known = { ruleset: fc.constant('hgss-2010'), name: fc.constant('Mine'), list: anything }
    for (const name of Object.keys(known)) await refuses(world, fields({ ...known, [name]: anything }), save)
  })

  test('as a wish of a player', async () => {
    const world = new World()
    const wish = (wanted: unknown) =>
      world.app.commandPlayer({ player: 'ann', delivery: world.delivery() }, wanted as PlayerCommand)
    const wrong = anything.filter(given => given !== undefined)
    const quiet = fields({ from: anything, until: anything, offset: anything })
    await refuses(world, anything, wish)
    await refuses(world, fields({ type: anything }), wish)
    await refuses(world, anything, name => wish({ type: 'DeleteDeck', name }))
    await refuses(world, anything, deck => wish({ type: 'SaveDeck', deck }))
    await refuses(world, nothingLikeDays, days => wish({ type: 'TakeVacation', days }))
    await refuses(world, nothingSensible, preferences => wish({ type: 'SetPreferences', preferences }))
    await refuses(world, fc.oneof(wrong, quiet), given =>
      wish({ type: 'SetPreferences', preferences: { quiet: given } }),
    )
    await refuses(world, orders, given => wish({ type: 'SetPreferences', preferences: { orders: given } }))
  })
})

/** Any word is the name of somebody. */
const noName = anything.filter(given => typeof given !== 'string')

const isOption = (pick: unknown): boolean => typeof pick === 'number' && pick >= 0 && pick < 7

const nothingLikeDays = anything.filter(given => !Number.isSafeInteger(given) || (given as number) < 1)

const deckChoice = fc.oneof(
  anything,
  fields({ saved: anything }),
  fields({ theme: anything }),
  fields({ list: anything, name: anything }),
  fields({ list: fc.constant('60 Grass Energy'), name: anything }),
)
