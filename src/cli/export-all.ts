/** `npm run export-all`: everything the bot knows, as a file. */
import { openStore } from '../store/open.ts'
import { exportTable, roughlyIn } from '../store/transfer.ts'
import { createFile } from '../store/transfer-file.ts'
import { command } from './frame/command.ts'
import { done, failed, misused } from './frame/ending.ts'
import { flag } from './frame/option.ts'
import { WHERE } from './frame/shared-options.ts'

export const exportAll = command({
  name: 'export-all',
  summary: 'Writes everything that the bot knows into a file: matches, decks, settings, where matches are shown.',
  usage: ['FILE [options]'],
  words: { FILE: 'packed if its name ends with .gz; - writes to the screen or into a pipe' },
  options: { force: flag('write over a file that is there') },
  notes: `${WHERE} Stop the bot first, so that nothing changes meanwhile.
The file holds hands, decks and seeds of matches that are being played: keep it to yourself.`,
  async run({ options: { force }, words: [file, ...others], env, terminal }) {
    if (file === undefined || others.length > 0) return misused('Name one file.')
    const opened = await openStore(env)
    if (!opened.ok) return failed(opened.error)
    const { raw, place, close } = opened.value
    const progress = terminal.progress('items')
    process.exitCode = 1 // should the reader of a pipe go away before it has everything
    try {
      const sink = await createFile(file, force)
      if (!sink.ok) return failed(sink.error)
      const total = await roughlyIn(raw)
      const items = await exportTable(raw, sink.value.to, done => progress.show(done, total && done / total))
      await sink.value.close()
      progress.end()
      terminal.note(`${items} items of ${place} are in ${file}.`) // the export itself may be what is read
      return done()
    } finally {
      await close()
    }
  },
})
