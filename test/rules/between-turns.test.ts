/** What happens between two turns, in which order, and when Knock Outs are looked for. */
import { describe, expect, test } from 'vitest'
import type { CardId, PokemonId } from '../../src/engine/ids.ts'
import { RULESET_IDS } from '../../src/rulesets/index.ts'
import { betweenCards as cards, betweenLasting as lasting } from '../scenario/cards/between-turns.ts'
import { given, type Scenario } from '../scenario/index.ts'

/** What the last step did, each event with the card it was done to. */
function story(game: Scenario): readonly string[] {
  return game.last.flatMap(event => {
    const on = 'pokemon' in event && event.pokemon !== null ? event.pokemon : null
    const who = on === null ? '' : (names.get(game)?.get(on) ?? '')
    if (event.type === 'CoinFlipped') return [`${event.reason} coin of ${event.seat === 0 ? 'you' : 'opponent'}`]
    if (event.type === 'CountersPlaced' || event.type === 'Healed') return [`${event.type} ${who} ${event.amount}`]
    if (event.type === 'ConditionsRemoved' || event.type === 'KnockedOut') return [`${event.type} ${who}`]
    return ['TurnEnded', 'TurnBegan', 'PrizesTaken', 'ActiveChanged'].includes(event.type) ? [event.type] : []
  })
}
const names = new WeakMap<Scenario, ReadonlyMap<PokemonId, CardId>>()

/** Remembers who is who, for Pokémon that will leave play. */
function named(game: Scenario): Scenario {
  const all = [game.you, game.opponent].flatMap(player => [player.active, ...player.benchedAll])
  names.set(game, new Map(all.map(({ id, card }) => [id, card])))
  return game
}

describe.each(RULESET_IDS)('in %s', rules => {
  test('[BETW-01] after every turn both players’ Pokémon are looked after, before the next turn begins', () => {
    const game = named(
      given({
        rules,
        you: { active: { card: 'striker', conditions: ['poisoned'] } },
        opponent: { active: { card: 'wall', conditions: ['poisoned'] } },
      }),
    )
    game.you.endTurn()
    expect(story(game)).toEqual(['TurnEnded', 'CountersPlaced striker 10', 'CountersPlaced wall 10', 'TurnBegan'])
    game.opponent.endTurn()
    expect(story(game)).toEqual(['TurnEnded', 'CountersPlaced wall 10', 'CountersPlaced striker 10', 'TurnBegan'])
  })

  test('[BETW-07] a Knock Out by Poison after the own turn gives the opponent a Prize', () => {
    const game = given({
      rules,
      you: { active: { card: 'dew', damage: 40, conditions: ['poisoned'] }, bench: ['pip', 'wall'] },
    })
    game.you.endTurn()
    expect(game).toAsk('opponent', [0, 1, 2, 3, 4, 5], { min: 1, max: 1 })
    game.opponent.choose(2)
    expect(game).toAsk('you', ['pip', 'wall'])
    game.you.choose('pip')
    expect([game.you.zone('prizes').length, game.opponent.zone('prizes').length]).toEqual([6, 5])
    expect(game.state.turn.seat).toBe(1)
  })

  test('[BETW-07] and a Knock Out of the opponent’s Pokémon by Burn gives you one', () => {
    const game = given({
      rules,
      opponent: { active: { card: 'dew', damage: 30, conditions: ['burned'] }, bench: ['wall'] },
      flips: ['tails'],
    })
    game.you.endTurn()
    expect(game).toAsk('you', [0, 1, 2, 3, 4, 5], { min: 1, max: 1 })
    game.you.choose(0)
    expect([game.you.zone('prizes').length, game.opponent.zone('prizes').length]).toEqual([5, 6])
    expect(game.opponent.active.card).toBe('wall')
  })

  test('[B-19] the turn player’s Pokémon comes first, and each owner flips for the own one', () => {
    const game = named(
      given({
        rules,
        you: { active: { card: 'striker', conditions: ['burned', 'asleep'] } },
        opponent: { active: { card: 'wall', conditions: ['burned', 'asleep'] } },
        flips: ['tails', 'heads', 'tails', 'tails', 'heads', 'tails', 'tails', 'heads'],
      }),
    )
    const coins = () => story(game).filter(line => line.includes('coin'))
    game.you.endTurn()
    expect(coins()).toEqual([
      'burned coin of you',
      'burned coin of opponent',
      'asleep coin of you',
      'asleep coin of opponent',
    ])
    expect([game.you.active.damage, game.opponent.active.damage]).toEqual([20, 0])
    game.opponent.endTurn()
    expect(coins()).toEqual([
      'burned coin of opponent',
      'burned coin of you',
      'asleep coin of opponent',
      'asleep coin of you',
    ])
    expect([game.you.active.damage, game.opponent.active.damage]).toEqual([40, 0])
    expect([game.you.active.conditions, game.opponent.active.conditions]).toEqual([['burned'], ['asleep', 'burned']])
  })

  test('[B-18] whoever replaces a Pokémon Knocked Out by Poison is neither Poisoned nor hurt', () => {
    const game = given({
      rules,
      you: { active: { card: 'dew', damage: 40, conditions: ['poisoned', 'asleep'] }, bench: ['pip'] },
      flips: rules === 'xy-2016' ? ['tails'] : [],
    })
    game.you.endTurn()
    game.opponent.choose(0)
    expect(game.you.active).toMatchObject({ card: 'pip', damage: 0, conditions: [] })
    game.opponent.endTurn()
    expect(game.you.active).toHaveDamage(0)
  })
})

