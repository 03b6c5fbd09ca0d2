/** Brings a notice to where people see it: the thread of the match, or a direct message. */
import { cardFace } from '../app/card-face.ts'
import type { Pair } from '../app/match/ids.ts'
import type { Notice } from '../app/notice.ts'
import type { Table } from '../app/table.ts'
import type { Deliverer } from './bot.ts'
import type { Shown } from './panel/parts.ts'
import { playerPost, tablePost } from './panel/turn-post.ts'
import { DiscordRefusal } from './refused.ts'
import { toPlayer } from './to-player.ts'
import { toTable } from './to-table.ts'
import type { Naming } from './words/naming.ts'

/** What fails may be tried again. What Discord refuses for good is not: the match goes on, and people can always ask for it. */
export async function deliver(bot: Deliverer, notice: Notice): Promise<void> {
  const naming = await namingFor(bot, notice.table)
  const pictures = picturesFor(bot, notice, naming)
  try {
    if (notice.to === 'table') await toTable(bot, notice, naming, tablePost(notice, naming, { pictures }))
    else await toPlayer(bot, notice, notice.to, naming, playerPost(notice, naming, pictures))
  } catch (error) {
    if (!(error instanceof DiscordRefusal) || error.status === WRONG_TOKEN) throw error
    bot.report('A notice cannot be delivered', error)
  }
}

const WRONG_TOKEN = 401

/** What the players call themselves, as far as we have met them. */
export async function namingFor({ surfaces }: Pick<Deliverer, 'surfaces'>, { match, players }: Table): Promise<Naming> {
  const lesson = await surfaces.of(match, 'lesson')
  const [first, second] = await Promise.all(players.map(player => surfaces.contact(player)))
  const names: Pair<string> = [first?.name ?? 'Player 1', second?.name ?? 'Player 2']
  return { face: cardFace, players: names, pupil: lesson?.player ?? null }
}

/** Without those that cannot be drawn. */
export function picturesFor(
  { pictures, report }: Deliverer,
  notice: Pick<Notice, 'table' | 'events' | 'draw'>,
  naming: Naming,
): readonly Shown[] {
  const { table, events, draw } = notice
  const shown = { table: () => pictures.table(table, naming.players, events), hand: () => pictures.hand(table) }
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
