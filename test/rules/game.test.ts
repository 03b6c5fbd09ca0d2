import { describe, expect, test } from 'vitest'
import { attack, pokemon, trainer } from '../../src/cards/kit/facts.ts'
import { attachTrainer } from '../../src/engine/attach.ts'
import { evolvePokemon } from '../../src/engine/pokemon.ts'
import { inZone } from '../../src/engine/zones.ts'
import { RULESET_IDS, type RulesetId } from '../../src/rulesets/index.ts'
import { firstTurn } from '../scenario/begin.ts'
import { given } from '../scenario/index.ts'

/** "Put a Stage 2 card from your hand onto a Basic Pokémon": the card allows what the rulebook forbids. */
const shortcut = trainer('shortcut', 'item', {
  name: 'Shortcut',
  *play({ game, you }) {
    const { hand, active } = game.side(you)
    const card = hand.find(each => game.state.cards[each] === 'pipparch')
    if (active && card !== undefined) yield* evolvePokemon(game, active.id, card, inZone('hand', you))
  },
})

/** "Attach this card to your Active Pokémon": an ordinary Trainer that is not discarded, because it says so. */
const splint = trainer('splint', 'item', {
  name: 'Splint',
  *play({ game, you }) {
    const { active, table } = game.side(you)
    const card = table.find(each => game.state.cards[each] === 'splint')
    if (active && card !== undefined) attachTrainer(game, card, active.id, inZone('table', you))
  },
})

const tenth = pokemon('tenth', { name: 'Tenth', type: 'fire', hp: 100, attacks: [attack('Odd', 'C', 25)] })

describe.each(RULESET_IDS)('%s', rules => {
  test('[GAME-01] two players, each with an own deck, take turns', () => {
    const game = given({ rules, you: { deck: ['pip', 'dew'] }, opponent: { deck: ['wall', 'leaf'] } })
    game.you.endTurn()
    expect(game.state.turn).toMatchObject({ seat: 1, number: 6 })
    expect(game.opponent.hand).toEqual(['wall'])
    game.opponent.endTurn()
    expect(game.state.turn).toMatchObject({ seat: 0, number: 7 })
    expect(game.you.hand).toEqual(['pip'])
    expect(game.opponent.hand).toEqual(['wall'])
  })

  test('[GAME-02] sixty cards each and a coin; damage comes in counters of ten', () => {
    const opened = firstTurn({ rules, you: ['pip'], opponent: ['dew'] })
    expect(opened.events.filter(({ type }) => type === 'CoinFlipped')).toHaveLength(1)
    const [mine, theirs] = [opened.you, opened.opponent].map(
      player => (['hand', 'deck', 'prizes'] as const).flatMap(zone => player.zone(zone)).length,
    )
    expect([mine, theirs], 'all but the Active Pokémon').toEqual([59, 59])

    const game = given({ rules, cards: [tenth], you: { active: { card: 'tenth', energy: ['fire'] } } })
    game.you.attack('Odd')
    expect(game.opponent.active).toHaveDamage(20)
  })

  test('[GAME-03] the markers of Poison and Burn are no damage', () => {
    const game = given({
      rules,
      you: { active: { card: 'wall', damage: 20, conditions: ['poisoned', 'burned'] }, hand: ['potion'] },
      flips: ['heads'],
    })
    expect(game.you.active).toHaveDamage(20)
    game.you.play('potion')
    expect(game.you.active).toMatchObject({ damage: 0, conditions: ['burned', 'poisoned'] })
    game.you.endTurn()
    expect(game.you.active, 'one counter of the Poison').toMatchObject({
      damage: 10,
      conditions: ['burned', 'poisoned'],
    })
  })

  test('[GAME-03] going to the Bench takes the markers away and leaves the damage', () => {
    const game = given({
      rules,
      you: { active: { card: 'dew', damage: 20, conditions: ['poisoned', 'burned'] }, bench: ['wall'] },
    })
    game.you.retreat('wall')
    expect(game.you.benched('dew')).toMatchObject({ damage: 20, conditions: [] })
  })

  test('[GAME-04] whoever Knocks Out takes a Prize; the last Prize wins', () => {
    const game = given({
      rules,
      you: { active: { card: 'striker', energy: ['fire'] }, prizes: ['dew', 'wall'] },
      opponent: { active: 'pip', bench: ['dew'] },
    })
    game.you.attack('Huge')
    game.you.choose(1)
    expect(game.you.hand).toEqual(['wall'])
    expect([game.you.zone('prizes').length, game.opponent.zone('prizes').length]).toEqual([1, 6])
    game.opponent.endTurn()
    game.you.attack('Huge')
    expect(game.state.result).toEqual({ winner: 0, ways: ['prizes', 'no-pokemon'] })
  })

  test('[GAME-04] a Pokémon that Knocks itself Out earns the other player the Prize', () => {
    const game = given({
      rules,
      you: { active: { card: 'striker', energy: ['fire'], damage: 90 }, bench: ['wall'] },
      opponent: { active: 'wall' },
    })
    game.you.attack('Recoil')
    expect(game).toAsk('opponent', [0, 1, 2, 3, 4, 5], { min: 1, max: 1 })
  })

  test("[GAME-05] in the other player's turn there is nothing to do but to replace a fallen Active", () => {
    const game = given({
      rules,
      you: { active: { card: 'striker', energy: ['fire'] }, prizes: 2 },
      opponent: { active: { card: 'pip', energy: ['fire'] }, bench: ['dew', 'wall'], hand: ['dew', 'fire', 'potion'] },
    })
    const concede = { seat: 1, type: 'Concede' } as const
    const { refused } = game.opponent
    expect([refused.bench('dew'), refused.attach('fire'), refused.play('potion'), refused.attack('Tap')]).toEqual(
      Array(4).fill('not-your-turn'),
    )
    expect([refused.retreat('dew', ['fire']), refused.endTurn()]).toEqual(['not-your-turn', 'not-your-turn'])
    expect(game.opponent.allLegal).toEqual([concede])

    game.you.attack('Huge')
    game.you.choose(0)
    expect(game).toAsk('opponent', ['dew', 'wall'])
    expect(game.opponent.allLegal).toEqual([
      { seat: 1, type: 'Pick', option: 0 },
      { seat: 1, type: 'Pick', option: 1 },
      concede,
    ])
    game.opponent.choose('wall')
    expect(game.you.allLegal, 'and now it is the other way round').toEqual([{ seat: 0, type: 'Concede' }])
  })

  test('[GAME-06] a card may allow what the rulebook forbids: leaving out a stage', () => {
    const spec = { rules, cards: [shortcut], you: { active: 'pip', hand: ['pipparch', 'shortcut'] } }
    const game = given(spec)
    expect(game.you.refused.evolve('pipparch')).toBe('wrong-evolution')
    game.you.play('shortcut')
    expect(game.you.active.stack).toEqual(['pip', 'pipparch'])
    expect(game.you.discard).toEqual(['shortcut'])
  })

  test('[GAME-06] a card says itself that it stays on a Pokémon', () => {
    const game = given({ rules, cards: [splint], you: { active: 'pip', hand: ['splint', 'potion'] } })
    game.you.play('potion')
    game.you.play('splint')
    expect(game.you.active.attached).toEqual(['splint'])
    game.you.endTurn()
    game.opponent.endTurn()
    expect(game.you.active.attached).toEqual(['splint'])
    expect(game.you.discard).toEqual(['potion'])
  })
})

