/** Brackets for one loss or two: a plan of places, and who stands where by now. */
import { assert } from '../../shared/assert.ts'
import type { NodeId, Pair, PlayerId } from '../../shared/ids.ts'

export type Feeder = { readonly seed: number } | { readonly winnerOf: NodeId } | { readonly loserOf: NodeId }

export interface Node {
  readonly id: NodeId
  readonly side: 'winners' | 'losers' | 'final'
  readonly round: number
  readonly sources: Pair<Feeder>
  /** Played only if whoever came from the losers has won the first final. */
  readonly isReset?: true
}

/** The seeds 1, 2, … in the order of their places: the best two can meet only in the final, and so on. */
export function seedPlaces(size: number): readonly number[] {
  let places: readonly number[] = [1]
  while (places.length < size) {
    const sum = places.length * 2 + 1
    places = places.flatMap(seed => [seed, sum - seed])
  }
  return places
}

/** Every place of a bracket; those that others depend on come first. Seeds above `players` are byes. */
export function bracketPlan(players: number, losses: 1 | 2): readonly Node[] {
  const rounds = Math.max(1, Math.ceil(Math.log2(players)))
  const winners = winnersOf(rounds)
  if (losses === 1) return winners
  const losers = losersOf(rounds)
  const fromLosers: Feeder = losers.length > 0 ? { winnerOf: `L${2 * rounds - 2}-1` } : { loserOf: 'W1-1' }
  return [
    ...winners,
    ...losers,
    { id: 'F1', side: 'final', round: 1, sources: [{ winnerOf: `W${rounds}-1` }, fromLosers] },
    { id: 'F2', side: 'final', round: 2, sources: [{ winnerOf: 'F1' }, { loserOf: 'F1' }], isReset: true },
  ]
}

const each = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => make(i))

function winnersOf(rounds: number): readonly Node[] {
  const places = seedPlaces(2 ** rounds)
  const source = (round: number, index: number): Feeder =>
    round === 1 ? { seed: places[index] ?? 0 } : { winnerOf: `W${round - 1}-${index + 1}` }
  return each(rounds, earlier => earlier + 1).flatMap(round =>
    each(2 ** (rounds - round), index => ({
      id: `W${round}-${index + 1}`,
      side: 'winners' as const,
      round,
      sources: [source(round, 2 * index), source(round, 2 * index + 1)] as const,
    })),
  )
}

/**
 * Losers of the first round meet each other. From then on those who fell earlier meet those who fall now, and then each other.
 * Each time those who fall are put somewhere else, so that people who have met meet again as late as can be.
 */
function losersOf(rounds: number): readonly Node[] {
  const nodes: Node[] = []
  const add = (round: number, index: number, sources: Pair<Feeder>) =>
    nodes.push({ id: `L${round}-${index + 1}`, side: 'losers', round, sources })
  for (let fall = 2; fall <= rounds; fall++) {
    const count = 2 ** (rounds - fall)
    const [minor, major] = [2 * fall - 3, 2 * fall - 2]
    for (let index = 0; index < count; index++) {
      const [one, other] = [2 * index + 1, 2 * index + 2]
      if (fall === 2) add(minor, index, [{ loserOf: `W1-${one}` }, { loserOf: `W1-${other}` }])
      else add(minor, index, [{ winnerOf: `L${minor - 1}-${one}` }, { winnerOf: `L${minor - 1}-${other}` }])
    }
    for (let index = 0; index < count; index++) {
      const falling: Feeder = { loserOf: `W${fall}-${landing(fall, index, count) + 1}` }
      add(major, index, [falling, { winnerOf: `L${minor}-${index + 1}` }])
    }
  }
  return nodes
}

/** Turned around, then halves swapped, then both, then neither, and so on. */
function landing(fall: number, index: number, count: number): number {
  const isTurned = fall % 4 === 2 || fall % 4 === 0
  const isSwapped = fall % 4 === 3 || fall % 4 === 0
  const turned = isTurned ? count - 1 - index : index
  return isSwapped ? (turned + Math.floor(count / 2)) % count : turned
}

/** Nobody stands there and nobody will: a bye, or two who both lost. */
const NOBODY = null
/** Undefined while it is not known. */
export type Contender = PlayerId | typeof NOBODY | undefined

export interface BracketStanding {
  readonly node: Node
  readonly contenders: Pair<Contender>
  readonly winner: Contender
  readonly loser: Contender
}

/** The winner of a place that has been played, or nobody if both have lost; undefined if it has not been played. */
type Played = (node: NodeId) => Contender

export function bracketNow(
  plan: readonly Node[],
  seeds: readonly PlayerId[],
  played: Played,
): readonly BracketStanding[] {
  const known = new Map<NodeId, BracketStanding>()
  const look = (source: Feeder): Contender => {
    if ('seed' in source) return seeds[source.seed - 1] ?? NOBODY
    if ('winnerOf' in source) return known.get(source.winnerOf)?.winner
    return known.get(source.loserOf)?.loser
  }
  for (const node of plan) {
    const contenders: Pair<Contender> = [look(node.sources[0]), look(node.sources[1])]
    known.set(node.id, { node, contenders, ...result(node, contenders, known, played) })
  }
  return [...known.values()]
}

function result(
  node: Node,
  [one, other]: Pair<Contender>,
  known: ReadonlyMap<NodeId, BracketStanding>,
  played: Played,
): Pick<BracketStanding, 'winner' | 'loser'> {
  if (one === undefined || other === undefined) return { winner: undefined, loser: undefined }
  if (one === NOBODY || other === NOBODY) return { winner: one ?? other, loser: NOBODY }
  const isDecidedBefore = node.isReset && known.get('F1')?.contenders[0] === one
  if (isDecidedBefore) return { winner: one, loser: other }
  const winner = played(node.id)
  if (winner === NOBODY) return { winner, loser: NOBODY }
  if (winner === undefined) return { winner, loser: undefined }
  assert(winner === one || winner === other, `the winner of ${node.id} stands there`)
  return { winner, loser: winner === one ? other : one }
}

/** Places where two people stand who are to play now. */
export const readyNodes = (
  standings: readonly BracketStanding[],
): readonly { readonly node: NodeId; readonly players: Pair<PlayerId> }[] =>
  standings.flatMap(({ node, contenders: [one, other], winner }) =>
    winner === undefined && one && other ? [{ node: node.id, players: [one, other] as const }] : [],
  )

/** Undefined while it is open. */
export const championOf = (standings: readonly BracketStanding[]): Contender => standings.at(-1)?.winner
