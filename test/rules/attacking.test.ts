/** Who may attack, what an attack is, and whom it speaks of. */
import { expect, test } from 'vitest'
import { attack, pokemon } from '../../src/cards/kit/facts.ts'
import { RULESET_IDS } from '../../src/rulesets/index.ts'
import { attackCards, attackLasting, sage } from '../scenario/cards/attacks.ts'
import { given, type Scenario } from '../scenario/index.ts'

const set = { cards: attackCards, lasting: attackLasting }
const smoke = { name: 'smoke', on: 'your-active', by: 'opponent' } as const
const untouchable = { name: 'untouchable', on: 'opponents-active', by: 'opponent' } as const
const attackNames = (game: Scenario) => game.you.legal('Attack').map(each => each.attack)

test.each(RULESET_IDS)('[ATK-01] %s: the Active attacks once, and the Bench never', rules => {
  const game = given({
    rules,
    you: { active: { card: 'pip', energy: ['fire', 'fire'] }, bench: [{ card: 'dew', energy: ['water'] }] },
    opponent: { active: 'wall' },
  })
  expect(game.you.legal('Attack')).toEqual([
    { seat: 0, type: 'Attack', card: 'pip', attack: 'Tap' },
    { seat: 0, type: 'Attack', card: 'pip', attack: 'Burn Up' },
  ])
  expect(game.you.refused.attack('Drip', 'dew')).toBe('no-such-attack')
  expect(game.opponent.refused.attack('Lean')).toBe('not-your-turn')
  game.you.attack('Tap')
  expect(game.you.refused.attack('Burn Up')).toBe('not-your-turn')
  expect(game.opponent.active).toHaveDamage(10)
  expect(game.state.turn).toMatchObject({ number: 6, seat: 1, attack: null })
})

test.each(RULESET_IDS)('[ATK-02] %s: an attack is announced by name, and only one whose cost is covered', rules => {
  const game = given({ rules, you: { active: { card: 'pip', energy: ['water'] } }, opponent: { active: 'wall' } })
  expect(attackNames(game)).toEqual(['Tap'])
  expect(game.you.refused.attack('Burn Up')).toBe('not-enough-energy')
  expect(game.you.refused.attack('Blaze')).toBe('no-such-attack')
  game.you.attack('Tap')
  expect(game.last[0]).toEqual({ type: 'AttackDeclared', pokemon: game.you.active.id, card: 'pip', attack: 'Tap' })
})

test.each(RULESET_IDS)('[ATK-03] %s: an Asleep or Paralyzed Pokémon has no attack to choose', rules => {
  for (const [condition, attacks] of [
    ['asleep', []],
    ['paralyzed', []],
    ['confused', ['Tap']],
    ['poisoned', ['Tap']],
    ['burned', ['Tap']],
  ] as const) {
    const active = { card: 'pip', energy: ['water'], conditions: [condition] }
    const game = given({ rules, you: { active }, opponent: { active: 'wall' } })
    expect(attackNames(game), condition).toEqual(attacks)
    if (attacks.length === 0) expect(game.you.refused.attack('Tap')).toBe(condition)
  }
})

test.each(RULESET_IDS)('[ATK-04] %s: all that has a cost and a name is an attack, and a power is none', rules => {
  const plain = pokemon('plain', { name: 'Plain', type: 'fire', hp: 60, attacks: [attack('Stare', 'C')] })
  const game = given({
    rules,
    cards: [...attackCards, plain, sage(rules)],
    you: { active: { card: 'sage', energy: ['fire'] }, bench: [{ card: 'plain', energy: ['fire'] }] },
  })
  expect(attackNames(game)).toEqual(['Muse'])
  expect(game.you.refused.attack('Insight')).toBe('no-such-attack')
  game.you.usePower('Insight')
  expect(game.state.turn).toMatchObject({ seat: 0, attack: null })
  game.you.retreat('plain')
  expect(attackNames(game)).toEqual(['Stare'])
  game.you.attack('Stare')
  expect(game).toHaveEvents('AttackDeclared', 'TurnEnded', 'TurnBegan', 'CardsDrawn')
})

