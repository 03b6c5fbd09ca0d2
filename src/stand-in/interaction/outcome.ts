import type { Context } from '../context.ts'
import type { Choice, Interaction, Message, Modal, Response } from '../state.ts'

/** What somebody sees of the answer. */
export interface Outcome {
  readonly kind: Response['kind']
  readonly interaction: Interaction
  /** The answer, or the message that was updated, as it is now; `null` if it is gone. */
  readonly message: Message | null
  readonly modal: Modal | null
  readonly choices: readonly Choice[]
  /** What the client shows instead of an answer, e.g. «The application did not respond». */
  readonly text: string | null
  /** Why that is so. No client would show it. */
  readonly problem: string | null
}

export function outcomeOf({ state }: Context, interaction: Interaction): Outcome {
  const { response } = interaction
  return {
    kind: response.kind,
    interaction,
    message: ('messageId' in response && state.messages[response.messageId]) || null,
    modal: ('modalId' in response && state.modals[response.modalId]) || null,
    choices: 'choices' in response ? response.choices : [],
    text: 'text' in response ? response.text : null,
    problem: 'problem' in response ? response.problem : null,
  }
}
