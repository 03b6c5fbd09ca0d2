import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/cards/index.ts'
import { attack, inflict, pokemon } from '../../src/cards/kit/index.ts'
import type { Power } from '../../src/engine/print.ts'
import type { Given } from '../scenario/index.ts'
import { givenCards } from './given.ts'

const given = givenCards('hgss-2010')
const [UMBREON, HONCHKROW, SABLEYE, SKUNTANK] = ['hgss3-10', 'hgss3-16', 'hgss3-35', 'hgss3-37']
const [HOUNDOUR, MURKROW, STUNKY, ESPEON] = ['hgss3-54', 'hgss3-58', 'hgss3-69', 'hgss3-2']

const attacking = (card: string, spec: Omit<Given, 'rules'> = {}) =>
  given({ you: { active: { card, energy: ['darkness', 'fire', 'fire'] } }, opponent: { active: 'wall' }, ...spec })

describe('Umbreon', () => {
  const attacks = [attack('Bump', 'C', 10), attack('Hex', 'C', 0, inflict('paralyzed'))]
  const gifted = (kind: Power['kind']) =>
    pokemon(kind, { name: kind, type: 'fire', hp: 90, powers: [{ name: 'Gift', kind, text: 'None.' }], attacks })
  const plain = pokemon('plain', { name: 'Plain', type: 'fire', hp: 90, attacks })
  const cards = [...catalogue.prints, gifted('power'), gifted('body'), gifted('ability'), plain]
  const umbreon = (attacker: string, bench: readonly string[] = []) =>
    attacking(UMBREON, { opponent: { active: { card: attacker, energy: ['fire'] }, bench }, cards })

  test.each([
    ['power', 0, []],
    ['body', 0, []],
    ['ability', 10, ['paralyzed']],
    ['plain', 10, ['paralyzed']],
  ] as const)('Umbreon: what an attacker with %s can do after Moonlight Fang', (attacker, damage, conditions) => {
    const game = umbreon(attacker)
    game.you.attack('Moonlight Fang')
    expect(game.opponent.active).toHaveDamage(30)
    game.opponent.attack('Bump')
    expect(game.you.active).toHaveDamage(damage)
    const other = umbreon(attacker)
    other.you.attack('Moonlight Fang')
    other.opponent.attack('Hex')
    expect(other.you.active.conditions).toEqual(conditions)
  })

  test("Umbreon: Moonlight Fang lasts for the opponent's next turn only", () => {
    const game = umbreon('power')
    game.you.attack('Moonlight Fang')
    game.opponent.attack('Bump')
    game.you.endTurn()
    game.opponent.attack('Bump')
    expect(game.you.active).toHaveDamage(10)
  })

  test('Umbreon: for Moonlight Fang a power on the Bench of the attacker does not count', () => {
    const game = umbreon('plain', ['power'])
    game.you.attack('Moonlight Fang')
    game.opponent.attack('Hex')
    expect(game.you.active.conditions).toEqual(['paralyzed'])
  })

  test.each([
    ['heads', 60],
    ['tails', 30],
  ] as const)('Umbreon: Quick Blow, %s', (face, damage) => {
    const game = attacking(UMBREON, { flips: [face] })
    game.you.attack('Quick Blow')
    expect(game.opponent.active).toHaveDamage(damage)
  })
})

describe('Honchkrow', () => {
  test("Honchkrow: after Shadow Bind there is no retreat in the opponent's next turn", () => {
    const game = attacking(HONCHKROW, {
      opponent: { active: { card: 'wall', energy: ['fire', 'fire'] }, bench: ['dew'] },
    })
    game.you.attack('Shadow Bind')
    expect(game.opponent.active).toHaveDamage(30)
    expect(game.opponent.refused.retreat('dew', ['fire', 'fire'])).toBe('locked')
    game.opponent.endTurn()
    game.you.endTurn()
    game.opponent.retreat('dew', ['fire', 'fire'])
  })

  test.each([
    [[], [], 10],
    [[MURKROW, 'darkness', ESPEON, UMBREON, MURKROW], [], 40],
    [[], [MURKROW], 10],
  ] as const)(
    'Honchkrow: Vengeance counts Darkness Pokémon in the own discard pile: %j and %j',
    (own, theirs, damage) => {
      const game = attacking(HONCHKROW, {
        you: { active: { card: HONCHKROW, energy: ['darkness', 'fire', 'fire'] }, discard: own },
        opponent: { active: 'wall', discard: theirs },
      })
      game.you.attack('Vengeance')
      expect(game.opponent.active).toHaveDamage(damage)
    },
  )
})

