/** Beginning and ending effects that last. */

import type { Json } from '../shared/json.ts'
import type { Context } from './context.ts'
import { isOn } from './evolve.ts'
import type { LastingEffect, Lifetime } from './facts.ts'
import type { Game } from './game.ts'
import { reaches } from './harm.ts'
import type { PokemonId } from './ids.ts'
import type { EffectName } from './vocabulary.ts'

/** An effect on a Pokémon that is out of its reach does not begin. */
export function beginEffect(
  context: Context,
  name: EffectName,
  on: LastingEffect['on'],
  lasts: Lifetime,
  params: Json = null,
): void {
  const { game, source } = context
  if (on && 'pokemon' in on && !reaches(context, on.pokemon)) return
  game.emit({ type: 'EffectBegan', effect: { id: game.newId(), name, params, on, source, lasts } })
}

export function endEffects(game: Game, which: (effect: LastingEffect) => boolean): void {
  const effects = game.state.effects.filter(which).map(({ id }) => id)
  if (effects.length > 0) game.emit({ type: 'EffectsEnded', effects })
}

/** Lifetimes by the words that cards use. */
export const thisTurn = (game: Game): Lifetime => ({ turn: game.state.turn.number })
export const untilEndOfOpponentsNextTurn = (game: Game): Lifetime => ({ turn: game.state.turn.number + 1 })
export const untilEndOfYourNextTurn = (game: Game): Lifetime => ({ turn: game.state.turn.number + 2 })

/** Going to the Bench ends what attacks left on a Pokémon, and what lasts only while it is Active. */
export const endEffectsOfBenching = (game: Game, id: PokemonId): void =>
  endEffects(game, effect => isOn(effect, id) && (effect.source.kind === 'attack' || effect.lasts.whileActive === true))

/** Evolving ends what attacks left on a Pokémon, and what lasts only until then. */
export const endEffectsOfEvolving = (game: Game, id: PokemonId): void =>
  endEffects(
    game,
    effect => isOn(effect, id) && (effect.source.kind === 'attack' || effect.lasts.untilEvolves === true),
  )

/** Devolving ends everything. */
export const endEffectsOfDevolving = (game: Game, id: PokemonId): void => endEffects(game, effect => isOn(effect, id))
