/** What each Special Condition does, turn by turn. */
import { describe, expect, test } from 'vitest'
import { inflictSelf } from '../../src/cards/kit/attacks.ts'
import { attack, pokemon, trainer } from '../../src/cards/kit/facts.ts'
import { inflict } from '../../src/engine/harm.ts'
import { RULESET_IDS } from '../../src/rulesets/index.ts'
import { given, type Scenario } from '../scenario/index.ts'

const cards = [
  pokemon('overloader', {
    name: 'Overloader',
    type: 'lightning',
    hp: 100,
    retreat: 1,
    attacks: [attack('Overload', 'C', 10, inflictSelf('paralyzed'))],
  }),
  pokemon('tinder', {
    name: 'Tinder',
    type: 'fire',
    hp: 100,
    weakness: 'fire',
    attacks: [attack('Poke', 'C', 10)],
  }),
  pokemon('asbestos', {
    name: 'Asbestos',
    type: 'fire',
    hp: 100,
    resistance: ['fire', 30],
    attacks: [attack('Poke', 'C', 10)],
  }),
  pokemon('plain', { name: 'Plain', type: 'fire', hp: 100, attacks: [attack('Poke', 'C', 10)] }),
  trainer('short-circuit', 'item', {
    name: 'Short Circuit',
    *play(context) {
      const { active } = context.game.side(context.you)
      if (active) inflict(context, active.id, 'paralyzed')
    },
  }),
]

const coins = (game: Scenario) =>
  game.last.flatMap(event => (event.type === 'CoinFlipped' ? [`${event.reason} ${event.seat} ${event.face}`] : []))

