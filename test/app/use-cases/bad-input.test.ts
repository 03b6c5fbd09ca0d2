import { describe, expect, test } from 'vitest'
import { formatOf } from '../../../src/app/formats.ts'
import type { Orders } from '../../../src/app/match/orders.ts'
import type { PlayerCommand } from '../../../src/app/player/decide-player.ts'
import type { Refusal } from '../../../src/app/refusal.ts'
import type { Challenge } from '../../../src/app/use-cases/challenge.ts'
import type { Coming } from '../../../src/app/use-cases/door.ts'
import { copiesIn, THEME_DECKS } from '../../../src/decks/theme-decks.ts'
import { writeDeck } from '../../../src/decks/write.ts'
import { DAY, HOUR } from '../../../src/shared/time.ts'
import { code, TERMS, themeDeck, value, World } from '../world.ts'
import { contentsOf, tableOf } from './sitting.ts'
import { BAD_ORDERS, challenge, challenging, untouched } from './untouched.ts'

const list = writeDeck(formatOf('hgss-2010'), copiesIn(THEME_DECKS.find(deck => deck.ruleset === 'hgss-2010')!))
const NO_SUCH_MATCH = '01JD0000000000000000000000'
const garbage = [
  '',
  ' ',
  'ann',
  '../../etc',
  NO_SUCH_MATCH.toLowerCase(),
  `${NO_SUCH_MATCH}0`,
  'A'.repeat(100_000),
  '\0',
]

describe('a match that is not there', () => {
  test.each([NO_SUCH_MATCH, ...garbage].map(id => [id.slice(0, 40), id]))('%j', async (_, match) => {
    const world = new World()
    const request = { match, by: { player: 'ann' }, delivery: world.delivery() }
    await untouched(world, async () => {
      expect(code(await world.do('ann', match, { type: 'OfferDraw' }))).toBe('unknown-match')
      expect(code(await world.app.accept(request, themeDeck('hgss-2010')))).toBe('unknown-match')
      for (const look of [world.app.look, world.app.log, world.app.exportMatch])
        expect(await look({ match, by: 'ann' })).toEqual({ ok: false, error: { code: 'unknown-match' } })
    })
  })

  test.each(garbage.filter(id => !/^\w+$/.test(id) || id.length > 64).map(id => [id.slice(0, 40), id]))(
    'no player has the id %j',
    async (_, id) => {
      const world = new World()
      await untouched(world, async () => {
        expect(await world.app.turns(id)).toEqual([])
        expect(await world.app.history(id)).toEqual([])
        const delivery = world.delivery()
        const answer = await world.app.commandPlayer({ player: id, delivery }, { type: 'TakeVacation', days: 1 })
        expect(answer).toEqual({ ok: false, error: { code: 'bad-input' } })
        for (const who of [{ by: id }, { opponent: id }]) expect(await challenging(world, who)).toBe('bad-input')
      })
    },
  )
})

const bank = { kind: 'bank', bank: DAY, increment: HOUR, cap: DAY } as const
const BAD_COMING: readonly (readonly [string, Partial<Coming>, string])[] = [
  ['no such theme deck', { deck: { theme: 'No such deck' } }, 'unknown-deck'],
  ['no such saved deck', { deck: { saved: 'No such deck' } }, 'unknown-deck'],
  ['a theme deck of another ruleset', { deck: themeDeck('xy-2016').deck }, 'other-ruleset'],
  ['61 cards', { deck: { list: `${list}\n1 Grass Energy` } }, 'bad-deck'],
  ['no cards', { deck: { list: '' } }, 'bad-deck'],
  ['unreadable lines', { deck: { list: 'four of everything' } }, 'bad-deck'],
  ['a list too long', { deck: { list: list + ' '.repeat(20_000) } }, 'bad-input'],
  ['a name with a control character', { deck: { list, name: 'A\u0007B' } }, 'bad-name'],
  ['a name that turns the writing round', { deck: { list, name: 'A\u202eB' } }, 'bad-name'],
  ['a name of several lines', { deck: { list, name: 'A\nB' } }, 'bad-name'],
  ['no name', { deck: { list, name: '  ' } }, 'bad-name'],
  ['a name too long', { deck: { list, name: 'x'.repeat(61) } }, 'bad-name'],
  ['a salt too long', { salt: 'x'.repeat(201) }, 'bad-input'],
  ['a salt that is no text', { salt: 5 as unknown as string }, 'bad-input'],
  ...BAD_ORDERS.map(([what, orders]) => [`orders: ${what}`, { orders: orders as Orders }, 'bad-input'] as const),
]

