import { describe, expect, test } from 'vitest'
import type { Given } from '../scenario/index.ts'
import { givenCards } from './given.ts'

const given = givenCards('hgss-2010')
const [AMPHAROS, FLAAFFY, MAREEP, PICHU] = ['hgss1-14', 'hgss1-42', 'hgss1-73', 'hgss1-28']
const AZUMARILL = 'hgss1-2'

const attacking = (card: string, energy: readonly string[], spec: Omit<Given, 'rules' | 'you'> = {}) =>
  given({ you: { active: { card, energy }, bench: ['dew'] }, opponent: { active: 'wall', bench: ['pip'] }, ...spec })

describe('Ampharos', () => {
  const you = { active: { card: AMPHAROS, energy: ['lightning'] }, bench: ['dew'] }

  test('Ampharos: Acceleration Bolt attaches up to two basic Energy cards from the deck to one Pokémon', () => {
    const game = given({ you: { ...you, deck: ['fire', 'double', 'water', 'fire', 'pip'] } })
    game.you.attack('Acceleration Bolt')
    expect(game).toAsk('you', ['fire×2', 'water'], { min: 0, max: 2 })
    game.you.choose('fire', 'water')
    expect(game).toAsk('you', [AMPHAROS, 'dew'], { min: 1, max: 1 })
    game.you.choose('dew')
    expect(game.you.benched('dew').energy).toEqual(['fire', 'water'])
    expect(game.you.active.energy).toEqual(['lightning'])
    expect(game.opponent.active).toHaveDamage(30)
    expect(game.story('DeckShuffled')).toEqual(['you DeckShuffled'])
  })

  test('Ampharos: Acceleration Bolt may find nothing', () => {
    const game = given({ you: { ...you, deck: ['fire'] } })
    game.you.attack('Acceleration Bolt')
    game.you.choose()
    expect(game).toAskNobody()
    expect(game.you.benched('dew').energy).toEqual([])
    expect(game.story('DeckShuffled')).toEqual(['you DeckShuffled'])
  })

  test.each([
    ['heads', 0],
    ['tails', 20],
  ] as const)('Ampharos: Thunder, %s', (face, own) => {
    const game = attacking(AMPHAROS, ['lightning', 'fire', 'fire'], { flips: [face] })
    game.you.attack('Thunder')
    expect(game.opponent.active).toHaveDamage(80)
    expect(game.you.active).toHaveDamage(own)
  })
})

describe('Pichu', () => {
  test('Pichu: Playground lets both players fill their Benches, the attacker first, and Pichu falls asleep', () => {
    const game = given({
      you: { active: PICHU, deck: ['pip', 'fire', 'pippo', 'dew', 'wall'], deckSize: 5 },
      opponent: { active: 'wall', deck: ['leaf', 'rock'], deckSize: 4 },
      flips: ['tails'],
    })
    game.you.attack('Playground')
    expect(game).toAsk('you', ['yes', 'no'])
    game.you.choose('yes')
    expect(game).toAsk('you', ['pip', 'dew', 'wall'], { min: 0, max: 3 })
    game.you.choose('pip', 'wall')
    expect(game.you.benchedAll.map(({ card }) => card)).toEqual(['pip', 'wall'])
    expect(game).toAsk('opponent', ['yes', 'no'])
    game.opponent.choose('yes')
    game.opponent.choose('rock')
    expect(game.opponent.benchedAll.map(({ card }) => card)).toEqual(['rock'])
    expect(game.story('DeckShuffled')).toEqual(['you DeckShuffled', 'opponent DeckShuffled'])
    expect(game.you.active.conditions).toEqual(['asleep'])
  })

  test('Pichu: whoever does not want to look in the deck for Playground does not shuffle it', () => {
    const game = given({ you: { active: PICHU, deck: ['pip'] }, opponent: { deck: ['dew'] }, flips: ['heads'] })
    game.you.attack('Playground')
    game.you.choose('no')
    game.opponent.choose('yes')
    game.opponent.choose()
    expect(game.story('DeckShuffled')).toEqual(['opponent DeckShuffled'])
    expect(game.you.benchedAll).toEqual([])
    expect(game.you.active.conditions).toEqual([])
  })

  test('Pichu: Playground fills no more than the free places', () => {
    const game = given({
      you: { active: PICHU, bench: ['dew', 'dew', 'dew', 'dew'], deck: ['pip', 'pip', 'wall'] },
      flips: ['heads'],
    })
    game.you.attack('Playground')
    game.you.choose('yes')
    expect(game).toAsk('you', ['pip×2', 'wall'], { min: 0, max: 1 })
    game.you.choose('wall')
    game.opponent.choose('no')
    expect(game.you.benchedAll.length).toBe(5)
  })

  test('Pichu: Sweet Sleeping Face keeps damage away only while it sleeps', () => {
    const game = given({
      you: { active: { card: PICHU, conditions: ['asleep'] } },
      opponent: { active: { card: 'striker', energy: ['fire'] } },
      flips: ['tails', 'heads'],
    })
    game.you.endTurn()
    game.opponent.attack('Ten')
    expect(game.you.active).toHaveDamage(0)
    game.you.endTurn()
    game.opponent.attack('Ten')
    expect(game.you.active).toHaveDamage(10)
  })
})

