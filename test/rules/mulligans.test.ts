/** Opening hands without a Basic. A is you, who lacks one; B is the opponent, who may earn a bonus. */
import { describe, expect, test } from 'vitest'
import type { EventOf } from '../../src/engine/event.ts'
import type { CardId } from '../../src/engine/ids.ts'
import { RULESET_IDS, type RulesetId } from '../../src/rulesets/index.ts'
import { begin, fillers } from '../scenario/begin.ts'
import { starters } from '../scenario/cards/starters.ts'
import type { Scenario } from '../scenario/index.ts'

/** A deck whose first Basic lies in the opening hand after so many mulligans. */
const basicAfter = (mulligans: number, basic: CardId = 'pip'): readonly CardId[] => [...fillers(7 * mulligans), basic]

/** B's deck: seven cards with two Basics, six Prizes, and then what a bonus would bring (E: from the eighth card on). */
const theirs = (rules: RulesetId, bonus: readonly CardId[]): readonly CardId[] => {
  const hand = ['dew', 'wall', 'fire', 'fire', 'fire', 'fire', 'fire']
  return rules === 'ecard-2002' ? [...hand, ...bonus] : [...hand, ...fillers(6), ...bonus]
}

/** Answers everything up to the bonus. */
function upToBonus(game: Scenario, rules: RulesetId): void {
  if (rules === 'ecard-2002') return
  if (rules === 'hgss-2010') game.you.choose('pip')
  game.opponent.choose('dew')
  if (rules === 'xy-2016') game.you.choose('pip')
}

/** Answers everything after it. */
function finish(game: Scenario, rules: RulesetId): void {
  if (rules === 'ecard-2002') {
    game.you.choose('pip')
    game.opponent.choose('dew')
  }
  if (game.questions[0]?.prompt === 'bench-bonus') game.opponent.choose()
  expect(game).toAskNobody()
  expect(game.state.turn).toMatchObject({ number: 1, seat: 0 })
}

const eventsOf = <T extends 'MulliganTaken' | 'CardsRevealed' | 'CardsDrawn'>(game: Scenario, type: T) =>
  game.events.filter((event): event is EventOf<T> => event.type === type)

