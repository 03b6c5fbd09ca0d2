import { describe, expect, test } from 'vitest'
import { givenCards } from './given.ts'

const given = givenCards('hgss-2010')

const [FIRE, WATER, LIGHTNING, FIGHTING] = ['hgss1-116', 'hgss1-117', 'hgss1-118', 'hgss1-120']
const [DOUBLE, RAINBOW, BALL, COLLECTOR, ELM] = ['hgss1-103', 'hgss1-104', 'hgss1-95', 'hgss1-97', 'hgss1-100']
const [HO_OH_TOP, HO_OH, LUGIA_TOP, LUGIA] = ['hgss1-111', 'hgss1-112', 'hgss1-113', 'hgss1-114']

const hoOh = (energy: readonly string[]) => ({ card: [HO_OH_TOP, HO_OH], energy })
const lugia = (energy: readonly string[]) => ({ card: [LUGIA_TOP, LUGIA], energy })

describe('LEGEND halves', () => {
  test('LEGEND: both halves of the same name come onto the Bench together, as one Pokémon', () => {
    const game = given({ you: { hand: [HO_OH_TOP, HO_OH, LUGIA] } })
    expect(game.you.refused.bench(HO_OH)).toBe('not-playable-so')
    expect(game.you.refused.benchLegend(HO_OH_TOP, LUGIA)).toBe('wrong-half')
    game.you.benchLegend(HO_OH_TOP, HO_OH)
    expect(game.you.benchedAll.map(({ stack, maxHp }) => [stack, maxHp])).toEqual([[[HO_OH_TOP, HO_OH], 140]])
    expect(game.you.hand).toEqual([LUGIA])
  })

  test('LEGEND: a search for a Pokémon finds one half', () => {
    const game = given({ you: { hand: [BALL], deck: [HO_OH_TOP, HO_OH, FIRE] }, flips: ['heads'] })
    game.you.play(BALL)
    expect(game).toAsk('you', [HO_OH_TOP, HO_OH], { min: 0, max: 1 })
    game.you.choose(HO_OH)
    expect(game.you.hand).toEqual([HO_OH])
  })

  test.each([
    ['Basic Pokémon', COLLECTOR],
    ['Evolution cards', ELM],
  ])('LEGEND: a search for %s finds none', (_, card) => {
    const game = given({ you: { hand: [card], deck: [HO_OH_TOP, HO_OH] } })
    game.you.play(card)
    expect(game).toAsk('you', [], { min: 0, max: 0 })
  })

  test('LEGEND: Knocked Out, both halves are discarded for one Prize', () => {
    const game = given({
      you: { active: { card: 'striker', energy: [FIRE] }, prizes: 3 },
      opponent: { active: hoOh([WATER]), bench: ['wall'] },
    })
    game.you.attack('Huge')
    game.you.choose(0)
    expect(game.you.zone('prizes').length).toBe(2)
    expect(game.opponent.discard).toEqual([HO_OH_TOP, HO_OH, WATER])
  })
})

describe('Ho-Oh LEGEND', () => {
  test('Ho-Oh LEGEND: Sacred Rainbow makes all Energy Fire Energy, a double one two of them', () => {
    const game = given({ you: { active: hoOh([WATER, RAINBOW, DOUBLE]) }, opponent: { active: 'wall' } })
    game.you.attack('Bright Wing')
    expect(game).toAsk('you', [WATER, RAINBOW, DOUBLE], { min: 1, max: 1 })
    game.you.choose(DOUBLE)
    expect(game.you.active.energy).toEqual([WATER, RAINBOW])
    expect(game.opponent.active).toHaveDamage(100)
  })

  test('Ho-Oh LEGEND: Sacred Rainbow adds no Energy, and the old types are gone', () => {
    const game = given({
      you: { active: hoOh([WATER, RAINBOW, 'hgss1-115']), bench: ['hgss1-109', 'wall'] },
    })
    expect(game.you.refused.attack('Bright Wing')).toBe('not-enough-energy')
    expect(game.you.refused.usePower('Leaf Trans', 'hgss1-109')).toBe('no-effect')
  })

  test('Ho-Oh LEGEND: Sacred Rainbow is for Ho-Oh LEGEND alone, and works under a Special Condition', () => {
    const game = given({
      you: { active: { card: 'hgss1-1', energy: [WATER, WATER] }, bench: [hoOh([])] },
    })
    expect(game.you.refused.attack('Sharp Fang')).toBe('not-enough-energy')
    const poisoned = given({
      you: { active: { ...hoOh([WATER, WATER, WATER, WATER]), conditions: ['burned'] } },
    })
    expect(poisoned.you.legal('Attack').map(({ attack }) => attack)).toEqual(['Bright Wing'])
  })
})

