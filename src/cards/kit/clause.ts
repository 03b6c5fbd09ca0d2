/** A clause carries its own words and its behaviour; the text of an attack is composed from its clauses. */
import type { AttackRun } from '../../engine/attack-run.ts'
import type { Context, Effect } from '../../engine/context.ts'
import type { Activation, Attack } from '../../engine/print.ts'

export interface Clause {
  readonly text: string
  readonly choose?: (run: AttackRun) => Effect
  readonly require?: (run: AttackRun) => Effect<boolean>
  /** Changes the base damage. */
  readonly base?: (run: AttackRun, base: number) => Effect<number>
  readonly before?: (run: AttackRun) => Effect
  readonly after?: (run: AttackRun) => Effect
}

/** A clause that is simply done. One that needs no attack around it is also what Trainers and powers are made of. */
export interface Deed<C extends Context = Context> {
  readonly text: string
  /** Whether it could do anything, as far as both players can tell. */
  readonly can?: NonNullable<Activation['can']>
  readonly after: (context: C) => Effect
}

type Composed = Pick<Attack, 'text' | 'choose' | 'require' | 'base' | 'before' | 'after'>

export function compose(clauses: readonly Clause[]): Composed {
  if (clauses.length === 0) return {}
  const has = (step: keyof Clause) => clauses.some(clause => clause[step])
  return {
    text: sentences(clauses),
    ...(has('choose') && { choose: inTurn(clauses, 'choose') }),
    ...(has('require') && { require: run => allHold(clauses, run) }),
    ...(has('base') && { base: run => baseDamage(clauses, run) }),
    ...(has('before') && { before: inTurn(clauses, 'before') }),
    ...(has('after') && { after: inTurn(clauses, 'after') }),
  }
}

export const sentences = (clauses: readonly { readonly text: string }[]): string =>
  clauses.map(({ text }) => sentence(text)).join(' ')

const sentence = (text: string): string => `${text.replace(/^./, first => first.toUpperCase())}.`

const inTurn = (clauses: readonly Clause[], step: 'choose' | 'before' | 'after') =>
  function* (run: AttackRun): Effect {
    for (const clause of clauses) {
      const part = clause[step]
      if (part) yield* part(run)
    }
  }

function* allHold(clauses: readonly Clause[], run: AttackRun): Effect<boolean> {
  for (const { require } of clauses) if (require && !(yield* require(run))) return false
  return true
}

function* baseDamage(clauses: readonly Clause[], run: AttackRun): Effect<number> {
  let base = run.attack.damage
  for (const clause of clauses) if (clause.base) base = yield* clause.base(run, base)
  return base
}

/** All of them in order, where each could do something. */
export const inOrder = (deeds: readonly Deed[]): { can: NonNullable<Activation['can']>; run: Deed['after'] } => ({
  can: (table, me) => deeds.every(({ can }) => !can || can(table, me)),
  *run(context) {
    for (const { after } of deeds) yield* after(context)
  },
})
