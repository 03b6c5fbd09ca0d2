/** Folds events into state: total, without rules, without cards. */
import { assert, assertNever } from '../shared/assert.ts'
import { addDamage, move, onPokemon, put, take, withQuestions, withSide, withTurn } from './changes.ts'
import type { Event, EventOf, Place } from './event.ts'
import type { LastingEffect } from './facts.ts'
import { type Card, type CardId, DECK_SIZE, ownerOf, type PokemonId, type Seat } from './ids.ts'
import { luckIn, withLuck, withoutLuck } from './luck.ts'
import { afterPick } from './question.ts'
import { cardsOf, findPokemon, type Pokemon, type Side, type State, type Turn } from './state.ts'

const EMPTY_SIDE: Side = { deck: [], hand: [], prizes: [], discard: [], lost: [], table: [], active: null, bench: [] }

const newTurn = (seat: Seat, number: number): Turn => ({
  number,
  seat,
  energy: 0,
  supporters: 0,
  stadiums: 0,
  retreats: 0,
  barred: [],
  used: [],
  attack: null,
  knockedOut: [],
})

/** The state before anything has happened. */
export const NOTHING: State = {
  ruleset: '',
  engine: 0,
  cards: [],
  game: 0,
  prizes: 0,
  phase: 'set-up',
  first: null,
  turn: newTurn(0, 0),
  lastTurn: null,
  sides: [EMPTY_SIDE, EMPTY_SIDE],
  stadium: null,
  effects: [],
  nextId: 1,
  revealed: [],
  action: null,
  result: null,
}

export const fold = (events: readonly Event[], state: State = NOTHING): State => events.reduce(evolve, state)

export function evolve(state: State, event: Event): State {
  const next = apply(state, event)
  if (!next.action || event.type === 'ActionStarted') return next
  return { ...next, action: { ...next.action, events: [...next.action.events, event] } }
}