describe('the order', () => {
  const upToParalysis = [
    'TurnEnded',
    'CountersPlaced striker 10',
    'CountersPlaced mender 10',
    'burned coin of you',
    'CountersPlaced striker 20',
    'asleep coin of opponent',
    'ConditionsRemoved mender',
    'ConditionsRemoved striker',
  ]
  test.each([
    [
      'ecard-2002',
      ['Filler coin of you', 'CountersPlaced pip 10', 'CountersPlaced dew 10'],
      ['tails', 'heads', 'tails'],
    ],
    ['hgss-2010', [], ['tails', 'heads']],
    ['xy-2016', [], ['tails', 'heads']],
  ] as const)(
    '[BETW-02] Poison, Burn, Asleep and Paralyzed, then what only 2002 has, then other cards (%s)',
    (rules, own, flips) => {
      const game = named(
        given({
          rules,
          cards,
          lasting,
          you: {
            active: { card: 'striker', conditions: ['paralyzed', 'burned', 'poisoned'] },
            bench: [
              { card: 'pip', counters: ['char'] },
              { card: 'dew', energy: ['shadow'] },
            ],
          },
          opponent: { active: { card: 'mender', conditions: ['asleep', 'poisoned'] } },
          flips,
        }),
      )
      game.you.endTurn()
      expect(story(game)).toEqual([...upToParalysis, ...own, 'Healed mender 10', 'TurnBegan'])
    },
  )

  test.each([
    ['ecard-2002', ['CountersPlaced dew 10', 'KnockedOut dew'], []],
    ['hgss-2010', ['CountersPlaced dew 10', 'KnockedOut dew'], []],
    ['xy-2016', ['CountersPlaced dew 10', 'burned coin of you', 'CountersPlaced dew 20', 'KnockedOut dew'], ['tails']],
  ] as const)(
    '[BETW-03, C-64] Poison on the last 10 HP of a Burned Pokémon: is there still a Burn coin? (%s)',
    (rules, expected, flips) => {
      const game = named(
        given({
          rules,
          you: { active: { card: 'dew', damage: 40, conditions: ['poisoned', 'burned'] }, bench: ['pip', 'wall'] },
          flips,
        }),
      )
      game.you.endTurn()
      expect(story(game)).toEqual(['TurnEnded', ...expected])
      expect(game).toAsk('opponent', [0, 1, 2, 3, 4, 5], { min: 1, max: 1 })
      game.opponent.choose(0)
      game.you.choose('wall')
      expect(game.opponent.zone('prizes').length).toBe(5)
      expect(game.you.discard).toEqual(['dew'])
      expect(game.state.turn.seat).toBe(1)
    },
  )

  test.each([
    [
      'ecard-2002',
      ['TurnEnded', 'CountersPlaced dew 10', 'KnockedOut dew'],
      ['ActiveChanged', 'burned coin of opponent', 'CountersPlaced wall 20', 'TurnBegan'],
    ],
    [
      'hgss-2010',
      ['TurnEnded', 'CountersPlaced dew 10', 'KnockedOut dew'],
      ['ActiveChanged', 'burned coin of opponent', 'CountersPlaced wall 20', 'TurnBegan'],
    ],
    [
      'xy-2016',
      ['TurnEnded', 'CountersPlaced dew 10', 'burned coin of opponent', 'CountersPlaced wall 20', 'KnockedOut dew'],
      ['ActiveChanged', 'TurnBegan'],
    ],
  ] as const)(
    '[B-14] Prize and replacement come before the next step, or after all of them (%s)',
    (rules, first, last) => {
      const game = named(
        given({
          rules,
          you: { active: { card: 'dew', damage: 40, conditions: ['poisoned'] }, bench: ['pip', 'leaf'] },
          opponent: { active: { card: 'wall', conditions: ['burned'] } },
          flips: ['tails'],
        }),
      )
      game.you.endTurn()
      expect(story(game)).toEqual(first)
      game.opponent.choose(0)
      game.you.choose('pip')
      expect(story(game)).toEqual(last)
    },
  )

  test.each(RULESET_IDS)('[B-14] both players’ Pokémon fall together in one step (%s)', rules => {
    const game = named(
      given({
        rules,
        you: { active: { card: 'dew', damage: 40, conditions: ['poisoned'] }, bench: ['leaf'] },
        opponent: { active: { card: 'pip', damage: 50, conditions: ['poisoned'] }, bench: ['wall'] },
      }),
    )
    game.you.endTurn()
    expect(story(game)).toEqual([
      'TurnEnded',
      'CountersPlaced dew 10',
      'CountersPlaced pip 10',
      'KnockedOut dew',
      'KnockedOut pip',
    ])
  })
})

