import { describe, expect, test } from 'vitest'
import { trainer } from '../../src/cards/kit/facts.ts'
import { upTo } from '../../src/engine/choose.ts'
import { seeEvents, type Viewer, view } from '../../src/engine/view.ts'
import { inZone, moveCards, reveal, search } from '../../src/engine/zones.ts'
import { RULESET_IDS, type RulesetId } from '../../src/rulesets/index.ts'
import { firstTurn } from '../scenario/begin.ts'
import { type Given, given, type Scenario } from '../scenario/index.ts'

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator']
const seenBy = (game: Scenario, viewer: Viewer) => view(game.rules, game.state, viewer)

/** Who could tell these two positions from each other? */
const whoCanTell = (one: Given, other: Given): readonly Viewer[] => {
  const [left, right] = [given(one), given(other)]
  return VIEWERS.filter(viewer => JSON.stringify(seenBy(left, viewer)) !== JSON.stringify(seenBy(right, viewer)))
}

/** "Look at your opponent's hand." */
const spy = trainer('spy', 'item', {
  name: 'Spy',
  *play({ game, you, opponent }) {
    reveal(game, game.side(opponent).hand, [you])
  },
})
/** "Search your deck for a card." */
const scout = trainer('scout', 'item', {
  name: 'Scout',
  *play(context) {
    const { game, you } = context
    const cards = yield* search(context, 'search-deck', ({ id }) => id !== 'filler', upTo(1))
    moveCards(game, cards, inZone('deck', you), inZone('hand', you))
    game.shuffleDeck(you)
  },
})
const cards = [spy, scout]

