import { refusalsIn } from '../../words/index.ts'
import { userText } from '../../words/written.ts'
import { note } from '../answer.ts'
import { ownDeck, suggestOwnDeck } from '../choices/own-decks.ts'
import { command } from '../command.ts'

export const deckDelete = command({
  name: 'deck delete',
  description: 'Forget a deck of yours; matches that are played with it go on',
  isPrivate: true,
  options: { name: { kind: 'text', description: 'Which deck', required: true, suggest: suggestOwnDeck } },
  async run(bot, { id, at, user }, { name: wanted }) {
    const name = (await ownDeck(bot, user, wanted))?.name ?? wanted
    const request = { player: user.id, delivery: { id, at } }
    const deleted = await bot.app.commandPlayer(request, { type: 'DeleteDeck', name })
    return note(deleted.ok ? `“${userText(name, 60)}” is gone.` : refusalsIn(bot.locale).explain(deleted.error))
  },
})
