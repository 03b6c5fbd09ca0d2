/** Between turns: named counters and Darkness Energy, which only the rulebook of 2002 has steps for. */
import { expect, test } from 'vitest'
import { betweenCards as cards, betweenLasting as lasting } from '../scenario/cards/between-turns.ts'
import { given } from '../scenario/index.ts'

test.each([
  ['ecard-2002', ['tails'], 10],
  ['ecard-2002', ['heads'], 0],
  ['hgss-2010', [], 0],
  ['xy-2016', [], 0],
] as const)('[BETW-05, C-66] a Char counter on a Benched Pokémon (%s, coins: %j) places %i', (rules, flips, damage) => {
  const game = given({
    rules,
    lasting,
    you: { active: 'pip', bench: [{ card: 'wall', counters: ['char'] }] },
    flips,
  })
  game.you.endTurn()
  expect(game.you.benched('wall')).toMatchObject({ damage, counters: ['char'] })
})

test.each([
  ['ecard-2002', [10, 0, 0]],
  ['hgss-2010', [0, 0, 0]],
  ['xy-2016', [0, 0, 0]],
] as const)('[BETW-06, C-67] Darkness Energy on a Fire, a Darkness and a Dark Pokémon (%s): %j', (rules, damage) => {
  const game = given({
    rules,
    cards,
    you: {
      active: 'wall',
      bench: [
        { card: 'pip', energy: ['shadow'] },
        { card: 'gloom', energy: ['shadow'] },
        { card: 'dark-pip', energy: ['shadow'] },
      ],
    },
  })
  game.you.endTurn()
  expect(game.you.benchedAll.map(each => each.damage)).toEqual(damage)
})

test('[BETW-06] the Active Pokémon and the opponent’s Benched ones suffer likewise', () => {
  const game = given({
    rules: 'ecard-2002',
    cards,
    you: { active: { card: 'pip', energy: ['shadow', 'shadow'] } },
    opponent: { active: 'wall', bench: [{ card: 'leaf', energy: ['shadow'] }, 'fern'] },
  })
  game.you.endTurn()
  expect(game.you.active).toHaveDamage(20)
  expect([game.opponent.active, ...game.opponent.benchedAll].map(({ damage }) => damage)).toEqual([0, 10, 0])
})

test('[B-33] how many counters these place is a matter of the card', () => {
  const game = given({
    rules: 'ecard-2002',
    cards,
    lasting,
    you: {
      active: { card: 'wall', energy: ['deep-shadow'] },
      bench: [
        { card: 'leaf', counters: ['blaze'] },
        { card: 'dark-pip', energy: ['deep-shadow'] },
      ],
    },
    flips: ['tails'],
  })
  game.you.endTurn()
  expect([game.you.active, ...game.you.benchedAll].map(({ damage }) => damage)).toEqual([30, 20, 0])
})