test.each([
  ['ecard-2002', []],
  ['hgss-2010', ['fire']],
  ['xy-2016', ['fire']],
] as const)(
  '[C-40, ATK-04, B-61] %s: nothing against the Defending Pokémon works; I attach to myself',
  (rules, attached) => {
    const game = given({
      ...set,
      rules,
      you: { active: { card: 'gatherer', energy: ['water'] }, hand: ['fire'] },
      opponent: { active: 'wall' },
      effects: [untouchable],
    })
    game.you.attack('Gather')
    if (attached.length > 0) game.you.choose('fire')
    else expect(game).toHaveEvents('AttackDeclared', 'AttackFailed', 'TurnEnded', 'TurnBegan', 'CardsDrawn')
    expect(game.you.active.energy).toEqual(['water', ...attached])
    expect(game.you.hand).toEqual(attached.length > 0 ? [] : ['fire'])
    expect(game.state.turn.seat).toBe(1)
  },
)

test.each(RULESET_IDS)('[B-61] %s: damage, conditions and counters do not reach the protected Pokémon', rules => {
  for (const [card, name] of [
    ['gatherer', 'Poke'],
    ['hexer', 'Venom'],
    ['haunt', 'Three Counters'],
  ] as const) {
    const active = { card, energy: ['fire'] }
    const game = given({ ...set, rules, you: { active }, opponent: { active: 'wall' }, effects: [untouchable] })
    game.you.attack(name)
    expect(game.opponent.active).toMatchObject({ damage: 0, conditions: [] })
  }
})

test.each([
  ['ecard-2002', 0],
  ['hgss-2010', 30],
  ['xy-2016', 30],
] as const)('[B-61] %s: a shot past the protected Active does %i to the Bench', (rules, damage) => {
  const game = given({
    ...set,
    rules,
    you: { active: { card: 'sniper', energy: ['fire'] } },
    opponent: { active: 'wall', bench: ['leaf'] },
    effects: [untouchable],
  })
  game.you.attack('Far Shot')
  game.you.choose('leaf')
  expect(game.opponent.benched('leaf')).toHaveDamage(damage)
})

test.each(['Ponder', 'Brace'])(
  '[EX-R01] ecard-2002: %s helps only its user and still is against the Defending Pokémon',
  name => {
    const game = given({
      ...set,
      rules: 'ecard-2002',
      you: { active: { card: 'gatherer', energy: ['fire'] } },
      opponent: { active: 'wall' },
      effects: [untouchable],
    })
    game.you.attack(name)
    expect(game.last[1]).toEqual({ type: 'AttackFailed', seat: 0, why: 'against-defending' })
    expect(game.you.hand).toEqual([])
    expect(game.state.effects.map(effect => effect.name)).toEqual(['untouchable'])
  },
)

test.each(RULESET_IDS)('[C-41, ATK-05] %s: the smoke stops an attack without damage, never a power', rules => {
  const game = given({
    rules,
    cards: [...attackCards, sage(rules)],
    you: { active: { card: 'gatherer', energy: ['fire'] }, bench: ['sage'] },
    effects: [smoke],
    flips: ['tails'],
  })
  game.you.usePower('Insight', 'sage')
  expect(game).toHaveEvents('PowerUsed', 'CardsDrawn')
  game.you.attack('Ponder')
  expect(game).toHaveEvents('AttackDeclared', 'CoinFlipped', 'AttackFailed', 'TurnEnded', 'TurnBegan', 'CardsDrawn')
  expect(game.you.hand).toEqual(['filler'])
})

test.each([
  ['gatherer', 'Ponder'],
  ['copycat', 'Mimicry'],
])('[EX-R02] hgss-2010: the smoke stops %s, though %s does nothing to the opponent', (card, name) => {
  const active = { card, energy: ['fire'] }
  const game = given({ ...set, rules: 'hgss-2010', you: { active }, effects: [smoke], flips: ['tails'] })
  game.you.attack(name)
  expect(game).toHaveEvents('AttackDeclared', 'CoinFlipped', 'AttackFailed', 'TurnEnded', 'TurnBegan', 'CardsDrawn')
})

test('[EX-R03] xy-2016: the Ability of a Pokémon in the smoke works without a coin, its attack does not', () => {
  const game = given({
    rules: 'xy-2016',
    cards: [sage('xy-2016')],
    you: { active: { card: 'sage', energy: ['fire'] } },
    effects: [smoke],
    flips: ['tails'],
  })
  game.you.usePower('Insight')
  expect(game.you.hand).toEqual(['filler'])
  game.you.attack('Muse')
  expect(game.you.hand).toEqual(['filler'])
})

