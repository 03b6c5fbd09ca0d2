/** A release comes while a question is open: the record, not the code, is what happened, and nobody is stuck. */
import { describe, expect, test } from 'vitest'
import { trainer } from '../../src/cards/kit/facts.ts'
import { yesOrNo } from '../../src/engine/choose.ts'
import type { Context, Effect } from '../../src/engine/context.ts'
import { type Chance, type Command, decide, type Event, fold, legal, type State } from '../../src/engine/index.ts'
import type { Print } from '../../src/engine/print.ts'
import type { Question } from '../../src/engine/question.ts'
import { draw } from '../../src/engine/zones.ts'
import { Bug } from '../../src/shared/assert.ts'
import { given, opening, rulesOf } from '../scenario/index.ts'

const item = (play: (context: Context) => Effect): Print => trainer('asker', 'item', { name: 'Asker', play })

const withItem = (play: (context: Context) => Effect, flips: readonly ('heads' | 'tails')[] = []) =>
  given({ rules: 'hgss-2010', you: { hand: ['asker'] }, cards: [item(play)], flips })

const inOrder = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

/** Everything must have come before. */
const scriptedNowhere: Chance = {
  flip: () => nowhere('flip'),
  pick: () => nowhere('pick'),
  shuffle: () => nowhere('shuffle'),
}

function nowhere(what: string): never {
  throw new Error(`a new ${what}`)
}

describe('a card that was changed while its question was open', () => {
  function* original(context: Context): Effect {
    const { game, you } = context
    draw(game, you, 1)
    if (game.flip(you, context.source) === 'heads') yield* yesOrNo(context, you, 'switch')
    draw(game, you, 1)
  }

  /** The question of the original is open; the same pick, with the card as it is now. */
  function answerWith(changed: (context: Context) => Effect) {
    const game = withItem(original, ['heads'])
    const before = game.state
    game.you.play('asker')
    const rules = rulesOf('hgss-2010', { cards: [item(changed)] })
    const chance: Chance = { flip: () => 'tails', pick: () => 0, shuffle: inOrder }
    return { game, before, answer: () => decide(rules, game.state, { seat: 0, type: 'Pick', option: 0 }, chance) }
  }

  const changes: readonly (readonly [string, Event['type'], (context: Context) => Effect])[] = [
    [
      'does something else',
      'CardsDrawn',
      function* (context) {
        const { game, you } = context
        draw(game, you, 2)
        game.flip(you, context.source)
        yield* yesOrNo(context, you, 'switch')
      },
    ],
    [
      'does something more',
      'ChoiceAsked',
      function* (context) {
        const { game, you } = context
        draw(game, you, 1)
        game.flip(you, context.source)
        draw(game, you, 1)
        yield* yesOrNo(context, you, 'switch')
      },
    ],
    [
      'does less',
      'CoinFlipped',
      function* (context) {
        const { game, you } = context
        draw(game, you, 1)
        yield* yesOrNo(context, you, 'switch')
      },
    ],
    [
      'flips another coin',
      'CardsDrawn',
      function* (context) {
        const { game, you } = context
        game.flip(you, context.source)
        draw(game, you, 1)
        yield* yesOrNo(context, you, 'switch')
      },
    ],
    [
      'shuffles instead of flipping',
      'CoinFlipped',
      function* (context) {
        const { game, you } = context
        draw(game, you, 1)
        game.shuffleDeck(you)
        yield* yesOrNo(context, you, 'switch')
      },
    ],
    [
      'asks something else',
      'ChoiceAsked',
      function* (context) {
        const { game, you } = context
        draw(game, you, 1)
        game.flip(you, context.source)
        yield* yesOrNo(context, you, 'may really')
      },
    ],
    [
      'asks somebody else',
      'ChoiceAsked',
      function* (context) {
        const { game, you, opponent } = context
        draw(game, you, 1)
        game.flip(you, context.source)
        yield* yesOrNo(context, opponent, 'switch')
      },
    ],
    [
      'asks nothing any more',
      'ChoiceAsked',
      function* ({ game, you, source }) {
        draw(game, you, 1)
        game.flip(you, source)
      },
    ],
  ]

  test.each([
    ...changes,
    [
      'ends the game too early',
      'CoinFlipped',
      function* ({ game, you }) {
        draw(game, you, 1)
        yield 'halt'
      },
    ],
    [
      'fails',
      'CardsDrawn',
      () => {
        throw new Error('a bug in the corrected card')
      },
    ],
  ] satisfies typeof changes)('%s: the action is taken back', (_, at, changed) => {
    const { game, before, answer } = answerWith(changed)
    const result = answer()
    if (!result.ok) throw new Error(result.error)
    expect(result.value).toEqual([{ type: 'ActionTakenBack', seat: 0, at }])
    const after = fold(result.value, game.state)
    expect(after).toEqual({ ...before, luckAgain: [{ type: 'CoinFlipped', seat: 0, face: 'heads', reason: 'Asker' }] })
    expect(legal(game.rules, after, 0)).toEqual(legal(game.rules, before, 0))
  })

  test('a bug that shows only after the answer is still a loud one', () => {
    const { answer } = answerWith(function* (context) {
      const { game, you } = context
      draw(game, you, 1)
      if (game.flip(you, context.source) === 'heads') yield* yesOrNo(context, you, 'switch')
      throw new Bug('of the new text')
    })
    expect(answer).toThrow(Bug)
  })

  test('only after the question: the new text counts', () => {
    const { game, answer } = answerWith(function* (context) {
      const { game, you } = context
      draw(game, you, 1)
      if (game.flip(you, context.source) === 'heads') yield* yesOrNo(context, you, 'switch')
      draw(game, you, 4)
    })
    const result = answer()
    expect(result.ok && fold(result.value, game.state).sides[0].hand.length).toBe(5)
    game.you.choose('yes')
  })
})

