/** What a question offers, one thing at a time. */
import type { AmountPrompt, Answer, CardId, Question, RecordedPrompt } from '../../../engine/view.ts'
import { assertNever } from '../../../shared/assert.ts'
import { distinct } from '../../labels.ts'
import { cardName, type Scene } from '../../scene.ts'
import { capital, counted } from '../phrases/lists.ts'
import { attackFace } from './attack.ts'
import { cardChosen, markAmong } from './namesakes.ts'
import { energyName, typeNames } from './naming.ts'
import { conditionOf, placedName } from './place.ts'

type Option = Question['options'][number]

/** "Bill", "Fire on Charmander (Bench 1)", "Pidgey (Active)", "Prize 3", "Draw 2 cards". */
export function optionLabel(scene: Scene, { prompt }: Question, option: Option): string {
  switch (option.is) {
    case 'card':
      return option.on === undefined
        ? cardChosen(scene, option.card)
        : `${energyName(scene, option.card)} on ${placedName(scene, option.on)}`
    case 'pokemon':
      return capital(placedName(scene, option.pokemon))
    case 'prize':
      return `Prize ${option.position + 1}`
    case 'amount':
      return isAmountPrompt(prompt) ? AMOUNTS[prompt](option.amount) : String(option.amount)
    case 'word':
      return answerLabel(prompt, option.word)
    case 'attack':
      return `${option.attack} (${cardName(scene, option.card)})`
    default:
      return assertNever(option)
  }
}

const AMOUNTS: Readonly<Record<AmountPrompt, (amount: number) => string>> = {
  'mulligan-bonus': amount => (amount === 0 ? 'Draw none' : `Draw ${counted(amount, 'card')}`),
  'move-counters': amount => (amount === 0 ? 'Move none' : `Move ${counted(amount, 'damage counter')}`),
}

const isAmountPrompt = (prompt: RecordedPrompt): prompt is AmountPrompt => Object.hasOwn(AMOUNTS, prompt)

const ANSWERS: Readonly<Record<Answer, string>> = {
  yes: 'Yes',
  no: 'No',
  first: 'Go first',
  second: 'Go second',
  yours: 'My deck',
  theirs: 'Their deck',
  now: 'It works now',
  later: 'It works later',
  asleep: 'Asleep',
  burned: 'Burned',
  confused: 'Confused',
  paralyzed: 'Paralyzed',
  poisoned: 'Poisoned',
}

const SWITCHING: Partial<Record<Answer, string>> = { yes: 'Yes, switch', no: 'No, stay' }

const answerLabel = (prompt: RecordedPrompt, word: Answer): string =>
  (prompt === 'switch' ? SWITCHING[word] : undefined) ?? ANSWERS[word]

export function optionDescription(scene: Scene, option: Option): string {
  switch (option.is) {
    case 'pokemon':
      return conditionOf(scene, option.pokemon)
    case 'card':
      return cardLine(scene, option)
    case 'attack':
      return attackFace(scene, option.card, option.attack)?.text ?? ''
    default:
      return ''
  }
}

function cardLine({ naming }: Scene, { card }: Extract<Option, { is: 'card' }>): string {
  const face = naming.face(card)
  return face.kind === 'pokemon' ? `${face.sort} · ${face.hp} HP · ${typeNames(face.types)}` : face.sort
}

const cardIn = (option: Option): readonly CardId[] =>
  option.is === 'card' || option.is === 'attack' ? [option.card] : []

/** The labels of all options of a question: no two are the same. */
export function optionLabels(scene: Scene, question: Question, most: number): readonly string[] {
  const cards = question.options.flatMap(cardIn)
  return distinct(
    question.options.map(option => ({
      label: optionLabel(scene, question, option),
      mark: cardIn(option)
        .map(card => markAmong(scene, card, cards))
        .join(),
    })),
    most,
  )
}
