/** Help as it is made from a command. */
import type { TerminalCommand } from './command.ts'
import type { TypedOption } from './option.ts'

type Line = readonly [string, string]

export function helpOf({ name, summary, usage, words = {}, options, notes }: TerminalCommand): string {
  const usages = usage.map(each => (typeof each === 'string' ? ([each, ''] as const) : each))
  const called = usages.map(([rest, does]): Line => [`npm run ${name}${rest === '' ? '' : ` -- ${rest}`}`, does])
  const said: readonly Line[] = [
    ...Object.entries(words),
    ...Object.entries(options).map(([name, option]): Line => [sampleOf(name, option), option.help]),
    ['--help', 'this text'],
  ]
  return [summary, table(called), table(said), ...(notes === undefined ? [] : [notes])].join('\n\n')
}

const sampleOf = (name: string, option: TypedOption): string =>
  option.kind === 'flag' ? `--${name}` : `--${name} ${option.sample}`

export function listOf(commands: readonly TerminalCommand[]): string {
  const lines = commands.map(({ name, summary }): Line => [name, /^.*?\.(?= |$)/.exec(summary)?.[0] ?? summary])
  return `What can be typed after npm run. Each says more with -- --help.\n\n${table(lines)}`
}

const GAP = 3

function table(lines: readonly Line[]): string {
  const wide = Math.max(...lines.map(([left]) => left.length)) + GAP
  return lines.map(([left, right]) => `  ${left.padEnd(wide)}${right}`.trimEnd()).join('\n')
}
