/** What somebody has told about their time: vacation, quiet hours, reminders. */
import { isAway, type PlayerCommand } from '../app/player/decide-player.ts'
import { daysLeft, type Player } from '../app/player/player.ts'
import { phrasesIn, refusalsIn } from '../words/index.ts'
import { onDate } from '../words/marks.ts'
import { note } from './answer.ts'
import type { Bot } from './bot.ts'
import { zoneName } from './choices/time-zone.ts'
import type { CommandSent } from './interaction.ts'
import type { Message } from './message.ts'

export async function changeSettings(
  bot: Bot,
  sent: CommandSent,
  want: (player: Player) => PlayerCommand,
): Promise<Message> {
  const wanted = want(await bot.app.player(sent.user.id))
  const request = { player: sent.user.id, delivery: { id: sent.id, at: sent.at } }
  const outcome = await bot.app.commandPlayer(request, wanted)
  return note(outcome.ok ? settingsLines(bot, outcome.value).join('\n') : refusalsIn(bot.locale).explain(outcome.error))
}

export const settingsLines = (bot: Pick<Bot, 'locale' | 'now'>, player: Player): readonly string[] => [
  '**Your time in all matches**',
  vacationLine(bot, player),
  quietLine(player),
  player.preferences.remind === false
    ? '⏰ Reminders: never'
    : '⏰ Reminders: when half, a fifth and a twentieth of your time is left',
]

function vacationLine({ locale, now }: Pick<Bot, 'locale' | 'now'>, player: Player): string {
  const left = `${phrasesIn(locale).counted(daysLeft(player, now()), 'day')} left this year`
  const until = isAway(player, now()) && player.vacation ? player.vacation.until : null
  return until === null
    ? `🏖 Vacation: ${left}`
    : `🏖 Vacation: you are away until ${onDate(until)}, and the clock stands still; ${left}`
}

function quietLine({ preferences: { quiet } }: Player): string {
  if (!quiet) return '🌙 Quiet hours: none'
  return `🌙 Quiet hours: from ${quiet.from}:00 until ${quiet.until}:00 (${zoneName(quiet.offset)})`
}
