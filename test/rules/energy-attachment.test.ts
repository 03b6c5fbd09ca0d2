import { describe, expect, test } from 'vitest'
import { attack, pokemon } from '../../src/cards/kit/facts.ts'
import { defending, discardEnergy, flip, inflict } from '../../src/cards/kit/index.ts'
import { attachEnergy, moveEnergy } from '../../src/engine/attach.ts'
import { chooseCards, chooseOnePokemon, exactly } from '../../src/engine/choose.ts'
import type { Context, Effect } from '../../src/engine/context.ts'
import type { Zone } from '../../src/engine/event.ts'
import { switchByChoice } from '../../src/engine/pokemon.ts'
import { printOf } from '../../src/engine/rules.ts'
import { inPlay } from '../../src/engine/state.ts'
import { inZone } from '../../src/engine/zones.ts'
import { RULESET_IDS } from '../../src/rulesets/index.ts'
import { given } from '../scenario/index.ts'

/** Attaches an Energy card of that name from a zone to one of the own Pokémon. */
function* attachFrom(context: Context, zone: Zone, name: string): Effect {
  const { game, you } = context
  const card = game.side(you)[zone].find(each => game.state.cards[each] === name)
  const mine = inPlay(game.side(you)).map(({ id }) => id)
  const to = yield* chooseOnePokemon(context, you, 'attach-to', mine)
  if (card !== undefined && to !== null) yield* attachEnergy(game, card, to, inZone(zone, you))
}

function* moveAnyEnergy(context: Context): Effect {
  const { game, you } = context
  const mine = inPlay(game.side(you))
  const cards = mine.flatMap(({ energy }) => energy)
  const [card] = yield* chooseCards(context, you, 'move-energy', cards, exactly(1))
  const from = mine.find(({ energy }) => card !== undefined && energy.includes(card))
  if (card === undefined || !from) return
  const others = mine.map(({ id }) => id).filter(id => id !== from.id)
  const to = yield* chooseOnePokemon(context, you, 'move-energy-to', others)
  if (to !== null) moveEnergy(game, card, from.id, to)
}

/** Each has one of the texts that the introduction of 2010 tells of in passing. */
const cards = [
  pokemon('raincaller', {
    name: 'Raincaller',
    type: 'water',
    hp: 120,
    powers: [
      {
        name: 'Downpour',
        kind: 'power',
        use: {
          limit: 'unlimited',
          can: (table, { seat }) =>
            table.state.sides[seat].hand.some(card => printOf(table, card).name === 'Water Energy'),
          run: context => attachFrom(context, 'hand', 'water'),
        },
      },
    ],
    attacks: [attack('Soak', 'WWW', 80)],
  }),
  pokemon('gardener', {
    name: 'Gardener',
    type: 'grass',
    hp: 120,
    powers: [{ name: 'Regraft', kind: 'power', use: { limit: 'unlimited', run: moveAnyEnergy } }],
  }),
  pokemon('rekindler', {
    name: 'Rekindler',
    type: 'fire',
    hp: 120,
    powers: [{ name: 'Rekindle', kind: 'power', use: { run: context => attachFrom(context, 'discard', 'fire') } }],
    attacks: [attack('Mutual Ruin', 'R', 70, discardEnergy({ cards: 1 }), discardEnergy({ from: defending }))],
  }),
  pokemon('gusty', {
    name: 'Gusty',
    type: 'colorless',
    hp: 80,
    attacks: [
      {
        ...attack('Gust', 'C', 60),
        *after(context) {
          const { opponent } = context
          yield* switchByChoice(context, opponent, opponent)
        },
      },
    ],
  }),
  pokemon('dreamer', {
    name: 'Dreamer',
    type: 'psychic',
    hp: 80,
    attacks: [attack('Jolt', 'C', 30, flip({ heads: inflict('paralyzed') }))],
  }),
]

