/** What time brings reaches people on Discord: reminders, absence, lost games, expiries. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buttonsOf, textOf } from '../../src/stand-in/discord.ts'
import {
  accept,
  begin,
  challenge,
  endTurn,
  expectGoodManners,
  idOf,
  isSettled,
  look,
  notOnTurn,
  onTurn,
  panelsOf,
  publicIn,
  textsOf,
  threadOf,
} from './fault-table.ts'
import { openStage, type Stage } from './stage.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let stage: Stage
beforeEach(async ({ task }) => {
  // Once with the real store and real pictures.
  stage = await openStage({ name: 'clock', isQuick: !task.name.startsWith('a reminder') })
})
afterEach(async () => {
  expectGoodManners(stage)
  const { reports } = stage
  await stage.close()
  expect(reports).toEqual([])
})

test('a reminder comes by direct message, once each, until it is muted', async () => {
  const table = await begin(stage)
  const player = await endTurn(table)
  const inbox = () => stage.discord.as(player).inbox().length
  const before = inbox()
  await stage.tick(37 * HOUR)
  await stage.tick(MINUTE)
  expect(inbox()).toBe(before + 1)
  const panel = panelsOf(table, player).at(-1)!
  expect(panelsOf(table, player)).toHaveLength(1)
  expect(textOf(panel)).toContain('⏰ A reminder')
  expect(JSON.stringify(panel.components)).toContain('hand.png')
  await stage.discord.as(player).click(panel, idOf(panel, 'No reminders this turn'))
  await stage.settled()
  await stage.tick(25 * HOUR)
  expect(inbox()).toBe(before + 1)
})

test('with direct messages closed, the reminder comes in the thread', async () => {
  const table = await begin(stage)
  const player = await endTurn(table)
  stage.discord.mishaps.closeDirectMessages(player)
  await stage.tick(37 * HOUR)
  const last = publicIn(table, threadOf(table)).at(-1)!
  expect(textOf(last)).toContain(`<@${player.id}> ⏰ A reminder`)
  expect(last.mentions).toEqual([player.id])
  expect(idOf(last, 'My hand')).toBeTruthy()
})

test('a vacation is told to the others; used up by itself before a loss on time, which is told to all', async () => {
  const table = await begin(stage)
  const player = await endTurn(table)
  const other = await notOnTurn(table)
  await stage.discord.as(player).slash('clock vacation', { days: 2 }, table.channel)
  await stage.settled()
  await stage.tick(MINUTE)
  expect(textsOf(publicIn(table, threadOf(table))).at(-1)).toContain('is on vacation until')
  expect(textOf(panelsOf(table, other).at(-1)!)).toContain('is on vacation until')

  for (let day = 0; day < 40 && (await look(table)).status === 'playing'; day += 1) await stage.tick(DAY)
  expect((await look(table)).status).toBe('over')
  const told = textsOf(publicIn(table, threadOf(table)))
  expect(told.some(each => each.includes('The time was over, so vacation days are used up'))).toBe(true)
  expect(told.at(-1)).toContain('🏆')
  for (const each of table.players) expect(textOf(panelsOf(table, each).at(-1)!)).toContain('run out of time')
  await stage.tick(MINUTE)
  expect(textsOf(publicIn(table, threadOf(table)))).toEqual(told)
  expect(await isSettled(table)).toBe(true)
})

test('a challenge that nobody answers expires, and both hear of it', async () => {
  const table = await challenge(stage)
  await stage.tick(7 * DAY + MINUTE)
  await stage.tick(MINUTE)
  expect((await look(table)).status).toBe('expired')
  const [post, ...others] = publicIn(table, table.channel)
  expect(others).toEqual([])
  expect(textOf(post!)).toContain('It has expired.')
  expect(buttonsOf(post!).map(({ label }) => label)).toEqual(['Challenge again'])
  for (const each of table.players) expect(textOf(panelsOf(table, each).at(-1)!)).toContain('It has expired.')
})

test('a match in which the first decision never comes is void', async () => {
  const table = await challenge(stage)
  await accept(table)
  await stage.tick(25 * HOUR)
  expect((await look(table)).status).toBe('void')
  expect(textsOf(publicIn(table, threadOf(table))).at(-1)).toContain('The match is void')
  for (const each of table.players) expect(textOf(panelsOf(table, each).at(-1)!)).toContain('The match is void')
})

test('the whole story of a match without its thread: reminders and results still reach the players', async () => {
  const table = await begin(stage)
  const player = await onTurn(table)
  stage.discord.mishaps.deleteChannel(threadOf(table))
  await stage.tick(37 * HOUR)
  expect(textOf(panelsOf(table, player).at(-1)!)).toContain('⏰ A reminder')
  for (let day = 0; day < 40 && (await look(table)).status === 'playing'; day += 1) await stage.tick(DAY)
  for (const each of table.players) expect(textOf(panelsOf(table, each).at(-1)!)).toContain('run out of time')
  expect(stage.reports.splice(0)).toEqual(['The thread of a match is gone: Discord refuses: 10003'])
})
