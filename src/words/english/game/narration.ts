/** What happened, as one viewer saw it, told in sentences. A card that the viewer may not know is only counted. */
import type { CardId, GameResult, PokemonId, Seat, SeenEvent, SeenPokemon } from '../../../engine/view.ts'
import { cardName, type Scene } from '../../scene.ts'
import { capital, listed, tallied } from '../phrases/lists.ts'
import { coinReason } from './coin.ts'
import { effectWords } from './effect.ts'
import { playerName } from './naming.ts'
import { reasons } from './way.ts'

export interface Words {
  readonly card: (id: CardId) => string
  readonly seat: (seat: Seat) => string
}

/** For those at a table, by the names they have there. */
export const tell = (scene: Pick<Scene, 'naming'>, events: readonly SeenEvent[]): readonly string[] =>
  narrate(events, { card: id => cardName(scene, id), seat: seat => playerName(scene, seat) })

export function narrate(events: readonly SeenEvent[], words: Words): readonly string[] {
  const sentences: Sentence[] = []
  let attack: Attack | null = null
  let last: SeenEvent | null = null
  for (const group of grouped(events)) {
    const event = group[0] as SeenEvent
    const sentence = TELL[event.type]({ event, group, last, attack, words })
    if (sentence) append(sentences, sentence)
    if (event.type === 'TurnBegan') attack = 'none-yet'
    if (event.type === 'AttackDeclared' || event.type === 'AttackFailed') attack = { by: event.pokemon?.id ?? null }
    last = event
  }
  return sentences.map(
    ({ subject, parts, end }) => `${[subject, listed(parts)].filter(Boolean).join(' ')}${end ?? '.'}`,
  )
}

/** `'Robin'` + `['plays Bill', 'draws 2 cards']`: "Robin plays Bill and draws 2 cards." */
interface Sentence {
  readonly subject: string
  readonly parts: readonly string[]
  readonly end?: '!' | ''
  /** What the same player does next may be told in the same sentence. */
  readonly open?: boolean
  /** It may be told in the open sentence before it, or in whatever sentence comes before it, after a colon. */
  readonly joins?: 'open' | 'colon'
}

/** Null as long as the turn's beginning has not been told. */
type Attack = 'none-yet' | { readonly by: PokemonId | null }

const attackerIn = (attack: Attack | null): PokemonId | null =>
  attack === null || attack === 'none-yet' ? null : attack.by

interface Told {
  readonly event: SeenEvent
  readonly group: readonly SeenEvent[]
  readonly last: SeenEvent | null
  readonly attack: Attack | null
  readonly words: Words
}

function append(sentences: Sentence[], next: Sentence): void {
  const before = sentences.at(-1)
  if (before && next.joins === 'colon') {
    const end = `${before.parts.at(-1)}: ${next.parts[0]}`
    sentences[sentences.length - 1] = { ...before, parts: [...before.parts.slice(0, -1), end], open: false }
  } else if (before?.open && next.joins === 'open' && before.subject === next.subject)
    sentences[sentences.length - 1] = { ...before, parts: [...before.parts, ...next.parts] }
  else sentences.push(next)
}

/** Coins for one thing, and Pokémon put down at one place, are told together. */
function grouped(events: readonly SeenEvent[]): readonly (readonly SeenEvent[])[] {
  const groups: SeenEvent[][] = []
  for (const event of events) {
    const group = groups.at(-1)
    if (group?.[0] && belongTogether(group[0], event)) group.push(event)
    else groups.push([event])
  }
  return groups
}

const belongTogether = (a: SeenEvent, b: SeenEvent): boolean =>
  a.type === b.type &&
  (a.type === 'CoinFlipped' || a.type === 'PokemonPlaced') &&
  (['seat', 'reason', 'spot', 'from'] as const).every(key => a[key] === b[key])

const seat = ({ event, words }: Told): string => words.seat(event.seat ?? 0)

const silence = (): null => null
const say = (text: string, end?: '!'): Sentence => ({ subject: '', parts: [text], ...(end && { end }) })

const does = (told: Told, part: string, how: Pick<Sentence, 'open' | 'joins'> = {}): Sentence => ({
  subject: seat(told),
  parts: [part],
  ...how,
})

