/** What is nobody else’s business changes nothing for anybody else, at any moment of matches that play themselves. */
import { expect, test } from 'vitest'
import type { MatchEvent } from '../../../src/app/match/match-event.ts'
import { tableFor } from '../../../src/app/table.ts'
import { otherSeat } from '../../../src/engine/index.ts'
import { RULESET_IDS } from '../../../src/rulesets/index.ts'
import { HOUR } from '../../../src/shared/time.ts'
import { playMatch, type Turned } from './random-match.ts'

const SECRET: readonly MatchEvent['type'][] = ['OrdersSet', 'RemindersMuted', 'Reminded', 'ReminderPostponed']

function isSecret({ entry }: Turned): boolean {
  const { events } = entry.data
  const isUndo = events.every(event => event.type === 'TakenBack' && !event.agreed)
  return isUndo || events.every(({ type }) => SECRET.includes(type))
}

test.each(RULESET_IDS)('in %s', id => {
  const met = new Map<string, number>()
  for (const number of [0, 1, 5, 6])
    playMatch(id, number, { social: true }, turned => {
      const { before, entry, after, rules } = turned
      const [event] = entry.data.events
      if (!event || !isSecret(turned) || !('seat' in event)) return
      met.set(event.type, (met.get(event.type) ?? 0) + 1)
      for (const now of [entry.at, entry.at + HOUR])
        for (const viewer of [otherSeat(event.seat), 'spectator'] as const)
          expect(tableFor(rules, after, viewer, now)).toEqual(tableFor(rules, before, viewer, now))
    })
  for (const type of ['OrdersSet', 'RemindersMuted', 'TakenBack']) expect(met.get(type), type).toBeGreaterThan(2)
})
