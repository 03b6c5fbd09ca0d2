import { note } from '../answer.ts'
import { command } from '../command.ts'
import { sendChallenge } from '../send-challenge.ts'

/** `/challenge` as it is if one says nothing else. */
export const challengePerson = command({
  name: 'Challenge',
  description: 'Invite this person to a match',
  onPerson: true,
  isPrivate: true,
  needsServer: true,
  options: {},
  async run(bot, sent) {
    const opponent = sent.target === null ? undefined : sent.people[sent.target]
    return opponent
      ? sendChallenge(bot, sent, opponent, {})
      : note('I do not know who that is. Use `/challenge` instead.')
  },
})
