/** An action that stops for an answer and runs again: what it sees then, what is drawn anew, and what must not change. */
import { describe, expect, test } from 'vitest'
import { pokemon, trainer } from '../../src/cards/kit/facts.ts'
import { askBoth, chooseCards, exactly, yesOrNo } from '../../src/engine/choose.ts'
import type { Context, Effect } from '../../src/engine/context.ts'
import { placeCounters } from '../../src/engine/harm.ts'
import { type Chance, type Command, decide, type Event, fold, legal, type State } from '../../src/engine/index.ts'
import type { Print } from '../../src/engine/print.ts'
import type { Question } from '../../src/engine/question.ts'
import { view } from '../../src/engine/view.ts'
import { CONDITIONS } from '../../src/engine/vocabulary.ts'
import { draw, inZone, moveCards, reveal } from '../../src/engine/zones.ts'
import { type Given, given, opening, rulesOf } from '../scenario/index.ts'

const item = (play: (context: Context) => Effect): Print => trainer('asker', 'item', { name: 'Asker', play })

const withItem = (play: (context: Context) => Effect, spec: Partial<Given> = {}) =>
  given({ rules: 'hgss-2010', ...spec, you: { ...spec.you, hand: ['asker'] }, cards: [item(play), hero] })

const inOrder = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index)

/** Hard to Knock Out. */
const hero = pokemon('hero', { name: 'Hero', type: 'fire', hp: 900 })

const activeOf = ({ game }: Context, seat: 0 | 1) => {
  const { active } = game.side(seat)
  if (!active) throw new Error('nobody is Active')
  return active
}

/** As many counters as there are already, and one more. */
function echo(context: Context): void {
  const { id, damage } = activeOf(context, context.you)
  placeCounters(context, id, damage / 10 + 1)
}

describe('what an effect sees', () => {
  test('everything it did before a question has happened once, however often it runs', () => {
    const game = withItem(
      function* (context) {
        const { game: table, you, opponent } = context
        echo(context)
        draw(table, you, 1)
        yield* yesOrNo(context, you, 'may first')
        echo(context)
        placeCounters(context, activeOf(context, opponent).id, table.side(you).hand.length)
        draw(table, you, 1)
        yield* yesOrNo(context, opponent, 'may second')
        echo(context)
        placeCounters(context, activeOf(context, opponent).id, table.side(you).hand.length)
        yield* yesOrNo(context, you, 'may third')
        echo(context)
      },
      { you: { active: 'hero' }, opponent: { active: 'hero' } },
    )
    const damage = () => [game.you.active.damage, game.opponent.active.damage, game.you.hand.length]
    game.you.play('asker')
    expect(damage()).toEqual([10, 0, 1])
    game.you.choose('yes')
    expect(damage()).toEqual([30, 10, 2])
    game.opponent.choose('no')
    expect(damage()).toEqual([70, 30, 2])
    game.you.choose('yes')
    expect(damage()).toEqual([150, 30, 2])
    expect(game.events.filter(({ type }) => type === 'CountersPlaced').length).toBe(6)
  })

  test('coins, shuffles and blind picks between questions are what they were', () => {
    const seen: string[] = []
    const game = withItem(
      function* (context) {
        const { game: table, you, opponent } = context
        const before = [table.flip(you, context.source), table.pick(you, 5), table.side(you).deck[0]]
        table.shuffleDeck(you)
        yield* yesOrNo(context, you, 'switch')
        const after = [table.flip(you, context.source), table.pick(you, 5), table.side(you).deck[0]]
        yield* yesOrNo(context, opponent, 'switch')
        seen.push([...before, ...after].join())
      },
      { flips: ['tails', 'heads'], picks: [3, 1], shuffle: n => Array.from({ length: n }, (_, i) => n - 1 - i) },
    )
    const [top, bottom] = [game.you.side.deck[0], game.you.side.deck.at(-1)]
    game.you.play('asker')
    game.you.choose('no')
    game.opponent.choose('no')
    expect(seen).toEqual([`tails,3,${top},heads,1,${bottom}`])
  })

  test('the answers come back in the order of the questions', () => {
    const answers: boolean[][] = []
    const game = withItem(function* (context) {
      const { you, opponent } = context
      answers.push([
        yield* yesOrNo(context, you, 'may a'),
        yield* yesOrNo(context, opponent, 'may b'),
        yield* yesOrNo(context, you, 'may c'),
      ])
    })
    game.you.play('asker')
    game.you.choose('yes')
    game.opponent.choose('no')
    game.you.choose('yes')
    expect(answers).toEqual([[true, false, true]])
  })
})

