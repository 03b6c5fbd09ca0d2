/** What texts count. Words go after "for each". */
import type { Context } from '../../engine/context.ts'
import type { Seat } from '../../engine/ids.ts'
import type { Type } from '../../engine/print.ts'
import { allUnits, nameOf } from '../../engine/queries.ts'
import { printOf } from '../../engine/rules.ts'
import { inPlay, type Pokemon } from '../../engine/state.ts'
import { occasion } from './clause.ts'
import type { Kind } from './kinds.ts'
import type { Sort } from './targets.ts'
import { plural, typed } from './words.ts'

export interface Count {
  readonly words: string
  readonly of: (context: Context) => number
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

const unitsOn = ({ game }: Context, pokemon: Pokemon, type?: Type): number =>
  allUnits(game, pokemon).filter(unit => type === undefined || unit.includes(type)).length

const itself = ({ game, self }: Context): readonly Pokemon[] => {
  const pokemon = self === null ? null : game.find(self)
  return pokemon ? [pokemon] : []
}

const defender = ({ game, opponent }: Context): readonly Pokemon[] => {
  const { active } = game.side(opponent)
  return active ? [active] : []
}

/** Energy, not cards: one card may provide two. */
export const energyOnSelf = (type?: Type): Count => ({
  words: `${typed(type)}Energy attached to this Pokémon`,
  of: context => sum(itself(context).map(pokemon => unitsOn(context, pokemon, type))),
})

export const energyOnYours = (type?: Type): Count => ({
  words: `${typed(type)}Energy that is attached to a Pokémon of yours`,
  of: context => sum(inPlay(context.game.side(context.you)).map(pokemon => unitsOn(context, pokemon, type))),
})

export const countersOnSelf: Count = {
  words: 'damage counter on this Pokémon',
  of: context => sum(itself(context).map(({ damage }) => damage / 10)),
}

export const countersOnDefender: Count = {
  words: 'damage counter on the Defending Pokémon',
  of: context => sum(defender(context).map(({ damage }) => damage / 10)),
}

export const pokemonInPlay: Count = {
  words: 'Pokémon in play on either side',
  of: ({ game }) => sum(game.state.sides.map(side => inPlay(side).length)),
}

export const yourPokemon = (sort: Sort): Count => ({
  words: `${sort.words}Pokémon you have in play`,
  of: ({ game, you }) => inPlay(game.side(you)).filter(pokemon => sort.is(game, pokemon)).length,
})

export const theirBenched: Count = {
  words: "of the opponent's Benched Pokémon",
  of: ({ game, opponent }) => game.side(opponent).bench.length,
}

export const namedInPlay = (name: string): Count => ({
  words: `${name} in play on either side`,
  of: ({ game }) => sum(game.state.sides.map(side => inPlay(side).filter(each => nameOf(game, each) === name).length)),
})

export const inYourDiscard = (kind: Kind): Count => ({
  words: `${kind.one.replace(/^an? /, '')} in your discard pile`,
  of: ({ game, you }) => game.side(you).discard.filter(card => kind.has(printOf(game, card))).length,
})

export const cardsInTheirHand: Count = {
  words: "card in the opponent's hand",
  of: ({ game, opponent }) => game.side(opponent).hand.length,
}

const flipMany = (context: Context, flipper: Seat, coins: number, face: 'heads' | 'tails'): number =>
  sum(Array.from({ length: coins }, () => (context.game.flip(flipper, occasion(context)) === face ? 1 : 0)))

export const heads = (coins: number): Count => ({
  words: `heads among ${plural(coins, 'coin flip')}`,
  of: context => flipMany(context, context.you, coins, 'heads'),
})

export const headsPer = (count: Count): Count => ({
  words: `heads when you flip a coin for each ${count.words}`,
  of: context => flipMany(context, context.you, count.of(context), 'heads'),
})

export const tailsOfOpponentPer = (count: Count): Count => ({
  words: `tails when the opponent flips a coin for each ${count.words}`,
  of: context => flipMany(context, context.opponent, count.of(context), 'tails'),
})

export const headsUntilTails: Count = {
  words: 'heads before the first tails, flipping a coin again and again',
  of: context => {
    let heads = 0
    while (context.game.flip(context.you, occasion(context)) === 'heads') heads += 1
    return heads
  },
}
