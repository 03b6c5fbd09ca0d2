/** How a game ends. A is you, B the opponent. */
import { describe, expect, test } from 'vitest'
import { attack, pokemon, trainer } from '../../src/cards/kit/facts.ts'
import { hit, hurtSelf, oneOfTheirBenched } from '../../src/cards/kit/index.ts'
import { chooseCards, exactly } from '../../src/engine/choose.ts'
import { removeFromPlay } from '../../src/engine/pokemon.ts'
import { draw, inZone, mill, moveCards } from '../../src/engine/zones.ts'
import { RULESET_IDS } from '../../src/rulesets/index.ts'
import { starters } from '../scenario/cards/starters.ts'
import { given } from '../scenario/index.ts'

const cards = [
  ...starters,
  trainer('draw-seven', 'item', {
    name: 'Draw Seven',
    *play({ game, you }) {
      draw(game, you, 7)
    },
  }),
  trainer('peek', 'item', {
    name: 'Peek',
    *play(context) {
      const { game, you } = context
      const top = game.side(you).deck.slice(0, 5)
      const chosen = yield* chooseCards(context, you, 'take-from-top', top, exactly(1), { hidden: 'unseen' })
      moveCards(game, chosen, inZone('deck', you), inZone('hand', you))
    },
  }),
  trainer('erode', 'item', {
    name: 'Erode',
    *play({ game, opponent }) {
      mill(game, opponent, 5)
    },
  }),
  ...(['you', 'opponent'] as const).map(whose =>
    trainer(`recall-${whose}`, 'item', {
      name: `Recall ${whose}`,
      *play(context) {
        const { active } = context.game.side(context[whose])
        if (active) removeFromPlay(context.game, active.id, 'hand')
      },
    }),
  ),
  pokemon('quake', {
    name: 'Quake',
    type: 'fire',
    hp: 100,
    attacks: [attack('Quake', 'C', 30, hurtSelf(20), hit(20, oneOfTheirBenched()))],
  }),
  pokemon('giant-ex', { name: 'Giant ex', type: 'water', hp: 60, labels: ['ex'] }),
  pokemon('giant-EX', { name: 'Giant-EX', type: 'water', hp: 60, labels: ['EX'] }),
]

/** Its attack Recoil Knocks Out a weakened Pip and, with 80 damage on it, itself. */
const attacker = { card: 'striker', energy: ['fire'], damage: 80 }
const victim = { card: 'pip', damage: 30 }

