import { cardCalled, cardsLike, rulesetFor } from '../../app/card-search.ts'
import { isRulesetId } from '../../app/ruleset-titles.ts'
import { note } from '../answer.ts'
import { RULESET_OPTION, rulesetHere, rulesetTyped } from '../choices/here.ts'
import { command, type Suggest } from '../command.ts'
import { cardMessage } from '../messages/card.ts'

const suggestCard: Suggest = async (bot, sent, typed) =>
  cardsLike(typed, await rulesetHere(bot, sent.place, rulesetTyped(sent))).map(({ id, name, printed }) => ({
    name: `${name} (${printed})`,
    value: id,
  }))

const UNKNOWN = 'I know no card of that name. Type a few letters of it, then choose one of those I offer.'

export const card = command({
  name: 'card',
  description: 'A card: its text, how to play it, its evolution line, what its words mean',
  isPrivate: true,
  options: {
    name: { kind: 'text', description: 'Which card', required: true, suggest: suggestCard },
    ruleset: RULESET_OPTION,
  },
  async run(bot, { place }, { name, ruleset }) {
    const asked = await rulesetHere(bot, place, ruleset)
    const found = cardCalled(name, asked)
    return found ? cardMessage(bot, found.id, rulesetFor(found.id, asked)) : note(UNKNOWN)
  },
  async click(bot, { values: [value = ''] }, argument) {
    const [what, shown = '', ruleset] = argument.split('.')
    if (!isRulesetId(ruleset)) return note(UNKNOWN)
    const found = cardCalled(what === 'line' ? value : shown, ruleset)
    if (!found) return note(UNKNOWN)
    return cardMessage(bot, found.id, ruleset, what === 'term' ? value : undefined)
  },
})
