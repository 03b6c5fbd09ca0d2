/** Everything people can use: looked up by whoever routes and by whoever registers. */
import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10'
import type { Bot, DoorBot } from './bot.ts'
import { type SlashCommand, verbOf } from './command.ts'
import { readCustomId, readFreeId } from './custom-id.ts'
import type { Form } from './form.ts'
import type { ComponentSent, Interaction, ModalSent } from './interaction.ts'
import type { Message } from './message.ts'

export interface Catalogue {
  readonly commands: readonly SlashCommand[]
  command(name: string): SlashCommand | undefined
  /** A form that this interaction opens. */
  formFor(bot: DoorBot, interaction: Interaction): Promise<APIModalInteractionResponseCallbackData | null>
  submit(bot: Bot, sent: ModalSent): Promise<Message> | null
  /** A button or a menu that belongs to a command; null if it belongs to a match. */
  click(bot: Bot, sent: ComponentSent): Promise<Message> | null
  acknowledging(interaction: Interaction): 'update' | 'public' | 'private'
}

export function createCatalogue(commands: readonly SlashCommand[], forms: readonly Form[]): Catalogue {
  const byName = new Map(commands.map(each => [each.name, each]))
  const byVerb = new Map(forms.map(each => [each.verb, each]))
  const owners = new Map(commands.filter(({ click, submit }) => click ?? submit).map(each => [verbOf(each.name), each]))
  const ownerIn = (customId: string) => {
    const id = readFreeId(customId)
    return { owner: id ? owners.get(id.verb) : undefined, argument: id?.argument ?? '' }
  }
  const formIn = (customId: string) => {
    const id = readCustomId(customId)
    const form = id && byVerb.get(id.verb)
    return id && form ? { id, form } : null
  }
  return {
    commands,
    command: name => byName.get(name),
    formFor: async (bot, interaction) => {
      if (interaction.kind === 'command') return byName.get(interaction.name)?.form(bot, interaction) ?? null
      if (interaction.kind !== 'component') return null
      const found = formIn(interaction.customId)
      return found ? found.form.open(bot, interaction, found.id) : null
    },
    submit: (bot, sent) => {
      const found = formIn(sent.customId)
      if (found) return found.form.run(bot, sent, found.id)
      const { owner, argument } = ownerIn(sent.customId)
      return owner?.submit?.(bot, sent, argument) ?? null
    },
    click: (bot, sent) => {
      const { owner, argument } = ownerIn(sent.customId)
      return owner?.click?.(bot, sent, argument) ?? null
    },
    acknowledging: interaction => {
      // What everybody sees is never turned into somebody's panel: such a click is answered for one pair of eyes.
      if (interaction.kind === 'component') return interaction.isPrivate ? 'update' : 'private'
      if (interaction.kind === 'modal') return 'private'
      return (byName.get(interaction.name)?.isPrivate ?? true) ? 'private' : 'public'
    },
  }
}