describe('Sableye', () => {
  const sableye = (discard: readonly string[]) =>
    given({ you: { active: { card: SABLEYE, energy: ['darkness'] }, deck: ['dew'], discard } })

  test('Sableye: Pull Out puts any card of the discard pile on top of the deck, shown and not shuffled', () => {
    const game = sableye(['potion', 'fire', 'pip'])
    game.you.attack('Pull Out')
    expect(game).toAsk('you', ['potion', 'fire', 'pip'], { min: 1, max: 1 })
    game.you.choose('fire')
    expect(game.you.zone('deck').slice(0, 2)).toEqual(['fire', 'dew'])
    expect(game.lastTypes).not.toContain('DeckShuffled')
    expect(game.you.discard).toEqual(['potion', 'pip'])
  })

  test('Sableye: Pull Out with an empty discard pile does nothing', () => {
    const game = sableye([])
    game.you.attack('Pull Out')
    expect(game).toAskNobody()
    expect(game.you.zone('deck')[0]).toBe('dew')
  })

  test.each([
    [2, 1, 50],
    [1, 1, 20],
    [0, 1, 20],
  ])('Sableye: Dark Hand with %i cards against %i', (mine, theirs, damage) => {
    const hand = (count: number) => Array<string>(count).fill('pip')
    const game = given({
      you: { active: { card: SABLEYE, energy: ['darkness', 'fire'] }, hand: hand(mine) },
      opponent: { active: 'wall', hand: hand(theirs) },
    })
    game.you.attack('Dark Hand')
    expect(game.opponent.active).toHaveDamage(damage)
  })
})

describe('Skuntank, Stunky and Houndour', () => {
  test.each([
    ['heads', 'poisoned', 10],
    ['tails', 'paralyzed', 0],
  ] as const)('Skuntank: Stun Gas, %s', (face, condition, damage) => {
    const game = attacking(SKUNTANK, { flips: [face] })
    game.you.attack('Stun Gas')
    expect(game.opponent.active.conditions).toEqual([condition])
    expect(game.opponent.active).toHaveDamage(damage)
  })

  test.each([
    ['Skuntank', SKUNTANK, 'Fury Swipes', ['heads', 'tails', 'heads'], 60],
    ['Skuntank', SKUNTANK, 'Fury Swipes', ['tails', 'tails', 'tails'], 0],
    ['Stunky', STUNKY, 'Double Scratch', ['heads', 'heads'], 20],
    ['Stunky', STUNKY, 'Double Scratch', ['tails', 'heads'], 10],
    ['Houndour', HOUNDOUR, 'Jump On', ['heads'], 20],
    ['Houndour', HOUNDOUR, 'Jump On', ['tails'], 10],
  ] as const)('%s (%s): %s, %j', (_, card, name, flips, damage) => {
    const game = attacking(card, { flips })
    game.you.attack(name)
    expect(game.opponent.active).toHaveDamage(damage)
  })
})

describe('Murkrow', () => {
  const murkrow = (face: 'heads' | 'tails', hand: readonly string[], picks: readonly number[] = []) =>
    attacking(MURKROW, { opponent: { active: 'wall', hand, deckSize: 10 }, flips: [face], picks })

  test('Murkrow: Astonish, heads: a card picked blindly is seen by the attacker and shuffled away', () => {
    const game = murkrow('heads', ['pip', 'potion', 'dew'], [1])
    game.you.attack('Astonish')
    expect(game).toAskNobody()
    expect(game.opponent.active).toHaveDamage(10)
    expect(game.last).toContainEqual(expect.objectContaining({ type: 'CardsRevealed', to: [0] }))
    expect(game.story('DeckShuffled')).toEqual(['opponent DeckShuffled'])
    expect(game.opponent.hand).toEqual(['pip', 'dew', 'potion'])
  })

  test('Murkrow: Astonish, tails: the hand stays', () => {
    const game = murkrow('tails', ['pip'])
    game.you.attack('Astonish')
    expect(game.opponent.hand).toEqual(['pip', 'filler'])
    expect(game.story('DeckShuffled')).toEqual([])
  })

  test('Murkrow: Astonish, heads, against an empty hand', () => {
    const game = murkrow('heads', [])
    game.you.attack('Astonish')
    expect(game.opponent.active).toHaveDamage(10)
    expect(game.opponent.hand).toEqual(['filler'])
  })
})
