/** Matches that play themselves: luck as in real ones, people who do anything they may. */
import { fairChance } from '../../../src/app/fairness/fair-chance.ts'
import type { MatchCommand } from '../../../src/app/match/command.ts'
import { acceptMatch, decideMatch } from '../../../src/app/match/decide-match.ts'
import type { Deciding } from '../../../src/app/match/deciding.ts'
import { dueEvents, outOfTime } from '../../../src/app/match/due.ts'
import { evolveMatch, type MatchStreamEntry } from '../../../src/app/match/evolve-match.ts'
import type { Match } from '../../../src/app/match/match.ts'
import type { Deck, MatchEvent } from '../../../src/app/match/match-event.ts'
import type { Orders } from '../../../src/app/match/orders.ts'
import { seal } from '../../../src/app/match/seal.ts'
import type { Terms } from '../../../src/app/match/terms.ts'
import { rulesOf } from '../../../src/app/rules-of.ts'
import { seededChance } from '../../../src/app/self-play/seeded-chance.ts'
import { cardsIn, themePairs } from '../../../src/decks/theme-decks.ts'
import { type CardId, type Chance, legal, type Rules, type Seat, waitingFor } from '../../../src/engine/index.ts'
import type { RulesetId } from '../../../src/rulesets/index.ts'
import type { Result } from '../../../src/shared/result.ts'
import { HOUR, type Instant, MINUTE } from '../../../src/shared/time.ts'
import { livelyPolicy, livelyRules, pairing } from '../../invariants/decks.ts'
import { ID, START } from './played.ts'

const PLAYERS = ['ann', 'bob'] as const

/** One entry: nothing is shared with what comes after it, and all of it survives JSON. */
function entryOf(rules: Rules, match: Match, by: string, events: readonly MatchEvent[], now: Instant, drawn: number) {
  const data = seal(rules, match, events, now, drawn)
  const version = match.version + 1
  return JSON.parse(JSON.stringify({ version, at: now, by, delivery: `${by} ${version}`, data })) as MatchStreamEntry
}

type Decide = (match: Match, deciding: Deciding) => Result<readonly MatchEvent[], unknown>

/** What comes of it, or null if it is refused. */
export function advance(rules: Rules, match: Match, by: string, now: Instant, decide: Decide) {
  const chance = fairChance({ seed: match.seed, salts: match.salts, match: match.id }, match.drawn)
  const decided = decide(match, { rules, now, chance })
  if (!decided.ok) return null
  const entry = entryOf(rules, match, by, decided.value, now, chance.drawn)
  return { entry, after: evolveMatch(match, entry) }
}

export const commanding = (seat: Seat, command: MatchCommand): Decide => {
  const actor = { player: PLAYERS[seat] }
  return (match, deciding) => decideMatch(match, actor, command, deciding)
}

export interface Turned {
  readonly before: Match
  readonly entry: MatchStreamEntry
  readonly after: Match
  readonly rules: Rules
  /** Who did it; null for the clock. */
  readonly seat: Seat | null
}

const deckOf = (cards: Cards): Deck => ({ name: 'lively', cards: cards.map(card => [card, 1]) })

export interface Lively {
  /** Real decks and real cards instead of invented ones. */
  readonly theme?: boolean
  readonly clock?: Terms['clock']
  readonly orders?: readonly [Orders, Orders]
  /** Do the people talk to each other, set orders, take back, go away, as well as play? */
  readonly social?: boolean
}

const BANK: Terms['clock'] = { kind: 'bank', bank: 72 * HOUR, increment: 8 * HOUR, cap: 72 * HOUR }

function decksFor(id: RulesetId, number: number, theme = false): readonly [Cards, Cards] {
  if (!theme) return pairing(id, number)
  const pairs = themePairs(id)
  const [one, other] = pairs[number % pairs.length]!
  return [cardsIn(one), cardsIn(other)]
}

type Cards = readonly CardId[]

function challenged(id: RulesetId, number: number, how: Lively): MatchStreamEntry {
  const { clock = BANK, orders = [{}, {}], theme = false } = how
  const [deck] = decksFor(id, number, theme)
  const event: MatchEvent = {
    type: 'Challenged',
    match: ID,
    players: PLAYERS,
    terms: { ruleset: id, rated: false, clock },
    entrance: { deck: deckOf(deck), salt: `salt ${number}`, orders: orders[0] },
    seed: number.toString(16).padStart(64, '0'),
    expires: START + HOUR,
  }
  return { version: 1, at: START, by: 'ann', delivery: '1', data: { events: [event], left: [0, 0], drawn: 0 } }
}

