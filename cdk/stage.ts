/** What a stage is like, as it is told on the command line. */
import { isStageName } from '../src/aws/stage.ts'

/** A bot of its own: its own table, functions, secrets. */
export interface Stage {
  readonly name: string
  /** What is in its table is kept, whatever happens to the rest. */
  readonly isProduction: boolean
  /** Parts of the account's concurrency are set aside. A new account may not have enough of it. */
  readonly reserves: boolean
  /** Who hears of alarms. */
  readonly alarmsTo?: string
  /** Dollars a month; more than that is worth a letter. */
  readonly budget?: number
  /** Pictures of cards, where somebody has the right to show them. */
  readonly cardArt?: string
}

/** `ask` looks into the context of CDK: what was given as `--context name=value`. */
export function readStage(ask: (name: string) => unknown): Stage {
  const text = (name: string): string => String(ask(name) ?? '')
  const name = text('stage') || 'dev'
  if (!isStageName(name))
    throw new Error(`A stage is called by up to 16 small letters, digits and hyphens, such as prod; not "${name}".`)
  const [alarmsTo, cardArt] = [text('alarmsTo'), text('cardArt')]
  if (alarmsTo && !/^[^@\s]+@[^@\s]+$/.test(alarmsTo))
    throw new Error(`alarmsTo is an e-mail address, not "${alarmsTo}".`)
  const budget = Number(text('budget') || Number.NaN)
  if (text('budget') && !(budget > 0)) throw new Error(`budget is a number of dollars, not "${text('budget')}".`)
  if (budget > 0 && !alarmsTo) throw new Error('A budget writes to somebody: give alarmsTo as well.')
  return {
    name,
    isProduction: name === 'prod',
    reserves: text('reserve') !== 'false',
    ...(alarmsTo && { alarmsTo }),
    ...(budget > 0 && { budget }),
    ...(cardArt && { cardArt }),
  }
}
