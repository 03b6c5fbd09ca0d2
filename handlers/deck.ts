/** `npm run deck`: reads decklists, judges them, and shows the theme decks. */

import { readText } from '../src/app/text-file.ts'
import { catalogue } from '../src/cards/index.ts'
import { DECK_HELP, type DeckRequest, readDeckRequest } from '../src/cli/deck-options.ts'
import { checkReport, listReport, type Report, showReport } from '../src/cli/deck-report.ts'
import { ok } from '../src/shared/result.ts'

function report(request: DeckRequest, decklist: string): Report {
  switch (request.kind) {
    case 'help':
      return { legal: true, text: DECK_HELP }
    case 'list':
      return listReport(request.json)
    case 'show':
      return showReport(catalogue.prints, request.deck, request.json)
    case 'check':
      return checkReport(catalogue.prints, decklist, request)
  }
}

async function main(args: readonly string[]): Promise<number> {
  const request = readDeckRequest(args)
  if (!request.ok) return refuse(`${request.error}\n\n${DECK_HELP}`)
  const decklist = request.value.kind === 'check' ? await readText(request.value.file) : ok('')
  if (!decklist.ok) return refuse(decklist.error)
  const { text, legal } = report(request.value, decklist.value)
  console.log(text)
  return legal ? 0 : 1
}

function refuse(why: string): number {
  console.error(why)
  return 2
}

process.stdout.on('error', () => process.exit()) // the reader has closed the pipe
process.exitCode = await main(process.argv.slice(2))