describe.each(RULESET_IDS)('%s', rules => {
  test('[ZONE-04] nobody sees what is in a deck or how it lies; everybody sees how many cards there are', () => {
    const deck = ['fire', 'dew', 'wall']
    expect(whoCanTell({ rules, you: { deck } }, { rules, you: { deck: ['wall', 'fire', 'dew'] } })).toEqual([])
    expect(whoCanTell({ rules, you: { deck } }, { rules, you: { deck: ['leaf', 'rock', 'pip'] } })).toEqual([])
    const game = given({ rules, you: { deck, deckSize: 20 }, opponent: { deckSize: 11 } })
    for (const viewer of VIEWERS) expect(seenBy(game, viewer).sides.map(side => side.deck)).toEqual([20, 11])
  })

  test('[ZONE-04] no rule lets a player look through the deck; a card may, and only the searcher sees it', () => {
    const game = given({ rules, cards, you: { active: 'dew', hand: ['scout'], deck: ['fire', 'wall'] } })
    expect(game.you.allLegal.map(({ type }) => type)).toEqual(['PlayTrainer', 'EndTurn', 'Concede'])
    game.you.play('scout')
    expect(game).toAsk('you', ['fire', 'wall'], { min: 0, max: 1 })
    expect(JSON.stringify(seenBy(game, 0))).toContain('"wall"')
    for (const viewer of [1, 'spectator'] as const) {
      expect(JSON.stringify(seenBy(game, viewer))).not.toMatch(/"(fire|wall)"/)
      expect(seenBy(game, viewer)).toMatchObject({ waitingFor: [0] })
    }
    game.you.choose('wall')
    expect(game.you.hand).toEqual(['wall'])
    expect(JSON.stringify(seenBy(game, 1)), 'nor what was taken').not.toMatch(/"(fire|wall)"/)
  })

  test('[ZONE-05] a hand is known to its player only; the others see how many cards it has', () => {
    const hands = [
      ['fire', 'dew'],
      ['leaf', 'potion'],
    ]
    const [one, other] = hands.map(hand => ({ rules, you: { hand } }))
    expect(one && other && whoCanTell(one, other)).toEqual([0])
    const game = given({ rules, you: { hand: ['fire', 'dew'] }, opponent: { hand: ['wall'] } })
    expect([view(game.rules, game.state, 0).hand, view(game.rules, game.state, 1).hand]).toEqual([
      ['fire', 'dew'],
      ['wall'],
    ])
    expect(view(game.rules, game.state, 'spectator')).not.toHaveProperty('hand')
    for (const viewer of VIEWERS) expect(seenBy(game, viewer).sides.map(side => side.hand)).toEqual([2, 1])
  })

  test('[ZONE-05] a drawn card goes to the hand, and only its player learns which it is', () => {
    const game = given({ rules, opponent: { deck: ['wall'] } })
    const before = game.state
    game.you.endTurn()
    expect(game.opponent.hand).toEqual(['wall'])
    const drawn = VIEWERS.map(viewer =>
      seeEvents(game.rules, before, game.last, viewer).find(({ type }) => type === 'CardsDrawn'),
    )
    expect(drawn.map(event => [event?.cards, event?.count])).toEqual([
      [[], 1],
      [['wall'], 1],
      [[], 1],
    ])
  })

  test('[ZONE-05] a card may let a player look into the other hand', () => {
    const game = given({ rules, cards, you: { hand: ['spy'] }, opponent: { hand: ['wall', 'fire'] } })
    game.you.play('spy')
    expect(VIEWERS.map(viewer => [...seenBy(game, viewer).revealed].sort())).toEqual([['fire', 'wall'], [], []])
    game.you.endTurn()
    expect(seenBy(game, 0).revealed, 'for that moment').toEqual([])
  })

  test('[ZONE-06] six Prizes from the top of the own deck, after the opening hand', () => {
    const top = ['fire', 'water', 'grass', 'psychic', 'fighting', 'lightning']
    const deck = ['pip', ...Array<string>(6).fill('filler'), ...top, 'dew']
    const game = firstTurn({ rules, you: deck, opponent: [...deck] })
    for (const player of [game.you, game.opponent]) expect(player.zone('prizes')).toEqual(top)
    expect(game.you.hand.at(-1), 'the first card drawn lay under them').toBe('dew')
    for (const viewer of VIEWERS) expect(seenBy(game, viewer).sides.map(({ prizes }) => prizes)).toEqual([6, 6])
  })

  test('[ZONE-06] not even their own player knows them before they are taken', () => {
    const prizes = (...ids: readonly string[]) => ({ rules, you: { prizes: ids } })
    expect(whoCanTell(prizes('fire', 'dew', 'wall'), prizes('dew', 'wall', 'fire'))).toEqual([])
    expect(whoCanTell(prizes('fire', 'dew', 'wall'), prizes('leaf', 'leaf', 'pip'))).toEqual([])

    const game = given({
      rules,
      you: { active: { card: 'striker', energy: ['grass'] }, prizes: ['fire', 'dew', 'wall'] },
      opponent: { active: 'pip', bench: ['leaf'] },
    })
    game.you.attack('Huge')
    expect(game).toAsk('you', [0, 1, 2])
    expect(JSON.stringify(VIEWERS.map(viewer => seenBy(game, viewer)))).not.toMatch(/"(fire|dew|wall)"/)
    game.you.choose(1)
    expect(view(game.rules, game.state, 0).hand).toEqual(['dew'])
    expect(JSON.stringify(seenBy(game, 0))).not.toMatch(/"(fire|wall)"/)
    expect(JSON.stringify([seenBy(game, 1), seenBy(game, 'spectator')])).not.toMatch(/"(fire|dew|wall)"/)
  })

  test('[ZONE-07] each player has a discard pile that anybody may look through at any time', () => {
    const game = given({
      rules,
      you: { hand: ['potion'], discard: ['fire'] },
      opponent: { discard: ['pip', 'water'] },
    })
    game.you.play('potion')
    for (const viewer of VIEWERS)
      expect(seenBy(game, viewer).sides.map(({ discard }) => discard)).toEqual([
        ['fire', 'potion'],
        ['pip', 'water'],
      ])
  })
})

test.each<[RulesetId, readonly string[] | null]>([
  ['ecard-2002', null],
  ['hgss-2010', ['fire']],
  ['xy-2016', ['fire']],
])('[ZONE-09] %s: the Lost Zone, face up for everybody: %s', (rules, lost) => {
  const game = given({ rules, you: { lost: rules === 'ecard-2002' ? [] : ['fire'] } })
  for (const viewer of VIEWERS) expect(seenBy(game, viewer).sides[0].lost).toEqual(lost)
})
