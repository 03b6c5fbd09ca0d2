/** The steps of an attack, one after the other. */
import { expect, test } from 'vitest'
import { catalogue } from '../../src/cards/index.ts'
import type { Event } from '../../src/engine/event.ts'
import { RULESET_IDS, type RulesetId } from '../../src/rulesets/index.ts'
import { attackCards, attackLasting } from '../scenario/cards/attacks.ts'
import { given, type Scenario } from '../scenario/index.ts'

const set = { cards: attackCards, lasting: attackLasting }
const smoke = { name: 'smoke', on: 'your-active', by: 'opponent' } as const
const confused = (card: string, energy: readonly string[] = ['fire']) => ({
  card,
  energy,
  conditions: ['confused'] as const,
})

/** The steps of an attack as a player sees them, up to the end of the turn. */
function steps(game: Scenario): readonly string[] {
  const words: Partial<Record<Event['type'], string>> = {
    AttackDeclared: 'announce',
    AttackFailed: 'fail',
    ChoiceAsked: 'ask',
    DamageDealt: 'damage',
    ConditionInflicted: 'effect',
    CountersPlaced: 'counters',
    CardsMoved: 'discard',
    KnockedOut: 'knock out',
    TurnEnded: 'end',
  }
  return game.events.flatMap(event =>
    event.type === 'CoinFlipped' ? [`flip ${event.reason}`] : (words[event.type] ?? []),
  )
}

/** A Confused Engine in the smoke uses the attack with everything; the Bench Pokémon it chooses is Knocked Out. */
const everything = (rules: RulesetId, flips: readonly ('heads' | 'tails')[]) =>
  given({
    ...set,
    rules,
    you: { active: confused('engine') },
    opponent: {
      active: { card: rules === 'ecard-2002' ? 'baby' : 'wall', attached: ['charm'] },
      bench: ['dew', 'leaf'],
    },
    effects: [smoke],
    flips,
  })

test.each([
  [
    'ecard-2002',
    [
      'flip baby',
      'announce',
      'ask',
      'flip Everything',
      'flip smokescreen',
      'flip confused',
      'discard',
      'damage',
      'effect',
    ],
  ],
  [
    'hgss-2010',
    ['announce', 'ask', 'flip Everything', 'flip smokescreen', 'flip confused', 'discard', 'damage', 'effect'],
  ],
  [
    'xy-2016',
    ['announce', 'flip confused', 'ask', 'flip Everything', 'flip smokescreen', 'discard', 'damage', 'effect'],
  ],
] as const)('[ATK-06, ATK-11] %s: every step of an attack in its order, Knock Outs last', (rules, order) => {
  const game = everything(rules, Array(rules === 'ecard-2002' ? 4 : 3).fill('heads'))
  game.you.attack('Everything')
  expect(game).toAsk('you', ['dew', 'leaf'])
  game.you.choose('dew')
  const fallen = rules === 'ecard-2002' ? ['knock out', 'knock out'] : ['knock out']
  expect(steps(game)).toEqual([...order, 'damage', ...fallen, 'ask'])
})

test.each([
  ['ecard-2002', ['heads', 'tails'], ['flip baby', 'announce', 'ask', 'flip Everything', 'fail', 'end']],
  ['hgss-2010', ['tails'], ['announce', 'ask', 'flip Everything', 'fail', 'end']],
  ['xy-2016', ['heads', 'tails'], ['announce', 'flip confused', 'ask', 'flip Everything', 'fail', 'end']],
] as const)('[ATK-09, B-58, B-59] %s: a requirement that fails ends the attack there', (rules, flips, order) => {
  const game = everything(rules, flips)
  game.you.attack('Everything')
  game.you.choose('dew')
  expect(steps(game)).toEqual(order)
  expect(game.opponent.active).toMatchObject({ damage: 0, attached: ['charm'], conditions: [] })
  expect(game.opponent.benched('dew')).toHaveDamage(0)
})

