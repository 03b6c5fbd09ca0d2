/** Turns what came from outside into a command of the game, field by field. Nothing that is not asked for gets through. */
import type { Command, CommandType } from '../../engine/index.ts'

type Check = (value: unknown) => boolean

const LONGEST = 100
const MOST_ENERGY = 60

const text: Check = value => typeof value === 'string' && value.length <= LONGEST
const whole: Check = value => Number.isSafeInteger(value)
const wholeOrNull: Check = value => value === null || whole(value)
const texts: Check = value => Array.isArray(value) && value.length <= MOST_ENERGY && value.every(text)

const FIELDS: Readonly<Record<CommandType, Readonly<Record<string, Check>>>> = {
  Bench: { card: text },
  BenchLegend: { top: text, bottom: text },
  Evolve: { card: text, pokemon: whole },
  LevelUp: { card: text, pokemon: whole },
  AttachEnergy: { card: text, pokemon: whole },
  AttachTrainer: { card: text, pokemon: whole },
  PlayTrainer: { card: text },
  PlayStadium: { card: text },
  UsePower: { pokemon: whole, power: text },
  UseStadium: {},
  Retreat: { to: whole, pay: texts },
  Attack: { card: text, attack: text },
  EndTurn: {},
  Pick: { option: wholeOrNull },
  Concede: {},
}

/** Null if it is no command. */
export function readCommand(value: unknown): Command | null {
  if (typeof value !== 'object' || value === null) return null
  const given = value as Readonly<Record<string, unknown>>
  if (typeof given.type !== 'string' || !Object.hasOwn(FIELDS, given.type)) return null
  const fields: Readonly<Record<string, Check>> = { seat: isSeat, ...FIELDS[given.type as CommandType] }
  const read = Object.entries(fields).map(
    ([name, check]) => [name, check(given[name]) ? given[name] : undefined] as const,
  )
  if (read.some(([, field]) => field === undefined)) return null
  return { type: given.type, ...Object.fromEntries(read) } as unknown as Command
}

const isSeat: Check = value => value === 0 || value === 1
