/** What can be said behind two hyphens. */
interface Flag {
  readonly kind: 'flag'
  readonly help: string
  readonly short?: string
}

export interface Valued<Value> {
  readonly kind: 'value'
  /** What stands for the value in the help. */
  readonly sample: string
  readonly help: string
  /** If it is left out. */
  readonly usual: Value
  /** How the sentence goes on that says what it has to be. */
  readonly must: string
  /** Null if it cannot be that. */
  read(typed: string): Value | null
}

export type TypedOption = Flag | Valued<unknown>

export const flag = (help: string, short?: string): Flag => ({ kind: 'flag', help, ...(short && { short }) })

type Reading<Value> = Pick<Valued<Value>, 'must' | 'read'>

/** Undefined if it is left out. */
export const value = <Value>(sample: string, help: string, reading: Reading<Value>): Valued<Value | undefined> => ({
  kind: 'value',
  sample,
  help,
  usual: undefined,
  ...reading,
})

export const usually = <Value>(usual: Value, option: Valued<Value | undefined>): Valued<Value> => ({
  ...option,
  usual,
  read: typed => option.read(typed) ?? null,
})

export const text = (sample: string, help: string): Valued<string | undefined> =>
  value(sample, help, { must: 'said', read: typed => typed })

export const oneOf = <const Choice extends string>(choices: readonly Choice[]): Reading<Choice> => ({
  must: `one of ${choices.join(', ')}`,
  read: typed => choices.find(each => each === typed) ?? null,
})

export const matching = (shape: RegExp, must: string): Reading<string> => ({
  must,
  read: typed => (shape.test(typed) ? typed : null),
})
