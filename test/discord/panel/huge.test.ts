/** Hands, tables and questions larger than any game has shown yet. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rulesOf } from '../../../src/app/rules-of.ts'
import { cardsIn, themePairs } from '../../../src/decks/theme-decks.ts'
import { afterPick, nextPicks, type Option, type Question } from '../../../src/engine/question.ts'
import type { PokemonView, SeatView } from '../../../src/engine/view.ts'
import type { LegalCommand, Scene } from '../../../src/words/scene.ts'
import { explore } from './explore.ts'
import { wrongWith } from './limits.ts'
import { Driven, namingFor } from './positions.ts'

const rules = rulesOf('xy-2016')
const [first, second] = themePairs('xy-2016')[0]!
const base = new Driven(rules, [cardsIn(first), cardsIn(second)], 1).table(0)
const naming = namingFor(rules, ['Ann', 'B'.repeat(100)])
const CARDS = [...rules.prints.values()].map(({ id }) => id)
const POKEMON = [...rules.prints.values()].filter(({ kind }) => kind === 'pokemon').map(({ id }) => id)
const ENERGY = [...rules.prints.values()].filter(({ kind }) => kind === 'energy').map(({ id }) => id)

const onBoard = (id: number, card: string): PokemonView => ({
  id,
  faceDown: false,
  cards: [card],
  damage: 10 * (id % 3),
  maxHp: 60,
  energy: ENERGY.slice(0, id % 12),
  attached: [],
  conditions: ['asleep', 'poisoned'],
  counters: [],
  newThisTurn: false,
})

const BENCH = 8

/** Both Benches full, the same Pokémon everywhere. */
function sceneWith(change: {
  readonly legal?: readonly LegalCommand[]
  readonly question?: Question
  readonly hand?: readonly string[]
}): Scene {
  const { legal = [], question = null, hand = [] } = change
  const view = base.game as SeatView
  const side = (seat: 0 | 1) => ({
    ...view.sides[seat],
    active: onBoard(seat * 100, POKEMON[0]!),
    bench: Array.from({ length: BENCH }, (_, nth) => onBoard(seat * 100 + nth + 1, POKEMON[nth % 3]!)),
  })
  const game: SeatView = {
    ...view,
    phase: 'main',
    turn: { ...view.turn, number: 9, seat: 0 },
    sides: [side(0), side(1)],
    hand,
    question,
    revealed: question ? CARDS.slice(0, 60) : [],
    searched: question ? CARDS.slice(0, 60) : null,
    waitingFor: [0],
  }
  return { naming, table: { ...base, game, yours: { ...base.yours!, legal } } }
}

const anyPokemonId = fc.nat(BENCH).chain(nth => fc.constantFrom(nth, 100 + nth))

const anyOption: fc.Arbitrary<Option> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      is: fc.constant('card' as const),
      card: fc.constantFrom(...CARDS),
      count: fc.integer({ min: 1, max: 3 }),
    }),
  },
  fc.record({
    is: fc.constant('card' as const),
    card: fc.constantFrom(...ENERGY),
    count: fc.integer({ min: 1, max: 3 }),
    on: anyPokemonId,
  }),
  fc.record({ is: fc.constant('pokemon' as const), pokemon: anyPokemonId, count: fc.constantFrom(1, 1, 8) }),
  fc.record({ is: fc.constant('amount' as const), amount: fc.nat(40), count: fc.constant(1 as const) }),
  fc.record({
    is: fc.constant('word' as const),
    word: fc.constantFrom('yes', 'no', 'asleep', 'first'),
    count: fc.constant(1 as const),
  }),
)

const MOST_CARDS = 100

const anyQuestion: fc.Arbitrary<Question> = fc
  .record({
    options: fc.uniqueArray(anyOption, {
      size: 'max',
      maxLength: 70,
      selector: each => JSON.stringify({ ...each, count: 1 }),
    }),
    prompt: fc.constantFrom(
      'search-deck',
      'recover',
      'share-counters',
      'order-top',
      'set-up',
      'may Something',
      'choose-pokemon',
    ),
    ordered: fc.boolean(),
    low: fc.nat(12),
    high: fc.nat(12),
    picks: fc.array(fc.nat(), { maxLength: 4 }),
  })
  .map(({ options, prompt, ordered, low, high, picks }) => {
    const all = options.reduce((sum, { count }) => sum + count, 0)
    const [min = 0, max = 0] = [low, high].map(each => Math.min(each, all)).sort((a, b) => a - b)
    const begun: Question = {
      seat: 0,
      prompt,
      options,
      min,
      max,
      picked: [],
      done: false,
      ...(ordered && { ordered: true }),
    }
    return picks.reduce((question, nth) => {
      const next = nextPicks(question).filter(pick => pick !== null)
      const after = next.length > 0 ? afterPick(question, next[nth % next.length]!) : question
      return after.done ? question : after
    }, begun)
  })
  .filter(({ options }) => options.reduce((sum, { count }) => sum + count, 0) <= MOST_CARDS)