describe.each(RULESET_IDS)('%s', rules => {
  test('[MULL-01] without a Basic the hand is shown, shuffled in and drawn anew until there is one', () => {
    const hands = [fillers(7), ['potion', ...fillers(6)], ['pip', ...fillers(6)]]
    const game = begin({ rules, you: hands.flat(), opponent: theirs(rules, []) })
    const shownHands = () =>
      eventsOf(game, 'CardsRevealed').map(({ cards, to }) => ({ to, cards: cards.map(card => game.state.cards[card]) }))
    while (game.questions[0]?.prompt === 'mulligan-bonus') game.opponent.choose(0)
    if (rules === 'xy-2016') game.opponent.choose('dew')
    expect(shownHands()).toEqual([
      { to: [0, 1], cards: hands[0] },
      { to: [0, 1], cards: hands[1] },
    ])
    expect(game.story('MulliganTaken')).toEqual(['you MulliganTaken', 'you MulliganTaken'])
    expect(game.story('DeckShuffled').filter(each => each === 'you DeckShuffled')).toHaveLength(3)
    expect(game.you.hand).toEqual(hands[2])
    expect(game).toAsk('you', ['pip'])
    game.you.choose('pip')
    if (rules !== 'xy-2016') game.opponent.choose('dew')
    if (rules !== 'ecard-2002') game.opponent.choose(0)
    expect(game).toAskNobody()
  })

  test('[C-03, MULL-02] one mulligan alone: the other may draw up to two cards in 2002, one in 2010 and 2016', () => {
    const game = begin({ rules, you: basicAfter(1), opponent: theirs(rules, []) })
    upToBonus(game, rules)
    const bonus = { 'ecard-2002': [0, 1, 2], 'hgss-2010': [0, 1], 'xy-2016': [0, 1] }[rules]
    const before = game.opponent.hand.length
    expect(game).toAsk('opponent', bonus, { min: 1, max: 1 })
    expect(game.questions).toHaveLength(1)
    game.opponent.choose(bonus.length - 1)
    expect(game.opponent.hand.length - before).toBe({ 'ecard-2002': 2, 'hgss-2010': 1, 'xy-2016': 1 }[rules])
    if (rules === 'ecard-2002') {
      expect(game.opponent.hand).toHaveLength(9)
      expect(game.opponent.zone('deck')).toHaveLength(51)
    }
    finish(game, rules)
    expect(game.opponent.zone('deck')).toHaveLength({ 'ecard-2002': 45, 'hgss-2010': 46, 'xy-2016': 46 }[rules])
    expect(game.you.zone('deck')).toHaveLength(46) // nothing for A but the draw of the first turn
  })

  test('[C-04, MULL-03, MULL-04, B-07] a Basic among the bonus cards', () => {
    const game = begin({ rules, you: basicAfter(1), opponent: theirs(rules, ['leaf']) })
    upToBonus(game, rules)
    const laid = game.opponent.zone('prizes').length
    expect(laid).toBe({ 'ecard-2002': 0, 'hgss-2010': 6, 'xy-2016': 6 }[rules])
    game.opponent.choose(1)
    switch (rules) {
      case 'ecard-2002':
        game.you.choose('pip')
        expect(game).toAsk('opponent', ['dew', 'wall', 'leaf'], { min: 1, max: 6 })
        game.opponent.choose('leaf')
        expect(game.opponent.active.card).toBe('leaf')
        break
      case 'hgss-2010':
        expect(game).toAskNobody()
        expect(game.opponent.hand).toContain('leaf')
        expect(game.opponent.refused.bench('leaf')).toBe('not-your-turn')
        game.you.endTurn()
        game.opponent.bench('leaf')
        break
      case 'xy-2016':
        expect(game).toAsk('opponent', ['leaf'], { min: 0, max: 5 })
        game.opponent.choose('leaf')
        expect(game.opponent.active.card).toBe('dew')
        expect(game.opponent.benchedAll.map(({ card }) => card)).toEqual(['leaf'])
    }
    expect(game).toAskNobody()
  })

  test('[C-05, MULL-06, MULL-07] two mulligans in common earn nothing, three more of A alone earn the bonus', () => {
    const game = begin({ rules, you: basicAfter(5), opponent: basicAfter(2, 'dew') })
    upToBonus(game, rules)
    const asked = { 'ecard-2002': [2, 2, 2], 'hgss-2010': [3], 'xy-2016': [3] }[rules]
    for (const most of asked) {
      expect(game).toAsk('opponent', [0, 1, 2, 3].slice(0, most + 1))
      game.opponent.choose(most)
    }
    finish(game, rules)
    const both = ['you MulliganTaken', 'opponent MulliganTaken']
    const alone = ['you MulliganTaken', 'you MulliganTaken', 'you MulliganTaken']
    expect(game.story('MulliganTaken')).toEqual([...both, ...both, ...alone])
    const bonus = { 'ecard-2002': 6, 'hgss-2010': 3, 'xy-2016': 3 }[rules]
    expect(game.opponent.hand).toHaveLength(6 + bonus)
    expect(game.opponent.zone('deck')).toHaveLength(47 - bonus)
  })

  test('[MULL-06, B-08] both without a Basic: both hands are shown, nobody draws more, the coin is not flipped again', () => {
    const game = begin({ rules, you: basicAfter(2), opponent: basicAfter(2, 'dew') })
    const shown = eventsOf(game, 'CardsRevealed').map(({ cards, to }) => ({ to, count: cards.length }))
    expect(shown).toEqual(Array(4).fill({ to: [0, 1], count: 7 }))
    expect([game.you.hand.length, game.opponent.hand.length]).toEqual([7, 7])
    game.you.choose('pip')
    game.opponent.choose('dew')
    expect(game).toAskNobody()
    expect(game.story('CoinFlipped')).toHaveLength(1)
    expect([game.you.zone('deck').length, game.opponent.zone('deck').length]).toEqual([46, 47])
  })

  test('[C-06, MULL-05] A redraws at once, or in 2016 only when B has placed Pokémon and Prizes', () => {
    const game = begin({ rules, you: basicAfter(2), opponent: theirs(rules, []) })
    upToBonus(game, rules)
    while (game.questions[0]?.prompt === 'mulligan-bonus') game.opponent.choose(1)
    finish(game, rules)
    const redraw = ['CardsRevealed', 'you MulliganTaken', 'you CardsDrawn']
    const hands = ['you CardsDrawn', 'opponent CardsDrawn']
    const placed = ['you PokemonPlaced', 'opponent PokemonPlaced', 'you PrizesLaid', 'opponent PrizesLaid']
    const bonus = 'opponent CardsDrawn'
    const start = ['SetUpRevealed', 'you CardsDrawn']
    const story = game.story(
      'CardsDrawn',
      'CardsRevealed',
      'MulliganAnnounced',
      'MulliganTaken',
      'PokemonPlaced',
      'PrizesLaid',
      'SetUpRevealed',
    )
    expect(story).toEqual(
      {
        'ecard-2002': [...hands, ...redraw, bonus, ...redraw, bonus, ...placed, ...start],
        'hgss-2010': [...hands, ...redraw, ...redraw, ...placed, bonus, ...start],
        'xy-2016': [
          ...[...hands, 'you MulliganAnnounced', 'opponent PokemonPlaced', 'opponent PrizesLaid'],
          ...[...redraw, ...redraw, 'you PokemonPlaced', 'you PrizesLaid', bonus, ...start],
        ],
      }[rules],
    )
  })

  test('[C-07] a Fossil alone is a mulligan in 2002; later it may be the Active Pokémon', () => {
    const deck = ['shell', ...fillers(6), 'pip']
    const game = begin({ rules, you: deck, opponent: theirs(rules, []), cards: starters })
    const isMulligan = { 'ecard-2002': true, 'hgss-2010': false, 'xy-2016': false }[rules]
    expect(game.story('MulliganTaken')).toHaveLength(isMulligan ? 1 : 0)
    if (isMulligan) game.opponent.choose(0)
    expect(game).toAsk('you', [isMulligan ? 'pip' : 'shell'])
    game.you.choose(isMulligan ? 'pip' : 'shell')
    game.opponent.choose('dew')
    expect(game.you.active.card).toBe(isMulligan ? 'pip' : 'shell')
    expect(game).toAskNobody()
  })

  test('[C-08] LEGEND halves, Restored Pokémon and Evolutions do not save from a mulligan', () => {
    const hand = {
      'ecard-2002': ['pippo', 'pipparch'],
      'hgss-2010': ['skyrend-top', 'skyrend-bottom', 'pippo'],
      'xy-2016': ['reborn', 'skyrend-top', 'pippo'],
    }[rules]
    const deck = [...hand, ...fillers(7 - hand.length), 'pip']
    const game = begin({ rules, you: deck, opponent: theirs(rules, []), cards: starters })
    upToBonus(game, rules)
    expect(game.story('MulliganTaken')).toEqual(['you MulliganTaken'])
    game.opponent.choose(0)
    finish(game, rules)
  })

  test('[C-09] the bonus may be declined; in 2002 it may also be one card', () => {
    const amounts = { 'ecard-2002': [0, 1], 'hgss-2010': [0], 'xy-2016': [0] }[rules]
    for (const amount of amounts) {
      const game = begin({ rules, you: basicAfter(1), opponent: theirs(rules, []) })
      upToBonus(game, rules)
      game.opponent.choose(amount)
      finish(game, rules)
      expect(game.opponent.hand).toHaveLength(6 + amount)
      expect(game.opponent.zone('deck')).toHaveLength(47 - amount)
    }
  })

  test('[MULL-08] the bonus comes on top of the hand and leaves the Active Pokémon alone', () => {
    const game = begin({ rules, you: basicAfter(1), opponent: theirs(rules, ['leaf']) })
    upToBonus(game, rules)
    const before = game.opponent.hand
    game.opponent.choose(1)
    expect(game.opponent.hand).toEqual([...before, 'leaf'])
    if (rules === 'xy-2016') game.opponent.choose('leaf')
    finish(game, rules)
    expect(game.opponent.active.card).toBe('dew')
    expect(game.story('PokemonPlaced')).toHaveLength(rules === 'xy-2016' ? 3 : 2)
  })
})

