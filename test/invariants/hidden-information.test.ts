import { describe, expect, test } from 'vitest'
import { type PlayedStep, playOut } from '../../src/app/self-play/play-out.ts'
import { seededChance } from '../../src/app/self-play/seeded-chance.ts'
import {
  type Chance,
  type Command,
  decide,
  type Event,
  legal,
  NOTHING,
  type Rules,
  type State,
} from '../../src/engine/index.ts'
import { seeEvents, type Viewer, view } from '../../src/engine/view.ts'
import { RULESET_IDS, type RulesetId } from '../../src/rulesets/index.ts'
import { Tally } from './checks.ts'
import { livelyPolicy, livelyRules, pairing } from './decks.ts'
import {
  anyRenaming,
  changeUnknown,
  copiesRenaming,
  couldBe,
  knownDuring,
  numberPaths,
  rename,
  renameEvent,
} from './hidden.ts'

const GAMES = 30
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator']
const PATIENCE = { timeout: 300_000 }

type Look = (step: PlayedStep, chance: Chance, rules: Rules) => void

/** Looks at the set-up and at every seventh later step of some random games. */
function lookAround(id: RulesetId, look: Look): void {
  const rules = livelyRules(id)
  for (let game = 0; game < GAMES; game++) {
    const chance = seededChance(20_000 + game)
    let index = 0
    const onStep = (step: PlayedStep): void => {
      if (index++ % 7 === 0 || step.before.phase === 'set-up')
        look(step.command ? step : { ...step, before: NOTHING }, chance, rules)
    }
    playOut(rules, pairing(id, game), seededChance(game), livelyPolicy(seededChance(30_000 + game)), { onStep })
  }
}

/** All that this viewer is told about a position. */
const told = (rules: Rules, state: State, viewer: Viewer): string =>
  JSON.stringify([view(rules, state, viewer), viewer === 'spectator' ? [] : legal(rules, state, viewer)])

const toldOf = (rules: Rules, before: State, events: readonly Event[], viewer: Viewer): string =>
  JSON.stringify(seeEvents(rules, before, events, viewer))

/** Not `expect`, which takes long to describe what it compares. */
function same(one: string, other: string, what: string): void {
  if (one !== other) expect(JSON.parse(one), what).toEqual(JSON.parse(other))
}

