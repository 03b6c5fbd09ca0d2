import { THEME_TITLES, themeSheet } from '../../app/deck-sheet.ts'
import { RULESET_IDS, rulebookOf } from '../../app/ruleset-facts.ts'
import { note } from '../answer.ts'
import { command, type Suggest } from '../command.ts'
import { text } from '../message.ts'
import { deckMessage } from '../messages/deck.ts'
import { COLOURS, framed } from '../panel/parts.ts'

const suggestTheme: Suggest = async (_bot, _sent, typed) =>
  THEME_TITLES.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase())).map(
    ({ name, ruleset }) => ({ name: `${name} (${rulebookOf(ruleset).title})`, value: name }),
  )

export const deckTheme = command({
  name: 'deck theme',
  description: 'The theme decks, ready to play with; all of them, or one card by card',
  isPrivate: true,
  options: { name: { kind: 'text', description: 'Which one (all of them if you say nothing)', suggest: suggestTheme } },
  async run(bot, _sent, { name }) {
    if (name === undefined) return allThemes()
    const sheet = themeSheet(name)
    return sheet
      ? deckMessage(bot, sheet, sheet.about)
      : note('No theme deck has that name. `/deck theme` without a name shows all of them.')
  },
})

const allThemes = () =>
  framed(
    RULESET_IDS.map(id => {
      const decks = THEME_TITLES.filter(({ ruleset }) => ruleset === id)
      return text(
        [`**${rulebookOf(id).title}**`, ...decks.map(({ name, about }) => `- **${name}**. ${about}`)].join('\n'),
      )
    }),
    { colour: COLOURS.challenge },
  )
