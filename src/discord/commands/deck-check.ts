import { sheetOf, sheetOfList } from '../../app/deck-sheet.ts'
import { DEFAULT_RULESET } from '../../app/ruleset-titles.ts'
import { note } from '../answer.ts'
import { RULESET_OPTION, rulesetHere } from '../choices/here.ts'
import { NO_SUCH_DECK, ownDeck, suggestOwnDeck } from '../choices/own-decks.ts'
import { command } from '../command.ts'
import { deckListForm, readDeckList } from '../forms/deck-list.ts'
import { verdictMessage } from '../messages/deck.ts'
import { LARGEST_LIST, readSentFile } from '../sent-file.ts'

const NAME = 'Your list'

export const deckCheck = command({
  name: 'deck check',
  description: 'Is a deck legal? Every problem, and what the rulebook advises',
  isPrivate: true,
  options: {
    name: {
      kind: 'text',
      description: 'A deck you keep (if you name none, you can paste a list)',
      suggest: suggestOwnDeck,
    },
    ruleset: RULESET_OPTION,
    file: { kind: 'file', description: 'A list as a text file' },
  },
  form: async (_bot, _sent, { name, ruleset = DEFAULT_RULESET, file }) =>
    name !== undefined || file
      ? null
      : deckListForm({
          command: 'deck check',
          title: 'Is this deck legal?',
          name: null,
          ruleset,
        }),
  async run(bot, { user, place }, { name, ruleset, file }) {
    if (file) {
      const list = await readSentFile(bot, file, LARGEST_LIST)
      if (!list.ok) return note(list.error)
      return verdictMessage(
        bot,
        sheetOfList({ name: NAME, ruleset: await rulesetHere(bot, place, ruleset) }, list.value),
      )
    }
    const deck = name === undefined ? null : await ownDeck(bot, user, name)
    return deck ? verdictMessage(bot, sheetOf(deck)) : note(NO_SUCH_DECK)
  },
  async submit(bot, sent) {
    const read = readDeckList(sent)
    if (!read.ok) return note(read.error)
    const { ruleset, list } = read.value
    return verdictMessage(bot, sheetOfList({ name: NAME, ruleset }, list))
  },
})
