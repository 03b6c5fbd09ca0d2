import { command } from '../command.ts'
import { changeSettings } from '../settings.ts'

export const clockBack = command({
  name: 'clock back',
  description: 'End your vacation early. Days that have not begun are given back',
  isPrivate: true,
  options: {},
  run: (bot, sent) => changeSettings(bot, sent, () => ({ type: 'EndVacation' })),
})
