import { note, show } from '../answer.ts'
import { matchOption } from '../choices/which-match.ts'
import { command } from '../command.ts'
import { sceneMeant } from '../in-match.ts'

export const orders = command({
  name: 'orders',
  description: 'Decisions you make ahead, so that the match need not wait for you',
  isPrivate: true,
  options: { match: matchOption },
  run: async (bot, sent) => {
    const scene = await sceneMeant(bot, sent)
    return scene.ok ? show(bot, scene.value.table, { view: { is: 'orders' } }) : note(scene.error)
  },
})
