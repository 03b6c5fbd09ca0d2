/** A game that both players win is followed by another, with one Prize each, in the same match. */
import { describe, expect, test } from 'vitest'
import { pokemon } from '../../src/cards/kit/facts.ts'
import type { CardId, Seat } from '../../src/engine/ids.ts'
import { view } from '../../src/engine/view.ts'
import { RULESET_IDS, type RulesetId } from '../../src/rulesets/index.ts'
import { starters } from '../scenario/cards/starters.ts'
import { type Given, given, type Scenario } from '../scenario/index.ts'

const cards = [...starters, pokemon('giant', { name: 'Giant', type: 'water', hp: 60, prizes: 2, labels: ['ex', 'EX'] })]

const ONE_PRIZE = { bench: 5, prizes: 1 }

/** Both have a Bomb, two more Basics and one Prize left: Blast ends the game for both. Decks keep this order. */
const board = (hand: readonly CardId[] = []): NonNullable<Given['you']> => ({
  active: 'bomb',
  bench: ['dew', 'pip'],
  hand: ['fire', 'potion', ...hand],
  prizes: 1,
})

const draw = (rules: RulesetId, more: Partial<Given> = {}): Scenario => {
  const game = given({ rules, you: board(), opponent: board(), cards, ...more })
  game.you.attack('Blast')
  return game
}

/** The set-up of a Sudden Death game in which you go first with a Bomb in front. */
function setUpAgain(game: Scenario): void {
  if (game.questions[0]?.prompt === 'first-or-second') game.you.choose('first')
  game.you.choose('bomb', 'dew')
  game.opponent.choose('bomb', 'dew')
  expect(game).toAskNobody()
}