/** A step of something larger, such as playing a Trainer. */
const step = (told: Told, part: string): Sentence => does(told, part, { open: true, joins: 'open' })

/** Cards that a player looks at alone are not shown to anybody. */
const looksAlone = ({ event: { shownTo, seat } }: Told): boolean => shownTo?.length === 1 && shownTo[0] === seat

const TELL: Readonly<Record<SeenEvent['type'], (told: Told) => Sentence | null>> = {
  ActionTakenBack: told => takenBack(told),
  GameStarted: silence,
  SuddenDeathBegan: () => say('Both have won at once, so Sudden Death decides', '!'),
  FirstPlayerDecided: told => does(told, 'goes first'),
  SetUpRevealed: () => say('All Pokémon are turned face up'),
  TurnBegan: told => say(`Turn ${told.event.turn} belongs to ${seat(told)}`),
  TurnEnded: told => (told.attack === 'none-yet' ? does(told, 'ends the turn without an attack') : null),
  DeckShuffled: told => step(told, 'shuffles the deck'),
  CoinFlipped: coins,
  CardsDrawn: told =>
    told.last?.type === 'TurnBegan' ? does(told, `draws ${cards(told)}`) : step(told, `draws ${cards(told)}`),
  CardsRevealed: told => step(told, `${looksAlone(told) ? 'looks at' : 'shows'} ${cards(told)}${whereTheyLie(told)}`),
  MulliganAnnounced: told => does(told, 'has no Basic Pokémon and will draw a new hand'),
  MulliganTaken: told => step(told, 'takes a mulligan (no Basic Pokémon)'),
  PrizesLaid: told => does(told, `lays out ${amount(told.event.count, 'Prize')}`),
  PrizesTaken: told => does(told, `takes ${amount(told.event.count, 'Prize')}${inBrackets(told)}`),
  PokemonPlaced: placed,
  Evolved: told => does(told, `evolves ${placedName(told)} into ${cards(told)}${origin(told)}`),
  LeveledUp: told => does(told, `levels ${name(told)} up to ${cards(told)}`),
  Devolved: told => say(`${owned(told)} loses ${cards(told)}`),
  CardReplaced: told => say(`${owned(told)} turns into ${cards(told)}`),
  EnergyAttached: told => does(told, `attaches ${cards(told)} to ${placedName(told)}${origin(told)}`),
  TrainerAttached: told => does(told, `attaches ${cards(told)} to ${placedName(told)}${origin(told)}`),
  TrainerPlayed: told => does(told, `plays ${cards(told)}`, { open: true }),
  StadiumPlayed: told => does(told, `plays the Stadium ${cards(told)}`),
  PowerUsed: told => does(told, `uses ${power(told)}`, { open: true }),
  CardsMoved: moved,
  Retreated: told => does(told, `retreats ${name(told)}`),
  RetreatFailed: told => say(`${owned(told)} fails to retreat`),
  ActiveChanged: told => {
    const retreat = told.last?.type === 'Retreated'
    return { ...say(`${retreat ? name(told) : owned(told)} comes forward`), ...(retreat && { joins: 'colon' }) }
  },
  AttackDeclared: told => say(`${name(told)} attacks with ${told.event.name}`),
  AttackFailed: ({ event }) => say(FAILURES[event.why ?? 'requirement']),
  DamageDealt: told => ({ ...say(damage(told)), ...(told.last?.type === 'AttackDeclared' && { joins: 'colon' }) }),
  CountersPlaced: counters,
  CountersMoved: told => {
    const verb = told.event.amount === 10 ? 'moves' : 'move'
    return say(`${capital(damageCounters(told))} ${verb} from ${owned(told)} to ${owned(told, told.event.other)}`)
  },
  Healed: told => say(`${owned(told)} is healed of ${told.event.amount} damage${left(told)}`),
  ConditionInflicted: told => say(`${owned(told)} becomes ${listed(told.event.conditions ?? [])}`),
  ConditionsRemoved: told => {
    const wakes = told.last?.type === 'CoinFlipped' && told.last.reason === 'asleep'
    return say(`${owned(told)} ${wakes ? 'wakes up' : `is no longer ${listed(told.event.conditions ?? [])}`}`)
  },
  NamedCounterPlaced: told => say(`${owned(told)} gets a ${told.event.name} counter`),
  NamedCountersRemoved: told => say(`${owned(told)} loses its counters`),
  EffectBegan: effect,
  KnockedOut: told => say(`${owned(told)} is Knocked Out`, '!'),
  PokemonLeft: told => say(`${owned(told)} leaves play`),
  TextWorked: told => say(`${acting(told)} works`),
  GameEnded: ({ event, words }) => (event.result ? say(ending(event.result, words), '!') : null),
}

