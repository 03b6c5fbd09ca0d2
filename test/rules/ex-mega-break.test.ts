/** Pokémon-ex, Pokémon-EX, Mega and Primal Pokémon, and BREAK. */
import { describe, expect, test } from 'vitest'
import { attack, pokemon } from '../../src/cards/kit/facts.ts'
import type { PokemonPrint } from '../../src/engine/print.ts'
import { draw } from '../../src/engine/zones.ts'
import type { RulesetId } from '../../src/rulesets/index.ts'
import { kindCards } from '../scenario/cards/kinds.ts'
import { given } from '../scenario/index.ts'

const bolt: PokemonPrint = {
  ...pokemon('bolt', {
    name: 'Bolt',
    type: 'lightning',
    hp: 90,
    weakness: 'fighting',
    resistance: ['metal', 20],
    retreat: 1,
    attacks: [attack('Zap', 'C', 30)],
  }),
  powers: [
    {
      name: 'Recharge',
      kind: 'ability',
      use: {
        *run({ game, you }) {
          draw(game, you, 1)
        },
      },
    },
  ],
}

const cards = [
  ...kindCards,
  bolt,
  pokemon('bolt-break', {
    name: 'Bolt BREAK',
    type: 'fire',
    hp: 110,
    stage: 'break',
    from: 'Bolt',
    attacks: [attack('Yank', 'C', 60)],
  }),
  pokemon('bolter', { name: 'Bolter', type: 'lightning', hp: 120, stage: 'stage1', from: 'Bolt' }),
  pokemon('over-bolt', { name: 'Over Bolt', type: 'lightning', hp: 130, stage: 'stage2', from: 'Bolt BREAK' }),
  pokemon('titan-ex-heir', { name: 'Titan Heir ex', type: 'fighting', hp: 150, stage: 'stage1', from: 'Titan ex' }),
  pokemon('titan-EX-heir', { name: 'Titan Heir-EX', type: 'fighting', hp: 190, stage: 'stage1', from: 'Titan-EX' }),
  pokemon('priced-ex', { name: 'Priced ex', type: 'fighting', hp: 120, labels: ['ex'], prizes: 2 }),
]

type Fall = { readonly rules: RulesetId; readonly fallen: string; readonly prizes: number }

function knockOut({ rules, fallen, prizes }: Fall): void {
  const game = given({
    rules,
    cards,
    you: { active: { card: 'striker', energy: ['fire'] } },
    opponent: { active: fallen, bench: ['dew'] },
  })
  game.you.attack('Huge')
  expect(game).toAsk('you', [0, 1, 2, 3, 4, 5], { min: prizes, max: prizes })
}

test.each<Fall>([
  { rules: 'hgss-2010', fallen: 'titan-ex', prizes: 2 },
  { rules: 'hgss-2010', fallen: 'titan', prizes: 1 },
  { rules: 'xy-2016', fallen: 'titan-ex', prizes: 1 }, // that book has no such rule, so the card would have to say it
  { rules: 'xy-2016', fallen: 'priced-ex', prizes: 2 },
])('[PEX-01] $rules: Prizes for $fallen: $prizes', knockOut)

test.each<Fall>([
  { rules: 'xy-2016', fallen: 'titan-EX', prizes: 2 },
  { rules: 'xy-2016', fallen: 'titan', prizes: 1 },
])('[EX-01] $rules: Prizes for $fallen: $prizes', knockOut)

test.each<Fall>([
  { rules: 'xy-2016', fallen: 'mega-titan', prizes: 2 },
  { rules: 'xy-2016', fallen: 'primal-titan', prizes: 2 },
])('[MEGA-04, PRIMAL-01] $rules: Prizes for $fallen: $prizes', knockOut)

test('[MEGA-04] a Mega on its Pokémon-EX is one Knock Out for 2 Prizes', () => {
  const game = given({
    rules: 'xy-2016',
    cards,
    you: { active: { card: 'striker', energy: ['fire'] } },
    opponent: { active: { card: ['titan-EX', 'mega-titan'] }, bench: ['dew'] },
  })
  game.you.attack('Huge')
  expect(game).toAsk('you', [0, 1, 2, 3, 4, 5], { min: 2, max: 2 })
  expect(game.opponent.discard).toEqual(['titan-EX', 'mega-titan'])
})

test.each([
  { rules: 'hgss-2010', active: 'titan-ex', heir: 'titan-ex-heir' },
  { rules: 'xy-2016', active: 'titan-EX', heir: 'titan-EX-heir' },
] as const)(
  '[PEX-02, EX-02, C-106] $rules: $active evolves only into a card that names it',
  ({ rules, active, heir }) => {
    const game = given({ rules, cards, you: { active, bench: ['titan'], hand: ['colossus', heir] } })
    expect(game.you.refused.evolve('colossus')).toBe('wrong-evolution')
    expect(game.you.refused.evolve(heir, 'titan')).toBe('wrong-evolution')
    expect(game.you.legal('Evolve').map(({ card, pokemon }) => [card, pokemon])).toEqual([
      ['colossus', game.you.benched('titan').id],
      [heir, game.you.active.id],
    ])
  },
)

