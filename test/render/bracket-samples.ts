/** Brackets that have been played as far as wanted, for looking at and for tests. */
import type { BracketMatch, BracketRound, BracketShown, BracketSide } from '../../src/render/bracket/bracket.ts'
import type { PlayerShown } from '../../src/render/name.ts'

/** Whether the upper one wins, and how many games the other won; null while they play. */
export type Result = { readonly upper: boolean; readonly loser: number } | null

const OPEN: BracketSide = { is: 'open' }
const BYE: BracketSide = { is: 'bye' }

/** 1 8 4 5 2 7 3 6: the best two meet last. */
function seeding(size: number): readonly number[] {
  let seeds = [1]
  while (seeds.length < size) seeds = seeds.flatMap(seed => [seed, 2 * seeds.length + 1 - seed])
  return seeds
}

const unscored = (side: BracketSide): BracketSide => {
  if (side.is !== 'player') return side
  const { score, ...rest } = side
  return rest
}

function play(one: BracketSide, other: BracketSide, result: () => Result): BracketMatch {
  const sides = [unscored(one), unscored(other)] as const
  if (one.is === 'bye' || other.is === 'bye') {
    const winner = one.is === 'player' ? 0 : other.is === 'player' ? 1 : null
    return { sides, winner }
  }
  if (one.is === 'open' || other.is === 'open') return { sides, winner: null }
  const played = result()
  if (!played) return { sides, winner: null, playing: true }
  const scores = played.upper ? [2, played.loser] : [played.loser, 2]
  const scored = sides.map((side, index) => ({ ...side, score: scores[index]! })) as unknown as typeof sides
  return { sides: scored, winner: played.upper ? 0 : 1 }
}

const after = (match: BracketMatch, isWinner: boolean): BracketSide => {
  const { sides, winner } = match
  if (sides.some(({ is }) => is === 'bye')) {
    const rest = sides.find(({ is }) => is !== 'bye') ?? BYE
    return isWinner ? rest : BYE
  }
  if (winner === null) return OPEN
  return sides[isWinner ? winner : winner === 0 ? 1 : 0]
}

const winnersOf = (matches: readonly BracketMatch[]) => matches.map(match => after(match, true))
const losersOf = (matches: readonly BracketMatch[]) => matches.map(match => after(match, false))

const pairUp = (sides: readonly BracketSide[], result: () => Result): readonly BracketMatch[] =>
  sides.flatMap((side, index) => (index % 2 === 0 ? [play(side, sides[index + 1] ?? BYE, result)] : []))

const NAMES = ['Final', 'Semi-finals', 'Quarter-finals']
const roundName = (matches: number) => NAMES[Math.log2(matches)] ?? `Round of ${matches * 2}`

export function singleElimination(players: readonly PlayerShown[], result: () => Result): readonly BracketRound[] {
  const size = Math.max(2, 2 ** Math.ceil(Math.log2(players.length)))
  let sides: readonly BracketSide[] = seeding(size).map(seed => {
    const player = players[seed - 1]
    return player ? { is: 'player', player, seed } : BYE
  })
  const rounds: BracketRound[] = []
  while (sides.length > 1) {
    const matches = pairUp(sides, result)
    rounds.push({ title: roundName(matches.length), matches })
    sides = winnersOf(matches)
  }
  return rounds
}

export function doubleElimination(
  players: readonly PlayerShown[],
  result: () => Result,
): Pick<BracketShown, 'rounds' | 'losers' | 'final'> {
  const rounds = singleElimination(players, result)
  const losers: BracketRound[] = []
  const add = (matches: readonly BracketMatch[]) => losers.push({ title: `Round ${losers.length + 1}`, matches })
  let sides = losersOf(rounds[0]?.matches ?? [])
  for (const { matches } of rounds.slice(1)) {
    add(pairUp(sides, result))
    const dropped = losersOf(matches).reverse()
    add(winnersOf(losers.at(-1)?.matches ?? []).map((side, index) => play(side, dropped[index] ?? BYE, result)))
    sides = winnersOf(losers.at(-1)?.matches ?? [])
  }
  const champion = winnersOf(rounds.at(-1)?.matches ?? [])[0] ?? OPEN
  return { rounds, losers, final: [play(champion, sides[0] ?? OPEN, result)] }
}
