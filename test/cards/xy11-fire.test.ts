import { expect, test } from 'vitest'
import type { Given } from '../scenario/index.ts'
import { givenCards } from './given.ts'

const given = givenCards('xy-2016')
const FIRE = 'g1-76'

const attacking = (card: string, energy: readonly string[], spec: Partial<Given> = {}) =>
  given({ opponent: { active: 'wall' }, ...spec, you: { active: { card, energy }, ...spec.you } })

test('Ponyta: Returning Flames takes back two Fire Energy cards, no others', () => {
  const game = attacking('xy11-16', ['water'], { you: { discard: [FIRE, 'water', 'fire', 'rainbow', FIRE] } })
  game.you.attack('Returning Flames')
  expect(game).toAsk('you', [`${FIRE}×2`, 'fire'], { min: 2, max: 2 })
  game.you.choose(FIRE, 'fire')
  expect(game.you.hand).toEqual([FIRE, 'fire'])
  expect(game.opponent.active).toHaveDamage(0)
})

test.each([[[FIRE]], [[]]])('Ponyta: Returning Flames with %j in the discard pile takes what there is', there => {
  const game = attacking('xy11-16', ['water'], { you: { discard: ['water', ...there] } })
  game.you.attack('Returning Flames')
  expect(game).toAskNobody()
  expect(game.you.hand).toEqual(there)
})

test('Rapidash: Fire Blast discards a Fire Energy after the damage [B-71]', () => {
  const game = attacking('xy11-17', [FIRE, FIRE, 'water'])
  game.you.attack('Fire Blast')
  expect(game).toAskNobody()
  expect(game.you.active.energy).toEqual([FIRE, 'water'])
  expect(game.opponent.active).toHaveDamage(70)
  expect(game.story('CardsMoved', 'DamageDealt')).toEqual(['DamageDealt', 'CardsMoved'])
})

test('Rapidash: Confused, on tails nothing is paid for Fire Blast', () => {
  const active = { card: 'xy11-17', energy: [FIRE, FIRE], conditions: ['confused'] as const }
  const game = given({ you: { active }, opponent: { active: 'wall' }, flips: ['tails'] })
  game.you.attack('Fire Blast')
  expect(game.you.active.energy).toEqual([FIRE, FIRE])
  expect(game.you.active).toHaveDamage(30)
})

test.each([
  ['heads', [FIRE, 'water']],
  ['tails', ['water']],
] as const)('Chimchar: Ember, %s', (face, energy) => {
  const game = attacking('xy11-18', [FIRE, 'water'], { flips: [face] })
  game.you.attack('Ember')
  expect(game.you.active.energy).toEqual(energy)
  expect(game.opponent.active).toHaveDamage(30)
})

test.each([
  ['heads', 30],
  ['tails', 0],
] as const)('Litleo: Lunge, %s', (face, damage) => {
  const game = attacking('xy11-22', [FIRE, 'water'], { flips: [face] })
  game.you.attack('Lunge')
  expect(game.opponent.active).toHaveDamage(damage)
})

test('Pyroar: Flame Charge attaches a Fire Energy card from the deck, if one is found', () => {
  const deck = ['pip', FIRE, 'water', 'rainbow']
  const game = attacking('xy11-23', [FIRE, 'water'], { you: { deck } })
  game.you.attack('Flame Charge')
  expect(game.opponent.active).toHaveDamage(60)
  expect(game).toAsk('you', [FIRE], { min: 0, max: 1 })
  game.you.choose(FIRE)
  expect(game.you.active.energy).toEqual([FIRE, 'water', FIRE])
  expect(game.story('DeckShuffled')).toEqual(['you DeckShuffled'])
  const none = attacking('xy11-23', [FIRE, 'water'], { you: { deck } })
  none.you.attack('Flame Charge')
  none.you.done()
  expect(none.you.active.energy).toEqual([FIRE, 'water'])
  expect(none.story('DeckShuffled')).toEqual(['you DeckShuffled'])
})

test('Pyroar: Incinerate discards the Tool of the Active Pokémon before it could soften the damage', () => {
  const game = attacking('xy11-23', [FIRE, FIRE, 'water'], {
    opponent: {
      active: { card: 'wall', energy: ['water'], attached: ['armor'] },
      bench: [{ card: 'dew', attached: ['charm'] }],
    },
  })
  game.you.attack('Incinerate')
  expect(game.opponent.active).toHaveDamage(90)
  expect(game.opponent.active.attached).toEqual([])
  expect(game.opponent.active.energy).toEqual(['water'])
  expect(game.opponent.benched('dew').attached).toEqual(['charm'])
  expect(game.opponent.discard).toEqual(['armor'])
})

test('Pyroar: Incinerate leaves attached cards that are no Tools, and needs none', () => {
  const game = attacking('xy11-23', [FIRE, FIRE, 'water'], {
    opponent: { active: { card: 'wall', attached: ['defender'] } },
  })
  game.you.attack('Incinerate')
  expect(game.opponent.active.attached).toEqual(['defender'])
  expect(game.opponent.active).toHaveDamage(70)
})

test('Pyroar: Incinerate takes no Tool from a Pokémon that effects of attacks do not reach', () => {
  const game = attacking('xy11-23', [FIRE, FIRE, 'water'], {
    opponent: { active: { card: 'wall', attached: ['charm'] } },
    effects: [{ name: 'is-untouched-by-attacks', on: 'opponents-active' }],
  })
  game.you.attack('Incinerate')
  expect(game.opponent.active.attached).toEqual(['charm'])
  expect(game.opponent.active).toHaveDamage(0)
})

test('Volcanion: Power Heater gives a Fire Energy card to each of two Benched Pokémon', () => {
  const you = { bench: ['pip', 'dew', 'leaf'], discard: [FIRE, 'water', FIRE, FIRE] }
  const game = attacking('xy11-25', [FIRE], { you })
  game.you.attack('Power Heater')
  expect(game.opponent.active).toHaveDamage(20)
  expect(game).toAsk('you', ['pip', 'dew', 'leaf'], { min: 2, max: 2 })
  game.you.choose('leaf', 'pip')
  expect(game).toAskNobody()
  expect(game.you.benchedAll.map(({ energy }) => energy)).toEqual([[FIRE], [], [FIRE]])
  expect(game.you.discard).toEqual(['water', FIRE])
})

test('Volcanion: Power Heater with a single Fire Energy card: the player says who gets it', () => {
  const game = attacking('xy11-25', [FIRE], { you: { bench: ['pip', 'dew'], discard: [FIRE, 'water'] } })
  game.you.attack('Power Heater')
  expect(game).toAsk('you', ['pip', 'dew'], { min: 1, max: 1 })
  game.you.choose('dew')
  expect(game.you.benchedAll.map(({ energy }) => energy)).toEqual([[], [FIRE]])
})

test.each([
  [['pip'], [FIRE, FIRE], [[FIRE]]],
  [['pip'], ['water'], [[]]],
  [[], [FIRE], []],
])('Volcanion: Power Heater with the Bench %j and %j in the discard pile', (bench, discard, energy) => {
  const game = attacking('xy11-25', [FIRE], { you: { bench, discard } })
  game.you.attack('Power Heater')
  expect(game).toAskNobody()
  expect(game.you.benchedAll.map(each => each.energy)).toEqual(energy)
})
