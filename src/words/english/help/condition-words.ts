/** How the rulebooks differ about Special Conditions. */
import type { Rulebook, RulesetId } from '../../../app/ruleset-facts.ts'
import { counted } from '../phrases/lists.ts'

type Turned = 'asleep' | 'paralyzed' | 'confused'

const SIDEWAYS = { asleep: 'sideways', paralyzed: 'sideways', confused: 'upside down' } as const

/** How the card lies on the table. */
export const TURNED: Readonly<Record<RulesetId, Readonly<Record<Turned, string>>>> = {
  'ecard-2002': SIDEWAYS,
  'hgss-2010': SIDEWAYS,
  'xy-2016': { asleep: 'counterclockwise', paralyzed: 'clockwise', confused: 'upside down' },
}

/** What tails does to a Confused attacker. */
export function confusionHurts({ conditions: { confusion } }: Rulebook): string {
  if ('counters' in confusion)
    return `gets ${counted(confusion.counters, 'damage counter')}, whatever its Weakness or Resistance`
  return `deals itself ${confusion.damage} damage, and its own Weakness and Resistance count`
}

export const countersOf = (damage: number): string => counted(damage / 10, 'damage counter')
