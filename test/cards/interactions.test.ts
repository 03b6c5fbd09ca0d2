import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/cards/index.ts'
import {
  attack,
  body,
  copyDefender,
  copySupporter,
  defending,
  dragForward,
  drawCards,
  eachOfTheirs,
  eachOfYours,
  energyOf,
  flip,
  hideSelf,
  hit,
  immuneTo,
  inflict,
  lockOut,
  millTheirs,
  pokemon,
  pokePower,
  putCounters,
  specialEnergy,
  supporter,
  technicalMachine,
  tool,
} from '../../src/cards/kit/index.ts'
import { type Given, given as givenPosition } from '../scenario/index.ts'

/** Invented cards in the words of the kit, for texts that no card of the theme decks has. */
const invented = [
  pokemon('mime', {
    name: 'Mime',
    type: 'psychic',
    hp: 100,
    attacks: [
      attack('Ape', 'C', 0, copyDefender({ atItsCost: false })),
      attack('Echo', 'C', 0, copyDefender({ atItsCost: true })),
    ],
  }),
  pokemon('spy', { name: 'Spy', type: 'psychic', hp: 60, powers: [pokePower('Forge', copySupporter)] }),
  pokemon('bloom', { name: 'Bloom', type: 'grass', hp: 100, powers: [lockOut('Pollen', 'Trainer')] }),
  pokemon('owl', {
    name: 'Owl',
    type: 'colorless',
    hp: 100,
    powers: [immuneTo('Wide Awake', 'body', ['asleep', 'paralyzed'])],
  }),
  pokemon('ghost', {
    name: 'Ghost',
    type: 'psychic',
    hp: 60,
    attacks: [
      attack('Fade', 'C', 0, hideSelf),
      attack('Hex', 'C', 0, putCounters(2, defending)),
      attack('Lullaby', 'C', 0, inflict('asleep')),
      attack('Storm', 'C', 0, hit(60, eachOfTheirs()), hit(60, eachOfYours())),
      attack('Dart', 'C', 20, flip({ heads: inflict('burned') })),
    ],
  }),
  tool('shell', 'Shell', 'The Pokémon takes 20 less damage.', {
    modifiers: {
      timing: 'after-resistance',
      damageTaken: (amount, on, me) => (on.to === me.pokemon?.id ? amount - 20 : amount),
    },
  }),
  technicalMachine('drill', 'Drill', attack('Bore', 'C', 40)),
  supporter('raid', 'Raid', millTheirs(2)),
  supporter('gift', 'Gift', drawCards(2)),
  specialEnergy('prism', { name: 'Prism', provides: [['fire', 'water']] }),
]

const given = (spec: Omit<Given, 'rules'>, rules: Given['rules'] = 'hgss-2010') =>
  givenPosition({ rules, cards: [...catalogue.prints, ...invented], lasting: catalogue.lasting, ...spec })

const attacker = (card: string) => ({ card, energy: ['fire'] })

describe('copying an attack', () => {
  test('any attack of the Defending Pokémon may be picked, whatever it costs; the copier does it', () => {
    const game = given({ you: { active: attacker('mime') }, opponent: { active: { card: 'pippo', energy: [] } } })
    game.you.attack('Ape')
    expect(game).toAsk('you', ['Slap', 'Blaze'])
    game.you.choose('Blaze')
    expect(game.opponent.active).toHaveDamage(60)
  })

  test('at its cost, only what the copier’s own Energy pays for', () => {
    const game = given({ you: { active: attacker('mime') }, opponent: { active: 'pippo' } })
    game.you.attack('Echo')
    expect(game).toAskNobody()
    expect(game.opponent.active).toHaveDamage(20)
  })

  test('what is copied is flipped for and suffered by the copier', () => {
    const game = given({ you: { active: attacker('mime') }, opponent: { active: 'hgss1-14' }, flips: ['tails'] })
    game.you.attack('Ape')
    game.you.choose('Thunder')
    expect(game.opponent.active).toHaveDamage(80)
    expect(game.you.active).toHaveDamage(20)
  })

  test('two copiers do not copy each other for ever: there is nothing to pick', () => {
    const game = given({ you: { active: attacker('mime') }, opponent: { active: 'mime' } })
    game.you.attack('Ape')
    expect(game).toAskNobody()
    expect(game.state.turn.seat).toBe(1)
  })
})

describe('copying a Supporter', () => {
  test('only Supporters in the opponent’s hand are offered, none need be taken, and the card stays there', () => {
    const game = given({ you: { active: 'spy' }, opponent: { hand: ['gift', 'potion', 'hgss1-89'] } })
    game.you.usePower('Forge')
    expect(game).toAsk('you', ['gift', 'hgss1-89'], { min: 0, max: 1 })
    game.you.choose('gift')
    expect(game.you.hand.length).toBe(2)
    expect(game.opponent.hand).toEqual(['gift', 'potion', 'hgss1-89'])
    expect(game.state.turn.supporters).toBe(0)
  })
})

describe('a Trainer lock', () => {
  const hand = ['potion', 'shell', 'gift', 'park']
  const played = (rules: Given['rules'], turn = 5) => {
    const game = given({ you: { hand }, opponent: { bench: ['bloom'] }, turn }, rules)
    return game.you.allLegal.flatMap(each => ('card' in each && each.type !== 'Attack' ? [each.card] : []))
  }

  test('stops what the era calls a Trainer', () => {
    expect(played('ecard-2002')).toEqual([])
    expect(played('hgss-2010')).toEqual(['gift', 'park'])
    expect(played('xy-2016')).toEqual([])
  })

  test('and the first turn of 2010 stops the rest', () => {
    expect(played('hgss-2010', 1)).toEqual([])
  })
})

