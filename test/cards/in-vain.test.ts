import { describe, expect, test } from 'vitest'
import type { Deed } from '../../src/cards/kit/clause.ts'
import {
  ability,
  attachAtAPrice,
  attachFrom,
  attachToEach,
  attack,
  basicEnergyCard,
  basicPokemon,
  blowActiveAway,
  both,
  bothFillBench,
  bothHold,
  cardsInTheirHand,
  cure,
  defenderIs,
  discardBlindly,
  discardEnergy,
  discardOthers,
  discardSeen,
  discardStadium,
  discardToDraw,
  discardTools,
  dragForward,
  drawCards,
  drawPer,
  drawUntil,
  eachOfYours,
  energyCard,
  energyOf,
  flip,
  headsPer,
  heal,
  healAndCure,
  healPer,
  hitHarder,
  inflict,
  item,
  millTheirs,
  moveEnergyCard,
  newHand,
  newHandPer,
  ofType,
  oneOfYours,
  onlyIfBehind,
  opponentAgrees,
  opponentDiscards,
  orderTop,
  orderTopOfEither,
  passCounters,
  pokemon,
  pokePower,
  putCounters,
  recover,
  searchDeck,
  seeHand,
  shuffleDeck,
  shuffleOneToDraw,
  spreadCounters,
  swapBasicWithDeck,
  switchOwn,
  switchSelf,
  takeFromTop,
  takeTopOrNext,
  theirActive,
  trainerCard,
  upTo,
  usableStadium,
  when,
  yourActive,
} from '../../src/cards/kit/index.ts'
import type { Power } from '../../src/engine/print.ts'
import { RULESET_IDS, type RulesetId } from '../../src/rulesets/index.ts'
import type { TestEffects } from '../scenario/effects.ts'
import { type Given, given } from '../scenario/index.ts'
import type { SideSpec } from '../scenario/position.ts'

type Position = Pick<Given, 'you' | 'opponent' | 'stadium' | 'effects'>

const HAND = (count: number) => ({ hand: Array<string>(count).fill('filler') })
const EMPTY: SideSpec = { deckSize: 0 }
const FULL: SideSpec = { bench: ['dew', 'dew', 'dew', 'dew', 'dew'] }
const hurt = { card: 'pip', damage: 30 }
const sealed = (on: 'your-active' | 'opponents-active'): Pick<Given, 'effects'> => ({
  effects: [{ name: 'sealed', on }],
})

