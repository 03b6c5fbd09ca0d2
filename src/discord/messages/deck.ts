/** A deck to look at: picture, verdict, list. */
import type { DeckSheet } from '../../app/deck-sheet.ts'
import { phrasesIn } from '../../words/index.ts'
import { plain, userText } from '../../words/written.ts'
import type { Bot } from '../bot.ts'
import { type Message, text } from '../message.ts'
import { COLOURS, framed } from '../panel/parts.ts'

const ROOM_FOR_PROBLEMS = 2400
const ROOM_FOR_ADVICE = 700

export const deckTitle = ({ name, ruleset }: Pick<DeckSheet, 'name' | 'ruleset'>): string =>
  `**${userText(name, 60)}** · ${ruleset}`

/** The list stands there so that it can be copied. */
export function deckMessage({ pictures }: Bot, sheet: DeckSheet, about: string): Message {
  const verdict = sheet.problems.length === 0 ? '✓ Legal' : '✗ Not legal: `/deck check` says why'
  return framed([text([deckTitle(sheet), about, verdict].filter(Boolean).join('\n')), text(codeBlock(sheet.list))], {
    colour: COLOURS.challenge,
    pictures: [{ name: 'deck.png', ...pictures.deck(sheet) }],
  })
}

const codeBlock = (words: string): string => `\`\`\`\n${words.trim().replaceAll('`', "'")}\n\`\`\``

/** Everything that is wrong with a deck; what does not fit goes into a file. */
export function verdictMessage({ pictures, locale }: Bot, sheet: DeckSheet, about = ''): Message {
  const { problems, advice } = sheet
  const isLegal = problems.length === 0
  const wrong = phrasesIn(locale).enumerated(asList(problems), ROOM_FOR_PROBLEMS, '\n')
  const parts = [
    [deckTitle(sheet), about].filter(Boolean).join('\n'),
    isLegal ? '✓ **Legal.** You can play with it.' : `✗ **Not legal yet.**\n${wrong}`,
    ...(advice.length > 0 ? [`Advice:\n${phrasesIn(locale).enumerated(asList(advice), ROOM_FOR_ADVICE, '\n')}`] : []),
  ]
  const shown = sheet.cards.length > 0 ? [{ name: 'deck.png', ...pictures.deck(sheet) }] : []
  const message = framed(parts.map(text), { colour: isLegal ? COLOURS.yours : COLOURS.over, pictures: shown })
  return wrong === asList(problems).join('\n')
    ? message
    : { ...message, files: [...message.files, problemFile(problems)] }
}

const asList = (lines: readonly string[]): readonly string[] => lines.map(line => `- ${plain(line)}`)

const problemFile = (problems: readonly string[]) => ({
  name: 'problems.txt',
  make: async () => new TextEncoder().encode(`${problems.join('\n')}\n`),
})
