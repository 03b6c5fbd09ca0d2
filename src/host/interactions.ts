/** The front door: answers Discord at once, and hands on what takes longer. Nothing is drawn here. */
import type { DoorBot } from '../discord/bot.ts'
import { catalogue } from '../discord/commands/index.ts'
import { answer, type Reply, type SignedDoor, type SignedRequest } from '../discord/front-door.ts'
import { publicKeyFrom } from '../discord/verify.ts'

interface DoorParts {
  readonly bot: DoorBot
  /** Of the application, as Discord's portal shows it. */
  readonly publicKey: string
  readonly handOn: SignedDoor['handOn']
}

export function createInteractions({ bot, publicKey, handOn }: DoorParts): (request: SignedRequest) => Promise<Reply> {
  const door = { key: publicKeyFrom(publicKey), catalogue, bot, handOn }
  return request => answer(door, request)
}
