/** A slash command in one value: what it is called, what it takes, what it does. Registration and routing read the same list. */
import { type APIModalInteractionResponseCallbackData, ApplicationCommandOptionType } from 'discord-api-types/v10'
import { note } from './answer.ts'
import type { Bot, DoorBot } from './bot.ts'
import type {
  AutocompleteSent,
  CommandSent,
  ComponentSent,
  ModalSent,
  OptionValue,
  Person,
  SentFile,
} from './interaction.ts'
import type { Message } from './message.ts'

interface AnyOption {
  readonly description: string
  readonly required?: boolean
}

export type OptionSpec = AnyOption &
  (
    | {
        readonly kind: 'text'
        readonly choices?: readonly Suggestion[]
        readonly suggest?: Suggest
        readonly most?: number
      }
    | { readonly kind: 'number'; readonly from: number; readonly to: number }
    | { readonly kind: 'yes-no' }
    | { readonly kind: 'person' }
    | { readonly kind: 'file' }
  )

export interface Suggestion {
  readonly name: string
  readonly value: string
}

/** At most 25 come back to the person who types; the best first. */
export type Suggest = (bot: DoorBot, sent: AutocompleteSent, typed: string) => Promise<readonly Suggestion[]>

interface Values {
  readonly text: string
  readonly number: number
  readonly 'yes-no': boolean
  readonly person: Person
  readonly file: SentFile
}

export type ValuesOf<Options extends Readonly<Record<string, OptionSpec>>> = {
  readonly [Name in keyof Options]: Options[Name] extends { readonly required: true }
    ? ValueOf<Options[Name]>
    : ValueOf<Options[Name]> | undefined
}

/** One of the choices, where there are some. */
type ValueOf<Spec extends OptionSpec> = Spec extends { readonly choices: readonly { readonly value: infer Choice }[] }
  ? Choice
  : Values[Spec['kind']]

/** What is in a table, to choose from. */
export const choicesIn = <Key extends string>(
  table: Readonly<Record<Key, { readonly name: string }>>,
): readonly { readonly name: string; readonly value: Key }[] =>
  (Object.keys(table) as Key[]).map(value => ({ name: table[value].name, value }))

export type Modal = APIModalInteractionResponseCallbackData

interface Common {
  /** A part of a command has both words: `deck import`. */
  readonly name: string
  readonly description: string
  /** It stands in the menu of a person, not among the slash commands. */
  readonly onPerson?: boolean
  /** It means nothing outside a server that the bot has joined. */
  readonly needsServer?: boolean
  /** What the answer asks for with `writeFreeId(verbOf(name), …)`: a form that was filled in. */
  submit?(bot: Bot, sent: ModalSent, argument: string): Promise<Message>
  /** The same for a button or a menu. */
  click?(bot: Bot, sent: ComponentSent, argument: string): Promise<Message>
}

interface Spec<Options extends Readonly<Record<string, OptionSpec>>> extends Common {
  readonly options: Options
  /** Only the asker sees the answer. */
  readonly isPrivate?: boolean
  /** Instead of an answer, if there is something to fill in. */
  form?(bot: DoorBot, sent: CommandSent, options: ValuesOf<Options>): Promise<Modal | null>
  run(bot: Bot, sent: CommandSent, options: ValuesOf<Options>): Promise<Message>
}

export interface SlashCommand extends Common {
  readonly options: Readonly<Record<string, OptionSpec>>
  readonly isPrivate: boolean
  form(bot: DoorBot, sent: CommandSent): Promise<Modal | null>
  run(bot: Bot, sent: CommandSent): Promise<Message>
}

/** How what belongs to a command is called: `deck-import`. */
export const verbOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

export const command = <const Options extends Readonly<Record<string, OptionSpec>>>(
  spec: Spec<Options>,
): SlashCommand => ({
  ...spec,
  isPrivate: spec.isPrivate ?? false,
  form: async (bot, sent) =>
    noChoice(spec.options, sent) === undefined
      ? (spec.form?.(bot, sent, valuesIn(spec.options, sent) as ValuesOf<Options>) ?? null)
      : null,
  run: async (bot, sent) => {
    const values = valuesIn(spec.options, sent)
    const missing = Object.keys(spec.options).find(name => spec.options[name]?.required && values[name] === undefined)
    if (missing !== undefined) return note(`I need to know more: fill in “${missing}”, please.`)
    const unknown = noChoice(spec.options, sent)
    if (unknown !== undefined) return note(`I do not know that “${unknown}”. Choose one of those I offer, please.`)
    return spec.run(bot, sent, values as ValuesOf<Options>)
  },
})

/** The option that none of its choices was given for. Discord offers nothing else, but it may offer what we no longer know. */
const noChoice = (options: Readonly<Record<string, OptionSpec>>, sent: CommandSent): string | undefined =>
  Object.keys(options).find(name => {
    const spec = options[name]
    const given = sent.options[name]
    const choices = spec?.kind === 'text' ? spec.choices : undefined
    return choices !== undefined && given !== undefined && !choices.some(({ value }) => value === given)
  })

/** Discord has checked kinds and limits; what is not as it should be all the same is as if it were not there. */
function valuesIn(options: Readonly<Record<string, OptionSpec>>, sent: CommandSent): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(options).map(([name, spec]) => [name, valueFor(spec, sent, sent.options[name])]),
  )
}

function valueFor(spec: OptionSpec, { people, files }: CommandSent, given: OptionValue | undefined): unknown {
  switch (spec.kind) {
    case 'text':
      return typeof given === 'string' ? given : undefined
    case 'number':
      return typeof given === 'number' && given >= spec.from && given <= spec.to ? given : undefined
    case 'yes-no':
      return typeof given === 'boolean' ? given : undefined
    case 'person':
      return ownIn(people, given)
    case 'file':
      return ownIn(files, given)
  }
}

/** What was sent, and nothing that every object has. */
const ownIn = <T>(all: Readonly<Record<string, T>>, given: unknown): T | undefined =>
  Object.hasOwn(all, String(given)) ? all[String(given)] : undefined

export const OPTION_TYPES = {
  text: ApplicationCommandOptionType.String,
  number: ApplicationCommandOptionType.Integer,
  'yes-no': ApplicationCommandOptionType.Boolean,
  person: ApplicationCommandOptionType.User,
  file: ApplicationCommandOptionType.Attachment,
} as const satisfies Readonly<Record<OptionSpec['kind'], ApplicationCommandOptionType>>