test.each([
  ['ecard-2002', 1, 20],
  ['hgss-2010', 1, 30],
  ['xy-2016', 2, 30],
] as const)('[C-30, ATK-07, B-17] %s: Confused tails, %i Energy left, %i on itself', (rules, energy, hurt) => {
  const game = given({
    rules,
    you: { active: confused('striker', ['fire', 'fire']) },
    opponent: { active: 'wall' },
    flips: ['tails'],
  })
  game.you.attack('Costly')
  expect(game.you.active.energy).toHaveLength(energy)
  expect(game.you.discard).toEqual(Array(2 - energy).fill('fire'))
  expect(game.you.active).toHaveDamage(hurt)
  expect(game.opponent.active).toHaveDamage(0)
  expect(game.state.turn).toMatchObject({ number: 6, seat: 1 })
})

test.each([
  ['ecard-2002', ['announce', 'ask', 'flip confused', 'damage', 'fail', 'end']],
  ['hgss-2010', ['announce', 'ask', 'flip confused', 'counters', 'fail', 'end']],
  ['xy-2016', ['announce', 'flip confused', 'counters', 'fail', 'end']],
] as const)('[ATK-07] %s: does a Confused Pokémon that fails choose its target?', (rules, order) => {
  const game = given({
    ...set,
    rules,
    you: { active: confused('sniper') },
    opponent: { active: 'wall', bench: ['dew'] },
    flips: ['tails'],
  })
  game.you.attack('Far Shot')
  if (game.questions.length > 0) game.you.choose('dew')
  expect(steps(game)).toEqual(order)
  expect(game.opponent.benched('dew')).toHaveDamage(0)
})

test.each([
  ['ecard-2002', 'smokescreen', 0],
  ['hgss-2010', 'smokescreen', 0],
  ['xy-2016', 'confused', 30],
] as const)('[C-35, B-59] %s: Confused in the smoke, tails: the only coin is for %s', (rules, reason, hurt) => {
  const game = given({
    rules,
    you: { active: confused('striker') },
    opponent: { active: 'wall' },
    effects: [smoke],
    flips: ['tails'],
  })
  game.you.attack('Thirty')
  expect(game.events.filter(({ type }) => type === 'CoinFlipped')).toEqual([
    { type: 'CoinFlipped', seat: 0, face: 'tails', reason },
  ])
  expect(game.you.active).toHaveDamage(hurt)
  expect(game.opponent.active).toHaveDamage(0)
})

test.each([
  ['ecard-2002', ['flip smokescreen', 'flip confused', 'damage'], 20],
  ['hgss-2010', ['flip smokescreen', 'flip confused', 'counters'], 30],
  ['xy-2016', ['flip confused', 'flip smokescreen'], 0],
] as const)('[C-36] %s: Confused in the smoke, heads and tails', (rules, middle, hurt) => {
  const game = given({
    rules,
    you: { active: confused('striker') },
    opponent: { active: 'wall' },
    effects: [smoke],
    flips: ['heads', 'tails'],
  })
  game.you.attack('Thirty')
  expect(steps(game)).toEqual(['announce', ...middle, 'fail', 'end'])
  expect(game.you.active).toHaveDamage(hurt)
  expect(game.opponent.active).toHaveDamage(0)
})

/** A 30 attack against an Active Baby with 30 HP. */
const againstBaby = (rules: RulesetId, flips: readonly ('heads' | 'tails')[]) => {
  const game = given({
    ...set,
    rules,
    you: { active: { card: 'striker', energy: ['fire'] } },
    opponent: { active: 'baby', bench: ['wall'] },
    flips,
  })
  game.you.attack('Thirty')
  return game
}

test.each([
  ['ecard-2002', ['tails'], ['flip baby', 'fail', 'end']],
  ['hgss-2010', [], ['announce', 'damage', 'knock out', 'ask']],
  ['xy-2016', [], ['announce', 'damage', 'knock out', 'ask']],
] as const)('[C-37, ATK-08, B-16, B-58] %s: attacking a Baby, tails if there is a coin', (rules, flips, order) => {
  const game = againstBaby(rules, flips)
  expect(steps(game)).toEqual(order)
  if (flips.length === 0) return
  expect(game.opponent.active).toMatchObject({ card: 'baby', damage: 0 })
  expect(game.state.turn).toMatchObject({ number: 6, seat: 1 })
  expect(game.state.lastTurn?.attack).toBeNull()
})

