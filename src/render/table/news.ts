/** The two lines about what was just done that matter most. */
import type { SeenEvent } from '../../engine/view.ts'
import { counted } from '../enumerate.ts'
import type { Sign } from '../symbols/signs.ts'
import type { Signal } from '../theme.ts'
import { facesOf, type TableShown } from './shown.ts'
import { listed, spoken, tally } from './words.ts'

export interface News {
  readonly sign: Sign
  readonly tone: Signal
  readonly words: string
}

interface Told extends News {
  readonly weight: number
}

/** Of one event, or of several that are told together. */
interface Names {
  readonly seat: string
  readonly pokemon: string
  readonly cards: string
  readonly count: number
  readonly isMany: boolean
}

type Tell = (names: Names, event: SeenEvent) => Told | null

const tell =
  (weight: number, sign: Sign, tone: Signal, words: (names: Names, event: SeenEvent) => string): Tell =>
  (names, event) => ({ weight, sign, tone, words: words(names, event) })

const COINS: Readonly<Record<string, string>> = {
  asleep: 'to wake up',
  burned: 'for the burn',
  confused: 'against the confusion',
  retreat: 'to get away',
  baby: 'for the Baby Pokémon',
  'first-player': 'for the first turn',
}

/** What is not here can be seen on the table, or is told better by what is. */
const TELL: Partial<Record<SeenEvent['type'], Tell>> = {
  SuddenDeathBegan: tell(12, 'prize', 'gold', () => 'Sudden Death begins'),
  KnockedOut: tell(
    11,
    'knocked-out',
    'bad',
    ({ pokemon, isMany }) => `${pokemon} ${isMany ? 'are' : 'is'} Knocked Out`,
  ),
  AttackDeclared: tell(10, 'damage', 'warning', ({ pokemon }, { name }) => `${pokemon} attacks: ${name}`),
  AttackFailed: tell(9, 'damage', 'warning', (_, { why }) =>
    why === 'confused' ? 'The attack fails: Confused' : 'The attack fails',
  ),
  PrizesTaken: tell(8, 'prize', 'gold', ({ seat, count }) => `${seat} takes ${counted(count, 'Prize')}`),
  ConditionInflicted: tell(
    7,
    'effect',
    'warning',
    ({ pokemon }, { conditions = [] }) => `${pokemon} is ${listed(conditions)}`,
  ),
  PowerUsed: tell(7, 'playable', 'news', ({ pokemon }, { name }) =>
    pokemon ? `${pokemon} uses ${name}` : `${name} is used`,
  ),
  TrainerPlayed: tell(6, 'playable', 'news', ({ seat, cards }) => `${seat} plays ${cards}`),
  StadiumPlayed: tell(6, 'stadium', 'news', ({ seat, cards }) => `${seat} plays ${cards}`),
  Evolved: tell(6, 'evolve', 'good', ({ pokemon, cards }) => `${pokemon} evolves into ${cards}`),
  LeveledUp: tell(6, 'evolve', 'good', ({ pokemon, cards }) => `${pokemon} levels up to ${cards}`),
  Devolved: tell(6, 'evolve', 'bad', ({ pokemon, cards }) => `${pokemon} loses ${cards}`),
  CountersPlaced: (names, { conditions, amount = 0 }) => {
    const [condition] = conditions ?? []
    if (!condition) return null
    return { weight: 5, sign: condition, tone: 'bad', words: `${names.pokemon} is ${spoken(condition)}: −${amount}` }
  },
  MulliganTaken: tell(5, 'hand', 'news', ({ seat }) => `${seat} takes a mulligan`),
  RetreatFailed: tell(5, 'effect', 'warning', ({ pokemon }) => `${pokemon} fails to retreat`),
  ActiveChanged: tell(4, 'playable', 'news', ({ pokemon }) => `${pokemon} comes forward`),
  TrainerAttached: tell(4, 'tool', 'news', ({ pokemon, cards }) => `${cards} on ${pokemon}`),
  EnergyAttached: tell(4, 'playable', 'news', ({ pokemon, cards }) => `${cards} on ${pokemon}`),
  Healed: tell(4, 'playable', 'good', ({ pokemon }, { amount }) => `${pokemon} is healed: +${amount}`),
  PokemonPlaced: (names, { cards, spot }) =>
    cards.length === 0
      ? null
      : {
          weight: 3,
          sign: 'playable',
          tone: 'news',
          words: `${names.seat} puts ${names.cards} ${spot === 'active' ? 'in the Active place' : 'on the Bench'}`,
        },
  ConditionsRemoved: tell(
    3,
    'effect',
    'good',
    ({ pokemon }, { conditions = [] }) => `${pokemon} is no longer ${listed(conditions)}`,
  ),
  CardsRevealed: tell(3, 'hand', 'news', ({ seat, cards }, { shownTo, seat: owner }) => {
    const isForOwner = shownTo?.length === 1 && shownTo[0] === owner
    return `${seat} ${isForOwner ? 'looks at' : 'shows'} ${cards}`
  }),
  CoinFlipped: tell(
    2,
    'prize',
    'gold',
    ({ seat }, { reason = '' }) => `${seat} flips ${COINS[reason] ?? `for ${reason}`}`,
  ),
  CardsDrawn: tell(1, 'hand', 'news', ({ seat, count }) => `${seat} draws ${counted(count, 'card')}`),
}

const LINES = 2

/** The most important lines, in the order in which it happened. */
export function newsOf(shown: TableShown, lines = LINES): readonly News[] {
  const told = togetherIn(shown.events ?? []).flatMap((group, index) => {
    const [event] = group
    const line = event && TELL[event.type]?.(namesIn(group, shown), event)
    return line ? [{ ...line, index }] : []
  })
  const chosen = told.toSorted((a, b) => b.weight - a.weight || b.index - a.index).slice(0, lines)
  return chosen.toSorted((a, b) => a.index - b.index).map(({ sign, tone, words }) => ({ sign, tone, words }))
}

/** What is told together: all Knock Outs, all cards on one Pokémon, all draws of one player. */
function togetherIn(events: readonly SeenEvent[]): readonly (readonly SeenEvent[])[] {
  const groups = new Map<string, SeenEvent[]>()
  for (const [index, event] of events.entries()) {
    const key = `${event.type} ${togetherBy(event) ?? index}`
    groups.set(key, [...(groups.get(key) ?? []), event])
  }
  return [...groups.values()]
}

function togetherBy({ type, seat, spot, pokemon, reason }: SeenEvent): string | null {
  switch (type) {
    case 'KnockedOut':
      return ''
    case 'PrizesTaken':
    case 'CardsDrawn':
      return `${seat}`
    case 'PokemonPlaced':
      return `${seat} ${spot}`
    case 'CoinFlipped':
      return `${seat} ${reason}`
    case 'EnergyAttached':
      return `${pokemon?.id}`
    default:
      return null
  }
}

const MOST_NAMES = 3

function namesIn(events: readonly SeenEvent[], shown: TableShown): Names {
  const face = facesOf(shown)
  const seat = events[0]?.seat ?? null
  const pokemon = events.flatMap(event => (event.pokemon ? [event.pokemon] : []))
  const known = tally(events.flatMap(event => event.cards).map(id => face(id).name))
  const count = events.reduce((sum, event) => sum + event.count, 0)
  return {
    seat: seat === null ? '' : shown.names[seat],
    pokemon: listed(tally(pokemon.map(({ card }) => (card ? face(card).name : 'A Pokémon')))),
    cards: known.length > 0 && known.length <= MOST_NAMES ? listed(known) : counted(count, 'card'),
    count,
    isMany: pokemon.length > 1,
  }
}
