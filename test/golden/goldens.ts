/** Matches as earlier versions have left them, each with a question open. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchStream } from '../../src/app/lookups.ts'
import type { MatchStreamEntry } from '../../src/app/match/evolve-match.ts'
import { matches } from '../../src/app/match/match-stream.ts'
import type { MatchId } from '../../src/shared/ids.ts'
import { World } from '../app/world.ts'

export interface OpenGolden {
  readonly ruleset: string
  /** The entries after which a question waits, with what kinds it was when it was recorded. */
  readonly open: readonly { readonly version: number; readonly kinds: readonly string[] }[]
  readonly entries: readonly MatchStreamEntry[]
}

export const goldens = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter(each => each.isDirectory())
  .flatMap(({ name: version }) => {
    const folder = join(import.meta.dirname, version, 'open')
    return readdirSync(folder).map(file => ({ name: `${version} ${file}`, file: join(folder, file) }))
  })

export const read = (file: string): OpenGolden => JSON.parse(readFileSync(file, 'utf8'))

/** A process that has just been started on a store in which this match was left. */
export async function wake(
  entries: readonly MatchStreamEntry[],
): Promise<{ readonly world: World; readonly match: MatchId }> {
  const [first] = entries[0]?.data.events ?? []
  if (first?.type !== 'Challenged') throw new Error('a match begins with a challenge')
  const world = new World(undefined, 'golden, later')
  for (const entry of entries) await world.store.append(matchStream(first.match), entry)
  world.now = entries.at(-1)?.at ?? 0
  return { world, match: first.match }
}

export async function gameOf({ store }: World, match: MatchId) {
  return (await matches.load(store, match))?.game
}
