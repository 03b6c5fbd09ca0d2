/** Puts the bot together: the same parts wherever it runs. */
import { createApp } from '../app/app.ts'
import type { EventStore } from '../app/ports/event-store.ts'
import type { Ports } from '../app/ports/index.ts'
import { systemPorts } from '../app/ports/system.ts'
import type { Bot, Pictures } from '../discord/bot.ts'
import { deliver } from '../discord/deliver.ts'
import { announce } from '../discord/league/announce.ts'
import { createDiscord, type RestOptions } from '../discord/rest.ts'
import { createSurfaces } from '../discord/surfaces.ts'
import { artFrom } from '../render/art.ts'
import { COMMON_LOCALE } from '../words/locale.ts'
import { drawnPictures } from './pictures.ts'

interface Parts extends Pick<RestOptions, 'token' | 'perSecond' | 'patience' | 'report'> {
  readonly store: EventStore
  readonly apiBase?: string | undefined
  readonly now?: () => number
  /** Where the luck of matches comes from. */
  readonly chance?: Ports['chance']
  readonly pictures?: Pictures
}

export function createBot({ store, apiBase, ...others }: Parts): Bot {
  const { now = systemPorts.clock.now, chance = systemPorts.chance, report } = others
  const discord = createDiscord({ ...others, ...(apiBase && { base: apiBase }) })
  const pictures = others.pictures ?? drawnPictures(artFrom(process.env.CARD_ART_URL))
  const parts = { locale: COMMON_LOCALE, discord, surfaces: createSurfaces(store, now), pictures, now, report }
  const app = createApp({
    ...systemPorts,
    store,
    clock: { now },
    chance,
    messenger: { send: notice => deliver({ ...parts }, notice), announce: news => announce({ ...parts }, news) },
    report,
  })
  return { ...parts, app }
}
