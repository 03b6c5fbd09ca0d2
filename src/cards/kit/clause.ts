/** A clause carries its own words and its behaviour; the text of a card is composed from its clauses. */
import type { AttackRun } from '../../engine/attack-run.ts'
import type { Context, Effect } from '../../engine/context.ts'
import type { Activation, Attack, InVain } from '../../engine/print.ts'
import { textName } from '../../engine/rules.ts'
import { capital } from './words.ts'

type Can = NonNullable<Activation['can']>

/** A part of an attack's text. */
export interface Clause {
  /** Some speak of the printed damage of their attack. */
  readonly text: string | ((damage: number) => string)
  readonly choose?: (run: AttackRun) => Effect
  readonly require?: (run: AttackRun) => Effect<boolean>
  /** Changes the base damage. */
  readonly base?: (run: AttackRun, base: number) => Effect<number>
  readonly before?: (run: AttackRun) => Effect
  readonly after?: (run: AttackRun) => Effect
  readonly ignores?: NonNullable<Attack['ignores']>
  /** Otherwise the attack cannot even be announced. */
  readonly usable?: Can
  readonly copies?: true
  readonly price?: true
}

/** Something that is simply done: by a Trainer, by a power, or by an attack after its damage. */
export interface Deed {
  readonly text: string
  /** A condition that is named before what is done. Goes after "if". */
  readonly onlyIf?: string
  /** A price or condition without which it may not even be tried. */
  readonly can?: Can
  /** Can its player see that it would do nothing? Absent where something always may happen. Never asked of an attack. */
  readonly inVain?: InVain
  readonly choose?: (run: AttackRun) => Effect
  readonly after: (context: Context) => Effect
  /** As a sentence of its own in an attack's text it must be done to use the attack (ATK-09), before all else. */
  readonly price?: true
}

type Composed = Pick<
  Attack,
  'text' | 'choose' | 'require' | 'base' | 'before' | 'after' | 'ignores' | 'usable' | 'copies'
>

export function compose(parts: readonly Clause[], damage: number): Composed {
  if (parts.length === 0) return {}
  const clauses = parts.map(part => inFull(part, damage)).map(part => (part.price ? paidFirst(part) : part))
  const has = (step: keyof Clause) => clauses.some(clause => clause[step])
  return {
    text: sentences(clauses),
    ...(has('choose') && { choose: inTurn(clauses, 'choose') }),
    ...(has('require') && { require: run => allHold(clauses, run) }),
    ...(has('base') && { base: run => baseDamage(clauses, run) }),
    ...(has('before') && { before: inTurn(clauses, 'before') }),
    ...(has('after') && { after: inTurn(clauses, 'after') }),
    ...(has('usable') && { usable: (table, me) => clauses.every(({ usable }) => !usable || usable(table, me)) }),
    ...(has('copies') && { copies: true }),
    ...(has('ignores') && { ignores: clauses.flatMap(({ ignores }) => ignores ?? []) }),
  }
}

type InFull = Clause & { readonly text: string }

const inFull = (clause: Clause, damage: number): InFull => ({
  ...clause,
  text: typeof clause.text === 'string' ? clause.text : clause.text(damage),
})

const paidFirst = ({ text, after }: InFull): InFull => ({
  text: `to use this attack, ${text}`,
  *require(run) {
    yield* after?.(run) ?? []
    return true
  },
})

export const sentences = (clauses: readonly { readonly text: string }[]): string =>
  clauses.flatMap(({ text }) => (text === '' ? [] : [`${capital(text)}.`])).join(' ')

export const conditionsOf = (deeds: readonly Deed[]): readonly string[] => deeds.flatMap(({ onlyIf }) => onlyIf ?? [])

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

/** What does nothing changes nothing for what comes after it: so all of them are in vain if each is. */
export const allInVain =
  (deeds: readonly Deed[]): InVain =>
  outlook =>
    deeds.every(({ inVain }) => inVain?.(outlook) ?? false)

/** All of them in order; each must be allowed. */
export const inOrder = (deeds: readonly Deed[]): { can: Can; inVain: InVain; run: Deed['after'] } => ({
  can: (table, me) => deeds.every(({ can }) => !can || can(table, me)),
  inVain: allInVain(deeds),
  *run(context) {
    for (const { after } of deeds) yield* after(context)
  },
})

/** Several deeds as one. */
export const both = (...deeds: readonly Deed[]): Deed => {
  const { run, ...rest } = inOrder(deeds)
  return { text: deeds.map(({ text }) => text).join('; then '), ...rest, after: run }
}

/** Our own words for something that only one card does. */
export const deed = (text: string, after: Deed['after'], how: Pick<Deed, 'can' | 'inVain'> = {}): Deed => ({
  text,
  after,
  ...how,
})

/** What offers or asks: the attack, or else the card. */
export const occasion = ({ game, source }: Context): string => textName(game.rules, source)
