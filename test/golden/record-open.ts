/**
 * `npx tsx test/golden/record-open.ts` plays many matches and keeps those few in which every kind of question of this version
 * stands open somewhere. A kept match is cut off at its last open question; `open` lists the entries after which one waits.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatOf } from '../../src/app/formats.ts'
import { matchStream } from '../../src/app/lookups.ts'
import { evolveMatch, type MatchStreamEntry } from '../../src/app/match/evolve-match.ts'
import type { Match } from '../../src/app/match/match.ts'
import type { MatchEntry } from '../../src/app/match/match-event.ts'
import type { Orders } from '../../src/app/match/orders.ts'
import { seededChance } from '../../src/app/self-play/seeded-chance.ts'
import type { Coming } from '../../src/app/use-cases/door.ts'
import { VERSION } from '../../src/app/version.ts'
import { THEME_DECKS } from '../../src/decks/theme-decks.ts'
import type { Chance } from '../../src/engine/index.ts'
import { RULESET_IDS, type RulesetId } from '../../src/rulesets/index.ts'
import { MINUTE } from '../../src/shared/time.ts'
import { choose, nextChoice } from '../app/players.ts'
import { begin, value, World } from '../app/world.ts'
import { deckAround, poolOf } from './deck-around.ts'
import { openKinds } from './open-kinds.ts'

const folder = join('test', 'golden', VERSION, 'open')

/** Everything is asked. */
const ORDERS: Orders = { prizes: 'ask' }
const LONGEST = 140
/** Its question comes up in few games. */
const RARE: ReadonlySet<string> = new Set(['hgss4-53'])

interface Recorded {
  readonly ruleset: RulesetId
  readonly entries: readonly MatchStreamEntry[]
  /** Which kinds of question stand open after which entry. */
  readonly open: ReadonlyMap<number, readonly string[]>
}

async function play(ruleset: RulesetId, decks: readonly Coming['deck'][], name: string): Promise<Recorded> {
  const world = new World(undefined, name)
  const chance = seededChance(seedOf(name))
  const match = await begin(world, { ruleset }, { deck: decks[0] as Coming['deck'], orders: ORDERS })
  for (let choice = await nextChoice(world.app, match, chance); choice; ) {
    let { player, wanted } = choice
    for (let moves = 0; ; moves++) {
      const { table } = value(await world.do(player, match, wanted))
      if (moves > LONGEST || !table.yours || !table.game?.waitingFor.includes(table.yours.seat)) break
      wanted = choose(table, chance)
    }
    world.now += chance.pick(9 * MINUTE)
    const entries = await world.store.read<MatchEntry>(matchStream(match))
    if (entries.length > LONGEST) break
    choice = await nextChoice(world.app, match, chance)
  }
  const entries = await world.store.read<MatchEntry>(matchStream(match))
  return { ruleset, entries, open: openIn(entries) }
}

function openIn(entries: readonly MatchStreamEntry[]): ReadonlyMap<number, readonly string[]> {
  const open = new Map<number, readonly string[]>()
  let match: Match | null = null
  for (const entry of entries) {
    match = evolveMatch(match, entry)
    const kinds = match.status === 'playing' && match.game ? openKinds(match.game) : []
    if (kinds.length > 0) open.set(entry.version, kinds)
  }
  return open
}

const seedOf = (name: string): number => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7)

function* pairings(ruleset: RulesetId, chance: Chance): Iterable<readonly [Coming['deck'], string]> {
  for (const { name } of THEME_DECKS.filter(deck => deck.ruleset === ruleset))
    for (let nth = 0; nth < 6; nth++) yield [{ theme: name }, `${name} ${nth}`]
  const format = formatOf(ruleset)
  for (const print of poolOf(format))
    if (print.kind !== 'energy')
      for (let nth = 0; nth < (RARE.has(print.id) ? 40 : 3); nth++) {
        const list = deckAround(format, print, chance)
        if (list) yield [{ list, name: 'Deck' }, `${print.id} ${nth}`]
      }
}

async function record(ruleset: RulesetId): Promise<void> {
  const played: Recorded[] = []
  for (const [deck, name] of pairings(ruleset, seededChance(1))) played.push(await play(ruleset, [deck], name))
  const missing = new Set(played.flatMap(({ open }) => [...open.values()].flat()))
  console.log(`${ruleset}: ${played.length} matches, ${missing.size} kinds of questions`)
  for (let number = 1; missing.size > 0; number++) {
    const worth = (each: Recorded) => new Set([...each.open.values()].flat().filter(kind => missing.has(kind))).size
    const best = played.reduce((one, other) => (worth(other) > worth(one) ? other : one))
    keep(best, missing, number)
  }
}

function keep({ ruleset, entries, open }: Recorded, missing: Set<string>, number: number): void {
  const kept = [...open].flatMap(([version, kinds]) => {
    const fresh = kinds.filter(kind => missing.delete(kind))
    return fresh.length > 0 ? [{ version, kinds }] : []
  })
  const last = kept.at(-1)?.version ?? 0
  const text = JSON.stringify({ version: VERSION, ruleset, open: kept, entries: entries.slice(0, last) })
  writeFileSync(join(folder, `${ruleset}-${number}.json`), `${text}\n`)
  console.log(`  ${number}: ${last} entries, ${text.length} bytes, ${kept.length} open questions`)
}

if (existsSync(folder)) throw new Error(`${folder} is there already: a recorded version stays as it is`)
mkdirSync(folder, { recursive: true })
for (const ruleset of RULESET_IDS) await record(ruleset)
