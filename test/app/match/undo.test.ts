/** What a player takes back alone: drafts, one by one, and nothing that told something. */
import { describe, expect, test } from 'vitest'
import { draftOf } from '../../../src/app/match/match.ts'
import type { CardId, Face } from '../../../src/engine/index.ts'
import type { Person } from './person.ts'
import { begin, given, type Played } from './played.ts'

/** `ann` has enough to do that tells nothing, and this card besides. */
const withCard = (card: CardId, flips: readonly Face[] = []): Played =>
  given({
    you: {
      active: { card: 'pip', damage: 20 },
      bench: ['dew'],
      hand: ['fire', card, 'dew', 'filler'],
      deck: ['water'],
    },
    opponent: { bench: ['dew', 'dew'], hand: ['water', 'water'] },
    flips,
  })

describe('drafts', () => {
  test('are taken back one by one, the last one first, and each time the game is what it was', () => {
    const match = given({
      you: { bench: ['dew'], hand: ['fire', 'pippo', 'potion', 'dew', 'charm', 'park'] },
    })
    const { ann } = match
    const steps: readonly (() => unknown)[] = [
      () => ann.attach('fire', 'pip'),
      () => ann.act({ type: 'Evolve', card: 'pippo', pokemon: ann.id('pip') }),
      () => ann.act({ type: 'Bench', card: 'dew' }),
      () => ann.act({ type: 'AttachTrainer', card: 'charm', pokemon: ann.id('pippo') }),
      () => ann.act({ type: 'PlayStadium', card: 'park' }),
      () => ann.play('potion'),
      () => ann.act({ type: 'Retreat', to: ann.id('dew'), pay: ['fire'] }),
    ]
    const games = steps.map(step => {
      const before = ann.game
      step()
      return before
    })
    expect(ann.drafts).toEqual([
      ...['Retreat', 'PlayTrainer', 'PlayStadium', 'AttachTrainer', 'Bench', 'Evolve', 'AttachEnergy'],
    ])
    for (const [index, before] of [...games.entries()].reverse()) {
      expect(ann.undo()).toEqual([{ type: 'TakenBack', seat: 0, to: index + 3 }])
      expect(ann.game).toEqual(before)
      expect(draftOf(match.match)).toHaveLength(index)
    }
    expect(ann.refused({ type: 'Undo' })).toBe('nothing-to-take-back')
    expect(match.entries).toHaveLength(14)
  })

  test('can be made again, other ones too', () => {
    const match = given({ you: { bench: ['dew'], hand: ['fire'] } })
    match.ann.attach('fire', 'pip')
    match.ann.undo()
    match.ann.attach('fire', 'dew')
    expect(match.ann.side.bench[0]?.energy).toHaveLength(1)
    expect(match.ann.drafts).toEqual(['AttachEnergy'])
    expect(match.ann.undo()).toEqual([{ type: 'TakenBack', seat: 0, to: 5 }])
  })

  test('are named on the button', () => {
    const match = given({ you: { hand: ['fire', 'dew'] } })
    expect(match.ann.table.yours?.undo).toBeNull()
    match.ann.act({ type: 'Bench', card: 'dew' })
    match.ann.attach('fire', 'dew')
    expect(match.ann.table.yours?.undo).toMatchObject({ type: 'AttachEnergy', card: 'fire' })
    match.ann.undo()
    expect(match.ann.table.yours?.undo).toEqual({ seat: 0, type: 'Bench', card: 'dew' })
    expect(match.bob.table.yours?.undo).toBeNull()
  })

  test('are nobody else’s to take back, or to see', () => {
    const match = given({ you: { hand: ['fire', 'dew'] } })
    const before = [match.bob.table, match.stranger.table]
    match.ann.attach('fire', 'pip')
    match.ann.act({ type: 'Bench', card: 'dew' })
    expect(match.bob.refused({ type: 'Undo' })).toBe('nothing-to-take-back')
    expect([match.bob.table, match.stranger.table]).toEqual(before)
    match.ann.undo()
    expect([match.bob.table, match.stranger.table]).toEqual(before)
  })

  test('are part of what is shown when the next step binds', () => {
    const match = withCard('draw-one')
    match.ann.attach('fire', 'pip')
    expect(match.bob.table.game?.sides[0].active?.energy).toEqual([])
    match.ann.play('draw-one')
    expect(match.bob.table.game?.sides[0].active?.energy).toEqual(['fire'])
    expect(match.stranger.table.game?.sides[0].active?.energy).toEqual(['fire'])
  })
})

