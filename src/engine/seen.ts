/** Events as one viewer saw them: known cards by their printed ids, hidden ones as a number. */
import type { Face } from './chance.ts'
import type { AttackFailure, Event, EventType, Place, Zone } from './event.ts'
import { evolve } from './evolve.ts'
import { type Card, type CardId, ownerOf, type PokemonId, type Seat } from './ids.ts'
import { maxHp } from './queries.ts'
import type { Rules } from './rules.ts'
import { findPokemon, type GameResult, isActive, type Pokemon, type State } from './state.ts'
import type { Viewer } from './view.ts'
import type { Condition } from './vocabulary.ts'

export interface SeenPokemon {
  readonly id: PokemonId
  readonly seat: Seat
  /** The card on top before the event, or after it if it came into play by it; null while it lies face down for this viewer. */
  readonly card: CardId | null
  /** This and the rest: after the event, or before it if the Pokémon left play by it. */
  readonly spot: 'active' | 'bench'
  readonly damage: number
  /** Null while it lies face down for this viewer. */
  readonly maxHp: number | null
}

export interface SeenEvent {
  readonly type: EventType
  readonly seat: Seat | null
  readonly pokemon: SeenPokemon | null
  readonly other: SeenPokemon | null
  /** The cards this viewer may know. `count` says how many there were. */
  readonly cards: readonly CardId[]
  readonly count: number
  readonly from?: Zone | 'stadium' | 'pokemon'
  readonly to?: Zone | 'stadium' | 'pokemon'
  readonly spot?: 'active' | 'bench'
  readonly amount?: number
  readonly face?: Face
  readonly reason?: string
  readonly conditions?: readonly Condition[]
  readonly name?: string
  readonly why?: AttackFailure
  readonly turn?: number
  readonly result?: GameResult
  /** Who was shown the cards. */
  readonly shownTo?: readonly Seat[]
}

/** Bookkeeping, and what would tell more than the viewer may know. */
const UNSEEN: readonly EventType[] = [
  'ActionStarted',
  'ActionEnded',
  'ChoiceAsked',
  'Picked',
  'RevealEnded',
  'CardPicked',
  'EffectsEnded',
]

export function seeEvents(rules: Rules, state: State, events: readonly Event[], viewer: Viewer): readonly SeenEvent[] {
  const seen: SeenEvent[] = []
  let before = state
  for (const event of events) {
    const after = evolve(before, event)
    if (!UNSEEN.includes(event.type)) seen.push(see({ rules, before, after, viewer }, event))
    before = after
  }
  return seen
}

interface Sight {
  readonly rules: Rules
  readonly before: State
  readonly after: State
  readonly viewer: Viewer
}

function see(sight: Sight, event: Event): SeenEvent {
  const known = cardsIn(event)
  const [first, second] = pokemonIn(event)
  const pokemon = seePokemon(sight, first)
  return {
    type: event.type,
    seat: seatOf(event) ?? pokemon?.seat ?? null,
    pokemon,
    other: seePokemon(sight, second),
    cards: canSee(event, sight.viewer) ? named(sight.after, event, known) : [],
    count: known.length,
    ...details(event),
  }
}

/** Cards that are shown together without their order: a hand tells which cards it holds, not since when. */
function named({ cards }: State, { type }: Event, known: readonly Card[]): readonly CardId[] {
  const ids = known.map(card => cards[card] ?? '')
  return type === 'CardsRevealed' || type === 'MulliganTaken' ? ids.sort() : ids
}

/** Who does it, or whose cards they are; null where its Pokémon tells. */
function seatOf(event: Event): Seat | null {
  if ('seat' in event) return event.seat
  if (event.type === 'EffectBegan') return event.effect.on && 'seat' in event.effect.on ? event.effect.on.seat : null
  const [card] = event.type === 'CardsRevealed' || event.type === 'CardsMoved' ? event.cards : []
  return card === undefined ? null : ownerOf(card)
}

/** The Pokémon an event is about; two where something goes from one to another. */
function pokemonIn(event: Event): readonly PokemonId[] {
  switch (event.type) {
    case 'CountersMoved':
      return [event.from, event.to]
    case 'CardsMoved':
      return [event.from, event.to].flatMap(place => ('pokemon' in place ? [place.pokemon] : []))
    case 'EffectBegan':
      return event.effect.on && 'pokemon' in event.effect.on ? [event.effect.on.pokemon] : []
    default:
      return 'pokemon' in event && typeof event.pokemon === 'number' ? [event.pokemon] : []
  }
}

