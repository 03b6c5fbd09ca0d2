/** What has happened in a match so far, the newest last. */
import type { TableView } from '../../app/table.ts'
import type { PlayerId } from '../../shared/ids.ts'
import { gameIn } from '../../words/index.ts'
import type { Bot } from '../bot.ts'
import { namingFor } from '../deliver.ts'
import { type Message, text } from '../message.ts'
import { COLOURS, framed } from '../panel/parts.ts'

const LONGEST = 3500

export async function logMessage(bot: Bot, table: TableView, by: PlayerId): Promise<Message> {
  const log = await bot.app.log({ match: table.match, by })
  const naming = await namingFor(bot, table)
  const lines = log.ok ? log.value.flatMap(({ events }) => gameIn(bot.locale).tell({ naming }, events)) : []
  const all = lines.join('\n')
  const make = async () => new TextEncoder().encode(`${all}\n`)
  const files = lines.length > 0 ? [{ name: 'log.txt', make }] : []
  const message = framed([text(newest(lines) || 'Nothing has happened yet.')], { colour: COLOURS.waiting })
  return { ...message, files }
}

/** As many of the newest lines as fit. */
export function newest(lines: readonly string[], most = LONGEST): string {
  const kept: string[] = []
  let length = 0
  for (const line of lines.toReversed()) {
    length += line.length + 1
    if (length > most) return ['-# Earlier lines are in the file.', ...kept].join('\n')
    kept.unshift(line)
  }
  return kept.join('\n')
}
