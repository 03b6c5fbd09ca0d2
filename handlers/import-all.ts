/** `npm run import-all`: everything another bot knew, from a file. */

import { progressOn } from '../src/cli/progress.ts'
import { IMPORT_HELP, readTransferRequest } from '../src/cli/transfer-options.ts'
import { openStore } from '../src/store/open.ts'
import { importTable } from '../src/store/transfer.ts'
import { openFile } from '../src/store/transfer-file.ts'

async function main(args: readonly string[]): Promise<number> {
  const request = readTransferRequest(args)
  if (!request.ok) return say(console.error, `${request.error}\n\n${IMPORT_HELP}`, 2)
  if (request.value === 'help') return say(console.log, IMPORT_HELP, 0)
  const source = await openFile(request.value.file)
  if (!source.ok) return say(console.error, source.error, 1)
  const { lines, share, problem } = source.value
  const opened = await openStore(process.env)
  if (!opened.ok) return say(console.error, opened.error, 1)
  const { raw, place, close } = opened.value
  const bar = progressOn(process.stderr, 'items', Date.now)
  try {
    const imported = await importTable(raw, lines, done => bar.show(done, share()))
    bar.end()
    if (!imported.ok) return say(console.error, problem() ?? imported.error, 1)
    const { items, written } = imported.value
    return say(console.log, `${items} items were read; ${written} of them were new in ${place}.`, 0)
  } finally {
    await close()
  }
}

function say(to: (message: string) => void, message: string, code: number): number {
  to(message)
  return code
}

process.exitCode = await main(process.argv.slice(2))
