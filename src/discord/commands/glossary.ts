import { helpIn } from '../../words/index.ts'
import { userText } from '../../words/written.ts'
import { note } from '../answer.ts'
import { RULESET_OPTION, rulesetHere } from '../choices/here.ts'
import { command } from '../command.ts'
import { text } from '../message.ts'
import { COLOURS, framed } from '../panel/parts.ts'

export const glossary = command({
  name: 'glossary',
  description: 'What a word of the game means',
  isPrivate: true,
  options: {
    word: {
      kind: 'text',
      description: 'Which word',
      required: true,
      most: 60,
      suggest: async (bot, _sent, typed) =>
        helpIn(bot.locale)
          .suggestTerms(typed)
          .map(term => ({ name: term, value: term })),
    },
    ruleset: RULESET_OPTION,
  },
  async run(bot, { place }, { word, ruleset }) {
    const found = helpIn(bot.locale).lookUp(word, await rulesetHere(bot, place, ruleset))
    if (!found) return note(`“${userText(word)}” is not in my glossary. Type a few letters, and I offer what there is.`)
    const guess = found.guessed ? [`-# The nearest I have to “${userText(word)}”.`] : []
    return framed([text([`**${found.term}**`, found.meaning, ...guess].join('\n'))], { colour: COLOURS.challenge })
  },
})
