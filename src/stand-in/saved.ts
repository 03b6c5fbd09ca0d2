/** The state as text and back. Files are the only values in it that JSON does not know. */
import type { State } from './state.ts'

const BYTES = '$bytes'

export const saveState = (state: State): string =>
  JSON.stringify(state, (_, value: unknown) =>
    value instanceof Uint8Array ? { [BYTES]: Buffer.from(value).toString('base64') } : value,
  )

export const loadState = (text: string): State =>
  JSON.parse(text, (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !(BYTES in value)) return value
    return new Uint8Array(Buffer.from(String(value[BYTES]), 'base64'))
  }) as State
