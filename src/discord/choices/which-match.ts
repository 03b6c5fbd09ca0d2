/** Which match somebody means: the one they name, the one of this thread, or the one that is most urgent for them. */
import type { Summary } from '../../app/lookups.ts'
import { isMatchId, type MatchId } from '../../shared/ids.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { phrasesIn } from '../../words/index.ts'
import { userText } from '../../words/written.ts'
import type { DoorBot } from '../bot.ts'
import type { OptionSpec, Suggest } from '../command.ts'
import { readCustomId } from '../custom-id.ts'
import type { AutocompleteSent, CommandSent } from '../interaction.ts'
import { called, type Mine, mineOf } from './my-matches.ts'
import { matching } from './typed.ts'

type Asking = CommandSent | AutocompleteSent

/** The error says what to do. */
export type Meant = Result<MatchId, string>

export const NO_MATCH = 'You have no match that is being played. Use /challenge to invite another player.'

/** `written` may be a suggestion that was chosen: it knows its match. */
export async function matchMeant(bot: DoorBot, sent: Asking, written = ''): Promise<Meant> {
  const said = await matchSaid(bot, sent, written)
  if (said) return said
  const urgent = (await mostUrgent(bot, sent)) ?? (await lastPlayed(bot, sent))
  return urgent ? ok(urgent) : err(NO_MATCH)
}

/** Where nothing is open, people want to look at what has just ended. */
const lastPlayed = async ({ app }: DoorBot, { user }: Asking): Promise<MatchId | null> =>
  (await app.history(user.id, { limit: 1 }))[0]?.match ?? null

/** The same, for what changes something: what is urgent changes with it, and a second delivery must not hit another match. */
export async function matchToChange(bot: DoorBot, sent: CommandSent, written = ''): Promise<Meant> {
  const said = await matchSaid(bot, sent, written)
  if (said) return said
  const meant = await bot.surfaces.meantBy(sent.id, await mostUrgent(bot, sent))
  return meant ? ok(meant) : err(NO_MATCH)
}

async function matchSaid(bot: DoorBot, sent: Asking, written: string): Promise<Meant | null> {
  const { match: named } = sent.options
  if (typeof named === 'string' && named.trim() !== '') return matchNamed(bot, sent, named)
  const here = readCustomId(written)?.match ?? (await bot.surfaces.matchIn(sent.place.channel))
  return here ? ok(here) : null
}

const mostUrgent = async ({ app }: DoorBot, { user }: Asking): Promise<MatchId | null> => {
  const open = await app.turns(user.id)
  return (open.find(isPlayed) ?? open[0])?.match ?? null
}

const isPlayed = ({ status }: Summary): boolean => status === 'playing'

async function matchNamed(bot: DoorBot, { user }: Asking, named: string): Promise<Meant> {
  if (isMatchId(named)) return ok(named)
  const mine = await mineOf(bot, user.id)
  const found = matching(mine.map(labelled(bot)), named)
  const [only] = found
  if (only && found.length === 1) return ok(only.match)
  if (mine.length === 0) return err(NO_MATCH)
  const lines = (found.length > 0 ? found : mine).map(each => `- ${userText(called(each, bot.now()), 100)}`)
  return err(
    `I cannot tell which match you mean. These are yours:\n${phrasesIn(bot.locale).enumerated(lines, 1500, '\n')}`,
  )
}

const labelled =
  ({ now }: DoorBot) =>
  (mine: Mine) => ({ ...mine, label: called(mine, now()) })

const suggestMatch: Suggest = async (bot, { user }, typed) => {
  const mine = (await mineOf(bot, user.id)).map(labelled(bot))
  const found = isMatchId(typed) ? mine : matching(mine, typed)
  return found.map(({ label, match }) => ({ name: label, value: match }))
}

export const matchOption = {
  kind: 'text',
  description: 'Which match, if it is not the one of this thread',
  suggest: suggestMatch,
} as const satisfies OptionSpec
