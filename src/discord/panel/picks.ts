/** The ways to answer a question, as lists of picks. */
import type { Question } from '../../engine/view.ts'
import { picksLeft } from '../../words/asked.ts'
import { wordsFor } from '../../words/index.ts'
import type { Scene } from '../../words/scene.ts'
import { LIMITS } from '../message.ts'

/** Numbers of options, in order; null says "that is all". */
export type Picks = readonly (number | null)[]

/** `0x2,1` for twice the first option and then the second, `n` for "that is all". */
export function writePicks(picks: Picks): string {
  const runs: { readonly pick: number | null; times: number }[] = []
  for (const pick of picks) {
    const last = runs.at(-1)
    if (last?.pick === pick) last.times += 1
    else runs.push({ pick, times: 1 })
  }
  return runs.map(({ pick, times }) => `${pick ?? 'n'}${times > 1 ? `x${times}` : ''}`).join(',')
}

const RUN = /^(n|\d{1,3})(?:x([1-9]\d{0,2}))?$/

/** Null if it is no list of picks. */
export function readPicks(written: string): Picks | null {
  const picks: (number | null)[] = []
  for (const run of written.split(',')) {
    const [, pick, times = '1'] = RUN.exec(run) ?? []
    if (pick === undefined) return null
    for (let nth = 0; nth < Number(times); nth++) picks.push(pick === 'n' ? null : Number(pick))
  }
  return picks
}

const timesIn = (picks: Picks, option: number): number => picks.filter(pick => pick === option).length

/** How often each option can still be picked. */
export const copiesLeft = ({ options, picked }: Question): readonly number[] =>
  options.map(({ count }, option) => count - timesIn(picked, option))

/** May all of this be answered, one after the other? */
export function canAnswer(question: Question, picks: Picks): boolean {
  const { need, most } = picksLeft(question)
  const chosen = picks.filter(pick => pick !== null)
  const stops = picks.indexOf(null)
  if (picks.length === 0 || chosen.length > most) return false
  if (stops >= 0 && (stops < picks.length - 1 || chosen.length < need)) return false
  if (stops > 0 && chosen.length === most) return false // it is over already
  return (
    copiesLeft(question).every((left, option) => timesIn(picks, option) <= left) && chosen.every(isOption(question))
  )
}

const isOption =
  ({ options }: Question) =>
  (pick: number): boolean =>
    pick >= 0 && pick < options.length

/** One thing to choose, and what is then picked. */
export interface Offer {
  readonly label: string
  readonly picks: readonly number[]
}

/** One of several things to choose together. */
export interface Piece {
  readonly label: string
  readonly option: number
  /** Equal cards are offered one by one. */
  readonly copy: number
}

type Form =
  /** There is nothing to choose. */
  | { readonly is: 'nothing' }
  /** One of these. Afterwards the same question may go on. */
  | { readonly is: 'one'; readonly offers: readonly Offer[] }
  | { readonly is: 'several'; readonly pieces: readonly Piece[]; readonly min: number; readonly max: number }

export function formOf(scene: Scene, question: Question): Form {
  const { need, most } = picksLeft(question)
  const left = copiesLeft(question)
  if (most === 0) return { is: 'nothing' }
  const whole = need === most ? wholeAnswers(scene, question, left, most) : null
  if (whole) return { is: 'one', offers: whole }
  if (isShared(question)) return { is: 'one', offers: shareOffers(scene, question, left, most) }
  if (most === 1 || isStepwise(question)) return { is: 'one', offers: singleOffers(scene, question, left) }
  return { is: 'several', pieces: piecesOf(scene, question, left, most), min: Math.max(1, need), max: most }
}

/** Several picks may go to the same Pokémon. */
const isShared = ({ options }: Question): boolean => options.some(({ is, count }) => is === 'pokemon' && count > 1)

/** The first Pokémon of the set-up is the Active one; the order of those on the Bench is of no interest. */
const isStepwise = ({ prompt, ordered, picked }: Question): boolean =>
  ordered === true && !(prompt === 'set-up' && picked.length > 0)

const SUFFIX = 12

const labelsOf = (scene: Scene, question: Question): readonly string[] =>
  wordsFor(scene).optionLabels(scene, question, LIMITS.option - SUFFIX)

function singleOffers(scene: Scene, question: Question, left: readonly number[]): readonly Offer[] {
  return labelsOf(scene, question).flatMap((label, option) => {
    const copies = left[option] ?? 0
    return copies > 0 ? [{ label: copies > 1 ? `${label} ×${copies}` : label, picks: [option] }] : []
  })
}

/** The smallest shares first, so that everybody stands on the first page. */
function shareOffers(scene: Scene, question: Question, left: readonly number[], most: number): readonly Offer[] {
  const labels = labelsOf(scene, question)
  return Array.from({ length: most }, (_, index) => index + 1).flatMap(amount =>
    labels.flatMap((label, option) =>
      amount <= (left[option] ?? 0)
        ? [{ label: `${amount} → ${label}`, picks: Array<number>(amount).fill(option) }]
        : [],
    ),
  )
}

function piecesOf(scene: Scene, question: Question, left: readonly number[], most: number): readonly Piece[] {
  return labelsOf(scene, question).flatMap((label, option) => {
    const copies = Math.min(left[option] ?? 0, most)
    return Array.from({ length: copies }, (_, index) => ({
      label: copies > 1 ? `${label} (${index + 1} of ${copies})` : label,
      option,
      copy: index + 1,
    }))
  })
}

/** All complete answers, if they can be listed in one menu: every order, or every way to share out. */
function wholeAnswers(
  scene: Scene,
  question: Question,
  left: readonly number[],
  most: number,
): readonly Offer[] | null {
  const labels = labelsOf(scene, question)
  const isOrder = question.ordered === true && left.reduce((sum, copies) => sum + copies, 0) === most
  const lists = isOrder
    ? listAnswers(left, most, 'in any order')
    : isShared(question) && !question.ordered
      ? listAnswers(left, most, 'one order')
      : []
  const offers = lists.map(picks => ({ picks, label: isOrder ? orderLabel(labels, picks) : shareLabel(labels, picks) }))
  const fits = offers.length > 0 && offers.length <= LIMITS.choices
  return fits && offers.every(({ label }) => label.length <= LIMITS.option) ? offers : null
}

const orderLabel = (labels: readonly string[], picks: readonly number[]): string =>
  picks.map(pick => labels[pick] ?? '').join(', then ')

/** "2 → Pidgey (Active), 1 → Spearow (Bench 1)" */
const shareLabel = (labels: readonly string[], picks: readonly number[]): string =>
  [...new Set(picks)].map(pick => `${timesIn(picks, pick)} → ${labels[pick] ?? ''}`).join(', ')

/** Every list of so many picks; one more than a menu can hold is enough to know that they are too many. */
function listAnswers(left: readonly number[], length: number, how: 'in any order' | 'one order'): readonly number[][] {
  const found: number[][] = []
  const go = (picks: readonly number[], copies: readonly number[]): void => {
    if (found.length > LIMITS.choices) return
    if (picks.length === length) {
      found.push([...picks])
      return
    }
    const first = how === 'one order' ? (picks.at(-1) ?? 0) : 0
    for (let option = first; option < copies.length; option++)
      if ((copies[option] ?? 0) > 0) go([...picks, option], copies.with(option, (copies[option] ?? 0) - 1))
  }
  go([], left)
  return found
}
