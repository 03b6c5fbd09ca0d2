import { note, show } from '../answer.ts'
import { matchOption } from '../choices/which-match.ts'
import { command } from '../command.ts'
import { sceneMeant } from '../in-match.ts'

/** Only asks: the button under the question concedes. */
export const concede = command({
  name: 'concede',
  description: 'Give up a match. You are asked once more before it happens',
  isPrivate: true,
  options: { match: matchOption },
  run: async (bot, sent) => {
    const scene = await sceneMeant(bot, sent)
    return scene.ok ? show(bot, scene.value.table, { view: { is: 'concede' } }) : note(scene.error)
  },
})
