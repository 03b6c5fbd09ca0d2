/** `npm run logs`: what the functions on AWS have to complain about. */
import { setTimeout as wait } from 'node:timers/promises'
import { asking, findAccount } from '../aws/local-account.ts'
import { lineText, readLogs } from '../aws/logs.ts'
import { DAY, HOUR, MINUTE } from '../shared/time.ts'
import { command } from './frame/command.ts'
import { done, failed } from './frame/ending.ts'
import { flag, usually, value } from './frame/option.ts'
import { ASKED_AS, STAGE } from './frame/shared-options.ts'

const BETWEEN_LOOKS = 3_000

const UNITS = { m: MINUTE, h: HOUR, d: DAY } as const

const isUnit = (unit: string): unit is keyof typeof UNITS => Object.hasOwn(UNITS, unit)

/** `6h` in milliseconds. */
function readLength(typed: string): number | null {
  const [, count = '', unit = ''] = /^(\d{1,4})([mhd])$/.exec(typed) ?? []
  return isUnit(unit) && Number(count) > 0 ? Number(count) * UNITS[unit] : null
}

export const logs = command({
  name: 'logs',
  summary: 'Shows what the functions of the bot have to complain about, oldest first.',
  usage: ['[options]'],
  options: {
    stage: STAGE,
    since: usually(
      HOUR,
      value('TIME', 'how far back: 30m, 6h, 7d (default 1h)', {
        must: 'a length of time, such as 30m, 6h or 7d',
        read: readLength,
      }),
    ),
    follow: flag('go on until Ctrl+C', 'f'),
    json: flag('the lines as they are kept'),
  },
  notes: ASKED_AS,
  async run({ options: { stage, since, follow, json }, env, terminal }) {
    const account = await findAccount(env)
    if (!account.ok) return failed(account.error)
    for (let from = Date.now() - since; ; await wait(BETWEEN_LOOKS)) {
      const lines = await asking(() => readLogs(account.value, stage, from))
      if (!lines.ok) return failed(lines.error)
      for (const line of lines.value) terminal.say(json ? JSON.stringify(line) : lineText(line))
      if (!follow) {
        if (lines.value.length === 0) terminal.note('Nothing was written down in that time.')
        return done()
      }
      from = (lines.value.at(-1)?.at ?? from - 1) + 1
    }
  },
})