test('luck is asked once for each event that records it', () => {
  const calls: string[] = []
  const counted = <T>(call: string, outcome: T): T => {
    calls.push(call)
    return outcome
  }
  const chance: Chance = {
    flip: () => counted('flip', 'heads'),
    pick: n => counted('pick', n - 1),
    shuffle: n => counted('shuffle', inOrder(n)),
  }
  const { rules, state: start } = withItem(function* (context) {
    const { game, you, opponent } = context
    for (const seat of [you, opponent, you]) {
      game.flip(seat, context.source)
      game.shuffleDeck(seat)
      game.pick(seat, 9)
      yield* yesOrNo(context, seat, 'switch')
    }
    game.flip(you, context.source)
  })
  let state: State = start
  const say = (command: Command): void => {
    const result = decide(rules, state, command, chance)
    if (!result.ok) throw new Error(result.error)
    state = fold(result.value, JSON.parse(JSON.stringify(state)))
  }
  const round = ['flip', 'shuffle', 'pick']
  say({ seat: 0, type: 'PlayTrainer', card: 'asker' })
  expect(calls).toEqual(round)
  for (const seat of [0, 1, 0] as const) say({ seat, type: 'Pick', option: 0 })
  expect(state.action).toBe(null)
  expect(calls).toEqual([...round, ...round, ...round, 'flip'])
})

describe('two players asked at once', () => {
  const ends = (order: readonly ('you' | 'opponent')[]): State => {
    const game = opening({
      rules: 'hgss-2010',
      you: ['pip', 'dew', 'wall'],
      opponent: ['leaf', 'dew'],
      flips: ['heads'],
    })
    expect(game).toAsk('you', ['pip', 'dew', 'wall'])
    expect(game).toAsk('opponent', ['leaf', 'dew'])
    for (const who of order) game[who].choose(...(who === 'you' ? ['wall', 'pip'] : ['dew']))
    expect(game).toAskNobody()
    return game.state
  }

  test('answer in any order with the same result', () => {
    const state = ends(['you', 'opponent'])
    expect(state.phase).toBe('main')
    expect(ends(['opponent', 'you'])).toEqual(state)
  })

  test('may pick in turns', () => {
    function* both(context: Context): Effect {
      const { game, you, opponent } = context
      const options: Question['options'] = CONDITIONS.map(word => ({ is: 'word', word, count: 1 }))
      const ask = (seat: 0 | 1) => ({ seat, prompt: 'choose-condition', options, min: 2, max: 2 }) as const
      const [mine, theirs] = yield* askBoth(context, [ask(you), ask(opponent)])
      draw(game, you, Number(mine?.join('')))
      draw(game, opponent, Number(theirs?.join('')))
    }
    const game = withItem(both)
    game.you.play('asker')
    game.you.pick('asleep')
    game.opponent.pick('burned')
    game.you.pick('confused')
    expect(game.you.refused.send({ seat: 0, type: 'Pick', option: 1 })).toBe('not-asked')
    expect(game.you.hand.length).toBe(0)
    game.opponent.pick('asleep')
    expect([game.you.hand.length, game.opponent.hand.length]).toEqual([2, 10])
  })
})