describe('what was recorded by another release', () => {
  /** The question of the item is open, as another release may have recorded it. */
  function openQuestion(change: (event: Event) => Event) {
    const game = withItem(function* (context) {
      const { game: table, you } = context
      draw(table, you, 1)
      yield* yesOrNo(context, you, 'switch')
      draw(table, you, 1)
    })
    const start = game.state
    game.you.play('asker')
    const state = fold(game.events.map(change), start)
    game.you.choose('yes')
    const result = decide(game.rules, state, { seat: 0, type: 'Pick', option: 0 }, scriptedNowhere)
    if (!result.ok) throw new Error(result.error)
    return { events: result.value.map(({ type }) => type), hand: fold(result.value, state).sides[0].hand.length }
  }

  const onward = { events: ['Picked', 'CardsDrawn', 'CardsMoved', 'ActionEnded'], hand: 2 }

  /** The same, with its keys from the last to the first. */
  const backwards = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(backwards)
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, each]) => [key, backwards(each)]),
    )
  }

  test('with its keys in another order', () => {
    expect(openQuestion(event => backwards(event) as Event)).toEqual(onward)
  })

  test('without a field that events have now', () => {
    const without = (event: Event): Event => {
      if (event.type !== 'ChoiceAsked') return event
      return { ...event, questions: event.questions.map(({ done: _, ...rest }) => rest as Question) }
    }
    expect(openQuestion(without)).toEqual(onward)
  })

  test('with a field that events no longer have: it means something else, and is taken back', () => {
    const more = (event: Event): Event => (event.type === 'CardsDrawn' ? { ...event, ...{ face: 'down' } } : event)
    expect(openQuestion(more)).toEqual({ events: ['ActionTakenBack'], hand: 1 })
  })
})

