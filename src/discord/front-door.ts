/** Answers Discord at once. What takes longer is acknowledged here and handed to the worker. */
import type { KeyObject } from 'node:crypto'
import {
  type APIApplicationCommandOptionChoice,
  type APIInteractionResponse,
  InteractionResponseType,
  MessageFlags,
} from 'discord-api-types/v10'
import { err, ok, type Result } from '../shared/result.ts'
import { cut } from '../words/written.ts'
import { type DoorBot, speakingTo } from './bot.ts'
import type { Catalogue } from './catalogue.ts'
import { type AutocompleteSent, type Interaction, readInteraction } from './interaction.ts'
import { LIMITS } from './message.ts'
import { isFromDiscord, type Signature } from './verify.ts'

/** Where interactions are taken in, whichever way they come. */
export interface Door {
  readonly catalogue: Catalogue
  /** For suggestions only. */
  readonly bot: DoorBot
  /** Takes over what has been acknowledged. */
  readonly handOn: (interaction: Interaction) => Promise<void>
}

/** A door that anybody can walk up to: whoever is not Discord is sent away. */
export interface SignedDoor extends Door {
  readonly key: KeyObject
}

export interface SignedRequest extends Signature {
  readonly body: Uint8Array
}

export interface Reply {
  readonly status: 200 | 400 | 401 | 413 | 500
  readonly body: APIInteractionResponse | null
}

export const LARGEST_BODY = 256 * 1024

export async function answer(door: SignedDoor, { body, ...signature }: SignedRequest): Promise<Reply> {
  if (body.length > LARGEST_BODY) return { status: 413, body: null }
  if (!isFromDiscord(door.key, signature, body, door.bot.now())) return { status: 401, body: null }
  const response = await respond(door, parse(body))
  if (response.ok) return { status: 200, body: response.value }
  return { status: response.error === 'strange' ? 400 : 500, body: null }
}

/** `body` is known to be from Discord. What goes wrong has been reported. */
export async function respond(
  door: Door,
  body: unknown,
): Promise<Result<APIInteractionResponse, 'strange' | 'not taken'>> {
  const read = readInteraction(body)
  if (!read.ok) {
    door.bot.report('Discord sent something strange', new Error(read.error))
    return err('strange')
  }
  if (read.value === 'ping') return ok({ type: InteractionResponseType.Pong })
  try {
    return ok(await answerTo(door, read.value))
  } catch (error) {
    door.bot.report('An interaction could not be taken', error)
    return err('not taken')
  }
}

async function answerTo(door: Door, interaction: Interaction): Promise<APIInteractionResponse> {
  if (interaction.kind === 'autocomplete') return complete(door, interaction)
  const form = await door.catalogue.formFor(speakingTo(door.bot, interaction), interaction)
  if (form) return { type: InteractionResponseType.Modal, data: form }
  await door.handOn(interaction)
  return acknowledge(door.catalogue, interaction)
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return null
  }
}

/** An answer of its own that is still to come, or a change of the message that was clicked. */
function acknowledge(catalogue: Catalogue, interaction: Interaction): APIInteractionResponse {
  const how = catalogue.acknowledging(interaction)
  if (how === 'update') return { type: InteractionResponseType.DeferredMessageUpdate }
  return {
    type: InteractionResponseType.DeferredChannelMessageWithSource,
    ...(how === 'private' && { data: { flags: MessageFlags.Ephemeral } }),
  }
}

/** Nobody waits for suggestions: without any, people can still type. */
async function complete({ catalogue, bot }: Door, sent: AutocompleteSent): Promise<APIInteractionResponse> {
  const choices = await suggestions(catalogue, speakingTo(bot, sent), sent).catch(error => {
    bot.report('No suggestions', error)
    return []
  })
  return { type: InteractionResponseType.ApplicationCommandAutocompleteResult, data: { choices } }
}

async function suggestions(
  catalogue: Catalogue,
  bot: DoorBot,
  sent: AutocompleteSent,
): Promise<APIApplicationCommandOptionChoice[]> {
  const spec = catalogue.command(sent.name)?.options[sent.focused]
  if (spec?.kind !== 'text' || !spec.suggest) return []
  const typed = String(sent.options[sent.focused] ?? '')
  const found = await spec.suggest(bot, sent, typed)
  return found.slice(0, LIMITS.choices).map(({ name, value }) => ({ name: cut(name, LIMITS.option), value }))
}
