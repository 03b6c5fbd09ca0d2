/** Somebody has used a button or a menu of a match. */
import type { Table } from '../app/table.ts'
import type { Outcome } from '../app/use-cases/outcome.ts'
import { gameIn, refusalsIn } from '../words/index.ts'
import { cut } from '../words/written.ts'
import type { Bot } from './bot.ts'
import { readCustomId } from './custom-id.ts'
import { namingFor, picturesFor } from './deliver.ts'
import type { ComponentSent } from './interaction.ts'
import { type Message, text } from './message.ts'
import { exportMessage } from './messages/export.ts'
import { logMessage } from './messages/log.ts'
import { type PanelExtras, panel } from './panel/panel.ts'
import { COLOURS, framed } from './panel/parts.ts'
import { type Opened, readClick } from './panel/read-click.ts'
import { rematch } from './rematch.ts'

const STALE = 'The table has changed since that button was made. This is how it looks now:'

export async function click(bot: Bot, sent: ComponentSent): Promise<Message> {
  const id = readCustomId(sent.customId)
  const looked = id ? await bot.app.look({ match: id.match, by: sent.user.id }) : null
  if (!id || !looked) return note('I do not know this button any more. Try /turns to see your matches.')
  if (!looked.ok) return note(refusalsIn(bot.locale).explain(looked.error))
  const table = looked.value
  const request = { match: id.match, by: { player: sent.user.id }, delivery: { id: sent.id, at: sent.at } }
  const clicked = readClick(sent.customId, sent.values, table)
  switch (clicked.is) {
    case 'command':
      return after(bot, await bot.app.command(request, clicked.command))
    case 'view':
      return show(bot, table, { view: clicked.view })
    case 'open':
      return open(bot, sent, table, clicked.what)
    case 'stale': {
      // The table has changed by this very click, if it has arrived before.
      const earlier = await bot.app.repeated(request)
      return earlier ? after(bot, earlier) : show(bot, table, { note: STALE })
    }
    case 'unknown':
      return note('I do not know this button any more. Try /turns to see your matches.')
  }
}

/** What came of it, and the panel as it is now. */
export async function after(bot: Bot, outcome: Outcome): Promise<Message> {
  if (!outcome.ok) {
    const { refusal, table } = outcome.error
    const why = refusal.code === 'stale' ? STALE : refusalsIn(bot.locale).explain(refusal)
    return table ? show(bot, table, { note: why }) : note(why)
  }
  const { table, events, ordered } = outcome.value
  const naming = await namingFor(bot, table)
  const story = gameIn(bot.locale).turnStory({ table, naming }, { events, ordered })
  return show(bot, table, { note: story, events })
}

interface Showing extends Pick<PanelExtras, 'view' | 'note'> {
  readonly events?: Parameters<typeof picturesFor>[1]['events']
}

/** A player's panel; for everybody else, the table. */
export async function show(bot: Bot, table: Table, { events = [], ...extras }: Showing = {}): Promise<Message> {
  const naming = await namingFor(bot, table)
  const draw = table.yours ? (['table', 'hand'] as const) : (['table'] as const)
  return panel({ table, naming }, { ...extras, pictures: picturesFor(bot, { table, events, draw }, naming) })
}

function open(bot: Bot, sent: ComponentSent, table: Table, what: Opened): Promise<Message> {
  switch (what) {
    case 'hand':
      return show(bot, table)
    case 'log':
      return logMessage(bot, table, sent.user.id)
    case 'export':
      return exportMessage(bot, table, sent.user.id)
    case 'rematch':
      return rematch(bot, sent, table)
    case 'accept':
      return show(bot, table)
  }
}

/** A few words that only one person needs. */
export const note = (words: string): Message => framed([text(cut(words, 2000))], { colour: COLOURS.waiting })
