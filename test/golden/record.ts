/**
 * `npx tsx test/golden/record.ts` plays a match of each ruleset and keeps it for ever: what this version has written, every
 * later one must be able to read. Recorded versions are never recorded again.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchStream } from '../../src/app/lookups.ts'
import type { MatchCommand } from '../../src/app/match/command.ts'
import { foldMatch } from '../../src/app/match/evolve-match.ts'
import type { MatchEntry } from '../../src/app/match/match-event.ts'
import { seededChance } from '../../src/app/self-play/seeded-chance.ts'
import { VERSION } from '../../src/app/version.ts'
import { RULESET_IDS, type RulesetId } from '../../src/rulesets/index.ts'
import { HOUR } from '../../src/shared/time.ts'
import { nextChoice } from '../app/players.ts'
import { begin, World } from '../app/world.ts'

const folder = join('test', 'golden', VERSION)

/** What people do besides playing. Some of it is refused, and then it is not there. */
const ASIDES: readonly MatchCommand[] = [
  { type: 'OfferDraw' },
  { type: 'GiveTime', time: HOUR },
  { type: 'SetOrders', orders: { prizes: 'rightmost', mulliganBonus: 'most', decline: ['Sunshine'] } },
  { type: 'MuteReminders' },
]

async function record(ruleset: RulesetId): Promise<void> {
  const world = new World(undefined, `golden ${ruleset}`)
  const match = await begin(world, { ruleset })
  const chance = seededChance(VERSION.length)
  for (let choice = await nextChoice(world.app, match, chance); choice; ) {
    await world.do(choice.player, match, choice.wanted)
    await world.tick(chance.pick(3 * HOUR))
    const aside = ASIDES[chance.pick(20)]
    if (aside) await world.do('ann', match, aside)
    if (aside?.type === 'OfferDraw') await world.do('bob', match, { type: 'AnswerDraw', agree: false })
    await takeBack(world, match, chance.pick(10))
    choice = await nextChoice(world.app, match, chance)
  }
  const entries = await world.store.read<MatchEntry>(matchStream(match))
  const final = foldMatch(entries)
  writeFileSync(join(folder, `${ruleset}.json`), `${JSON.stringify({ version: VERSION, entries, final })}\n`)
  console.log(`${ruleset}: ${entries.length} entries, ${final?.status} ${JSON.stringify(final?.result)}`)
}

async function takeBack(world: World, match: string, luck: number): Promise<void> {
  if (luck > 0) return
  for (const [player, other] of [
    ['ann', 'bob'],
    ['bob', 'ann'],
  ] as const) {
    const table = await world.app.look({ match, by: player })
    const [step] = table.ok ? (table.value.yours?.takebacks ?? []) : []
    if (!step) continue
    await world.do(player, match, { type: 'AskTakeback', to: step.version })
    await world.do(other, match, { type: 'AnswerTakeback', answer: 'yes' })
  }
}

if (existsSync(folder)) throw new Error(`${folder} is there already: a recorded version stays as it is`)
mkdirSync(folder, { recursive: true })
for (const ruleset of RULESET_IDS) await record(ruleset)