const FAILURES: Readonly<Record<NonNullable<SeenEvent['why']>, string>> = {
  baby: 'The Baby Pokémon gets away: there is no attack',
  requirement: 'The attack does nothing',
  effect: 'The attack does nothing',
  'against-defending': 'The attack does nothing',
  confused: 'The attack fails in the confusion',
}

const BETWEEN_TURNS: readonly string[] = ['asleep', 'burned']

function coins(told: Told): Sentence {
  const { reason = '' } = told.event
  const faces = listed(told.group.map(({ face }) => face ?? ''))
  if (reason === 'first-player') return say(`The coin for the first turn shows ${faces}`)
  const flips = `flips ${amount(told.group.length, 'coin')} ${coinReason(reason)}: ${faces}`
  return BETWEEN_TURNS.includes(reason) ? say(`Between turns, ${seat(told)} ${flips}`) : does(told, flips)
}

function placed(told: Told): Sentence {
  const { event, group } = told
  const known = group.flatMap(each => each.cards.slice(0, 1)) // both halves of a LEGEND are one Pokémon
  const pokemon = known.length > 0 ? names(known, told.words) : `${amount(group.length, 'Pokémon', '')} face down`
  const where = event.spot === 'active' ? 'in the Active place' : 'on the Bench'
  return does(told, `puts ${pokemon} ${where}${origin(told)}`)
}

function power(told: Told): string {
  const { event, words } = told
  return event.pokemon ? `${event.name} of ${name(told)}` : words.card(event.name ?? '')
}

/** "Exoskeleton of Ben's Donphan", "Leftovers on Ben's Donphan", "The Stadium Burned Tower" */
function acting(told: Told): string {
  const { name, pokemon } = told.event
  if (!pokemon) return `The Stadium ${cards(told)}`
  return name === undefined ? `${cards(told)} on ${owned(told)}` : `${name} of ${owned(told)}`
}

const takenBack = (told: Told): Sentence =>
  say(
    told.event.seat === null
      ? 'An update changed a card, so the set-up begins again'
      : `An update changed a card, so the last action of ${seat(told)} is taken back`,
  )

function damage(told: Told): string {
  const { event, attack } = told
  if (event.pokemon && event.pokemon.id === attackerIn(attack))
    return `${name(told)} takes ${event.amount} damage itself${left(told)}`
  return `${event.amount} damage to ${owned(told)}${left(told)}`
}

const damageCounters = ({ event }: Told): string => amount((event.amount ?? 0) / 10, 'damage counter')

function counters(told: Told): Sentence {
  const [condition] = told.event.conditions ?? []
  const on = `${damageCounters(told)} on ${owned(told)}${left(told)}`
  switch (condition) {
    case 'poisoned':
      return say(`Between turns, poison puts ${on}`)
    case 'burned':
      return say(`Between turns, the burn puts ${on}`)
    case 'confused':
      return say(`Confused, ${name(told)} hurts itself: ${damageCounters(told)}${left(told)}`)
    default:
      return say(`${capital(damageCounters(told))} on ${owned(told)}${left(told)}`)
  }
}

function effect(told: Told): Sentence {
  const { event } = told
  const who = event.pokemon ? owned(told) : event.seat === null ? 'Everybody' : seat(told)
  const until = event.turn === undefined ? '' : ` until turn ${event.turn} is over`
  return say(`${who} ${effectWords(event.name ?? '')}${until}`)
}

