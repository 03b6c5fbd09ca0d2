/** `npm run rebuild`: makes the lookups (my matches, what is due, results) again from the matches themselves. */
import { rebuild as makeAgain, type Rebuilt } from '../app/use-cases/rebuild.ts'
import { openStore } from '../store/open.ts'
import { phrasesIn } from '../words/index.ts'
import { COMMON_LOCALE } from '../words/locale.ts'
import { command } from './frame/command.ts'
import { done, failed } from './frame/ending.ts'
import { flag } from './frame/option.ts'

const { counted } = phrasesIn(COMMON_LOCALE)

export const rebuild = command({
  name: 'rebuild',
  summary: 'Makes the lookups again from the matches themselves: whose turn it is, what is due, results.',
  usage: ['[options]'],
  options: { json: flag('the numbers as JSON') },
  notes: `It works on the directory .data, or where PRIZEPOST_DATA says, or on the DynamoDB table that PRIZEPOST_TABLE names.
Matches may go on in the meantime. Nothing but lookups is changed.`,
  async run({ options: { json }, env, terminal }) {
    const opened = await openStore(env)
    if (!opened.ok) return failed(opened.error)
    const { store, place, close } = opened.value
    const progress = json ? null : terminal.progress('matches')
    try {
      const rebuilt = await makeAgain(store, matches => progress?.show(matches, null))
      progress?.end()
      const text = json ? JSON.stringify(rebuilt) : matchesLine(rebuilt, place)
      return done(text, rebuilt.unreadable.length > 0 ? 1 : 0)
    } finally {
      await close()
    }
  },
})

function matchesLine({ matches, corrected, removed, unreadable }: Rebuilt, place: string): string {
  const checked = `${counted(matches, 'match', 'matches')} in ${place} looked at`
  const changed = `${counted(corrected, 'lookup')} corrected, ${counted(removed, 'lookup')} removed`
  const summary = `${checked}: ${corrected + removed === 0 ? 'everything was right' : changed}.`
  return [summary, ...unreadable.map(stream => `${stream} cannot be read.`)].join('\n')
}
