import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/cards/index.ts'
import { attack, pokemon } from '../../src/cards/kit/index.ts'
import { copyAttack } from '../../src/engine/attack.ts'
import type { Attack, PokemonPrint } from '../../src/engine/print.ts'
import { firstTurn } from '../scenario/begin.ts'
import type { Given } from '../scenario/index.ts'
import { givenCards } from './given.ts'

const given = givenCards('xy-2016')

const attacking = (card: string, energy: readonly string[], spec: Partial<Given> = {}) =>
  given({ opponent: { active: 'wall', bench: ['dew'] }, ...spec, you: { active: { card, energy }, ...spec.you } })

describe('Meowth', () => {
  const stalling = (spec: Partial<Given>) =>
    attacking('xy11-88', ['water'], {
      opponent: {
        active: { card: 'wall', energy: ['fire', 'double'] },
        bench: ['dew', { card: 'leaf', energy: ['water'] }],
      },
      ...spec,
    })

  test("Meowth: Stall discards an Energy from one of the opponent's Pokémon", () => {
    const game = stalling({ turn: 2 })
    game.you.attack('Stall')
    expect(game).toAsk('you', ['wall', 'leaf'], { min: 1, max: 1 })
    game.you.choose('wall')
    expect(game).toAsk('you', ['fire', 'double'], { min: 1, max: 1 })
    game.you.choose('double')
    expect(game.opponent.active.energy).toEqual(['fire'])
    expect(game.opponent.benched('leaf').energy).toEqual(['water'])
    expect(game.opponent.active).toHaveDamage(0)
  })

  test('Meowth: Stall where no Energy is in play', () => {
    const game = stalling({ turn: 2, opponent: { active: 'wall' } })
    game.you.attack('Stall')
    expect(game).toAskNobody()
    expect(game.state.turn.seat).toBe(1)
  })

  test.each([
    ['a later turn of the second player', 4, 'opponent'],
    ['the second turn of the first player', 3, 'you'],
    ['the first turn of a player who began', 2, 'you'],
  ] as const)('Meowth: Stall cannot be used in %s', (_, turn, first) => {
    const game = stalling({ turn, first })
    expect(game.you.refused.attack('Stall')).toBe('requirement')
    expect(game.you.legal('Attack')).toEqual([])
  })

  test.each([
    [2, []],
    [4, ['water']],
  ])('Meowth: a Pokémon that copies Stall in turn %i is bound by the same condition', (turn, energy) => {
    const meowth = catalogue.prints.find(({ id }) => id === 'xy11-88') as PokemonPrint
    const [stall] = meowth.attacks as readonly [Attack]
    const copy: Attack = {
      ...attack('Copy', 'C'),
      after: run => copyAttack(run, { attack: stall, card: meowth.id }),
    }
    const copier = pokemon('copier', { name: 'Copier', type: 'colorless', hp: 90, attacks: [copy] })
    const game = given({
      cards: [...catalogue.prints, copier],
      you: { active: { card: 'copier', energy: ['fire'] } },
      opponent: { active: { card: 'wall', energy: ['water'] } },
      turn,
    })
    game.you.attack('Copy')
    expect(game.opponent.active.energy).toEqual(energy)
  })

  test('Meowth: Stall is offered to the second player of a real game exactly once', () => {
    const deck = ['xy11-88', ...Array<string>(20).fill('water')]
    const { prints: cards, lasting } = catalogue
    const game = firstTurn({ rules: 'xy-2016', cards, lasting, you: deck, opponent: deck })
    const { you: first, opponent: second } = game
    const stalls = () => second.legal('Attack').filter(({ attack }) => attack === 'Stall').length
    first.attach('water')
    expect(first.legal('Attack')).toEqual([])
    first.endTurn()
    expect(stalls()).toBe(0)
    second.attach('water')
    expect(stalls()).toBe(1)
    second.attack('Stall')
    expect(first.active.energy).toEqual([])
    first.endTurn()
    expect(stalls()).toBe(0)
  })
})

describe('Persian', () => {
  test.each([
    ['from Meowth in this turn', { card: ['xy11-88', 'xy11-89'], evolvedOn: 5 }, 60],
    ['from Meowth earlier', { card: ['xy11-88', 'xy11-89'], evolvedOn: 3 }, 30],
    ['from another Pokémon in this turn', { card: ['pip', 'xy11-89'], evolvedOn: 5 }, 30],
    ['never', { card: 'xy11-89' }, 30],
  ])('Persian: Raid by one that evolved %s', (_, active, damage) => {
    const game = given({ you: { active: { ...active, energy: ['water'] } }, opponent: { active: 'wall' } })
    game.you.attack('Raid')
    expect(game.opponent.active).toHaveDamage(damage)
  })

  test('Persian: evolving in the same turn is what Raid waits for', () => {
    const game = attacking('xy11-88', ['water'], { you: { hand: ['xy11-89'] } })
    game.you.evolve('xy11-89')
    game.you.attack('Raid')
    expect(game.opponent.active).toHaveDamage(60)
  })

  test.each([
    [['tails', 'tails', 'tails'], 0],
    [['heads', 'tails', 'heads'], 60],
  ] as const)('Persian: Fury Swipes, %j', (flips, damage) => {
    const game = attacking('xy11-89', ['water', 'water'], { flips })
    game.you.attack('Fury Swipes')
    expect(game.opponent.active).toHaveDamage(damage)
  })
})

