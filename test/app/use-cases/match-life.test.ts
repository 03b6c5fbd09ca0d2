import { describe, expect, test } from 'vitest'
import { formatOf } from '../../../src/app/formats.ts'
import { CHALLENGE_LIFE } from '../../../src/app/match/terms.ts'
import type { Challenge } from '../../../src/app/use-cases/challenge.ts'
import { copiesIn, findThemeDeck, THEME_DECKS } from '../../../src/decks/theme-decks.ts'
import { writeDeck } from '../../../src/decks/write.ts'
import { RULESET_IDS, type RulesetId } from '../../../src/rulesets/index.ts'
import { DAY, HOUR } from '../../../src/shared/time.ts'
import { code, START, TERMS, themeDeck, value, World } from '../world.ts'
import { act, commandIn, endTurn, sitting, tableOf } from './sitting.ts'

const listOf = (ruleset: RulesetId, index = 0): string => {
  const deck = THEME_DECKS.filter(each => each.ruleset === ruleset)[index]!
  return writeDeck(formatOf(ruleset), copiesIn(deck))
}

async function challenged(world: World, how: Partial<Challenge> = {}) {
  const wanted = { by: 'ann', opponent: 'bob', terms: TERMS, delivery: world.delivery(), ...themeDeck('hgss-2010') }
  return value(await world.app.challenge({ ...wanted, ...how }))
}

describe('a challenge', () => {
  test('waits for the other player', async () => {
    const world = new World()
    const { match, table, events, repeated } = await challenged(world)
    expect(table).toMatchObject({
      match,
      status: 'challenged',
      players: ['ann', 'bob'],
      terms: TERMS,
      expires: START + CHALLENGE_LIFE,
      game: null,
      result: null,
      fairness: { saltHashes: null, revealed: null },
    })
    expect({ events, repeated }).toEqual({ events: [], repeated: false })
    const common = {
      match,
      ruleset: 'hgss-2010',
      rated: false,
      status: 'challenged',
      turn: 0,
      result: null,
      deck: null,
    }
    const runsOut = START + CHALLENGE_LIFE
    const [mine, theirs] = [await world.app.turns('ann'), await world.app.turns('bob')]
    expect(mine).toEqual([{ ...common, seat: 0, opponent: 'bob', waiting: false, runsOut }])
    expect(theirs).toEqual([{ ...common, seat: 1, opponent: 'ann', waiting: true, runsOut }])
    expect(await world.app.history('ann')).toEqual(mine)
    expect(await world.app.history('bob')).toEqual(theirs)
  })

  test('is accepted, and the game begins with both decks and the published commitment', async () => {
    const world = new World()
    const { match, table: before } = await challenged(world)
    world.now += HOUR
    const request = { match, by: { player: 'bob' }, delivery: world.delivery() }
    const { table, events } = value(await world.app.accept(request, themeDeck('hgss-2010', 1)))
    expect(table.status).toBe('playing')
    expect(table.fairness.commitment).toBe(before.fairness.commitment)
    expect(table.fairness.saltHashes).toHaveLength(2)
    expect(table.game).toMatchObject({
      phase: 'set-up',
      seat: 1,
      sides: [
        { deck: 53, hand: 7 },
        { deck: 53, hand: 7 },
      ],
    })
    expect(events.map(({ type }) => type)).toContain('GameStarted')
    expect(await world.app.turns('ann')).toMatchObject([{ match, status: 'playing', waiting: true }])
  })

  test.each([
    ['Decline', 'bob', 'ann', 'declined'],
    ['Withdraw', 'ann', 'bob', 'withdrawn'],
  ] as const)('%s: by %s only, and then nothing else', async (type, player, other, status) => {
    const world = new World()
    const { match } = await challenged(world)
    expect(code(await world.do(other, match, { type }))).toMatch(/^not-the-challenge/)
    expect(code(await world.do('eve', match, { type }))).toMatch(/^not-the-challenge/)
    expect(value(await world.do(player, match, { type })).table.status).toBe(status)
    expect(code(await world.do(player, match, { type }))).toBe('not-in-a-challenge')
    const request = { match, by: { player: 'bob' }, delivery: world.delivery() }
    expect(code(await world.app.accept(request, themeDeck('hgss-2010')))).toBe('not-in-a-challenge')
    for (const each of ['ann', 'bob']) {
      expect(await world.app.turns(each)).toEqual([])
      expect(await world.app.history(each)).toMatchObject([{ match, status, waiting: false, result: null }])
    }
    await world.tick(2 * CHALLENGE_LIFE)
    expect((await tableOf(world, match)).status).toBe(status)
  })

  test('expires by the clock, not a moment too early', async () => {
    const world = new World()
    const { match } = await challenged(world)
    await world.tick(CHALLENGE_LIFE - 1)
    expect((await tableOf(world, match)).status).toBe('challenged')
    await world.tick(1)
    expect((await tableOf(world, match)).status).toBe('expired')
    expect(await world.app.turns('bob')).toEqual([])
    expect(await world.app.history('bob')).toMatchObject([{ status: 'expired' }])
  })

  test('is too late when it has expired, even before the clock has said so', async () => {
    const world = new World()
    const { match } = await challenged(world)
    world.now += CHALLENGE_LIFE
    const request = { match, by: { player: 'bob' }, delivery: world.delivery() }
    expect(code(await world.app.accept(request, themeDeck('hgss-2010')))).toBe('too-late')
  })
})

