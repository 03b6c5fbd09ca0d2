/** `npm run restore`: brings back what `npm run backup` has put into a file. */
import { restore as bringBack } from '../store/backup/restore.ts'
import { dataDirectory } from '../store/embedded.ts'
import { command } from './frame/command.ts'
import { done, failed, misused } from './frame/ending.ts'
import { flag } from './frame/option.ts'
import { data, WRONG_WAY } from './frame/shared-options.ts'

export const restore = command({
  name: 'restore',
  summary: 'Brings back what npm run backup has put into a file.',
  usage: ['FILE [options]'],
  words: { FILE: 'what npm run backup has written' },
  options: {
    data: data('where to'),
    force: flag('replace what is there'),
    json: flag('the result as JSON'),
  },
  notes: `The backup is read and checked as a whole before anything is changed. It ends with 0 if all is well, with 1 if not, ${WRONG_WAY}`,
  async run({ options: { data, force, json }, words: [file = '', ...more], env }) {
    if (file === '' || more.length > 0) return misused('Name one file, which npm run backup has written.')
    const restored = await bringBack(file, data ?? dataDirectory(env), { force })
    if (!restored.ok) return failed(restored.error)
    const { files, at, directory } = restored.value
    return done(json ? JSON.stringify(restored.value) : `${directory} is as it was at ${at} (${files} files).`)
  },
})
