/** What a player can do with a card now. */
import type { Yours } from '../../app/table.ts'
import type { CardId, Question } from '../../engine/view.ts'
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
    case 'Bench':
      return [[command.card, 'Bench']]
    case 'BenchLegend':
      return [command.top, command.bottom].map(card => [card, 'Bench'])
    case 'Evolve':
      return [[command.card, 'Evolve']]
    case 'LevelUp':
      return [[command.card, 'Level up']]
    case 'AttachEnergy':
    case 'AttachTrainer':
      return [[command.card, 'Attach']]
    case 'PlayTrainer':
    case 'PlayStadium':
      return [[command.card, 'Play']]
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
  return allOpen || question.done ? null : { is: 'choosable', words: 'Choose' }
}

const SET_UP = 'set-up'

/** Are the options cards of the own hand? During the set-up they are, though the question does not say so. */
export const isAboutHand = ({ fromHand, prompt }: Question): boolean =>
  fromHand === true || prompt === SET_UP || prompt === 'bench-bonus'

function chosenWords({ ordered, prompt }: Question, places: readonly number[], count: number): string {
  if (prompt === SET_UP) return [...new Set(places.map(place => (place === 1 ? 'Active' : 'Bench')))].join(', ')
  if (ordered) return places.map(ordinal).join(', ')
  return count > 1 ? `${places.length} of ${count}` : 'Chosen'
}

/** 1st, 2nd, 3rd, 4th, 11th, 21st */
export function ordinal(place: number): string {
  const isTeen = place % 100 > 10 && place % 100 < 14
  return `${place}${(isTeen ? undefined : ['', 'st', 'nd', 'rd'][place % 10]) || 'th'}`
}

/** How many are to be chosen, and how many have been. */
export function choiceWords({ min, max, picked }: Question): string {
  const amount = min === max ? `${max}` : min === 0 ? `up to ${max}` : `${min} to ${max}`
  return `choose ${amount}${picked.length > 0 ? `, ${picked.length} chosen` : ''}`
}
