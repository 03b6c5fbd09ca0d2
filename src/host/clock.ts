/** Every minute: reminders, lost games, expiries, and what somebody did not get round to. */
import type { Bot } from '../discord/bot.ts'

export const createClock = ({ app }: Bot) => app.tick
