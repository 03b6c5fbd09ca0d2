/** Pairs people who have won as much as each other, and have not met. */
import { assert } from '../../shared/assert.ts'
import type { Pair, PlayerId } from '../../shared/ids.ts'
import { drawLots, lot } from '../chance.ts'
import { cheapestPairs, type Edge } from './matching.ts'

export interface Candidate {
  readonly player: PlayerId
  readonly points: number
  readonly byes: number
  /** How often they met whom. */
  readonly met: ReadonlyMap<PlayerId, number>
  /** Whether their last opponent had fewer points (`down`), more (`up`), or as many. A bye is a way down. */
  readonly floated: 'up' | 'down' | null
  /** How often they sat on the first seat. */
  readonly firsts: number
}

interface SwissPairs {
  readonly pairs: readonly Pair<PlayerId>[]
  readonly bye: PlayerId | null
}

/** Up to here everybody is thought of as a partner for everybody. Above, it would take too long. */
const FEW = 64
/** How many of those next to somebody are thought of first. */
const NEAREST = 24

/**
 * The pairing that breaks the rules least, the most important first: as few rematches as can be, no second bye, as little
 * difference in points as can be, nobody floats twice in a row the same way. Among equals, lots are drawn.
 */
export function swissPairs(candidates: readonly Candidate[], seed: string, occasion: string): SwissPairs {
  const people = inOrder(candidates, seed, occasion)
  const table: Table = { people, hasBye: people.length % 2 === 1, costs: costsOf(people), seed, occasion }
  for (let near = people.length <= FEW ? people.length : NEAREST; ; near *= 2) {
    const isAll = near >= people.length
    const pairs = cheapestPairs(people.length + (table.hasBye ? 1 : 0), edgesOf(table, near, isAll))
    if (pairs) return seated(table, pairs)
    assert(!isAll, 'everybody can be paired with somebody')
  }
}

interface Table {
  readonly people: readonly Candidate[]
  readonly hasBye: boolean
  readonly costs: Costs
  readonly seed: string
  readonly occasion: string
}

/** By points, and among equals by lot. */
function inOrder(candidates: readonly Candidate[], seed: string, occasion: string): readonly Candidate[] {
  const byPlayer = new Map(candidates.map(each => [each.player, each]))
  return drawLots(seed, occasion, [...byPlayer.keys()])
    .flatMap(player => byPlayer.get(player) ?? [])
    .sort((a, b) => b.points - a.points)
}

/** What one of each costs. All that is less important together costs less than one of the next. */
interface Costs {
  readonly float: number
  readonly gap: number
  readonly bye: number
  readonly rematch: number
}

const LOTS = 16
/** Pairs further apart than this are all as bad. */
const WIDEST_GAP = 15

function costsOf(people: readonly Candidate[]): Costs {
  const pairs = Math.ceil(people.length / 2)
  const mostByes = people.reduce((most, { byes }) => Math.max(most, byes), 0)
  const float = LOTS * pairs
  const gap = float * (2 * pairs + 1)
  const bye = gap * (WIDEST_GAP ** 2 * pairs + 1)
  return { float, gap, bye, rematch: bye * (mostByes + 1) }
}

/** Each with the nearest below that they have not met; rematches only if all are wanted. The bye is the last vertex. */
function edgesOf(table: Table, near: number, isAll: boolean): readonly Edge[] {
  const { people, hasBye } = table
  const edges: Edge[] = []
  people.forEach((one, index) => {
    let found = 0
    for (let below = index + 1; below < people.length && found < near; below++) {
      const other = people[below]
      if (!other || (!isAll && one.met.has(other.player))) continue
      edges.push({ between: [index, below], cost: costOfPair(table, one, other) })
      found += 1
    }
  })
  return hasBye ? [...edges, ...byeEdges(table, near, isAll)] : edges
}

function byeEdges(table: Table, near: number, isAll: boolean): readonly Edge[] {
  const { people } = table
  const who = people.flatMap((each, index) => (isAll || each.byes === 0 ? [{ each, index }] : []))
  return who.slice(-near).map(({ each, index }) => ({
    between: [index, people.length],
    cost: costOfBye(table, each),
  }))
}

const gapCost = (high: number, low: number): number => Math.min(high - low, WIDEST_GAP) ** 2

function costOfPair({ costs, seed, occasion }: Table, high: Candidate, low: Candidate): number {
  const isFloat = high.points !== low.points
  const floats = isFloat ? Number(high.floated === 'down') + Number(low.floated === 'up') : 0
  return (
    (high.met.get(low.player) ?? 0) * costs.rematch +
    gapCost(high.points, low.points) * costs.gap +
    floats * costs.float +
    (lot(seed, occasion, high.player, low.player) % LOTS)
  )
}

/** The fewer points, the sooner. */
function costOfBye({ people, costs, seed, occasion }: Table, { byes, points, floated, player }: Candidate): number {
  const fewest = people.at(-1)?.points ?? 0
  return (
    byes * costs.bye +
    gapCost(points, fewest) * costs.gap +
    Number(floated === 'down') * costs.float +
    (lot(seed, occasion, player) % LOTS)
  )
}

/** Who sat on the first seat less often sits there. The first table is that of the best. */
function seated({ people, seed, occasion }: Table, pairs: readonly Pair<number>[]): SwissPairs {
  const at = (index: number): Candidate | undefined => people[index]
  let bye: PlayerId | null = null
  const seats: Pair<PlayerId>[] = []
  for (const [index, below] of [...pairs].sort((a, b) => a[0] - b[0])) {
    const [one, other] = [at(index), at(below)]
    assert(one, 'a pair has a player')
    if (!other) bye = one.player
    else seats.push(inSeats(one, other, lot(seed, occasion, 'seats', one.player, other.player)))
  }
  return { pairs: seats, bye }
}

function inSeats(one: Candidate, other: Candidate, chance: number): Pair<PlayerId> {
  const isFirst = one.firsts === other.firsts ? chance % 2 === 0 : one.firsts < other.firsts
  return isFirst ? [one.player, other.player] : [other.player, one.player]
}