describe('Mareep and Flaaffy', () => {
  test('Flaaffy: Thunder Spear hits anybody on the other side; Weakness counts only for the Active Pokémon', () => {
    const spec = { opponent: { active: AZUMARILL, bench: [AZUMARILL, 'hgss1-72'] } }
    const game = attacking(FLAAFFY, ['lightning'], spec)
    game.you.attack('Thunder Spear')
    expect(game).toAsk('you', [AZUMARILL, AZUMARILL, 'hgss1-72'], { min: 1, max: 1 })
    game.you.choose('hgss1-72')
    expect(game.opponent.benched('hgss1-72')).toHaveDamage(20)
    expect(game.opponent.active).toHaveDamage(0)
    const other = attacking(FLAAFFY, ['lightning'], spec)
    other.you.attack('Thunder Spear')
    other.you.choose(AZUMARILL)
    expect(other.opponent.active).toHaveDamage(40)
    expect(other.opponent.benched(AZUMARILL)).toHaveDamage(0)
  })

  test.each([
    ['heads', ['paralyzed']],
    ['tails', []],
  ] as const)('Flaaffy: Thundershock, %s', (face, conditions) => {
    const game = attacking(FLAAFFY, ['lightning', 'fire', 'fire'], { flips: [face] })
    game.you.attack('Thundershock')
    expect(game.opponent.active).toHaveDamage(40)
    expect(game.opponent.active.conditions).toEqual(conditions)
  })

  test('Mareep: Static Electricity attaches up to one Lightning Energy for each Mareep on either side', () => {
    const game = given({
      you: {
        active: { card: MAREEP, energy: ['fire'] },
        bench: [MAREEP, { card: [MAREEP, FLAAFFY] }],
        deck: ['lightning', 'fire', 'lightning', 'rainbow', 'lightning', 'lightning'],
      },
      opponent: { active: 'wall', bench: [MAREEP] },
    })
    game.you.attack('Static Electricity')
    expect(game).toAsk('you', ['lightning×4'], { min: 0, max: 3 })
    game.you.choose('lightning', 'lightning')
    expect(game).toAskNobody()
    expect(game.you.active.energy).toEqual(['fire', 'lightning', 'lightning'])
    expect(game.you.benched(MAREEP).energy).toEqual([])
    expect(game.story('DeckShuffled')).toEqual(['you DeckShuffled'])
  })

  test('Mareep: Static Electricity counts Mareep itself', () => {
    const game = given({ you: { active: { card: MAREEP, energy: ['fire'] }, deck: ['lightning', 'lightning'] } })
    game.you.attack('Static Electricity')
    expect(game).toAsk('you', ['lightning×2'], { min: 0, max: 1 })
    game.you.choose('lightning')
    expect(game.you.active.energy).toEqual(['fire', 'lightning'])
  })
})
