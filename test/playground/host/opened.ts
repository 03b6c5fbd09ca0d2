/** Playgrounds without a page, whose pictures are drawn at once. */
import { createBot } from '../../../src/host/bot.ts'
import { inOneProcess } from '../../../src/host/in-one-process.ts'
import { createInteractions } from '../../../src/host/interactions.ts'
import type { StartBot } from '../../../src/playground/host/open-world.ts'
import { type Making, type Playground, startPlayground } from '../../../src/playground/host/playground.ts'
import type { World } from '../../../src/playground/world.ts'
import { ok, type Result } from '../../../src/shared/result.ts'
import { buttonsOf, type Message, type Outcome, type Person, textOf } from '../../../src/stand-in/discord.ts'
import { quickPictures } from '../../e2e/quick-pictures.ts'

export const quickBot: StartBot = async ({ publicKey, jobs, ...parts }) => {
  const bot = createBot({ ...parts, pictures: quickPictures })
  const local = await inOneProcess(bot, jobs)
  return { app: bot.app, answer: createInteractions({ bot, publicKey, handOn: local.handOn }), ...local }
}

export interface Started {
  readonly playground: Playground
  readonly reports: string[]
}

type How = Partial<Making> & { readonly fresh?: boolean; readonly port?: number }

export async function tryToStart(directory: string, how: How = {}): Promise<Result<Started, string>> {
  const { fresh = false, port = 0, ...making } = how
  const reports: string[] = []
  const report = (what: string, error: unknown) => void reports.push(`${what}: ${error}`)
  const servePage = async () => ok({ url: 'http://localhost:0', port, close: async () => {} })
  const started = await startPlayground(
    { directory, port, fresh },
    { startBot: quickBot, servePage, report, ...making },
  )
  return started.ok ? ok({ playground: started.value, reports }) : started
}

export async function start(directory: string, how: How = {}): Promise<Started> {
  const started = await tryToStart(directory, how)
  if (!started.ok) throw new Error(started.error)
  return started.value
}

export function person({ discord }: World, name: string): Person {
  const user = Object.values(discord.state.users).find(({ username }) => username === name)
  if (!user) throw new Error(`${name} is not there`)
  return discord.as(user)
}

export function channel({ discord }: World, name: string) {
  const found = Object.values(discord.state.channels).find(each => each.kind !== 'direct' && each.name === name)
  if (!found) throw new Error(`#${name} is not there`)
  return found
}

/** The answer, when it has come. */
export const answered = async ({ discord }: World, doing: Promise<Outcome>): Promise<Outcome> =>
  discord.settled(await doing)

export function press(message: Message, label: string): string {
  const found = buttonsOf(message).find(each => each.label === label)
  if (!found) throw new Error(`No ${label} in: ${textOf(message)}`)
  return found.custom_id
}

/** The message with this text, as soon as there is one. */
export async function seen({ discord }: World, who: Person, where: string, text: string): Promise<Message> {
  const find = () => who.messages(where).find(each => textOf(each).includes(text))
  for (let found = find(); ; found = find()) {
    if (found) return found
    await discord.until(({ type }) => type === 'MessageCreated' || type === 'MessageEdited', 20_000)
  }
}
