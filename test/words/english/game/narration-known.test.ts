import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../../src/cards/index.ts'
import { seeEvents, type Viewer } from '../../../../src/engine/view.ts'
import { narrate } from '../../../../src/words/english/game/narration.ts'
import { type Given, given as givenPosition, type Scenario } from '../../../scenario/index.ts'

const PLAYERS = ['Ann', 'Ben'] as const
const [FIRE, WATER, LIGHTNING, DARKNESS] = ['hgss1-116', 'hgss1-117', 'hgss1-118', 'hgss1-121']
const [GROWLITHE, PIKACHU, LITHOGRAPH] = ['hgss1-65', 'hgss1-78', 'hgss1-ONE']
const VIEWERS = [0, 1, 'spectator'] as const

const given = (spec: Omit<Given, 'rules'>, rules: Given['rules'] = 'hgss-2010') =>
  givenPosition({ rules, cards: catalogue.prints, lasting: catalogue.lasting, ...spec })

/** What Ann, Ben and spectators read of the same thing. */
function readBy(game: Scenario, act: () => void): readonly (readonly string[])[] {
  const before = game.state
  const from = game.events.length
  act()
  const words = {
    card: (id: string) => game.rules.prints.get(id)?.name ?? id,
    seat: (seat: 0 | 1) => PLAYERS[seat],
  }
  return VIEWERS.map((viewer: Viewer) => narrate(seeEvents(game.rules, before, game.events.slice(from), viewer), words))
}

const sentence = (read: readonly (readonly string[])[], nth: number) => read.map(lines => lines[nth])

describe('a card is named to everybody who may know it', () => {
  test('to its owner, from whose hand it was picked at random, and who shuffles it away', () => {
    const game = given({
      you: { active: { card: 'hgss3-58', energy: [DARKNESS] } },
      opponent: { active: 'wall', hand: [PIKACHU] },
      flips: ['heads'],
    })
    expect(
      sentence(
        readBy(game, () => game.you.attack('Astonish')),
        2,
      ),
    ).toEqual([
      "Ann looks at Pikachu in Ben's hand.",
      "Ann looks at Pikachu in Ben's hand.",
      "Ann looks at a card in Ben's hand.",
    ])
  })

  test('and what becomes of it', () => {
    const game = given({
      you: { active: { card: 'hgss3-58', energy: [DARKNESS] } },
      opponent: { active: 'wall', hand: [PIKACHU] },
      flips: ['heads'],
    })
    expect(
      sentence(
        readBy(game, () => game.you.attack('Astonish')),
        3,
      ),
    ).toEqual([
      'Ben moves it from the hand to the deck and shuffles the deck.',
      'Ben moves it from the hand to the deck and shuffles the deck.',
      'Ben moves a card from the hand to the deck and shuffles the deck.',
    ])
  })

  test('to all once it lies in the discard pile, even if only one player was shown it before', () => {
    const game = given({
      you: { active: { card: 'hgss3-56', energy: [FIRE] }, deck: [GROWLITHE, PIKACHU, FIRE] },
      opponent: { active: 'wall' },
    })
    const read = readBy(game, () => {
      game.you.attack('Selfish Draw')
      game.you.choose('no')
    })
    expect(sentence(read, 1)).toEqual([
      'Ann looks at Growlithe, discards it from the deck and draws Pikachu.',
      'Ann looks at a card, discards Growlithe from the deck and draws a card.',
      'Ann looks at a card, discards Growlithe from the deck and draws a card.',
    ])
  })
})