test('[EX-02] xy-2016: a Basic Pokémon-EX is a Basic Pokémon: benched from the hand, found and hit as one', () => {
  const game = given({
    rules: 'xy-2016',
    cards,
    you: { hand: ['titan-EX', 'find-basic', 'hit-basics'], deck: ['titan-EX', 'mega-titan', 'colossus'] },
  })
  game.you.bench('titan-EX')
  game.you.play('hit-basics')
  expect(game.you.benched('titan-EX')).toHaveDamage(10)
  game.you.play('find-basic')
  expect(game).toAsk('you', ['titan-EX'])
  game.you.choose('titan-EX')
})

describe.each(['mega-titan', 'primal-titan'])('%s in xy-2016', mega => {
  const rules = 'xy-2016'

  test('[MEGA-02, MEGA-03, PRIMAL-01, C-95] only on the Pokémon-EX it names, and then the turn is over', () => {
    const game = given({
      rules,
      cards,
      you: {
        active: { card: 'titan-EX', energy: ['fighting'], damage: 30 },
        bench: ['titan', { card: 'titan-EX', since: 5 }],
        hand: [mega],
      },
      opponent: { active: { card: 'wall', conditions: ['poisoned'] } },
    })
    expect(game.you.refused.evolve(mega, 'titan')).toBe('wrong-evolution')
    expect(game.you.refused.evolve(mega, game.you.benched('titan-EX').id)).toBe('new-this-turn')
    expect(game.you.legal('Evolve')).toEqual([{ seat: 0, type: 'Evolve', card: mega, pokemon: game.you.active.id }])
    expect(game.you.legal('Attack').length).toBe(1)
    game.you.evolve(mega)
    expect(game).toHaveEvents('Evolved', 'TurnEnded', 'CountersPlaced', 'TurnBegan', 'CardsDrawn')
    expect(game.you.active).toMatchObject({ card: mega, damage: 30, maxHp: 220 })
    expect(game.opponent.active).toHaveDamage(10)
    expect(game.state.turn.seat).toBe(1)
  })

  test('[MEGA-01, PRIMAL-01] it is an Evolution card', () => {
    const game = given({ rules, cards, you: { hand: [mega, 'find-evolution'], deck: [mega, 'titan-EX'] } })
    expect(game.you.refused.bench(mega)).toBe('not-playable-so')
    game.you.play('find-evolution')
    expect(game).toAsk('you', [mega])
    game.you.choose()
  })

  test('[MEGA-01, PRIMAL-01] evolving into it keeps Energy and damage, and ends conditions and effects of attacks', () => {
    const game = given({
      rules,
      cards,
      you: {
        active: { card: 'titan-EX', energy: ['fighting'], damage: 50, conditions: ['poisoned', 'asleep'] },
        hand: [mega],
      },
      effects: [{ name: 'smoke', on: 'your-active', source: 'attack' }],
    })
    game.you.evolve(mega)
    expect(game.you.active).toMatchObject({ energy: ['fighting'], damage: 50, conditions: [] })
    expect(game.state.effects).toEqual([])
  })

  test.each([1, 2])("[MEGA-01, PRIMAL-01, B-44] not in a player's first turn: turn %i", turn => {
    const game = given({ rules, cards, turn, you: { active: 'titan-EX', hand: [mega] } })
    expect(game.you.refused.evolve(mega)).toBe('first-turn-evolution')
  })

  test('[MEGA-05, PRIMAL-01] its own name is not that of the Pokémon-EX: nothing that names the latter fits on it', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: ['titan-EX', mega] }, hand: ['mega-titan', 'primal-titan', 'titan-EX-heir'] },
    })
    for (const card of game.you.hand) expect(game.you.refused.evolve(card)).toBe('wrong-evolution')
  })

  test('[B-44] becoming it by a Trainer ends the turn as well, on the Bench too', () => {
    const game = given({ rules, cards, you: { active: 'pip', bench: ['titan-EX'], hand: ['growth', mega] } })
    game.you.play('growth')
    game.you.choose('titan-EX')
    game.you.choose(mega)
    expect(game).toHaveEvents('Evolved', 'CardsMoved', 'TurnEnded', 'TurnBegan', 'CardsDrawn')
    expect(game.you.benched(mega).stack).toEqual(['titan-EX', mega])
    expect(game.you.discard).toEqual(['growth'])
  })

  test("[B-44] an opponent's Pokémon that becomes it in your turn does not end your turn", () => {
    const game = given({ rules, cards, you: { hand: ['growth'] }, opponent: { active: 'titan-EX', hand: [mega] } })
    game.you.play('growth')
    game.you.choose('titan-EX')
    game.opponent.choose(mega)
    expect(game.opponent.active.card).toBe(mega)
    expect(game.state.turn.seat).toBe(0)
  })

  test.each(['ecard-2002', 'hgss-2010'] as const)('[MEGA-01, PRIMAL-01] %s does not know it', other => {
    const game = given({ rules: other, cards, you: { active: 'titan-EX', hand: [mega] } })
    expect(game.you.refused.evolve(mega)).toBe('not-playable-so')
  })
})