describe.each(RULESET_IDS)('%s', rules => {
  test('[ATTACH-01] one Energy card from the hand, to any of the own Pokémon', () => {
    const game = given({ rules, you: { active: 'pip', bench: ['dew'], hand: ['fire', 'double', 'fire'] } })
    const [active, benched] = [game.you.active.id, game.you.benched('dew').id]
    expect(game.you.legal('AttachEnergy')).toEqual([
      { seat: 0, type: 'AttachEnergy', card: 'fire', pokemon: active },
      { seat: 0, type: 'AttachEnergy', card: 'fire', pokemon: benched },
      { seat: 0, type: 'AttachEnergy', card: 'double', pokemon: active },
      { seat: 0, type: 'AttachEnergy', card: 'double', pokemon: benched },
    ])
    expect(game.you.refused.attach('fire', 'opponent')).toBe('target')
    game.you.attach('double', 'dew')
    expect(game.you.benched('dew').energy).toEqual(['double'])
    expect(game.you.legal('AttachEnergy')).toEqual([])
  })

  test('[ATTACH-01, C-21] after one to the Active there is none for the Bench, until the next own turn', () => {
    const game = given({ rules, you: { active: 'pip', bench: ['dew'], hand: ['fire', 'water'] } })
    game.you.attach('fire')
    expect(game.you.refused.attach('water', 'dew')).toBe('energy-limit')
    expect(game.you.refused.attach('water')).toBe('energy-limit')
    expect([game.you.active.energy, game.you.benched('dew').energy, game.you.hand]).toEqual([['fire'], [], ['water']])
    game.you.endTurn()
    game.opponent.endTurn()
    game.you.attach('water', 'dew')
    expect(game.you.benched('dew').energy).toEqual(['water'])
  })

  test('[ATTACH-02] what a card effect attaches does not use up the one of the turn, before it or after it', () => {
    const hand = ['water', 'water', 'water', 'fire', 'fire']
    const game = given({ rules, cards, you: { active: 'pip', bench: ['raincaller'], hand } })
    const pour = (to: string) => {
      game.you.usePower('Downpour', 'raincaller')
      game.you.choose(to)
    }
    pour('pip')
    pour('raincaller')
    game.you.attach('fire', 'raincaller')
    pour('pip')
    expect(game.you.active.energy).toEqual(['water', 'water'])
    expect(game.you.benched('raincaller').energy).toEqual(['water', 'fire'])
    expect(game.you.refused.attach('fire')).toBe('energy-limit')
  })
})

describe('[EX-R17] the texts told in passing, by cards of the same kind', () => {
  const rules = 'hgss-2010'

  test('[EX-R17] Energy attached by a power as long as there is any: a third at once pays for the attack', () => {
    const hand = ['water', 'water', 'water']
    const game = given({ rules, cards, you: { active: 'raincaller', hand }, opponent: { active: 'wall' } })
    for (const _ of hand) game.you.usePower('Downpour')
    expect(game.you.refused.usePower('Downpour')).toBe('requirement')
    game.you.attack('Soak')
    expect(game.opponent.active).toHaveDamage(80)
  })

  test('[EX-R17] Energy moved among the own Pokémon is no attachment', () => {
    const bench = [{ card: 'gardener', energy: ['grass', 'fire'] }]
    const game = given({ rules, cards, you: { active: { card: 'pip', energy: ['water'] }, bench, hand: ['fire'] } })
    game.you.usePower('Regraft', 'gardener')
    expect(game).toAsk('you', ['fire', 'grass', 'water'], { min: 1, max: 1 })
    game.you.choose('fire')
    game.you.usePower('Regraft', 'gardener')
    game.you.choose('water')
    expect([game.you.active.energy, game.you.benched('gardener').energy]).toEqual([['fire'], ['grass', 'water']])
    game.you.attach('fire')
    expect(game.you.active.energy).toEqual(['fire', 'fire'])
  })

  test('[EX-R17] Energy fetched from the discard pile, once a turn', () => {
    const game = given({ rules, cards, you: { active: 'pip', bench: ['rekindler'], discard: ['fire', 'fire'] } })
    game.you.usePower('Rekindle', 'rekindler')
    expect(game).toAsk('you', ['pip', 'rekindler'])
    game.you.choose('pip')
    expect([game.you.active.energy, game.you.discard]).toEqual([['fire'], ['fire']])
    expect(game.you.refused.usePower('Rekindle', 'rekindler')).toBe('power-used')
  })

  test('[EX-R17] an attack that costs both Active Pokémon an Energy card', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'rekindler', energy: ['fire'] } },
      opponent: { active: { card: 'wall', energy: ['water', 'grass'] } },
    })
    game.you.attack('Mutual Ruin')
    expect(game).toAsk('you', ['grass', 'water'], { min: 1, max: 1 })
    game.you.choose('water')
    expect(game.opponent.active).toMatchObject({ damage: 70, energy: ['grass'] })
    expect(game.you.active.energy).toEqual([])
  })

  test('[EX-R17] an attack that makes the opponent switch, after the damage', () => {
    const game = given({
      rules,
      cards,
      you: { active: { card: 'gusty', energy: ['fire'] } },
      opponent: { active: 'wall', bench: ['pip', 'dew'] },
    })
    game.you.attack('Gust')
    expect(game).toAsk('opponent', ['pip', 'dew'])
    game.opponent.choose('dew')
    expect(game.opponent.active).toMatchObject({ card: 'dew', damage: 0 })
    expect(game.opponent.benched('wall')).toHaveDamage(60)
  })

  test.each([
    { face: 'heads', conditions: ['paralyzed'] },
    { face: 'tails', conditions: [] },
  ] as const)('[EX-R17] an attack that may Paralyze: $face', ({ face, conditions }) => {
    const active = { card: 'dreamer', energy: ['fire'] }
    const game = given({ rules, cards, you: { active }, opponent: { active: 'wall' }, flips: [face] })
    game.you.attack('Jolt')
    expect(game.opponent.active).toMatchObject({ damage: 30, conditions })
  })
})
