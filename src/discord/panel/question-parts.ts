/** A question, whatever its size. */
import { promptOf, type Question } from '../../engine/view.ts'
import { picksLeft } from '../../words/asked.ts'
import { wordsFor } from '../../words/index.ts'
import type { Scene } from '../../words/scene.ts'
import { cut } from '../../words/written.ts'
import { type Choice, LIMITS, type Part, text } from '../message.ts'
import { checkOf, customId } from './ids.ts'
import { menus, press, rows } from './parts.ts'
import { formOf, type Offer, type Piece, writePicks } from './picks.ts'

export function questionParts(scene: Scene, question: Question, page = 0): readonly Part[] {
  const form = formOf(scene, question)
  const said = text(questionLines(scene, question).join('\n'))
  switch (form.is) {
    case 'nothing':
      return [said, ...rows([answerButton(scene, question, 'Go on', [null], 'primary')])]
    case 'one':
      return [said, ...oneOf(scene, question, form.offers, page), ...stopParts(scene, question)]
    case 'several':
      return [said, ...severalOf(scene, question, form, page), ...stopParts(scene, question)]
  }
}

const LONGEST_TEXT = 350

function questionLines(scene: Scene, question: Question): readonly string[] {
  const occasion = wordsFor(scene).occasionOf(scene, question)
  const { game } = scene.table
  const seen = game && game.revealed.length > 0 ? `Shown: ${wordsFor(scene).cardList(scene, game.revealed)}` : ''
  return [
    `❓ **${wordsFor(scene).questionText(scene, question)}**`,
    occasion ? `-# ${cut([occasion.name, occasion.text].filter(Boolean).join(': '), LONGEST_TEXT)}` : '',
    seen,
    wordsFor(scene).deckLine(scene),
    pickedLine(scene, question),
  ].filter(Boolean)
}

function pickedLine(scene: Scene, question: Question): string {
  const labels = wordsFor(scene).optionLabels(scene, question, LIMITS.option)
  const picked = question.picked.map(option => labels[option] ?? '')
  if (picked.length === 0) return ''
  return `Chosen so far: ${wordsFor(scene).enumerated(question.ordered ? picked : wordsFor(scene).tallied(picked), LONGEST_TEXT)}`
}

const answerButton = (
  { table }: Scene,
  question: Question,
  label: string,
  picks: readonly (number | null)[],
  style?: 'primary' | 'secondary' | 'success',
) => press(table, label, ['answer', checkOf(question), writePicks(picks)], style)

/** So many buttons of so many characters look better than a menu. */
const BUTTONS = [
  { most: 5, length: 40 },
  { most: 10, length: 12 },
] as const

/** Few short choices are buttons: one click instead of two. */
function oneOf(scene: Scene, question: Question, offers: readonly Offer[], page: number): readonly Part[] {
  const longest = Math.max(...offers.map(({ label }) => label.length))
  const isShort = BUTTONS.some(({ most, length }) => offers.length <= most && longest <= length)
  if (isShort && offers.every(({ picks }) => picks.length === 1))
    return rows(offers.map(({ label, picks }) => answerButton(scene, question, label, picks, 'primary')))
  const choices = offers.map(({ label, picks }) => ({
    label,
    value: writePicks(picks),
    ...(picks.length === 1 && describing(scene, question, picks[0] ?? 0)),
  }))
  return questionMenus(scene, question, choices, { placeholder: 'Choose…', page })
}

const describing = (scene: Scene, { options }: Question, index: number): { readonly description?: string } => {
  const option = options[index]
  const description = option ? wordsFor(scene).optionDescription(scene, option) : ''
  return description ? { description } : {}
}

interface Several {
  readonly pieces: readonly Piece[]
  readonly min: number
  readonly max: number
}

function severalOf(scene: Scene, question: Question, { pieces, min, max }: Several, page: number): readonly Part[] {
  const choices = pieces.map(({ label, option, copy }) => ({
    label,
    value: `${option}.${copy}`,
    ...describing(scene, question, option),
  }))
  const placeholder = min === max ? `Choose ${max}…` : `Choose up to ${max}…`
  return questionMenus(scene, question, choices, { placeholder, page, min, max })
}

const questionMenus = (
  { table }: Scene,
  question: Question,
  choices: readonly Choice[],
  how: { readonly placeholder: string; readonly page: number; readonly min?: number; readonly max?: number },
): readonly Part[] =>
  menus(table, {
    id: nth => customId(table, 'picks', checkOf(question), nth),
    choices,
    turnTo: page => ({ is: 'question', page }),
    ...how,
  })

/** What to say instead of choosing, where that is allowed. */
function stopParts(scene: Scene, question: Question): readonly Part[] {
  const { table } = scene
  const { need } = picksLeft(question)
  const stop = need === 0 ? [answerButton(scene, question, stopLabel(question), [null])] : []
  const never =
    promptOf(question.prompt) === 'may'
      ? [press(table, 'No, and never ask again', ['decline-always', checkOf(question)])]
      : []
  return rows([...stop, ...never])
}

/** What says "that is all" to this question. */
export function stopLabel({ prompt, picked }: Question): string {
  if (prompt === 'set-up' || prompt === 'bench-bonus') return 'Nobody else'
  return picked.length > 0 ? 'That is all' : 'Choose none'
}