const clockCase = (what: string, clock: unknown) =>
  [what, { terms: { ...TERMS, clock } } as Partial<Challenge>, 'bad-clock'] as const

const BAD_CHALLENGES: readonly (readonly [string, Partial<Challenge>, string])[] = [
  ['oneself', { opponent: 'ann' }, 'own-challenge'],
  ['no such ruleset', { terms: { ...TERMS, ruleset: 'gen-9' as 'xy-2016' } }, 'bad-input'],
  ['neither rated nor not', { terms: { ...TERMS, rated: 'yes' as unknown as boolean } }, 'bad-input'],
  clockCase('a clock of four minutes', { kind: 'per-move', time: 4 * 60_000 }),
  clockCase('a clock of a hundred days', { kind: 'per-move', time: 100 * DAY }),
  clockCase('a clock with a part of a millisecond', { kind: 'per-move', time: HOUR + 0.5 }),
  clockCase('a cap below the bank', { ...bank, cap: DAY - 1 }),
  clockCase('a negative increment', { ...bank, increment: -1 }),
  clockCase('a bank that is no number', { ...bank, bank: Number.NaN }),
  clockCase('no such clock', { kind: 'sand' }),
  clockCase('no clock', undefined),
]

describe('a challenge to', () => {
  test.each([...BAD_CHALLENGES, ...BAD_COMING])('%s', async (_, wrong, expected) => {
    const world = new World()
    expect(await untouched(world, () => challenging(world, wrong))).toBe(expected)
  })

  test('a saved deck of another ruleset', async () => {
    const world = new World()
    const request = { player: 'ann', delivery: world.delivery() }
    expect((await world.app.saveDeck(request, { ruleset: 'hgss-2010', name: 'Mine', list })).ok).toBe(true)
    const wrong = { deck: { saved: 'Mine' }, terms: { ...TERMS, ruleset: 'xy-2016' } } as const
    expect(await untouched(world, () => challenging(world, wrong))).toBe('other-ruleset')
    expect(await untouched(world, () => challenging(world, { by: 'bob', opponent: 'ann', ...wrong }))).toBe(
      'unknown-deck',
    )
  })

  test('somebody, with more than was asked for', async () => {
    const world = new World()
    const more = { note: 'more than was asked for' }
    const terms = { ...TERMS, ...more, clock: { ...bank, ...more } }
    const match = await challenge(world, { ...more, terms })
    expect((await tableOf(world, match)).terms).toEqual({ ...TERMS, clock: bank })
    expect(await contentsOf(world.store)).not.toContain(more.note)
  })

  test('too many people at the same time', async () => {
    const world = new World()
    for (let nth = 0; nth < 50; nth++) await challenge(world, { opponent: `player-${nth}` })
    expect(await untouched(world, () => challenging(world, {}))).toBe('too-many-matches')
    const [one] = await world.app.turns('ann')
    value(await world.do('ann', one!.match, { type: 'Withdraw' }))
    expect(await challenging(world, {})).toBe('done')
  })
})

describe('accepting with', () => {
  test.each(BAD_COMING)('%s', async (_, wrong, expected) => {
    const world = new World()
    const match = await challenge(world)
    const accept = (player: string) => () =>
      world.app.accept({ match, by: { player }, delivery: world.delivery() }, { ...themeDeck('hgss-2010'), ...wrong })
    expect(code(await untouched(world, accept('bob')))).toBe(expected)
    for (const stranger of ['ann', 'eve']) expect((await untouched(world, accept(stranger))).ok).toBe(false)
  })

  test('a good deck, as a stranger or as the challenger', async () => {
    const world = new World()
    const match = await challenge(world)
    for (const player of ['ann', 'eve', '']) {
      const request = { match, by: { player }, delivery: world.delivery() }
      const answer = await untouched(world, () => world.app.accept(request, themeDeck('hgss-2010')))
      expect(code(answer)).toBe('not-the-challenged')
    }
  })
})

