import { note, show } from '../answer.ts'
import { matchOption } from '../choices/which-match.ts'
import { command } from '../command.ts'
import { sceneMeant } from '../in-match.ts'

export const hand = command({
  name: 'hand',
  description: 'Your hand and everything you can do. Only you see it',
  isPrivate: true,
  options: { match: matchOption },
  run: async (bot, sent) => {
    const scene = await sceneMeant(bot, sent)
    return scene.ok ? show(bot, scene.value.table) : note(scene.error)
  },
})