test('[B-67] hgss-2010: attacks of a LEGEND, a LV.X and a Technical Machine are attacks', () => {
  const half = (id: string, part: 'top' | 'bottom') =>
    pokemon(id, {
      name: 'Sun LEGEND',
      type: 'fire',
      stage: 'legend',
      half: part,
      hp: 100,
      attacks: [attack('Rise', 'C', 50)],
    })
  const upper = pokemon('pip-x', {
    name: 'Pip LV.X',
    type: 'fire',
    stage: 'lvx',
    hp: 90,
    attacks: [attack('Roar', 'C', 50)],
  })
  for (const [active, name] of [
    [{ card: ['sun-top', 'sun-bottom'], energy: ['fire'] }, 'Rise'],
    [{ card: ['pip', 'pip-x'], energy: ['fire'] }, 'Roar'],
    [{ card: 'dew', energy: ['fire'], attached: ['machine'] }, 'Overdrive'],
  ] as const) {
    const cards = [half('sun-top', 'top'), half('sun-bottom', 'bottom'), upper]
    const game = given({ rules: 'hgss-2010', cards, you: { active }, effects: [smoke], flips: ['tails'] })
    game.you.attack(name)
    expect(game.last[0]).toMatchObject({ type: 'AttackDeclared', attack: name })
    expect(game.last[2]).toEqual({ type: 'AttackFailed', seat: 0, why: 'effect' })
    expect(game.opponent.active).toHaveDamage(0)
  }
})

test.each(RULESET_IDS)('[ATK-12] %s: what the text says beyond the damage is done', rules => {
  const active = { card: 'leech', energy: ['grass', 'grass'], damage: 50 }
  const game = given({ ...set, rules, you: { active }, opponent: { active: 'wall' } })
  game.you.attack('Sip')
  expect(game).toHaveEvents('AttackDeclared', 'DamageDealt', 'Healed', 'TurnEnded', 'TurnBegan', 'CardsDrawn')
  expect(game.you.active).toHaveDamage(20)
})

test.each(RULESET_IDS)('[ATK-13] %s: one attack Knocks Out everybody it hurt enough, its user too', rules => {
  const game = given({
    ...set,
    rules,
    you: { active: { card: 'sniper', energy: ['fire'] }, bench: ['pip'] },
    opponent: { active: 'pip', bench: ['dew', 'wall', 'dew'] },
  })
  const [first, , last] = game.opponent.benchedAll
  const fallen = [game.you.active.id, game.opponent.active.id, first?.id, last?.id]
  game.you.attack('Blast All')
  expect(game.events.flatMap(event => (event.type === 'KnockedOut' ? [event.pokemon] : []))).toEqual(fallen)
  expect(game).toAsk('opponent', [0, 1, 2, 3, 4, 5], { min: 1, max: 1 })
  game.opponent.choose(0)
  expect(game).toAsk('you', [0, 1, 2, 3, 4, 5], { min: 3, max: 3 })
  game.you.choose(0, 1, 2)
  expect(game.opponent.active).toMatchObject({ card: 'wall', damage: 50 })
  expect(game.you.active).toMatchObject({ card: 'pip', damage: 0 })
})

test.each(RULESET_IDS)('[ATK-14, B-52, B-70] %s: whoever is dragged out before the damage takes it', rules => {
  const game = given({
    ...set,
    rules,
    you: { active: { card: 'breaker', energy: ['fire'] } },
    opponent: { active: 'wall', bench: ['leaf', 'fern'] },
  })
  game.you.attack('Drag Out')
  expect(game).toAsk('you', ['leaf', 'fern'])
  game.you.choose('leaf')
  expect(game.opponent.active).toMatchObject({ card: 'leaf', damage: 60, conditions: ['confused'] })
  expect(game.opponent.benched('wall')).toMatchObject({ damage: 0, conditions: [] })
})

test.each(RULESET_IDS)(
  '[ATK-14, B-52] %s: an attack that chooses its target may choose any, the Active first',
  rules => {
    const game = given({
      ...set,
      rules,
      you: { active: { card: 'sniper', energy: ['fire'] } },
      opponent: { active: 'wall', bench: ['leaf'] },
    })
    game.you.attack('Far Shot')
    expect(game).toAsk('you', ['wall', 'leaf'], { min: 1, max: 1 })
    game.you.choose('leaf')
    expect(game.opponent.benched('leaf')).toHaveDamage(30)
    expect(game.opponent.active).toHaveDamage(0)
  },
)

