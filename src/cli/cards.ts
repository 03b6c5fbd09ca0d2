/** `npm run cards`: list, search or show cards, for people or programs (`--json`). */
import { rulebookOfCard } from '../app/card-face.ts'
import { describe, factsOf } from '../cards/describe.ts'
import { catalogue } from '../cards/index.ts'
import { evolutionLine, findCards, formatLine } from '../cards/search.ts'
import type { Print } from '../engine/print.ts'
import { command } from './frame/command.ts'
import { done, failed } from './frame/ending.ts'
import { flag, text } from './frame/option.ts'

const told = (print: Print): string => describe(print, rulebookOfCard(print.id))

export const cards = command({
  name: 'cards',
  summary: 'The cards that can be played with, their text in our own words.',
  usage: [
    ['', 'all of them'],
    ['--find growlithe', 'by name, or else by words of the text'],
    ['--find hgss1-65', 'one card, with its evolution line'],
  ],
  options: {
    find: text('WORDS', 'only those of this name, or with these words in their text'),
    json: flag('one array, for programs'),
  },
  run({ options: { find, json } }) {
    const prints = find === undefined ? catalogue.prints : findCards(catalogue.prints, find, told)
    if (prints.length === 0) return failed(`No card is called "${find}", and no text has these words.`)
    if (json) return done(JSON.stringify(prints.map(factsOf)))
    const [only] = prints
    const line = only && prints.length === 1 ? evolutionLine(catalogue.prints, only) : []
    const foot = line.length > 0 ? `\n  Line: ${formatLine(line)}` : ''
    return done(prints.map(told).join('\n\n') + foot)
  },
})
