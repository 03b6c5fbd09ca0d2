/** A form in one value: what it asks, and what is done with the answers. */
import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10'
import type { Bot, DoorBot } from './bot.ts'
import type { CustomId } from './custom-id.ts'
import type { ComponentSent, ModalSent } from './interaction.ts'
import type { Message } from './message.ts'

/** What was chosen or written in a field; nothing if it was left empty. */
export function fieldOf({ fields }: ModalSent, name: string): string {
  const value = fields[name]
  return (typeof value === 'string' ? value : (value?.[0] ?? '')).trim()
}

export interface Form {
  /** The verb of the button that opens it, and of the form itself. */
  readonly verb: string
  /** It has to be the first answer to the click, so it is made at the door. Null if there is nothing to fill in. */
  open(bot: DoorBot, sent: ComponentSent, id: CustomId): Promise<APIModalInteractionResponseCallbackData | null>
  run(bot: Bot, sent: ModalSent, id: CustomId): Promise<Message>
}
