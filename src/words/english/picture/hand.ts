/** What can be done with a card of a hand, or has been. */
import type { Question } from '../../../engine/view.ts'
import type { LegalCommand } from '../../scene.ts'

const PLAYS = {
  Bench: 'Bench',
  BenchLegend: 'Bench',
  Evolve: 'Evolve',
  LevelUp: 'Level up',
  AttachEnergy: 'Attach',
  AttachTrainer: 'Attach',
  PlayTrainer: 'Play',
  PlayStadium: 'Play',
} as const satisfies Partial<Record<LegalCommand['type'], string>>

/** Only commands that play a card of the hand have one. */
export const playWord = (type: keyof typeof PLAYS): string => PLAYS[type]

/** Of an option that was picked at these places, counted from 1. */
export function chosenWords({ ordered, prompt }: Question, places: readonly number[], count: number): string {
  if (prompt === 'set-up') return [...new Set(places.map(place => (place === 1 ? 'Active' : 'Bench')))].join(', ')
  if (ordered) return places.map(ordinal).join(', ')
  return count > 1 ? `${places.length} of ${count}` : 'Chosen'
}

export const CHOOSE = 'Choose'

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
