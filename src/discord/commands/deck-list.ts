import { sheetOf } from '../../app/deck-sheet.ts'
import { phrasesIn } from '../../words/index.ts'
import { note } from '../answer.ts'
import { command } from '../command.ts'
import { text } from '../message.ts'
import { deckTitle } from '../messages/deck.ts'
import { COLOURS, framed } from '../panel/parts.ts'

const NONE =
  'You have no decks of your own yet. `/deck import` keeps one; `/deck theme` shows those that everybody has.'
const ROOM = 3500

export const deckList = command({
  name: 'deck list',
  description: 'The decks you keep',
  isPrivate: true,
  options: {},
  async run(bot, { user }) {
    const { decks } = await bot.app.player(user.id)
    if (decks.length === 0) return note(NONE)
    const lines = decks.map(deck => {
      const sheet = sheetOf(deck)
      return `- ${sheet.problems.length === 0 ? '✓' : '✗'} ${deckTitle(sheet)}`
    })
    const head = `**Your decks** · ${phrasesIn(bot.locale).counted(decks.length, 'deck')}`
    return framed([text(`${head}\n${phrasesIn(bot.locale).enumerated(lines, ROOM, '\n')}`)], {
      colour: COLOURS.challenge,
    })
  },
})