/** Plays match `number` to its end, and shows every entry. Returns all entries. */
export function playMatch(
  id: RulesetId,
  number: number,
  how: Lively = {},
  watch: (turned: Turned) => void = () => {},
): readonly MatchStreamEntry[] {
  const rules = how.theme ? rulesOf(id) : livelyRules(id)
  const whim = seededChance(50_000 + number)
  const first = challenged(id, number, how)
  const entries = [first]
  let match = evolveMatch(null, first)
  let now = START
  const step = (seat: Seat | null, decide: Decide): boolean => {
    const next = advance(rules, match, seat === null ? 'clock' : PLAYERS[seat], now, decide)
    if (!next) return false
    watch({ before: match, entry: next.entry, after: next.after, rules, seat })
    entries.push(next.entry)
    match = next.after
    return true
  }
  const entrance = { deck: deckOf(decksFor(id, number, how.theme)[1]), salt: '', orders: how.orders?.[1] ?? {} }
  step(1, (each, deciding) => acceptMatch(each, { player: 'bob' }, () => ({ ok: true, value: entrance }), deciding))
  const policy = livelyPolicy(seededChance(60_000 + number))
  while (match.status === 'playing' && match.game && entries.length < 3000) {
    now += whim.pick(how.social ? 3 * HOUR : MINUTE)
    const due = timePasses(rules, match, now)
    if (due.length > 0) {
      step(null, () => ({ ok: true, value: due }))
      continue
    }
    if (how.social && whim.pick(6) === 0) {
      const seat = whim.pick(2) as Seat
      step(seat, commanding(seat, anyWish(match, whim)))
      continue
    }
    const waiting = waitingFor(match.game)
    const seat = waiting[whim.pick(waiting.length)] as Seat
    step(seat, commanding(seat, { type: 'Act', command: policy(legal(rules, match.game, seat), match.game, seat) }))
  }
  return entries
}

function timePasses(rules: Rules, match: Match, now: Instant): readonly MatchEvent[] {
  const late = outOfTime(rules, match, now)
  if (!late || !match.came[late.seat]) return dueEvents(rules, match, ['any-time', 'any-time'], now)
  // Nobody loses on time here: a day off comes first.
  return [{ type: 'WentAway', seat: late.seat, from: late.at, until: late.at + 24 * HOUR }]
}

function anyWish(match: Match, whim: Chance): MatchCommand {
  const step = match.steps[whim.pick(Math.max(1, match.steps.length))]
  const wishes: readonly MatchCommand[] = [
    { type: 'Undo' },
    { type: 'Undo' },
    { type: 'AskTakeback', to: step?.version ?? 0 },
    { type: 'AnswerTakeback', answer: whim.pick(3) > 0 ? 'yes' : 'no' },
    { type: 'OfferDraw' },
    { type: 'AnswerDraw', agree: false },
    { type: 'GiveTime', time: HOUR + whim.pick(HOUR) },
    { type: 'SetOrders', orders: anyOrders(whim) },
    { type: 'MuteReminders' },
  ]
  const wish = wishes[whim.pick(wishes.length)] as MatchCommand
  return wish.type === 'OfferDraw' && match.drawOffer !== null ? { type: 'AnswerDraw', agree: false } : wish
}

const NAMES = ['Pip', 'Nurse', 'Burster', 'Sower', 'Rummager', 'Gambler', 'Dew', 'Lurer']

function anyOrders(whim: Chance): Orders {
  const one = <T>(...values: readonly T[]): T => values[whim.pick(values.length)] as T
  return {
    promote: whim.shuffle(NAMES.length).map(index => NAMES[index] as string),
    prizes: one('leftmost', 'rightmost', 'ask'),
    mulliganBonus: one('most', 'none', 'ask'),
    turnOrder: one('first', 'second', 'ask'),
    setUp: one('place-only', 'ask'),
    decline: one([], ['draw'], ['Welcome']),
  }
}
