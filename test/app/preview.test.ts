import { describe, expect, test } from 'vitest'
import { type Preview, previewAttack } from '../../src/app/preview.ts'
import { givenCards } from '../cards/given.ts'
import type { Given } from '../scenario/index.ts'

const given = givenCards('hgss-2010')
const [RAICHU, AMPHAROS, PIKACHU] = ['hgss1-10', 'hgss1-14', 'hgss1-78']
const AZUMARILL = 'hgss1-2' // 90 HP, weak to Lightning

function preview(card: string, attack: string, opponent: Given['opponent'] = { active: 'wall' }): Preview | null {
  const energy = ['lightning', 'lightning', 'lightning']
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

  test('of a target that is to be chosen cannot be given', () => {
    expect(preview('hgss1-42', 'Thunder Spear', { active: 'wall', bench: ['pip'] })).toBeNull()
  })

  test('of an attack that is not allowed cannot be given', () => {
    expect(preview(PIKACHU, 'Thunder')).toBeNull()
  })
})
