import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { matchStream } from '../../src/app/lookups.ts'
import { foldMatch } from '../../src/app/match/evolve-match.ts'
import type { MatchEntry } from '../../src/app/match/match-event.ts'
import { seededChance } from '../../src/app/self-play/seeded-chance.ts'
import type { Chance } from '../../src/engine/index.ts'
import { RULESET_IDS } from '../../src/rulesets/index.ts'
import type { MatchId } from '../../src/shared/ids.ts'
import { type EmbeddedStore, openEmbeddedStore } from '../../src/store/embedded.ts'
import { playToTheEnd } from './players.ts'
import { code, TERMS, themeDeck, value, World } from './world.ts'

const MATCHES = 200
/** Most people give up after some moves, or the test would take ten minutes. PRIZEPOST_PATIENT=1 plays all to the end. */
const patience = (number: number, chance: Chance): number =>
  process.env.PRIZEPOST_PATIENT || number === 0 ? Number.POSITIVE_INFINITY : 1 + chance.pick(5)
const WRITERS = 20

let directory = ''
let embedded: EmbeddedStore
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'prizepost-many-'))
  const opened = await openEmbeddedStore({ directory })
  if (!opened.ok) throw new Error(opened.error)
  embedded = opened.value
})
afterAll(async () => {
  await embedded.close()
  await rm(directory, { recursive: true, force: true })
})

test(`${MATCHES} matches at the same time on one embedded store`, { timeout: 900_000 }, async () => {
  const world = new World(embedded.store)
  const players = (match: number) => [`left-${match}`, `right-${match}`] as const
  async function play(number: number): Promise<MatchId> {
    const [by, opponent] = players(number)
    const ruleset = RULESET_IDS[number % RULESET_IDS.length] ?? 'hgss-2010'
    const terms = { ...TERMS, ruleset }
    const challenge = { by, opponent, terms, delivery: world.delivery(), ...themeDeck(ruleset, number) }
    const { match } = value(await world.app.challenge(challenge))
    const request = { match, by: { player: opponent }, delivery: world.delivery() }
    value(await world.app.accept(request, themeDeck(ruleset, number + 1)))
    const chance = seededChance(number)
    await playToTheEnd(world, match, chance, patience(number, chance))
    return match
  }
  const played = await Promise.all(Array.from({ length: MATCHES }, (_, number) => play(number)))

  expect(world.reports).toEqual([])
  for (const [number, id] of played.entries()) {
    const match = foldMatch(await embedded.store.read<MatchEntry>(matchStream(id)))
    expect(match).toMatchObject({ id, status: 'over', players: players(number) })
    expect(match?.game?.cards).toEqual(
      match?.decks.flatMap(deck => deck?.cards.flatMap(([card, count]) => Array(count).fill(card))),
    )
    for (const player of players(number))
      expect(await world.app.history(player)).toMatchObject([{ match: id, status: 'over', result: match?.result }])
  }
})

test(`${WRITERS} writers at the same time on one match: one wins each version`, { timeout: 120_000 }, async () => {
  const world = new World(embedded.store, 'writers')
  const challenge = { by: 'ann', opponent: 'bob', terms: TERMS, delivery: world.delivery(), ...themeDeck('hgss-2010') }
  const { match } = value(await world.app.challenge(challenge))
  const accepting = Array.from({ length: WRITERS }, () =>
    world.app.accept({ match, by: { player: 'bob' }, delivery: world.delivery() }, themeDeck('hgss-2010', 1)),
  )
  const accepted = (await Promise.all(accepting)).map(code)
  expect(accepted.filter(each => each === 'done')).toHaveLength(1)
  expect(accepted.filter(each => each === 'not-in-a-challenge')).toHaveLength(WRITERS - 1)

  const giving = Array.from({ length: WRITERS }, (_, writer) =>
    world.do(writer % 2 ? 'ann' : 'bob', match, { type: 'GiveTime', time: 3_600_000 }),
  )
  expect((await Promise.all(giving)).map(code)).toEqual(Array(WRITERS).fill('done'))
  const entries = await embedded.store.read<MatchEntry>(matchStream(match))
  expect(entries.map(({ version }) => version)).toEqual(entries.map((_, index) => index + 1))
  expect(entries).toHaveLength(2 + WRITERS)
})
