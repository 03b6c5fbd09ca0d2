/** The Pokémon that texts speak of. */
import { choosePokemon, exactly } from '../../engine/choose.ts'
import type { Context, Effect, Outlook } from '../../engine/context.ts'
import type { PokemonId, Seat } from '../../engine/ids.ts'
import { hasLabel, type Type } from '../../engine/print.ts'
import { topPrint, typesOf } from '../../engine/queries.ts'
import { inPlay, type Pokemon } from '../../engine/state.ts'
import type { Table } from '../../engine/table.ts'
import { capital } from './words.ts'

export interface Target {
  readonly words: string
  /** What goes before "takes 10 damage" if the player chooses the Pokémon. */
  readonly chosen?: 'it' | 'each'
  readonly pick: (context: Context) => Effect<readonly PokemonId[]>
  /** All whom it may mean. */
  readonly all: (outlook: Outlook) => readonly Pokemon[]
}

/** A limit on which Pokémon are meant, with the word that goes before "Pokémon". */
export interface Sort {
  readonly words: string
  /** What goes right behind "Pokémon". */
  readonly after?: string
  readonly is: (table: Table, pokemon: Pokemon) => boolean
}

export const ofType = (type: Type): Sort => ({
  words: `${capital(type)} `,
  is: (table, pokemon) => typesOf(table, pokemon).includes(type),
})
export const damaged: Sort = { words: 'damaged ', is: (_, { damage }) => damage > 0 }
export const withEnergy: Sort = { words: '', is: (_, { energy }) => energy.length > 0 }
export const ex: Sort = {
  words: '',
  after: '-EX',
  is: (table, pokemon) => hasLabel(topPrint(table, pokemon), 'EX'),
}
const all: Sort = { words: '', is: () => true }

const ids = (pokemon: readonly Pokemon[]): readonly PokemonId[] => pokemon.map(({ id }) => id)

/** Nobody chooses. */
const target = (words: string, all: Target['all']): Target => ({
  words,
  all,
  *pick(context) {
    return ids(all(context))
  },
})

const oneOrNone = (pokemon: Pokemon | null): readonly Pokemon[] => (pokemon ? [pokemon] : [])

export const self: Target = {
  words: 'this Pokémon',
  all: ({ game, self }) => oneOrNone(self === null ? null : game.find(self)),
  *pick({ self }) {
    return self === null ? [] : [self]
  },
}

/** The opponent's Active Pokémon as it is now: after a switch, the new one. */
export const defending = target('the Defending Pokémon', ({ game, opponent }) => oneOrNone(game.side(opponent).active))

/** The one that has just come forward. */
export const newDefending: Target = { ...defending, words: 'the new Defending Pokémon' }

/** The same one in texts that are no attack's. */
export const theirActive: Target = { ...defending, words: "your opponent's Active Pokémon" }

export const yourActive = target('your Active Pokémon', ({ game, you }) => oneOrNone(game.side(you).active))

type Where = 'in-play' | 'bench'
type Whose = 'yours' | 'theirs'

const among = ({ game, you, opponent }: Outlook, whose: Whose, where: Where, sort: Sort): readonly Pokemon[] => {
  const seat: Seat = whose === 'yours' ? you : opponent
  const pokemon = where === 'bench' ? game.side(seat).bench : inPlay(game.side(seat))
  return pokemon.filter(each => sort.is(game, each))
}

const groupWords = (whose: Whose, where: Where, { words, after = '' }: Sort): string =>
  `${whose === 'yours' ? 'your' : "your opponent's"} ${words}${where === 'bench' ? 'Benched ' : ''}Pokémon${after}`

const chosen =
  (whose: Whose, where: Where) =>
  (sort: Sort = all): Target => ({
    words: `one of ${groupWords(whose, where, sort)}`,
    chosen: 'it',
    all: outlook => among(outlook, whose, where, sort),
    *pick(context) {
      return yield* choosePokemon(context, context.you, 'choose-pokemon', ids(among(context, whose, where, sort)))
    },
  })

const each =
  (whose: Whose, where: Where) =>
  (sort: Sort = all): Target =>
    target(`each of ${groupWords(whose, where, sort)}`, outlook => among(outlook, whose, where, sort))

export const oneOfYours = chosen('yours', 'in-play')
export const oneOfYourBenched = chosen('yours', 'bench')
export const oneOfTheirs = chosen('theirs', 'in-play')
export const oneOfTheirBenched = chosen('theirs', 'bench')
export const eachOfYours = each('yours', 'in-play')
export const eachOfYourBenched = each('yours', 'bench')
export const eachOfTheirs = each('theirs', 'in-play')
export const eachOfTheirBenched = each('theirs', 'bench')

/** So many different ones, as far as there are that many. */
const several =
  (whose: Whose, where: Where) =>
  (count: number): Target => ({
    words: `${count} of ${groupWords(whose, where, all)}`,
    chosen: 'each',
    all: outlook => among(outlook, whose, where, all),
    *pick(context) {
      const there = ids(among(context, whose, where, all))
      return yield* choosePokemon(context, context.you, 'choose-pokemon', there, exactly(count))
    },
  })

export const severalOfTheirs = several('theirs', 'in-play')
export const severalOfYourBenched = several('yours', 'bench')
