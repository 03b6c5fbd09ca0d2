/** How many Prizes a Knock Out gives, and who goes first when Pokémon of both players fall together. */
import { describe, expect, test } from 'vitest'
import { attack, pokemon } from '../../src/cards/kit/facts.ts'
import { dealDamage } from '../../src/engine/damage.ts'
import { RULESET_IDS } from '../../src/rulesets/index.ts'
import { given } from '../scenario/index.ts'

const half = (id: string, which: 'top' | 'bottom', prizes?: number) =>
  pokemon(id, {
    name: prizes ? 'Dusk LEGEND' : 'Dawn LEGEND',
    type: 'fire',
    hp: 140,
    stage: 'legend',
    half: which,
    ...(prizes ? { prizes } : {}),
  })

const cards = [
  pokemon('small-ex', { name: 'Small ex', type: 'grass', hp: 90, labels: ['ex'] }),
  pokemon('big-EX', { name: 'Big-EX', type: 'grass', hp: 170, labels: ['EX'] }),
  pokemon('mega-big', { name: 'M Big-EX', type: 'grass', hp: 220, labels: ['EX'], stage: 'mega', from: 'Big-EX' }),
  pokemon('primal-big', { name: 'Primal Big-EX', type: 'grass', hp: 220, labels: ['EX', 'primal'], stage: 'mega' }),
  half('dawn-top', 'top'),
  half('dawn-bottom', 'bottom'),
  half('dusk-top', 'top', 2),
  half('dusk-bottom', 'bottom', 2),
  pokemon('kamikaze', {
    name: 'Kamikaze',
    type: 'fire',
    hp: 60,
    attacks: [
      {
        ...attack('Blow Up', 'C', 100),
        *after(run) {
          yield* dealDamage(run, run.self, 100)
        },
      },
    ],
  }),
]

const attacker = { card: 'striker', energy: ['fire'] } as const

describe('how many Prizes', () => {
  test.each([
    ['ecard-2002', 'wall', 4],
    ['hgss-2010', 'small-ex', 3],
    ['xy-2016', 'big-EX', 3],
  ] as const)('[KO-06, C-70] %s: a plain Pokémon leaves 5 of 6 Prizes, then %s leaves %i', (rules, second, left) => {
    const game = given({
      rules,
      cards,
      you: { active: attacker },
      opponent: { active: 'dew', bench: [second, 'pip'] },
    })
    game.you.attack('Huge')
    game.you.choose(0)
    game.opponent.choose(second)
    expect(game.you.zone('prizes').length).toBe(5)
    game.opponent.endTurn()
    game.you.attack('Huge')
    const count = 5 - left
    expect(game).toAsk('you', [0, 1, 2, 3, 4], { min: count, max: count })
    game.you.choose(...[4, 1].slice(0, count))
    expect(game.you.zone('prizes').length).toBe(left)
    expect(game.opponent.active.card).toBe('pip')
  })

  test.each([
    ['hgss-2010', 'big-EX', 1],
    ['xy-2016', 'big-EX', 2],
    ['hgss-2010', 'small-ex', 2],
    ['xy-2016', 'small-ex', 1],
    ['xy-2016', 'mega-big', 2],
    ['xy-2016', 'primal-big', 2],
  ] as const)('[KO-06] %s: the Knock Out of %s is worth %i', (rules, card, count) => {
    const game = given({ rules, cards, you: { active: attacker }, opponent: { active: card, bench: ['wall'] } })
    game.you.attack('Huge')
    expect(game).toAsk('you', [0, 1, 2, 3, 4, 5], { min: count, max: count })
  })

  test.each([
    ['dawn', 1],
    ['dusk', 2],
  ] as const)('[C-71] the %s LEGEND gives %i, and four cards go to the discard pile', (name, count) => {
    const game = given({
      rules: 'hgss-2010',
      cards,
      you: { active: attacker },
      opponent: {
        active: { card: [`${name}-top`, `${name}-bottom`], energy: ['fire', 'water'] },
        bench: ['wall'],
      },
    })
    game.you.attack('Huge')
    expect(game).toAsk('you', [0, 1, 2, 3, 4, 5], { min: count, max: count })
    game.you.choose(...[0, 1].slice(0, count))
    expect(game.you.zone('prizes').length).toBe(6 - count)
    expect(game.opponent.discard).toEqual([`${name}-top`, `${name}-bottom`, 'fire', 'water'])
  })

  test('[C-72] a Mega on its EX with three Energy: two Prizes, five cards to the discard pile', () => {
    const game = given({
      rules: 'xy-2016',
      cards,
      you: { active: attacker },
      opponent: { active: { card: ['big-EX', 'mega-big'], energy: ['grass', 'grass', 'grass'] }, bench: ['wall'] },
    })
    game.you.attack('Huge')
    expect(game).toAsk('you', [0, 1, 2, 3, 4, 5], { min: 2, max: 2 })
    game.you.choose(5, 0)
    expect(game.you.zone('prizes').length).toBe(4)
    expect(game.opponent.discard).toEqual(['big-EX', 'mega-big', 'grass', 'grass', 'grass'])
  })
})

