import { matchOption } from '../choices/which-match.ts'
import { command } from '../command.ts'
import { doInMatch } from '../in-match.ts'
import { changeSettings } from '../settings.ts'

export const clockReminders = command({
  name: 'clock reminders',
  description: 'Whether I remind you before your time is over',
  isPrivate: true,
  options: {
    want: {
      kind: 'text',
      description: 'When you want to be reminded',
      required: true,
      choices: [
        { name: 'Remind me', value: 'on' },
        { name: 'Never remind me', value: 'off' },
        { name: 'Not in this turn', value: 'not-now' },
      ],
    },
    match: matchOption,
  },
  run: (bot, sent, { want }) =>
    want === 'not-now'
      ? doInMatch(bot, sent, {
          want: () => ({ type: 'MuteReminders' }),
          told: () => 'I do not remind you any more in this turn.',
        })
      : changeSettings(bot, sent, ({ preferences }) => ({
          type: 'SetPreferences',
          preferences: { ...preferences, remind: want === 'on' },
        })),
})
