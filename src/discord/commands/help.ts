import { helpIn } from '../../words/index.ts'
import { command } from '../command.ts'
import { text } from '../message.ts'
import { COLOURS, framed } from '../panel/parts.ts'

export const help = command({
  name: 'help',
  description: 'How to begin, and all commands',
  isPrivate: true,
  options: {},
  run: async bot => framed([text(helpIn(bot.locale).helpText())], { colour: COLOURS.challenge }),
})