test('each pick is saved by itself', () => {
  const game = withItem(
    function* (context) {
      const { game, you } = context
      const top = game.side(you).deck.slice(0, 3)
      const order = yield* chooseCards(context, you, 'order-top', top, exactly(3), { hidden: 'unseen', ordered: true })
      reveal(game, order)
      moveCards(game, order, inZone('deck', you), inZone('hand', you))
    },
    { you: { deck: ['pip', 'dew', 'fire'] } },
  )
  game.you.play('asker')
  game.you.pick('pip')
  expect(game.last).toEqual([{ type: 'Picked', seat: 0, option: 2 }] satisfies Event[])
  game.you.pick('dew')
  const saved = JSON.stringify(game.state)
  const loaded: State = JSON.parse(saved)
  expect(loaded.action?.questions[0]).toMatchObject({ picked: [2, 0], done: false })
  const left: readonly Command[] = [
    { seat: 0, type: 'Pick', option: 1 },
    { seat: 0, type: 'Concede' },
  ]
  expect(legal(game.rules, loaded, 0)).toEqual(left)
  expect(legal(game.rules, loaded, 1)).toEqual([{ seat: 1, type: 'Concede' }])
  game.you.pick('fire')
  expect(game.you.hand).toEqual(['pip', 'dew', 'fire'])
  expect(game).toHaveEvents('CardsRevealed', 'CardsMoved', 'CardsMoved')
})

describe('how an action with questions ends', () => {
  /** Both Active Pokémon fall, and nobody has another. */
  function* catastrophe(context: Context): Effect {
    if (!(yield* yesOrNo(context, context.opponent, 'ask it'))) return
    for (const seat of [0, 1] as const) placeCounters(context, activeOf(context, seat).id, 100)
  }

  test('the action is forgotten', () => {
    const game = withItem(catastrophe)
    game.you.play('asker')
    expect(game.state.action?.program).toEqual({ seat: 0, type: 'PlayTrainer', card: 'asker' })
    game.opponent.choose('no')
    expect(game.state.action).toBe(null)
    expect(game.last.map(({ type }) => type)).toEqual(['Picked', 'CardsMoved', 'ActionEnded'])
  })

  test('the game is over', () => {
    const game = withItem(catastrophe, { you: { bench: ['dew'] } })
    game.you.play('asker')
    game.opponent.choose('yes')
    game.opponent.choose(0)
    game.you.choose(0)
    expect(game.state.result).toEqual({ winner: 0, ways: ['no-pokemon'] })
    expect(game.state.action).toBe(null)
  })

  test('a Sudden Death game begins, with questions of its own', () => {
    const game = withItem(catastrophe, {
      you: { active: 'pip', prizes: 1 },
      opponent: { active: 'pip', prizes: 1 },
      shuffle: inOrder,
    })
    game.you.play('asker')
    game.opponent.choose('yes')
    expect(game.state.game).toBe(2)
    expect(game.state.action?.program).toEqual({ type: 'SetUp' })
    expect(game.lastTypes.slice(0, 6)).toEqual([
      'CountersPlaced',
      'CountersPlaced',
      'CardsMoved',
      'KnockedOut',
      'KnockedOut',
      'PrizesTaken',
    ])
    expect(game).toAsk('you', ['pip'])
    expect(game).toAsk('opponent', ['pip'])
  })
})

test('the process remembers nothing: one state under two sets of cards', () => {
  const crown = (more: number): Print =>
    trainer('crown', 'tool', { name: 'Crown', modifiers: { maxHp: (hp, _, me) => (me.pokemon ? hp + more : hp) } })
  const { rules, state } = given({
    rules: 'xy-2016',
    you: { active: { card: 'pip', attached: ['crown'] } },
    cards: [crown(20)],
  })
  const other = rulesOf('xy-2016', { cards: [crown(50)] })
  const hp = [rules, other, rules].map(each => view(each, state, 0).sides[0].active?.maxHp)
  expect(hp).toEqual([80, 110, 80])
})
