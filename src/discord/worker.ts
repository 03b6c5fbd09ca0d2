/** Does what the front door has acknowledged, and answers. It may be told the same twice. */

import { note } from './answer.ts'
import { type Bot, speakingTo } from './bot.ts'
import type { Catalogue } from './catalogue.ts'
import { click } from './click.ts'
import type { Interaction } from './interaction.ts'
import type { Message } from './message.ts'
import { isRefused } from './refused.ts'

export async function work(everywhere: Bot, catalogue: Catalogue, interaction: Interaction): Promise<void> {
  const bot = speakingTo(everywhere, interaction)
  await remember(bot, interaction)
  const message = await respond(bot, catalogue, interaction)
  try {
    await bot.discord.editReply(interaction, message)
  } catch (error) {
    // After a quarter of an hour, or if the acknowledgement was lost, nobody can be answered; what was done is done, and is told elsewhere.
    if (!isRefused(error, ...CANNOT_BE_ANSWERED)) throw error
  }
}

const CANNOT_BE_ANSWERED = [
  'expired',
  'unknownInteraction',
  'unknownWebhook',
  'unknownMessage',
  'unknownChannel',
] as const

/** For when the worker has given up: better than "thinking …" for ever. */
export async function apologise({ discord }: Bot, interaction: Interaction): Promise<void> {
  await discord.editReply(interaction, note('Something went wrong on my side. Nothing is lost: please try again.'))
}

function respond(bot: Bot, catalogue: Catalogue, interaction: Interaction): Promise<Message> {
  switch (interaction.kind) {
    case 'command':
      return catalogue.command(interaction.name)?.run(bot, interaction) ?? unknown()
    case 'modal':
      return catalogue.submit(bot, interaction) ?? unknown()
    case 'component':
      return catalogue.click(bot, interaction) ?? click(bot, interaction)
    case 'autocomplete':
      return unknown()
  }
}

const unknown = async (): Promise<Message> => note('I do not know this any more. Try /help.')

/** Names change; the last one we saw is the one we use. And whoever writes to us directly can be written to. */
async function remember({ surfaces }: Bot, { user, place }: Interaction): Promise<void> {
  const contact = await surfaces.contact(user.id)
  const { direct = null, isClosed = false } = contact ?? {}
  const isNews = place.isDirect && (isClosed || direct !== place.channel)
  if (contact?.name === user.name && !isNews) return
  const known = { direct, isClosed, ...(contact?.closedAt !== undefined && { closedAt: contact.closedAt }) }
  await surfaces.keepContact(user.id, {
    name: user.name,
    ...(place.isDirect ? { direct: place.channel, isClosed: false } : known),
  })
}
