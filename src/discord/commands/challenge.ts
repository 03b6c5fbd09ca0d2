import { deckCalled, decksFor } from '../../app/deck-choices.ts'
import { idFor } from '../../app/ports/system.ts'
import type { RulesetId } from '../../app/ruleset-facts.ts'
import { DEFAULT_RULESET, RULESET_TITLES } from '../../app/ruleset-titles.ts'
import { refusalsIn } from '../../words/index.ts'
import { plain } from '../../words/written.ts'
import { note } from '../answer.ts'
import type { Bot } from '../bot.ts'
import { CLOCKS, type ClockName } from '../choices/clocks.ts'
import { rulesetTyped } from '../choices/here.ts'
import { choicesIn, command, type Suggest } from '../command.ts'
import type { CommandSent, Person } from '../interaction.ts'
import type { Message } from '../message.ts'

const suggestDeck: Suggest = async (bot, sent, typed) => {
  const player = await bot.app.player(sent.user.id)
  return decksFor(player, rulesetTyped(sent) ?? DEFAULT_RULESET)
    .filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()))
    .map(({ name, about }) => ({ name: `${name}: ${about}`, value: name }))
}

export const challenge = command({
  name: 'challenge',
  description: 'Invite somebody to a match',
  isPrivate: true,
  needsServer: true,
  options: {
    opponent: { kind: 'person', description: 'Who to play against', required: true },
    ruleset: { kind: 'text', description: 'Which rulebook (2010 if you say nothing)', choices: RULESET_TITLES },
    deck: { kind: 'text', description: 'One of your decks, or a theme deck', suggest: suggestDeck },
    clock: {
      kind: 'text',
      description: 'How much time there is',
      choices: choicesIn(CLOCKS),
    },
    rated: { kind: 'yes-no', description: 'Does it count? No takebacks then (casual if you say nothing)' },
    teach: { kind: 'yes-no', description: 'Teach me: a theme deck for you, and a hint with every turn' },
    salt: { kind: 'text', description: 'Your own pinch of chance, kept secret until the end', most: 200 },
  },
  run: (bot, sent, { opponent, ...options }) => sendChallenge(bot, sent, opponent, options),
})

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
