import type { Snowflake } from 'discord-api-types/v10'
import type { JsonObject } from '../check/fields.ts'
import type { Context } from '../context.ts'
import type { RegisteredCommand } from '../state.ts'

export const commandsOf = ({ state }: Context, guildId: Snowflake | null): readonly RegisteredCommand[] =>
  Object.values(state.commands).filter(command => command.guildId === guildId)

const EVERYWHERE = [0, 1, 2]
const GUILD_INSTALL = [0]

export const contextsOf = ({ definition, guildId }: RegisteredCommand): readonly number[] =>
  guildId === null ? (definition.contexts ?? EVERYWHERE) : [0]

export const installsOf = ({ definition, guildId }: RegisteredCommand): readonly number[] =>
  guildId === null ? (definition.integration_types ?? GUILD_INSTALL) : GUILD_INSTALL

export const commandPayload = ({ state }: Context, command: RegisteredCommand): JsonObject => ({
  type: 1,
  description: '',
  nsfw: false,
  default_member_permissions: null,
  ...command.definition,
  id: command.id,
  application_id: state.application.id,
  version: command.version,
  contexts: contextsOf(command),
  integration_types: installsOf(command),
  ...(command.guildId !== null && { guild_id: command.guildId }),
})
