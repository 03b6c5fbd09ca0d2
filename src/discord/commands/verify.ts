import { verifyExport } from '../../app/fairness/verify.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { note } from '../answer.ts'
import { FINISHED_OPTION, finishedMatch } from '../choices/finished.ts'
import { command } from '../command.ts'
import { fairnessMessage } from '../messages/fairness.ts'
import { readSentFile } from '../sent-file.ts'

const LARGEST_EXPORT = 8 * 1024 * 1024

export const verify = command({
  name: 'verify',
  description: 'Was the luck of a match fair? Every coin and every shuffle is drawn again',
  options: {
    match: FINISHED_OPTION,
    file: { kind: 'file', description: 'Or a record of a match, as /replay gives it' },
  },
  async run(bot, sent, { match, file }) {
    const source = file ? await readSentFile(bot, file, LARGEST_EXPORT) : null
    const exported = source ? (source.ok ? parse(source.value) : source) : await finishedMatch(bot, sent, match)
    return exported.ok ? fairnessMessage(verifyExport(exported.value)) : note(exported.error)
  },
})

function parse(words: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(words))
  } catch {
    return err('That file is no record of a match: it is not JSON.')
  }
}
