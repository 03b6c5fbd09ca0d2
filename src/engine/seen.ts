/** Events as one viewer saw them: known cards by their printed ids, hidden ones as a number. */
import { assert } from '../shared/assert.ts'
import type { Face } from './chance.ts'
import { type AttackFailure, type Event, type EventOf, type EventType, type Place, ZONES, type Zone } from './event.ts'
import { evolve } from './evolve.ts'
import type { Cause, GameResult } from './facts.ts'
import { type Card, type CardId, ownerOf, type PokemonId, type Seat, type Viewer } from './ids.ts'
import { maxHp } from './queries.ts'
import type { Rules } from './rules.ts'
import { findPokemon, isActive, type Pokemon, type State } from './state.ts'
import type { CoinReason, Condition, EffectName, TextName } from './vocabulary.ts'

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

interface Common {
  readonly seat: Seat | null
  readonly pokemon: SeenPokemon | null
  readonly other: SeenPokemon | null
  /** The cards this viewer may know. `count` says how many there were. */
  readonly cards: readonly CardId[]
  readonly count: number
}

type PlaceName = Zone | 'stadium' | 'pokemon'

/** What some events tell beyond that. */
interface Details {
  /** Who was shown the cards, whose they are, and where they lie. */
  CardsRevealed: { readonly shownTo: readonly Seat[]; readonly owner: Seat; readonly from: Zone }
  CoinFlipped: { readonly face: Face; readonly reason: CoinReason | TextName }
  TurnBegan: { readonly turn: number }
  TurnEnded: { readonly turn: number }
  /** With whose cards they are. */
  CardsMoved: { readonly from: PlaceName; readonly to: PlaceName; readonly owner: Seat }
  PokemonPlaced: { readonly from: PlaceName; readonly spot: 'active' | 'bench' }
  Evolved: { readonly from: PlaceName }
  EnergyAttached: { readonly from: PlaceName }
  TrainerAttached: { readonly from: PlaceName }
  Devolved: { readonly to: PlaceName }
  AttackDeclared: { readonly name: string }
  /** A power by its name, the Stadium by its card. */
  PowerUsed: { readonly name: string }
  AttackFailed: { readonly why: AttackFailure }
  DamageDealt: { readonly amount: number }
  /** With the Special Condition that did it. */
  CountersPlaced: { readonly amount: number; readonly conditions?: readonly Condition[] }
  CountersMoved: { readonly amount: number }
  Healed: { readonly amount: number }
  ConditionInflicted: { readonly conditions: readonly Condition[] }
  ConditionsRemoved: { readonly conditions: readonly Condition[] }
  NamedCounterPlaced: { readonly name: string }
  /** With the turn at whose end it ends. */
  EffectBegan: { readonly name: EffectName; readonly turn?: number }
  GameEnded: { readonly result: GameResult }
  /** A power by its name, a card by itself. */
  TextWorked: { readonly name?: string }
}

type Detail = { [T in keyof Details]: keyof Details[T] }[keyof Details]

/** One's own details; none of those that belong to other events. */
type DetailsOf<T extends SeenType> = T extends keyof Details
  ? Details[T] & { readonly [D in Exclude<Detail, keyof Details[T]>]?: undefined }
  : { readonly [D in Detail]?: undefined }

/** Bookkeeping, and what would tell more than anybody may know. */
const UNSEEN = [
  'ActionStarted',
  'ActionEnded',
  'ChoiceAsked',
  'Picked',
  'RevealEnded',
  'CardPicked',
  'EffectsEnded',
] as const satisfies readonly EventType[]

type Unseen = (typeof UNSEEN)[number]
const isUnseen = (event: Event): event is EventOf<Unseen> => UNSEEN.some(type => type === event.type)

/** `TextWorked` goes before what a text in play does by itself. */
export type SeenType = Exclude<EventType, Unseen> | 'TextWorked'
export type SeenOf<T extends SeenType> = { readonly type: T } & Common & DetailsOf<T>
export type SeenEvent = { [T in SeenType]: SeenOf<T> }[SeenType]

