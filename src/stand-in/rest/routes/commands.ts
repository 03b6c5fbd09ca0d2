import { isDeepStrictEqual } from 'node:util'
import type { RESTPostAPIApplicationCommandsJSONBody, Snowflake } from 'discord-api-types/v10'
import { DAY } from '../../../shared/time.ts'
import { notYourApplication, tooFast, tooManyCommands, unknownCommand } from '../../api-error.ts'
import { checkCommand } from '../../check/command.ts'
import { type JsonObject, objects } from '../../check/fields.ts'
import { type Context, newId } from '../../context.ts'
import { createForm } from '../../form.ts'
import { timeOf } from '../../ids.ts'
import { commandPayload, commandsOf } from '../../payload/command.ts'
import type { RegisteredCommand } from '../../state.ts'
import { asObject } from '../body.ts'
import { type Call, created, noContent, ok, param, type Reply, type Route, route } from '../route.ts'
import { guildForBot } from './channels.ts'

const both = (method: Route['method'], path: string, run: Route['run']): readonly Route[] => [
  route(method, `/applications/:application/commands${path}`, run),
  route(method, `/applications/:application/guilds/:guild/commands${path}`, run),
]

export const COMMAND_ROUTES: readonly Route[] = [
  ...both('GET', '', call => ok(commandsOf(call.context, scopeOf(call)).map(toPayload(call)))),
  ...both('PUT', '', overwrite),
  ...both('POST', '', add),
  ...both('GET', '/:command', call => ok(toPayload(call)(commandOf(call)))),
  ...both('DELETE', '/:command', remove),
]

const toPayload = (call: Call) => (command: RegisteredCommand) => commandPayload(call.context, command)

/** `null`: everywhere. */
function scopeOf(call: Call): Snowflake | null {
  if (param(call, 'application') !== call.context.state.application.id) throw notYourApplication()
  const guildId = call.params.guild
  return guildId === undefined ? null : guildForBot(call.context, guildId).id
}

function commandOf(call: Call): RegisteredCommand {
  const scope = scopeOf(call)
  const command = call.context.state.commands[param(call, 'command')]
  if (command === undefined || command.guildId !== scope) throw unknownCommand()
  return command
}

const typeOf = (definition: JsonObject): number => Number(definition.type ?? 1)

/** The same name may stand for a slash command and for one in each menu. */
const sameCommand =
  (definition: JsonObject) =>
  (command: RegisteredCommand): boolean =>
    command.definition.name === definition.name && typeOf(toObject(command)) === typeOf(definition)

const toObject = (command: RegisteredCommand): JsonObject => command.definition as unknown as JsonObject

function overwrite(call: Call): Reply {
  const { context } = call
  const scope = scopeOf(call)
  const before = commandsOf(context, scope)
  const definitions = readAll(context, call.json, scope)
  checkCounts(context, definitions)
  const fresh = definitions.filter(definition => !before.some(sameCommand(definition)))
  checkCreates(context, scope, fresh.length)
  for (const { id } of before) delete context.state.commands[id]
  const after = definitions.map(definition => put(context, scope, definition, before.find(sameCommand(definition))))
  context.emit({ type: 'CommandsChanged', guildId: scope })
  return ok(after.map(toPayload(call)))
}

function readAll(context: Context, json: unknown, scope: Snowflake | null): readonly JsonObject[] {
  const form = createForm()
  if (!Array.isArray(json)) form.wrong('LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType')
  const found = objects(Array.isArray(json) ? json : [], form)
  const seen = new Set<string>()
  for (const [definition, field] of found) {
    checkCommand(definition, field, context.limits, scope !== null)
    const key = `${typeOf(definition)} ${String(definition.name)}`
    if (seen.has(key)) field.wrong('APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique')
    seen.add(key)
  }
  form.throwIfWrong()
  return found.map(([definition]) => definition)
}

function add(call: Call): Reply {
  const { context } = call
  const scope = scopeOf(call)
  const definition = asObject(call.json)
  const form = createForm()
  checkCommand(definition, form, context.limits, scope !== null)
  form.throwIfWrong()
  const before = commandsOf(context, scope)
  const known = before.find(sameCommand(definition))
  if (known === undefined) {
    checkCounts(context, [...before.map(toObject), definition])
    checkCreates(context, scope, 1)
  }
  const command = put(context, scope, definition, known)
  context.emit({ type: 'CommandsChanged', guildId: scope })
  return known === undefined ? created(toPayload(call)(command)) : ok(toPayload(call)(command))
}

function put(
  context: Context,
  guildId: Snowflake | null,
  definition: JsonObject,
  known: RegisteredCommand | undefined,
): RegisteredCommand {
  const isSame = known !== undefined && isDeepStrictEqual(toObject(known), definition)
  const id = known?.id ?? newId(context)
  const command: RegisteredCommand = {
    id,
    guildId,
    version: isSame ? known.version : newId(context),
    definition: definition as unknown as RESTPostAPIApplicationCommandsJSONBody,
  }
  context.state.commands[id] = command
  return command
}

function checkCounts({ limits }: Context, definitions: readonly JsonObject[]): void {
  for (const [type, most] of [
    [1, limits.slashCommands],
    [2, limits.userCommands],
    [3, limits.messageCommands],
  ] as const) {
    if (definitions.filter(definition => typeOf(definition) === type).length > most) throw tooManyCommands(most)
  }
}

/** Ids tell when they were made; commands that are gone again are not counted here, though Discord does. */
function checkCreates(context: Context, scope: Snowflake | null, fresh: number): void {
  const since = context.now() - DAY
  const recent = commandsOf(context, scope).filter(({ id }) => timeOf(id) > since).length
  const most = context.limits.commandCreatesPerDay
  if (recent + fresh > most) {
    throw tooFast(30034, `Max number of daily application command creates has been reached (${most})`, DAY)
  }
}

function remove(call: Call): Reply {
  const command = commandOf(call)
  delete call.context.state.commands[command.id]
  call.context.emit({ type: 'CommandsChanged', guildId: command.guildId })
  return noContent
}
