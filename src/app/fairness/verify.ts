/** Was the luck of a match what it was promised to be? */
import { SEATS } from '../../engine/index.ts'
import type { WinWay } from '../../engine/vocabulary.ts'
import type { MatchExport } from './export-format.ts'
import { commitmentOf, saltHashOf } from './fair-chance.ts'
import { type Discrepancy, difference, problem } from './problem.ts'
import { readExport } from './read-export.ts'
import { Replay } from './replay.ts'

export type { Discrepancy } from './problem.ts'

interface Counts {
  readonly shuffles: number
  readonly flips: number
  readonly picks: number
  readonly entries: number
  readonly blocks: number
}

export type Verification =
  | { readonly ok: true; readonly exported: MatchExport; readonly counts: Counts }
  | { readonly ok: false; readonly problem: Discrepancy }

/** Takes whatever `JSON.parse` can give. */
export function verifyExport(value: unknown): Verification {
  const read = readExport(value)
  return read.ok ? verify(read.value) : { ok: false, problem: problem(read.error) }
}

function verify(exported: MatchExport): Verification {
  const replay = new Replay(exported)
  const found = sourceProblem(exported) ?? entryProblem(exported, replay) ?? resultProblem(exported, replay)
  if (found) return { ok: false, problem: found }
  const { shuffles, flips, picks, blocks } = replay
  return { ok: true, exported, counts: { shuffles, flips, picks, entries: exported.entries.length, blocks } }
}

function sourceProblem({ fairness }: MatchExport): Discrepancy | null {
  const { seed, commitment, salts, saltHashes } = fairness
  const committed = commitmentOf(seed)
  if (committed !== commitment)
    return difference('The seed is not the one that was committed to.', commitment, committed)
  for (const seat of SEATS) {
    const hash = saltHashOf(salts[seat])
    if (hash !== saltHashes[seat])
      return difference(`The salt of seat ${seat} is not the one whose hash was published.`, saltHashes[seat], hash)
  }
  return null
}

function entryProblem({ entries }: MatchExport, replay: Replay): Discrepancy | null {
  for (const entry of entries) {
    const found = replay.play(entry)
    if (found) return found
  }
  return null
}

/** These end the game itself. A match can also end by the clock or by agreement, with the game unfinished. */
const AT_THE_TABLE: Readonly<Record<WinWay, true>> = {
  prizes: true,
  'no-pokemon': true,
  'deck-out': true,
  concession: true,
}

function resultProblem({ result }: MatchExport, { state }: Replay): Discrepancy | null {
  if (state.result)
    return sameResult(state.result, result)
      ? null
      : difference('The result is not that of the game.', state.result, result)
  return result?.ways.some(way => Object.hasOwn(AT_THE_TABLE, way))
    ? difference('The result is that of a finished game, but the game goes on.', 'no result', result)
    : null
}

function sameResult(one: MatchExport['result'], other: MatchExport['result']): boolean {
  const written = (result: MatchExport['result']) =>
    JSON.stringify(result && { winner: result.winner, ways: [...result.ways].sort() })
  return written(one) === written(other)
}
