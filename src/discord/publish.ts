/** Tells Discord which commands there are. What is published is made of the same list that answers them. */
import { DiscordAPIError, REST } from '@discordjs/rest'
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type LocalizationMap,
  type RESTPostAPIApplicationCommandsJSONBody,
  Routes,
} from 'discord-api-types/v10'
import { err, ok, type Result } from '../shared/result.ts'
import { helpIn, phrasesIn } from '../words/index.ts'
import { COMMON_LOCALE } from '../words/locale.ts'
import { OPTION_TYPES, type OptionSpec, type SlashCommand } from './command.ts'
import { cannotReach, UNKNOWN_TOKEN } from './unreachable.ts'

const help = helpIn(COMMON_LOCALE)
const phrases = phrasesIn(COMMON_LOCALE)

type Payload = RESTPostAPIApplicationCommandsJSONBody

/** What our words are in other languages; null for those that stay as they are. */
type Translate = (words: string) => LocalizationMap | null

interface Scope {
  /** One server instead of everywhere. */
  readonly guild?: string | undefined
  readonly translate?: Translate
}

export function payloadsOf(
  all: readonly SlashCommand[],
  { guild, translate = () => null }: Scope = {},
): readonly Payload[] {
  const names = [...new Set(all.map(nameOf))]
  return names.map(name => {
    const parts = all.filter(each => nameOf(each) === name)
    // What belongs to one server is there and nowhere else.
    const places = guild === undefined ? placesFor(parts) : {}
    return { ...written('name', name, translate), ...bodyOf(name, parts, translate), ...places } as Payload
  })
}

/** A command of several parts is one for Discord. */
const nameOf = ({ name, onPerson }: SlashCommand): string => (onPerson ? name : (name.split(' ')[0] ?? name))

function bodyOf(name: string, parts: readonly SlashCommand[], translate: Translate) {
  const [first] = parts
  if (first?.onPerson) return { type: ApplicationCommandType.User }
  const isWhole = first?.name === name
  return {
    type: ApplicationCommandType.ChatInput,
    ...written('description', isWhole ? first.description : descriptionOf(name), translate),
    options: isWhole ? optionsOf(first, translate) : parts.map(part => partOf(part, translate)),
  }
}

const descriptionOf = (name: string): string =>
  phrases.capital(help.HELP_TOPICS.flatMap(topic => topic.commands).find(each => each.name === name)?.does ?? name)

const partOf = (part: SlashCommand, translate: Translate) =>
  ({
    type: ApplicationCommandOptionType.Subcommand,
    ...written('name', part.name.split(' ')[1] ?? part.name, translate),
    ...written('description', part.description, translate),
    options: optionsOf(part, translate),
  }) as APIApplicationCommandSubcommandOption

/** Discord wants those first that must be there. */
function optionsOf({ options }: SlashCommand, translate: Translate): APIApplicationCommandBasicOption[] {
  const all = Object.entries(options).toSorted(
    ([, one], [, other]) => Number(other.required ?? false) - Number(one.required ?? false),
  )
  return all.map(([name, spec]) => optionOf(name, spec, translate))
}

const optionOf = (name: string, spec: OptionSpec, translate: Translate) =>
  ({
    type: OPTION_TYPES[spec.kind],
    ...written('name', name, translate),
    ...written('description', spec.description, translate),
    required: spec.required ?? false,
    ...limitsOf(spec, translate),
  }) as APIApplicationCommandBasicOption

function limitsOf(spec: OptionSpec, translate: Translate) {
  if (spec.kind === 'number') return { min_value: spec.from, max_value: spec.to }
  if (spec.kind !== 'text') return {}
  return {
    ...(spec.most !== undefined && { max_length: spec.most }),
    ...(spec.suggest && { autocomplete: true }),
    ...(spec.choices && {
      choices: spec.choices.map(({ name, value }) => ({ ...written('name', name, translate), value })),
    }),
  }
}

function written<Field extends 'name' | 'description'>(field: Field, words: string, translate: Translate) {
  const translations = translate(words)
  return { [field]: words, ...(translations && { [`${field}_localizations`]: translations }) }
}

/** Whoever has installed the bot for themselves can use it anywhere, but not begin a match where the bot may not write. */
const placesFor = (parts: readonly SlashCommand[]) =>
  parts.some(({ needsServer }) => needsServer)
    ? { integration_types: [ApplicationIntegrationType.GuildInstall], contexts: [InteractionContextType.Guild] }
    : {
        integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
        contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
      }

interface Publication extends Scope {
  readonly token: string
  readonly application: string
  /** Another address than Discord's, for trying things out. */
  readonly base?: string | undefined
  readonly commands: readonly SlashCommand[]
  /** Nothing is sent. */
  readonly dryRun?: boolean
}

/** What is there afterwards is exactly this, however often it is done. The error is a sentence for whoever does it. */
export async function publishCommands(publication: Publication): Promise<Result<readonly Payload[], string>> {
  const { token, application, base, guild, commands, dryRun = false } = publication
  const body = payloadsOf(commands, publication)
  if (dryRun) return ok(body)
  const rest = new REST({ version: '10', timeout: 15_000, retries: 3, ...(base && { api: base }) }).setToken(token)
  const route =
    guild === undefined ? Routes.applicationCommands(application) : Routes.applicationGuildCommands(application, guild)
  try {
    await rest.put(route, { body })
    return ok(body)
  } catch (error) {
    if (error instanceof DiscordAPIError) return err(REASONS[error.status] ?? `Discord refuses: ${error.message}`)
    return err(cannotReach(error))
  }
}

const REASONS: Readonly<Record<number, string>> = {
  401: UNKNOWN_TOKEN,
  403: 'The bot may not do that. Has it joined this server, with the scope applications.commands?',
  404: 'Discord does not know this application. Is DISCORD_APPLICATION_ID right?',
}

/** `/deck check`, and `Challenge` as it stands in the menu of a person. */
export const commandLines = (commands: readonly SlashCommand[]): readonly string[] =>
  commands.map(({ name, description, onPerson }) => `  ${onPerson ? name : `/${name}`}: ${description}`)
