/** Takes interactions that come over the gateway to the same door as all others, and brings the answers to Discord. */
import { REST } from '@discordjs/rest'
import { type APIInteractionResponse, Routes } from 'discord-api-types/v10'
import * as v from 'valibot'
import { type Door, respond } from '../front-door.ts'
import { isRefused } from '../refused.ts'
import { asked } from '../rest.ts'

export interface Receiver {
  receive(body: unknown): void
  /** When Discord has our first answer to this interaction, or will not get it: earlier there is nothing to edit. */
  acknowledged(id: string): Promise<void>
  /** When everything that came is answered. */
  idle(): Promise<void>
}

interface ReceiverOptions {
  readonly door: Door
  /** Another address than Discord's, for trying things out. */
  readonly base?: string | undefined
}

const envelope = v.object({ id: v.string(), token: v.string() })

type Envelope = v.InferOutput<typeof envelope>

/** After a connection was resumed, Discord may say again what it has said before. */
const REMEMBERED = 1000

export function createReceiver({ door, base }: ReceiverOptions): Receiver {
  const rest = new REST({ version: '10', timeout: 5_000, retries: 2, ...(base && { api: base }) })
  const underWay = new Map<string, Promise<void>>()
  const taken = new Set<string>()
  let strange = 0

  async function take({ id, token }: Envelope, body: unknown): Promise<void> {
    const response = await respond(door, body)
    if (response.ok) await say(Routes.interactionCallback(id, token), response.value)
    else taken.delete(id)
  }

  async function say(where: `/${string}`, response: APIInteractionResponse): Promise<void> {
    try {
      await asked(() => rest.post(where, { body: response, auth: false }))
    } catch (error) {
      if (!isRefused(error, 'answered')) door.bot.report('An answer did not get through', error)
    }
  }

  return {
    receive: body => {
      const read = v.safeParse(envelope, body)
      // What nobody can answer is only reported.
      const sent = read.success ? read.output : { id: `strange ${strange++}`, token: '' }
      if (taken.has(sent.id)) return
      taken.add(sent.id)
      for (const oldest of taken) if (taken.size > REMEMBERED) taken.delete(oldest)
      const taking = take(sent, body).finally(() => underWay.delete(sent.id))
      underWay.set(sent.id, taking)
    },
    acknowledged: async id => underWay.get(id),
    idle: async () => {
      while (underWay.size > 0) await Promise.all(underWay.values())
    },
  }
}
