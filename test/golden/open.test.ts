import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { matchStream } from '../../src/app/lookups.ts'
import type { MatchStreamEntry } from '../../src/app/match/evolve-match.ts'
import { matches } from '../../src/app/match/match-stream.ts'
import { seededChance } from '../../src/app/self-play/seeded-chance.ts'
import type { MatchId } from '../../src/shared/ids.ts'
import { nextChoice, playToTheEnd } from '../app/players.ts'
import { value, World } from '../app/world.ts'

interface OpenGolden {
  readonly ruleset: string
  /** The entries after which a question waits, with what kinds it was when it was recorded. */
  readonly open: readonly { readonly version: number; readonly kinds: readonly string[] }[]
  readonly entries: readonly MatchStreamEntry[]
}

const goldens = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter(each => each.isDirectory())
  .flatMap(({ name: version }) => {
    const folder = join(import.meta.dirname, version, 'open')
    return readdirSync(folder).map(file => ({ name: `${version} ${file}`, file: join(folder, file) }))
  })

const read = (file: string): OpenGolden => JSON.parse(readFileSync(file, 'utf8'))

/** A process that has just been started on a store in which this match was left. */
async function wake(entries: readonly MatchStreamEntry[]): Promise<{ readonly world: World; readonly match: MatchId }> {
  const [first] = entries[0]?.data.events ?? []
  if (first?.type !== 'Challenged') throw new Error('a match begins with a challenge')
  const world = new World(undefined, 'golden, later')
  for (const entry of entries) await world.store.append(matchStream(first.match), entry)
  world.now = entries.at(-1)?.at ?? 0
  return { world, match: first.match }
}

const gameOf = async ({ store }: World, match: MatchId) => (await matches.load(store, match))?.game

describe.each(goldens)('with a question open, $name', ({ file }) => {
  const { open, entries } = read(file)

  test.each(open)('after entry $version: $kinds', async ({ version }) => {
    const { world, match } = await wake(entries.slice(0, version))
    const chance = seededChance(version)
    expect((await gameOf(world, match))?.action?.questions.some(({ done }) => !done)).toBe(true)
    while ((await gameOf(world, match))?.action) {
      const choice = await nextChoice(world.app, match, chance)
      if (!choice) break
      value(await world.do(choice.player, match, choice.wanted))
    }
    await playToTheEnd(world, match, chance, version % 50 === 0 ? Number.POSITIVE_INFINITY : 4)
    const table = await world.app.look({ match, by: 'ann' })
    expect(table.ok && table.value.status).toBe('over')
    expect(world.reports).toEqual([])
  })
})

test('every kind of question that can be met stands open somewhere', () => {
  const asked = new Set(goldens.flatMap(({ file }) => read(file).open.flatMap(({ kinds }) => kinds)))
  expect(asked.size).toBeGreaterThanOrEqual(84)
  expect([...asked].filter(kind => kind.includes('both asked')).length).toBeGreaterThan(1)
})
