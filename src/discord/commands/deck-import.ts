import { sheetOf, sheetOfList } from '../../app/deck-sheet.ts'
import type { Delivery } from '../../app/ports/index.ts'
import { DEFAULT_RULESET } from '../../app/ruleset-titles.ts'
import { refusalsIn } from '../../words/index.ts'
import { note } from '../answer.ts'
import type { Bot } from '../bot.ts'
import { RULESET_OPTION, rulesetHere } from '../choices/here.ts'
import { command } from '../command.ts'
import { deckListForm, type ListSent, LONGEST_NAME, readDeckList } from '../forms/deck-list.ts'
import type { Person } from '../interaction.ts'
import type { Message } from '../message.ts'
import { deckMessage, verdictMessage } from '../messages/deck.ts'
import { LARGEST_LIST, readSentFile } from '../sent-file.ts'

export const deckImport = command({
  name: 'deck import',
  description: 'Keep a deck: paste its list, or send it as a file',
  isPrivate: true,
  options: {
    name: { kind: 'text', description: 'What to call it', most: LONGEST_NAME },
    ruleset: RULESET_OPTION,
    file: { kind: 'file', description: 'The list as a text file (if you send none, you can paste it)' },
  },
  form: async (_bot, _sent, { name = '', ruleset = DEFAULT_RULESET, file }) =>
    file
      ? null
      : deckListForm({
          command: 'deck import',
          title: 'A new deck',
          name,
          ruleset,
        }),
  async run(bot, sent, { name, ruleset: asked, file }) {
    if (!file) return note('Use `/deck import` again, and paste the list or send it as a file.')
    const list = await readSentFile(bot, file, LARGEST_LIST)
    if (!list.ok) return note(list.error)
    const ruleset = await rulesetHere(bot, sent.place, asked)
    return save(bot, sent, { name: name ?? nameOf(file.name), ruleset, list: list.value })
  },
  async submit(bot, sent) {
    const read = readDeckList(sent)
    return read.ok ? save(bot, sent, read.value) : note(read.error)
  },
})

const nameOf = (file: string): string =>
  file
    .replace(/\.\w{1,5}$/, '')
    .replaceAll('_', ' ')
    .slice(0, LONGEST_NAME)

interface Sender extends Delivery {
  readonly user: Person
}

async function save(bot: Bot, { id, at, user }: Sender, deck: ListSent): Promise<Message> {
  const saved = await bot.app.saveDeck({ player: user.id, delivery: { id, at } }, deck)
  if (!saved.ok)
    return saved.error.code === 'bad-deck'
      ? verdictMessage(bot, sheetOfList(deck, deck.list), 'I have not kept it. Put it right, then import it again.')
      : note(refusalsIn(bot.locale).explain(saved.error))
  const kept = saved.value.decks.find(({ name }) => name === deck.name.trim())
  if (!kept) return note('I have kept that deck, but you have deleted it since.')
  return deckMessage(bot, sheetOf(kept), 'Kept. It is offered to you in `/challenge` and when you accept one.')
}
