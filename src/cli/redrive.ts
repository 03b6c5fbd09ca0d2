/** `npm run redrive`: has the worker on AWS try again what it has given up. */
import { asking, findAccount } from '../aws/local-account.ts'
import { redrivenLines, redrive as tryAgain } from '../aws/redrive.ts'
import { command } from './frame/command.ts'
import { done, failed } from './frame/ending.ts'
import { flag } from './frame/option.ts'
import { ASKED_AS, STAGE } from './frame/shared-options.ts'

export const redrive = command({
  name: 'redrive',
  summary: 'Has the worker try again what it has given up. Do this when the reason is gone: see "npm run logs".',
  usage: ['[options]'],
  options: {
    stage: STAGE,
    'dry-run': flag('only say what there is'),
    json: flag('the numbers as JSON'),
  },
  notes: `What somebody asked for is done late, but it is done once, however often this is repeated; if the table has changed since, people are told.
${ASKED_AS}`,
  async run({ options: { stage: name, 'dry-run': dryRun, json }, env }) {
    const account = await findAccount(env)
    if (!account.ok) return failed(account.error)
    const tried = await asking(() => tryAgain(account.value, { name, dryRun }))
    if (!tried.ok) return failed(tried.error)
    return done(json ? JSON.stringify(tried.value) : redrivenLines(tried.value, dryRun))
  },
})
