import { describe, expect, test } from 'vitest'
import type { Given } from '../scenario/index.ts'
import { givenCards } from './given.ts'

const given = givenCards('hgss-2010')
const [METAGROSS, SKARMORY, LAIRON, METANG] = ['hgss3-18', 'hgss3-21', 'hgss3-29', 'hgss3-30']
const [ARON, BELDUM, MAWILE] = ['hgss3-42', 'hgss3-43', 'hgss3-56']

const attacking = (card: string, spec: Omit<Given, 'rules'> = {}) =>
  given({
    you: { active: { card, energy: ['metal', 'metal', 'fire', 'fire'] } },
    opponent: { active: 'wall' },
    ...spec,
  })

test.each([
  ['Metagross', METAGROSS, 'Quad Smash', ['heads', 'tails', 'heads', 'heads'], 150],
  ['Metagross', METAGROSS, 'Quad Smash', ['tails', 'tails', 'tails', 'tails'], 0],
  ['Metang', METANG, 'Double Smash', ['heads', 'heads'], 100],
  ['Metang', METANG, 'Double Smash', ['tails', 'heads'], 50],
  ['Beldum', BELDUM, 'Single Smash', ['heads'], 50],
  ['Beldum', BELDUM, 'Single Smash', ['tails'], 0],
] as const)('%s (%s): %s, %j', (_, card, name, flips, damage) => {
  const game = attacking(card, { flips })
  game.you.attack(name)
  expect(game.opponent.active).toHaveDamage(damage)
})

test.each([
  ['heads', ['confused']],
  ['tails', []],
] as const)('Aron: Metal Sound, %s', (face, conditions) => {
  const game = attacking(ARON, { flips: [face] })
  game.you.attack('Metal Sound')
  expect(game.opponent.active.conditions).toEqual(conditions)
  expect(game.opponent.active).toHaveDamage(0)
})

describe('Skarmory', () => {
  const skarmory = (deck: readonly string[]) =>
    given({ you: { active: { card: SKARMORY, energy: ['metal'] }, bench: ['dew'], deck } })

  test('Skarmory: Steel Coat attaches a Metal Energy card of the deck to any of the own Pokémon', () => {
    const game = skarmory(['fire', 'metal', 'rainbow', 'metal'])
    game.you.attack('Steel Coat')
    expect(game).toAsk('you', ['metal×2'], { min: 0, max: 1 })
    game.you.choose('metal')
    expect(game).toAsk('you', [SKARMORY, 'dew'], { min: 1, max: 1 })
    game.you.choose('dew')
    expect(game.you.benched('dew').energy).toEqual(['metal'])
    expect(game.story('DeckShuffled')).toEqual(['you DeckShuffled'])
  })

  test('Skarmory: Steel Coat without a find still shuffles', () => {
    const game = skarmory(['fire'])
    game.you.attack('Steel Coat')
    expect(game).toAsk('you', [], { min: 0, max: 0 })
    game.you.done()
    expect(game).toAskNobody()
    expect(game.you.active.energy).toEqual(['metal'])
    expect(game.story('DeckShuffled')).toEqual(['you DeckShuffled'])
  })
})

describe('Lairon', () => {
  const lairon = (face: 'heads' | 'tails', discard: readonly string[]) =>
    given({
      you: { active: { card: LAIRON, energy: ['metal'] }, bench: ['dew'], discard },
      opponent: { active: 'wall' },
      flips: [face],
    })

  test.each([
    ['heads', ['fire', 'metal', 'rainbow'], ['metal', 'metal']],
    ['heads', ['fire', 'rainbow'], ['metal']],
    ['tails', ['fire', 'metal'], ['metal']],
  ] as const)('Lairon: Scrap Attack, %s, with %j in the discard pile', (face, discard, energy) => {
    const game = lairon(face, discard)
    game.you.attack('Scrap Attack')
    expect(game).toAskNobody()
    expect(game.opponent.active).toHaveDamage(20)
    expect(game.you.active.energy).toEqual(energy)
    expect(game.you.benched('dew').energy).toEqual([])
  })
})

describe('Mawile', () => {
  const drawing = (deck: readonly string[], deckSize?: number) =>
    given({
      you: { active: { card: MAWILE, energy: ['fire'] }, deck, ...(deckSize !== undefined && { deckSize }) },
    })

  test('Mawile: Selfish Draw shows the top card to its player, who may keep it', () => {
    const game = drawing(['pip', 'dew'])
    game.you.attack('Selfish Draw')
    expect(game.last).toContainEqual(expect.objectContaining({ type: 'CardsRevealed', to: [0] }))
    expect(game).toAsk('you', ['yes', 'no'], { min: 1, max: 1 })
    game.you.choose('yes')
    expect(game.you.hand).toEqual(['pip'])
    expect(game.you.zone('deck')[0]).toBe('dew')
    expect(game.you.discard).toEqual([])
  })

  test('Mawile: Selfish Draw, refused: the card is discarded and the next one drawn', () => {
    const game = drawing(['pip', 'dew'])
    game.you.attack('Selfish Draw')
    game.you.choose('no')
    expect(game.you.discard).toEqual(['pip'])
    expect(game.you.hand).toEqual(['dew'])
  })

  test('Mawile: Selfish Draw with an empty deck', () => {
    const game = drawing([], 0)
    game.you.attack('Selfish Draw')
    expect(game).toAskNobody()
    expect(game.you.hand).toEqual([])
  })

  const biting = (face: 'heads' | 'tails', energy: readonly string[]) =>
    attacking(MAWILE, { opponent: { active: { card: 'wall', energy } }, flips: [face] })

  test('Mawile: Destructive Jaw, heads: Paralyzed, and the attacker picks an Energy card to discard', () => {
    const game = biting('heads', ['fire', 'double'])
    game.you.attack('Destructive Jaw')
    expect(game).toAsk('you', ['fire', 'double'], { min: 1, max: 1 })
    game.you.choose('double')
    expect(game.opponent.active).toHaveDamage(30)
    expect(game.opponent.active.conditions).toEqual(['paralyzed'])
    expect(game.opponent.active.energy).toEqual(['fire'])
    expect(game.opponent.discard).toEqual(['double'])
  })

  test.each([
    ['heads', [], ['paralyzed'], []],
    ['tails', ['fire'], [], ['fire']],
  ] as const)('Mawile: Destructive Jaw, %s, against Energy %j', (face, energy, conditions, left) => {
    const game = biting(face, energy)
    game.you.attack('Destructive Jaw')
    expect(game.opponent.active).toHaveDamage(30)
    expect(game.opponent.active.conditions).toEqual(conditions)
    expect(game.opponent.active.energy).toEqual(left)
  })
})