describe('Pokémon Tools', () => {
  const almostOut = { card: 'dew', damage: 40, conditions: ['poisoned'], attached: ['salve'] } as const

  test.each(['ecard-2002', 'hgss-2010'] as const)(
    '[BETW-04, C-65] used before the Poison, the Tool saves its Pokémon (%s)',
    rules => {
      const game = named(given({ rules, cards, you: { active: almostOut, bench: ['pip'] } }))
      game.you.endTurn()
      expect(game).toAsk('you', ['now', 'later'])
      game.you.choose('now')
      expect(story(game)).toEqual(['Healed dew 10', 'CountersPlaced dew 10', 'TurnBegan'])
      expect(game.you.active).toMatchObject({ card: 'dew', damage: 40 })
    },
  )

  test.each(['ecard-2002', 'hgss-2010'] as const)('[BETW-04, C-65] after the Poison it is too late (%s)', rules => {
    const game = named(given({ rules, cards, you: { active: almostOut, bench: ['pip'] } }))
    game.you.endTurn()
    game.you.choose('later')
    expect(story(game)).toEqual(['CountersPlaced dew 10', 'KnockedOut dew'])
    game.opponent.choose(0)
    expect(game.you.active).toMatchObject({ card: 'pip', damage: 0 })
    expect(game.you.discard).toEqual(['dew', 'salve'])
  })

  test.each(['ecard-2002', 'hgss-2010'] as const)(
    '[BETW-04] its Pokémon’s player may let any step go by first, and is not asked without reason (%s)',
    rules => {
      const game = named(
        given({
          rules,
          cards,
          opponent: { active: { card: 'wall', conditions: ['poisoned', 'burned'], attached: ['salve'] } },
          flips: ['tails'],
        }),
      )
      game.you.endTurn()
      expect(game).toAsk('opponent', ['now', 'later'])
      game.opponent.choose('later')
      expect(story(game)).toEqual(['CountersPlaced wall 10'])
      expect(game).toAsk('opponent', ['now', 'later'])
      game.opponent.choose('later')
      expect(story(game)).toEqual(['burned coin of opponent', 'CountersPlaced wall 20', 'Healed wall 10', 'TurnBegan'])
    },
  )

  test.each([
    ['the Tool', almostOut],
    ['an Ability', { card: 'mender', damage: 40, conditions: ['poisoned'] }],
  ] as const)('[BETW-03, BETW-04, C-65] in 2016 nobody is asked: Poison, then %s, then the check', (_, active) => {
    const game = named(given({ rules: 'xy-2016', cards, you: { active, bench: ['pip'] } }))
    game.you.endTurn()
    expect(story(game)).toEqual([
      'TurnEnded',
      `CountersPlaced ${active.card} 10`,
      `Healed ${active.card} 10`,
      'TurnBegan',
    ])
    expect(game.you.active).toMatchObject({ card: active.card, damage: 40 })
  })
})
