/** Brings a notice to where people see it: the thread of the match, or a direct message. */
import { cardFace } from '../app/card-face.ts'
import type { Notice } from '../app/notice.ts'
import type { TableView } from '../app/table.ts'
import type { Pair } from '../shared/ids.ts'
import type { Speaking } from '../words/locale.ts'
import type { Naming } from '../words/scene.ts'
import type { Deliverer } from './bot.ts'
import type { Known } from './material.ts'
import type { ShownPicture } from './panel/parts.ts'
import { DiscordRefusal } from './refused.ts'
import { toPlayer } from './to-player.ts'
import { toTable } from './to-table.ts'

/** What fails may be tried again. What Discord refuses for good is not: the match goes on, and people can always ask for it. */
export async function deliver(bot: Deliverer, notice: Notice): Promise<void> {
  const known = await knownOf(bot, notice.table)
  const naming = namingOf(known, bot)
  const pictures = picturesFor(bot, notice, naming)
  try {
    if (notice.to === 'table') await toTable(bot, notice, { known, naming, pictures })
    else await toPlayer(bot, notice, notice.to, { known, naming, pictures })
  } catch (error) {
    if (!(error instanceof DiscordRefusal) || error.status === WRONG_TOKEN) throw error
    bot.report('A notice cannot be delivered', error)
  }
}

const WRONG_TOKEN = 401

async function knownOf({ surfaces }: Pick<Deliverer, 'surfaces'>, { match, players }: TableView): Promise<Known> {
  const [shown, first, second] = await Promise.all([
    surfaces.of(match),
    surfaces.contact(players[0]),
    surfaces.contact(players[1]),
  ])
  return { shown, contacts: [first, second] }
}

/** What the players call themselves, as far as we have met them. */
function namingOf({ shown, contacts: [first, second] }: Known, { locale }: Speaking): Naming {
  const players: Pair<string> = [first?.name ?? 'Player 1', second?.name ?? 'Player 2']
  return { locale, face: cardFace, players, pupil: shown.lesson?.player ?? null }
}

export const namingFor = async (bot: Pick<Deliverer, 'surfaces' | 'locale'>, table: TableView): Promise<Naming> =>
  namingOf(await knownOf(bot, table), bot)

/** Without those that cannot be drawn. */
export function picturesFor(
  { pictures, report }: Deliverer,
  notice: Pick<Notice, 'table' | 'events' | 'draw'>,
  naming: Naming,
): readonly ShownPicture[] {
  const { table, events, draw } = notice
  const shown = { table: () => pictures.table(table, naming, events), hand: () => pictures.hand(table) }
  if (!table.game) return []
  return draw.flatMap(what => {
    try {
      return [{ name: `${what}.png`, ...shown[what]() }]
    } catch (error) {
      report(`A message goes without the picture of the ${what}`, error)
      return []
    }
  })
}
