import { decksFor } from '../../app/deck-choices.ts'
import { DEFAULT_RULESET, RULESET_TITLES } from '../../app/ruleset-titles.ts'
import { CLOCKS } from '../choices/clocks.ts'
import { rulesetTyped } from '../choices/here.ts'
import { choicesIn, command, type Suggest } from '../command.ts'
import { sendChallenge } from '../send-challenge.ts'

const suggestDeck: Suggest = async (bot, sent, typed) => {
  const player = await bot.app.player(sent.user.id)
  return decksFor(player, rulesetTyped(sent) ?? DEFAULT_RULESET)
    .filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()))
    .map(({ name, about }) => ({ name: `${name}: ${about}`, value: name }))
}

export const challenge = command({
  name: 'challenge',
  description: 'Invite another player to a match',
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