test('[B-06] 2002: up to two cards for each mulligan, decided anew each time', () => {
  const rules = 'ecard-2002'
  const game = begin({ rules, you: basicAfter(3), opponent: theirs(rules, []) })
  for (const [amount, hand] of [
    [2, 9],
    [0, 9],
    [1, 10],
  ] as const) {
    expect(game).toAsk('opponent', [0, 1, 2])
    game.opponent.choose(amount)
    expect(game.opponent.hand).toHaveLength(hand)
  }
  finish(game, rules)
})

test('[B-11] 2010: the bonus is drawn after the Prizes and before the coin', () => {
  const rules = 'hgss-2010'
  const game = begin({ rules, you: basicAfter(1), opponent: theirs(rules, []) })
  upToBonus(game, rules)
  expect(game).toAsk('opponent', [0, 1])
  expect(game.story('PrizesLaid', 'CoinFlipped')).toEqual(['you PrizesLaid', 'opponent PrizesLaid'])
  game.opponent.choose(1)
  expect(game.lastTypes.slice(0, 2)).toEqual(['CardsDrawn', 'CoinFlipped'])
})

describe('xy-2016 alone', () => {
  const rules = 'xy-2016'

  test('[B-09] one question for all mulligans, any number, drawn in one go', () => {
    const game = begin({ rules, you: basicAfter(3), opponent: theirs(rules, []) })
    upToBonus(game, rules)
    expect(game).toAsk('opponent', [0, 1, 2, 3], { min: 1, max: 1 })
    game.opponent.choose(2)
    expect(eventsOf(game, 'CardsDrawn').at(-1)?.cards).toHaveLength(2)
    finish(game, rules)
    expect(game.opponent.zone('deck')).toHaveLength(45)
  })

  test('[B-66] who has no Basic waits: the other is asked alone, and only the mulligans taken alone count', () => {
    const game = begin({ rules, you: basicAfter(2), opponent: ['dew', ...fillers(6), 'dew'] })
    expect(game.story('MulliganAnnounced', 'MulliganTaken')).toEqual(['you MulliganAnnounced'])
    expect(game.questions.map(({ seat }) => seat)).toEqual([1])
    game.opponent.choose('dew')
    expect(game.questions.map(({ seat, prompt }) => [seat, prompt])).toEqual([[0, 'set-up']])
    expect(game.story('MulliganTaken')).toHaveLength(2)
    game.you.choose('pip')
    expect(game).toAsk('opponent', [0, 1, 2])
    game.opponent.choose(0)

    const later = begin({ rules, you: basicAfter(2), opponent: basicAfter(1, 'dew') })
    later.opponent.choose('dew')
    later.you.choose('pip')
    expect(later).toAsk('opponent', [0, 1])
    later.opponent.choose(0)
  })

  test.each([
    [4, ['leaf'], ['leaf'], { min: 0, max: 1 }],
    [5, ['leaf'], null, null],
    [3, ['fire'], [], { min: 0, max: 2 }],
  ])(
    '[C-04] with %i on the Bench, a bonus of %j may be benched as far as there is room',
    (bench, bonus, options, range) => {
      const basics = ['dew', 'wall', 'wall', 'wall', 'wall', 'wall', 'fire']
      const game = begin({ rules, you: basicAfter(1), opponent: [...basics, ...fillers(6), ...bonus] })
      game.opponent.choose('dew', ...Array<string>(bench).fill('wall'))
      game.you.choose('pip')
      game.opponent.choose(1)
      if (options) {
        expect(game).toAsk('opponent', options, range ?? undefined)
        game.opponent.choose(...options)
      }
      expect(game).toAskNobody()
      expect(game.opponent.benchedAll).toHaveLength(bench + (options?.length ?? 0))
      expect(game.opponent.hand.includes('leaf')).toBe(bench === 5)
    },
  )
})
