import { expect, test } from 'vitest'
import { attack, pokemon } from '../../src/cards/kit/facts.ts'
import { given } from '../scenario/index.ts'

/** A line that ends in a Mega Evolution, its namesake without EX, and a BREAK of the line of Pip. */
const cards = [
  pokemon('titan', { name: 'Titan', type: 'metal', hp: 80 }),
  pokemon('titan-ex', {
    name: 'Titan-EX',
    labels: ['EX'],
    type: 'metal',
    hp: 170,
    attacks: [attack('Press', 'C', 30)],
  }),
  pokemon('m-titan-ex', {
    name: 'M Titan-EX',
    labels: ['EX'],
    type: 'metal',
    hp: 220,
    stage: 'mega',
    from: 'Titan-EX',
    attacks: [attack('Crush', 'C', 90)],
  }),
  pokemon('pippo-break', {
    name: 'Pippo BREAK',
    type: 'fire',
    hp: 110,
    stage: 'break',
    from: 'Pippo',
    attacks: [attack('Flare', 'R', 50)],
  }),
]
const rules = 'xy-2016'

test('[EVO-09] a Mega Evolution goes on the Pokémon-EX it names and on nothing else (EVO-01, EVO-02)', () => {
  const bench = ['titan', { card: 'titan-ex', since: 5 }, 'titan-ex'] as const
  const game = given({ rules, cards, you: { active: 'pip', bench, hand: ['m-titan-ex'] } })
  const [plain, fresh, old] = game.you.benchedAll
  expect(game.you.refused.evolve('m-titan-ex', 'titan')).toBe('wrong-evolution')
  expect(game.you.refused.evolve('m-titan-ex', fresh!.id), 'EVO-03').toBe('new-this-turn')
  expect(game.you.refused.bench('m-titan-ex')).toBe('not-playable-so')
  expect(game.you.legal('Evolve').map(({ pokemon: on }) => on)).toEqual([old!.id])
  expect(plain!.card).toBe('titan')
})

test('[EVO-09] it keeps damage and attached cards, loses conditions and effects, and the lower attacks (EVO-04 to EVO-06)', () => {
  const game = given({
    rules,
    cards,
    you: {
      active: {
        card: 'titan-ex',
        energy: ['metal'],
        attached: ['charm'],
        damage: 40,
        conditions: ['confused', 'poisoned'],
      },
      hand: ['m-titan-ex'],
    },
    opponent: { active: 'wall' },
    effects: [{ name: 'smoke', on: 'your-active', by: 'opponent', lasts: { turn: 9 } }],
  })
  game.you.evolve('m-titan-ex')
  expect(game.you.active).toMatchObject({
    stack: ['titan-ex', 'm-titan-ex'],
    energy: ['metal'],
    attached: ['charm'],
    damage: 40,
    conditions: [],
    maxHp: 220,
  })
  expect(game.state.turn, 'becoming a Mega Evolution ends the turn').toMatchObject({ seat: 1, number: 6 })

  game.opponent.endTurn()
  expect(game.you.legal('Attack').map(({ attack: name }) => name)).toEqual(['Crush'])
  game.you.attack('Crush')
  expect(game.opponent.active, 'no coin for the smoke').toHaveDamage(90)
})

test('[EVO-09] a BREAK waits a turn like any Evolution, then keeps and loses the same (EVO-03 to EVO-05)', () => {
  const game = given({
    rules,
    cards,
    you: {
      active: { card: 'pip', energy: ['fire'], damage: 20 },
      bench: ['pip', 'dew'],
      hand: ['pippo', 'pippo-break'],
    },
    opponent: { active: { card: 'hexer', energy: ['psychic'] } },
  })
  expect(game.you.refused.evolve('pippo-break')).toBe('wrong-evolution')
  game.you.evolve('pippo')
  expect(game.you.refused.evolve('pippo-break')).toBe('new-this-turn')
  game.you.endTurn()
  game.opponent.attack('Daze')
  expect(game.you.active.conditions).toEqual(['confused'])

  game.you.evolve('pippo-break')
  expect(game.you.active).toMatchObject({
    stack: ['pip', 'pippo', 'pippo-break'],
    energy: ['fire'],
    damage: 20,
    conditions: [],
    maxHp: 110,
  })
  expect(game.you.legal('Attack').map(({ attack: name }) => name)).toEqual(['Slap', 'Flare'])
})

test.each([
  { rules: 'ecard-2002', refusal: 'not-playable-so' },
  { rules: 'hgss-2010', refusal: 'not-playable-so' },
  { rules: 'xy-2016', refusal: 'first-turn-evolution' },
] as const)('[EVO-09] $rules: a Mega Evolution or BREAK on the first turn: $refusal', ({ rules: era, refusal }) => {
  const game = given({
    rules: era,
    cards,
    turn: 2,
    you: { active: 'titan-ex', bench: ['pippo'], hand: ['m-titan-ex', 'pippo-break'] },
  })
  expect(game.you.refused.evolve('m-titan-ex')).toBe(refusal)
  expect(game.you.refused.evolve('pippo-break', 'pippo')).toBe(refusal)
})