export function seeEvents(rules: Rules, state: State, events: readonly Event[], viewer: Viewer): readonly SeenEvent[] {
  const seen: SeenEvent[] = []
  let before = state
  let cause: Cause | undefined
  for (const [index, event] of events.entries()) {
    const after = evolve(before, event)
    const told = canSee(event, viewer)
    const isKnown = told === 'cards' || isOfOwnHand(before, event, viewer) || isShown(event, events[index - 1], viewer)
    if (told !== 'nothing') {
      const sight = { rules, before, after, viewer }
      if (event.because && !isSameCause(event.because, cause)) seen.push(seeCause(sight, event.because))
      seen.push(see(sight, event, isKnown))
      cause = event.because
    }
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

const isSameCause = (one: Cause, other: Cause | undefined): boolean =>
  one.pokemon === other?.pokemon && one.source.card === other.source.card && one.source.name === other.source.name

function seeCause(sight: Sight, { source, pokemon }: Cause): SeenEvent {
  const { seat, card, name } = source
  const bearer = seePokemon(sight, pokemon ?? undefined)
  const common = { type: 'TextWorked' as const, seat, pokemon: bearer, other: null, cards: [card], count: 1 }
  return name === undefined ? common : { ...common, name }
}

function see(sight: Sight, event: Event, knowsCards: boolean): SeenEvent {
  const known = cardsIn(event)
  const [first, second] = pokemonIn(event)
  const pokemon = seePokemon(sight, first)
  return {
    type: event.type,
    seat: seatOf(event) ?? pokemon?.seat ?? null,
    pokemon,
    other: seePokemon(sight, second),
    cards: knowsCards ? named(sight.after, event, known) : [],
    count: known.length,
    ...detailsOf(event, sight.before),
  } as SeenEvent
}

/** Players know the cards of their own hand, whoever else is shown them. */
const isOfOwnHand = ({ sides }: State, event: Event, viewer: Viewer): boolean =>
  event.type === 'CardsRevealed' &&
  viewer !== 'spectator' &&
  event.cards.every(card => sides[viewer].hand.includes(card))

/** Cards that go to a hidden place are known to those who were shown just these the moment before. */
const isShown = (event: Event, before: Event | undefined, viewer: Viewer): boolean =>
  event.type === 'CardsMoved' &&
  before?.type === 'CardsRevealed' &&
  canSee(before, viewer) === 'cards' &&
  before.cards.length === event.cards.length &&
  before.cards.every(card => event.cards.includes(card))

/** Cards that are shown together without their order: a hand tells which cards it holds, not since when. */
function named({ cards }: State, { type }: Event, known: readonly Card[]): readonly CardId[] {
  const ids = known.map(card => cards[card] ?? '')
  return type === 'CardsRevealed' || type === 'MulliganTaken' ? ids.sort() : ids
}

/** Who does it, or whose cards they are; null where its Pokémon tells. */
function seatOf(event: Event): Seat | null {
  if ('seat' in event) return event.seat ?? null
  if (event.type === 'EffectBegan') return event.effect.on && 'seat' in event.effect.on ? event.effect.on.seat : null
  if (event.type === 'CardsRevealed') return event.to.length === 1 ? (event.to[0] ?? null) : ownerIn(event)
  return event.type === 'CardsMoved' ? (event.actor ?? ownerIn(event)) : null
}

function ownerIn({ cards: [card] }: EventOf<'CardsRevealed' | 'CardsMoved'>): Seat {
  assert(card !== undefined, 'only cards are shown or moved')
  return ownerOf(card)
}

/** Where the cards lie that are shown: in one place, all of them. */
function zoneIn({ sides }: State, event: EventOf<'CardsRevealed'>): Zone {
  const [card] = event.cards
  const side = sides[ownerIn(event)]
  return ZONES.find(zone => side[zone].some(each => each === card)) ?? 'table'
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

/** What a viewer is told of an event: nothing, that it happened, or also which cards it was. */
function canSee(event: Event, viewer: Viewer): 'nothing' | 'event' | 'cards' {
  if (isUnseen(event)) return 'nothing'
  switch (event.type) {
    case 'PrizesLaid':
    case 'DeckShuffled':
      return 'event'
    case 'CardsDrawn':
    case 'PrizesTaken':
      return cardsIf(event.seat === viewer)
    case 'PokemonPlaced':
      return cardsIf(!event.faceDown || event.seat === viewer)
    case 'CardsRevealed':
      return cardsIf(viewer === 'spectator' ? event.to.length === 2 : event.to.includes(viewer))
    case 'CardsMoved':
      return cardsIf([event.from, event.to].some(place => isOpen(place) || handSeat(place) === viewer))
    case 'MulliganTaken':
    case 'Evolved':
    case 'LeveledUp':
    case 'Devolved':
    case 'CardReplaced':
    case 'EnergyAttached':
    case 'TrainerAttached':
    case 'TrainerPlayed':
    case 'StadiumPlayed':
    case 'KnockedOut':
    case 'PokemonLeft':
      return 'cards'
    case 'GameStarted':
    case 'SuddenDeathBegan':
    case 'FirstPlayerDecided':
    case 'CoinFlipped':
    case 'MulliganAnnounced':
    case 'SetUpRevealed':
    case 'TurnBegan':
    case 'TurnEnded':
    case 'PowerUsed':
    case 'Retreated':
    case 'RetreatFailed':
    case 'ActiveChanged':
    case 'AttackDeclared':
    case 'AttackFailed':
    case 'DamageDealt':
    case 'CountersPlaced':
    case 'CountersMoved':
    case 'Healed':
    case 'ConditionInflicted':
    case 'ConditionsRemoved':
    case 'NamedCounterPlaced':
    case 'NamedCountersRemoved':
    case 'EffectBegan':
    case 'GameEnded':
    case 'ActionTakenBack':
      return 'event'
    default:
      event satisfies never
      return 'nothing'
  }
}

const cardsIf = (known: boolean): 'cards' | 'event' => (known ? 'cards' : 'event')

/** Everybody sees the cards that come from or go to such a place. */
const isOpen = (place: Place): boolean =>
  !('zone' in place) || place.zone === 'stadium' || ['discard', 'lost', 'table'].includes(place.zone)

const handSeat = (place: Place): Seat | null => ('seat' in place && place.zone === 'hand' ? place.seat : null)

const nameOfPlace = (place: Place): PlaceName => ('zone' in place ? place.zone : 'pokemon')

const from = (event: { readonly from: Place }) => ({ from: nameOfPlace(event.from) })
const to = (event: { readonly to: Place }) => ({ to: nameOfPlace(event.to) })
const turn = ({ number }: { readonly number: number }) => ({ turn: number })
const amount = (event: { readonly amount: number }) => ({ amount: event.amount })

const DETAILS: { readonly [T in keyof Details & EventType]: (event: EventOf<T>, before: State) => Details[T] } = {
  CardsRevealed: (event, before) => ({ shownTo: event.to, owner: ownerIn(event), from: zoneIn(before, event) }),
  CoinFlipped: ({ face, reason }) => ({ face, reason }),
  TurnBegan: turn,
  TurnEnded: turn,
  CardsMoved: event => ({ ...from(event), ...to(event), owner: ownerIn(event) }),
  PokemonPlaced: event => ({ ...from(event), spot: event.spot }),
  Evolved: from,
  EnergyAttached: from,
  TrainerAttached: from,
  Devolved: to,
  AttackDeclared: ({ attack }) => ({ name: attack }),
  PowerUsed: ({ power }) => ({ name: power }),
  AttackFailed: ({ why }) => ({ why }),
  DamageDealt: amount,
  CountersPlaced: event => ({ ...amount(event), ...(event.of && { conditions: [event.of] }) }),
  CountersMoved: amount,
  Healed: amount,
  ConditionInflicted: ({ condition }) => ({ conditions: [condition] }),
  ConditionsRemoved: ({ conditions }) => ({ conditions }),
  NamedCounterPlaced: ({ counter }) => ({ name: counter.name }),
  EffectBegan: ({ effect: { name, lasts } }) => ({ name, ...(lasts.turn && { turn: lasts.turn }) }),
  GameEnded: ({ result }) => ({ result }),
}

const detailsOf = (event: Event, before: State): object =>
  event.type in DETAILS ? DETAILS[event.type as keyof typeof DETAILS](event as never, before) : {}
