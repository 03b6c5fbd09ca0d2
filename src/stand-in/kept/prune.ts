/** What nobody can ask for any more, a Discord that is opened again need not carry. */
import type { Snowflake } from 'discord-api-types/v10'
import { timeOf } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import type { Interaction, State } from '../state.ts'

type Table<T> = Readonly<Record<Snowflake, T>>

const kept = <T>(table: Table<T>, isKept: (value: T, id: string) => boolean): Record<Snowflake, T> =>
  Object.fromEntries(Object.entries(table).filter(([id, value]) => isKept(value, id)))

export function prune(state: State, now: number): State {
  const messages = Object.values(state.messages)
  const shown = new Set(messages.flatMap(({ attachments }) => attachments.map(({ id }) => id)))
  const sources = new Set(messages.map(({ source }) => source?.interactionId))
  const isNeeded = ({ id, createdAt }: Interaction) =>
    sources.has(id) || id in state.modals || now - createdAt <= LIMITS.tokenMs
  return {
    ...state,
    files: kept(state.files, (_, id) => shown.has(id) || now - timeOf(id) <= LIMITS.fileUrlMs),
    interactions: ended(kept(state.interactions, isNeeded)),
    pings: state.pings.filter(({ messageId }) => messageId in state.messages),
    nonces: kept(state.nonces, id => now - timeOf(id) <= LIMITS.nonceMs),
  }
}

/** Whoever was to answer is gone, and so is whoever waited. */
const ended = (interactions: Table<Interaction>): Record<Snowflake, Interaction> =>
  Object.fromEntries(
    Object.entries(interactions).map(([id, interaction]) => [
      id,
      interaction.response.kind === 'none' ? { ...interaction, response: NO_ANSWER } : interaction,
    ]),
  )

const NO_ANSWER = { kind: 'failed', text: 'The application did not respond', problem: 'It was interrupted' } as const
