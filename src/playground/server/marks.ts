/** How far everybody has read: what the badges count. */
import type { Discord, Message, Ping } from '../../stand-in/discord.ts'

export interface Marks {
  read(userId: string, channelId: string): void
  isUnread(userId: string, message: Message): boolean
  /** Calls that nobody has looked at yet and that can still be looked at. */
  unreadPings(userId: string): readonly Ping[]
}

const isAfter = (id: string, other: string): boolean => BigInt(id) > BigInt(other)

export function createMarks(discord: Discord): Marks {
  const marks = new Map<string, string>()
  const beginning = marksAtTheStart(discord)
  const markOf = (userId: string, channelId: string): string =>
    marks.get(`${userId} ${channelId}`) ?? beginning.get(channelId) ?? '0'
  const isUnread = (userId: string, id: string, channelId: string): boolean => isAfter(id, markOf(userId, channelId))
  return {
    read: (userId, channelId) => {
      const last = discord.state.history[channelId]?.at(-1)
      if (last !== undefined) marks.set(`${userId} ${channelId}`, last)
    },
    isUnread: (userId, { id, channelId, authorId }) => authorId !== userId && isUnread(userId, id, channelId),
    unreadPings: userId =>
      discord.state.pings.filter(
        ping =>
          ping.userId === userId &&
          isUnread(userId, ping.messageId, ping.channelId) &&
          discord.message(ping.messageId) !== undefined,
      ),
  }
}

/** Where the page was not there to see, only the last word of a channel is news. */
function marksAtTheStart({ state }: Discord): ReadonlyMap<string, string> {
  return new Map(Object.entries(state.history).map(([channelId, ids]) => [channelId, ids.at(-2) ?? '0']))
}
