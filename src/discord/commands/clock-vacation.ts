import { VACATION_DAYS } from '../../app/player/player.ts'
import { command } from '../command.ts'
import { changeSettings } from '../settings.ts'

export const clockVacation = command({
  name: 'clock vacation',
  description: 'Go away for some days: the clock stands still in all of your matches',
  isPrivate: true,
  options: {
    days: { kind: 'number', description: 'How many days', required: true, from: 1, to: VACATION_DAYS },
  },
  run: (bot, sent, { days }) => changeSettings(bot, sent, () => ({ type: 'TakeVacation', days })),
})
