/** The moments at which cards in play and lasting effects may act. */
import type { AttackRun } from './attack-run.ts'
import type { Context, Effect } from './context.ts'
import type { Zone } from './event.ts'
import type { SourceKind } from './facts.ts'
import type { Card, PokemonId, Seat } from './ids.ts'
import type { Hit } from './modifiers.ts'

export interface MomentsAbout {
  enteredPlay: { readonly pokemon: PokemonId; readonly from: Zone }
  evolved: { readonly pokemon: PokemonId; readonly card: Card; readonly from: Zone }
  energyAttached: { readonly pokemon: PokemonId; readonly card: Card; readonly from: Zone }
  /** An attack is about to work; `true` makes it do nothing. */
  attacking: AttackRun
  /** Damage is about to be placed; `true` prevents it. */
  beforeDamage: Hit
  damaged: Hit & { readonly amount: number }
  /** `true` saves the Pokémon: the handler has already changed what would have Knocked it Out. */
  wouldBeKnockedOut: { readonly pokemon: PokemonId; readonly by: SourceKind }
  /** Its cards are still where they were. */
  knockedOut: { readonly pokemon: PokemonId; readonly by: SourceKind }
  /** The cost is paid, the Pokémon still Active. */
  retreating: { readonly pokemon: PokemonId }
  turnEnding: { readonly seat: Seat }
  betweenTurns: { readonly turn: Seat }
  /** Between turns where the rulebook has a step for these very cards. */
  counterStep: { readonly pokemon: PokemonId }
  energyStep: { readonly pokemon: PokemonId }
}

export type Moment = keyof MomentsAbout

// biome-ignore-start lint/suspicious/noConfusingVoidType: a handler that returns nothing has nothing to say
/** `true` means that the handler has done its work: a once-only effect ends then. */
export type Moments = {
  readonly [M in Moment]?: (context: Context, about: MomentsAbout[M]) => Effect<boolean | undefined | void>
}
// biome-ignore-end lint/suspicious/noConfusingVoidType: see above