/** Printed elsewhere: 2 Prizes, Weakness +20, Resistance −20. */
const guest = pokemon('guest', { name: 'Guest', type: 'grass', hp: 30, prizes: 2 })
const hotBlooded = pokemon('hot', { name: 'Hot', type: 'fire', hp: 90, attacks: [attack('Fifty', 'C', 50)] })

test.each<[RulesetId, number, number]>([
  ['ecard-2002', 100, 20],
  ['hgss-2010', 70, 30],
  ['xy-2016', 70, 30],
])('[B-54] %s: the printed Weakness +20 makes 50 into %d, the printed Resistance −20 into %d', (rules, weak, tough) => {
  const hit = (defender: string) => {
    const game = given({
      rules,
      cards: [hotBlooded],
      you: { active: { card: 'hot', energy: ['fire'] } },
      opponent: { active: defender },
    })
    game.you.attack('Fifty')
    return game.opponent.active.damage
  }
  expect([hit('fern'), hit('rock')]).toEqual([weak, tough])
})

test.each(RULESET_IDS)('[B-54] %s: a Prize value printed on a card of another era counts', rules => {
  const game = given({
    rules,
    cards: [guest],
    you: { active: { card: 'striker', energy: ['fire'] } },
    opponent: { active: 'guest', bench: ['wall'] },
  })
  game.you.attack('Huge')
  expect(game).toAsk('you', [0, 1, 2, 3, 4, 5], { min: 2, max: 2 })
})

const small = pokemon('small-ex', { name: 'Small ex', type: 'grass', hp: 30, labels: ['ex'] })
const smallPrinted = pokemon('printed-ex', { name: 'Small ex', type: 'grass', hp: 30, labels: ['ex'], prizes: 2 })
const baby = pokemon('cub', { name: 'Cub', type: 'grass', hp: 30, stage: 'baby' })

test.each([
  ['small-ex', 1],
  ['printed-ex', 2],
])('[B-34] xy-2016: %s is worth %d, since the book no longer has the rule but the card may', (card, prizes) => {
  const game = given({
    rules: 'xy-2016',
    cards: [small, smallPrinted],
    you: { active: { card: 'striker', energy: ['fire'] } },
    opponent: { active: card, bench: ['wall'] },
  })
  game.you.attack('Huge')
  expect(game).toAsk('you', [0, 1, 2, 3, 4, 5], { min: prizes, max: prizes })
})

test('[B-34] xy-2016: attacking a Baby needs no coin, and nothing looks for Char counters between turns', () => {
  const game = given({
    rules: 'xy-2016',
    cards: [baby],
    you: { active: { card: 'striker', energy: ['fire'] } },
    opponent: { active: { card: 'cub', counters: ['char'] } },
  })
  game.you.attack('Ten')
  expect(game.opponent.active).toMatchObject({ damage: 10, counters: ['char'] })
})
