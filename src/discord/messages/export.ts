/** A match to take away. */

import type { TableView } from '../../app/table.ts'
import type { PlayerId } from '../../shared/ids.ts'
import type { Bot } from '../bot.ts'
import { type Message, text } from '../message.ts'
import { COLOURS, framed } from '../panel/parts.ts'

export async function exportMessage(bot: Bot, table: TableView, by: PlayerId): Promise<Message> {
  const exported = await bot.app.exportMatch({ match: table.match, by })
  if (!exported.ok) return framed([text('There is no such match.')], { colour: COLOURS.waiting })
  const isWhole = exported.value.format === 'prizepost-match'
  const words = isWhole
    ? 'The whole match, with its seed and salts. `npm run verify` draws all of its luck again.'
    : 'The match as far as you have seen it. When it is over for good, you get all of it.'
  const make = async () => new TextEncoder().encode(JSON.stringify(exported.value))
  const message = framed([text(words)], { colour: COLOURS.over })
  return { ...message, files: [{ name: `match-${table.match}.json`, make }] }
}
