/** Runs what cards in play and lasting effects do at a moment. */
import type { Context, Effect } from './context.ts'
import type { Source } from './facts.ts'
import type { Game } from './game.ts'
import { otherSeat, type PokemonId, type Seat } from './ids.ts'
import { type Bearing, bearings } from './in-force.ts'
import type { Moment, MomentsAbout } from './moments.ts'

export const contextFor = (game: Game, seat: Seat, source: Source, self: PokemonId | null): Context => ({
  game,
  you: seat,
  opponent: otherSeat(seat),
  source,
  self,
})

export function sourceOf({ me, source, power }: Bearing): Source {
  const name = power?.name ?? me.effect?.source.name
  return { kind: source, seat: me.seat, card: me.card, ...(name !== undefined && { name }) }
}

/** True if a handler says that it did its work. Handlers of Pokémon that have left play meanwhile do not run. */
export function* at<M extends Moment>(
  game: Game,
  moment: M,
  about: MomentsAbout[M],
  only: (bearing: Bearing) => boolean = () => true,
): Effect<boolean> {
  let done = false
  for (const bearing of bearings(game)) {
    if (!bearing.moments?.[moment] || !only(bearing)) continue
    if (yield* runMoment(game, bearing, moment, about)) done = true
  }
  return done
}

export function* runMoment<M extends Moment>(
  game: Game,
  bearing: Bearing,
  moment: M,
  about: MomentsAbout[M],
): Effect<boolean> {
  const { me, moments } = bearing
  const handler = moments?.[moment]
  if (!handler || (me.pokemon && !game.find(me.pokemon.id))) return false
  const { effect } = me
  if (effect && !game.state.effects.some(({ id }) => id === effect.id)) return false
  const context = contextFor(game, me.seat, sourceOf(bearing), me.pokemon?.id ?? null)
  const before = game.cause
  game.cause = effect ? null : { source: context.source, pokemon: context.self }
  const done = (yield* handler(context, about as never)) === true
  game.cause = before
  if (done && effect?.lasts.once) game.emit({ type: 'EffectsEnded', effects: [effect.id] })
  return done
}
