/** The front door: answers Discord at once, and hands on what takes longer. Nothing is drawn here. */
import type { Doorkeeper } from '../discord/bot.ts'
import { catalogue } from '../discord/commands/index.ts'
import { answer, type Door, type Knock, type Reply } from '../discord/front-door.ts'
import { publicKeyFrom } from '../discord/verify.ts'

interface Entrance {
  readonly bot: Doorkeeper
  /** Of the application, as Discord's portal shows it. */
  readonly publicKey: string
  readonly handOn: Door['handOn']
}

export function createInteractions({ bot, publicKey, handOn }: Entrance): (knock: Knock) => Promise<Reply> {
  const door = { key: publicKeyFrom(publicKey), catalogue, bot, handOn }
  return knock => answer(door, knock)
}
