/** How a player is answered: with what came of it, with the panel as it is now, or with a few words. */
import type { TableView } from '../app/table.ts'
import type { Outcome } from '../app/use-cases/outcome.ts'
import { gameIn, refusalsIn } from '../words/index.ts'
import { cut } from '../words/written.ts'
import type { Bot } from './bot.ts'
import { namingFor, picturesFor } from './deliver.ts'
import { type Message, text } from './message.ts'
import { type PanelExtras, panel } from './panel/panel.ts'
import { COLOURS, framed } from './panel/parts.ts'

export const STALE = 'The table has changed since that button was made. This is how it looks now:'

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
export async function show(bot: Bot, table: TableView, { events = [], ...extras }: Showing = {}): Promise<Message> {
  const naming = await namingFor(bot, table)
  const draw = table.yours ? (['table', 'hand'] as const) : (['table'] as const)
  return panel({ table, naming }, { ...extras, pictures: picturesFor(bot, { table, events, draw }, naming) })
}

/** A few words that only one person needs. */
export const note = (words: string): Message => framed([text(cut(words, 2000))], { colour: COLOURS.waiting })
