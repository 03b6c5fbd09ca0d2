/** A command of the terminal in one value: what it is called, what it takes, what it does. Help and reading are made from it. */
import { err, ok, type Result } from '../../shared/result.ts'
import { parseCommandLine } from './command-line.ts'
import { type Ending, misused } from './ending.ts'
import type { TypedOption, Valued } from './option.ts'
import type { Terminal } from './terminal.ts'

type Options = Readonly<Record<string, TypedOption>>

export type ValuesOf<Own extends Options> = {
  readonly [Name in keyof Own]: Own[Name] extends Valued<infer Value> ? Value : boolean
}

interface Given<Own extends Options> {
  readonly options: ValuesOf<Own>
  /** What was typed beside the options. */
  readonly words: readonly string[]
  readonly env: NodeJS.ProcessEnv
  readonly terminal: Terminal
}

interface Described {
  /** As in `npm run name`. */
  readonly name: string
  /** One sentence: the head of the help, and a line in the list of all commands. */
  readonly summary: string
  /** What may follow the name, each with what it does if there are several. */
  readonly usage: readonly (string | readonly [string, string])[]
  /** Words that are no options, by what they are called in the usage. None may be typed if this is left out. */
  readonly words?: Readonly<Record<string, string>>
  /** What else there is to know. */
  readonly notes?: string
}

interface Spec<Own extends Options> extends Described {
  readonly options: Own
  run(given: Given<Own>): Ending | Promise<Ending>
}

export interface TerminalCommand<Own extends Options = Options> extends Described {
  readonly options: Own
  /** What was typed, or a sentence about what is wrong with it. */
  read(args: readonly string[]): Result<Typed<Own>, string>
  start(args: readonly string[], env: NodeJS.ProcessEnv, terminal: Terminal): Promise<Ending>
}

interface Typed<Own extends Options> {
  readonly wantsHelp: boolean
  readonly options: ValuesOf<Own>
  readonly words: readonly string[]
}

export function command<const Own extends Options>(spec: Spec<Own>): TerminalCommand<Own> {
  const read = (args: readonly string[]) => readTyped(spec, args)
  return {
    ...spec,
    read,
    start: async (args, env, terminal) => {
      const typed = read(args)
      if (!typed.ok) return misused(typed.error)
      if (typed.value.wantsHelp) return { is: 'help' }
      return spec.run({ ...typed.value, env, terminal })
    },
  }
}

function readTyped<Own extends Options>(
  { options, words }: Spec<Own>,
  args: readonly string[],
): Result<Typed<Own>, string> {
  const flags = Object.fromEntries(Object.entries(options).map(([name, option]) => [name, flagFor(option)]))
  const parsed = parseCommandLine(args, { ...flags, help: { type: 'boolean', short: 'h' } }, words !== undefined)
  if (!parsed.ok) return parsed
  const { positionals, values } = parsed.value
  const wantsHelp = values.help === true
  const read: Record<string, unknown> = {}
  for (const [name, option] of Object.entries(options)) {
    const value = valueFor(name, option, (values as Readonly<Record<string, unknown>>)[name])
    if (!value.ok && !wantsHelp) return value
    if (value.ok) read[name] = value.value
  }
  return ok({ wantsHelp, options: read as ValuesOf<Own>, words: positionals })
}

function flagFor(option: TypedOption) {
  const short = option.kind === 'flag' && option.short ? { short: option.short } : {}
  return { type: option.kind === 'flag' ? 'boolean' : 'string', ...short } as const
}

function valueFor(name: string, option: TypedOption, typed: unknown): Result<unknown, string> {
  if (option.kind === 'flag') return ok(typed === true)
  if (typeof typed !== 'string') return ok(option.usual)
  const read = option.read(typed)
  return read === null ? err(`--${name} must be ${option.must}.`) : ok(read)
}
