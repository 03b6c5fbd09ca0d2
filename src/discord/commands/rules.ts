import type { RulesetId } from '../../app/ruleset-facts.ts'
import { isRulesetId } from '../../app/ruleset-titles.ts'
import type { RulesPage } from '../../words/english/help/rules.ts'
import { helpIn } from '../../words/index.ts'
import { note } from '../answer.ts'
import type { Bot } from '../bot.ts'
import { RULESET_OPTION, rulesetHere } from '../choices/here.ts'
import { command, type Suggest } from '../command.ts'
import { writeFreeId } from '../custom-id.ts'
import { button, LIMITS, type Message, menu, text } from '../message.ts'
import { COLOURS, framed, rows } from '../panel/parts.ts'

const suggestPage: Suggest = async (bot, _sent, typed) =>
  helpIn(bot.locale)
    .PAGE_TITLES.filter(({ id, title }) => `${id} ${title}`.toLowerCase().includes(typed.trim().toLowerCase()))
    .map(({ id, title }) => ({ name: title, value: id }))

const UNKNOWN = 'There is no such page. Leave the page out, and choose one from the menu of the first.'

export const rules = command({
  name: 'rules',
  description: 'The rules of an era, page by page',
  isPrivate: true,
  options: {
    page: { kind: 'text', description: 'Which page (the first if you say nothing)', most: 60, suggest: suggestPage },
    ruleset: RULESET_OPTION,
  },
  async run(bot, { place }, { page = helpIn(bot.locale).PAGE_TITLES[0]?.id ?? '', ruleset: asked }) {
    const ruleset = await rulesetHere(bot, place, asked)
    const found = helpIn(bot.locale).findPage(page, ruleset)
    return found ? pageMessage(bot, found, ruleset) : note(UNKNOWN)
  },
  async click(bot, { values }, argument) {
    const [ruleset, page = values[0] ?? ''] = argument.split('.')
    const found = isRulesetId(ruleset) ? helpIn(bot.locale).findPage(page, ruleset) : null
    return found && isRulesetId(ruleset) ? pageMessage(bot, found, ruleset) : note(UNKNOWN)
  },
})

function pageMessage({ locale }: Bot, { id, text: words }: RulesPage, ruleset: RulesetId): Message {
  const { PAGE_TITLES } = helpIn(locale)
  const here = PAGE_TITLES.findIndex(each => each.id === id)
  const turn = (to: number, label: (title: string) => string) => {
    const page = PAGE_TITLES[to]
    return page ? [button(label(page.title), writeFreeId('rules', `${ruleset}.${page.id}`))] : []
  }
  const choices = PAGE_TITLES.map(each => ({
    label: each.title,
    value: each.id,
    chosen: each.id === id,
  }))
  const start = Math.max(0, Math.min(here - 12, choices.length - LIMITS.choices))
  return framed(
    [
      text(words),
      menu(writeFreeId('rules', ruleset), choices.slice(start, start + LIMITS.choices), {
        placeholder: 'Another page…',
      }),
      ...rows([...turn(here - 1, title => `◀ ${title}`), ...turn(here + 1, title => `${title} ▶`)]),
    ],
    { colour: COLOURS.challenge },
  )
}