const quiet = { from: 22, until: 7, offset: 0 }
const preferring = (preferences: unknown) => ({ type: 'SetPreferences', preferences }) as PlayerCommand

const BAD_WISHES: readonly (readonly [string, PlayerCommand, Refusal['code']])[] = [
  ['no days', { type: 'TakeVacation', days: 0 }, 'bad-input'],
  ['half a day', { type: 'TakeVacation', days: 0.5 }, 'bad-input'],
  ['too many days', { type: 'TakeVacation', days: 15 }, 'no-days-left'],
  ['the end of no vacation', { type: 'EndVacation' }, 'no-vacation'],
  ['no such deck', { type: 'DeleteDeck', name: 'No such deck' }, 'unknown-deck'],
  ['an hour that is none', preferring({ quiet: { ...quiet, until: 24 } }), 'bad-input'],
  ['a place far out', preferring({ quiet: { ...quiet, offset: 10_000 } }), 'bad-input'],
  ['reminders now and then', preferring({ remind: 'sometimes' }), 'bad-input'],
  ['orders too long', preferring({ orders: { promote: [''] } }), 'bad-input'],
  ['something else', { type: 'BeAdmin' } as unknown as PlayerCommand, 'bad-input'],
]

describe('a deck to keep with', () => {
  const mine = { ruleset: 'hgss-2010', name: 'Mine', list } as const

  test.each([
    ['61 cards', { list: `${list}\n1 Grass Energy` }, 'bad-deck'],
    ['cards of another ruleset', { ruleset: 'xy-2016' }, 'bad-deck'],
    ['no such ruleset', { ruleset: 'gen-9' as 'xy-2016' }, 'bad-input'],
    ['a list too long', { list: list + ' '.repeat(20_000) }, 'bad-input'],
    ['a control character in its name', { name: 'Mi\u0000ne' }, 'bad-name'],
    ['an invisible name', { name: '\u200b' }, 'bad-name'],
    ['a name too long', { name: 'x'.repeat(61) }, 'bad-name'],
  ] as const)('%s', async (_, wrong, expected) => {
    const world = new World()
    const save = () => world.app.saveDeck({ player: 'ann', delivery: world.delivery() }, { ...mine, ...wrong })
    expect(await untouched(world, save)).toMatchObject({ ok: false, error: { code: expected } })
  })

  test('fifty others', async () => {
    const world = new World()
    const save = (name: string) => () =>
      world.app.saveDeck({ player: 'ann', delivery: world.delivery() }, { ...mine, name })
    for (let nth = 0; nth < 50; nth++) expect((await save(`Deck ${nth}`)()).ok).toBe(true)
    expect(await untouched(world, save('One more'))).toEqual({ ok: false, error: { code: 'too-many-decks' } })
    expect((await save('Deck 7')()).ok).toBe(true)
  })

  test('no judgement', async () => {
    const world = new World()
    const deck = { ...mine, cards: [['hgss1-1', 61]] as const }
    const wanted = { type: 'SaveDeck', deck } as PlayerCommand
    const save = () => world.app.commandPlayer({ player: 'ann', delivery: world.delivery() }, wanted)
    expect(await untouched(world, save)).toEqual({ ok: false, error: { code: 'bad-input' } })
  })
})

describe('a player wishes for', () => {
  test.each(BAD_WISHES)('%s', async (_, wanted, expected) => {
    const world = new World()
    const request = { player: 'ann', delivery: world.delivery() }
    const answer = await untouched(world, () => world.app.commandPlayer(request, wanted))
    expect(answer).toEqual({ ok: false, error: { code: expected } })
  })
})
