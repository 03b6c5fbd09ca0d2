import { describe, expect, test } from 'vitest'
import type { Given } from '../scenario/index.ts'
import { givenCards } from './given.ts'

const given = givenCards('hgss-2010')
const GROWLITHE = 'hgss1-65'
const ARCANINE = 'hgss1-1'

const attacking = (card: string, energy: readonly string[], spec: Omit<Given, 'rules' | 'you'> = {}) =>
  given({ you: { active: { card, energy }, bench: ['dew'] }, opponent: { active: 'wall', bench: ['pip'] }, ...spec })

describe('attacks on the other side', () => {
  test('Gyarados: Hyper Beam discards an Energy card of the Defending Pokémon, which the attacker picks', () => {
    const game = attacking('hgss1-4', ['water', 'water', 'water', 'water'], {
      opponent: { active: { card: 'wall', energy: ['fire', 'double'] }, bench: [{ card: 'pip', energy: ['water'] }] },
    })
    game.you.attack('Hyper Beam')
    expect(game).toAsk('you', ['fire', 'double'], { min: 1, max: 1 })
    game.you.choose('double')
    expect(game.opponent.active.energy).toEqual(['fire'])
    expect(game.opponent.discard).toEqual(['double'])
    expect(game.opponent.active).toHaveDamage(80)
  })

  test('Gyarados: Hyper Beam works on a Pokémon without Energy', () => {
    const game = attacking('hgss1-4', ['water', 'water', 'water', 'water'])
    game.you.attack('Hyper Beam')
    expect(game).toAskNobody()
    expect(game.opponent.active).toHaveDamage(80)
    expect(game.you.active.energy.length).toBe(4)
  })

  test('Quagsire: Muddy Water hits one Benched Pokémon too, without Weakness', () => {
    const game = attacking('hgss1-9', ['water', 'fire', 'fire'], {
      opponent: { active: ARCANINE, bench: [GROWLITHE, 'dew'] },
    })
    game.you.attack('Muddy Water')
    expect(game).toAsk('you', [GROWLITHE, 'dew'], { min: 1, max: 1 })
    game.you.choose(GROWLITHE)
    expect(game.opponent.active).toHaveDamage(80)
    expect(game.opponent.benchedAll.map(({ damage }) => damage)).toEqual([20, 0])
  })

  test('Quagsire: Muddy Water needs no Bench on the other side', () => {
    const game = attacking('hgss1-9', ['water', 'fire', 'fire'], { opponent: { active: 'wall' } })
    game.you.attack('Muddy Water')
    expect(game).toAskNobody()
    expect(game.opponent.active).toHaveDamage(40)
  })

  test('Delibird: Hail hits everybody on the other side, doubled only for the weak Active Pokémon', () => {
    const game = attacking('hgss1-39', ['water', 'fire'], {
      opponent: { active: ARCANINE, bench: [GROWLITHE, 'wall'] },
    })
    game.you.attack('Hail')
    expect(game.opponent.active).toHaveDamage(20)
    expect(game.opponent.benchedAll.map(({ damage }) => damage)).toEqual([10, 10])
    expect(game.you.benched('dew')).toHaveDamage(0)
  })

  test.each([
    ['heads', 'locked'],
    ['tails', null],
  ] as const)("Wooper: Tail Whip, %s; only the opponent's next turn counts", (face, refusal) => {
    const game = attacking('hgss1-88', ['fire'], {
      opponent: { active: { card: 'wall', energy: ['fire'] } },
      flips: [face],
    })
    game.you.attack('Tail Whip')
    expect(game.opponent.active).toHaveDamage(0)
    if (refusal) {
      expect(game.opponent.refused.attack('Lean')).toBe(refusal)
      game.opponent.endTurn()
      game.you.endTurn()
    }
    game.opponent.attack('Lean')
    expect(game.you.active).toHaveDamage(10)
  })

  test('Slowbro: Big Yawn puts both Active Pokémon to sleep', () => {
    const game = attacking('hgss1-52', ['water'], { flips: ['tails', 'tails'] })
    game.you.attack('Big Yawn')
    expect(game.opponent.active).toHaveDamage(30)
    expect(game.you.active.conditions).toEqual(['asleep'])
    expect(game.opponent.active.conditions).toEqual(['asleep'])
  })
})

