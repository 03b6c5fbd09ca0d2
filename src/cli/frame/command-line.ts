import { type ParseArgsConfig, parseArgs } from 'node:util'
import { err, ok, type Result } from '../../shared/result.ts'

type Flags = NonNullable<ParseArgsConfig['options']>
type Parsed<F extends Flags> = ReturnType<typeof parseArgs<{ args: string[]; options: F; allowPositionals: boolean }>>

/** Options and words of a command line; the error is a sentence for whoever typed them. */
export function parseCommandLine<const F extends Flags>(
  args: readonly string[],
  options: F,
  allowPositionals = true,
): Result<Pick<Parsed<F>, 'values' | 'positionals'>, string> {
  try {
    return ok(parseArgs({ args: [...args], options, allowPositionals }))
  } catch (error) {
    const [sentence] = error instanceof Error ? error.message.split('. ') : [String(error)]
    return err(`${sentence?.replace(/\.$/, '')}.`)
  }
}

/** A command line of options alone. */
export function parseFlags<const F extends Flags>(
  args: readonly string[],
  options: F,
): Result<Parsed<F>['values'], string> {
  const parsed = parseCommandLine(args, options, false)
  return parsed.ok ? ok(parsed.value.values) : parsed
}