test('immunity: the conditions named are never inflicted, others are', () => {
  const spec = { you: { active: attacker('ghost') }, opponent: { active: 'owl' } }
  const sung = given(spec)
  sung.you.attack('Lullaby')
  expect(sung.opponent.active.conditions).toEqual([])
  const burnt = given({ ...spec, flips: ['heads', 'heads'] })
  burnt.you.attack('Dart')
  expect(burnt.opponent.active.conditions).toEqual(['burned'])
})

describe('prevention', () => {
  test('Shuckle on the Bench takes no damage from attacks, but counters', () => {
    const opponent = { active: 'wall', bench: ['hgss1-11'] }
    const storm = given({ you: { active: attacker('ghost'), bench: ['wall'] }, opponent })
    storm.you.attack('Storm')
    expect(storm.opponent.benched('hgss1-11')).toHaveDamage(0)
    const haunter = given({ you: { active: { card: 'hgss4-35', energy: ['psychic'] } }, opponent })
    haunter.you.attack('Sneaky Placement')
    haunter.you.choose('hgss1-11')
    expect(haunter.opponent.benched('hgss1-11')).toHaveDamage(20)
  })

  test('who is untouched by attacks takes neither damage nor counters nor conditions from them', () => {
    const game = given({ you: { active: attacker('ghost') }, opponent: { active: attacker('ghost') } })
    game.you.attack('Fade')
    game.opponent.attack('Hex')
    expect(game.you.active).toHaveDamage(0)
  })

  test('only a Pokémon that the effect can reach is pulled forward, whoever is Active', () => {
    const veiled = pokemon('veiled', {
      name: 'Veiled',
      type: 'psychic',
      hp: 60,
      powers: [
        body('Veil', 'no effect of attacks', {
          preventsEffects: (value, { to }, me) => value || to.id === me.pokemon?.id,
        }),
      ],
    })
    const puller = pokemon('puller', {
      name: 'Puller',
      type: 'fire',
      hp: 60,
      attacks: [attack('Pull', 'C', 0, dragForward)],
    })
    const pull = (active: string, bench: readonly string[]) => {
      const cards = [...catalogue.prints, veiled, puller]
      const you = { active: { card: 'puller', energy: ['fire'] } }
      const game = givenPosition({ rules: 'hgss-2010', cards, you, opponent: { active, bench } })
      game.you.attack('Pull')
      return game
    }
    expect(pull('veiled', ['pip']).opponent.active.card).toBe('pip')
    expect(pull('pip', ['veiled', 'dew']).opponent.active.card).toBe('dew')
    expect(pull('pip', ['veiled']).opponent.active.card).toBe('pip')
    expect(pull('veiled', ['pip', 'veiled', 'dew'])).toAsk('you', ['pip', 'dew'])
  })

  test('a Tool lowers damage, not counters', () => {
    const shielded = { card: 'wall', attached: ['shell'] }
    const struck = given({ you: { active: attacker('striker') }, opponent: { active: shielded } })
    struck.you.attack('Thirty')
    expect(struck.opponent.active).toHaveDamage(10)
    const hexed = given({ you: { active: attacker('ghost') }, opponent: { active: shielded } })
    hexed.you.attack('Hex')
    expect(hexed.opponent.active).toHaveDamage(20)
  })
})

test('spread damage Knocks Out on both sides at once: the next player takes Prizes and replaces first', () => {
  const game = given({
    you: { active: attacker('ghost'), bench: ['pip', 'wall', 'wall'] },
    opponent: { active: 'dew', bench: ['pip', 'wall', 'rock'] },
  })
  game.you.attack('Storm')
  expect(game).toAsk('opponent', [0, 1, 2, 3, 4, 5], { min: 2, max: 2 })
  game.opponent.choose(0, 1)
  expect(game).toAsk('you', [0, 1, 2, 3, 4, 5], { min: 2, max: 2 })
  game.you.choose(4, 5)
  expect(game).toAsk('opponent', ['wall', 'rock'])
  game.opponent.choose('rock')
  expect(game.opponent.active).toHaveDamage(60)
  expect([game.you.zone('prizes').length, game.opponent.zone('prizes').length]).toEqual([4, 4])
})

test('a Technical Machine lends its attack, beside the Pokémon’s own', () => {
  const game = given({ you: { active: attacker('pip'), hand: ['drill'] } })
  game.you.attachTrainer('drill')
  expect(game.you.legal('Attack').map(({ attack }) => attack)).toEqual(['Tap', 'Bore'])
  game.you.attack('Bore')
  expect(game.opponent.active).toHaveDamage(40)
})

test('an Energy of two types is neither outside of play, and either while attached', () => {
  const prism = invented.filter(({ id }) => id === 'prism')
  expect([prism.some(energyOf('fire').has), prism.some(energyOf('water').has)]).toEqual([false, false])
  const game = given({ you: { active: { card: 'pip', energy: ['prism', 'water'] } } })
  expect(game.you.legal('Attack').map(({ attack }) => attack)).toEqual(['Tap', 'Burn Up'])
})

test('milling discards from the top of the opponent’s deck, as far as there is one', () => {
  const game = given({ you: { hand: ['raid'] }, opponent: { deck: ['pip', 'dew', 'leaf'] } })
  game.you.play('raid')
  expect(game.opponent.discard).toEqual(['pip', 'dew'])
  const last = given({ you: { hand: ['raid'] }, opponent: { deck: ['leaf'], deckSize: 1 } })
  last.you.play('raid')
  expect(last.opponent.zone('deck')).toEqual([])
  expect(last.opponent.discard.at(-1)).toBe('leaf')
})