test.each([
  ['ecard-2002', ['heads'], ['flip baby', 'announce', 'damage', 'knock out', 'ask', 'end']],
  ['hgss-2010', [], ['announce', 'damage', 'knock out', 'ask', 'end']],
  ['xy-2016', [], ['announce', 'damage', 'knock out', 'ask', 'end']],
] as const)('[C-38, ATK-08] %s: attacking a Baby, heads if there is a coin', (rules, flips, order) => {
  const game = againstBaby(rules, flips)
  expect(game).toAsk('you', [0, 1, 2, 3, 4, 5], { min: 1, max: 1 })
  game.you.choose(0)
  expect(steps(game)).toEqual(order)
  expect(game.opponent.discard).toEqual(['baby'])
  expect(game.you.zone('prizes')).toHaveLength(5)
})

test('[C-39] ecard-2002: a Confused Pokémon passes the Baby and fails itself', () => {
  const game = given({
    ...set,
    rules: 'ecard-2002',
    you: { active: confused('striker') },
    opponent: { active: 'baby' },
    flips: ['heads', 'tails'],
  })
  game.you.attack('Thirty')
  expect(steps(game)).toEqual(['flip baby', 'announce', 'flip confused', 'damage', 'fail', 'end'])
  expect(game.you.active).toHaveDamage(20)
  expect(game.opponent.active).toHaveDamage(0)
})

test.each([
  ['Far Shot', 'sniper'],
  ['Ponder', 'gatherer'],
] as const)('[B-16] ecard-2002: the Baby is asked even when %s does nothing to it', (name, card) => {
  const game = given({
    ...set,
    rules: 'ecard-2002',
    you: { active: { card, energy: ['fire'] } },
    opponent: { active: 'baby', bench: ['wall'] },
    flips: ['tails'],
  })
  game.you.attack(name)
  expect(game).toAskNobody()
  expect(steps(game)).toEqual(['flip baby', 'fail', 'end'])
})

test.each(RULESET_IDS)('[B-16] %s: a Baby on the Bench is no reason for a coin', rules => {
  const game = given({
    ...set,
    rules,
    you: { active: { card: 'striker', energy: ['fire'] } },
    opponent: { active: 'wall', bench: ['baby'] },
  })
  game.you.attack('Thirty')
  expect(game.opponent.active).toHaveDamage(30)
})

test.each(RULESET_IDS)('[ATK-10, EX-R06] %s: smoke from the last turn stops an attack on tails', rules => {
  for (const [flip, damage] of [
    ['heads', 30],
    ['tails', 0],
  ] as const) {
    const game = given({
      rules,
      you: { active: { card: 'haunt', energy: ['fire'] } },
      opponent: { active: { card: 'striker', energy: ['fire'] } },
      flips: [flip],
    })
    game.you.attack('Smoke')
    game.opponent.attack('Thirty')
    expect(game.you.active).toHaveDamage(damage)
    expect(game.state.effects).toEqual([])
  }
})

test.each(RULESET_IDS)('[ATK-10] %s: smoke is gone after the Bench or an evolution', rules => {
  const benched = given({
    rules,
    you: { active: { card: 'dew', energy: ['water'] }, bench: ['dew'], hand: ['switch'] },
    opponent: { active: 'wall' },
    effects: [smoke],
  })
  const [dew, other] = [benched.you.active.id, benched.you.benchedAll[0]?.id as number]
  benched.you.retreat(other)
  benched.you.play('switch')
  expect(benched.you.active.id).toBe(dew)
  benched.you.attack('Drip')
  expect(benched.opponent.active).toHaveDamage(10)

  const evolved = given({
    rules,
    you: { active: { card: 'pip', energy: ['fire'] }, hand: ['pippo'] },
    opponent: { active: 'wall' },
    effects: [smoke],
  })
  evolved.you.evolve('pippo')
  evolved.you.attack('Slap')
  expect(evolved.opponent.active).toHaveDamage(20)
})

test.each(RULESET_IDS)(
  '[C-42, ATK-11, B-70] %s: a Tool that is discarded before the damage protects no more',
  rules => {
    for (const [name, expected] of [
      ['Shatter First', 60],
      ['Shatter Later', 40],
    ] as const) {
      const game = given({
        ...set,
        rules,
        you: { active: { card: 'breaker', energy: ['fire'] } },
        opponent: { active: { card: 'wall', attached: ['armor'] } },
      })
      game.you.attack(name)
      expect(game.opponent.active, name).toMatchObject({ damage: expected, attached: [] })
      expect(game.opponent.discard).toEqual(['armor'])
      const middle = expected === 60 ? ['discard', 'damage'] : ['damage', 'discard']
      expect(steps(game)).toEqual(['announce', ...middle, 'end'])
    }
  },
)

