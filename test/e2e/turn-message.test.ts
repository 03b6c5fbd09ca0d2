/** A turn is one message in the thread: kept up to date without a sound, and replaced when somebody has to be called. */
import { MessageFlags } from 'discord-api-types/v10'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Event, type Message, textOf } from '../../src/stand-in/discord.ts'
import { Game } from './game.ts'
import { byPanel } from './hands.ts'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
let game: Game
let seen: Event[]
beforeEach(async ({ task }) => {
  stage = await openStage({ name: task.name, isQuick: true })
  seen = []
  stage.discord.subscribe(event => void seen.push(event))
})
afterEach(() => stage.close())

const MOST_STEPS = 400
const isGoingOn = (message: Message): boolean => textOf(message).includes('plays on (turn')

/** Plays until this is so. */
async function until(isSo: () => boolean): Promise<void> {
  for (let steps = 0; !isSo(); steps++) {
    expect(steps).toBeLessThan(MOST_STEPS)
    expect(await game.step(byPanel)).toBe(true)
  }
}

const inThread = (type: 'MessageCreated' | 'MessageEdited' | 'MessageDeleted'): readonly Message[] =>
  seen.flatMap(event => (event.type === type && event.message.channelId === game.thread.id ? event.message : []))

test('what happens in the middle of a turn is added to its message, silently; the end of the turn takes its place', async () => {
  game = await new Game(stage, { ruleset: 'hgss-2010' }).begin()
  const edited = () => inThread('MessageEdited').find(isGoingOn)
  await until(() => edited() !== undefined)
  const live = edited()!
  const created = inThread('MessageCreated').find(({ id }) => id === live.id)!
  expect(created.mentions).toEqual([])
  expect(created.flags & MessageFlags.SuppressNotifications).not.toBe(0)
  expect(textOf(live)).toContain(textOf(created).split('\n')[2])
  const { number } = game.table().game!.turn
  await until(() => game.table().game!.turn.number > number)
  expect(stage.discord.message(live.id)).toBeUndefined()
  const whole = game.posts().at(-1)!
  expect(textOf(whole)).toContain(`**Turn ${number}, `)
  expect(whole.flags & MessageFlags.SuppressNotifications).toBe(0)
  game.checkTurns()
})

test('a message that somebody has deleted meanwhile is written anew, also if everything is heard twice', async () => {
  game = await new Game(stage, { ruleset: 'hgss-2010', twice: true }).begin()
  await until(() => isGoingOn(game.posts().at(-1)!))
  const live = game.posts().at(-1)!
  stage.discord.mishaps.deleteMessage(live)
  const { number } = game.table().game!.turn
  await until(() => game.posts().some(post => textOf(post).includes(`**Turn ${number}, `)))
  game.checkTurns()
})
