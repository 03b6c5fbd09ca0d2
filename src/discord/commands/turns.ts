import { phrasesIn } from '../../words/index.ts'
import type { Locale } from '../../words/locale.ts'
import { fromNow } from '../../words/marks.ts'
import { cut, userText } from '../../words/written.ts'
import { note } from '../answer.ts'
import type { Bot } from '../bot.ts'
import { type Mine, mineOf, whatNow } from '../choices/my-matches.ts'
import { NO_MATCH } from '../choices/which-match.ts'
import { command } from '../command.ts'
import { writeCustomId } from '../custom-id.ts'
import { button, LIMITS, type Message, text } from '../message.ts'
import { COLOURS, framed, rows } from '../panel/parts.ts'

export const turns = command({
  name: 'turns',
  description: 'Every match that waits for you, the most urgent first',
  isPrivate: true,
  options: {},
  run: async (bot, { user }) => inbox(bot, await mineOf(bot, user.id)),
})

const MOST = 25

function inbox({ locale }: Bot, mine: readonly Mine[]): Message {
  if (mine.length === 0) return note(NO_MATCH)
  const { counted } = phrasesIn(locale)
  const waiting = mine.filter(each => each.waiting)
  const shown = waiting.slice(0, MOST)
  const title =
    waiting.length === 0 ? 'Nothing waits for you.' : `${counted(waiting.length, 'match', 'matches')} waiting for you`
  const lines = [
    `**${title}**`,
    ...shown.map(line),
    ...others(locale, waiting.length - shown.length, mine.length - waiting.length),
  ]
  return framed([text(cut(lines.join('\n'), LIMITS.text)), ...rows(shown.map(opening))], {
    colour: waiting.length > 0 ? COLOURS.yours : COLOURS.waiting,
  })
}

const line = (mine: Mine): string =>
  `- **${userText(mine.name)}** · ${whatNow(mine)}${mine.runsOut === null ? '' : ` · ⏳ ${fromNow(mine.runsOut)}`}`

function others(locale: Locale, unshown: number, elsewhere: number): readonly string[] {
  return [
    ...(unshown > 0 ? [`-# And ${unshown} more, which are less urgent.`] : []),
    ...(elsewhere > 0
      ? [`-# ${phrasesIn(locale).counted(elsewhere, 'other match waits', 'other matches wait')} for somebody else.`]
      : []),
  ]
}

/** It opens the panel, whatever has happened at the table by then. */
const opening = ({ match, name, status, turn }: Mine) =>
  button(
    status === 'challenged' ? `${name} · challenge` : `${name}${turn > 0 ? ` · turn ${turn}` : ''}`,
    writeCustomId({ match, seen: 0, verb: 'hand', argument: '' }),
    { style: 'primary' },
  )