/** What is played, where everybody or its player sees that it would do nothing, and the least that makes it worth a try. */
const KINDS: readonly (readonly [string, Deed, Position, Position])[] = [
  ['heal', heal(20, oneOfYours()), { opponent: { active: hurt } }, { you: { bench: [hurt] } }],
  ['heal the Active one', heal(20, yourActive), { you: { bench: [hurt] } }, { you: { active: hurt } }],
  [
    'heal by coins',
    healPer(20, headsPer(cardsInTheirHand), oneOfYours()),
    { you: { active: hurt } },
    { you: { active: hurt }, opponent: HAND(1) },
  ],
  ['heal or cure', healAndCure(20, oneOfYours()), {}, { you: { active: { card: 'pip', conditions: ['burned'] } } }],
  ['cure', cure(yourActive), { you: { active: hurt } }, { you: { active: { card: 'pip', conditions: ['asleep'] } } }],
  ['draw', drawCards(2), { you: EMPTY }, { you: { deckSize: 1 } }],
  ['draw for each', drawPer(cardsInTheirHand), {}, { opponent: HAND(1) }],
  ['draw until', drawUntil(2), { you: HAND(2) }, { you: HAND(1) }],
  ['new hand', newHand(3), { you: { ...EMPTY, ...HAND(3) } }, { you: { ...EMPTY, ...HAND(4) } }],
  ['new hand from a deck', newHand(3), { you: EMPTY }, {}],
  ['copy the hand', newHandPer(cardsInTheirHand), {}, { you: HAND(1) }],
  ['search', searchDeck({ for: basicPokemon }), { you: EMPTY }, { you: { deck: ['fire'], deckSize: 1 } }],
  ['search for the Bench', searchDeck({ for: basicPokemon, to: 'bench' }), { you: FULL }, { you: { bench: ['dew'] } }],
  ['both search', bothFillBench, { you: FULL, opponent: { ...EMPTY } }, { you: FULL }],
  ['both hold', bothHold(2), { you: { ...EMPTY, ...HAND(1) }, opponent: HAND(2) }, { you: EMPTY, opponent: HAND(3) }],
  ['a price', both(discardOthers(1), drawCards(1)), { you: { ...EMPTY, ...HAND(1) } }, { you: HAND(1) }],
  ['shuffle one to draw', shuffleOneToDraw(3), { you: { ...EMPTY, ...HAND(2) } }, { you: HAND(1) }],
  ['discard to draw', discardToDraw(energyCard, [2]), { you: HAND(1) }, { you: { hand: ['fire'] } }],
  [
    'look at the top',
    takeFromTop({ look: 7, take: upTo(1), rest: 'shuffled' }),
    { you: EMPTY },
    { you: { deckSize: 1 } },
  ],
  ['take the top', takeTopOrNext, { you: EMPTY }, { you: { deckSize: 1 } }],
  ['order', orderTop(3, 'theirs'), { opponent: EMPTY }, { you: EMPTY }],
  ['order either', orderTopOfEither(3), { you: EMPTY, opponent: EMPTY }, { you: EMPTY }],
  ['shuffle', shuffleDeck, { you: { deckSize: 1 } }, { you: { deckSize: 2 } }],
  ['mill', millTheirs(1), { opponent: EMPTY }, { you: EMPTY }],
  [
    'recover',
    recover({ for: basicEnergyCard, to: 'hand' }),
    { you: { discard: ['double'] } },
    { you: { discard: ['fire'] } },
  ],
  ['see the hand', seeHand, { you: HAND(1) }, { opponent: HAND(1) }],
  ['discard from the hand seen', discardSeen, {}, { opponent: HAND(1) }],
  ['the opponent discards', opponentDiscards(1), {}, { opponent: HAND(1) }],
  ['discard blindly', discardBlindly(cardsInTheirHand), {}, { opponent: HAND(1) }],
  ['switch', switchOwn, { opponent: { bench: ['dew'] } }, { you: { bench: ['dew'] } }],
  ['drag', dragForward, { you: { bench: ['dew'] } }, { opponent: { bench: ['dew'] } }],
  ['blow away', blowActiveAway, {}, { opponent: { bench: ['dew'] } }],
  [
    'blow away who is out of reach',
    blowActiveAway,
    { opponent: { bench: ['dew'] }, ...sealed('opponents-active') },
    { opponent: { bench: ['dew'] } },
  ],
  ['discard the Stadium', discardStadium, {}, { stadium: 'park' }],
  [
    'discard Tools',
    discardTools(theirActive),
    { you: { active: { card: 'pip', attached: ['charm'] } } },
    { opponent: { active: { card: 'pip', attached: ['charm'] } } },
  ],
  [
    'discard Energy',
    discardEnergy({ from: theirActive }),
    { opponent: { bench: [{ card: 'dew', energy: ['fire'] }] } },
    { opponent: { active: { card: 'pip', energy: ['fire'] } } },
  ],
  [
    'discard special Energy',
    discardEnergy({ from: theirActive, type: 'water' }),
    { opponent: { active: { card: 'pip', energy: ['fire'] } } },
    { opponent: { active: { card: 'pip', energy: ['water'] } } },
  ],
  [
    'discard Energy out of reach',
    discardEnergy({ from: theirActive }),
    { opponent: { active: { card: 'pip', energy: ['fire'] } }, ...sealed('opponents-active') },
    { opponent: { active: { card: 'pip', energy: ['fire'] } } },
  ],
  [
    'attach from the hand',
    attachFrom({ from: 'hand', kind: energyOf('fire'), to: oneOfYours() }),
    { you: { hand: ['water'] } },
    { you: { hand: ['fire'] } },
  ],
  [
    'attach to a kind',
    attachFrom({ from: 'hand', kind: energyCard, to: oneOfYours(ofType('water')) }),
    { you: { hand: ['water'] } },
    { you: { hand: ['water'], bench: ['dew'] } },
  ],
  [
    'attach from the discard pile',
    attachFrom({ from: 'discard', kind: energyCard, to: oneOfYours() }),
    { you: { hand: ['fire'] } },
    { you: { discard: ['fire'] } },
  ],
  [
    'attach from the deck',
    attachFrom({ from: 'deck', kind: energyCard, to: oneOfYours() }),
    { you: EMPTY },
    { you: { deckSize: 1 } },
  ],
  ['attach to each', attachToEach('discard', energyCard, eachOfYours()), {}, { you: { discard: ['fire'] } }],
  ['attach at a price', attachAtAPrice(energyCard, oneOfYours(), 1), {}, { you: { discard: ['fire'] } }],
  [
    'move Energy',
    moveEnergyCard({ whose: 'yours' }),
    { you: { active: { card: 'pip', energy: ['fire'] } } },
    { you: { active: { card: 'pip', energy: ['fire'] }, bench: ['dew'] } },
  ],
  [
    'move Energy of a kind',
    moveEnergyCard({ whose: 'theirs', kind: basicEnergyCard }),
    { opponent: { active: { card: 'pip', energy: ['double'] }, bench: ['dew'] } },
    { opponent: { active: { card: 'pip', energy: ['fire'] }, bench: ['dew'] } },
  ],
  [
    'move Energy out of reach',
    moveEnergyCard({ whose: 'theirs' }),
    { opponent: { active: { card: 'pip', energy: ['fire'] }, bench: ['dew'] }, ...sealed('opponents-active') },
    { opponent: { active: { card: 'pip', energy: ['fire'] }, bench: ['dew'] } },
  ],
  ['put counters', putCounters(1, theirActive), sealed('opponents-active'), {}],
  [
    'spread counters',
    spreadCounters(2),
    sealed('opponents-active'),
    { opponent: { bench: ['dew'] }, ...sealed('opponents-active') },
  ],
  ['pass counters', passCounters(1, 'exactly'), { opponent: { active: hurt } }, { you: { active: hurt } }],
  [
    'inflict',
    inflict('asleep', theirActive),
    { opponent: { active: { card: 'pip', conditions: ['asleep'] } } },
    { opponent: { active: { card: 'pip', conditions: ['confused'] } } },
  ],
  ['inflict out of reach', inflict('asleep', theirActive), sealed('opponents-active'), {}],
  ['swap a Basic', swapBasicWithDeck, { you: EMPTY }, {}],
  ['a coin', flip({ heads: switchOwn, tails: heal(10, yourActive) }), {}, { you: { active: hurt } }],
  [
    'if',
    when(defenderIs('burned'), drawCards(1)),
    {},
    { opponent: { active: { card: 'pip', conditions: ['burned'] } } },
  ],
  [
    'ask',
    opponentAgrees('you may heal', { yes: heal(10, yourActive), no: cure(yourActive) }),
    {},
    { you: { active: hurt } },
  ],
  ['one of two', both(switchOwn, drawCards(1)), { you: EMPTY }, { you: { ...EMPTY, bench: ['dew'] } }],
  [
    'a condition alone',
    both(onlyIfBehind, switchOwn),
    { opponent: { prizes: 1 } },
    { opponent: { prizes: 1 }, you: { bench: ['dew'] } },
  ],
]

