/** One test for every question about the table whose answer cards may change. Blanking has a file of its own. */

import { describe, expect, test } from 'vitest'
import { attack, pokemon } from '../../src/cards/kit/facts.ts'
import type { Modifiers } from '../../src/engine/modifiers.ts'
import { movesOf } from '../../src/engine/pokemon.ts'
import { view } from '../../src/engine/view.ts'
import { RULESET_IDS } from '../../src/rulesets/index.ts'
import { kindCards } from '../scenario/cards/kinds.ts'
import { type Given, given } from '../scenario/index.ts'

const water = { type: 'water', effect: { times: 2 } } as const

describe.each(RULESET_IDS)('%s', rules => {
  /** A game with one effect of a Trainer on your Active Pokémon, or with the same effect on the opponent's. */
  const withEffect = (modifiers: Modifiers, spec: Omit<Given, 'rules'> = {}, on: 'you' | 'opponent' = 'you') =>
    given({
      opponent: { active: 'wall' },
      ...spec,
      rules,
      cards: [...kindCards, ...(spec.cards ?? [])],
      lasting: { it: () => ({ modifiers }) },
      effects: [{ name: 'it', on: on === 'you' ? 'your-active' : 'opponents-active', by: on, source: 'trainer' }],
    })
  const striker = { active: { card: 'striker', energy: ['fire'] } } as const

  test('maxHp: more HP save from a Knock Out, and less cause one', () => {
    const more = withEffect({ maxHp: hp => hp + 30 }, { you: striker, opponent: { active: 'pip' } })
    more.you.attack('Sixty')
    expect(more.opponent.active).toMatchObject({ maxHp: 90, damage: 60 })
    const less = withEffect({ maxHp: hp => hp - 30 }, { you: striker, opponent: { active: 'pip', bench: ['dew'] } })
    less.you.attack('Thirty')
    expect(less.opponent.discard).toEqual(['pip'])
  })

  test('types: the changed type meets Weakness', () => {
    const game = withEffect(
      { types: (types, { id }, me) => (id === me.pokemon?.id ? ['fire'] : types) },
      { you: { active: { card: 'wall', energy: ['fire'] } }, opponent: { active: 'leaf' } },
    )
    game.you.attack('Lean')
    expect(game.opponent.active).toHaveDamage(20)
  })

  test('weaknesses: none left, and another one', () => {
    const none = withEffect({ weaknesses: () => [] }, { you: striker, opponent: { active: 'leaf' } })
    none.you.attack('Thirty')
    expect(none.opponent.active).toHaveDamage(30)
    const other = withEffect(
      { weaknesses: list => [...list, water] },
      { you: { active: { card: 'dew', energy: ['fire'] } }, opponent: { active: 'leaf' } },
    )
    other.you.attack('Drip')
    expect(other.opponent.active).toHaveDamage(20)
  })

  test('resistances: none left', () => {
    const game = withEffect({ resistances: () => [] }, { you: striker, opponent: { active: 'rock' } })
    game.you.attack('Sixty')
    expect(game.opponent.active).toHaveDamage(60)
  })

  test('retreatCost: changed, and never below nothing', () => {
    const you = { active: { card: 'pip', energy: ['fire', 'fire'] }, bench: ['dew'] } as const
    const pays = (modifiers: Modifiers) =>
      withEffect(modifiers, { you })
        .you.legal('Retreat')
        .map(({ pay }) => pay)
    expect(pays({})).toEqual([['fire']])
    expect(pays({ retreatCost: cost => cost + 1 })).toEqual([['fire', 'fire']])
    expect(pays({ retreatCost: cost => cost - 3 })).toEqual([[]])
    expect(pays({ retreatCost: cost => cost + 2 })).toEqual([])
  })

  test('canRetreat', () => {
    const game = withEffect({ canRetreat: () => false }, { you: { active: 'dew', bench: ['pip'], hand: ['switch'] } })
    expect(game.you.legal('Retreat')).toEqual([])
    expect(game.you.refused.retreat('pip')).toBe('locked')
    game.you.play('switch')
    expect(game.you.active.card).toBe('pip')
  })

  test('attacks: one that is lent', () => {
    const lent = { attack: attack('Borrowed', 'C', 50), card: 'striker' }
    const game = withEffect(
      { attacks: (list, { id }, me) => (id === me.pokemon?.id ? [...list, lent] : list) },
      { you: { active: { card: 'dew', energy: ['fire'] } } },
    )
    expect(game.you.legal('Attack').map(({ card, attack }) => [card, attack])).toEqual([
      ['dew', 'Drip'],
      ['striker', 'Borrowed'],
    ])
    game.you.attack('Borrowed')
    expect(game.opponent.active).toHaveDamage(50)
  })

  test('attackCost: more and less', () => {
    const you = { active: { card: 'pip', energy: ['fire'] } } as const
    const usable = (modifiers: Modifiers) =>
      withEffect(modifiers, { you })
        .you.legal('Attack')
        .map(each => each.attack)
    expect(usable({})).toEqual(['Tap'])
    expect(usable({ attackCost: cost => [...cost, 'colorless'] })).toEqual([])
    expect(usable({ attackCost: cost => cost.filter(type => type !== 'colorless') })).toEqual(['Tap', 'Burn Up'])
  })

  test('canAttack: one attack, or all', () => {
    const you = { active: { card: 'pip', energy: ['fire', 'fire'] } } as const
    const one = withEffect({ canAttack: (value, { offer }) => value && offer.attack.name !== 'Tap' }, { you })
    expect(one.you.legal('Attack').map(({ attack }) => attack)).toEqual(['Burn Up'])
    expect(one.you.refused.attack('Tap')).toBe('locked')
    expect(withEffect({ canAttack: () => false }, { you }).you.legal('Attack')).toEqual([])
  })

  test('attacksAgainstDoNothing: neither damage nor effects', () => {
    const spec = { you: { active: { card: 'hexer', energy: ['fire'] } }, opponent: { active: 'wall' } } as const
    const game = withEffect(
      { attacksAgainstDoNothing: (value, to, me) => value || to.id === me.pokemon?.id },
      spec,
      'opponent',
    )
    game.you.attack('Stun')
    expect(game.opponent.active).toMatchObject({ damage: 0, conditions: [] })
  })

  test('energyProvided: an Energy card that counts twice, for attacks and for retreating', () => {
    const you = { active: { card: 'pippo', energy: ['fire'] }, bench: ['dew'] } as const
    const game = withEffect({ energyProvided: units => [...units, ...units, ...units] }, { you })
    expect(game.you.legal('Attack').map(({ attack }) => attack)).toEqual(['Slap', 'Blaze'])
    expect(game.you.legal('Retreat').map(({ pay }) => pay)).toEqual([['fire']])
  })

  test('canAttachEnergy: not to that Pokémon', () => {
    const game = withEffect(
      { canAttachEnergy: (value, { pokemon: { id } }, me) => value && id !== me.pokemon?.id },
      { you: { active: 'pip', bench: ['dew'], hand: ['fire'] } },
    )
    expect(game.you.refused.attach('fire')).toBe('locked')
    expect(game.you.legal('AttachEnergy').map(({ pokemon: id }) => id)).toEqual([game.you.benched('dew').id])
  })

  test('damageDealt, damageTaken', () => {
    const more: Modifiers = {
      damageDealt: (amount, hit, me) => (hit.attacker === me.pokemon?.id ? amount + 10 : amount),
    }
    const dealt = withEffect(more, { you: striker })
    dealt.you.attack('Thirty')
    expect(dealt.opponent.active).toHaveDamage(40)
    const less: Modifiers = { damageTaken: (amount, hit, me) => (hit.to === me.pokemon?.id ? amount - 20 : amount) }
    const taken = withEffect(less, { you: striker, opponent: { active: 'wall' } }, 'opponent')
    taken.you.attack('Thirty')
    expect(taken.opponent.active).toHaveDamage(10)
  })

  test('preventsDamage: damage only; counters and conditions come through', () => {
    const shield: Modifiers = { preventsDamage: (value, hit, me) => value || hit.to === me.pokemon?.id }
    const hit = withEffect(shield, { you: striker, opponent: { active: 'wall' } }, 'opponent')
    hit.you.attack('Thirty')
    expect(hit.opponent.active).toHaveDamage(0)
    const you = { active: { card: 'haunt', energy: ['fire'] } } as const
    const counters = withEffect(shield, { you, opponent: { active: 'wall' } }, 'opponent')
    counters.you.attack('Three Counters')
    expect(counters.opponent.active).toHaveDamage(30)
  })

  describe('preventsEffects', () => {
    const shield: Modifiers = {
      preventsEffects: (value, { to, source }, me) =>
        value || (to.id === me.pokemon?.id && source.kind === 'attack' && source.seat !== to.seat),
    }
    const against = (card: string, name: string) => {
      const you = { active: { card, energy: ['fire'] } }
      const game = withEffect(shield, { you, opponent: { active: 'wall' } }, 'opponent')
      game.you.attack(name)
      return game
    }

    test('no conditions, counters or lasting effects of attacks', () => {
      expect(against('hexer', 'Stun').opponent.active.conditions).toEqual([])
      expect(against('haunt', 'Three Counters').opponent.active).toHaveDamage(0)
      expect(against('haunt', 'Smoke').state.effects.map(({ name }) => name)).toEqual(['it'])
    })

    test('damage comes through, and so does what the attack does to its user', () => {
      expect(against('haunt', 'Smoke').opponent.active).toHaveDamage(10)
      expect(against('haunt', 'Shield').state.effects.map(({ name }) => name)).toEqual(['it', 'untouchable'])
    })

    test('effects of other cards come through', () => {
      const you = { hand: ['hit-all'] }
      const game = withEffect(shield, { you, opponent: { active: 'wall' } }, 'opponent')
      game.you.play('hit-all')
      expect(game.opponent.active).toHaveDamage(10)
    })
  })

  test('preventsCondition: that condition only', () => {
    const awake: Modifiers = { preventsCondition: (value, { condition }) => value || condition === 'asleep' }
    const you = { active: { card: 'hexer', energy: ['fire'] } } as const
    const asleep = withEffect(awake, { you })
    asleep.you.attack('Lull')
    expect(asleep.opponent.active.conditions).toEqual([])
    const confused = withEffect(awake, { you })
    confused.you.attack('Daze')
    expect(confused.opponent.active.conditions).toEqual(['confused'])
  })

  test('canPlay: those cards stay in the hand', () => {
    const game = withEffect(
      { canPlay: (value, { seat, print }, me) => value && !(seat === me.seat && print.name === 'Potion') },
      { you: { hand: ['potion', 'charm', 'draw-three'] }, opponent: { active: 'wall', hand: ['potion'] } },
    )
    expect(game.you.refused.play('potion')).toBe('locked')
    expect(game.you.legal('PlayTrainer').map(({ card }) => card)).toEqual(['draw-three'])
    game.you.endTurn()
    game.opponent.play('potion')
  })

  test('canEvolve: forbidden, or allowed in the turn of coming into play', () => {
    const never = withEffect({ canEvolve: () => false }, { you: { active: 'pip', hand: ['pippo'] } })
    expect(never.you.refused.evolve('pippo')).toBe('locked')
    const fresh = { active: { card: 'pip', since: 5 }, hand: ['pippo'] } as const
    expect(withEffect({}, { you: fresh }).you.refused.evolve('pippo')).toBe('new-this-turn')
    const early = withEffect({ canEvolve: () => true }, { you: { ...fresh, hand: ['pippo', 'dewdrop'] } })
    expect(early.you.refused.evolve('dewdrop')).toBe('wrong-evolution')
    early.you.evolve('pippo')
    expect(early.you.active.card).toBe('pippo')
  })

  test('benchSize: larger and smaller', () => {
    const you = { bench: ['dew', 'dew', 'dew', 'dew', 'dew'], hand: ['pip', 'dew'] }
    const large = withEffect({ benchSize: (size, seat) => (seat === 0 ? size + 1 : size) }, { you })
    large.you.bench('pip')
    const places = view(large.rules, large.state, 'spectator').sides.map(side => side.places.bench)
    expect(places).toEqual([6, 5])
    expect(large.you.refused.bench('dew')).toBe('bench-full')
    const small = withEffect({ benchSize: () => 3 }, { you: { bench: ['dew', 'dew'], hand: ['pip', 'dew'] } })
    small.you.bench('pip')
    expect(small.you.refused.bench('dew')).toBe('bench-full')
  })

  test('poison, burn: the amount between turns', () => {
    const you = { active: { card: 'wall', conditions: ['poisoned', 'burned'] } } as const
    const lasting = { poison: () => 30, burn: (amount: number) => amount * 2 }
    const game = given({
      rules,
      you,
      flips: ['tails'],
      lasting: { it: () => ({ modifiers: lasting }) },
      effects: [{ name: 'it', on: 'your-active', source: 'trainer' }],
    })
    game.you.endTurn()
    expect(game.you.active).toHaveDamage(70)
  })

  test('canHeal', () => {
    const you = { active: { card: 'wall', damage: 50 }, hand: ['potion'] } as const
    const game = withEffect({ canHeal: (value, { id }, me) => value && id !== me.pokemon?.id }, { you })
    game.you.play('potion')
    expect(game.you.active).toHaveDamage(50)
    const open = withEffect({}, { you })
    open.you.play('potion')
    expect(open.you.active).toHaveDamage(30)
  })

  test.each([
    { change: (prizes: number) => prizes + 1, range: { min: 2, max: 2 } },
    { change: () => 0, range: null },
  ])('prizesFor: $range', ({ change, range }) => {
    const opponent = { active: 'pip', bench: ['dew', 'wall'] }
    const game = withEffect({ prizesFor: change }, { you: striker, opponent })
    game.you.attack('Huge')
    if (range) expect(game).toAsk('you', [0, 1, 2, 3, 4, 5], range)
    else expect(game).toAsk('opponent', ['dew', 'wall'])
  })

  test('knockOutMoves: the stack to the hand, the rest discarded', () => {
    const opponent = { active: { card: ['pip', 'pippo'], energy: ['fire'] }, bench: ['dew', 'wall'] }
    const game = withEffect(
      { knockOutMoves: (_moves, about) => movesOf(about.pokemon, 'hand', 'discard') },
      { you: striker, opponent },
    )
    game.you.attack('Huge')
    expect(game.opponent.hand).toEqual(['pip', 'pippo'])
    expect(game.opponent.discard).toEqual(['fire'])
  })
})

