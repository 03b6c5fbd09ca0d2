/** Who and what is around somebody. */
import type { Channel, Discord, Guild, Person, User } from '../../stand-in/discord.ts'
import { isArchived } from '../../stand-in/threads.ts'
import type { WireBadges, WireChannel, WireGuild, WirePerson, WireSnapshot, WireStart } from '../wire.ts'
import type { World } from '../world.ts'
import type { Marks } from './marks.ts'

const SHADES = 8

/** Those who came one after another do not look alike. */
const peopleIn = ({ state }: Discord): readonly WirePerson[] =>
  Object.values(state.users).map(({ id, displayName, isBot }, index) => ({
    id,
    name: displayName,
    isBot,
    shade: index % SHADES,
  }))

const peopleOf = ({ state }: Discord): readonly User[] => Object.values(state.users).filter(({ isBot }) => !isBot)

export const startOf = ({ discord, clock }: World, marks: Marks): WireStart => ({
  people: peopleIn(discord).filter(({ isBot }) => !isBot),
  badges: badgesOf(discord, marks),
  now: clock.now(),
})

const badgesOf = (discord: Discord, marks: Marks): WireBadges =>
  Object.fromEntries(peopleOf(discord).map(({ id }) => [id, marks.unreadPings(id).length]))

export function surroundingsOf({ discord, clock }: World, marks: Marks, person: Person): WireSnapshot {
  const { id } = person.user
  person.direct()
  const pings = countsOf(marks, id)
  return {
    personId: id,
    people: peopleIn(discord),
    guilds: Object.values(discord.state.guilds)
      .filter(({ members }) => members[id] !== undefined)
      .map(guild => guildOf(discord, guild)),
    channels: person.channels().map(channel => ({
      ...channelOf(discord, channel, clock.now()),
      pings: pings.get(channel.id) ?? 0,
      isUnread: isUnread(discord, marks, person, channel),
    })),
  }
}

function countsOf(marks: Marks, userId: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { channelId } of marks.unreadPings(userId)) counts.set(channelId, (counts.get(channelId) ?? 0) + 1)
  return counts
}

const guildOf = ({ state }: Discord, { id, name, members, hasBot }: Guild): WireGuild => ({
  id,
  name,
  members: [...Object.keys(members), ...(hasBot ? [state.application.id] : [])],
})

type Plain<T> = T extends unknown ? Omit<T, 'pings' | 'isUnread'> : never

function channelOf({ state }: Discord, channel: Channel, now: number): Plain<WireChannel> {
  const { id } = channel
  if (channel.kind === 'direct') return { kind: 'direct', id, name: state.application.name }
  const { name, guildId } = channel
  if (channel.kind === 'text') return { kind: 'text', id, name, guildId, topic: channel.topic }
  const { parentId, isPrivate, locked } = channel
  return {
    kind: 'thread',
    id,
    name,
    guildId,
    parentId,
    isPrivate,
    isArchived: isArchived(channel, now),
    isLocked: locked,
  }
}

function isUnread(discord: Discord, marks: Marks, person: Person, { id }: Channel): boolean {
  const last = discord.state.history[id]?.findLast(messageId => {
    const message = discord.message(messageId)
    return message !== undefined && person.sees(message)
  })
  const message = discord.message(last ?? '')
  return message !== undefined && marks.isUnread(person.user.id, message)
}
