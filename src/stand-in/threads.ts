import type { Snowflake } from 'discord-api-types/v10'
import { MINUTE } from '../shared/time.ts'
import { type Context, putChannel } from './context.ts'
import type { Channel, Thread } from './state.ts'

const archivesAt = (thread: Thread): number => thread.activeAt + thread.autoArchiveMinutes * MINUTE

export const isArchived = (thread: Thread, now: number): boolean => thread.archived || now >= archivesAt(thread)

export const archiveChangedAt = (thread: Thread, now: number): number =>
  !thread.archived && isArchived(thread, now) ? archivesAt(thread) : thread.archiveChangedAt

export function changeThread(context: Context, thread: Thread, change: Partial<Thread>): Thread {
  return putChannel(context, { ...thread, ...change })
}

export function setArchived(context: Context, thread: Thread, archived: boolean): Thread {
  const now = context.now()
  if (isArchived(thread, now) === archived) return thread
  return changeThread(context, thread, {
    archived,
    archiveChangedAt: now,
    activeAt: archived ? thread.activeAt : now,
  })
}

/** Somebody wrote in it: it wakes up, and counts. */
export function noteMessage(context: Context, channel: Channel | undefined): void {
  if (channel?.kind !== 'thread') return
  const awake = setArchived(context, channel, false)
  changeThread(context, awake, { activeAt: context.now(), sent: awake.sent + 1 })
}

export function addToThread(context: Context, threadId: Snowflake, userIds: readonly Snowflake[]): void {
  const thread = context.state.channels[threadId]
  if (thread?.kind !== 'thread') return
  const members = context.state.guilds[thread.guildId]?.members ?? {}
  const belongs = (id: Snowflake) => id in members || id === context.state.application.id
  const fresh = userIds.filter(id => belongs(id) && !thread.members.includes(id))
  if (fresh.length > 0) changeThread(context, thread, { members: [...thread.members, ...fresh] })
}

export const activeThreads = ({ state, now }: Context, guildId: Snowflake): readonly Thread[] =>
  Object.values(state.channels).filter(
    (channel): channel is Thread =>
      channel.kind === 'thread' && channel.guildId === guildId && !isArchived(channel, now()),
  )
