import { deckCalled, decksFor } from '../../app/deck-choices.ts'
import { type ClockTerms, LEAGUE_CLOCK } from '../../app/match/terms.ts'
import { idFor } from '../../app/ports/system.ts'
import { isRulesetId, RULESET_TITLES } from '../../app/ruleset-titles.ts'
import { DAY, HOUR } from '../../shared/time.ts'
import { refusalsIn } from '../../words/index.ts'
import { plain } from '../../words/written.ts'
import type { Bot } from '../bot.ts'
import { note } from '../click.ts'
import { command, type Suggest } from '../command.ts'
import type { CommandSent, Person } from '../interaction.ts'
import type { Message } from '../message.ts'

export const CLOCKS: Readonly<Record<string, { readonly name: string; readonly clock: ClockTerms }>> = {
  league: { name: 'Three days, and eight hours more for each turn', clock: LEAGUE_CLOCK },
  'two-days': { name: 'Two days for each decision', clock: { kind: 'per-move', time: 2 * DAY } },
  week: { name: 'A week for each decision', clock: { kind: 'per-move', time: 7 * DAY } },
  evening: {
    name: 'One evening: an hour each, two minutes more for each turn',
    clock: { kind: 'bank', bank: HOUR, increment: 120_000, cap: HOUR },
  },
}

const suggestDeck: Suggest = async (bot, { user, options }, typed) => {
  const ruleset = rulesetIn(options.ruleset)
  const player = await bot.app.player(user.id)
  return decksFor(player, ruleset)
    .filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()))
    .map(({ name, about }) => ({ name: `${name}: ${about}`, value: name }))
}

const rulesetIn = (given: unknown) => (isRulesetId(given) ? given : 'hgss-2010')

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
      choices: Object.entries(CLOCKS).map(([value, { name }]) => ({ name, value })),
    },
    rated: { kind: 'yes-no', description: 'Does it count? No takebacks then (casual if you say nothing)' },
    teach: { kind: 'yes-no', description: 'Teach me: a theme deck for you, and a hint with every turn' },
    salt: { kind: 'text', description: 'Your own pinch of chance, kept secret until the end', most: 200 },
  },
  run: (bot, sent, { opponent, ...options }) => sendChallenge(bot, sent, opponent, options),
})

interface Wanted {
  readonly ruleset?: string | undefined
  readonly deck?: string | undefined
  readonly clock?: string | undefined
  readonly rated?: boolean | undefined
  readonly teach?: boolean | undefined
  readonly salt?: string | undefined
}

export async function sendChallenge(bot: Bot, sent: CommandSent, opponent: Person, wanted: Wanted): Promise<Message> {
  if (sent.place.isDirect || !sent.place.guild)
    return note('Matches are played in a server: use this command in one of its channels.')
  const ruleset = rulesetIn(wanted.ruleset)
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
      clock: CLOCKS[wanted.clock ?? 'league']?.clock ?? LEAGUE_CLOCK,
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