describe('the luck of an action that is taken back', () => {
  const [HEADS, TAILS] = [1, 2]

  /** Flips, shuffles and picks, and has the results counted: heads 1, tails 2, the pick, the card on top. */
  function* gamble(context: Context): Effect {
    const { game, you, opponent } = context
    const face = game.flip(you, context.source)
    game.shuffleDeck(you)
    const pick = game.pick(opponent, 6)
    seen.push(`${face === 'heads' ? HEADS : TAILS} ${pick} ${game.side(you).deck.join(' ')}`)
    yield* yesOrNo(context, opponent, 'switch')
  }

  const seen: string[] = []
  const cards = (play: (context: Context) => Effect): readonly Print[] => [
    item(play),
    trainer('coin', 'item', { name: 'Coin', play: toss }),
  ]

  function* toss({ game, you, source }: Context): Effect {
    seen.push(game.flip(you, source))
  }

  /** The gamble stands open; the release makes it ask twice. */
  function gambled() {
    const first = given({
      rules: 'hgss-2010',
      you: { hand: ['asker', 'coin', 'coin'] },
      cards: cards(gamble),
      flips: ['heads'],
      picks: [4],
      shuffle: n => inOrder(n).map(i => n - 1 - i),
    })
    seen.length = 0
    first.you.play('asker')
    const rules = rulesOf('hgss-2010', {
      cards: cards(function* (context) {
        yield* yesOrNo(context, context.you, 'may sure')
        yield* gamble(context)
      }),
    })
    const drawn: string[] = []
    const draws = <T>(what: string, outcome: T): T => {
      drawn.push(what)
      return outcome
    }
    const chance: Chance = {
      flip: () => draws('flip', 'tails'),
      pick: () => draws('pick', 0),
      shuffle: n => draws('shuffle', inOrder(n)),
    }
    let state = first.state
    const say = (command: Command): void => {
      const result = decide(rules, state, command, chance)
      if (!result.ok) throw new Error(result.error)
      state = JSON.parse(JSON.stringify(fold(result.value, state)))
    }
    say({ seat: 1, type: 'Pick', option: 0 })
    expect(state.action).toBe(null)
    return { first, say, drawn, state: () => state }
  }

  test('comes again when the action is repeated, and new luck after it', () => {
    const { say, drawn, state } = gambled()
    say({ seat: 0, type: 'PlayTrainer', card: 'asker' })
    say({ seat: 0, type: 'Pick', option: 0 })
    expect(drawn).toEqual([])
    say({ seat: 1, type: 'Pick', option: 0 })
    expect(new Set(seen).size).toBe(1)
    expect(seen[0]).toMatch(/^1 4 /)
    expect(state()).not.toHaveProperty('luckAgain')
    say({ seat: 0, type: 'PlayTrainer', card: 'coin' })
    expect([seen.at(-1), drawn]).toEqual(['tails', ['flip']])
  })

  test('comes to whatever else the same player flips for', () => {
    const { say, drawn } = gambled()
    say({ seat: 0, type: 'PlayTrainer', card: 'coin' })
    expect([seen.at(-1), drawn]).toEqual(['heads', []])
    say({ seat: 0, type: 'PlayTrainer', card: 'coin' })
    expect([seen.at(-1), drawn]).toEqual(['tails', ['flip']])
  })

  test('is forgotten with the turn', () => {
    const { say, state } = gambled()
    expect(state().luckAgain?.map(({ type }) => type)).toEqual(['CoinFlipped', 'DeckShuffled', 'CardPicked'])
    say({ seat: 0, type: 'EndTurn' })
    expect(state()).not.toHaveProperty('luckAgain')
  })

  test('comes again from the second release on, too', () => {
    const { say, state } = gambled()
    const before = state().luckAgain
    say({ seat: 0, type: 'PlayTrainer', card: 'asker' })
    const open = state()
    const rules = rulesOf('hgss-2010', { cards: cards(gamble) })
    const result = decide(rules, open, { seat: 0, type: 'Pick', option: 0 }, scriptedNowhere)
    expect(result.ok && result.value.map(({ type }) => type)).toEqual(['ActionTakenBack'])
    expect(result.ok && fold(result.value, open).luckAgain).toEqual(before)
  })

  test('is new where it would not fit: the deck is another by now', () => {
    const { first, drawn, state } = gambled()
    const [{ deck, ...side }, theirs] = state().sides
    const smaller: State = { ...state(), sides: [{ ...side, deck: deck.slice(1), lost: deck.slice(0, 1) }, theirs] }
    const chance: Chance = { ...scriptedNowhere, shuffle: inOrder }
    const again = decide(first.rules, smaller, { seat: 0, type: 'PlayTrainer', card: 'asker' }, chance)
    const shuffled = again.ok && again.value.find(({ type }) => type === 'DeckShuffled')
    expect(shuffled).toEqual({ type: 'DeckShuffled', seat: 0, order: deck.slice(1) })
    expect(drawn).toEqual([])
  })
})

test('a set-up that is taken back begins again by itself, with the same hands', () => {
  const game = opening({ rules: 'ecard-2002', you: ['pip', 'dew'], opponent: ['leaf', 'dew'], flips: ['heads'] })
  const older: Event[] = game.events.map(event =>
    event.type === 'DeckShuffled' ? { ...event, ...{ by: 'hand' } } : event,
  )
  const state = fold(older)
  const answers: readonly Command[] = [
    { seat: 0, type: 'Pick', option: 0 },
    { seat: 0, type: 'Pick', option: null },
    { seat: 1, type: 'Pick', option: 0 },
    { seat: 1, type: 'Pick', option: null },
  ]
  let now = state
  const types: string[] = []
  for (const command of answers) {
    const result = decide(game.rules, now, command, scriptedNowhere)
    if (!result.ok) throw new Error(`${result.error} ${types}`)
    types.push(...result.value.map(({ type }) => type))
    now = fold(result.value, now)
  }
  expect(types).toContain('ActionTakenBack')
  expect(now.sides.map(({ hand }) => hand)).toEqual(state.sides.map(({ hand }) => hand))
  expect(now.action?.questions).toEqual(game.events.findLast(each => each.type === 'ChoiceAsked')?.questions)
})
