/** What can be answered to the open question, to choose from by suggestion or by name; several things one after the other. */
import type { Question } from '../../engine/view.ts'
import { picksLeft } from '../../words/asked.ts'
import { refusalsIn, wordsFor } from '../../words/index.ts'
import type { Scene } from '../../words/scene.ts'
import { readCustomId } from '../custom-id.ts'
import { OVERTAKEN, type Wanted } from '../in-match.ts'
import { checkOf, customId } from '../panel/ids.ts'
import { canAnswer, formOf, type Picks, readPicks, writePicks } from '../panel/picks.ts'
import { stopLabel } from '../panel/question-parts.ts'
import { unclear } from './legal.ts'
import { matching } from './typed.ts'

interface Answer {
  readonly label: string
  readonly picks: Picks
}

const questionOf = ({ table: { game } }: Scene): Question | null => (game && 'question' in game ? game.question : null)

function answersTo(scene: Scene, question: Question): readonly Answer[] {
  const form = formOf(scene, question)
  const stop = picksLeft(question).need === 0 ? [{ label: stopLabel(question), picks: [null] }] : []
  switch (form.is) {
    case 'nothing':
      return [{ label: 'Go on', picks: [null] }]
    case 'one':
      return [...form.offers, ...stop]
    case 'several':
      return [...singles(form.pieces), ...stop]
  }
}

/** Each card once, however many there are: it can be chosen again. */
function singles(pieces: readonly { readonly label: string; readonly option: number }[]): readonly Answer[] {
  const options = [...new Set(pieces.map(({ option }) => option))]
  return options.map(option => {
    const copies = pieces.filter(piece => piece.option === option)
    const label = copies[0]?.label ?? ''
    return {
      label: copies.length > 1 ? label.replace(/ \(1 of (\d+)\)$/, ' ×$1') : label,
      picks: [option],
    }
  })
}

/** What fits after the answers that have been given already. */
export function suggestAnswers(scene: Scene, given: readonly string[], typed: string) {
  const question = questionOf(scene)
  if (!question) return []
  const before = given.flatMap(written => readAnswer(scene, question, written)?.picks ?? [])
  const left = possible(scene, question, before)
  const found = readCustomId(typed) ? left : matching(left, typed)
  return found.map(({ label, picks }) => ({
    name: label,
    value: customId(scene.table, 'answer', checkOf(question), writePicks(picks)),
  }))
}

const possible = (scene: Scene, question: Question, before: Picks): readonly Answer[] =>
  answersTo(scene, question).filter(({ picks }) => canAnswer(question, [...before, ...picks]))

type Read = { readonly picks: Picks } | { readonly why: string }

/** Null if it cannot be understood. */
function readAnswer(scene: Scene, question: Question, written: string, before: Picks = []): { picks: Picks } | null {
  const id = readCustomId(written)
  if (!id) {
    const found = written.trim() === '' ? [] : matching(possible(scene, question, before), written)
    return found[0] && found.length === 1 ? found[0] : null
  }
  const { table } = scene
  const [check, list = ''] = id.argument.split('.')
  const isCurrent = id.match === table.match && id.seen === table.version && id.verb === 'answer'
  const picks = isCurrent && check === checkOf(question) ? readPicks(list) : null
  return picks && { picks }
}

/** `most` is how many could have been given. What was not given though there was room is not wanted. */
export function readAnswers(scene: Scene, given: readonly string[], most: number): Wanted {
  const question = questionOf(scene)
  if (!question) return { why: refusalsIn(scene.naming.locale).explain({ code: 'game', why: 'not-asked' }) }
  const read = given.reduce<Read>((all, written) => add(scene, question, all, written), { picks: [] })
  if ('why' in read) return read
  const isWhole = formOf(scene, question).is === 'several' && given.length < most
  const whole: Picks = [...read.picks, null]
  const picks = isWhole && canAnswer(question, whole) ? whole : read.picks
  return canAnswer(question, picks)
    ? { type: 'Answer', picks, seen: scene.table.version }
    : { why: `Those do not go together. ${wordsFor(scene).questionText(scene, question)}` }
}

function add(scene: Scene, question: Question, before: Read, written: string): Read {
  if ('why' in before) return before
  const answer = readAnswer(scene, question, written, before.picks)
  if (answer) return { picks: [...before.picks, ...answer.picks] }
  if (readCustomId(written)) return { why: OVERTAKEN }
  const left = possible(scene, question, before.picks)
  const found = matching(left, written)
  return { why: unclear(scene, written, found.length > 0 ? found : left) }
}
