/** `npm run verify`: checks the luck of an exported match. */
import { command } from './frame/command.ts'
import { done, failed, misused } from './frame/ending.ts'
import { flag } from './frame/option.ts'
import { readText } from './frame/text-file.ts'
import { verifyReport } from './report/verify.ts'

export const verify = command({
  name: 'verify',
  summary: 'Checks that the luck of a finished match was what it was promised to be.',
  usage: [['FILE [options]', 'check an exported match; - reads what is typed or piped in']],
  words: {},
  options: { json: flag('for programs') },
  notes: `Every shuffle, coin and random pick is drawn again from the seed and the salts in the file. src/app/fairness/README.md says
what that proves, and how to do the same with a program of your own.

It ends with 0 if all is well, with 1 if something differs, with 2 if it was called the wrong way or there is nothing to read.`,
  async run({ options: { json }, words: [file, ...others] }) {
    if (file === undefined || others.length > 0) return misused('Name one file, or - for what is typed or piped in.')
    const source = await readText(file)
    const report = source.ok ? verifyReport(source.value, { file, json }) : source
    return report.ok ? done(report.value.text, report.value.fair ? 0 : 1) : failed(report.error, 2)
  },
})
