/** One test for every moment at which cards may act. */
import { describe, expect, test } from 'vitest'
import { attack, pokemon, specialEnergy, trainer } from '../../src/cards/kit/facts.ts'
import { attachEnergy, moveEnergy } from '../../src/engine/attach.ts'
import type { Context } from '../../src/engine/context.ts'
import { heal, placeCounters } from '../../src/engine/harm.ts'
import type { Card } from '../../src/engine/ids.ts'
import type { Moments } from '../../src/engine/moments.ts'
import { benchPokemon } from '../../src/engine/pokemon.ts'
import { draw, inZone } from '../../src/engine/zones.ts'
import { RULESET_IDS } from '../../src/rulesets/index.ts'
import { kindCards } from '../scenario/cards/kinds.ts'
import type { TestEffects } from '../scenario/effects.ts'
import { given } from '../scenario/index.ts'

/** A Pokémon whose Poké-Body or Ability does something at a moment. */
const acting = (id: string, moments: Moments, more: { stage?: 'stage1'; from?: string } = {}) => ({
  ...pokemon(id, { name: id, type: 'colorless', hp: 60, retreat: 1, attacks: [attack('Hit', '', 10)], ...more }),
  powers: [{ name: id, kind: 'body' as const, moments }],
})

const hitOpponent = (context: Context, count: number): void => {
  const { active } = context.game.side(context.opponent)
  if (active) placeCounters(context, active.id, count)
}

const cards = [
  ...kindCards,
  acting('arriver', {
    *enteredPlay({ game, you, self }, about) {
      if (about.pokemon === self && about.from === 'hand') draw(game, you, 2)
    },
  }),
  acting(
    'grower',
    {
      *evolved(context, about) {
        if (about.pokemon === context.self && about.from === 'hand') hitOpponent(context, 3)
      },
    },
    { stage: 'stage1', from: 'Pip' },
  ),
  acting('sated', {
    *energyAttached(context, about) {
      if (about.pokemon === context.self && about.from === 'hand') heal(context, about.pokemon, 10)
    },
  }),
  acting('dodger', {
    *beforeDamage({ game, you, self, source }, hit) {
      return hit.to === self && game.flip(you, source) === 'heads'
    },
  }),
  acting('spiky', {
    *damaged(context, hit) {
      if (hit.to === context.self) placeCounters(context, hit.attacker, hit.amount / 10)
    },
  }),
  acting('stubborn', {
    *wouldBeKnockedOut(context, { pokemon: id }) {
      const { game, you, self } = context
      if (id !== self || game.flip(you, context.source) === 'tails') return false
      heal(context, id, game.pokemon(id).damage - 50)
      return true
    },
  }),
  acting('avenger', {
    *knockedOut(context, { pokemon: id, by }) {
      if (id === context.self && by === 'attack') hitOpponent(context, 2)
    },
  }),
  acting('runner', {
    *retreating({ game, you, self }, { pokemon: id }) {
      if (id !== self) return
      expect(game.side(you).active?.id).toBe(self)
      expect(game.pokemon(id).energy.length).toBe(0)
      draw(game, you, 1)
    },
  }),
  acting('closer', {
    *turnEnding(context, { seat }) {
      if (seat === context.you) hitOpponent(context, 1)
    },
  }),
  acting('nurse', {
    *betweenTurns(context, { turn }) {
      if (context.self !== null) heal(context, context.self, turn === context.you ? 10 : 20)
    },
  }),
  trainer('share', 'tool', {
    name: 'Share',
    moments: {
      *knockedOut({ game, you, self }, { pokemon: id }) {
        const [card] = game.pokemon(id).energy
        if (game.pokemon(id).seat === you && id !== self && self !== null && card !== undefined)
          moveEnergy(game, card, id, self)
      },
    },
  }),
  specialEnergy('sour', {
    name: 'Sour Energy',
    provides: [['colorless']],
    moments: {
      *energyStep(context, { pokemon: id }) {
        placeCounters(context, id, 1)
      },
    },
  }),
  trainer('summon', 'item', {
    name: 'Summon',
    *play({ game, you }) {
      const [first, second] = game.side(you).deck as readonly [Card, Card]
      const id = yield* benchPokemon(game, you, [first], inZone('deck', you))
      yield* attachEnergy(game, second, id, inZone('deck', you))
    },
  }),
]

