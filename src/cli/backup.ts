/** `npm run backup`: everything the bot has kept, in one file. */
import { backUp } from '../store/backup/backup.ts'
import { dataDirectory } from '../store/embedded.ts'
import { command } from './frame/command.ts'
import { done, failed, misused } from './frame/ending.ts'
import { flag, text } from './frame/option.ts'
import { data, WRONG_WAY } from './frame/shared-options.ts'

export const backup = command({
  name: 'backup',
  summary: 'Puts everything the bot has kept into one file.',
  usage: ['--out FILE [options]'],
  options: {
    out: text('FILE', 'where to put it, such as prizepost.tar.gz'),
    data: data('what to back up'),
    json: flag('the result as JSON'),
  },
  notes: `The bot has to be stopped for it, a few seconds: as long as it runs, the backup is refused. The file holds hands, decks and seeds of matches that
are not over: keep it to yourself. It ends with 0 if all is well, with 1 if not, ${WRONG_WAY}`,
  async run({ options: { out, data, json }, env }) {
    if (!out) return misused('--out FILE is missing: where shall the backup go?')
    const made = await backUp(data ?? dataDirectory(env), out, Date.now)
    if (!made.ok) return failed(made.error)
    if (json) return done(JSON.stringify(made.value))
    const { files, bytes } = made.value
    const size = `${files} files, ${Math.ceil(bytes / 1024)} KB before they were packed`
    return done(`${made.value.out}: ${size}. Keep it to yourself.`)
  },
})