describe('questions to oneself', () => {
  test('about the own hand bind nobody', () => {
    const match = withCard('bin')
    const before = match.ann.game
    match.ann.play('bin')
    const asked = match.ann.game
    expect(match.ann.options).toEqual(['dew', 'filler', 'fire'])
    match.ann.picks('filler')
    expect(match.ann.drafts).toEqual(['Pick', 'PlayTrainer'])
    match.ann.undo()
    expect(match.ann.game).toEqual(asked)
    match.ann.picks('fire')
    match.ann.undo()
    match.ann.undo()
    expect(match.ann.game).toEqual(before)
  })

  test('about what lies open bind nobody', () => {
    const match = given({ you: { bench: ['dew', 'wall'], hand: ['switch', 'dig-up'], discard: ['fire', 'water'] } })
    match.ann.play('switch')
    match.ann.picks('wall')
    match.ann.play('dig-up')
    match.ann.picks('water')
    expect(match.ann.drafts).toEqual(['Pick', 'PlayTrainer', 'Pick', 'PlayTrainer'])
  })

  test('several picks at once are one step', () => {
    const match = given({ you: { hand: ['bin-two', 'fire', 'water', 'dew'] } })
    match.ann.play('bin-two')
    const asked = match.ann.game
    match.ann.picks('fire', 'dew')
    expect(match.ann.hand).toEqual(['water'])
    expect(match.ann.drafts).toEqual(['Pick', 'PlayTrainer'])
    match.ann.undo()
    expect(match.ann.game).toEqual(asked)
    match.ann.picks('fire')
    match.ann.picks('water')
    expect(match.ann.drafts).toEqual(['Pick', 'Pick', 'PlayTrainer'])
  })

  test('“you may”: no binds nobody, yes does if it draws', () => {
    const match = given({ you: { hand: ['guest'] } })
    match.ann.act({ type: 'Bench', card: 'guest' })
    match.ann.picks('no')
    expect(match.ann.drafts).toEqual(['Pick', 'Bench'])
    match.ann.undo()
    match.ann.picks('yes')
    expect(match.ann.drafts).toEqual([])
  })
})

/** How something is done that binds. */
type Doing = (ann: Person) => unknown
const playing =
  (card: CardId): Doing =>
  ann =>
    ann.play(card)

