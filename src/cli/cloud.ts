/** `npm run deploy`, `npm run diff`, `npm run destroy`: the bot in an AWS account. */
import { readFile } from 'node:fs/promises'
import { type CloudCommand, type CloudOptions, cloudOptions } from '../aws/cloud-options.ts'
import { findAccount } from '../aws/local-account.ts'
import { forget, prepare } from '../aws/prepare.ts'
import { afterwards, cdkArguments, OUTPUTS, runCdk } from '../aws/run-cdk.ts'
import { command } from './frame/command.ts'
import { done, type Ending, failed, misused } from './frame/ending.ts'
import { flag, matching, text, value } from './frame/option.ts'
import { ASKED_AS, STAGE } from './frame/shared-options.ts'
import type { Terminal } from './frame/terminal.ts'

const OPTIONS = {
  stage: { ...STAGE, help: `${STAGE.help.replace(')', '')}; in prod the table is protected)` },
  'alarms-to': value(
    'MAIL',
    'who gets a letter when something is wrong',
    matching(/^[^@\s]+@[^@\s]+$/, 'an e-mail address'),
  ),
  budget: value('DOLLARS', 'a letter, too, when the month gets more expensive than that', {
    must: 'a number of dollars',
    read: typed => (Number(typed) > 0 ? typed : null),
  }),
  'card-art': text('URL', 'pictures of cards, where you have the right to show them; see CARD_ART_URL in the README'),
  anew: flag('forget what was told the last time; otherwise it still holds'),
  yes: flag('do not ask whether that is all right'),
}

const cloudCommand = (name: CloudCommand, summary: string) =>
  command({
    name,
    summary,
    usage: ['[options]'],
    options: OPTIONS,
    notes: `${ASKED_AS} The first time, and whenever one of
them changes, the bot's DISCORD_TOKEN, DISCORD_PUBLIC_KEY and DISCORD_APPLICATION_ID are taken from the environment and kept in AWS.

It ends with 0 if all is well, with 1 if something is missing or AWS refuses, with 2 if it was called the wrong way.`,
    async run({ options, env, terminal }) {
      const read = cloudOptions(options, env)
      return read.ok ? carryOut(name, read.value, env, terminal) : misused(read.error)
    },
  })

export const deploy = cloudCommand('deploy', 'Puts the bot into your AWS account, or brings it up to date there.')

export const diff = cloudCommand('diff', 'Shows what deploying would change. Nothing is changed.')

export const destroy = cloudCommand(
  'destroy',
  'Takes the bot out of your AWS account. The table of the stage prod stays: delete it yourself when you have exported it.',
)

async function carryOut(
  what: CloudCommand,
  options: CloudOptions,
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<Ending> {
  const { name, yes } = options
  const account = await findAccount(env)
  if (!account.ok) return failed(account.error)
  const { id, region } = account.value
  terminal.say(`Stage ${name} in ${region} of account ${id}.`)
  const prepared = await prepare(account.value, what, options)
  if (!prepared.ok) return failed(prepared.error)
  for (const note of prepared.value.notes) terminal.say(note)
  const code = await runCdk(cdkArguments(what, prepared.value.context, yes), { ...env, AWS_REGION: region })
  if (code !== 0 || what === 'diff') return done('', code)
  if (what === 'deploy') return done(afterwards(JSON.parse(await readFile(OUTPUTS, 'utf8')), name))
  const forgotten = await forget(account.value, name)
  return forgotten.ok ? done() : failed(forgotten.error)
}
