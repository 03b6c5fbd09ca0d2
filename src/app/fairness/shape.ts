/** Says what is wrong with the shape of a value from outside: a sentence, or null. */
import { shown } from './problem.ts'

export type Shape = (value: unknown, at: string) => string | null

const expecting =
  (what: string, test: (value: unknown) => boolean): Shape =>
  (value, at) =>
    test(value) ? null : `${at} must be ${what}, but is ${quoted(value)}.`

/** The text “5” is not mistaken for 5, nor “nothing” for nothing. */
const quoted = (value: unknown): string => (typeof value === 'string' ? `“${shown(value)}”` : shown(value))

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const text = expecting('text', value => typeof value === 'string')
export const truth = expecting('true or false', value => typeof value === 'boolean')
export const seat = expecting('0 or 1', value => value === 0 || value === 1)
export const count = expecting(
  'a whole number',
  value => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0,
)

export const textThat = (what: string, test: (text: string) => boolean): Shape =>
  expecting(what, value => typeof value === 'string' && test(value))

export const exactly = (wanted: string | number): Shape => expecting(shown(wanted), value => value === wanted)

export const orNull =
  (shape: Shape): Shape =>
  (value, at) =>
    value === null ? null : shape(value, at)

export const list =
  (shape: Shape, most: number, least = 0): Shape =>
  (value, at) => {
    if (!Array.isArray(value)) return `${at} must be a list, but is ${quoted(value)}.`
    if (value.length < least || value.length > most)
      return `${at} must have ${least === most ? most : `at most ${most}`} members, but has ${value.length}.`
    for (const [index, member] of value.entries()) {
      const wrong = shape(member, `${at}[${index}]`)
      if (wrong) return wrong
    }
    return null
  }

export const pair = (shape: Shape): Shape => list(shape, 2, 2)

export const record =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value, at) => {
    if (!isRecord(value)) return `${at || 'An export'} must be an object, but is ${quoted(value)}.`
    for (const [name, shape] of Object.entries(fields)) {
      const wrong = shape(value[name], at ? `${at}.${name}` : name)
      if (wrong) return wrong
    }
    return null
  }
