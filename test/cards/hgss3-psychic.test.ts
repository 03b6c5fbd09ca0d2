import { describe, expect, test } from 'vitest'
import { givenCards } from './given.ts'

const given = givenCards('hgss-2010')
const [ESPEON, MUK, GRIMER, UMBREON] = ['hgss3-2', 'hgss3-31', 'hgss3-50', 'hgss3-10']

describe('Espeon', () => {
  const espeon = (own: number, benched: number) =>
    given({
      you: {
        active: { card: ESPEON, energy: ['psychic', 'fire'], damage: own },
        bench: [{ card: 'wall', damage: benched }],
      },
      opponent: { active: 'wall', bench: ['dew'] },
    })

  test('Espeon: Solar Suggestion moves up to four counters, one by one, from anywhere to anywhere', () => {
    const game = espeon(10, 50)
    game.you.attack('Solar Suggestion')
    expect(game).toAsk('you', [0, 1, 2, 3, 4], { min: 1, max: 1 })
    game.you.choose(3)
    expect(game).toAsk('you', [ESPEON, 'wall'], { min: 1, max: 1 })
    game.you.choose(ESPEON)
    expect(game).toAsk('you', ['wall', 'dew'], { min: 1, max: 1 })
    game.you.choose('dew')
    game.you.choose('dew')
    game.you.choose('wall')
    expect(game).toAskNobody()
    expect(game.you.active).toHaveDamage(0)
    expect(game.you.benched('wall')).toHaveDamage(30)
    expect(game.opponent.active).toHaveDamage(10)
    expect(game.opponent.benched('dew')).toHaveDamage(20)
  })

  test('Espeon: Solar Suggestion moves no more than there is, and may move nothing', () => {
    const game = espeon(0, 20)
    game.you.attack('Solar Suggestion')
    expect(game).toAsk('you', [0, 1, 2])
    game.you.choose(0)
    expect(game).toAskNobody()
    expect(game.you.benched('wall')).toHaveDamage(20)
    const unhurt = espeon(0, 0)
    unhurt.you.attack('Solar Suggestion')
    expect(unhurt).toAskNobody()
  })

  test('Espeon: Solar Suggestion can Knock Out', () => {
    const game = given({
      you: { active: { card: ESPEON, energy: ['psychic'], damage: 40 } },
      opponent: { active: 'wall', bench: [{ card: 'dew', damage: 40 }, 'pip'] },
    })
    game.you.attack('Solar Suggestion')
    game.you.choose(1)
    game.you.choose('dew')
    expect(game.opponent.benchedAll.map(({ card }) => card)).toEqual(['pip'])
  })

  test.each([
    ['heads', ['confused']],
    ['tails', []],
  ] as const)('Espeon: Psybeam, %s', (face, conditions) => {
    const game = given({
      you: { active: { card: ESPEON, energy: ['psychic', 'fire'] } },
      opponent: { active: 'wall' },
      flips: [face],
    })
    game.you.attack('Psybeam')
    expect(game.opponent.active).toHaveDamage(30)
    expect(game.opponent.active.conditions).toEqual(conditions)
  })
})

describe('Muk', () => {
  test('Muk: Sludge Drag brings forward whom the attacker picks, Confused and Poisoned', () => {
    const game = given({
      you: { active: { card: MUK, energy: ['psychic'] } },
      opponent: { active: 'pip', bench: ['dew', 'wall'] },
    })
    game.you.attack('Sludge Drag')
    expect(game).toAsk('you', ['dew', 'wall'], { min: 1, max: 1 })
    game.you.choose('wall')
    expect(game.opponent.active.card).toBe('wall')
    expect(game.opponent.active.conditions).toEqual(['confused', 'poisoned'])
    expect(game.opponent.benched('pip').conditions).toEqual([])
    expect(game.opponent.active).toHaveDamage(10)
  })

  test('Muk: Sludge Drag does nothing without a Bench', () => {
    const game = given({ you: { active: { card: MUK, energy: ['psychic'] } }, opponent: { active: 'wall' } })
    game.you.attack('Sludge Drag')
    expect(game.opponent.active.conditions).toEqual([])
  })

  test.each([
    [['poisoned'], 90],
    [['asleep'], 80],
    [[], 50],
  ] as const)('Muk: Pester against %j', (conditions, damage) => {
    const game = given({
      you: { active: { card: MUK, energy: ['psychic', 'fire', 'fire'] } },
      opponent: { active: { card: 'wall', conditions } },
      flips: conditions.includes('asleep' as never) ? ['tails'] : [],
    })
    game.you.attack('Pester')
    expect(game.opponent.active).toHaveDamage(damage)
  })
})

describe('Grimer', () => {
  const grimer = (bench: readonly string[]) =>
    given({
      you: { active: { card: GRIMER, energy: ['psychic'] } },
      opponent: { active: { card: UMBREON, energy: ['fire', 'fire', 'fire'] }, bench },
    })

  test("Grimer: after Sticky Liquid a retreat costs one more, in the opponent's next turn only", () => {
    const game = grimer(['wall'])
    game.you.attack('Sticky Liquid')
    expect(game.opponent.refused.retreat('wall', ['fire'])).toBe('wrong-payment')
    game.opponent.endTurn()
    game.you.endTurn()
    game.opponent.retreat('wall', ['fire'])
    expect(game.opponent.active.card).toBe('wall')
  })

  test('Grimer: after Sticky Liquid the higher cost can be paid', () => {
    const game = grimer(['wall'])
    game.you.attack('Sticky Liquid')
    game.opponent.retreat('wall', ['fire', 'fire'])
    expect(game.opponent.benched(UMBREON).energy).toEqual(['fire'])
  })
})