describe.each(RULESET_IDS)('in %s', rules => {
  test('[COND-08] Asleep: neither attack nor retreat, and a coin after every turn', () => {
    const game = given({
      rules,
      you: { active: { card: 'striker', energy: ['fire'], conditions: ['asleep'] }, bench: ['dew'] },
      flips: ['tails', 'tails', 'heads'],
    })
    expect(game.you.legal('Attack')).toEqual([])
    expect(game.you.legal('Retreat')).toEqual([])
    expect(game.you.refused.attack('Ten')).toBe('asleep')
    expect(game.you.refused.retreat('dew', ['fire'])).toBe('asleep')
    game.you.endTurn()
    expect(coins(game)).toEqual(['asleep 0 tails'])
    game.opponent.endTurn()
    expect(coins(game)).toEqual(['asleep 0 tails'])
    expect(game.you.active.conditions).toEqual(['asleep'])
    game.you.endTurn()
    expect(coins(game)).toEqual(['asleep 0 heads'])
    expect(game.you.active.conditions).toEqual([])
  })

  test('[C-62] put to sleep, tails and then heads: it sleeps through its own turn and is awake after it', () => {
    const game = given({
      rules,
      you: { active: { card: 'hexer', energy: ['psychic'] } },
      opponent: { active: { card: 'striker', energy: ['fire'] }, bench: ['dew'] },
      flips: ['tails', 'heads'],
    })
    game.you.attack('Lull')
    expect(coins(game)).toEqual(['asleep 1 tails'])
    expect(game.opponent.active.conditions).toEqual(['asleep'])
    expect(game.opponent.refused.attack('Ten')).toBe('asleep')
    expect(game.opponent.refused.retreat('dew', ['fire'])).toBe('asleep')
    game.opponent.endTurn()
    expect(game.opponent.active.conditions).toEqual([])
  })

  test('[COND-08] heads right after the turn it fell asleep: it never misses its own turn', () => {
    const game = given({
      rules,
      you: { active: { card: 'hexer', energy: ['psychic'] } },
      opponent: { active: { card: 'striker', energy: ['fire'] } },
      flips: ['heads'],
    })
    game.you.attack('Lull')
    expect(game.opponent.active.conditions).toEqual([])
    game.opponent.attack('Ten')
    expect(game.you.active).toHaveDamage(10)
  })

  test('[COND-09, B-55] Burned: its owner flips, tails are two counters, heads none, and it stays Burned', () => {
    const game = given({
      rules,
      opponent: { active: { card: 'leaf', attached: ['armor'], conditions: ['burned'] } },
      flips: ['tails', 'heads', 'tails'],
    })
    game.you.endTurn()
    expect(coins(game)).toEqual(['burned 1 tails'])
    expect(game.opponent.active).toMatchObject({ damage: 20, conditions: ['burned'] })
    game.opponent.endTurn()
    expect(coins(game)).toEqual(['burned 1 heads'])
    expect(game.opponent.active).toMatchObject({ damage: 20, conditions: ['burned'] })
    game.you.endTurn()
    expect(game.opponent.active).toMatchObject({ damage: 40, conditions: ['burned'] })
  })

  test('[C-59] Poisoned and Burned, tails and then heads: 30, then 40 damage', () => {
    const game = given({
      rules,
      you: { active: { card: 'striker', conditions: ['poisoned', 'burned'] } },
      flips: ['tails', 'heads'],
    })
    game.you.endTurn()
    expect(game.you.active).toHaveDamage(30)
    game.opponent.endTurn()
    expect(game.you.active).toMatchObject({ damage: 40, conditions: ['burned', 'poisoned'] })
  })

  test('[COND-10] Confused, heads: the attack goes on as always', () => {
    const game = given({
      rules,
      you: { active: { card: 'hexer', energy: ['psychic'], conditions: ['confused'] } },
      opponent: { active: 'wall' },
      flips: ['heads'],
    })
    game.you.attack('Daze')
    expect(game.you.active).toMatchObject({ damage: 0, conditions: ['confused'] })
    expect(game.opponent.active.conditions).toEqual(['confused'])
  })

  test('[COND-13] nothing between turns looks at Confusion, and it does not end by itself', () => {
    const game = given({
      rules,
      you: { active: { card: 'pip', energy: ['fire'], conditions: ['confused'] } },
      opponent: { active: { card: 'wall', energy: ['fire'] } },
      flips: ['heads'],
    })
    for (let turns = 0; turns < 3; turns++) {
      game.you.endTurn()
      expect(game).toHaveEvents('TurnEnded', 'TurnBegan', 'CardsDrawn')
      game.opponent.endTurn()
    }
    game.you.attack('Tap')
    expect(coins(game)).toEqual(['confused 0 heads'])
    expect(game.you.active.conditions).toEqual(['confused'])
  })

  test('[COND-14, C-60] Paralyzed by the opponent: it loses its next turn, no more and no less', () => {
    const game = given({
      rules,
      you: { active: { card: 'hexer', energy: ['psychic'] } },
      opponent: { active: { card: 'striker', energy: ['fire'] }, bench: ['dew'] },
    })
    game.you.attack('Stun')
    expect(game.state.turn).toMatchObject({ seat: 1, number: 6 })
    expect(game.opponent.active.conditions).toEqual(['paralyzed'])
    expect(game.opponent.legal('Attack')).toEqual([])
    expect(game.opponent.legal('Retreat')).toEqual([])
    expect(game.opponent.refused.attack('Ten')).toBe('paralyzed')
    expect(game.opponent.refused.retreat('dew', ['fire'])).toBe('paralyzed')
    game.opponent.endTurn()
    expect(game).toHaveEvents('TurnEnded', 'ConditionsRemoved', 'TurnBegan', 'CardsDrawn')
    expect(game.opponent.active.conditions).toEqual([])
  })

  test('[COND-14, B-20] Paralyzed anew by a card of its own in the turn it would recover after: the count begins again', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'striker', energy: ['fire'], conditions: ['paralyzed'] }, hand: ['short-circuit'] },
    })
    game.you.play('short-circuit')
    game.you.endTurn()
    expect(game.you.active.conditions).toEqual(['paralyzed'])
    game.opponent.endTurn()
    expect(game.you.refused.attack('Ten')).toBe('paralyzed')
    game.you.endTurn()
    expect(game.you.active.conditions).toEqual([])
  })

  test('[C-61, B-20] Paralyzed by its own attack: it stays so through the next own turn', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'overloader', energy: ['lightning'] }, bench: ['dew'] },
      opponent: { active: 'wall' },
    })
    game.you.attack('Overload')
    expect(game.you.active.conditions).toEqual(['paralyzed'])
    game.opponent.endTurn()
    expect(game.state.turn).toMatchObject({ seat: 0, number: 7 })
    expect(game.you.active.conditions).toEqual(['paralyzed'])
    expect(game.you.refused.attack('Overload')).toBe('paralyzed')
    expect(game.you.refused.retreat('dew', ['lightning'])).toBe('paralyzed')
    game.you.endTurn()
    expect(game.you.active.conditions).toEqual([])
  })

  test('[COND-15] Poison is one counter each time, whatever its Weakness or its armour', () => {
    const game = given({
      rules,
      you: { active: { card: 'hexer', energy: ['psychic'] } },
      opponent: { active: { card: 'leaf', attached: ['armor'] } },
    })
    game.you.attack('Venom')
    expect(game.opponent.active).toMatchObject({ damage: 10, conditions: ['poisoned'] })
    game.opponent.endTurn()
    expect(game.opponent.active).toMatchObject({ damage: 20, conditions: ['poisoned'] })
  })

  test('[COND-16] Poison and Burn work after the turns of both players, on the Pokémon of both', () => {
    const game = given({
      rules,
      you: { active: { card: 'striker', conditions: ['poisoned'] } },
      opponent: { active: { card: 'wall', conditions: ['burned'] } },
      flips: ['tails', 'tails', 'tails'],
    })
    const damage = () => [game.you.active.damage, game.opponent.active.damage]
    game.you.endTurn()
    expect(damage()).toEqual([10, 20])
    game.opponent.endTurn()
    expect(damage()).toEqual([20, 40])
    game.you.endTurn()
    expect(damage()).toEqual([30, 60])
  })
})

