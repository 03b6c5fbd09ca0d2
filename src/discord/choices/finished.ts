/** Matches that are over, for those who look back. */

import type { Summary } from '../../app/lookups.ts'
import { rulebookOf } from '../../app/ruleset-facts.ts'
import type { Exported } from '../../app/use-cases/export-match.ts'
import { isMatchId, type MatchId } from '../../shared/ids.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Bot, DoorBot } from '../bot.ts'
import type { OptionSpec, Suggest } from '../command.ts'
import type { CommandSent } from '../interaction.ts'

const LOOKED_AT = 100

const finishedOf = async ({ app }: DoorBot, player: string): Promise<readonly Summary[]> =>
  (await app.history(player, { limit: LOOKED_AT })).filter(({ status, result }) => status === 'over' && result)

const suggestFinished: Suggest = async (bot, { user }, typed) => {
  const matches = await finishedOf(bot, user.id)
  const named = await Promise.all(
    matches.map(async summary => {
      const opponent = (await bot.surfaces.contact(summary.opponent))?.name ?? 'somebody'
      const name = `Against ${opponent}, ${outcomeOf(summary)} in turn ${summary.turn}: ${rulebookOf(summary.ruleset).title}`
      return { name, value: summary.match }
    }),
  )
  const key = typed.trim().toLowerCase()
  return named.filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(key))
}

export const outcomeOf = ({ result, seat }: Summary): 'won' | 'lost' | 'drawn' =>
  result?.winner === null ? 'drawn' : result?.winner === seat ? 'won' : 'lost'

export const FINISHED_OPTION = {
  kind: 'text',
  description: 'Which match (if you say nothing: that of this thread, or your last one)',
  most: 26,
  suggest: suggestFinished,
} as const satisfies OptionSpec

export type WholeExport = Extract<Exported, { readonly format: 'prizepost-match' }>

const NONE = 'I do not know which match you mean. Choose one of those I offer, or use this in the thread of a match.'
const NOT_OVER = 'That match is not over for good, so it keeps its secrets. `/log` tells what has happened so far.'

/** The error is a sentence for whoever asks. */
export async function finishedMatch(
  bot: Bot,
  { user, place }: CommandSent,
  asked: string | undefined,
): Promise<Result<WholeExport, string>> {
  const match = asked === undefined ? await matchHere(bot, place.channel, user.id) : asked.trim().toUpperCase()
  if (!isMatchId(match)) return err(NONE)
  const exported = await bot.app.exportMatch({ match, by: user.id })
  if (!exported.ok) return err(NONE)
  return exported.value.format === 'prizepost-match' ? ok(exported.value) : err(NOT_OVER)
}

async function matchHere(bot: Bot, thread: string, player: string): Promise<MatchId | undefined> {
  return (await bot.surfaces.matchIn(thread)) ?? (await finishedOf(bot, player))[0]?.match
}
