/** What can be taken back alone has told nobody anything: shown on matches that play themselves. */
import { describe, expect, test } from 'vitest'
import { draftOf, type Match } from '../../../src/app/match/match.ts'
import { seededChance } from '../../../src/app/self-play/seeded-chance.ts'
import { tableFor } from '../../../src/app/table.ts'
import { seenBy } from '../../../src/app/tell.ts'
import {
  type Chance,
  type Command,
  decide,
  fold,
  legal,
  otherSeat,
  type Rules,
  type Seat,
  type State,
} from '../../../src/engine/index.ts'
import { type Viewer, view } from '../../../src/engine/view.ts'
import { RULESET_IDS } from '../../../src/rulesets/index.ts'
import { couldBe } from '../../invariants/hidden.ts'
import { advance, commanding, playMatch, type Turned } from './random-match.ts'

const MATCHES = 6

const text = (value: unknown): string => JSON.stringify(value)

/** Not `expect`, which is slow, and these run some thousand times. */
function same(one: unknown, other: unknown, what: string): void {
  if (text(one) !== text(other)) expect(one, what).toEqual(other)
}

/** Whose draft has become longer. */
const drafter = ({ before, after }: Turned): Seat | null =>
  draftOf(after).length > draftOf(before).length ? (draftOf(after).at(-1)?.seat ?? null) : null

const othersThan = (seat: Seat): readonly Viewer[] => [otherSeat(seat), 'spectator']

const tables = (rules: Rules, match: Match, seat: Seat, now: number) =>
  othersThan(seat).map(viewer => tableFor(rules, match, viewer, now))

describe.each(RULESET_IDS)('%s', id => {
  test('a draft tells nobody anything, and an undo gives back exactly what was there', () => {
    const mixer = seededChance(1)
    const tally = { drafts: 0, bound: 0, compared: 0 }
    for (let number = 0; number < MATCHES; number++)
      playMatch(id, number, {}, turned => {
        const seat = drafter(turned)
        if (seat === null) tally.bound += 1
        if (seat === null) return
        tally.drafts += 1
        undoes(turned, seat)
        const command = drafted(turned)
        if (command && hidesNothing(turned, seat, command, mixer)) tally.compared += 1
      })
    for (const count of Object.values(tally)) expect(count).toBeGreaterThan(80)
  })
})

/** Back to what it was, and nobody else saw anything in between. */
function undoes(turned: Turned, seat: Seat): void {
  const { before, entry, after, rules } = turned
  const now = entry.at + 1000
  const undone = advance(rules, after, 'x', now, commanding(seat, { type: 'Undo' }))
  if (!undone) throw new Error('a draft cannot be taken back')
  same(undone.after.game, before.game, 'the game after an undo')
  same(undone.after.steps.map(idOf), before.steps.map(idOf), 'the steps after an undo')
  same([after.drawn, undone.after.drawn], [before.drawn, before.drawn], 'luck')
  const seen = tables(rules, before, seat, now)
  same(tables(rules, after, seat, now), seen, 'what others see of a draft')
  same(tables(rules, undone.after, seat, now), seen, 'what others see after an undo')
  for (const viewer of othersThan(seat)) {
    same(seenBy(rules, turned, viewer), [], 'what others saw happen by a draft')
    same(seenBy(rules, { before: after, ...undone }, viewer), [], 'what others saw happen by an undo')
  }
}

const idOf = ({ version, seat, binding }: Match['steps'][number]) => [version, seat, binding]

/** The command, if no answer to a question came before it. */
function drafted({ before, entry }: Turned): Command | null {
  const [played] = entry.data.events
  return before.game && !before.game.action && played?.type === 'Played' ? played.command : null
}

/** To its player, a draft looks the same whatever is hidden. */
function hidesNothing({ before, rules }: Turned, seat: Seat, command: Command, mixer: Chance): boolean {
  const told = (state: State) => {
    const followed = decide(rules, state, command, NO_LUCK)
    if (!followed.ok) throw new Error(`${followed.error}, because of something hidden`)
    const after = fold(followed.value, state)
    return [view(rules, after, seat), legal(rules, after, seat)]
  }
  if (!before.game) return false
  same(told(couldBe(before.game, seat, mixer)), told(before.game), `what ${seat} learnt by a draft`)
  return true
}

const none = (): never => {
  throw new Error('a draft used luck')
}
const NO_LUCK: Chance = { flip: none, shuffle: none, pick: none }
