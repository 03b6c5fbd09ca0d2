/** From two decks to the first turn (no mulligans here). A is you, B the opponent. */
import { describe, expect, test } from 'vitest'
import { fold, NOTHING } from '../../src/engine/evolve.ts'
import { inPlay } from '../../src/engine/state.ts'
import { seeEvents, view } from '../../src/engine/view.ts'
import { RULESET_IDS } from '../../src/rulesets/index.ts'
import { begin, fillers } from '../scenario/begin.ts'
import { starters } from '../scenario/cards/starters.ts'
import { opening, type Scenario } from '../scenario/index.ts'

const BASICS = ['dew', 'pip', 'wall']
const HAND = ['pip', 'dew', 'wall', 'pippo', 'fire', 'potion', 'switch']
const SIX = ['grass', 'water', 'lightning', 'psychic', 'fighting', 'double']
const REST = ['leaf', 'rock', 'fern']
const DECK = [...HAND, ...SIX, ...REST]

const STEPS = [
  'CoinFlipped',
  'FirstPlayerDecided',
  'CardsDrawn',
  'PokemonPlaced',
  'PrizesLaid',
  'SetUpRevealed',
  'TurnBegan',
] as const

describe.each(RULESET_IDS)('%s', rules => {
  test('[C-01, SETUP-01, SETUP-02] the steps come in the order of the rulebook, the coin at its own place', () => {
    const game = opening({ rules, you: ['pip'], opponent: ['dew'], flips: ['heads'] })
    const isAsked = { 'ecard-2002': false, 'hgss-2010': false, 'xy-2016': true }[rules]
    if (isAsked) game.you.choose('second')
    game.you.choose('pip')
    game.opponent.choose('dew')

    const hands = ['you CardsDrawn', 'opponent CardsDrawn']
    const placed = ['you PokemonPlaced', 'opponent PokemonPlaced', 'you PrizesLaid', 'opponent PrizesLaid']
    const first = (who: string) => [`${who} TurnBegan`, `${who} CardsDrawn`]
    const youStart = ['you CoinFlipped', 'you FirstPlayerDecided']
    const theyStart = ['you CoinFlipped', 'opponent FirstPlayerDecided']
    expect(game.story(...STEPS)).toEqual(
      {
        'ecard-2002': [...youStart, ...hands, ...placed, 'SetUpRevealed', ...first('you')],
        'hgss-2010': [...hands, ...placed, ...youStart, 'SetUpRevealed', ...first('you')],
        'xy-2016': [...theyStart, ...hands, ...placed, 'SetUpRevealed', ...first('opponent')],
      }[rules],
    )
    expect(game.state.turn).toMatchObject({ number: 1, seat: isAsked ? 1 : 0 })
  })

  test.each([
    ['heads', 'you'],
    ['tails', 'opponent'],
  ] as const)('[SETUP-03, B-01, B-12] %s: %s goes first; only in 2016 the winner may say otherwise', (face, winner) => {
    const loser = winner === 'you' ? 'opponent' : 'you'
    for (const wish of ['first', 'second'] as const) {
      const game = opening({ rules, you: ['pip'], opponent: ['pip'], flips: [face] })
      const chooses = { 'ecard-2002': false, 'hgss-2010': false, 'xy-2016': true }[rules]
      if (chooses) {
        expect(game).toAsk(winner, ['first', 'second'], { min: 1, max: 1 })
        expect(game.questions).toHaveLength(1)
        expect(game[loser].refused.pick('first')).toBe('not-asked')
        game[winner].choose(wish)
      }
      game.you.choose('pip')
      game.opponent.choose('pip')
      expect(game).toAskNobody()
      const starts = chooses && wish === 'second' ? loser : winner
      expect(game.story('TurnBegan')).toEqual([`${starts} TurnBegan`])
      expect(game.state.first).toBe(starts === 'you' ? 0 : 1)
    }
  })

  test('[SETUP-04] both begin with the seven top cards of the shuffled deck', () => {
    const game = begin({ rules, you: DECK, opponent: ['dew', ...SIX] })
    expect([...game.you.hand].sort()).toEqual([...HAND].sort())
    expect([...game.opponent.hand].sort()).toEqual(['dew', ...SIX].sort())
    expect([game.you.zone('deck').length, game.opponent.zone('deck').length]).toEqual([53, 53])
    expect(game.story('DeckShuffled')).toEqual(['you DeckShuffled', 'opponent DeckShuffled'])
    game.you.choose('pip')
    game.opponent.choose('dew')
  })

  test('[SETUP-05] an Active Pokémon must be placed, and only a Basic can be', () => {
    const game = begin({ rules, you: DECK, opponent: ['dew'] })
    expect(game).toAsk('you', ['pip', 'dew', 'wall'], { min: 1, max: 6 })
    expect(game.you.refused.done()).toBe('not-an-option')
    expect(game.you.refused.pick('pippo')).toBe('not-an-option')
    expect(game.you.refused.pick('potion')).toBe('not-an-option')
    game.you.choose('wall')
    game.opponent.choose('dew')
    expect(game.you.active.card).toBe('wall')
    expect(game.you.benchedAll).toEqual([])
  })

  test('[SETUP-06] from none to five more go to the Bench, never six', () => {
    const seven = ['pip', 'pip', 'pip', 'pip', 'dew', 'dew', 'wall']
    const game = begin({ rules, you: seven, opponent: ['dew', 'pip'] })
    expect(game).toAsk('you', ['pip×4', 'dew×2', 'wall'], { min: 1, max: 6 })
    for (const card of ['dew', 'pip', 'pip', 'pip', 'pip', 'wall']) game.you.pick(card)
    expect(game.you.refused.pick('dew')).toBe('not-asked')
    game.opponent.choose('pip')
    expect(game.you.active.card).toBe('dew')
    expect(game.you.benchedAll.map(({ card }) => card)).toEqual(['pip', 'pip', 'pip', 'pip', 'wall'])
    expect(game.you.hand).toContain('dew')
    expect(game.opponent.benchedAll).toEqual([])
    expect(game.opponent.hand).toContain('dew')
  })

  test('[SETUP-07, B-64] the next six cards of the shuffled deck are the Prizes', () => {
    const backwards = (n: number) => Array.from({ length: n }, (_, index) => n - 1 - index)
    const bottomUp = (top: readonly string[]) => [...fillers(60 - top.length), ...[...top].reverse()]
    const flips = ['heads'] as const
    const game = opening({ rules, you: bottomUp(DECK), opponent: bottomUp(DECK), flips, shuffle: backwards })
    if (rules === 'xy-2016') game.you.choose('first')
    expect(game.you.zone('prizes')).toEqual([])
    game.you.choose('pip')
    expect(game.you.zone('prizes')).toEqual([])
    game.opponent.choose('dew')
    for (const player of [game.you, game.opponent]) expect(player.zone('prizes')).toEqual(SIX)
    expect(game.opponent.zone('deck').slice(0, 3)).toEqual(REST)
    expect(game.you.hand).toContain('leaf') // the draw of the first turn
  })

  test('[SETUP-08] everything lies face down until all of it is turned over at once', () => {
    const game = begin({ rules, you: DECK, opponent: DECK })
    game.you.choose('pip', 'dew')
    game.opponent.choose('wall', 'pip')
    const reveal = game.events.findIndex(({ type }) => type === 'SetUpRevealed')
    const lying = (upTo: number) => fold(game.events.slice(0, upTo)).sides.flatMap(inPlay)
    expect(lying(reveal).map(({ faceDown }) => faceDown)).toEqual([true, true, true, true])
    expect(lying(reveal + 1).map(({ faceDown }) => faceDown)).toEqual([false, false, false, false])
    expect(game.events.slice(reveal + 1).map(({ type }) => type)).toEqual(['TurnBegan', 'CardsDrawn', 'ActionEnded'])
  })

  test('[SETUP-09] Evolutions, LEGEND halves and Restored Pokémon are not among what may be placed', () => {
    const hand = ['pip', 'pippo', 'pipparch', 'skyrend-top', 'skyrend-bottom', 'reborn', 'shell']
    const game = begin({ rules, you: hand, opponent: ['pip'], cards: starters })
    const options = { 'ecard-2002': ['pip'], 'hgss-2010': ['pip', 'shell'], 'xy-2016': ['pip', 'shell'] }[rules]
    expect(game).toAsk('you', options)
    for (const card of ['pippo', 'pipparch', 'skyrend-top', 'skyrend-bottom', 'reborn'])
      expect(game.you.refused.pick(card)).toBe('not-an-option')
    game.you.choose('pip')
    game.opponent.choose('pip')
    expect(game.you.benchedAll).toEqual([])
  })

  test('[C-02] one Active, two Benched: four cards in hand, 47 in the deck, six Prizes', () => {
    const game = begin({ rules, you: DECK, opponent: DECK })
    game.you.choose('pip', 'dew', 'wall')
    game.opponent.choose('dew', 'pip', 'wall')
    const reveal = game.events.findIndex(({ type }) => type === 'SetUpRevealed')
    for (const side of fold(game.events.slice(0, reveal + 1)).sides)
      expect([side.hand.length, side.deck.length, side.prizes.length, side.bench.length]).toEqual([4, 47, 6, 2])
  })

  test('[C-02] before the reveal nobody else can tell what has been placed', () => {
    const play = (...mine: readonly string[]) => {
      const game = begin({ rules, you: DECK, opponent: DECK })
      game.you.choose(...mine)
      game.opponent.choose('wall', 'pip')
      return game
    }
    const [game, other] = [play('pip', 'dew', 'wall'), play('dew', 'wall', 'pip')]
    const reveal = game.events.findIndex(({ type }) => type === 'SetUpRevealed')
    for (const viewer of [1, 'spectator'] as const) {
      const seen = (from: Scenario, upTo: number) => view(from.rules, fold(from.events.slice(0, upTo)), viewer)
      for (let upTo = 1; upTo <= reveal; upTo++) expect(seen(game, upTo)).toEqual(seen(other, upTo))
      const hidden = { faceDown: true, cards: [], maxHp: null }
      const [mine] = seen(game, reveal).sides
      expect(mine).toMatchObject({ active: hidden, bench: [hidden, hidden], hand: 4, deck: 47, prizes: 6 })
      const [shown] = seen(game, reveal + 1).sides
      expect(shown).toMatchObject({
        active: { cards: ['pip'], maxHp: 60 },
        bench: [{ cards: ['dew'] }, { cards: ['wall'] }],
      })
      const story = (from: Scenario) => seeEvents(from.rules, NOTHING, from.events.slice(0, reveal), viewer)
      expect(story(game)).toEqual(story(other))
    }
    const own = view(game.rules, fold(game.events.slice(0, reveal)), 0)
    expect(own.sides[0]).toMatchObject({ active: { cards: ['pip'] }, bench: [{ cards: ['dew'] }, { cards: ['wall'] }] })
  })

  test('[C-02] the answer of one player does not show while the other still thinks', () => {
    const game = begin({ rules, you: DECK, opponent: DECK })
    const before = view(game.rules, game.state, 1)
    game.you.choose('pip', 'dew')
    expect(view(game.rules, game.state, 1)).toEqual({ ...before, waitingFor: [1] })
    expect(view(game.rules, game.state, 1).question?.options.map(option => game.nameOption(option))).toEqual(BASICS)
    game.opponent.choose('wall')
  })
})