/** Who comes first matters, and one of them can be picked several times. */
const ORDERED_SHARES: Question = {
  seat: 0,
  prompt: 'share-counters',
  options: [
    { is: 'pokemon', pokemon: 0, count: 8 },
    { is: 'card', card: 'hgss1-29', count: 1 },
    { is: 'card', card: 'hgss1-91', count: 1 },
  ],
  min: 4,
  max: 4,
  picked: [],
  done: false,
  ordered: true,
}

test('any question: within the limits, and every pick within three clicks', () => {
  fc.assert(
    fc.property(anyQuestion, question => {
      const picks = nextPicks(question)
      const legal = picks.map(option => ({ seat: 0, type: 'Pick', option }) as const)
      const { reached, shown, dead } = explore(sceneWith({ legal, question }))
      expect(shown.flatMap(wrongWith)).toEqual([])
      expect(dead).toEqual([])
      const answers = reached.flatMap(({ command, clicks }) =>
        command.type === 'Answer' && clicks <= 3 ? [command.picks] : [],
      )
      const isOffered = (pick: number | null) =>
        answers.some(each => (question.ordered ? each[0] === pick : each.includes(pick)))
      expect(picks.filter(pick => !isOffered(pick))).toEqual([])
    }),
    { numRuns: 300, endOnFailure: true, examples: [[ORDERED_SHARES]] },
  )
})

const mine = fc.nat(BENCH)

/** No hand has more different cards than a deck has cards. */
const HAND = [...POKEMON.slice(0, 30), ...ENERGY.slice(0, 10), ...CARDS.slice(0, 20)]
const aCard = fc.constantFrom(...HAND)
const aPokemon = fc.constantFrom(...POKEMON.slice(0, 30))
const anEnergy = fc.constantFrom(...ENERGY.slice(0, 10))

const anyCommand: fc.Arbitrary<LegalCommand> = fc.oneof(
  fc.record({ seat: fc.constant(0 as const), type: fc.constant('Bench' as const), card: aPokemon }),
  fc.record({
    seat: fc.constant(0 as const),
    type: fc.constant('Evolve' as const),
    card: aPokemon,
    pokemon: mine,
  }),
  fc.record({
    seat: fc.constant(0 as const),
    type: fc.constant('LevelUp' as const),
    card: aPokemon,
    pokemon: mine,
  }),
  fc.record({
    seat: fc.constant(0 as const),
    type: fc.constant('BenchLegend' as const),
    top: aPokemon,
    bottom: aPokemon,
  }),
  fc.record({
    seat: fc.constant(0 as const),
    type: fc.constant('AttachEnergy' as const),
    card: anEnergy,
    pokemon: mine,
  }),
  fc.record({
    seat: fc.constant(0 as const),
    type: fc.constant('AttachTrainer' as const),
    card: aCard,
    pokemon: anyPokemonId,
  }),
  fc.record({ seat: fc.constant(0 as const), type: fc.constant('PlayTrainer' as const), card: aCard }),
  fc.record({
    seat: fc.constant(0 as const),
    type: fc.constant('UsePower' as const),
    pokemon: mine,
    power: fc.constantFrom('Power', 'Afterburner'),
  }),
  fc.record({
    seat: fc.constant(0 as const),
    type: fc.constant('Retreat' as const),
    to: fc.integer({ min: 1, max: BENCH }),
    pay: fc.array(anEnergy, { maxLength: 20 }),
  }),
  fc.record({
    seat: fc.constant(0 as const),
    type: fc.constant('Attack' as const),
    card: aPokemon,
    attack: fc.constantFrom('Tackle', 'Bite', 'A very long name of an attack '.repeat(3).trim()),
  }),
)

const END: readonly LegalCommand[] = [
  { seat: 0, type: 'UseStadium' },
  { seat: 0, type: 'EndTurn' },
  { seat: 0, type: 'Concede' },
]

test('any turn: within the limits, and every command within three clicks', () => {
  const anyTurn = fc.uniqueArray(anyCommand, { size: 'max', maxLength: 250, selector: each => JSON.stringify(each) })
  fc.assert(
    fc.property(anyTurn, fc.array(aCard, { size: 'max', maxLength: 60 }), (commands, hand) => {
      const attacks = commands.filter(({ type }) => type === 'Attack').slice(0, 20)
      const legal = [...commands.filter(({ type }) => type !== 'Attack'), ...attacks, ...END]
      const { reached, shown, dead } = explore(sceneWith({ legal, hand }))
      expect(shown.flatMap(wrongWith)).toEqual([])
      expect(dead).toEqual([])
      const done = reached.flatMap(({ command, clicks }) =>
        command.type === 'Act' && clicks <= 3 ? [command.command] : [],
      )
      expect(new Set(done)).toEqual(new Set(legal))
    }),
    { numRuns: 60, endOnFailure: true },
  )
})