describe('Aipom', () => {
  const fiddling = (deck: readonly string[], deckSize?: number) => {
    const game = attacking('xy11-90', ['water'], {
      opponent: { active: 'wall', deck, ...(deckSize === undefined ? {} : { deckSize }) },
    })
    game.you.attack('Fiddle Around')
    return game
  }

  test("Aipom: Fiddle Around puts the top three cards of the opponent's deck in any order", () => {
    const game = fiddling(['pip', 'dew', 'leaf', 'rock'])
    expect(game).toAsk('you', ['pip', 'dew', 'leaf'], { min: 3, max: 3 })
    game.you.choose('leaf', 'pip', 'dew')
    expect(game.opponent.hand).toEqual(['leaf'])
    expect(game.opponent.zone('deck').slice(0, 3)).toEqual(['pip', 'dew', 'rock'])
    expect(game.lastTypes).not.toContain('DeckShuffled')
  })

  test('Aipom: Fiddle Around on a deck of two cards', () => {
    const game = fiddling(['pip', 'dew'], 2)
    expect(game).toAsk('you', ['pip', 'dew'], { min: 2, max: 2 })
    game.you.choose('dew', 'pip')
    expect(game.opponent.hand).toEqual(['dew'])
  })
})

describe('Ambipom', () => {
  test.each([
    ['fire', 80],
    ['double', 80],
    ['pip', 20],
  ])("Ambipom: Furry Chance, %s on top of the opponent's deck", (top, damage) => {
    const game = attacking('xy11-91', ['water'], { opponent: { active: 'wall', deck: [top, 'dew', 'fire'] } })
    game.you.attack('Furry Chance')
    expect(game.opponent.active).toHaveDamage(damage)
    expect(game.opponent.discard).toEqual([top])
    expect(game.opponent.hand).toEqual(['dew'])
  })

  test('Ambipom: Furry Chance against an empty deck', () => {
    const game = attacking('xy11-91', ['water'], { opponent: { active: 'wall', deckSize: 0 } })
    game.you.attack('Furry Chance')
    expect(game.opponent.active).toHaveDamage(20)
  })

  test.each([
    [['heads', 'heads'], 100],
    [['heads', 'tails'], 50],
    [['tails', 'tails'], 0],
  ] as const)('Ambipom: Double Hit, %j', (flips, damage) => {
    const game = attacking('xy11-91', ['water', 'water', 'water'], { flips })
    game.you.attack('Double Hit')
    expect(game.opponent.active).toHaveDamage(damage)
  })
})

describe('Hawlucha', () => {
  const benching = (bench: readonly string[]) => {
    const game = given({
      you: { hand: ['xy11-97'] },
      opponent: { active: { card: 'wall', conditions: ['confused'] }, bench },
    })
    game.you.bench('xy11-97')
    return game
  }

  test('Hawlucha: Sudden Cyclone, the opponent chooses who comes forward', () => {
    const game = benching(['dew', 'pip'])
    expect(game).toAsk('you', ['yes', 'no'])
    game.you.choose('yes')
    expect(game).toAsk('opponent', ['dew', 'pip'], { min: 1, max: 1 })
    game.opponent.choose('pip')
    expect(game.opponent.active.card).toBe('pip')
    expect(game.opponent.benched('wall').conditions).toEqual([])
    expect(game.state.turn.seat).toBe(0)
  })

  test('Hawlucha: Sudden Cyclone need not be used, and does nothing to an empty Bench', () => {
    const game = benching(['dew', 'pip'])
    game.you.choose('no')
    expect(game).toAskNobody()
    expect(game.opponent.active.card).toBe('wall')
    const alone = benching([])
    alone.you.choose('yes')
    expect(alone).toAskNobody()
    expect(alone.opponent.active.card).toBe('wall')
  })

  test.each([
    [['heads', 'heads'], 60],
    [['tails', 'heads'], 40],
    [['tails', 'tails'], 20],
  ] as const)('Hawlucha: Acrobatics, %j', (flips, damage) => {
    const game = attacking('xy11-97', ['water', 'water'], { flips })
    game.you.attack('Acrobatics')
    expect(game.opponent.active).toHaveDamage(damage)
  })
})