const PLACES: Readonly<Record<NonNullable<SeenEvent['from']>, string>> = {
  deck: 'the deck',
  hand: 'the hand',
  prizes: 'the Prizes',
  discard: 'the discard pile',
  lost: 'the Lost Zone',
  table: 'the table',
  stadium: 'play',
  pokemon: 'a Pokémon',
}

/** "the deck", or "Ben's deck" where it is another player's who acts. */
const placeWords = (told: Told, place: NonNullable<SeenEvent['from']>): string =>
  isOfAnother(told) ? PLACES[place].replace(/^the /, `${told.words.seat(told.event.owner ?? 0)}'s `) : PLACES[place]

const isOfAnother = ({ event: { owner, seat } }: Told): boolean => owner !== undefined && owner !== seat

const whereTheyLie = (told: Told): string =>
  isOfAnother(told) ? ` in ${placeWords(told, told.event.from ?? 'table')}` : ''

/** Where from, unless it is the usual place. */
const origin = ({ event: { from } }: Told): string =>
  from === undefined || from === 'hand' ? '' : ` from ${PLACES[from]}`

function moved(told: Told): Sentence | null {
  const { event } = told
  const { from = 'table', to = 'table' } = event
  if (from === 'table') return null
  if (from === 'deck' && to === 'deck') return step(told, putBack(told))
  const [source, target] = from === 'pokemon' ? [event.pokemon, event.other] : [null, event.pokemon]
  const start = source ? nameFor(told, source) : placeWords(told, from)
  const isShown = wasJustShown(told)
  const what = isShown ? (event.count === 1 ? 'it' : 'them') : cards(told)
  const part =
    to === 'discard'
      ? `discards ${what} from ${start}`
      : to === 'hand'
        ? `takes ${what}${isShown ? '' : ` from ${start}`} to the hand`
        : `moves ${what} from ${start} to ${target ? nameFor(told, target) : placeWords(told, to)}`
  return source ? does(told, part) : step(told, part)
}

/** Only the order changes, and nobody else learns which card went where. */
const putBack = (told: Told): string => {
  const { count } = told.event
  const top = count === 1 ? 'card' : `${count} cards`
  return `puts the top ${top} of ${placeWords(told, 'deck')} back in an order of choice`
}

/** The sentence before this one has named them already. */
function wasJustShown({ event, last }: Told): boolean {
  if (last?.type !== 'CardsRevealed' || last.cards.length === 0) return false
  return last.cards.join() === event.cards.toSorted().join()
}

function ending({ winner, ways }: GameResult, words: Words): string {
  const loser = words.seat(winner === 0 ? 1 : 0)
  return `${words.seat(winner)} wins because ${reasons(ways, `${loser} has`)}`
}

function name({ event, words }: Told, pokemon: SeenPokemon | null = event.pokemon): string {
  return pokemon?.card ? words.card(pokemon.card) : 'a face-down Pokémon'
}

/** With its owner where another player does something to it. */
const nameFor = (told: Told, pokemon: SeenPokemon): string =>
  pokemon.seat === told.event.seat ? name(told, pokemon) : owned(told, pokemon)

const placedName = (told: Told): string => `${name(told)}${told.event.pokemon?.spot === 'bench' ? ' on the Bench' : ''}`

function owned(told: Told, pokemon: SeenPokemon | null = told.event.pokemon): string {
  return pokemon?.card ? `${told.words.seat(pokemon.seat)}'s ${told.words.card(pokemon.card)}` : name(told, pokemon)
}

function left({ event: { pokemon } }: Told): string {
  if (!pokemon || pokemon.maxHp === null) return ''
  return ` (${Math.max(0, pokemon.maxHp - pokemon.damage)}/${pokemon.maxHp} HP left)`
}

const cards = ({ event, words }: Told): string =>
  event.cards.length > 0 ? names(event.cards, words) : amount(event.count, 'card')

const inBrackets = (told: Told): string => (told.event.cards.length > 0 ? ` (${cards(told)})` : '')

/** "2 Fire Energy and Vulpix" */
const names = (ids: readonly CardId[], words: Words): string => listed(tallied(ids.map(words.card)))

const amount = (count: number, thing: string, plural = 's'): string =>
  count === 1 ? `a ${thing}` : `${count} ${thing}${plural}`