test.each([
  ['ecard-2002', 'Far Shot', ['wall', 'leaf', 'rock'], 1],
  ['hgss-2010', 'Far Shot', ['wall', 'leaf', 'rock'], 1],
  ['hgss-2010', 'Twin Shot', ['leaf', 'rock', 'fern'], 2],
] as const)('[EX-R04] %s: %s chooses before the smoke is asked', (rules, name, options, count) => {
  const all = name === 'Far Shot' ? ['leaf', 'rock'] : ['leaf', 'rock', 'fern']
  const game = given({
    ...set,
    rules,
    you: { active: { card: 'sniper', energy: ['fire'] } },
    opponent: { active: 'wall', bench: all },
    effects: [smoke],
    flips: ['heads'],
  })
  game.you.attack(name)
  expect(steps(game)).toEqual(['announce', 'ask'])
  expect(game).toAsk('you', options, { min: count, max: count })
  game.you.choose(...options.slice(-count))
  expect(steps(game)).toEqual(['announce', 'ask', 'flip smokescreen', ...Array(count).fill('damage'), 'end'])
})

test('[EX-R05] ecard-2002: all its Lightning Energy is the price, paid although the smoke stops the attack', () => {
  const game = given({
    ...set,
    rules: 'ecard-2002',
    you: { active: { card: 'engine', energy: ['lightning', 'fire', 'lightning'] } },
    opponent: { active: 'wall' },
    effects: [smoke],
    flips: ['tails'],
  })
  game.you.attack('Empty Out')
  expect(steps(game)).toEqual(['announce', 'discard', 'flip smokescreen', 'fail', 'end'])
  expect(game.you.active.energy).toEqual(['fire'])
  expect(game.you.discard).toEqual(['lightning', 'lightning'])
})

test.each([
  ['heads', 'damage', ['fire']],
  ['tails', 'fail', ['fire', 'fire']],
] as const)(
  '[B-71] xy-2016: a discard that the text does not demand is an effect: smoke %s, %s',
  (flip, what, left) => {
    const active = { card: 'xy11-17', energy: ['fire', 'fire'] }
    const cards = [...set.cards, ...catalogue.prints]
    const game = given({
      ...set,
      cards,
      rules: 'xy-2016',
      you: { active },
      opponent: { active: 'wall' },
      effects: [smoke],
      flips: [flip],
    })
    game.you.attack('Fire Blast')
    expect(steps(game)).toEqual(['announce', 'flip smokescreen', what, ...(flip === 'heads' ? ['discard'] : []), 'end'])
    expect(game.you.active.energy).toEqual(left)
  },
)

test.each([
  ['heads', 30, ['announce', 'flip Chancy', 'damage', 'end']],
  ['tails', 0, ['announce', 'flip Chancy', 'fail', 'end']],
] as const)('[EX-R05, ATK-09] a coin as the requirement: %s does %i', (flip, damage, order) => {
  for (const rules of RULESET_IDS) {
    const active = { card: 'striker', energy: ['fire'] }
    const game = given({ rules, you: { active }, opponent: { active: 'wall' }, flips: [flip] })
    game.you.attack('Chancy')
    expect(steps(game)).toEqual(order)
    expect(game.opponent.active).toHaveDamage(damage)
  }
})

test.each(RULESET_IDS)('[B-58] %s: a turn is over after an attack that failed, whatever the reason', rules => {
  const spent = given({
    rules,
    you: { active: { ...confused('striker'), energy: ['fire'] }, hand: ['potion', 'fire'] },
    opponent: { active: 'wall' },
    flips: ['tails'],
  })
  spent.you.attack('Thirty')
  expect(spent.you.refused.attack('Thirty')).toBe('not-your-turn')
  expect(spent.you.refused.play('potion')).toBe('not-your-turn')
  expect(spent.you.refused.attach('fire')).toBe('not-your-turn')
  expect(spent.state.lastTurn?.attack).toBe('Thirty')
})
