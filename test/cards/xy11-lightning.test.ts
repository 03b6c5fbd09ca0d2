import { expect, test } from 'vitest'
import { catalogue } from '../../src/cards/index.ts'
import { pokemon } from '../../src/cards/kit/index.ts'
import type { Given } from '../scenario/index.ts'
import { givenCards } from './given.ts'

const given = givenCards('xy-2016')
const BOLT = 'g1-78'
const cards = [
  ...catalogue.prints,
  pokemon('big-EX', { name: 'Big-EX', type: 'grass', hp: 170, labels: ['EX'] }),
  pokemon('odd-EX', { name: 'Odd-EX', type: 'grass', hp: 30, labels: ['EX'] }),
  pokemon('moth', { name: 'Moth', type: 'psychic', hp: 90, weakness: 'lightning' }),
  pokemon('seed', { name: 'Seed', type: 'psychic', hp: 90, weakness: 'grass' }),
  pokemon('iron', { name: 'Iron', type: 'metal', hp: 90, resistance: ['lightning', 20] }),
]

const attacking = (card: string, energy: readonly string[], spec: Partial<Given> = {}) =>
  given({
    cards,
    opponent: { active: 'wall', bench: ['dew'] },
    ...spec,
    you: { active: { card, energy }, ...spec.you },
  })

test.each([
  ['Mareep', 'xy11-38', 'Thunder Wave', 0, 'heads', ['paralyzed']],
  ['Mareep', 'xy11-38', 'Thunder Wave', 0, 'tails', []],
  ['Flaaffy', 'xy11-39', 'Thunder Shock', 50, 'heads', ['paralyzed']],
  ['Flaaffy', 'xy11-39', 'Thunder Shock', 50, 'tails', []],
  ['Ampharos', 'xy11-40', 'Gigavolt', 120, 'heads', []],
  ['Ampharos', 'xy11-40', 'Gigavolt', 80, 'tails', ['paralyzed']],
] as const)('%s (%s): %s does %i damage; %s', (_, card, name, damage, face, conditions) => {
  const game = attacking(card, [BOLT, BOLT, 'water'], { flips: [face] })
  game.you.attack(name)
  expect(game.opponent.active).toHaveDamage(damage)
  expect(game.opponent.active.conditions).toEqual(conditions)
})

test("Ampharos: Shocking Light puts three counters on one of the opponent's Pokémon-EX, once a turn", () => {
  const game = given({
    cards,
    you: { active: 'big-EX', bench: ['xy11-40'] },
    opponent: { active: 'big-EX', bench: ['dew', 'odd-EX'] },
  })
  game.you.usePower('Shocking Light', 'xy11-40')
  expect(game).toAsk('you', ['big-EX', 'odd-EX'], { min: 1, max: 1 })
  game.you.choose('big-EX')
  expect(game.opponent.active).toHaveDamage(30)
  expect(game.you.active).toHaveDamage(0)
  expect(game.you.refused.usePower('Shocking Light', 'xy11-40')).toBe('power-used')
})

test('Ampharos: Shocking Light may Knock Out, which is worth two Prizes, and is used even by a Paralyzed Pokémon', () => {
  const active = { card: 'xy11-40', conditions: ['paralyzed'] as const }
  const game = given({ cards, you: { active }, opponent: { active: 'wall', bench: ['odd-EX'] } })
  game.you.usePower('Shocking Light')
  expect(game.opponent.benchedAll).toEqual([])
  game.you.choose(0, 1)
  expect(game.you.zone('prizes').length).toBe(4)
  expect(game.state.turn.seat).toBe(0)
})

test('Ampharos: Shocking Light is not offered where no Pokémon-EX could take it', () => {
  const game = given({ cards, you: { active: 'xy11-40', bench: ['big-EX'] }, opponent: { active: 'wall' } })
  expect(game.you.refused.usePower('Shocking Light')).toBe('no-effect')
})

test('Galvantula: Double Thread hits two Pokémon of the other side, with Weakness and Resistance on the Bench too', () => {
  const opponent = { active: 'wall', bench: ['moth', 'iron', 'seed'] }
  const game = attacking('xy11-42', ['water'], { opponent })
  game.you.attack('Double Thread')
  expect(game).toAsk('you', ['wall', 'moth', 'iron', 'seed'], { min: 2, max: 2 })
  game.you.choose('moth', 'iron')
  expect(game.opponent.active).toHaveDamage(0)
  expect(game.opponent.benchedAll.map(({ damage }) => damage)).toEqual([60, 10, 0])
  const other = attacking('xy11-42', ['water'], { opponent })
  other.you.attack('Double Thread')
  other.you.choose('wall', 'seed')
  expect(other.opponent.active).toHaveDamage(30)
  expect(other.opponent.benchedAll.map(({ damage }) => damage)).toEqual([0, 0, 60])
})

test('Galvantula: Double Thread against a single Pokémon', () => {
  const game = attacking('xy11-42', ['water'], { opponent: { active: 'moth' } })
  game.you.attack('Double Thread')
  expect(game).toAskNobody()
  expect(game.opponent.active).toHaveDamage(60)
})

test("Galvantula: after Electroweb the Defending Pokémon cannot retreat in the opponent's next turn", () => {
  const wall = { card: 'wall', energy: ['fire', 'fire'] }
  const game = attacking('xy11-42', [BOLT], { opponent: { active: wall, bench: ['dew'] } })
  game.you.attack('Electroweb')
  expect(game.opponent.active).toHaveDamage(30)
  expect(game.opponent.refused.retreat('dew', ['fire', 'fire'])).toBe('locked')
  game.opponent.endTurn()
  game.you.endTurn()
  game.opponent.retreat('dew', ['fire', 'fire'])
  expect(game.opponent.active.card).toBe('dew')
})