function seePokemon({ rules, before, after, viewer }: Sight, id: PokemonId | undefined): SeenPokemon | null {
  if (id === undefined) return null
  const [was, is] = [findPokemon(before, id), findPokemon(after, id)]
  const named = was ?? is
  const measured = is ?? was
  if (!named || !measured) return null
  const state = is ? after : before
  const hidden = (pokemon: Pokemon) => pokemon.faceDown && pokemon.seat !== viewer
  const top = named.cards[named.cards.length - 1]
  return {
    id,
    seat: named.seat,
    card: hidden(named) || top === undefined ? null : (after.cards[top] ?? null),
    spot: isActive(state, id) ? 'active' : 'bench',
    damage: measured.damage,
    maxHp: hidden(measured) ? null : maxHp({ rules, state }, measured),
  }
}

function cardsIn(event: Event): readonly Card[] {
  switch (event.type) {
    case 'KnockedOut':
    case 'PokemonLeft':
      return event.moves.flatMap(({ cards }) => cards)
    case 'CardReplaced':
      return [event.by]
    case 'DeckShuffled':
      return []
    default:
      if ('cards' in event) return event.cards
      return 'card' in event && typeof event.card === 'number' ? [event.card] : []
  }
}

function canSee(event: Event, viewer: Viewer): boolean {
  switch (event.type) {
    case 'CardsDrawn':
    case 'PrizesTaken':
      return event.seat === viewer
    case 'PrizesLaid':
      return false
    case 'PokemonPlaced':
      return !event.faceDown || event.seat === viewer
    case 'CardsRevealed':
      return viewer === 'spectator' ? event.to.length === 2 : event.to.includes(viewer)
    case 'CardsMoved':
      return isOpen(event.from) || isOpen(event.to) || handSeat(event.from) === viewer || handSeat(event.to) === viewer
    default:
      return true
  }
}

/** Everybody sees the cards that come from or go to such a place. */
const isOpen = (place: Place): boolean =>
  !('zone' in place) || place.zone === 'stadium' || ['discard', 'lost', 'table'].includes(place.zone)

const handSeat = (place: Place): Seat | null => ('seat' in place && place.zone === 'hand' ? place.seat : null)

const nameOfPlace = (place: Place): Zone | 'stadium' | 'pokemon' => ('zone' in place ? place.zone : 'pokemon')

type Details = Omit<SeenEvent, 'type' | 'seat' | 'pokemon' | 'other' | 'cards' | 'count'>

function details(event: Event): Details {
  switch (event.type) {
    case 'CardsRevealed':
      return { shownTo: event.to }
    case 'CoinFlipped':
      return { face: event.face, reason: event.reason }
    case 'TurnBegan':
    case 'TurnEnded':
      return { turn: event.number }
    case 'CardsMoved':
      return { from: nameOfPlace(event.from), to: nameOfPlace(event.to) }
    case 'PokemonPlaced':
      return { from: nameOfPlace(event.from), spot: event.spot }
    case 'Evolved':
    case 'EnergyAttached':
    case 'TrainerAttached':
      return { from: nameOfPlace(event.from) }
    case 'Devolved':
      return { to: nameOfPlace(event.to) }
    case 'AttackDeclared':
      return { name: event.attack }
    case 'PowerUsed':
      return { name: event.power }
    case 'AttackFailed':
      return { why: event.why }
    case 'CountersPlaced':
      return { amount: event.amount, ...(event.of && { conditions: [event.of] }) }
    case 'DamageDealt':
    case 'CountersMoved':
    case 'Healed':
      return { amount: event.amount }
    case 'ConditionInflicted':
      return { conditions: [event.condition] }
    case 'ConditionsRemoved':
      return { conditions: event.conditions }
    case 'NamedCounterPlaced':
      return { name: event.counter.name }
    case 'EffectBegan':
      return { name: event.effect.name, ...(event.effect.lasts.turn && { turn: event.effect.lasts.turn }) }
    case 'GameEnded':
      return { result: event.result }
    default:
      return {}
  }
}