describe('damage by coins and by Energy', () => {
  test.each([
    [['heads', 'heads'], 70],
    [['heads', 'tails'], 20],
    [['tails', 'heads'], 20],
  ] as const)('Corsola: Hyper Cannon, %j', (flips, damage) => {
    const game = attacking('hgss1-37', ['water', 'fire'], { flips })
    game.you.attack('Hyper Cannon')
    expect(game.opponent.active).toHaveDamage(damage)
  })

  test.each([
    ['heads', 20],
    ['tails', 0],
  ] as const)('Slowpoke: Whimsy Tackle, %s', (face, damage) => {
    const game = attacking('hgss1-81', ['fire'], { flips: [face] })
    game.you.attack('Whimsy Tackle')
    expect(game.opponent.active).toHaveDamage(damage)
  })

  test.each([
    ['heads', 50, 0],
    ['tails', 30, 20],
  ] as const)('Gyarados (red): Thrash, %s', (face, damage, own) => {
    const game = attacking('hgss1-123', ['fire'], { flips: [face] })
    game.you.attack('Thrash')
    expect(game.opponent.active).toHaveDamage(damage)
    expect(game.you.active).toHaveDamage(own)
  })

  test.each([
    [['psychic', 'rainbow', 'water'], 70],
    [['double', 'water'], 30],
    [['psychic', 'psychic', 'psychic', 'psychic'], 110],
  ])('Slowbro: Madkinesis with %j', (energy, damage) => {
    const game = given({
      you: { active: { card: 'hgss1-52', energy }, bench: [{ card: 'dew', energy: ['psychic'] }] },
      opponent: { active: 'wall' },
    })
    game.you.attack('Madkinesis')
    expect(game.opponent.active).toHaveDamage(damage)
  })
})

describe('Starmie: Cosmic Cyclone', () => {
  const you = {
    active: { card: 'hgss1-53', energy: ['water', 'water', 'fire'] },
    bench: [{ card: 'dew', energy: ['rainbow', 'water', 'double'] }],
    deckSize: 10,
  }

  test('Starmie: chooses among all Water Energy of the player and shuffles what was chosen into the deck', () => {
    const game = given({ you, opponent: { active: 'wall', bench: [{ card: 'pip', energy: ['water'] }] } })
    game.you.attack('Cosmic Cyclone')
    expect(game).toAsk('you', ['water×2', 'rainbow', 'water'], { min: 0, max: 4 })
    game.you.choose('water', 'rainbow', 'water')
    expect(game.opponent.active).toHaveDamage(60)
    expect(game.you.active.energy).toEqual(['fire'])
    expect(game.you.benched('dew').energy).toEqual(['water', 'double'])
    expect(game.you.zone('deck').length).toBe(13)
    expect(game.you.zone('deck')).toEqual(expect.arrayContaining(['rainbow', 'water']))
    expect(game.story('DeckShuffled')).toEqual(['you DeckShuffled'])
  })

  test('Starmie: may choose nothing', () => {
    const game = given({ you, opponent: { active: 'wall' } })
    game.you.attack('Cosmic Cyclone')
    game.you.choose()
    expect(game.opponent.active).toHaveDamage(0)
    expect(game.you.active.energy).toEqual(['water', 'water', 'fire'])
    expect(game.story('DeckShuffled')).toEqual([])
  })

  test('Starmie: keeps the chosen Energy if the attack fails', () => {
    const confused = { ...you, active: { ...you.active, conditions: ['confused' as const] } }
    const game = given({ you: confused, opponent: { active: 'wall' }, flips: ['tails'] })
    game.you.attack('Cosmic Cyclone')
    game.you.choose('water')
    expect(game.opponent.active).toHaveDamage(0)
    expect(game.you.active.energy).toEqual(['water', 'water', 'fire'])
  })
})

