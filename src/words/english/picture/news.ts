/** What was just done, in the few words of a picture. What is not here can be seen on the table. */
import type { SeenEvent } from '../../../engine/view.ts'
import { coinReason } from '../game/coin.ts'
import { counted, listed } from '../phrases/lists.ts'

/** Of one event, or of several that are told together. */
export interface NewsNames {
  readonly seat: string
  readonly pokemon: string
  readonly cards: string
  readonly count: number
  readonly isMany: boolean
}

type Tell = (names: NewsNames, event: SeenEvent) => string

const NEWS: Partial<Record<SeenEvent['type'], Tell>> = {
  SuddenDeathBegan: () => 'Sudden Death begins',
  KnockedOut: ({ pokemon, isMany }) => `${pokemon} ${isMany ? 'are' : 'is'} Knocked Out`,
  AttackDeclared: ({ pokemon }, { name }) => `${pokemon} attacks: ${name}`,
  AttackFailed: (_, { why }) => (why === 'confused' ? 'The attack fails: Confused' : 'The attack fails'),
  PrizesTaken: ({ seat, count }) => `${seat} takes ${counted(count, 'Prize')}`,
  ConditionInflicted: ({ pokemon }, { conditions = [] }) => `${pokemon} is ${listed(conditions)}`,
  PowerUsed: ({ pokemon }, { name }) => (pokemon ? `${pokemon} uses ${name}` : `${name} is used`),
  TrainerPlayed: ({ seat, cards }) => `${seat} plays ${cards}`,
  StadiumPlayed: ({ seat, cards }) => `${seat} plays ${cards}`,
  Evolved: ({ pokemon, cards }) => `${pokemon} evolves into ${cards}`,
  LeveledUp: ({ pokemon, cards }) => `${pokemon} levels up to ${cards}`,
  Devolved: ({ pokemon, cards }) => `${pokemon} loses ${cards}`,
  CountersPlaced: ({ pokemon }, { conditions = [], amount = 0 }) => `${pokemon} is ${listed(conditions)}: −${amount}`,
  MulliganTaken: ({ seat }) => `${seat} takes a mulligan`,
  RetreatFailed: ({ pokemon }) => `${pokemon} fails to retreat`,
  ActiveChanged: ({ pokemon }) => `${pokemon} comes forward`,
  TrainerAttached: ({ pokemon, cards }) => `${cards} on ${pokemon}`,
  EnergyAttached: ({ pokemon, cards }) => `${cards} on ${pokemon}`,
  Healed: ({ pokemon }, { amount }) => `${pokemon} is healed: +${amount}`,
  PokemonPlaced: ({ seat, cards }, { spot }) =>
    `${seat} puts ${cards} ${spot === 'active' ? 'in the Active place' : 'on the Bench'}`,
  ConditionsRemoved: ({ pokemon }, { conditions = [] }) => `${pokemon} is no longer ${listed(conditions)}`,
  CardsRevealed: ({ seat, cards }, { shownTo, seat: owner }) =>
    `${seat} ${shownTo?.length === 1 && shownTo[0] === owner ? 'looks at' : 'shows'} ${cards}`,
  CoinFlipped: ({ seat }, { reason = '' }) => `${seat} flips ${coinReason(reason)}`,
  CardsDrawn: ({ seat, count }) => `${seat} draws ${counted(count, 'card')}`,
}

export const news = (names: NewsNames, event: SeenEvent): string => NEWS[event.type]?.(names, event) ?? ''

export const HIDDEN_POKEMON = 'A Pokémon'