function apply(state: State, event: Event): State {
  switch (event.type) {
    case 'GameStarted':
      return start(event)
    case 'SuddenDeathBegan':
      return newGame(state, state.cards, event.prizes)
    case 'FirstPlayerDecided':
      return { ...state, first: event.seat, turn: newTurn(event.seat, 0) }
    case 'DeckShuffled':
      return withSide(withoutLuck(state, event), event.seat, side => ({ ...side, deck: event.order }))
    case 'CoinFlipped':
    case 'CardPicked':
      return withoutLuck(state, event)
    case 'MulliganAnnounced':
      return state
    case 'CardsDrawn':
      return move(state, event.cards, { zone: 'deck', seat: event.seat }, { zone: 'hand', seat: event.seat })
    case 'CardsRevealed':
      return { ...state, revealed: [...state.revealed, { cards: event.cards, to: event.to }] }
    case 'RevealEnded':
      return { ...state, revealed: [] }
    case 'MulliganTaken':
      return move(state, event.cards, { zone: 'hand', seat: event.seat }, { zone: 'deck', seat: event.seat })
    case 'PrizesLaid':
      return move(state, event.cards, { zone: 'deck', seat: event.seat }, { zone: 'prizes', seat: event.seat })
    case 'PrizesTaken':
      return move(state, event.cards, { zone: 'prizes', seat: event.seat }, { zone: 'hand', seat: event.seat })
    case 'SetUpRevealed':
      return revealSetUp(state)
    case 'TurnBegan':
      return {
        ...withLuck(state, []),
        phase: 'main',
        turn: newTurn(event.seat, event.number),
        lastTurn: state.turn.number > 0 ? state.turn : null,
      }
    case 'TurnEnded':
      return state
    case 'PokemonPlaced':
      return placePokemon(take(state, event.cards, event.from), event)
    case 'Evolved':
      return onPokemon(take(state, [event.card], event.from), event.pokemon, pokemon => ({
        ...pokemon,
        cards: [...pokemon.cards, event.card],
        evolvedOn: state.turn.number,
      }))
    case 'LeveledUp':
      return move(state, [event.card], handOf(event.card), { pokemon: event.pokemon, as: 'stack' })
    case 'Devolved':
      return move(state, event.cards, { pokemon: event.pokemon, as: 'stack' }, event.to)
    case 'CardReplaced':
      return replaceCard(state, event)
    case 'EnergyAttached':
      return attachEnergy(state, event)
    case 'TrainerAttached':
      return move(state, [event.card], event.from, { pokemon: event.pokemon, as: 'attached' })
    case 'TrainerPlayed':
      return withTurn(move(state, [event.card], handOf(event.card), { zone: 'table', seat: event.seat }), turn =>
        event.supporter ? { ...turn, supporters: turn.supporters + 1 } : turn,
      )
    case 'StadiumPlayed':
      return withTurn(move(state, [event.card], handOf(event.card), { zone: 'stadium' }), turn => ({
        ...turn,
        stadiums: turn.stadiums + 1,
      }))
    case 'PowerUsed':
      return withTurn(state, turn => ({ ...turn, used: [...turn.used, useKey(event.pokemon, event.power)] }))
    case 'CardsMoved':
      return move(state, event.cards, event.from, event.to)
    case 'Retreated':
      return withTurn(state, turn => ({ ...turn, retreats: turn.retreats + 1 }))
    case 'RetreatFailed':
      return withTurn(state, turn => ({ ...turn, barred: [...turn.barred, event.pokemon] }))
    case 'ActiveChanged':
      return changeActive(state, event.seat, event.pokemon)
    case 'AttackDeclared':
      return withTurn(state, turn => ({ ...turn, attack: event.attack }))
    case 'AttackFailed':
      return state
    case 'DamageDealt':
    case 'CountersPlaced':
      return onPokemon(state, event.pokemon, pokemon => ({ ...pokemon, damage: pokemon.damage + event.amount }))
    case 'CountersMoved':
      return addDamage(addDamage(state, event.from, -event.amount), event.to, event.amount)
    case 'Healed':
      return addDamage(state, event.pokemon, -event.amount)
    case 'ConditionInflicted':
      return onPokemon(state, event.pokemon, pokemon => ({
        ...pokemon,
        conditions: [...pokemon.conditions, { is: event.condition, turn: state.turn.number }],
      }))
    case 'ConditionsRemoved':
      return onPokemon(state, event.pokemon, pokemon => ({
        ...pokemon,
        conditions: pokemon.conditions.filter(({ is }) => !event.conditions.includes(is)),
      }))
    case 'NamedCounterPlaced':
      return onPokemon(state, event.pokemon, pokemon => ({
        ...pokemon,
        counters: [...pokemon.counters, event.counter],
      }))
    case 'NamedCountersRemoved':
      return onPokemon(state, event.pokemon, pokemon => ({ ...pokemon, counters: [] }))
    case 'EffectBegan':
      return {
        ...state,
        effects: [...state.effects, event.effect],
        nextId: Math.max(state.nextId, event.effect.id + 1),
      }
    case 'EffectsEnded':
      return { ...state, effects: state.effects.filter(({ id }) => !event.effects.includes(id)) }
    case 'KnockedOut':
      return knockOut(state, event)
    case 'PokemonLeft':
      return leavePlay(state, event)
    case 'GameEnded':
      return { ...state, phase: 'over', result: event.result, action: null }
    case 'ActionStarted':
      return { ...state, action: { program: event.program, checkpoint: state, events: [], questions: [] } }
    case 'ChoiceAsked':
      return withQuestions(state, () => event.questions)
    case 'Picked':
      return withQuestions(state, questions =>
        questions.map(question => (question.seat === event.seat ? afterPick(question, event.option) : question)),
      )
    case 'ActionEnded':
      return { ...state, action: null }
    case 'ActionTakenBack':
      return takeBackAction(state)
    default:
      return assertNever(event)
  }
}

/** How `Turn.used` remembers a power of a Pokémon, or the use of the Stadium. */
export const useKey = (pokemon: PokemonId | null, power: string): string => `${pokemon ?? 'stadium'}:${power}`

const handOf = (card: Card): Place => ({ zone: 'hand', seat: ownerOf(card) })

function start({ ruleset, engine, decks, prizes }: EventOf<'GameStarted'>): State {
  return newGame({ ...NOTHING, ruleset, engine }, [...decks[0], ...decks[1]], prizes)
}

