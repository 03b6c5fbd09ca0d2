/** `npm run export-all`: everything the bot knows, as a file. */

import { progressOn } from '../src/cli/progress.ts'
import { EXPORT_HELP, readTransferRequest } from '../src/cli/transfer-options.ts'
import { openStore } from '../src/store/open.ts'
import { exportTable, roughlyIn } from '../src/store/transfer.ts'
import { createFile } from '../src/store/transfer-file.ts'

async function main(args: readonly string[]): Promise<number> {
  const request = readTransferRequest(args)
  if (!request.ok) return say(`${request.error}\n\n${EXPORT_HELP}`, 2)
  if (request.value === 'help') return say(EXPORT_HELP, 0)
  const { file, force } = request.value
  const opened = await openStore(process.env)
  if (!opened.ok) return say(opened.error, 1)
  const { raw, place, close } = opened.value
  const bar = progressOn(process.stderr, 'items', Date.now)
  try {
    const sink = await createFile(file, force)
    if (!sink.ok) return say(sink.error, 1)
    const total = await roughlyIn(raw)
    const items = await exportTable(raw, sink.value.to, done => bar.show(done, total && done / total))
    await sink.value.close()
    bar.end()
    return say(`${items} items of ${place} are in ${file}.`, 0)
  } finally {
    await close()
  }
}

/** Not on standard output: the export itself may go there. */
function say(message: string, code: number): number {
  console.error(message)
  return code
}

process.stdout.on('error', () => process.exit(1)) // the reader has closed the pipe
process.exitCode = await main(process.argv.slice(2))
