import { sheetOf } from '../../app/deck-sheet.ts'
import { note } from '../answer.ts'
import { NO_SUCH_DECK, ownDeck, suggestOwnDeck } from '../choices/own-decks.ts'
import { command } from '../command.ts'
import { deckMessage } from '../messages/deck.ts'

export const deckShow = command({
  name: 'deck show',
  description: 'A deck of yours as a picture and as a list to copy',
  isPrivate: true,
  options: { name: { kind: 'text', description: 'Which deck', required: true, suggest: suggestOwnDeck } },
  async run(bot, { user }, { name }) {
    const deck = await ownDeck(bot, user, name)
    return deck ? deckMessage(bot, sheetOf(deck), '') : note(NO_SUCH_DECK)
  },
})
