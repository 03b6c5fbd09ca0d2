import { expect, test } from 'vitest'
import { evolveMatch } from '../../../src/app/match/evolve-match.ts'
import { draftOf, type Match } from '../../../src/app/match/match.ts'
import { seededChance } from '../../../src/app/self-play/seeded-chance.ts'
import { otherSeat } from '../../../src/engine/index.ts'
import { DAY, HOUR } from '../../../src/shared/time.ts'
import { begin, code, value, World } from '../world.ts'
import { readEntries } from './hidden-streams.ts'
import { act, draftsIn, endTurn, moveOn, type Sitting, SOMEBODY, sitting, tableOf } from './sitting.ts'

/** Somebody drafts an action that asks them something: the answer to the other player, who tries to end the turn. */
async function refusalInDraft(): Promise<string> {
  for (let game = 0; game < 30; game++) {
    const world = new World(undefined, `open ${game}`)
    const match = await begin(world)
    const chance = seededChance(game)
    for (let move = 0; move < 60 && (await moveOn(world, match, chance)); move++) {
      const after = (await readEntries(world, match)).reduce<Match | null>(evolveMatch, null)!
      const [step] = draftOf(after)
      if (!step || !after.game?.action) continue
      const seat = otherSeat(step.seat)
      return code(await act(world, match, after.players[seat], { type: 'EndTurn', seat }))
    }
  }
  throw new Error('nobody was ever in the middle of a draft')
}

test('a refusal does not tell that the other player is in the middle of a draft', async () => {
  const refusal = await refusalInDraft()
  expect(refusal).toBe('game:not-your-turn')
})

/** How often the spectators' version goes up while somebody picks in secret. */
async function stepsSeen(): Promise<number> {
  for (let nth = 0; nth < 30; nth++) {
    const world = new World(undefined, `pieces ${nth}`)
    const match = await begin(world)
    const picks = (await tableOf(world, match, 'ann')).yours!.legal.filter(({ type }) => type === 'Pick')
    if (picks.length < 2) continue
    const { version } = await tableOf(world, match)
    value(await act(world, match, 'ann', picks[0]!))
    return (await tableOf(world, match)).version - version
  }
  throw new Error('nobody had a choice')
}

test('nobody can count by the version how many Pokémon somebody has picked in the set-up so far', async () => {
  const steps = await stepsSeen()
  expect(steps).toBe(0)
})

/** Something is drafted, bound by a Trainer, and the Trainer taken back with the other player's leave. */
async function takenBack(): Promise<Sitting> {
  for (let nth = 0; nth < 80; nth++) {
    const begun = await sitting({ terms: { ruleset: 'ecard-2002' }, name: `back ${nth}` })
    const { world, match, player, other, table } = begun
    const draft = draftsIn(table).find(({ type }) => type === 'Bench')
    const trainer = table.yours!.legal.find(({ type }) => type === 'PlayTrainer')
    if (!draft || !trainer) continue
    value(await act(world, match, player, draft))
    const bound = value(await act(world, match, player, trainer)).table
    const [, step] = bound.yours!.takebacks
    if (!step || bound.game?.waitingFor[0] !== bound.yours?.seat) continue
    value(await world.do(player, match, { type: 'AskTakeback', to: step.version }))
    value(await world.do(other, match, { type: 'AnswerTakeback', answer: 'yes' }))
    return begun
  }
  throw new Error('no such match')
}

test('what everybody has seen does not become a secret draft again by a takeback, and is not told twice', async () => {
  const begun = await takenBack()
  value(await endTurn(begun))
  const log = await begun.world.app.log({ match: begun.match, by: SOMEBODY })
  if (!log.ok) throw new Error(log.error.code)
  const placed = log.value
    .filter(({ turn }) => turn > 0)
    .map(({ events }) => events.filter(({ from }) => from === 'hand'))
  const benched = placed
    .flat()
    .filter(({ spot, pokemon }) => spot === 'bench' && pokemon?.seat === begun.table.yours?.seat)
  expect(benched).toHaveLength(1)
})

/** A vacation of one day that the match hears of three hours late: by how much its end moves the deadline. */
async function delayByLateNote(): Promise<number> {
  let isBroken = false
  const { world, match, player, table } = await sitting({
    terms: { clock: { kind: 'per-move', time: 10 * HOUR } },
    change: ports => {
      const list = (name: string) => (isBroken ? Promise.reject(new Error('outage')) : ports.store.list(name))
      return { ...ports, store: { ...ports.store, list } }
    },
  })
  const runsOut = async () => (await tableOf(world, match)).clocks[table.yours!.seat].runsOut!
  const before = await runsOut()
  isBroken = true
  await world.app.commandPlayer({ player, delivery: world.delivery() }, { type: 'TakeVacation', days: 1 })
  isBroken = false
  await world.tick(3 * HOUR)
  return (await runsOut()) - before
}

test('a vacation that a match hears of late has stopped the clock from its beginning', async () => {
  const delay = await delayByLateNote()
  expect(delay).toBe(DAY)
})
