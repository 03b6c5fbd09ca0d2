import { expect, test } from 'vitest'
import type { SeenEvent, SeenOf, SeenType } from '../../../../src/engine/view.ts'
import { narrate } from '../../../../src/words/english/game/narration.ts'

const PLAYERS = ['Ann', 'Ben'] as const
const EVENT = { seat: null, pokemon: null, other: null, cards: [], count: 0 }
const wall = { id: 1, seat: 0, card: 'Wall', spot: 'active', damage: 30, maxHp: 200 } as const
const dew = { id: 2, seat: 1, card: 'Dew', spot: 'bench', damage: 0, maxHp: 50 } as const

type Some = { [T in SeenType]: Partial<SeenOf<T>> & { readonly type: T } }[SeenType]

const lineOf = (event: Some) =>
  narrate([{ ...EVENT, ...event } as SeenEvent], { card: id => id, seat: seat => PLAYERS[seat] })

test.each<[Some, string]>([
  [{ type: 'TextWorked', seat: 1, pokemon: dew, name: 'Healing', cards: ['Dew'] }, "Healing of Ben's Dew works."],
  [{ type: 'TextWorked', seat: 0, pokemon: wall, cards: ['Charm'], count: 1 }, "Charm on Ann's Wall works."],
  [{ type: 'TextWorked', seat: 0, cards: ['Park'], count: 1 }, 'The Stadium Park works.'],
  [{ type: 'SuddenDeathBegan' }, 'Both have won at once, so Sudden Death decides!'],
  [{ type: 'MulliganAnnounced', seat: 1 }, 'Ben has no Basic Pokémon and will draw a new hand.'],
  [{ type: 'CardsRevealed', seat: 0, count: 8, shownTo: [0] }, 'Ann looks at 8 cards.'],
  [{ type: 'CardsRevealed', seat: 0, count: 3, shownTo: [1] }, 'Ann shows 3 cards.'],
  [{ type: 'LeveledUp', seat: 0, pokemon: wall, cards: ['Wall X'], count: 1 }, 'Ann levels Wall up to Wall X.'],
  [{ type: 'Devolved', seat: 0, pokemon: wall, cards: ['Wall'], count: 1, to: 'hand' }, "Ann's Wall loses Wall."],
  [{ type: 'CardReplaced', seat: 0, pokemon: wall, cards: ['Dew'], count: 1 }, "Ann's Wall turns into Dew."],
  [
    { type: 'TrainerAttached', seat: 1, pokemon: dew, cards: ['Charm'], count: 1, from: 'hand' },
    'Ben attaches Charm to Dew on the Bench.',
  ],
  [
    { type: 'EnergyAttached', seat: 0, pokemon: wall, cards: ['Fire'], count: 1, from: 'discard' },
    'Ann attaches Fire to Wall from the discard pile.',
  ],
  [{ type: 'StadiumPlayed', seat: 1, cards: ['Park'], count: 1 }, 'Ben plays the Stadium Park.'],
  [{ type: 'PowerUsed', seat: 1, name: 'Park' }, 'Ben uses Park.'],
  [{ type: 'RetreatFailed', seat: 0, pokemon: wall }, "Ann's Wall fails to retreat."],
  [{ type: 'AttackFailed', seat: 0, why: 'requirement' }, 'The attack does nothing.'],
  [{ type: 'AttackFailed', seat: 0, why: 'baby' }, 'The Baby Pokémon gets away: there is no attack.'],
  [
    { type: 'CountersPlaced', seat: 0, pokemon: wall, amount: 30 },
    "3 damage counters on Ann's Wall (170/200 HP left).",
  ],
  [
    { type: 'CountersMoved', seat: 0, pokemon: wall, other: dew, amount: 20 },
    "2 damage counters move from Ann's Wall to Ben's Dew.",
  ],
  [
    { type: 'CountersMoved', seat: 0, pokemon: wall, other: dew, amount: 10 },
    "A damage counter moves from Ann's Wall to Ben's Dew.",
  ],
  [{ type: 'NamedCounterPlaced', seat: 0, pokemon: wall, name: 'Char' }, "Ann's Wall gets a Char counter."],
  [{ type: 'NamedCountersRemoved', seat: 0, pokemon: wall }, "Ann's Wall loses its counters."],
  [{ type: 'EffectBegan', seat: 1, name: 'cannot-use-powers', turn: 4 }, 'Ben cannot use powers until turn 4 is over.'],
  [{ type: 'EffectBegan', name: 'attacks-harder' }, 'Everybody attacks harder.'],
  [{ type: 'PokemonLeft', seat: 1, pokemon: dew, count: 1, cards: ['Dew'] }, "Ben's Dew leaves play."],
  [
    {
      type: 'CardsMoved',
      seat: 0,
      pokemon: wall,
      other: dew,
      from: 'pokemon',
      to: 'pokemon',
      cards: ['Fire'],
      count: 1,
    },
    "Ann moves Fire from Wall to Ben's Dew.",
  ],
  [
    { type: 'CardsMoved', seat: 0, from: 'stadium', to: 'discard', cards: ['Park'], count: 1 },
    'Ann discards Park from play.',
  ],
  [
    { type: 'CardsMoved', seat: 0, from: 'discard', to: 'hand', cards: ['Dew'], count: 1 },
    'Ann takes Dew from the discard pile to the hand.',
  ],
  [{ type: 'CardsMoved', seat: 0, from: 'deck', to: 'hand', count: 2 }, 'Ann takes 2 cards from the deck to the hand.'],
])('%j', (event, line) => {
  expect(lineOf(event)).toEqual([line])
})

test.each([
  [['prizes'], 'Ann wins because the last Prize was taken!'],
  [['no-pokemon'], 'Ann wins because Ben has no Pokémon left in play!'],
  [['deck-out'], 'Ann wins because Ben has no card left to draw!'],
  [['concession'], 'Ann wins because Ben has conceded!'],
  [['prizes', 'no-pokemon'], 'Ann wins because the last Prize was taken and Ben has no Pokémon left in play!'],
] as const)('%j', (ways, line) => {
  expect(lineOf({ type: 'GameEnded', result: { winner: 0, ways } })).toEqual([line])
})