describe('BREAK in xy-2016', () => {
  const rules = 'xy-2016'
  const withBreak = (over: Partial<{ since: number; turn: number }> = {}) =>
    given({
      rules,
      cards,
      turn: over.turn ?? 5,
      you: {
        active: { card: 'bolt', energy: ['lightning'], damage: 50, conditions: ['asleep'], since: over.since ?? 0 },
        bench: ['dew'],
        hand: ['bolt-break', 'bolter'],
      },
      opponent: { active: { card: 'wall', energy: ['fire'] } },
    })

  test('[BREAK-01, BREAK-02, B-44, C-96] it evolves, the turn goes on, and it attacks with an attack of the card below', () => {
    const game = withBreak()
    game.you.evolve('bolt-break')
    expect(game).toHaveEvents('ConditionsRemoved', 'Evolved')
    expect(game.you.active).toMatchObject({ stack: ['bolt', 'bolt-break'], maxHp: 110, damage: 50 })
    expect(game.you.legal('Attack').map(({ card, attack }) => [card, attack])).toEqual([
      ['bolt', 'Zap'],
      ['bolt-break', 'Yank'],
    ])
    expect(game.you.legal('Retreat').map(({ pay }) => pay)).toEqual([['lightning']])
    game.you.attack('Zap')
    expect(game.opponent.active).toHaveDamage(30)
    game.opponent.attack('Lean')
    expect(game.you.active).toHaveDamage(70) // 10, doubled by the Weakness of the card below
  })

  test('[BREAK-02] the Ability, the Resistance and the attacks of the card below count, the type is the new one', () => {
    const game = withBreak()
    game.you.evolve('bolt-break')
    const [power] = game.you.legal('UsePower')
    expect(power).toMatchObject({ pokemon: game.you.active.id, power: 'Recharge' })
    game.you.usePower('Recharge')
    expect(game).toHaveEvents('PowerUsed', 'CardsDrawn')

    const metal = pokemon('anvil', { name: 'Anvil', type: 'metal', hp: 90, attacks: [attack('Drop', 'C', 40)] })
    const resisted = given({
      rules,
      cards: [...cards, metal],
      you: { active: { card: 'anvil', energy: ['metal'] } },
      opponent: { active: { card: ['bolt', 'bolt-break'] } },
    })
    resisted.you.attack('Drop')
    expect(resisted.opponent.active).toHaveDamage(20)

    const typed = given({
      rules,
      cards,
      you: { active: { card: ['bolt', 'bolt-break'], energy: ['fire'] } },
      opponent: { active: 'leaf' },
    })
    typed.you.attack('Zap')
    expect(typed.opponent.active).toHaveDamage(60)
  })

  test.each([
    { name: 'a Pokémon that came this turn', over: { since: 5 }, refusal: 'new-this-turn' },
    { name: 'the first turn', over: { turn: 2 }, refusal: 'first-turn-evolution' },
  ])('[BREAK-01] the limits of evolving hold: $name', ({ over, refusal }) => {
    expect(withBreak(over).you.refused.evolve('bolt-break')).toBe(refusal)
  })

  test('[BREAK-01] it is an Evolution card', () => {
    const game = given({ rules, cards, you: { hand: ['bolt-break', 'find-evolution'], deck: ['bolt-break', 'bolt'] } })
    expect(game.you.refused.bench('bolt-break')).toBe('not-playable-so')
    game.you.play('find-evolution')
    expect(game).toAsk('you', ['bolt-break'])
    game.you.choose()
  })

  test('[BREAK-03] its name is not that of the card below', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: ['bolt', 'bolt-break'] }, bench: ['bolt'], hand: ['bolter', 'over-bolt'] },
    })
    expect(game.you.refused.evolve('bolter')).toBe('wrong-evolution')
    expect(game.you.refused.evolve('over-bolt', 'bolt')).toBe('wrong-evolution')
    game.you.evolve('over-bolt')
    game.you.evolve('bolter', 'bolt')
  })

  test.each(['ecard-2002', 'hgss-2010'] as const)('[BREAK-01] %s does not know it', other => {
    const game = given({ rules: other, cards, you: { active: 'bolt', hand: ['bolt-break'] } })
    expect(game.you.refused.evolve('bolt-break')).toBe('not-playable-so')
  })
})