describe.each(RULESET_IDS)('%s', rules => {
  test('[C-76, WIN-01] A takes the last Prize and wins at once; nobody is asked for a replacement', () => {
    const game = given({
      rules,
      you: { active: { card: 'striker', energy: ['fire'] }, prizes: ['potion'] },
      opponent: { active: 'pip', bench: ['dew', 'wall'] },
    })
    game.you.attack('Huge')
    expect(game).toHaveEvents('AttackDeclared', 'DamageDealt', 'KnockedOut', 'PrizesTaken', 'GameEnded')
    expect(game.state.result).toEqual({ winner: 0, ways: ['prizes'] })
    expect(game.you.hand).toEqual(['potion'])
    expect(game.opponent.refused.endTurn()).toBe('game-over')
  })

  test('[WIN-01] the last Prize counts in the turn of the other player too', () => {
    const game = given({
      rules,
      you: { active: attacker, bench: ['dew', 'pip'] },
      opponent: { active: 'wall', bench: ['pip'], prizes: 1 },
    })
    game.you.attack('Recoil')
    expect(game.state.result).toEqual({ winner: 1, ways: ['prizes'] })
  })

  test('[WIN-01] with a second Prize left the game goes on', () => {
    const game = given({
      rules,
      you: { active: { card: 'striker', energy: ['fire'] }, prizes: 2 },
      opponent: { active: 'pip', bench: ['dew'] },
    })
    game.you.attack('Huge')
    game.you.choose(1)
    expect(game.state.result).toBeNull()
    expect(game.state.turn.seat).toBe(1)
  })

  test.each([
    ['A', ['dew'], [], { winner: 0, ways: ['prizes', 'no-pokemon'] }],
    ['B', [], ['dew'], { winner: 1, ways: ['prizes', 'no-pokemon'] }],
  ])(
    '[C-77, WIN-06] both take the last Prize, but only %s has a Benched Pokémon left and so wins',
    (_, a, b, result) => {
      const game = given({
        rules,
        you: { active: attacker, bench: a, prizes: 1 },
        opponent: { active: victim, bench: b, prizes: 1 },
      })
      game.you.attack('Recoil')
      expect(game.state.result).toEqual(result)
      expect(game.state.game).toBe(1)
    },
  )

  test.each([
    ['last Prizes of both', { a: 1, b: 1 }, ['dew'], ['dew']],
    ['both left without a Pokémon', { a: 2, b: 2 }, [], []],
    ["A's last Prize, A without a Pokémon", { a: 1, b: 2 }, [], ['dew']],
    ["B's last Prize, B without a Pokémon", { a: 2, b: 1 }, ['dew'], []],
    ['both in both ways', { a: 1, b: 1 }, [], []],
  ])('[WIN-05, B-40] %s: equally many ways lead to Sudden Death', (_, prizes, a, b) => {
    const game = given({
      rules,
      you: { active: attacker, bench: a, prizes: prizes.a },
      opponent: { active: victim, bench: b, prizes: prizes.b },
      flips: rules === 'hgss-2010' ? [] : ['heads'],
    })
    game.you.attack('Recoil')
    // Who has more than one Prize left chooses; the next player first.
    if (prizes.b > 1) game.opponent.choose(0)
    if (prizes.a > 1) game.you.choose(0)
    expect(game.state.result).toBeNull()
    expect(game.story('SuddenDeathBegan')).toHaveLength(1)
    expect(game.state).toMatchObject({ game: 2, prizes: 1, phase: 'set-up' })
  })

  test('[B-40] two Knock Outs of one check bring the last two Prizes, before B (with one way) could win alone', () => {
    const game = given({
      rules,
      you: { active: { card: 'quake', energy: ['fire'], damage: 80 }, bench: ['wall'], prizes: 2 },
      opponent: { active: victim, bench: [{ card: 'pip', damage: 50 }], prizes: 1 },
      cards,
    })
    game.you.attack('Quake')
    expect(game.story('KnockedOut', 'PrizesTaken', 'GameEnded')).toEqual([
      ...['KnockedOut', 'KnockedOut', 'KnockedOut', 'opponent PrizesTaken', 'you PrizesTaken', 'GameEnded'],
    ])
    expect(game.state.result).toEqual({ winner: 0, ways: ['prizes', 'no-pokemon'] })
  })

  test('[B-40] Knock Outs on both sides without a last Prize or an empty Bench: the game goes on', () => {
    const game = given({
      rules,
      you: { active: attacker, bench: ['wall'], prizes: 2 },
      opponent: { active: victim, bench: ['dew'], prizes: 2 },
    })
    game.you.attack('Recoil')
    game.opponent.choose(0)
    game.you.choose(0)
    expect(game.state.result).toBeNull()
    expect([game.you.active.card, game.opponent.active.card]).toEqual(['wall', 'dew'])
  })

  test('[B-40] what comes later is not at the same time: A wins by the attack although Poison would follow', () => {
    const game = given({
      rules,
      you: { active: { card: 'striker', energy: ['fire'], damage: 90, conditions: ['poisoned'] }, prizes: 1 },
      opponent: { active: 'pip', bench: ['dew'], prizes: 1 },
    })
    game.you.attack('Huge')
    expect(game.state.result).toEqual({ winner: 0, ways: ['prizes'] })
  })

  test('[B-40] Poison on A, Burn on B: two checks before 2016 (B wins), one since (Sudden Death)', () => {
    const together = { 'ecard-2002': false, 'hgss-2010': false, 'xy-2016': true }[rules]
    const game = given({
      rules,
      you: { active: { card: 'pip', damage: 50, conditions: ['poisoned'] }, bench: ['dew'], prizes: 1 },
      opponent: { active: { card: 'dew', damage: 30, conditions: ['burned'] }, bench: ['pip'], prizes: 1 },
      flips: together ? ['tails', 'heads'] : [],
    })
    game.you.endTurn()
    expect(game.state.result).toEqual(together ? null : { winner: 1, ways: ['prizes'] })
    expect(game.state.game).toBe(together ? 2 : 1)
  })

  test('[C-79, WIN-02, WIN-04] A draws the last three of seven and goes on, but cannot draw on the next turn', () => {
    const game = given({
      rules,
      you: { active: 'wall', hand: ['draw-seven', 'fire'], deck: ['grass', 'water', 'psychic'], deckSize: 3 },
      cards,
    })
    game.you.play('draw-seven')
    expect(game.you.hand).toEqual(['fire', 'grass', 'water', 'psychic'])
    expect(game.state.result).toBeNull()
    game.you.attach('fire')
    game.you.endTurn()
    expect(game.state.result).toBeNull()
    game.opponent.endTurn()
    expect(game.lastTypes.slice(-2)).toEqual(['TurnBegan', 'GameEnded'])
    expect(game.state.result).toEqual({ winner: 1, ways: ['deck-out'] })
  })

  test('[WIN-02] an empty deck counts only at the beginning of the turn of its owner', () => {
    const game = given({ rules, you: { hand: ['erode'] }, opponent: { deckSize: 4 }, cards })
    game.you.play('erode')
    expect(game.opponent.zone('deck')).toEqual([])
    expect(game.state.result).toBeNull()
    game.you.endTurn()
    expect(game.state.result).toEqual({ winner: 0, ways: ['deck-out'] })
  })

  test('[WIN-04] looking at more cards than there are, and drawing from nothing, is no loss', () => {
    const game = given({
      rules,
      you: { hand: ['peek', 'draw-seven', 'draw-seven'], deck: ['grass', 'water'], deckSize: 2 },
      cards,
    })
    game.you.play('peek')
    expect(game).toAsk('you', ['grass', 'water'], { min: 1, max: 1 })
    game.you.choose('water')
    game.you.play('draw-seven')
    expect(game.you.zone('deck')).toEqual([])
    game.you.play('draw-seven')
    expect(game.you.hand).toEqual(['water', 'grass'])
    expect(game.state.result).toBeNull()
  })

  test('[WIN-03, KO-10] no Pokémon to replace the one Knocked Out: lost, whatever the Prizes', () => {
    const game = given({
      rules,
      you: { active: { card: 'striker', energy: ['fire'] }, prizes: 6 },
      opponent: { active: 'pip', hand: ['dew'], prizes: 1 },
    })
    game.you.attack('Huge')
    game.you.choose(4)
    expect(game).toHaveEvents('PrizesTaken', 'GameEnded')
    expect(game.state.result).toEqual({ winner: 0, ways: ['no-pokemon'] })
    expect(game.opponent.hand).toEqual(['dew'])
  })

  test('[KO-10] between turns too, and for the player whose turn it was', () => {
    const game = given({ rules, you: { active: { card: 'pip', damage: 50, conditions: ['poisoned'] } } })
    game.you.endTurn()
    game.opponent.choose(0)
    expect(game.state.result).toEqual({ winner: 1, ways: ['no-pokemon'] })
  })

  test.each([
    ['you', 1],
    ['opponent', 0],
  ] as const)('[C-82, WIN-03] the only Pokémon of %s goes back to the hand: the other player wins', (whose, winner) => {
    const game = given({ rules, you: { active: 'pip', hand: [`recall-${whose}`] }, opponent: { active: 'dew' }, cards })
    game.you.play(`recall-${whose}`)
    expect(game.state.result).toEqual({ winner, ways: ['no-pokemon'] })
    expect(game[whose].hand).toEqual([whose === 'you' ? 'pip' : 'dew'])
  })

  test('[WIN-03] with a Bench the owner replaces it and the turn goes on', () => {
    const game = given({
      rules,
      you: { active: 'pip', hand: ['recall-opponent'] },
      opponent: { active: 'dew', bench: ['wall', 'leaf'] },
      cards,
    })
    game.you.play('recall-opponent')
    expect(game).toAsk('opponent', ['wall', 'leaf'], { min: 1, max: 1 })
    game.opponent.choose('leaf')
    expect(game.opponent.active.card).toBe('leaf')
    expect(game.you.legal('EndTurn')).toHaveLength(1)
  })
})

test.each([
  ['hgss-2010', 'giant-ex'],
  ['xy-2016', 'giant-EX'],
] as const)('[C-80, B-41] %s: two Prizes for %s, one left: it is taken and the game won', (rules, giant) => {
  const game = given({
    rules,
    you: { active: { card: 'striker', energy: ['fire'] }, prizes: ['potion'] },
    opponent: { active: giant, bench: ['dew'] },
    cards,
  })
  game.you.attack('Huge')
  expect(game.state.result).toEqual({ winner: 0, ways: ['prizes'] })
  expect(game.you.hand).toEqual(['potion'])
})