describe('endsTurnByEvolving', () => {
  const link: Modifiers = { endsTurnByEvolving: (value, { pokemon: { id } }, me) => value && id !== me.pokemon?.id }
  const spec = {
    rules: 'xy-2016',
    cards: kindCards,
    lasting: { it: () => ({ modifiers: link }) },
    you: { active: { card: 'titan-EX', energy: ['fire'] }, bench: ['titan-EX'], hand: ['mega-titan', 'mega-titan'] },
    opponent: { active: 'wall' },
    effects: [{ name: 'it', on: 'your-active', by: 'you', source: 'trainer' }],
  } as const

  test('with it a Mega does not end the turn: it attacks at once', () => {
    const game = given(spec)
    game.you.evolve('mega-titan')
    expect(game).toHaveEvents('Evolved')
    game.you.attack('Mega Stomp')
    expect(game.opponent.active).toHaveDamage(100)
  })

  test('another Pokémon still ends it', () => {
    const game = given(spec)
    game.you.evolve('mega-titan', game.you.benched('titan-EX').id)
    expect(game.state.turn.seat).toBe(1)
  })

  test('a text may end the turn for an ordinary evolution', () => {
    const tiring = pokemon('tiring', { name: 'Tiring', type: 'fire', hp: 90, stage: 'stage1', from: 'Pip' })
    const lasting = { it: () => ({ modifiers: { endsTurnByEvolving: () => true } }) }
    const game = given({ ...spec, lasting, cards: [tiring], you: { active: 'pip', hand: ['tiring'] } })
    game.you.evolve('tiring')
    expect(game.state.turn.seat).toBe(1)
  })
})
