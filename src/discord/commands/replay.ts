import { replay as scenesOf } from '../../app/replay.ts'
import { gameIn } from '../../words/index.ts'
import { note } from '../answer.ts'
import type { Bot } from '../bot.ts'
import { FINISHED_OPTION, finishedMatch, type WholeExport } from '../choices/finished.ts'
import { lookAsEverybody } from '../choices/here.ts'
import { command } from '../command.ts'
import { namingFor, picturesFor } from '../deliver.ts'
import { type Message, type MessageFile, text } from '../message.ts'
import { newest } from '../messages/log.ts'
import { COLOURS, framed } from '../panel/parts.ts'

export const replay = command({
  name: 'replay',
  description: 'A finished match: how it ended, the whole story, and its record to take away',
  options: { match: FINISHED_OPTION },
  async run(bot, sent, { match }) {
    const found = await finishedMatch(bot, sent, match)
    return found.ok ? replayMessage(bot, found.value) : note(found.error)
  },
})

const ROOM = 2800

async function replayMessage(bot: Bot, exported: WholeExport): Promise<Message> {
  const scenes = scenesOf(exported, 'spectator')
  const looked = await lookAsEverybody(bot, exported.match)
  if (!scenes.ok || !looked.ok) return note('What happened in this match cannot be told again.')
  const table = looked.value
  const naming = await namingFor(bot, table)
  const events = scenes.value.flatMap(scene => scene.events)
  const lines = gameIn(bot.locale).tell({ naming }, events)
  const result = table.result
    ? `${gameIn(bot.locale).resultText({ table, naming }, table.result)}.`
    : 'It was broken off.'
  const last = scenes.value.at(-1)?.events ?? []
  const message = framed([text(`**${result}**`), text(newest(lines, ROOM) || 'Nothing happened.')], {
    colour: COLOURS.over,
    pictures: picturesFor(bot, { table, events: last, draw: ['table'] }, naming),
  })
  const record = file(`match-${exported.match}.json`, JSON.stringify(exported))
  return { ...message, files: [...message.files, record, file('story.txt', `${lines.join('\n')}\n`)] }
}

const file = (name: string, words: string): MessageFile => ({
  name,
  make: async () => new TextEncoder().encode(words),
})