describe('decks', () => {
  test.each(RULESET_IDS)('%s: a theme deck, a saved deck and a pasted list all come to the table', async ruleset => {
    const world = new World()
    const saved = { ruleset, name: 'My deck', list: listOf(ruleset) }
    const kept = await world.app.saveDeck({ player: 'ann', delivery: world.delivery() }, saved)
    expect(kept.ok && kept.value.decks).toMatchObject([{ name: 'My deck', ruleset }])
    const theme = themeDeck(ruleset).deck
    const choices = [
      [theme, 'theme' in theme ? findThemeDeck(theme.theme)?.name : ''],
      [{ saved: 'My deck' }, 'My deck'],
      [{ list: listOf(ruleset), name: '  Pasted  ' }, 'Pasted'],
      [{ list: listOf(ruleset) }, 'Pasted deck'],
    ] as const
    const hands: string[] = []
    for (const [deck, name] of choices) {
      const { match, table } = await challenged(world, { deck, terms: { ...TERMS, ruleset } })
      expect(table.yours?.deck).toBe(name)
      const request = { match, by: { player: 'bob' }, delivery: world.delivery() }
      value(await world.app.accept(request, themeDeck(ruleset, 1)))
      hands.push(JSON.stringify(await tableOf(world, match, 'ann')))
    }
    expect(new Set(hands).size).toBe(choices.length)
  })

  test('a deck that is saved again replaces the one of that name, and can be deleted', async () => {
    const world = new World()
    const request = () => ({ player: 'ann', delivery: world.delivery() })
    await world.app.saveDeck(request(), { ruleset: 'hgss-2010', name: 'Mine', list: listOf('hgss-2010') })
    await world.app.saveDeck(request(), { ruleset: 'hgss-2010', name: 'Mine', list: listOf('hgss-2010', 1) })
    const { decks } = await world.app.player('ann')
    expect(decks).toHaveLength(1)
    expect(decks[0]?.cards).toEqual(THEME_DECKS.filter(each => each.ruleset === 'hgss-2010')[1]?.cards)
    expect((await world.app.commandPlayer(request(), { type: 'DeleteDeck', name: 'Mine' })).ok).toBe(true)
    expect((await world.app.player('ann')).decks).toEqual([])
    expect((await world.app.player('bob')).decks).toEqual([])
  })

  test('the preferred orders come along, unless others are brought', async () => {
    const world = new World()
    const orders = { turnOrder: 'second', prizes: 'ask' } as const
    const request = { player: 'ann', delivery: world.delivery() }
    await world.app.commandPlayer(request, { type: 'SetPreferences', preferences: { orders } })
    expect((await challenged(world)).table.yours?.orders).toEqual(orders)
    expect((await challenged(world, { orders: { setUp: 'ask' } })).table.yours?.orders).toEqual({ setUp: 'ask' })
  })
})

describe('other ends', () => {
  test('giving up, also when it is not my turn', async () => {
    const { world, match, player, other } = await sitting()
    const { table } = value(await act(world, match, other, commandIn(await tableOf(world, match, other), 'Concede')))
    const winner = table.players.indexOf(player)
    expect(table).toMatchObject({ status: 'over', result: { winner, ways: ['concession'] } })
    expect(await world.app.turns('ann')).toEqual([])
    for (const each of ['ann', 'bob'])
      expect(await world.app.history(each)).toMatchObject([{ match, status: 'over', result: { winner } }])
  })

  test('a draw by two offers, or by an offer and a yes; a no leaves the match as it was', async () => {
    for (const reply of [{ type: 'OfferDraw' }, { type: 'AnswerDraw', agree: true }] as const) {
      const { world, match, player, other } = await sitting()
      value(await world.do(player, match, { type: 'OfferDraw' }))
      value(await world.do(other, match, { type: 'AnswerDraw', agree: false }))
      expect((await tableOf(world, match)).drawOffer).toBe(null)
      value(await world.do(player, match, { type: 'OfferDraw' }))
      const { table } = value(await world.do(other, match, reply))
      expect(table).toMatchObject({ status: 'over', result: { winner: null, ways: ['agreement'] } })
    }
  })

  test('history goes page by page, the newest first', async () => {
    const world = new World()
    const matches: string[] = []
    for (let index = 0; index < 5; index++) {
      world.now += DAY
      matches.unshift((await challenged(world)).match)
    }
    const page = async (before?: string) =>
      (await world.app.history('bob', { limit: 2, ...(before && { before }) })).map(({ match }) => match)
    const first = await page()
    const second = await page(first[1])
    expect([...first, ...second, ...(await page(second[1]))]).toEqual(matches)
    expect(await world.app.history('nobody')).toEqual([])
  })

  test('a turn that ends gives the turn to the other player', async () => {
    const begun = await sitting()
    const { table } = value(await endTurn(begun))
    expect(table.game?.waitingFor).toEqual([table.players.indexOf(begun.other)])
    expect(await begun.world.app.turns(begun.other)).toMatchObject([{ waiting: true, turn: 2 }])
    expect(await begun.world.app.turns(begun.player)).toMatchObject([{ waiting: false, turn: 2 }])
  })
})
