/** What texts depend on. Words go after "if". */
import type { Outlook } from '../../engine/context.ts'
import type { Type } from '../../engine/print.ts'
import { nameOf } from '../../engine/queries.ts'
import { pokemonPrint, printOf } from '../../engine/rules.ts'
import { hasCondition } from '../../engine/state.ts'
import type { Condition } from '../../engine/vocabulary.ts'
import { energyOnSelf } from './counts.ts'
import type { Kind } from './kinds.ts'
import { capital } from './words.ts'

export interface If {
  readonly words: string
  /** Everybody can see it. */
  readonly holds: (outlook: Outlook) => boolean
}

export const sameHandSize: If = {
  words: 'you and your opponent hold the same number of cards',
  holds: ({ game, you, opponent }) => game.side(you).hand.length === game.side(opponent).hand.length,
}

export const biggerHand: If = {
  words: 'you hold more cards than your opponent',
  holds: ({ game, you, opponent }) => game.side(you).hand.length > game.side(opponent).hand.length,
}

export const hasEnergy = (type: Type): If => ({
  words: `this Pokémon has any ${capital(type)} Energy`,
  holds: outlook => energyOnSelf(type).of(outlook) > 0,
})

export const defenderIs = (condition: Condition): If => ({
  words: `the Defending Pokémon is ${capital(condition)}`,
  holds: ({ game, opponent }) => {
    const { active } = game.side(opponent)
    return active !== null && hasCondition(active, condition)
  },
})

export const defenderHasCondition: If = {
  words: 'the Defending Pokémon has a Special Condition',
  holds: ({ game, opponent }) => (game.side(opponent).active?.conditions.length ?? 0) > 0,
}

export const evolvedThisTurnFrom = (name: string): If => ({
  words: `this Pokémon evolved from ${name} in this turn`,
  holds: ({ game, self }) => {
    const pokemon = self === null ? null : game.find(self)
    const under = pokemon?.cards[pokemon.cards.length - 2]
    if (!pokemon || under === undefined || pokemon.evolvedOn !== game.state.turn.number) return false
    return pokemonPrint(printOf(game, under)).name === name
  },
})

export const onYourBench = (name: string): If => ({
  words: `${name} is on your Bench`,
  holds: ({ game, you }) => game.side(you).bench.some(pokemon => nameOf(game, pokemon) === name),
})

export const discardPileHas = (kind: Kind): If => ({
  words: `there is ${kind.one} in your discard pile`,
  holds: ({ game, you }) => game.side(you).discard.some(card => kind.has(printOf(game, card))),
})

export const stadiumInPlay: If = {
  words: 'a Stadium is in play',
  holds: ({ game }) => game.state.stadium !== null,
}
