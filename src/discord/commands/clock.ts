/** Everything about time: what is left, giving some, being away, quiet hours, reminders. */
import type { SlashCommand } from '../command.ts'
import { clockBack } from './clock-back.ts'
import { clockGive } from './clock-give.ts'
import { clockQuiet } from './clock-quiet.ts'
import { clockReminders } from './clock-reminders.ts'
import { clockShow } from './clock-show.ts'
import { clockVacation } from './clock-vacation.ts'

export const clockCommands: readonly SlashCommand[] = [
  clockShow,
  clockGive,
  clockVacation,
  clockBack,
  clockQuiet,
  clockReminders,
]