describe.each(RULESET_IDS)('%s', rules => {
  test('[C-78, WIN-05, SD-01] both take their last Prize: everything is set up anew, with one Prize each', () => {
    const game = draw(rules, { flips: ['heads'], stadium: 'park', turn: 9 })
    expect(game.state).toMatchObject({ game: 2, prizes: 1, phase: 'set-up', stadium: null, effects: [], result: null })
    expect(game.story('SuddenDeathBegan', 'DeckShuffled', 'CoinFlipped', 'CardsDrawn')).toEqual(
      {
        'ecard-2002': ['SuddenDeathBegan', 'you CoinFlipped', ...drawn],
        'hgss-2010': ['SuddenDeathBegan', ...drawn],
        'xy-2016': ['SuddenDeathBegan', 'you CoinFlipped'],
      }[rules],
    )
    const { sides } = view(game.rules, game.state, 'spectator')
    expect(sides.map(({ places }) => places)).toEqual([ONE_PRIZE, ONE_PRIZE])
    if (rules === 'xy-2016') {
      expect(game).toAsk('you', ['first', 'second'])
      game.you.choose('first')
    }
    for (const player of [game.you, game.opponent]) {
      expect([player.hand.length, player.zone('deck').length, player.discard.length]).toEqual([7, 53, 0])
      expect(player.side.active).toBeNull()
    }
    expect(game).toAsk('you', ['bomb', 'dew', 'pip'], { min: 1, max: 6 })
    expect(game).toAsk('opponent', ['bomb', 'dew', 'pip'], { min: 1, max: 6 })
    game.opponent.choose('dew')
    game.you.choose('pip', 'bomb')
    for (const player of [game.you, game.opponent]) expect(player.zone('prizes')).toHaveLength(1)
    expect(game.story('CoinFlipped')).toHaveLength(1)
    expect(game.state).toMatchObject({ phase: 'main', first: 0, turn: { number: 1, seat: 0 } })
    expect(game.you.zone('deck')).toHaveLength(60 - 7 - 1 - 1)
    expect(game.you.active).toMatchObject({ card: 'pip', damage: 0 })
  })

  test('[SD-01] the rules of the first turns hold again', () => {
    const more = { you: board(['pippo']), flips: ['heads'] as const }
    const game = draw(rules, more)
    if (rules === 'xy-2016') game.you.choose('first')
    game.you.choose('pip', 'bomb')
    game.opponent.choose('bomb')
    expect(game.you.refused.evolve('pippo')).toBe('first-turn-evolution')
    if (rules === 'hgss-2010') expect(game.you.refused.play('potion')).toBe('first-turn-trainers')
    else game.you.play('potion')
    game.you.attach('fire')
    if (rules === 'xy-2016') expect(game.you.refused.attack('Tap')).toBe('first-turn-attack')
    else game.you.attack('Tap')
  })

  test('[B-42] the same decks; mulligans and their bonus as usual', () => {
    const turns = [0, 10, 50] // your deck as it is, then B's without a Basic on top, then with one again
    const shuffle = (n: number) => {
      const by = turns.shift() ?? 0
      return Array.from({ length: n }, (_, index) => (index + by) % n)
    }
    const game = draw(rules, { flips: ['heads'], shuffle })
    const before = [...game.state.cards]
    const bonus = { 'ecard-2002': [0, 1, 2], 'hgss-2010': [0, 1], 'xy-2016': [0, 1] }[rules]
    const takeBonus = () => {
      expect(game).toAsk('you', bonus)
      game.you.choose(1)
    }
    if (rules === 'xy-2016') game.you.choose('first')
    if (rules === 'ecard-2002') takeBonus()
    game.you.choose('bomb')
    game.opponent.choose('bomb')
    if (rules !== 'ecard-2002') takeBonus()
    if (rules === 'xy-2016') game.you.choose()
    expect(game).toAskNobody()
    expect(game.story('MulliganTaken')).toEqual(['opponent MulliganTaken'])
    expect(game.you.zone('deck')).toHaveLength(60 - 7 - 1 - 1 - 1)
    expect(game.state.cards).toEqual(before)
  })

  test('[B-42] the winner of the new flip decides about the start as in any game of the ruleset', () => {
    const game = draw(rules, { flips: ['tails'] })
    if (rules === 'xy-2016') {
      expect(game).toAsk('opponent', ['first', 'second'])
      game.opponent.choose('second')
    }
    game.you.choose('bomb')
    game.opponent.choose('bomb')
    expect(game.state.turn.seat).toBe({ 'ecard-2002': 1, 'hgss-2010': 1, 'xy-2016': 0 }[rules])
  })

  test('[B-42] any Knock Out wins, also of a Pokémon that is worth two Prizes', () => {
    const game = draw(rules, { flips: ['heads'], you: board(['giant']) })
    if (rules === 'xy-2016') game.you.choose('first')
    game.you.choose('giant', 'dew')
    game.opponent.choose('bomb')
    game.you.endTurn()
    game.opponent.attack('Strike')
    expect(game).toAskNobody()
    expect(game.state.result).toEqual({ winner: 1, ways: ['prizes'] })
    expect(game.state.game).toBe(2)
  })

  test('[SD-02, C-81] a Sudden Death game that both win is followed by another, until somebody wins alone', () => {
    const game = draw(rules, { flips: ['heads', 'heads', 'heads'] })
    for (const nth of [2, 3]) {
      expect(game.state.game).toBe(nth)
      setUpAgain(game)
      game.you.endTurn()
      game.opponent.attack('Blast')
      expect(game.state.result).toBeNull()
    }
    expect(game.state).toMatchObject({ game: 4, prizes: 1, phase: 'set-up' })
    setUpAgain(game)
    game.you.endTurn()
    game.opponent.attack('Strike')
    expect(game.state.result).toEqual({ winner: 1, ways: ['prizes'] })
    expect(game.story('SuddenDeathBegan')).toHaveLength(3)
  })

  test('[SD-01, SD-02] it may begin in the middle of questions, and its own questions are answered like any others', () => {
    const alone = { active: 'bomb', hand: ['dew', 'pip'], prizes: 3 } as const
    const game = given({ rules, you: alone, opponent: alone, cards, flips: ['heads', 'heads'] })
    for (const nth of [2, 3]) {
      if (nth === 2) {
        game.you.attack('Blast')
        expect(game).toAsk('opponent', [0, 1, 2])
        game.opponent.choose(2)
        expect(game).toAsk('you', [0, 1, 2])
        game.you.choose(0)
      } else {
        game.you.endTurn()
        game.opponent.attack('Blast')
      }
      expect(game.state).toMatchObject({ game: nth, phase: 'set-up' })
      if (rules === 'xy-2016') game.you.choose('first')
      game.opponent.choose('bomb')
      game.you.choose('bomb')
      expect(game.state).toMatchObject({ game: nth, phase: 'main', action: null, turn: { number: 1, seat: 0 } })
    }
  })

  test.each([0, 1] as const)('[SD-02] conceding the Sudden Death game (seat %i) loses the match', (seat: Seat) => {
    const game = draw(rules, { flips: rules === 'hgss-2010' ? [] : ['heads'] })
    game.player(seat).concede()
    expect(game.state.result).toEqual({ winner: seat === 0 ? 1 : 0, ways: ['concession'] })
    expect(game.state).toMatchObject({ game: 2, phase: 'over', action: null })
  })
})

const drawn = ['you DeckShuffled', 'you CardsDrawn', 'opponent DeckShuffled', 'opponent CardsDrawn']
