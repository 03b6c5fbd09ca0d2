/** A release comes in the midst of an action: nobody is stuck, nobody loses on time by it, and no luck is drawn twice. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { verifyExport } from '../../../src/app/fairness/verify.ts'
import type { MatchStreamEntry } from '../../../src/app/match/evolve-match.ts'
import { draftOf, type Match } from '../../../src/app/match/match.ts'
import { matches } from '../../../src/app/match/match-stream.ts'
import { REVERSAL } from '../../../src/app/match/terms.ts'
import { rulesOf } from '../../../src/app/rules-of.ts'
import { seededChance } from '../../../src/app/self-play/seeded-chance.ts'
import type { Print } from '../../../src/engine/index.ts'
import type { RulesetId } from '../../../src/rulesets/index.ts'
import { MINUTE } from '../../../src/shared/time.ts'
import { gameOf, goldens, read, wake } from '../../golden/goldens.ts'
import { nextChoice, playToTheEnd } from '../players.ts'
import { value, type World } from '../world.ts'

const matchOf = async (world: World, id: string): Promise<Match> => {
  const loaded = await matches.load(world.store, id)
  if (!loaded) throw new Error('the match is there')
  return loaded
}

/** Recorded by a release that knew one more thing of every question: no question of today says that. */
const byAnotherRelease = (entries: readonly MatchStreamEntry[]): readonly MatchStreamEntry[] =>
  JSON.parse(JSON.stringify(entries), (key, each) =>
    key === 'questions' ? each.map((question: object) => ({ ...question, urgency: 'high' })) : each,
  )

/** Answers what is open, half a minute for each answer, until the action is over or taken back. */
async function answer(world: World, match: string) {
  const chance = seededChance(1)
  for (;;) {
    const choice = await nextChoice(world.app, match, chance)
    if (!choice) throw new Error('the match is under way')
    const before = await matchOf(world, match)
    world.now += MINUTE / 2
    world.letters()
    const done = value(
      await world.do(choice.player, match, { type: 'Act', command: await pickOf(world, match, choice.player) }),
    )
    if (done.events.some(({ type }) => type === 'ActionTakenBack'))
      return { before, player: choice.player, done, letters: world.letters() }
    if (!(await gameOf(world, match))?.action) throw new Error('the action was finished')
  }
}

async function pickOf(world: World, match: string, player: string) {
  const table = await world.app.look({ match, by: player })
  const picks = table.ok ? (table.value.yours?.legal.filter(({ type }) => type === 'Pick') ?? []) : []
  const pick = picks.at(-1)
  if (!pick) throw new Error('there is something to pick')
  return pick
}

describe.each(goldens)('with a question open, $name', ({ file }) => {
  const { open, entries } = read(file)

  test.each(open)('after entry $version: $kinds', async ({ version }) => {
    const { world, match } = await wake(byAnotherRelease(entries.slice(0, version)))
    const { before, letters } = await answer(world, match)
    const after = await matchOf(world, match)
    const action = before.game?.action
    const isSetUp = action?.program.type === 'SetUp'
    const isDraft = draftOf(before).some(step => step.events.some(({ type }) => type === 'ActionStarted'))
    expect(after.status).toBe('playing')
    expect(after.game?.action?.program.type).toBe(isSetUp ? 'SetUp' : undefined)
    if (!isSetUp) expect({ ...after.game, luckAgain: [] }).toEqual({ ...action?.checkpoint, luckAgain: [] })

    const begun = before.steps.findLastIndex(step => step.events.some(({ type }) => type === 'ActionStarted'))
    expect(after.steps).toEqual(isSetUp ? [] : before.steps.slice(0, begun))

    const told = letters.filter(({ about }) => about.some(({ is }) => is === 'action-taken-back'))
    expect(told.map(({ to }) => (to === 'table' ? to : to.player)).sort()).toEqual(
      isDraft ? [] : ['ann', 'bob', 'table'],
    )
    if (isDraft) expect(letters).toEqual([])
    for (const seat of [0, 1] as const) {
      const wait = before.waits[seat]
      if (wait && !isDraft) expect([seat, after.left[seat]]).toEqual([seat, wait.allowance])
      if (!wait) expect(after.left[seat]).toBeGreaterThanOrEqual(before.left[seat])
    }

    await playToTheEnd(world, match, seededChance(version), 4)
    world.now += REVERSAL
    const exported = await world.app.exportMatch({ match, by: 'ann' })
    if (!exported.ok || exported.value.format !== 'prizepost-match') throw new Error('it is over')
    expect(verifyExport(exported.value)).toMatchObject({ ok: true })
    expect(world.reports).toEqual([])
  })
})

/** The card says something else from now on, until the test is over. */
function correct(ruleset: RulesetId, card: string, change: (print: Print) => Print): void {
  const prints = rulesOf(ruleset).prints as Map<string, Print>
  const original = prints.get(card)
  if (!original) throw new Error(`there is no ${card}`)
  prints.set(card, change(original))
  onTestFinished(() => void prints.set(card, original))
}

test('a card is corrected while its attack asks: both play on, and the new text counts', async () => {
  const found = goldens
    .map(({ file }) => read(file))
    .flatMap(golden => golden.open.map(each => ({ ...golden, ...each })))
    .find(({ ruleset, kinds }) => ruleset === 'hgss-2010' && kinds.join() === 'choose-pokemon, Attack')
  if (!found) throw new Error('there is such a match')
  const { world, match } = await wake(found.entries.slice(0, found.version))
  const program = (await gameOf(world, match))?.action?.program
  if (program?.type !== 'Attack') throw new Error('an attack asks')
  correct('hgss-2010', program.card, print => {
    if (print.kind !== 'pokemon') return print
    return { ...print, attacks: print.attacks.map(({ name, cost }) => ({ name, cost, damage: 10 })) }
  })
  await answer(world, match)
  const turn = (await matchOf(world, match)).players[program.seat]
  const again = value(await world.do(turn, match, { type: 'Act', command: program }))
  expect(again.events.map(({ type }) => type)).toContain('AttackDeclared')
  expect((await gameOf(world, match))?.action?.program.type).not.toBe('Attack')
  await playToTheEnd(world, match, seededChance(3), 6)
  expect((await matchOf(world, match)).status).toBe('over')
})

test('who would have lost on time goes on: the clock begins anew', async () => {
  const golden = goldens.map(({ file }) => read(file)).find(({ open }) => open.some(isNewActive))
  const version = golden?.open.find(isNewActive)?.version
  if (!golden || version === undefined) throw new Error('there is such a match')
  const { world, match } = await wake(byAnotherRelease(golden.entries.slice(0, version)))
  const { left, waits } = await matchOf(world, match)
  const seat = waits[0] ? 0 : 1
  world.now += left[seat] - MINUTE
  await answer(world, match)
  const after = await matchOf(world, match)
  expect(after.left[seat]).toBe(left[seat])
  await world.tick(MINUTE)
  expect((await matchOf(world, match)).status).toBe('playing')
})

const isNewActive = ({ kinds }: { readonly kinds: readonly string[] }): boolean => kinds.join() === 'new-active, Attack'