describe('the own side', () => {
  test('Corsola: Recover costs a Water Energy and heals everything', () => {
    const game = given({ you: { active: { card: 'hgss1-37', energy: ['fire', 'water'], damage: 50 } } })
    game.you.attack('Recover')
    expect(game).toAskNobody()
    expect(game.you.active.energy).toEqual(['fire'])
    expect(game.you.active).toHaveDamage(0)
  })

  test('Corsola: Recover, unhurt and with two kinds of Water Energy', () => {
    const game = given({ you: { active: { card: 'hgss1-37', energy: ['fire', 'water', 'rainbow'] } } })
    game.you.attack('Recover')
    expect(game).toAsk('you', ['water', 'rainbow'], { min: 1, max: 1 })
    game.you.choose('rainbow')
    expect(game.you.active.energy).toEqual(['fire', 'water'])
  })

  test('Delibird: Snowy Present draws for the Water Energy on all own Pokémon', () => {
    const game = given({
      you: {
        active: { card: 'hgss1-39', energy: ['water', 'fire'] },
        bench: [{ card: 'dew', energy: ['rainbow', 'double'] }],
        deck: ['pip', 'leaf', 'rock'],
      },
      opponent: { active: { card: 'wall', energy: ['water'] } },
    })
    game.you.attack('Snowy Present')
    expect(game.you.hand).toEqual(['pip', 'leaf'])
  })

  test('Delibird: Snowy Present takes what is left of the deck', () => {
    const game = given({ you: { active: { card: 'hgss1-39', energy: ['water', 'water'] }, deckSize: 1 } })
    game.you.attack('Snowy Present')
    expect(game.you.hand.length).toBe(1)
  })

  test('Mantine: Group Swim shows a Water Pokémon and takes it', () => {
    const game = given({
      you: { active: { card: 'hgss1-45', energy: ['water'] }, deck: ['pip', 'dew', 'water', 'hgss1-20'] },
    })
    game.you.attack('Group Swim')
    expect(game).toAsk('you', ['dew', 'hgss1-20'], { min: 0, max: 1 })
    game.you.choose('hgss1-20')
    expect(game.you.hand).toEqual(['hgss1-20'])
    expect(game.story('CardsRevealed', 'DeckShuffled')).toEqual(['CardsRevealed', 'you DeckShuffled'])
  })

  test('Mantine: Group Swim may find nothing', () => {
    const game = given({ you: { active: { card: 'hgss1-45', energy: ['water'] }, deck: ['dew'] } })
    game.you.attack('Group Swim')
    game.you.choose()
    expect(game.you.hand).toEqual([])
    expect(game.story('CardsRevealed', 'DeckShuffled')).toEqual(['you DeckShuffled'])
  })

  test('Mantine: after Aqua Slash it cannot attack in the next turn, but in the one after', () => {
    const game = attacking('hgss1-45', ['water', 'water'])
    game.you.attack('Aqua Slash')
    expect(game.opponent.active).toHaveDamage(40)
    game.opponent.endTurn()
    expect(game.you.refused.attack('Aqua Slash')).toBe('locked')
    expect(game.you.refused.attack('Group Swim')).toBe('locked')
    game.you.endTurn()
    game.opponent.endTurn()
    game.you.attack('Aqua Slash')
    expect(game.opponent.active).toHaveDamage(80)
  })

  test('Mantine: a turn on the Bench ends the effect of Aqua Slash', () => {
    const game = given({
      you: { active: { card: 'hgss1-45', energy: ['water', 'water', 'water'] }, bench: ['dew'], hand: ['switch'] },
      opponent: { active: 'wall' },
    })
    game.you.attack('Aqua Slash')
    game.opponent.endTurn()
    game.you.play('switch')
    game.you.retreat('hgss1-45')
    game.you.attack('Aqua Slash')
    expect(game.opponent.active).toHaveDamage(80)
  })
})