const lasting: TestEffects = {
  /** Nothing that any card does reaches it. */
  sealed: () => ({
    modifiers: {
      preventsEffects: (value, { to }, me) => value || to.id === me.pokemon?.id,
    },
  }),
}

const kind = (rules: RulesetId, deed: Deed, at: Position) =>
  given({
    rules,
    lasting,
    cards: [item('kind', 'Kind', deed)],
    ...at,
    you: { ...at.you, hand: ['kind', ...(at.you?.hand ?? [])] },
  })

describe.each(RULESET_IDS)('%s', rules => {
  test.each(KINDS)(
    '[B-49] %s: refused where nothing can come of it, offered where something may',
    (_, deed, vain, worth) => {
      const refused = kind(rules, deed, vain)
      expect(refused.you.refused.play('kind')).toBe('no-effect')
      expect(refused.you.legal('PlayTrainer')).toEqual([])
      expect(
        kind(rules, deed, worth)
          .you.legal('PlayTrainer')
          .map(({ card }) => card),
      ).toEqual(['kind'])
    },
  )

  test('[B-49] the card that is played is no longer in the hand: it cannot be what is given or counted', () => {
    const deed = discardToDraw(trainerCard, [2])
    expect(kind(rules, deed, {}).you.refused.play('kind')).toBe('no-effect')
    expect(kind(rules, deed, { you: { hand: ['kind'] } }).you.legal('PlayTrainer')).toHaveLength(1)
  })

  test('[B-49] a lasting effect is always something', () => {
    expect(kind(rules, hitHarder(10), {}).you.legal('PlayTrainer')).toHaveLength(1)
  })

  test('[B-49] a Stadium is played for its use later, and used only where something can come of it', () => {
    const cards = [usableStadium('spring', 'Spring', heal(10, eachOfYours()))]
    const game = given({ rules, cards, you: { active: 'pip', hand: ['spring'] } })
    game.you.playStadium('spring')
    expect(game.you.refused.useStadium()).toBe('no-effect')
    expect(game.you.legal('UseStadium')).toEqual([])
    const hurtOne = given({ rules, cards, stadium: 'spring', you: { bench: [hurt] } })
    hurtOne.you.useStadium()
    expect(hurtOne.you.benched('pip').damage).toBe(20)
    expect(hurtOne.you.refused.useStadium(), 'the other checks come first').toBe('power-used')
  })

  test('[B-49] a power is used only where something can come of it; an attack may always be announced', () => {
    const owner = (id: string, power: Power) =>
      pokemon(id, { name: id, type: 'fire', hp: 60, powers: [power], attacks: [attack('Leap', 'C', 0, switchSelf)] })
    const use = rules === 'xy-2016' ? ability : pokePower
    const cards = [owner('leaper', use('Hop', switchSelf)), owner('medic', use('Mend', heal(10)))]
    const leaper = { card: 'leaper', energy: ['fire'] }
    const alone = given({ rules, cards, you: { active: leaper } })
    expect(alone.you.refused.usePower('Hop')).toBe('no-effect')
    expect(alone.you.legal('UsePower')).toEqual([])
    alone.you.attack('Leap')
    expect(alone.state.turn.seat).toBe(1)

    const benched = given({ rules, cards, you: { active: { card: 'medic', damage: 10 }, bench: [leaper, 'medic'] } })
    expect(benched.you.refused.usePower('Hop', 'leaper'), 'only from the Active place').toBe('no-effect')
    expect(benched.you.legal('UsePower').map(({ power }) => power)).toEqual(['Mend'])
    benched.you.usePower('Mend')
    expect(benched.you.active.damage).toBe(0)
    expect(benched.you.refused.usePower('Mend'), 'the other checks come first').toBe('power-used')
  })

  test('[B-49] not by what is hidden: neither the deck, nor the Prizes, nor the hand of the opponent', () => {
    const deed = both(searchDeck({ for: basicPokemon }), discardSeen)
    const listed = (deck: string, theirs: string) =>
      kind(rules, deed, { you: { deck: [deck], deckSize: 1 }, opponent: { hand: [theirs] } }).you.legal('PlayTrainer')
    expect(listed('fire', 'fire')).toEqual(listed('pip', 'switch'))
    expect(listed('fire', 'fire')).toHaveLength(1)
  })
})
