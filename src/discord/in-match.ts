/** What the commands of a match have in common: find the match, decide at its table, answer with its panel. */
import type { MatchCommand } from '../app/match/command.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { refusalsIn } from '../words/index.ts'
import { partOf } from '../words/part.ts'
import type { Scene } from '../words/scene.ts'
import { after, note, show } from './answer.ts'
import type { Bot, DoorBot } from './bot.ts'
import { type Meant, matchMeant, matchToChange } from './choices/which-match.ts'
import { namingFor } from './deliver.ts'
import type { AutocompleteSent, CommandSent } from './interaction.ts'
import type { Message } from './message.ts'

const WATCHING = 'You do not play in this match, but you are welcome to watch. /turns shows the matches you play.'

export const OVERTAKEN = 'The table has changed since you chose that. This is how it looks now:'

/** What somebody wants, or why it cannot be told or done. */
export type Wanted = MatchCommand | { readonly why: string }

interface Doing {
  /** What was typed or chosen, in case it knows its match. */
  readonly written?: string
  readonly want: (scene: Scene) => Wanted
  /** What to say when it is done, where the table does not tell it. */
  readonly told?: (scene: Scene) => string
}

export async function doInMatch(bot: Bot, sent: CommandSent, { written, want, told }: Doing): Promise<Message> {
  const seen = await ownScene(bot, sent, await matchToChange(bot, sent, written))
  if (!seen.ok) return note(seen.error)
  const { table } = seen.value
  const wanted = want(seen.value)
  const request = { match: table.match, by: { player: sent.user.id }, delivery: { id: sent.id, at: sent.at } }
  const outcome = await bot.app.command(request, 'why' in wanted ? NOTHING : wanted)
  if (!outcome.ok && 'why' in wanted) return show(bot, table, { note: wanted.why })
  if (!outcome.ok || !told) return after(bot, outcome)
  const now = outcome.value.table
  return show(bot, now, { note: told({ ...seen.value, table: now }) })
}

/** No table has this version, so it is never done. But what a first delivery did is found by it. */
const NOTHING: MatchCommand = { type: 'Undo', seen: -1 }

/** The table of whoever asks, who must be one of the players. The error says what to do. */
async function ownScene(
  bot: DoorBot,
  { user }: CommandSent | AutocompleteSent,
  meant: Meant,
): Promise<Result<Scene, string>> {
  if (!meant.ok) return meant
  const looked = await bot.app.look({ match: meant.value, by: user.id })
  if (!looked.ok) return err(refusalsIn(bot.locale).explain(looked.error))
  const table = looked.value
  return table.yours ? ok({ table, naming: await namingFor(bot, table) }) : err(WATCHING)
}

/** For those who only look. */
export async function sceneMeant(
  bot: DoorBot,
  sent: CommandSent | AutocompleteSent,
  written = '',
): Promise<Result<Scene, string>> {
  return ownScene(bot, sent, await matchMeant(bot, sent, written))
}

/** Why there is nothing of a kind to choose from. */
export function whyNothing({ table, naming }: Scene, nothing: string): string {
  const { explain } = refusalsIn(naming.locale)
  switch (partOf(table)) {
    case 'turn':
      return nothing
    case 'answer':
      return explain({ code: 'game', why: 'question-open' })
    case 'wait':
      return explain({ code: 'game', why: 'not-your-turn' })
    default:
      return explain({ code: 'not-in-play' })
  }
}