test.each(RULESET_IDS)('[ATK-15] %s: the Attacking Pokémon is whoever is Active when it attacks', rules => {
  const game = given({
    rules,
    you: {
      active: { card: 'dew', attached: ['plus-power'] },
      bench: [{ card: 'striker', energy: ['fire'], attached: ['plus-power'] }],
    },
    opponent: { active: 'wall' },
  })
  game.you.retreat('striker')
  game.you.attack('Thirty')
  expect(game.last[0]).toMatchObject({ type: 'AttackDeclared', pokemon: game.you.active.id, card: 'striker' })
  expect(game.opponent.active).toHaveDamage(40)
})

test.each(RULESET_IDS)('[C-105, ATK-16, B-38] %s: who copies "does 20 to itself" is hurt, not who lent it', rules => {
  const active = { card: 'copycat', energy: ['fire'] }
  const game = given({ ...set, rules, you: { active }, opponent: { active: 'reckless' } })
  game.you.attack('Mimicry')
  expect(game.you.active).toMatchObject({ card: 'copycat', damage: 20 })
  expect(game.opponent.active).toMatchObject({ card: 'reckless', damage: 30 })
})

test.each(RULESET_IDS)(
  '[EX-R11, ATK-16] %s: copying an attack that shuffles its user away shuffles the copier',
  rules => {
    const game = given({
      ...set,
      rules,
      you: { active: { card: 'copycat', energy: ['fire', 'water'] }, bench: ['pip'], deckSize: 5 },
      opponent: { active: 'runaway' },
    })
    game.you.attack('Mimicry')
    expect(game.you.active.card).toBe('pip')
    expect(game.opponent.active.card).toBe('runaway')
    expect([...game.you.zone('deck')].sort()).toEqual(['copycat', ...Array(5).fill('filler'), 'fire', 'water'])
  },
)

test.each(RULESET_IDS)('[EX-R11] %s: copying an attack that evolves its user finds no card that fits', rules => {
  const mine = given({
    ...set,
    rules,
    you: { active: { card: 'tadpole', energy: ['water'] }, deck: ['toad'] },
    opponent: { active: 'wall' },
  })
  mine.you.attack('Grow Fast')
  expect(mine).toAsk('you', ['toad'])
  mine.you.choose('toad')
  expect(mine.you.active.stack).toEqual(['tadpole', 'toad'])

  const copied = given({
    ...set,
    rules,
    you: { active: { card: 'copycat', energy: ['water'] }, deck: ['toad'] },
    opponent: { active: 'tadpole' },
  })
  copied.you.attack('Mimicry')
  expect(copied).toAsk('you', [])
  copied.you.choose()
  expect(copied.you.active.stack).toEqual(['copycat'])
  expect(copied.you.zone('deck')).toContain('toad')
})

test.each([
  ['reckless', 70],
  ['leech', 20],
] as const)('[EX-R12] hgss-2010: "this Pokémon" on %s means the copier, who then has %i damage', (lender, damage) => {
  const game = given({
    ...set,
    rules: 'hgss-2010',
    you: { active: { card: 'copycat', energy: ['fire'], damage: 50 }, bench: ['pip'] },
    opponent: { active: { card: lender, damage: 40 } },
  })
  game.you.attack('Mimicry')
  const mine = game.events.filter(
    event => (event.type === 'DamageDealt' || event.type === 'Healed') && event.pokemon === 1,
  )
  expect(mine).toEqual([
    lender === 'leech'
      ? { type: 'Healed', pokemon: 1, amount: 30 }
      : { type: 'DamageDealt', pokemon: 1, amount: 20, by: 'attack' },
  ])
  if (damage < 70) expect(game.you.active).toHaveDamage(damage)
  else expect(game).toAsk('opponent', [0, 1, 2, 3, 4, 5])
})

test.each(RULESET_IDS)('[ATK-17, B-39] %s: a turn may end without an attack, though one could be used', rules => {
  const game = given({ rules, you: { active: { card: 'pip', energy: ['fire'] } }, opponent: { active: 'wall' } })
  expect(attackNames(game)).toEqual(['Tap'])
  expect(game.you.legal('EndTurn')).toEqual([{ seat: 0, type: 'EndTurn' }])
  game.you.endTurn()
  expect(game).toHaveEvents('TurnEnded', 'TurnBegan', 'CardsDrawn')
  expect(game.opponent.active).toHaveDamage(0)
  expect(game.state.turn).toMatchObject({ seat: 1, number: 6 })
})
