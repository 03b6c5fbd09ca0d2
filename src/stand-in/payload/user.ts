import type {
  APIInteractionDataResolvedGuildMember,
  APIInteractionGuildMember,
  APIUser,
  GuildMemberFlags,
  UserFlags,
} from 'discord-api-types/v10'
import type { Member, User } from '../state.ts'

export const userPayload = ({ id, username, displayName, isBot }: User): APIUser => ({
  id,
  username,
  discriminator: '0',
  global_name: isBot ? null : displayName,
  avatar: null,
  public_flags: 0 as UserFlags,
  ...(isBot && { bot: true }),
})

export const isoTime = (time: number): string => new Date(time).toISOString().replace('Z', '000+00:00')

/** As it stands among resolved things: without the user, who stands next to it. */
export const memberPayload = ({ nick, joinedAt, permissions }: Member): APIInteractionDataResolvedGuildMember => ({
  avatar: null,
  banner: null,
  communication_disabled_until: null,
  flags: 0 as GuildMemberFlags,
  joined_at: isoTime(joinedAt),
  nick,
  pending: false,
  permissions,
  premium_since: null,
  roles: [],
})

export const actingMemberPayload = (member: Member, user: User): APIInteractionGuildMember => ({
  ...memberPayload(member),
  deaf: false,
  mute: false,
  user: userPayload(user),
})
