/** What texts count. */
import type { Context, Outlook } from '../../engine/context.ts'
import type { Seat } from '../../engine/ids.ts'
import type { Type } from '../../engine/print.ts'
import { allUnits, nameOf } from '../../engine/queries.ts'
import { printOf } from '../../engine/rules.ts'
import { inPlay, type Pokemon } from '../../engine/state.ts'
import type { Kind } from './kinds.ts'
import type { Sort } from './targets.ts'
import { capital, plural, typed } from './words.ts'

interface CountWords {
  /** Goes after "for each". */
  readonly one: string
  /** Goes after "the number of". */
  readonly many: string
}

/** Everybody can see how many there are. */
interface Seen extends CountWords {
  readonly first?: undefined
  readonly of: (outlook: Outlook) => number
}

/** Coins are flipped in order to count. */
interface Flipped extends CountWords {
  readonly first: string
  readonly of: (context: Context) => number
  readonly most: (outlook: Outlook) => number
}

export type Count = Seen | Flipped

/** As many as it can be, as far as everybody can see. */
export const atMost = (count: Count, outlook: Outlook): number =>
  count.first === undefined ? count.of(outlook) : count.most(outlook)

/** A sentence about what is counted, after the one about what is done in order to count. */
export const counting = ({ first }: Count, text: string): string =>
  first === undefined ? text : `${first}. ${capital(text)}`

const same = (words: string): CountWords => ({ one: words, many: words })

const several = (thing: string, where: string): CountWords => ({
  one: `${thing} ${where}`,
  many: `${thing}s ${where}`,
})

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

const unitsOn = ({ game }: Outlook, pokemon: Pokemon, type?: Type): number =>
  allUnits(game, pokemon).filter(unit => type === undefined || unit.includes(type)).length

const itself = ({ game, self }: Outlook): readonly Pokemon[] => {
  const pokemon = self === null ? null : game.find(self)
  return pokemon ? [pokemon] : []
}

const defender = ({ game, opponent }: Outlook): readonly Pokemon[] => {
  const { active } = game.side(opponent)
  return active ? [active] : []
}

/** Energy, not cards: one card may provide two. */
export const energyOnSelf = (type?: Type): Seen => ({
  ...same(`${typed(type)}Energy attached to this Pokémon`),
  of: context => sum(itself(context).map(pokemon => unitsOn(context, pokemon, type))),
})

export const energyOnYours = (type?: Type): Seen => ({
  ...same(`${typed(type)}Energy attached to any of your Pokémon`),
  of: context => sum(inPlay(context.game.side(context.you)).map(pokemon => unitsOn(context, pokemon, type))),
})

export const countersOnSelf: Seen = {
  ...several('damage counter', 'on this Pokémon'),
  of: context => sum(itself(context).map(({ damage }) => damage / 10)),
}

export const countersOnDefender: Seen = {
  ...several('damage counter', 'on the Defending Pokémon'),
  of: context => sum(defender(context).map(({ damage }) => damage / 10)),
}

export const pokemonInPlay: Seen = {
  one: 'Pokémon in play on either side',
  many: 'Pokémon in play on both sides',
  of: ({ game }) => sum(game.state.sides.map(side => inPlay(side).length)),
}

export const yourPokemon = (sort: Sort): Seen => ({
  ...same(`${sort.words}Pokémon you have in play`),
  of: ({ game, you }) => inPlay(game.side(you)).filter(pokemon => sort.is(game, pokemon)).length,
})

export const theirBenched: Seen = {
  one: "of your opponent's Benched Pokémon",
  many: "your opponent's Benched Pokémon",
  of: ({ game, opponent }) => game.side(opponent).bench.length,
}

export const namedInPlay = (name: string): Seen => ({
  one: `${name} in play on either side`,
  many: `${name} in play on both sides`,
  of: ({ game }) => sum(game.state.sides.map(side => inPlay(side).filter(each => nameOf(game, each) === name).length)),
})

export const inYourDiscard = (kind: Kind): Seen => ({
  one: `${kind.one.replace(/^an? /, '')} in your discard pile`,
  many: `${kind.many} in your discard pile`,
  of: ({ game, you }) => game.side(you).discard.filter(card => kind.has(printOf(game, card))).length,
})

export const cardsInTheirHand: Seen = {
  ...several('card', "in your opponent's hand"),
  of: ({ game, opponent }) => game.side(opponent).hand.length,
}

const flipMany = (context: Context, flipper: Seat, coins: number, face: 'heads' | 'tails'): number =>
  sum(Array.from({ length: coins }, () => (context.game.flip(flipper, context.source) === face ? 1 : 0)))

export const heads = (coins: number): Flipped => ({
  first: `flip ${plural(coins, 'coin')}`,
  ...same('heads'),
  of: context => flipMany(context, context.you, coins, 'heads'),
  most: () => coins,
})

export const headsPer = (count: Count): Flipped => ({
  first: `flip 1 coin for each ${count.one}`,
  ...same('heads'),
  of: context => flipMany(context, context.you, count.of(context), 'heads'),
  most: outlook => atMost(count, outlook),
})

export const tailsOfOpponentPer = (count: Count): Flipped => ({
  first: `your opponent flips 1 coin for each ${count.one}`,
  ...same('tails'),
  of: context => flipMany(context, context.opponent, count.of(context), 'tails'),
  most: outlook => atMost(count, outlook),
})

export const headsUntilTails: Flipped = {
  first: 'flip a coin until it shows tails',
  ...same('heads'),
  of: context => {
    let heads = 0
    while (context.game.flip(context.you, context.source) === 'heads') heads += 1
    return heads
  },
  most: () => Infinity,
}
