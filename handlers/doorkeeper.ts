/** As much of the bot as the front door needs. It stays small: it is packed and loaded apart from the rest. */
import { createApp } from '../src/app/app.ts'
import type { EventStore } from '../src/app/ports/event-store.ts'
import { systemPorts } from '../src/app/ports/system.ts'
import type { Bot, Doorkeeper } from '../src/discord/bot.ts'
import { createSurfaces } from '../src/discord/surfaces.ts'
import { Bug } from '../src/shared/assert.ts'

export function createDoorkeeper(store: EventStore, report: Bot['report']): Doorkeeper {
  const { now } = systemPorts.clock
  const send = async () => {
    throw new Bug('The front door writes to nobody')
  }
  const app = createApp({ ...systemPorts, store, messenger: { send }, report })
  return { app, surfaces: createSurfaces(store, now), now, report }
}
