import { describe, expect, test } from 'vitest'
import { type Preview, previewAttack } from '../../src/app/preview.ts'
import { attack, pokemon } from '../../src/cards/kit/index.ts'
import { givenCards } from '../cards/given.ts'
import { type Given, given as scenario } from '../scenario/index.ts'

const given = givenCards('hgss-2010')
const [RAICHU, AMPHAROS, PIKACHU] = ['hgss1-10', 'hgss1-14', 'hgss1-78']
const AZUMARILL = 'hgss1-2' // 90 HP, weak to Lightning

function preview(
  card: string,
  attack: string,
  opponent: Given['opponent'] = { active: 'wall' },
  energy: readonly string[] = ['lightning', 'lightning', 'lightning'],
): Preview | null {
  const game = given({ you: { active: { card, energy }, bench: ['dew'] }, ...(opponent && { opponent }) })
  const before = JSON.stringify(game.state)
  const found = previewAttack(game.rules, game.state, { seat: 0, type: 'Attack', card, attack })
  expect(JSON.stringify(game.state)).toBe(before)
  return found
}

describe('the preview of an attack', () => {
  test('says what is printed', () => {
    expect(preview(PIKACHU, 'Tail Slap')).toEqual({ least: 10, most: 10, knockOut: 'no' })
  })

  test('counts Weakness, and says what is Knocked Out', () => {
    expect(preview(AMPHAROS, 'Thunder', { active: AZUMARILL, bench: ['pip'] })).toEqual({
      least: 160,
      most: 160,
      knockOut: 'yes',
    })
  })

  test('counts the damage that is there already', () => {
    const hurt = { active: { card: AZUMARILL, damage: 70 }, bench: ['pip'] }
    expect(preview(PIKACHU, 'Tail Slap', hurt)).toEqual({ least: 20, most: 20, knockOut: 'yes' })
    const healthier = { active: { card: AZUMARILL, damage: 60 }, bench: ['pip'] }
    expect(preview(PIKACHU, 'Tail Slap', healthier)).toEqual({ least: 20, most: 20, knockOut: 'no' })
  })

  test('with a coin: from all tails to all heads', () => {
    const hurt = { active: { card: AZUMARILL, damage: 40 }, bench: ['pip'] }
    expect(preview(PIKACHU, 'Quick Attack', hurt)).toEqual({ least: 40, most: 60, knockOut: 'maybe' })
  })

  test('that goes on until tails has no end', () => {
    expect(preview(RAICHU, 'Iron Tail')).toEqual({ least: 0, most: null, knockOut: 'maybe' })
  })

  test('counts what comes before a question', () => {
    expect(preview(AMPHAROS, 'Acceleration Bolt')).toEqual({ least: 30, most: 30, knockOut: 'no' })
  })

  test('of a target that is to be chosen: from none to all of it', () => {
    const found = preview('hgss1-42', 'Thunder Spear', { active: { card: PIKACHU, damage: 40 }, bench: ['pip'] })
    expect(found).toEqual({ least: 0, most: 20, knockOut: 'maybe' })
  })

  test('says of a choice what both answers would do', () => {
    const hurt = { active: { card: AZUMARILL, damage: 40 }, bench: ['pip'] }
    expect(preview('hgss4-26', 'Vital Throw', hurt, ['fighting'])).toEqual({ least: 40, most: 60, knockOut: 'maybe' })
  })

  test('tries every way in which six coins can fall, not only all tails and all heads', () => {
    const some = trying(6, heads => (heads === 2 ? 70 : 10))
    expect(some).toEqual({ least: 10, most: 70, knockOut: 'maybe' })
    expect(trying(6, () => 10)).toEqual({ least: 10, most: 10, knockOut: 'no' })
    expect(trying(6, heads => 60 + heads * 10)).toEqual({ least: 60, most: 120, knockOut: 'yes' })
  })

  test('of more coins: not silent about what all heads would do', () => {
    expect(trying(9, heads => (heads === 9 ? 90 : 10))).toMatchObject({ most: 90, knockOut: 'maybe' })
  })

  test('coins that are flipped after the attack change nothing', () => {
    const sleeper = { active: { card: 'wall', conditions: ['asleep'] as const }, bench: ['pip'] }
    expect(preview(PIKACHU, 'Tail Slap', sleeper)).toEqual({ least: 10, most: 10, knockOut: 'no' })
  })

  test('of an attack that is not allowed cannot be given', () => {
    expect(preview(PIKACHU, 'Thunder')).toBeNull()
  })
})

/** An attack against 60 HP whose damage depends on so many coins. */
function trying(coins: number, damage: (heads: number) => number): Preview | null {
  const gambler = pokemon('gambler', {
    name: 'Gambler',
    type: 'fire',
    hp: 60,
    attacks: [
      attack('Gamble', 'C', 10, {
        text: 'the damage depends on coins',
        *base({ game, you, source }) {
          const faces = Array.from({ length: coins }, () => game.flip(you, source))
          return damage(faces.filter(face => face === 'heads').length)
        },
      }),
    ],
  })
  const target = pokemon('target', { name: 'Target', type: 'water', hp: 60 })
  const you = { active: { card: 'gambler', energy: ['fire'] } }
  const game = scenario({
    rules: 'hgss-2010',
    cards: [gambler, target],
    you,
    opponent: { active: 'target', bench: ['pip'] },
  })
  return previewAttack(game.rules, game.state, { seat: 0, type: 'Attack', card: 'gambler', attack: 'Gamble' })
}
