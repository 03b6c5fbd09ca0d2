/** Where a command is used, and what follows from it. */
import type { RulesetId } from '../../app/ruleset-facts.ts'
import { DEFAULT_RULESET, isRulesetId, RULESET_TITLES } from '../../app/ruleset-titles.ts'
import type { DoorBot } from '../bot.ts'
import type { OptionSpec } from '../command.ts'
import type { AutocompleteSent, Whereabouts } from '../interaction.ts'

export const RULESET_OPTION = {
  kind: 'text',
  description: 'Which rulebook (if you say nothing: that of the match in this thread, or 2010)',
  choices: RULESET_TITLES,
} as const satisfies OptionSpec

/** Somebody who sees of a match what everybody sees. */
const NOBODY = 'nobody'

/** What is in the option so far, while something else is typed. */
export const rulesetTyped = ({ options }: AutocompleteSent): RulesetId | undefined =>
  isRulesetId(options.ruleset) ? options.ruleset : undefined

/** The one that is asked for, or that of the match in this thread. */
export async function rulesetHere(bot: DoorBot, place: Whereabouts, asked: RulesetId | undefined): Promise<RulesetId> {
  if (asked !== undefined) return asked
  const match = await bot.surfaces.matchIn(place.channel)
  const looked = match ? await lookAsEverybody(bot, match) : null
  return looked?.ok ? looked.value.terms.ruleset : DEFAULT_RULESET
}

export const lookAsEverybody = (bot: DoorBot, match: string) => bot.app.look({ match, by: NOBODY })
