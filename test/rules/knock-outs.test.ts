/** One Knock Out: when, where the cards go, who takes a Prize, who comes forward. */
import { describe, expect, test } from 'vitest'
import { attack, pokemon, trainer } from '../../src/cards/kit/facts.ts'
import { drawCards, inflict } from '../../src/cards/kit/index.ts'
import { placeCounters } from '../../src/engine/harm.ts'
import { RULESET_IDS } from '../../src/rulesets/index.ts'
import { given } from '../scenario/index.ts'

const bomb = (id: string, whose: 'you' | 'opponent', where: 'active' | 'bench', counters: number) =>
  trainer(id, 'item', {
    name: id,
    *play(context) {
      const side = context.game.side(context[whose])
      const [target] = where === 'active' ? [side.active] : side.bench
      if (target) placeCounters(context, target.id, counters)
    },
  })

const cards = [
  pokemon('mite', { name: 'Mite', type: 'grass', hp: 40, attacks: [attack('Nip', 'C', 10)] }),
  pokemon('crusher', {
    name: 'Crusher',
    type: 'fighting',
    hp: 100,
    attacks: [attack('Crush', 'C', 300, drawCards(1), inflict('poisoned'))],
  }),
  pokemon('tank', { name: 'Tank', type: 'metal', hp: 170, labels: ['EX'] }),
  trainer('gear', 'tool', { name: 'Gear', labels: ['hyper-gear'] }),
  bomb('bomb', 'opponent', 'active', 20),
  bomb('bench-bomb', 'opponent', 'bench', 20),
  bomb('mishap', 'you', 'active', 20),
]

