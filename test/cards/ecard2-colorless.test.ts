import { describe, expect, test } from 'vitest'
import type { Given } from '../scenario/index.ts'
import { givenCards } from './given.ts'

const given = givenCards('ecard-2002')
const FIRE = 'ecard1-161'
const [BLISSEY, PORYGON2, CHANSEY, MILTANK, PORYGON] = ['ecard2-6', 'ecard2-28', 'ecard2-69', 'ecard2-94', 'ecard2-103']

const attacking = (card: string, spec: Omit<Given, 'rules' | 'you'> = {}) =>
  given({ you: { active: { card, energy: [FIRE, FIRE, FIRE] } }, opponent: { active: 'wall' }, ...spec })

describe('Blissey', () => {
  const healing = (spec: Omit<Given, 'rules' | 'you'> = {}) =>
    given({
      you: {
        active: { card: BLISSEY, energy: [FIRE, 'double'], damage: 50 },
        bench: [
          { card: 'leaf', damage: 70 },
          { card: 'pip', damage: 20 },
        ],
      },
      ...spec,
    })

  test.each([
    ['heads', 40],
    ['tails', 70],
  ] as const)('Blissey: Happy Healing, %s: first the choice, then the coin, once a turn', (face, damage) => {
    const game = healing({ flips: [face] })
    game.you.usePower('Happy Healing')
    expect(game).toAsk('you', ['leaf', 'pip'], { min: 1, max: 1 })
    expect(game.lastTypes).not.toContain('CoinFlipped')
    game.you.choose('leaf')
    expect(game.you.benched('leaf')).toHaveDamage(damage)
    expect(game.you.benched('pip')).toHaveDamage(20)
    expect(game.you.active).toHaveDamage(50)
    expect(game.you.refused.usePower('Happy Healing')).toBe('power-used')
  })

  test('Blissey: Happy Healing heals no more than there is', () => {
    const game = healing({ flips: ['heads'] })
    game.you.usePower('Happy Healing')
    game.you.choose('pip')
    expect(game.you.benched('pip')).toHaveDamage(0)
  })

  test('Blissey: Happy Healing works from the Bench and may be used on itself there', () => {
    const game = given({
      you: { active: { card: 'pip', damage: 30 }, bench: [{ card: BLISSEY, energy: [FIRE], damage: 30 }] },
      flips: ['heads'],
    })
    game.you.usePower('Happy Healing', BLISSEY)
    expect(game.you.benched(BLISSEY)).toHaveDamage(20)
    expect(game.you.active).toHaveDamage(30)
  })

  test('[B-49] Blissey: Happy Healing is not used without a damaged Pokémon on the Bench, and is off under a Special Condition', () => {
    const alone = given({ you: { active: { card: BLISSEY, energy: [FIRE], damage: 30 } } })
    expect(alone.you.refused.usePower('Happy Healing')).toBe('no-effect')
    const unhurt = given({ you: { active: { card: BLISSEY, energy: [FIRE], damage: 30 }, bench: ['pip'] } })
    expect(unhurt.you.refused.usePower('Happy Healing')).toBe('no-effect')
    const drained = given({ you: { active: BLISSEY, bench: [{ card: 'pip', damage: 30 }] } })
    expect(drained.you.refused.usePower('Happy Healing'), 'no Energy to heal for').toBe('no-effect')
    const confused = given({ you: { active: { card: BLISSEY, conditions: ['confused'] }, bench: ['pip'] } })
    expect(confused.you.refused.usePower('Happy Healing')).toBe('power-off')
  })

  test.each([
    ['heads', 50],
    ['tails', 0],
  ] as const)('Blissey: Smash Bomber, %s', (face, damage) => {
    const game = attacking(BLISSEY, { flips: [face] })
    game.you.attack('Smash Bomber')
    expect(game.opponent.active).toHaveDamage(damage)
  })
})

describe('Porygon2', () => {
  test.each([
    [[], ['leaf', 'rock', 'fern']],
    [
      ['pip', 'dew'],
      ['pip', 'dew', 'leaf'],
    ],
  ])('Porygon2: Backup fills a hand of %j up to three cards, once a turn', (hand, after) => {
    const game = given({ you: { active: PORYGON2, hand, deck: ['leaf', 'rock', 'fern', 'wall'] } })
    game.you.usePower('Backup')
    expect(game.you.hand).toEqual(after)
    expect(game.you.refused.usePower('Backup')).toBe('power-used')
  })

  test('Porygon2: no Backup with three cards in hand or under a Special Condition', () => {
    const rich = given({ you: { active: PORYGON2, hand: ['pip', 'dew', 'leaf'] } })
    expect(rich.you.refused.usePower('Backup')).toBe('requirement')
    const burned = given({ you: { active: { card: PORYGON2, conditions: ['burned'] } } })
    expect(burned.you.refused.usePower('Backup')).toBe('power-off')
  })

  test('Porygon2: Hypnotic Ray', () => {
    const game = attacking(PORYGON2, { flips: ['tails'] })
    game.you.attack('Hypnotic Ray')
    expect(game.opponent.active.conditions).toEqual(['asleep'])
    expect(game.opponent.active).toHaveDamage(20)
  })
})

test('Chansey: Double-edge hurts both', () => {
  const game = attacking(CHANSEY)
  game.you.attack('Double-edge')
  expect(game.opponent.active).toHaveDamage(40)
  expect(game.you.active).toHaveDamage(40)
})

test.each([
  [['tails'], 0],
  [['heads', 'heads', 'tails'], 40],
] as const)('Miltank: Continuous Tumble flips until tails: %j', (flips, damage) => {
  const game = attacking(MILTANK, { flips })
  game.you.attack('Continuous Tumble')
  expect(game.opponent.active).toHaveDamage(damage)
})

describe('Porygon', () => {
  const sorting = (discard: readonly string[], face: 'heads' | 'tails') =>
    given({ you: { active: { card: PORYGON, energy: [FIRE] }, discard }, flips: [face] })

  test('Porygon: Data Sort, heads: a Trainer card of any kind is shown and goes back into the deck', () => {
    const game = sorting(['pip', 'switch', FIRE, 'draw-three', 'park'], 'heads')
    game.you.attack('Data Sort')
    expect(game).toAsk('you', ['switch', 'draw-three', 'park'], { min: 1, max: 1 })
    game.you.choose('draw-three')
    expect(game.you.discard).toEqual(['pip', 'switch', FIRE, 'park'])
    expect(game.you.zone('deck')).toContain('draw-three')
    expect(game.story('CardsRevealed', 'DeckShuffled')).toEqual(['CardsRevealed', 'you DeckShuffled'])
  })

  test.each([
    ['tails', ['switch']],
    ['heads', ['pip', FIRE]],
  ] as const)('Porygon: Data Sort, %s with %j in the discard pile', (face, discard) => {
    const game = sorting(discard, face)
    game.you.attack('Data Sort')
    expect(game).toAskNobody()
    expect(game.you.discard).toEqual(discard)
  })
})
