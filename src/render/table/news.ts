/** The two lines about what was just done that matter most. */
import type { CardId, SeenEvent } from '../../engine/view.ts'
import { type NewsNames, picturesIn } from '../../words/index.ts'
import type { Sign } from '../symbols/signs.ts'
import type { Signal } from '../theme.ts'
import { facesOf, type TableShown } from './shown.ts'

export interface News {
  readonly sign: Sign
  readonly tone: Signal
  readonly words: string
}

/** The weightier, the sooner it is told. */
interface Look extends Pick<News, 'sign' | 'tone'> {
  readonly weight: number
}

const look = (weight: number, sign: Sign, tone: Signal): Look => ({ weight, sign, tone })

/** What is not here can be seen on the table, or is told better by what is. */
const LOOKS: Partial<Record<SeenEvent['type'], Look>> = {
  SuddenDeathBegan: look(12, 'prize', 'gold'),
  KnockedOut: look(11, 'knocked-out', 'bad'),
  AttackDeclared: look(10, 'damage', 'warning'),
  AttackFailed: look(9, 'damage', 'warning'),
  PrizesTaken: look(8, 'prize', 'gold'),
  ConditionInflicted: look(7, 'effect', 'warning'),
  PowerUsed: look(7, 'playable', 'news'),
  TrainerPlayed: look(6, 'playable', 'news'),
  StadiumPlayed: look(6, 'stadium', 'news'),
  Evolved: look(6, 'evolve', 'good'),
  LeveledUp: look(6, 'evolve', 'good'),
  Devolved: look(6, 'evolve', 'bad'),
  MulliganTaken: look(5, 'hand', 'news'),
  RetreatFailed: look(5, 'effect', 'warning'),
  ActiveChanged: look(4, 'playable', 'news'),
  TrainerAttached: look(4, 'tool', 'news'),
  EnergyAttached: look(4, 'playable', 'news'),
  Healed: look(4, 'playable', 'good'),
  PokemonPlaced: look(3, 'playable', 'news'),
  ConditionsRemoved: look(3, 'effect', 'good'),
  CardsRevealed: look(3, 'hand', 'news'),
  CoinFlipped: look(2, 'prize', 'gold'),
  CardsDrawn: look(1, 'hand', 'news'),
}

/** Null where there is nothing to tell: counters that no condition has put, and Pokémon that lie face down. */
function lookOf({ type, conditions, cards }: SeenEvent): Look | null {
  const [condition] = conditions ?? []
  if (type === 'CountersPlaced') return condition ? look(5, condition, 'bad') : null
  if (type === 'PokemonPlaced' && cards.length === 0) return null
  return LOOKS[type] ?? null
}

const LINES = 2

/** The most important lines, in the order in which it happened. */
export function newsOf(shown: TableShown, lines = LINES): readonly News[] {
  const told = togetherIn(shown.events ?? []).flatMap((group, index) => {
    const [event] = group
    const how = event && lookOf(event)
    return how ? [{ ...how, words: picturesIn(shown.locale).news(namesIn(group, shown), event), index }] : []
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

/** Both halves of a LEGEND are one Pokémon. */
const cardsTold = ({ type, cards }: SeenEvent): readonly CardId[] =>
  type === 'PokemonPlaced' ? cards.slice(0, 1) : cards

function namesIn(events: readonly SeenEvent[], shown: TableShown): NewsNames {
  const { counted, HIDDEN_POKEMON, listed, tallied } = picturesIn(shown.locale)
  const face = facesOf(shown)
  const seat = events[0]?.seat ?? null
  const pokemon = events.flatMap(event => (event.pokemon ? [event.pokemon] : []))
  const known = tallied(events.flatMap(cardsTold).map(id => face(id).name))
  const count = events.reduce((sum, event) => sum + event.count, 0)
  return {
    seat: seat === null ? '' : shown.names[seat],
    pokemon: listed(tallied(pokemon.map(({ card }) => (card ? face(card).name : HIDDEN_POKEMON)))),
    cards: known.length > 0 && known.length <= MOST_NAMES ? listed(known) : counted(count, 'card'),
    count,
    isMany: pokemon.length > 1,
  }
}
