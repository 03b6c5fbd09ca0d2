/** Clauses whose effect lasts, and what the effects do. */
import type { AttackRun } from '../../engine/attack-run.ts'
import { reaches } from '../../engine/harm.ts'
import { beginEffect, untilEndOfOpponentsNextTurn } from '../../engine/lasting.ts'
import type { Catalogue } from '../../engine/rules.ts'
import type { Deed } from './clause.ts'

/** By their names, which say what they do when put after the name of the Pokémon: `'cannot-retreat'`. */
export const lasting = {
  'cannot-retreat': () => ({
    modifiers: { canRetreat: (value, pokemon, me) => value && pokemon.id !== me.pokemon?.id },
  }),
  'takes-no-damage-from-attacks': () => ({
    modifiers: { preventsDamage: (value, hit, me) => value || (hit.attack !== null && hit.to === me.pokemon?.id) },
  }),
} as const satisfies Catalogue['lasting']

const begin = (run: AttackRun, name: keyof typeof lasting, pokemon: number): void =>
  beginEffect(run, name, { pokemon }, untilEndOfOpponentsNextTurn(run.game))

export const holdDefender: Deed<AttackRun> = {
  text: "the Defending Pokémon cannot retreat in the opponent's next turn",
  *after(run) {
    if (reaches(run, run.defender)) begin(run, 'cannot-retreat', run.defender)
  },
}

export const shieldSelf: Deed<AttackRun> = {
  text: "in the opponent's next turn no attack does damage to this Pokémon",
  *after(run) {
    begin(run, 'takes-no-damage-from-attacks', run.self)
  },
}