describe.each(RULESET_IDS)('%s', id => {
  test('what a viewer may not know changes nothing in the view', PATIENCE, () => {
    const tally = new Tally()
    lookAround(id, ({ after }, chance, rules) => {
      for (const viewer of VIEWERS) {
        const other = couldBe(after, viewer, chance)
        same(told(rules, other, viewer), told(rules, after, viewer), `for ${viewer}`)
        tally.add('positions')
        if (other.cards.join() !== after.cards.join()) tally.add('other cards')
        if (after.phase === 'set-up') tally.add('set-up')
        if (after.revealed.length > 0) tally.add('revealed')
        if (after.action?.questions.some(({ secret, seat }) => secret && seat !== viewer)) tally.add('secret question')
      }
    })
    expect(tally.of('other cards')).toBeGreaterThan(tally.of('positions') * 0.99)
    for (const met of ['set-up', 'revealed', 'secret question']) expect(tally.of(met), met).toBeGreaterThan(20)
  })

  test('what a viewer may not know changes nothing in what they saw happen', PATIENCE, () => {
    const tally = new Tally()
    lookAround(id, ({ before, after, events }, chance, rules) => {
      for (const viewer of VIEWERS) {
        const cards = changeUnknown(after.cards, knownDuring(viewer, before, events), chance)
        const others = events.map(event => withCards(inAnotherOrder(event, chance), cards))
        const other = before === NOTHING ? before : { ...before, cards }
        same(toldOf(rules, other, others, viewer), toldOf(rules, before, events, viewer), `for ${viewer}`)
        if (cards.join() !== after.cards.join()) for (const { type } of events) tally.add(type)
      }
    })
    for (const type of ['CardsDrawn', 'PrizesLaid', 'PrizesTaken', 'CardsMoved', 'CardsRevealed', 'PokemonPlaced'])
      expect(tally.of(type), type).toBeGreaterThan(20)
  })

  test('which copy is where changes nothing, for anybody', PATIENCE, () => {
    const tally = new Tally()
    lookAround(id, ({ before, after, events, command }, chance, rules) => {
      for (const to of [copiesRenaming(after, chance), anyRenaming(chance)]) {
        const [was, is] = [rename(before, to), rename(after, to)]
        const renamed = events.map(event => renameEvent(event, to))
        if (JSON.stringify(renamed) !== JSON.stringify(events)) tally.add('renamed')
        for (const viewer of VIEWERS) {
          same(told(rules, is, viewer), told(rules, after, viewer), `for ${viewer}`)
          same(toldOf(rules, was, renamed, viewer), toldOf(rules, before, events, viewer), `for ${viewer}`)
        }
        // A new game begins with both decks in the order of their lists, so there the numbers are that order.
        if (!command || events.some(({ type }) => type === 'SuddenDeathBegan')) continue
        const seed = chance.pick(1_000_000)
        const expected = follow(rules, before, command, seed).map(event => renameEvent(event, to))
        same(JSON.stringify(follow(rules, was, command, seed)), JSON.stringify(expected), 'what follows')
      }
    })
    expect(tally.of('renamed')).toBeGreaterThan(500)
  })

  test('numbers in a view are never cards', PATIENCE, () => {
    const inViews = new Set<string>()
    const inEvents = new Set<string>()
    lookAround(id, ({ before, after, events }, _, rules) => {
      for (const viewer of VIEWERS) {
        numberPaths(view(rules, after, viewer), '', inViews)
        numberPaths(seeEvents(rules, before, events, viewer), '', inEvents)
      }
    })
    expect([...inViews].filter(path => !NUMBERS_IN_VIEWS.includes(path))).toEqual([])
    expect([...inEvents].filter(path => !NUMBERS_IN_EVENTS.includes(path))).toEqual([])
  })
})

function follow(rules: Rules, state: State, command: Command, seed: number): readonly Event[] {
  const result = decide(rules, state, command, seededChance(seed))
  if (!result.ok) throw new Error(`${command.type} was refused: ${result.error}`)
  return result.value
}

const withCards = (event: Event, cards: State['cards']): Event =>
  event.type === 'GameStarted' ? { ...event, decks: [cards.slice(0, 60), cards.slice(60)] } : event

/** Cards that are shown together tell nothing by their order. */
function inAnotherOrder(event: Event, chance: Chance): Event {
  if (event.type !== 'CardsRevealed' && event.type !== 'MulliganTaken') return event
  return { ...event, cards: chance.shuffle(event.cards.length).map(from => event.cards[from]!) }
}

const ON_A_POKEMON = ['id', 'damage', 'maxHp']
const NUMBERS_IN_VIEWS = [
  ...['game', 'first', 'seat', 'waitingFor', 'result.winner', 'effects.on.pokemon', 'effects.on.seat'],
  ...['number', 'seat', 'energy', 'supporters', 'stadiums', 'retreats'].map(key => `turn.${key}`),
  ...['hand', 'deck', 'prizes', 'places.bench', 'places.prizes'].map(key => `sides.${key}`),
  ...['active', 'bench'].flatMap(spot => ON_A_POKEMON.map(key => `sides.${spot}.${key}`)),
  ...['seat', 'source.seat', 'min', 'max', 'picked'].map(key => `question.${key}`),
  ...['count', 'on', 'pokemon', 'position', 'amount'].map(key => `question.options.${key}`),
  'effects.lasts.turn',
]
const NUMBERS_IN_EVENTS = [
  ...['seat', 'count', 'amount', 'turn', 'shownTo', 'owner', 'result.winner'],
  ...['pokemon', 'other'].flatMap(which => [...ON_A_POKEMON, 'seat'].map(key => `${which}.${key}`)),
]