describe('who acts is who does it', () => {
  test('whoever picks a card of the other hand discards it', () => {
    const game = given({
      you: { active: { card: 'hgss4-53', energy: [FIRE, 'hgss1-115'] } },
      opponent: { active: 'wall', hand: [PIKACHU, WATER] },
      flips: ['heads'],
    })
    const read = readBy(game, () => {
      game.you.attack('Corrode Target')
      game.you.choose(PIKACHU)
    })
    expect(sentence(read, 2)).toEqual([
      "Ann looks at Water Energy and Pikachu in Ben's hand and discards Pikachu from Ben's hand.",
      "Ann looks at Water Energy and Pikachu in Ben's hand and discards Pikachu from Ben's hand.",
      "Ann looks at 2 cards in Ben's hand and discards Pikachu from Ben's hand.",
    ])
  })

  test('whoever must choose among the own cards discards them', () => {
    const game = given({
      you: { active: 'wall', hand: ['hgss3-78'], deck: [FIRE, FIRE, FIRE] },
      opponent: { active: 'wall', hand: [PIKACHU, WATER] },
    })
    const read = readBy(game, () => {
      game.you.play('hgss3-78')
      game.opponent.choose(WATER)
    })
    expect(sentence(read, 1)).toEqual(Array(3).fill('Ben discards Water Energy from the hand.'))
  })

  test('an attack that costs the other Pokémon its Energy', () => {
    const game = given({
      you: { active: { card: 'hgss1-4', energy: [WATER, WATER, WATER, WATER] } },
      opponent: { active: { card: 'wall', energy: [LIGHTNING] } },
    })
    const read = readBy(game, () => game.you.attack('Hyper Beam'))
    expect(sentence(read, 1)).toEqual(Array(3).fill("Ann discards Lightning Energy from Ben's Wall."))
  })

  test('whoever looks at a hand', () => {
    const game = given({ you: { active: 'wall', hand: [LITHOGRAPH] }, opponent: { hand: [PIKACHU] } })
    expect(
      sentence(
        readBy(game, () => game.you.play(LITHOGRAPH)),
        0,
      ),
    ).toEqual([
      "Ann plays Alph Lithograph and looks at Pikachu in Ben's hand.",
      "Ann plays Alph Lithograph and looks at Pikachu in Ben's hand.",
      "Ann plays Alph Lithograph and looks at a card in Ben's hand.",
    ])
  })
})

test('cards put back are told as that, and nobody else learns which', () => {
  const game = given(
    {
      you: { active: { card: 'xy11-90', energy: [FIRE] } },
      opponent: { active: 'wall', deck: [PIKACHU, FIRE, WATER, FIRE] },
    },
    'xy-2016',
  )
  const read = readBy(game, () => {
    game.you.attack('Fiddle Around')
    game.you.choose(WATER, PIKACHU, FIRE)
  })
  expect(sentence(read, 1)).toEqual(Array(3).fill("Ann puts the top 3 cards of Ben's deck back in an order of choice."))
})

test('a LEGEND comes into play once, not once for each half', () => {
  const game = given({ you: { active: 'wall', hand: ['hgss1-111', 'hgss1-112'] } })
  const read = readBy(game, () => game.you.benchLegend('hgss1-111', 'hgss1-112'))
  expect(sentence(read, 0)).toEqual(Array(3).fill('Ann puts Ho-Oh LEGEND on the Bench.'))
})

describe('what acts by itself is named', () => {
  test('a Poké-Body, to everybody, before what it does', () => {
    const game = given({ you: { active: 'wall', hand: [FIRE] }, opponent: { active: 'hgss1-105' } })
    expect(readBy(game, () => game.you.attach(FIRE))).toEqual(
      Array(3).fill([
        'Ann attaches Fire Energy to Wall.',
        "Conductivity of Ben's Ampharos works.",
        "A damage counter on Ann's Wall (190/200 HP left).",
      ]),
    )
  })

  test('the log remembers the text and its Pokémon', () => {
    const game = given({ you: { active: 'wall', hand: [FIRE] }, opponent: { active: 'hgss1-105' } })
    game.you.attach(FIRE)
    const [attached, counters] = game.events.slice(-2)
    expect(attached).not.toHaveProperty('because')
    expect(counters).toMatchObject({
      type: 'CountersPlaced',
      because: {
        source: { kind: 'body', seat: 1, card: 'hgss1-105', name: 'Conductivity' },
        pokemon: game.state.sides[1].active?.id,
      },
    })
  })

  test('not where it has nothing to do', () => {
    const game = given({ you: { active: 'hgss1-105', hand: [FIRE] }, opponent: { active: 'wall' } })
    expect(readBy(game, () => game.you.attach(FIRE))[0]).toEqual(['Ann attaches Fire Energy to Ampharos.'])
  })
})
