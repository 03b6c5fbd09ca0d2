/** What can be checked about a match: its terms, and its luck. */
import type { ClockTerms } from '../../../app/match/terms.ts'
import { rulebookOf } from '../../../app/ruleset-facts.ts'
import { onDate } from '../../marks.ts'
import type { Scene } from '../../scene.ts'
import { duration } from '../phrases/time.ts'

/** "3 days each, 8 hours more for every turn, never above 3 days" */
export function clockWords(clock: ClockTerms): string {
  if (clock.kind === 'per-move') return `${duration(clock.time)} for every decision`
  const { bank, increment, cap } = clock
  const more = increment > 0 ? `, ${duration(increment)} more for every turn, never above ${duration(cap)}` : ''
  return `${duration(bank)} each${more}`
}

export function termsLines({ table }: Scene): readonly string[] {
  const { terms, expires } = table
  return [
    `**Era:** ${rulebookOf(terms.ruleset).title}, ${terms.rated ? 'rated' : 'casual'}`,
    `**Clock:** ${clockWords(terms.clock)}`,
    '**Decks:** hidden until they are played',
    `**Open until:** ${onDate(expires)}`,
  ]
}

export const commitmentLine = ({ table }: Scene): string =>
  `-# Luck that can be checked: the SHA-256 of the secret seed is \`${table.fairness.commitment}\`. The seed itself is shown when the match is over.`

/** The seed, or why it is not shown yet. */
export function seedLine({ table }: Scene): string {
  const { revealed, commitment } = table.fairness
  if (revealed)
    return `-# The seed was \`${revealed.seed}\`; its SHA-256, published before the first card, was \`${commitment}\`. /verify checks every coin and shuffle.`
  return '-# The seed is shown in 24 hours, when the loss on time can no longer be reversed.'
}