describe('where the rulebooks differ', () => {
  test.each([
    ['ecard-2002', 20, 'DamageDealt'],
    ['hgss-2010', 30, 'CountersPlaced'],
    ['xy-2016', 30, 'CountersPlaced'],
  ] as const)(
    '[COND-10, COND-11] Confused, tails: an attack without damage or effect still hurts (%s: %i)',
    (rules, hurt, how) => {
      const game = given({
        rules,
        you: { active: { card: 'striker', energy: ['fire'], conditions: ['confused'] } },
        opponent: { active: 'wall' },
        flips: ['tails'],
      })
      game.you.attack('Nothing')
      expect(game).toHaveEvents(
        'AttackDeclared',
        'CoinFlipped',
        how,
        'AttackFailed',
        'TurnEnded',
        'TurnBegan',
        'CardsDrawn',
      )
      expect(game.you.active).toMatchObject({ damage: hurt, conditions: ['confused'] })
    },
  )

  test.each([
    ['ecard-2002', 20],
    ['hgss-2010', 30],
    ['xy-2016', 30],
  ] as const)(
    '[COND-10] Confused, tails: neither damage nor effect reaches the Defending Pokémon (%s)',
    (rules, hurt) => {
      const game = given({
        rules,
        you: { active: { card: 'hexer', energy: ['psychic'], conditions: ['confused'] } },
        opponent: { active: 'wall' },
        flips: ['tails'],
      })
      game.you.attack('Venom')
      expect(game.opponent.active).toMatchObject({ damage: 0, conditions: [] })
      expect(game.you.active).toHaveDamage(hurt)
    },
  )

  const hurts = {
    'ecard-2002': { plain: 20, weak: 40, resistant: 0, armored: 0, raised: 30 },
    'hgss-2010': { plain: 30, weak: 30, resistant: 30, armored: 30, raised: 30 },
    'xy-2016': { plain: 30, weak: 30, resistant: 30, armored: 30, raised: 30 },
  }
  const who = {
    plain: { card: 'plain' },
    weak: { card: 'tinder' },
    resistant: { card: 'asbestos' },
    armored: { card: 'plain', attached: ['armor'] },
    raised: { card: 'plain', attached: ['plus-power'] },
  }
  test.each(RULESET_IDS)(
    '[COND-11] what it does to itself is damage that can be altered, or counters that cannot (%s)',
    rules => {
      for (const kind of ['plain', 'weak', 'resistant', 'armored', 'raised'] as const) {
        const game = given({
          rules,
          cards,
          you: { active: { ...who[kind], energy: ['fire'], conditions: ['confused'] } },
          opponent: { active: 'wall' },
          flips: ['tails'],
        })
        game.you.attack('Poke')
        expect([kind, game.you.active.damage]).toEqual([kind, hurts[rules][kind]])
      }
    },
  )

  test.each([
    ['ecard-2002', ['heads']],
    ['hgss-2010', []],
    ['xy-2016', []],
  ] as const)('[COND-12] a Confused Pokémon retreats after a coin, or without one (%s)', (rules, flips) => {
    const game = given({
      rules,
      you: { active: { card: 'pip', energy: ['fire'], conditions: ['confused'] }, bench: ['dew'] },
      flips,
    })
    game.you.retreat('dew', ['fire'])
    expect(game.you.active.card).toBe('dew')
    expect(game.you.benched('pip')).toMatchObject({ conditions: [], energy: [] })
  })

  test('[COND-12] in 2002 tails keep it where it is, with the cost paid and no second try', () => {
    const game = given({
      rules: 'ecard-2002',
      you: { active: { card: 'pip', energy: ['fire', 'fire'], conditions: ['confused'] }, bench: ['dew'] },
      flips: ['tails'],
    })
    game.you.retreat('dew', ['fire'])
    expect(game.you.active).toMatchObject({ card: 'pip', energy: ['fire'], conditions: ['confused'] })
    expect(game.you.refused.retreat('dew', ['fire'])).toBe('cannot-retreat-again')
  })
})
