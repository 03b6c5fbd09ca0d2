/** What a player can do with a card now. */
import type { Yours } from '../../app/table.ts'
import type { CardId, Question } from '../../engine/view.ts'
import { CHOOSE, chosenWords, playWord } from '../phrases.ts'
import type { Sign } from '../symbols/signs.ts'
import type { Signal } from '../theme.ts'

export interface Tag {
  readonly is: 'playable' | 'choosable' | 'chosen'
  readonly words: string
}

/** The first thing it says, where there is little room. */
export const shortTag = ({ words }: Tag): string => words.split(', ')[0] ?? words

export type Legal = Yours['legal']
export const TAG_LOOKS: Readonly<Record<Tag['is'], { readonly sign: Sign; readonly signal: Signal }>> = {
  playable: { sign: 'playable', signal: 'good' },
  choosable: { sign: 'choosable', signal: 'news' },
  chosen: { sign: 'chosen', signal: 'gold' },
}

/** The cards of a hand that a command plays, and what that is called. */
function playsOf(command: Legal[number]): readonly (readonly [card: CardId, verb: string])[] {
  switch (command.type) {
    case 'BenchLegend':
      return [command.top, command.bottom].map(card => [card, playWord(command.type)])
    case 'Bench':
    case 'Evolve':
    case 'LevelUp':
    case 'AttachEnergy':
    case 'AttachTrainer':
    case 'PlayTrainer':
    case 'PlayStadium':
      return [[command.card, playWord(command.type)]]
    default:
      return []
  }
}

export function playableTags(legal: Legal): ReadonlyMap<CardId, Tag> {
  const verbs = new Map<CardId, Set<string>>()
  for (const [card, verb] of legal.flatMap(playsOf)) verbs.set(card, (verbs.get(card) ?? new Set()).add(verb))
  return new Map([...verbs].map(([card, each]) => [card, { is: 'playable', words: [...each].join(', ') }]))
}

/** What has been picked of an option; what could still be, if it is not plain that everything could. */
export function optionTag(question: Question, option: number, allOpen: boolean): Tag | null {
  const places = question.picked.flatMap((picked, place) => (picked === option ? [place + 1] : []))
  const count = question.options[option]?.count ?? 0
  if (places.length > 0) return { is: 'chosen', words: chosenWords(question, places, count) }
  return allOpen || question.done ? null : { is: 'choosable', words: CHOOSE }
}

/** Are the options cards of the own hand? During the set-up they are, though the question does not say so. */
export const isAboutHand = ({ fromHand, prompt }: Question): boolean =>
  fromHand === true || prompt === 'set-up' || prompt === 'bench-bonus'
