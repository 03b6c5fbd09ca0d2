/** `npm run deck`: reads decklists, judges them, and shows the theme decks. */
import { catalogue } from '../cards/index.ts'
import { findThemeDeck, themeDeckNear } from '../decks/theme-decks.ts'
import { command, type ValuesOf } from './frame/command.ts'
import { done, type Ending, failed, misused } from './frame/ending.ts'
import { flag } from './frame/option.ts'
import { RULESET } from './frame/shared-options.ts'
import { readText } from './frame/text-file.ts'
import { checkReport, listReport, type Report, showReport } from './report/deck.ts'

const OPTIONS = {
  ruleset: { ...RULESET, help: `for check: ${RULESET.help}`, usual: undefined },
  write: flag('for check: also write the list in the form that other programs read'),
  json: flag('for programs'),
}

type Asked = ValuesOf<typeof OPTIONS>

export const deck = command({
  name: 'deck',
  summary: 'Reads decklists and judges them by a rulebook.',
  usage: [
    ['check FILE [options]', 'read and judge a decklist; - reads what is typed or piped in'],
    ['list', 'the theme decks'],
    ['show NAME', 'one of them'],
  ],
  words: {},
  options: OPTIONS,
  notes: 'It ends with 0 if all is well, with 1 if the deck is not legal, with 2 if it was called the wrong way.',
  async run({ options, words: [what, ...rest] }) {
    if (what === 'check') return check(rest, options)
    if (options.ruleset !== undefined || options.write) return misused('--ruleset and --write go with check.')
    if (what === 'list' && rest.length === 0) return tell(listReport(options.json))
    if (what === 'show' && rest.length > 0) return show(rest.join(' '), options)
    return misused('Say what to do: check, list or show.')
  },
})

const tell = ({ text, legal }: Report): Ending => done(text, legal ? 0 : 1)

async function check(files: readonly string[], { ruleset = RULESET.usual, write, json }: Asked): Promise<Ending> {
  const [file, ...others] = files
  if (file === undefined || others.length > 0)
    return misused('check takes one file, or - for what is typed or piped in.')
  const list = await readText(file)
  return list.ok
    ? tell(checkReport(catalogue.prints, list.value, { ruleset, file, write, json }))
    : failed(list.error, 2)
}

function show(name: string, { json }: Asked): Ending {
  const deck = findThemeDeck(name)
  if (deck) return tell(showReport(catalogue.prints, deck, json))
  const near = themeDeckNear(name)
  return misused(
    `No theme deck is called ${name}.${near ? ` Did you mean ${near.name}?` : ' See list for their names.'}`,
  )
}
