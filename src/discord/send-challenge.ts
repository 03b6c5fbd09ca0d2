/** Inviting somebody, whichever command asks for it. */
import { deckCalled, decksFor } from '../app/deck-choices.ts'
import { idFor } from '../app/ports/system.ts'
import type { RulesetId } from '../app/ruleset-facts.ts'
import { DEFAULT_RULESET } from '../app/ruleset-titles.ts'
import { refusalsIn } from '../words/index.ts'
import { plain } from '../words/written.ts'
import { note } from './answer.ts'
import type { Bot } from './bot.ts'
import { CLOCKS, type ClockName } from './choices/clocks.ts'
import type { CommandSent, Person } from './interaction.ts'
import type { Message } from './message.ts'

interface Wanted {
  readonly ruleset?: RulesetId | undefined
  readonly deck?: string | undefined
  readonly clock?: ClockName | undefined
  readonly rated?: boolean | undefined
  readonly teach?: boolean | undefined
  readonly salt?: string | undefined
}

export async function sendChallenge(bot: Bot, sent: CommandSent, opponent: Person, wanted: Wanted): Promise<Message> {
  if (sent.place.isDirect || !sent.place.guild)
    return note('Matches are played in a server: use this command in one of its channels.')
  const { ruleset = DEFAULT_RULESET, clock = 'league' } = wanted
  const player = await bot.app.player(sent.user.id)
  const [first] = decksFor(wanted.teach ? { decks: [] } : player, ruleset)
  const delivery = { id: sent.id, at: sent.at }
  await meet(bot, opponent)
  await prepare(bot, sent, wanted.teach ?? false)
  const outcome = await bot.app.challenge({
    by: sent.user.id,
    opponent: opponent.id,
    terms: {
      ruleset,
      rated: wanted.rated ?? false,
      clock: CLOCKS[clock].clock,
    },
    deck: wanted.deck === undefined ? (first?.choice ?? { theme: '' }) : deckCalled(player, ruleset, wanted.deck),
    salt: wanted.salt,
    delivery,
  })
  if (!outcome.ok) return note(refusalsIn(bot.locale).explain(outcome.error.refusal))
  const deck = plain(outcome.value.table.yours?.deck ?? '')
  return note(`Your challenge is out, and <@${opponent.id}> has been told. You play “${deck}”.`)
}

/** Where the match will be shown is known before there is a match, so that nothing is posted into the void. */
async function prepare({ surfaces }: Bot, { id, at, user, place }: CommandSent, teach: boolean): Promise<void> {
  const match = idFor({ id, at })
  if ((await surfaces.of(match)).board) return
  if (teach) await surfaces.keep(match, 'lesson', { player: user.id })
  await surfaces.keep(match, 'board', { channel: place.parent ?? place.channel, message: null, thread: null })
}

async function meet({ surfaces }: Bot, { id, name }: Person): Promise<void> {
  const contact = await surfaces.contact(id)
  if (!contact) await surfaces.keepContact(id, { name, direct: null, isClosed: false })
}
