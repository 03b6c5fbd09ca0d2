/** `npm run import-all`: everything another bot knew, from a file. */
import { openStore } from '../store/open.ts'
import { importTable } from '../store/transfer.ts'
import { openFile } from '../store/transfer-file.ts'
import { command } from './frame/command.ts'
import { done, failed, misused } from './frame/ending.ts'
import { WHERE } from './frame/shared-options.ts'

export const importAll = command({
  name: 'import-all',
  summary: 'Reads everything that "npm run export-all" has written into the store of this bot.',
  usage: ['FILE [options]'],
  words: { FILE: 'unpacked if its name ends with .gz; - reads what is piped in' },
  options: {},
  notes: `${WHERE} What is there already stays, unless the file has it newer; so it can be broken off and done again.`,
  async run({ words: [file, ...others], env, terminal }) {
    if (file === undefined || others.length > 0) return misused('Name one file.')
    const source = await openFile(file)
    if (!source.ok) return failed(source.error)
    const { lines, share, problem } = source.value
    const opened = await openStore(env)
    if (!opened.ok) return failed(opened.error)
    const { raw, place, close } = opened.value
    const progress = terminal.progress('items')
    try {
      const imported = await importTable(raw, lines, done => progress.show(done, share()))
      progress.end()
      if (!imported.ok) return failed(problem() ?? imported.error)
      const { items, written } = imported.value
      return done(`${items} items were read; ${written} of them were new in ${place}.`)
    } finally {
      await close()
    }
  },
})