function newGame(state: State, cards: readonly CardId[], prizes: number): State {
  const deck = (first: number): Side => ({
    ...EMPTY_SIDE,
    deck: Array.from({ length: DECK_SIZE }, (_, i) => first + i),
  })
  return {
    ...NOTHING,
    ruleset: state.ruleset,
    engine: state.engine,
    cards,
    game: state.game + 1,
    prizes,
    sides: [deck(0), deck(DECK_SIZE)],
    action: state.action,
  }
}

function takeBackAction(state: State): State {
  const { action, luckAgain = [] } = state
  return action ? withLuck(action.checkpoint, [...luckIn(action.events), ...luckAgain]) : state
}

function placePokemon(state: State, event: EventOf<'PokemonPlaced'>): State {
  const pokemon: Pokemon = {
    id: event.pokemon,
    seat: event.seat,
    cards: event.cards,
    energy: [],
    attached: [],
    damage: 0,
    conditions: [],
    counters: [],
    since: state.turn.number,
    evolvedOn: 0,
    faceDown: event.faceDown ?? false,
  }
  const placed = withSide(state, event.seat, side =>
    event.spot === 'active' ? { ...side, active: pokemon } : { ...side, bench: [...side.bench, pokemon] },
  )
  return { ...placed, nextId: Math.max(state.nextId, event.pokemon + 1) }
}

function replaceCard(state: State, event: EventOf<'CardReplaced'>): State {
  const swapped = onPokemon(take(state, [event.by], event.from), event.pokemon, pokemon => ({
    ...pokemon,
    cards: pokemon.cards.map(card => (card === event.card ? event.by : card)),
  }))
  return put(swapped, [event.card], event.to)
}

function attachEnergy(state: State, event: EventOf<'EnergyAttached'>): State {
  const attached = move(state, [event.card], event.from, { pokemon: event.pokemon, as: 'energy' })
  return event.ofTurn ? withTurn(attached, turn => ({ ...turn, energy: turn.energy + 1 })) : attached
}

function changeActive(state: State, seat: Seat, id: PokemonId): State {
  return withSide(state, seat, side => {
    const next = side.bench.find(pokemon => pokemon.id === id)
    assert(next, `Pokémon ${id} is not on the Bench`)
    const bench = side.bench.flatMap(pokemon => (pokemon.id !== id ? [pokemon] : side.active ? [side.active] : []))
    return { ...side, active: next, bench }
  })
}

function revealSetUp(state: State): State {
  const faceUp = (pokemon: Pokemon): Pokemon => ({ ...pokemon, faceDown: false })
  const reveal = (side: Side): Side => ({
    ...side,
    active: side.active && faceUp(side.active),
    bench: side.bench.map(faceUp),
  })
  return { ...state, sides: [reveal(state.sides[0]), reveal(state.sides[1])] }
}

function knockOut(state: State, event: EventOf<'KnockedOut'>): State {
  const pokemon = findPokemon(state, event.pokemon)
  assert(pokemon, `Pokémon ${event.pokemon} is not in play`)
  const printed = pokemon.cards.map(card => state.cards[card] ?? '')
  return withTurn(leavePlay(state, event), turn => ({
    ...turn,
    knockedOut: [...turn.knockedOut, { seat: pokemon.seat, cards: printed, by: event.by }],
  }))
}

function leavePlay(state: State, { pokemon: id, moves }: EventOf<'KnockedOut' | 'PokemonLeft'>): State {
  const pokemon = findPokemon(state, id)
  assert(pokemon, `Pokémon ${id} is not in play`)
  const moved = moves.reduce((sum, { cards }) => sum + cards.length, 0)
  assert(moved === cardsOf(pokemon).length, 'every card of a Pokémon that leaves play goes somewhere')
  const gone = withSide(state, pokemon.seat, side =>
    side.active?.id === id ? { ...side, active: null } : { ...side, bench: side.bench.filter(each => each.id !== id) },
  )
  const effects = gone.effects.filter(effect => !isOn(effect, id))
  return moves.reduce<State>((next, { cards, to }) => put(next, cards, to), { ...gone, effects })
}

export const isOn = (effect: LastingEffect, id: PokemonId): boolean =>
  effect.on !== null && 'pokemon' in effect.on && effect.on.pokemon === id
