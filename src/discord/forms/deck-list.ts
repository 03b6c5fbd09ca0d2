/** A decklist to paste, opened by the commands that want one. */
import { ComponentType, TextInputStyle } from 'discord-api-types/v10'
import type { RulesetId } from '../../app/ruleset-facts.ts'
import { isRulesetId, RULESET_TITLES } from '../../app/ruleset-titles.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { cut } from '../../words/written.ts'
import { type Modal, verbOf } from '../command.ts'
import { writeFreeId } from '../custom-id.ts'
import { fieldOf } from '../form.ts'
import type { ModalSent } from '../interaction.ts'

export const LONGEST_NAME = 60
const LONGEST_LIST = 4000

interface ListAsked {
  /** Which command asks. */
  readonly command: string
  readonly title: string
  readonly ruleset: RulesetId
  /** What the deck is to be called; null if it needs no name. */
  readonly name: string | null
}

export const deckListForm = ({ command, title, ruleset, name }: ListAsked): Modal => ({
  custom_id: writeFreeId(verbOf(command)),
  title,
  components: [
    ...(name === null ? [] : [nameField(name)]),
    {
      type: ComponentType.Label,
      label: 'Which rulebook is it for?',
      component: {
        type: ComponentType.StringSelect,
        custom_id: 'ruleset',
        options: RULESET_TITLES.map(each => ({
          label: each.name,
          value: each.value,
          default: each.value === ruleset,
        })),
      },
    },
    {
      type: ComponentType.Label,
      label: 'The list',
      description: 'As another program wrote it, or as you would type it: 4 Growlithe',
      component: {
        type: ComponentType.TextInput,
        custom_id: 'list',
        style: TextInputStyle.Paragraph,
        min_length: 1,
        max_length: LONGEST_LIST,
      },
    },
  ],
})

const nameField = (name: string) => ({
  type: ComponentType.Label as const,
  label: 'What is the deck called?',
  description: 'A deck of yours with the same name is replaced',
  component: {
    type: ComponentType.TextInput as const,
    custom_id: 'name',
    style: TextInputStyle.Short as const,
    min_length: 1,
    max_length: LONGEST_NAME,
    ...(name && { value: cut(name, LONGEST_NAME) }),
  },
})

export interface ListSent {
  readonly ruleset: RulesetId
  readonly name: string
  readonly list: string
}

/** The error is a sentence for whoever sent it. */
export function readDeckList(sent: ModalSent): Result<ListSent, string> {
  const ruleset = fieldOf(sent, 'ruleset')
  if (!isRulesetId(ruleset)) return err('I do not know that rulebook. Use the command again, please.')
  return ok({ ruleset, name: fieldOf(sent, 'name'), list: fieldOf(sent, 'list') })
}
