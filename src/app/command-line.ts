import { type ParseArgsConfig, parseArgs } from 'node:util'
import { err, ok, type Result } from '../shared/result.ts'

type Flags = NonNullable<ParseArgsConfig['options']>
type Values<F extends Flags> = ReturnType<typeof parseArgs<{ args: string[]; options: F }>>['values']

/** Command line options as values; the error is a sentence for whoever typed them. */
export function parseFlags<const F extends Flags>(args: readonly string[], options: F): Result<Values<F>, string> {
  try {
    return ok(parseArgs({ args: [...args], options }).values)
  } catch (error) {
    const [sentence] = error instanceof Error ? error.message.split('. ') : [String(error)]
    return err(`${sentence?.replace(/\.$/, '')}.`)
  }
}

/** A whole number below 2³², or null. */
export const wholeNumber = (text: string): number | null =>
  /^\d{1,10}$/.test(text) && Number(text) < 2 ** 32 ? Number(text) : null
