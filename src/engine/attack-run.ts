import type { Context } from './context.ts'
import type { CardId, PokemonId } from './ids.ts'
import type { Attack } from './print.ts'

/** One use of an attack, from its announcement to its last effect. */
export interface AttackRun extends Context {
  readonly self: PokemonId
  readonly attack: Attack
  /** The printed card the attack stands on: not the attacker's own when it is copied or from a Technical Machine. */
  readonly card: CardId
  /** The opponent's Active Pokémon. It may still change until the damage is done, never afterwards. */
  defender: PokemonId
  /** What its own damage came to on the Defending Pokémon, once that is done. */
  dealt: number
  /** The Pokémon or cards that were chosen in the choices step, by the part of the text that asked for them. */
  readonly chosen: Map<unknown, readonly number[]>
}