describe('what binds', () => {
  const cases: readonly { what: string; card: CardId; doing: Doing; flips?: readonly Face[] }[] = [
    { what: 'a coin', card: 'toss', doing: playing('toss'), flips: ['tails'] },
    { what: 'a draw', card: 'draw-one', doing: playing('draw-one') },
    { what: 'a search, before anything is found', card: 'seek', doing: playing('seek') },
    { what: 'a look at the own deck', card: 'peek', doing: playing('peek') },
    { what: 'a look at the other’s hand', card: 'spy', doing: playing('spy') },
    { what: 'a shuffle', card: 'shuffle', doing: playing('shuffle') },
    { what: 'a card from the top of the deck to the discard pile', card: 'mill', doing: playing('mill') },
    { what: 'a card picked at random', card: 'snatch', doing: playing('snatch') },
    { what: 'a card of the other’s hand that moves', card: 'strip', doing: playing('strip') },
    { what: 'a Prize that comes to the hand', card: 'prize-to-hand', doing: playing('prize-to-hand') },
    { what: 'a question to the other player', card: 'riddle', doing: playing('riddle') },
    { what: 'an attack', card: 'filler', doing: ann => ann.attack('Tap') },
    { what: 'the end of the turn', card: 'filler', doing: ann => ann.endTurn() },
  ]

  test.each(cases)('$what', ({ card, doing, flips }) => {
    const match = withCard(card, flips)
    match.ann.attach('fire', 'pip')
    match.ann.act({ type: 'Bench', card: 'dew' })
    expect(match.ann.drafts).toEqual(['Bench', 'AttachEnergy'])
    doing(match.ann)
    expect(draftOf(match.match)).toEqual([])
    expect(match.ann.refused({ type: 'Undo' })).toBe('nothing-to-take-back')
    expect(match.bob.refused({ type: 'Undo' })).toBe('nothing-to-take-back')
  })

  test('a coin for a Confused Pokémon that retreats', () => {
    const match = given({
      ruleset: 'ecard-2002',
      you: { active: { card: 'pip', energy: ['fire'], conditions: ['confused'] }, bench: ['dew'] },
      flips: ['heads'],
    })
    match.ann.act({ type: 'Retreat', to: match.ann.id('dew'), pay: ['fire'] })
    expect(match.ann.drafts).toEqual([])
  })

  test('Prizes, when they are taken, but not yet when they are to be chosen', () => {
    const match = given({ you: { hand: ['sting'] }, opponent: { bench: ['dew'] } })
    match.ann.play('sting')
    expect(match.ann.question.prompt).toBe('take-prizes')
    expect(match.ann.drafts).toEqual(['PlayTrainer'])
    expect(match.bob.table.game?.sides[1].active).not.toBeNull()
    match.ann.picks(3)
    expect(match.lastInGame).toContain('PrizesTaken')
    expect(match.bob.active).toBe('dew')
    expect(match.ann.drafts).toEqual([])
  })

  test('the answer of the other player', () => {
    const match = withCard('riddle')
    match.ann.play('riddle')
    match.bob.picks('no')
    expect(match.match.steps.map(({ seat, binding }) => [seat, binding])).toEqual([
      [0, true],
      [1, true],
    ])
    expect(match.bob.refused({ type: 'Undo' })).toBe('nothing-to-take-back')
  })

  test('an order of the other player that decided in between', () => {
    const match = given({
      you: { hand: ['sting'], prizes: 2 },
      opponent: { bench: ['dew', 'wall'] },
      orders: [{ prizes: 'rightmost' }, { promote: ['Wall'] }],
    })
    match.ann.play('sting')
    expect(match.bob.active).toBe('wall')
    expect(match.ann.refused({ type: 'Undo' })).toBe('nothing-to-take-back')
  })
})

describe('what came before', () => {
  test('stays, but what is drafted afterwards can be taken back', () => {
    const match = withCard('draw-one')
    match.ann.attach('fire', 'pip')
    match.ann.play('draw-one')
    const bound = match.ann.game
    match.ann.act({ type: 'Bench', card: 'dew' })
    match.ann.undo()
    expect(match.ann.game).toEqual(bound)
    expect(match.ann.refused({ type: 'Undo' })).toBe('nothing-to-take-back')
  })

  test('of another turn is over', () => {
    const match = given({ you: { hand: ['fire'] }, opponent: { hand: ['fire'] } })
    match.ann.attach('fire', 'pip')
    match.ann.endTurn()
    expect(match.match.steps).toEqual([])
    match.bob.attach('fire', 'pip')
    expect(match.ann.refused({ type: 'Undo' })).toBe('nothing-to-take-back')
    expect(match.bob.undo()).toEqual([{ type: 'TakenBack', seat: 1, to: 5 }])
  })

  test('of a game that ended in Sudden Death is over', () => {
    const bombs = { active: 'bomb', hand: ['draw-one'], prizes: 1 }
    const match = given({ you: bombs, opponent: bombs })
    match.ann.play('draw-one')
    match.ann.attack('Blast')
    expect(match.lastInGame).toContain('SuddenDeathBegan')
    expect(match.match.steps).toEqual([])
    expect(match.ann.refused({ type: 'AskTakeback', to: 3 })).toBe('nothing-to-take-back')
  })

  test('the set-up is not a draft', () => {
    const match = begin()
    match.ann.picks('pip', null)
    expect(match.ann.refused({ type: 'Undo' })).toBe('nothing-to-take-back')
    match.bob.picks('pip', null)
    expect(match.match.game?.turn.number).toBe(1)
    for (const who of [match.ann, match.bob]) expect(who.refused({ type: 'Undo' })).toBe('nothing-to-take-back')
  })

  test('a game that was given up stays given up', () => {
    const match = withCard('potion')
    match.ann.attach('fire', 'pip')
    match.bob.act({ type: 'Concede' })
    expect(match.ann.refused({ type: 'Undo' })).toBe('not-in-play')
  })
})