describe.each(RULESET_IDS)('in %s', rules => {
  test('[KO-01, C-69] 40 damage on 50 HP is no Knock Out, 50 is one', () => {
    const game = given({
      rules,
      you: { active: { card: 'striker', energy: ['fire'] } },
      opponent: { active: { card: 'dew', damage: 30 }, bench: ['wall'] },
    })
    game.you.attack('Ten')
    expect(game.opponent.active).toMatchObject({ card: 'dew', damage: 40 })
    expect(game).toAskNobody()
    game.opponent.endTurn()
    game.you.attack('Ten')
    expect(game.opponent.discard).toEqual(['dew'])
    game.you.choose(0)
    expect(game.opponent.active.card).toBe('wall')
  })

  test('[KO-01] more damage than HP is a Knock Out as well, and counters count like damage', () => {
    const game = given({
      rules,
      you: { active: { card: 'haunt', energy: ['fire'] } },
      opponent: { active: { card: 'dew', damage: 40 }, bench: ['wall'] },
    })
    game.you.attack('Three Counters')
    expect(game).toHaveEvents('AttackDeclared', 'CountersPlaced', 'KnockedOut')
    expect(game.opponent.discard).toEqual(['dew'])
  })

  test('[KO-02] first the damage, then all other effects of the attack, then the Knock Out', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'crusher', energy: ['fighting'] } },
      opponent: { active: 'dew', bench: ['wall'] },
    })
    game.you.attack('Crush')
    expect(game).toHaveEvents('AttackDeclared', 'DamageDealt', 'CardsDrawn', 'ConditionInflicted', 'KnockedOut')
  })

  test('[KO-02] an attacker that Knocks Out is still hurt by its own attack', () => {
    const game = given({
      rules,
      you: { active: { card: 'striker', energy: ['fire'] } },
      opponent: { active: { card: 'dew', damage: 20 }, bench: ['wall'] },
    })
    game.you.attack('Recoil')
    expect(game).toHaveEvents('AttackDeclared', 'DamageDealt', 'DamageDealt', 'KnockedOut')
    expect(game.you.active).toHaveDamage(20)
  })

  test('[KO-03, B-69] every stage and everything attached go to the owner’s discard pile', () => {
    const game = given({
      rules,
      you: { active: { card: 'striker', energy: ['fire'] } },
      opponent: {
        active: { card: ['pip', 'pippo', 'pipparch'], energy: ['fire', 'double'], attached: ['charm'] },
        bench: ['wall'],
      },
    })
    game.you.attack('Huge')
    expect(game.opponent.discard).toEqual(['pip', 'pippo', 'pipparch', 'fire', 'double', 'charm'])
    expect(game.you.discard).toEqual([])
  })

  test('[KO-04] the cards are discarded, then the Prize is taken, then the Active is replaced, then the turn ends', () => {
    const game = given({
      rules,
      you: { active: { card: 'striker', energy: ['fire'] } },
      opponent: { active: 'pip', bench: ['dew', 'wall'] },
    })
    game.you.attack('Huge')
    expect(game).toHaveEvents('AttackDeclared', 'DamageDealt', 'KnockedOut')
    expect(game.questions.length).toBe(1)
    expect(game).toAsk('you', [0, 1, 2, 3, 4, 5], { min: 1, max: 1 })
    game.you.choose(0)
    expect(game).toHaveEvents('PrizesTaken')
    expect(game.questions.length).toBe(1)
    expect(game).toAsk('opponent', ['dew', 'wall'], { min: 1, max: 1 })
    game.opponent.choose('dew')
    expect(game).toHaveEvents('ActiveChanged', 'TurnEnded', 'TurnBegan', 'CardsDrawn')
  })

  test('[KO-05] whoever Knocks Out the own Pokémon gives the other player a Prize', () => {
    const game = given({
      rules,
      cards,
      you: { active: 'pip', bench: ['dew', 'wall'], hand: ['mishap'] },
    })
    game.you.play('mishap')
    expect(game).toAsk('opponent', [0, 1, 2, 3, 4, 5], { min: 1, max: 1 })
    expect(game.you.refused.pick(0)).toBe('not-asked')
    game.opponent.choose(5)
    expect(game).toAsk('you', ['dew', 'wall'])
    game.you.choose('wall')
    expect([game.you.zone('prizes').length, game.opponent.zone('prizes').length]).toEqual([6, 5])
    expect(game.state.turn.seat).toBe(0)
  })

  const prizes = ['fire', 'water', 'potion', 'pip', 'dew', 'switch']

  test('[KO-07, B-63] the taker chooses a place among the own Prizes, and only then sees the card', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'pip', damage: 20 }, hand: ['bomb'], prizes },
      opponent: { active: 'dew', bench: ['wall'], prizes: 6 },
    })
    game.you.play('bomb')
    expect(game.questions).toMatchObject([
      { seat: 0, options: prizes.map((_, position) => ({ is: 'prize', position, count: 1 })) },
    ])
    expect(game.opponent.refused.pick(2)).toBe('not-asked')
    game.you.choose(2)
    expect(game.you.hand).toEqual(['potion'])
    expect(game.you.zone('prizes')).toEqual(['fire', 'water', 'pip', 'dew', 'switch'])
    expect(game.opponent.zone('prizes').length).toBe(6)
    game.you.play('potion')
    expect(game.you.active).toHaveDamage(0)
  })

  test('[KO-07] any of the Prizes can be chosen, one of those that are left the next time', () => {
    const game = given({
      rules,
      cards,
      you: { active: 'wall', hand: ['bomb', 'bomb'], prizes },
      opponent: { active: 'dew', bench: ['mite', 'leaf'] },
    })
    game.you.play('bomb')
    game.you.choose(5)
    game.opponent.choose('mite')
    game.you.play('bomb')
    expect(game).toAsk('you', [0, 1, 2, 3, 4], { min: 1, max: 1 })
    game.you.choose(0)
    expect(game.you.hand).toEqual(['switch', 'fire'])
  })

  test('[KO-08] the owner chooses the replacement from the own Bench', () => {
    const game = given({
      rules,
      cards,
      you: { active: 'pip', bench: ['leaf'], hand: ['bomb'], prizes: 2 },
      opponent: { active: 'dew', bench: ['wall', 'pip', 'fern'] },
    })
    game.you.play('bomb')
    game.you.choose(0)
    expect(game.questions.length).toBe(1)
    expect(game).toAsk('opponent', ['wall', 'pip', 'fern'], { min: 1, max: 1 })
    game.opponent.choose('fern')
    expect(game.opponent.active.card).toBe('fern')
    expect(game.opponent.benchedAll.map(({ card }) => card)).toEqual(['wall', 'pip'])
  })

  test('[KO-08] a Benched Pokémon that is Knocked Out is not replaced', () => {
    const game = given({
      rules,
      cards,
      you: { active: 'pip', hand: ['bench-bomb'] },
      opponent: { active: 'dew', bench: ['mite', 'wall', 'leaf'] },
    })
    game.you.play('bench-bomb')
    game.you.choose(1)
    expect(game).toAskNobody()
    expect(game.opponent.active.card).toBe('dew')
    expect(game.opponent.benchedAll.map(({ card }) => card)).toEqual(['wall', 'leaf'])
    expect(game.opponent.discard).toEqual(['mite'])
    expect(game.you.zone('prizes').length).toBe(5)
  })
})

test.each([
  ['ecard-2002', 'mite', 40],
  ['hgss-2010', 'dew', 50],
  ['xy-2016', 'dew', 50],
] as const)('[EX-R13] %s: %s is Knocked Out by %i damage, not by 10 less', (rules, card, hp) => {
  const game = given({
    rules,
    cards,
    you: { active: { card: 'striker', energy: ['fire'] } },
    opponent: { active: { card, damage: hp - 20 }, bench: ['wall'] },
  })
  game.you.attack('Ten')
  expect(game.opponent.active).toMatchObject({ card, damage: hp - 10 })
  game.opponent.endTurn()
  game.you.attack('Ten')
  expect(game.opponent.discard).toEqual([card])
})

test('[KO-03] a Hyper Gear goes back to the discard pile of the player who played it', () => {
  const game = given({
    rules: 'xy-2016',
    cards,
    you: { active: { card: 'striker', energy: ['fire'] }, hand: ['gear'] },
    opponent: { active: { card: 'tank', energy: ['metal'] }, bench: ['wall'] },
  })
  game.you.attachTrainer('gear', 'opponent')
  game.you.attack('Huge')
  expect(game.opponent.discard).toEqual(['tank', 'metal'])
  expect(game.you.discard).toEqual(['gear'])
})
