/** Cards that take the place of others on a Pokémon in play. */
import { chooseOnePokemon, upTo } from '../../engine/choose.ts'
import type { Context, Outlook } from '../../engine/context.ts'
import { reaches } from '../../engine/harm.ts'
import type { Card } from '../../engine/ids.ts'
import { evolvePokemon } from '../../engine/pokemon.ts'
import type { PokemonPrint, Print } from '../../engine/print.ts'
import { evolvesFrom, isBasicInPlay, query } from '../../engine/queries.ts'
import { printOf } from '../../engine/rules.ts'
import { inPlay, type Pokemon } from '../../engine/state.ts'
import { discardAttached, inZone, search } from '../../engine/zones.ts'
import { type Deed, deed } from './clause.ts'
import { only } from './control.ts'
import { either, isReached, noDeck, unlessAny } from './in-vain.ts'
import { basicPokemon, toolCard } from './kinds.ts'
import { eachOfYours, type Target } from './targets.ts'

export const notInFirstTurn = only('your first turn is over', ({ state }) => state.turn.number > 2)

/** It came into play or evolved in this turn. */
const isTooNew = ({ game }: Outlook, { since, evolvedOn }: Pokemon): boolean =>
  [since, evolvedOn].includes(game.state.turn.number)

function canTake(context: Context, print: Print, pokemon: Pokemon): print is PokemonPrint {
  const { game } = context
  if (print.kind !== 'pokemon' || !evolvesFrom(game, print, pokemon) || isTooNew(context, pokemon)) return false
  return query(game, 'canEvolve', true, { pokemon, print })
}

export const evolveFromDeck: Deed = deed(
  'look in your deck for an Evolution card, evolve one of your Pokémon with it and shuffle your deck. Only a Pokémon that neither came into play nor evolved in this turn can evolve in this way',
  function* (context) {
    const { game, you } = context
    const takersOf = (print: Print) => inPlay(game.side(you)).filter(each => canTake(context, print, each))
    const [card] = yield* search(context, 'evolve-from-deck', print => takersOf(print).length > 0, upTo(1))
    if (card !== undefined) {
      const takers = takersOf(printOf(game, card)).map(({ id }) => id)
      const taker = yield* chooseOnePokemon(context, you, 'evolve', takers)
      if (taker !== null) yield* evolvePokemon(game, taker, card, inZone('deck', you))
    }
    game.shuffleDeck(you)
  },
  {
    inVain: either(
      noDeck,
      unlessAny(eachOfYours(), (outlook, pokemon) => !isTooNew(outlook, pokemon)),
    ),
  },
)

/** Everything about the Pokémon stays as it was, apart from its card. */
export const swapBasicWithDeck: Deed = deed(
  'choose one of your Basic Pokémon in play and look in your deck for another Basic Pokémon. The new card takes the place of the old one and keeps everything attached to it, its damage, its Special Conditions, its time in play and all other effects. Then shuffle the old card into your deck',
  function* (context) {
    const { game, you } = context
    const basics = inPlay(game.side(you)).filter(each => isBasicInPlay(game, each))
    const chosen = yield* chooseOnePokemon(
      context,
      you,
      'choose-pokemon',
      basics.map(({ id }) => id),
    )
    if (chosen === null) return
    const [by] = yield* search(context, 'search-deck', basicPokemon.has, upTo(1))
    const card = game.pokemon(chosen).cards[0] as Card
    const deck = inZone('deck', you)
    if (by !== undefined) game.emit({ type: 'CardReplaced', pokemon: chosen, card, by, from: deck, to: deck })
    game.shuffleDeck(you)
  },
  { inVain: either(noDeck, unlessAny(eachOfYours({ words: 'Basic ', is: isBasicInPlay }))) },
)

export const discardTools = (from: Target): Deed => ({
  text: `discard every Pokémon Tool from ${from.words}`,
  inVain: unlessAny(from, (outlook, pokemon) => isReached(outlook, pokemon) && toolsOn(outlook, pokemon).length > 0),
  *after(context) {
    const { game, you } = context
    for (const id of (yield* from.pick(context)).filter(each => reaches(context, each)))
      discardAttached(game, id, toolsOn(context, game.pokemon(id)), you)
  },
})

const toolsOn = ({ game }: Outlook, { attached }: Pokemon): readonly Card[] =>
  attached.filter(card => toolCard.has(printOf(game, card)))
