import type { Context } from './context.ts'
import type { Card, CardId, PokemonId } from './ids.ts'
import type { Attack } from './print.ts'

/** One use of an attack, from its announcement to its last effect. */
export interface AttackRun extends Context {
  readonly self: PokemonId
  readonly attack: Attack
  /** The printed card the attack stands on: not the attacker's own when it is copied or from a Technical Machine. */
  readonly card: CardId
  /** The opponent's Active Pokémon. It may still change until the damage is done, never afterwards. */
  defender: PokemonId
  /** What was decided in the choices step, for the later steps. */
  chosen: { pokemon: readonly PokemonId[]; cards: readonly Card[]; word: string }
}