const lasting: TestEffects = {
  char: () => ({
    moments: {
      *counterStep({ game }, { pokemon: id }) {
        game.emit({ type: 'CountersPlaced', pokemon: id, amount: 10 })
      },
    },
  }),
}

describe.each(RULESET_IDS)('%s', rules => {
  test('enteredPlay: from the hand, told apart from the deck', () => {
    const game = given({ rules, cards, you: { hand: ['arriver', 'summon'], deck: ['dew', 'dew', 'arriver', 'fire'] } })
    game.you.bench('arriver')
    expect(game).toHaveEvents('PokemonPlaced', 'CardsDrawn')
    expect(game.you.hand).toEqual(['summon', 'dew', 'dew'])
    game.you.play('summon')
    expect(game).toHaveEvents('TrainerPlayed', 'PokemonPlaced', 'EnergyAttached', 'CardsMoved')
  })

  test('evolved', () => {
    const game = given({ rules, cards, you: { active: 'pip', hand: ['grower'] }, opponent: { active: 'wall' } })
    game.you.evolve('grower')
    expect(game).toHaveEvents('Evolved', 'CountersPlaced')
    expect(game.opponent.active).toHaveDamage(30)
  })

  test('energyAttached: from the hand, told apart from the deck', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'sated', damage: 30 }, bench: ['dew'], hand: ['fire', 'summon'], deck: ['sated', 'fire'] },
    })
    game.you.play('summon')
    game.you.attach('fire')
    expect(game).toHaveEvents('EnergyAttached', 'Healed')
    expect(game.you.active).toHaveDamage(20)
  })

  test.each([
    { face: 'heads', damage: 10, failed: false },
    { face: 'tails', damage: 0, failed: true },
  ] as const)('attacking: the attack does nothing on tails ($face)', ({ face, damage, failed }) => {
    const game = given({
      rules,
      you: { active: { card: 'striker', energy: ['fire'] } },
      opponent: { active: 'wall' },
      effects: [{ name: 'smoke', on: 'your-active' }],
      flips: [face],
    })
    game.you.attack('Ten')
    expect(game.opponent.active).toHaveDamage(damage)
    expect(game.last.some(event => event.type === 'AttackFailed' && event.why === 'effect')).toBe(failed)
  })

  test.each([
    { face: 'heads', damage: 0 },
    { face: 'tails', damage: 30 },
  ] as const)('beforeDamage: the damage is prevented on heads ($face)', ({ face, damage }) => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'striker', energy: ['fire'] } },
      opponent: { active: 'dodger', bench: ['dodger'] },
      flips: [face],
    })
    game.you.attack('Thirty')
    expect(game.opponent.active).toHaveDamage(damage)
  })

  test('beforeDamage: not asked when there is no damage', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'striker', energy: ['fire'] } },
      opponent: { active: 'dodger' },
    })
    game.you.attack('Nothing')
    expect(game.opponent.active).toHaveDamage(0)
  })

  test('damaged: with the amount that was placed, also when it Knocks Out', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'striker', energy: ['fire'] } },
      opponent: { active: 'spiky', bench: ['dew', 'wall'] },
    })
    game.you.attack('Thirty')
    expect(game.you.active).toHaveDamage(30)
    game.opponent.endTurn()
    game.you.attack('Thirty')
    expect(game.you.active).toHaveDamage(60)
    expect(game.opponent.discard).toEqual(['spiky'])
  })

  test.each([
    { face: 'heads', damage: 50, discard: [] },
    { face: 'tails', damage: null, discard: ['stubborn'] },
  ] as const)('wouldBeKnockedOut: heads saves it ($face)', ({ face, damage, discard }) => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'striker', energy: ['fire'] } },
      opponent: { active: 'stubborn', bench: ['dew'] },
      flips: [face],
    })
    game.you.attack('Huge')
    expect(game.opponent.discard).toEqual(discard)
    if (damage === null) expect(game).toAsk('you', [0, 1, 2, 3, 4, 5])
    else {
      expect(game.opponent.active).toMatchObject({ card: 'stubborn', damage })
      expect(game.state.turn.seat).toBe(1)
    }
  })

  test('knockedOut: the fallen still acts, and is told by what it fell', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'striker', energy: ['fire'] } },
      opponent: { active: 'avenger', bench: ['dew', 'wall'] },
    })
    game.you.attack('Huge')
    expect(game.you.active).toHaveDamage(20)
    const poisoned = given({
      rules,
      cards,
      you: { active: 'wall' },
      opponent: { active: { card: 'avenger', damage: 50, conditions: ['poisoned'] }, bench: ['dew', 'wall'] },
    })
    poisoned.you.endTurn()
    expect(poisoned).toAsk('you', [0, 1, 2, 3, 4, 5])
    expect(poisoned.you.active).toHaveDamage(0)
  })

  test('knockedOut: its cards are still there, so that another card can save one', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'striker', energy: ['fire'] } },
      opponent: { active: { card: 'pip', energy: ['water'] }, bench: [{ card: 'wall', attached: ['share'] }] },
    })
    game.you.attack('Huge')
    game.you.choose(0)
    expect(game.opponent.active).toMatchObject({ card: 'wall', energy: ['water'] })
    expect(game.opponent.discard).toEqual(['pip'])
  })

  test('retreating: the cost is paid and the Pokémon still Active; a switch is no retreat', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'runner', energy: ['fire'] }, bench: ['dew'], hand: ['switch'] },
    })
    game.you.retreat('dew', ['fire'])
    expect(game).toHaveEvents('CardsMoved', 'CardsDrawn', 'Retreated', 'ActiveChanged')
    game.you.play('switch')
    game.you.endTurn()
    game.opponent.endTurn()
    const cardsInHand = game.you.hand.length
    expect(game.you.active.card).toBe('runner')
    expect(cardsInHand).toBe(2)
  })

  test('turnEnding: before the turn ends, for the player whose turn it is', () => {
    const game = given({ rules, cards, you: { active: 'closer' }, opponent: { active: 'wall' } })
    game.you.endTurn()
    expect(game).toHaveEvents('CountersPlaced', 'TurnEnded', 'TurnBegan', 'CardsDrawn')
    expect(game.opponent.active).toHaveDamage(10)
    game.opponent.endTurn()
    expect(game.opponent.active).toHaveDamage(10)
  })

  test('betweenTurns: after every turn, with the player whose turn has ended', () => {
    const game = given({ rules, cards, you: { active: { card: 'nurse', damage: 50 } } })
    game.you.endTurn()
    expect(game).toHaveEvents('TurnEnded', 'Healed', 'TurnBegan', 'CardsDrawn')
    expect(game.you.active).toHaveDamage(40)
    game.opponent.endTurn()
    expect(game.you.active).toHaveDamage(20)
  })
})

test.each([
  { rules: 'ecard-2002', after: 10 },
  { rules: 'hgss-2010', after: 0 },
  { rules: 'xy-2016', after: 0 },
] as const)('counterStep, energyStep: only where the book has these steps ($rules)', ({ rules, after }) => {
  const game = given({
    rules,
    cards,
    lasting,
    you: { active: { card: 'pip', counters: ['char'] } },
    opponent: { active: 'wall', bench: [{ card: 'dew', energy: ['sour'] }] },
  })
  game.you.endTurn()
  expect(game.you.active).toHaveDamage(after)
  expect(game.opponent.benched('dew')).toHaveDamage(after)
})
