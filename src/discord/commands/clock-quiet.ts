import { note } from '../answer.ts'
import { readZone, ZONES, zoneName } from '../choices/time-zone.ts'
import { matching } from '../choices/typed.ts'
import { command, type Suggest } from '../command.ts'
import { changeSettings } from '../settings.ts'

/** People who do not know their zone know what time it is. */
const suggestZone: Suggest = async (bot, _, typed) => {
  const now = bot.now()
  const zones = ZONES.map(offset => ({
    label: `${zoneName(offset)}: there it is ${timeThere(now, offset)} now`,
    offset,
  }))
  return matching(zones, typed).map(({ label, offset }) => ({ name: label, value: zoneName(offset) }))
}

const timeThere = (now: number, offset: number): string => new Date(now + offset * 60_000).toISOString().slice(11, 16)

export const clockQuiet = command({
  name: 'clock quiet',
  description: 'Hours in which you want to hear nothing. Without any, you hear from me at all hours',
  isPrivate: true,
  options: {
    from: { kind: 'number', description: 'The hour they begin, such as 22', from: 0, to: 23 },
    until: { kind: 'number', description: 'The hour they end, such as 7', from: 0, to: 23 },
    zone: { kind: 'text', description: 'Your time zone: choose the one with your time', suggest: suggestZone },
  },
  run: async (bot, sent, { from, until, zone }) => {
    const offset = zone === undefined ? undefined : readZone(zone)
    if (offset === null)
      return note('I do not know this time zone. Write it as UTC+2 or UTC-3:30, or choose one of the list.')
    if ((from === undefined) !== (until === undefined) || (from !== undefined && from === until))
      return note('Say when the quiet hours begin and when they end, such as from 22 until 7.')
    return changeSettings(bot, sent, ({ preferences: { quiet, ...others } }) => ({
      type: 'SetPreferences',
      preferences:
        from === undefined || until === undefined
          ? others
          : { ...others, quiet: { from, until, offset: offset ?? quiet?.offset ?? 0 } },
    }))
  },
})