describe('Lugia LEGEND', () => {
  const deck = [FIRE, BALL, DOUBLE, RAINBOW, 'pip', LIGHTNING]

  test('Lugia LEGEND: Ocean Grow attaches all Energy of the top five cards and discards the others', () => {
    const game = given({ you: { hand: [LUGIA_TOP, LUGIA], deck } })
    game.you.benchLegend(LUGIA_TOP, LUGIA)
    expect(game).toAsk('you', ['yes', 'no'])
    game.you.choose('yes')
    expect(game.you.benched(LUGIA).energy).toEqual([FIRE, DOUBLE, RAINBOW])
    expect(game.you.benched(LUGIA)).toHaveDamage(0)
    expect(game.you.discard).toEqual([BALL, 'pip'])
    expect(game.you.zone('deck')[0]).toBe(LIGHTNING)
    expect(game.you.refused.usePower('Ocean Grow', LUGIA)).toBe('no-such-power')
  })

  test('Lugia LEGEND: Ocean Grow need not be used', () => {
    const game = given({ you: { hand: [LUGIA_TOP, LUGIA], deck } })
    game.you.benchLegend(LUGIA_TOP, LUGIA)
    game.you.choose('no')
    expect(game.you.benched(LUGIA).energy).toEqual([])
    expect(game.you.zone('deck')[0]).toBe(FIRE)
  })

  test('Lugia LEGEND: Ocean Grow with fewer than five cards, and only for the one that comes into play', () => {
    const game = given({
      you: { bench: [lugia([])], hand: [LUGIA_TOP, LUGIA], deck: [FIRE, 'pip'], deckSize: 2 },
    })
    game.you.benchLegend(LUGIA_TOP, LUGIA)
    game.you.choose('yes')
    expect(game).toAskNobody()
    expect(game.you.benchedAll.map(({ energy }) => energy)).toEqual([[], [FIRE]])
    expect(game.you.zone('deck')).toEqual([])
  })

  const tough = { active: { card: 'wall', attached: ['armor'] } }

  test('Lugia LEGEND: Elemental Blast costs one Energy of each type', () => {
    const game = given({ you: { active: lugia([FIRE, WATER, LIGHTNING, FIRE, FIGHTING]) }, opponent: tough })
    game.you.attack('Elemental Blast')
    expect(game.you.active.energy).toEqual([FIRE, FIGHTING])
    expect(game.you.discard).toEqual([FIRE, WATER, LIGHTNING])
    expect(game.opponent.active).toHaveDamage(180)
  })

  test('Lugia LEGEND: Elemental Blast takes all three, so a Rainbow Energy that is needed later is not offered', () => {
    const game = given({ you: { active: lugia([FIRE, RAINBOW, WATER]) }, opponent: tough })
    game.you.attack('Elemental Blast')
    expect(game).toAskNobody()
    expect(game.you.discard).toEqual([FIRE, WATER, RAINBOW])
  })

  test('Lugia LEGEND: Elemental Blast with a Rainbow Energy to spare: the player chooses', () => {
    const game = given({ you: { active: lugia([FIRE, WATER, LIGHTNING, RAINBOW]) }, opponent: tough })
    game.you.attack('Elemental Blast')
    expect(game).toAsk('you', [FIRE, RAINBOW], { min: 1, max: 1 })
    game.you.choose(RAINBOW)
    expect(game.you.active.energy).toEqual([FIRE])
  })
})
