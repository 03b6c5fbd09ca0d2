/** As much of the bot as the front door needs. It stays small: it is packed and loaded apart from the rest. */
import { createApp } from '../app/app.ts'
import type { EventStore } from '../app/ports/event-store.ts'
import { systemPorts } from '../app/ports/system.ts'
import type { Bot, DoorBot } from '../discord/bot.ts'
import { createSurfaces } from '../discord/surfaces.ts'
import { Bug } from '../shared/assert.ts'
import { COMMON_LOCALE } from '../words/locale.ts'

export function createDoorBot(store: EventStore, report: Bot['report']): DoorBot {
  const { now } = systemPorts.clock
  const send = async () => {
    throw new Bug('The front door writes to nobody')
  }
  const app = createApp({ ...systemPorts, store, messenger: { send }, report })
  return { locale: COMMON_LOCALE, app, surfaces: createSurfaces(store, now), now, report }
}
