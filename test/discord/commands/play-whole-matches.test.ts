/** Whole matches by slash commands alone: what is suggested is all that is legal, and every suggestion does what it says. */
import { describe, expect, test } from 'vitest'
import { seededChance } from '../../../src/app/self-play/seeded-chance.ts'
import type { TableView } from '../../../src/app/table.ts'
import type { Chance } from '../../../src/engine/index.ts'
import { RULESET_IDS } from '../../../src/rulesets/index.ts'
import type { MatchId } from '../../../src/shared/ids.ts'
import { begin } from '../../app/world.ts'
import { textsIn } from '../panel/limits.ts'
import { Desk } from './play-desk.ts'

const CHOICES = { play: 'card', attack: 'attack', retreat: 'to', power: 'power' } as const
const FIELDS = ['choice', 'second', 'third', 'fourth'] as const

describe.each(RULESET_IDS)('%s', ruleset => {
  test.each([1])('match %i', { timeout: 60_000 }, async seed => {
    const desk = new Desk(`${ruleset} ${seed}`)
    await desk.meet('ann', 'bob')
    const match = await begin(desk.world, { ruleset })
    await desk.inThread(match)
    const chance = seededChance(seed)
    let commands = 0
    for (let waiting = await waitedFor(desk, match); waiting; waiting = await waitedFor(desk, match)) {
      await oneCommand(desk, match, waiting, chance, commands++)
      expect(commands).toBeLessThan(3000)
    }
    const end = await desk.table(match, 'ann')
    expect(end.status).toBe('over')
    expect(end.result).not.toBeNull()
    expect(desk.calls).toEqual([])
  })
})

async function waitedFor(desk: Desk, match: MatchId): Promise<string | null> {
  const table = await desk.table(match, 'nobody')
  const seat = table.game?.waitingFor[0]
  return table.status !== 'playing' || seat === undefined ? null : table.players[seat]
}

async function oneCommand(desk: Desk, match: MatchId, player: string, chance: Chance, nth: number): Promise<void> {
  const table = await desk.table(match, player)
  if (table.game && 'question' in table.game && table.game.question) return answer(desk, match, player, chance)
  const offered = await suggestions(desk, player)
  if (nth % 7 === 0) checkOffered(table, offered)
  const other = chance.pick(20)
  if (table.yours?.undo && other === 0) return done(desk, match, player, 'undo')
  if (entry(table, 'UseStadium') && other < 5) return done(desk, match, player, 'stadium')
  const attacks = offered.filter(({ name }) => name === 'attack')
  const some = attacks.length > 0 && chance.pick(4) === 0 ? attacks : offered
  const chosen = some[chance.pick(some.length)]
  if (!chosen || (other === 19 && attacks.length === 0)) return done(desk, match, player, 'end')
  return done(desk, match, player, chosen.name, { [CHOICES[chosen.name]]: chosen.value })
}

const entry = ({ yours }: TableView, type: string) => yours?.legal.find(command => command.type === type)

async function suggestions(desk: Desk, player: string) {
  const names = Object.keys(CHOICES) as (keyof typeof CHOICES)[]
  const all = await Promise.all(
    names.map(async name =>
      (await desk.suggest(player, name, CHOICES[name])).map(({ name: label, value }) => ({ name, label, value })),
    ),
  )
  return all.flat()
}

const ELSEWHERE = ['EndTurn', 'Concede', 'UseStadium', 'Pick']

function checkOffered({ yours }: TableView, offered: readonly { readonly label: string }[]): void {
  const legal = yours?.legal.filter(({ type }) => !ELSEWHERE.includes(type)) ?? []
  expect(offered.length).toBe(legal.length)
  expect(new Set(offered.map(({ label }) => label)).size).toBe(offered.length)
}

/** One to four choices, each from what is suggested after those before it. */
async function answer(desk: Desk, match: MatchId, player: string, chance: Chance): Promise<void> {
  const options: Record<string, string> = {}
  const wanted = 1 + chance.pick(FIELDS.length)
  for (const field of FIELDS.slice(0, wanted)) {
    const found = await desk.suggest(player, 'answer', field, options)
    const chosen = found[chance.pick(found.length)]
    if (!chosen) break
    options[field] = chosen.value
  }
  expect(Object.keys(options)).not.toEqual([])
  return done(desk, match, player, 'answer', options)
}

/** It is done, and a second delivery of the same is answered the same and changes nothing. */
async function done(
  desk: Desk,
  match: MatchId,
  player: string,
  name: string,
  options: Readonly<Record<string, string>> = {},
): Promise<void> {
  const before = await desk.table(match, player)
  const sent = desk.typed(player, name, options)
  const message = await desk.deliver(sent)
  const after = await desk.table(match, player)
  expect(after.version, `${name} ${JSON.stringify(options)} ${textsIn(message).join('\n')}`).toBeGreaterThan(
    before.version,
  )
  if (after.version % 5 !== 0) return
  expect(textsIn(await desk.deliver(sent))).toEqual(textsIn(message))
  expect((await desk.table(match, player)).version).toBe(after.version)
}
