import type { Snowflake } from 'discord-api-types/v10'
import { invalidWebhookToken, unknownInteraction, unknownWebhook } from '../api-error.ts'
import type { Context } from '../context.ts'
import type { Interaction } from '../state.ts'

export function interactionFor({ state }: Context, id: Snowflake, token: string): Interaction {
  const interaction = state.interactions[id]
  if (interaction?.token !== token) throw unknownInteraction()
  return interaction
}

/** Before the first answer has arrived at Discord, there is nothing to edit or to follow. */
export function webhookFor(context: Context, applicationId: Snowflake, token: string): Interaction {
  const { state, now, limits } = context
  const id = /^interaction:(\d+):/.exec(Buffer.from(token, 'base64url').toString())?.[1]
  const interaction = state.interactions[id ?? '']
  if (applicationId !== state.application.id || interaction?.token !== token) throw unknownWebhook()
  if (now() - interaction.createdAt > limits.tokenMs) throw invalidWebhookToken()
  if (interaction.response.kind === 'none' || interaction.response.kind === 'failed') throw unknownWebhook()
  return interaction
}