describe.each(RULESET_IDS)('both Actives at once in %s', rules => {
  const benches = { you: ['wall', 'leaf'], opponent: ['rock', 'fern'] }

  test('[KO-09, B-13, C-73] after an attack: the next player takes a Prize and replaces first, the attacker last', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'kamikaze', energy: ['fire'] }, bench: benches.you },
      opponent: { active: 'dew', bench: benches.opponent },
    })
    game.you.attack('Blow Up')
    expect(game).toHaveEvents('AttackDeclared', 'DamageDealt', 'DamageDealt', 'KnockedOut', 'KnockedOut')
    expect(game.questions.length).toBe(1)
    expect(game).toAsk('opponent', [0, 1, 2, 3, 4, 5], { min: 1, max: 1 })
    game.opponent.choose(1)
    expect(game.questions.length).toBe(1)
    expect(game).toAsk('you', [0, 1, 2, 3, 4, 5], { min: 1, max: 1 })
    game.you.choose(1)
    expect(game.questions.length).toBe(1)
    expect(game).toAsk('opponent', ['rock', 'fern'])
    game.opponent.choose('fern')
    expect(game.questions.length).toBe(1)
    expect(game).toAsk('you', ['wall', 'leaf'])
    game.you.choose('leaf')
    expect(game).toHaveEvents('ActiveChanged', 'TurnEnded', 'TurnBegan', 'CardsDrawn')
    expect(game.state.turn).toMatchObject({ seat: 1, number: 6 })
    expect([game.you.active.card, game.opponent.active.card]).toEqual(['leaf', 'fern'])
  })

  const poisoned = { card: 'dew', damage: 40, conditions: ['poisoned'] } as const

  test('[KO-09, B-13, C-74] by Poison after your turn: the opponent first, you last', () => {
    const game = given({
      rules,
      you: { active: poisoned, bench: benches.you },
      opponent: { active: poisoned, bench: benches.opponent },
    })
    game.you.endTurn()
    expect(game).toAsk('opponent', [0, 1, 2, 3, 4, 5])
    game.opponent.choose(0)
    expect(game).toAsk('you', [0, 1, 2, 3, 4, 5])
    game.you.choose(0)
    expect(game).toAsk('opponent', ['rock', 'fern'])
    game.opponent.choose('rock')
    expect(game).toAsk('you', ['wall', 'leaf'])
    game.you.choose('wall')
    expect(game.state.turn.seat).toBe(1)
  })

  test('[KO-09, B-13] by Poison after the opponent’s turn: you first', () => {
    const game = given({
      rules,
      you: { active: { ...poisoned, damage: 30 }, bench: benches.you },
      opponent: { active: { ...poisoned, damage: 30 }, bench: benches.opponent },
    })
    game.you.endTurn()
    expect(game).toAskNobody()
    game.opponent.endTurn()
    expect(game).toAsk('you', [0, 1, 2, 3, 4, 5])
    game.you.choose(0)
    expect(game).toAsk('opponent', [0, 1, 2, 3, 4, 5])
    game.opponent.choose(0)
    expect(game).toAsk('you', ['wall', 'leaf'])
    game.you.choose('wall')
    expect(game).toAsk('opponent', ['rock', 'fern'])
  })
})

test.each([
  ['ecard-2002', 'DamageDealt', 20],
  ['hgss-2010', 'CountersPlaced', 30],
  ['xy-2016', 'CountersPlaced', 30],
] as const)(
  '[C-75] a Confused Pokémon with 20 HP left Knocks itself Out; the opponent takes the Prize (%s)',
  (rules, how, amount) => {
    const game = given({
      rules,
      you: { active: { card: 'pip', damage: 40, energy: ['fire'], conditions: ['confused'] }, bench: ['dew', 'wall'] },
      opponent: { active: 'rock' },
      flips: ['tails'],
    })
    game.you.attack('Tap')
    expect(game).toHaveEvents('AttackDeclared', 'CoinFlipped', how, 'AttackFailed', 'KnockedOut')
    expect(game.last.find(({ type }) => type === how)).toMatchObject({ amount })
    expect(game).toAsk('opponent', [0, 1, 2, 3, 4, 5], { min: 1, max: 1 })
    game.opponent.choose(0)
    expect(game).toAsk('you', ['dew', 'wall'])
    game.you.choose('dew')
    expect([game.you.zone('prizes').length, game.opponent.zone('prizes').length]).toEqual([6, 5])
    expect(game.opponent.active).toHaveDamage(0)
  },
)
