/** Collects what is wrong with a request, each complaint at its place, in the shape of Discord's «Invalid Form Body». */
import { type FormError, type FormErrors, invalidForm } from './api-error.ts'

type Key = string | number

/** A place in the request. */
export interface Field {
  at(...keys: readonly Key[]): Field
  wrong(code: string, message: string): void
}

interface Form extends Field {
  throwIfWrong(): void
}

export function createForm(): Form {
  const errors: FormErrors = {}
  let isWrong = false
  const fieldAt = (path: readonly Key[]): Field => ({
    at: (...keys) => fieldAt([...path, ...keys]),
    wrong: (code, message) => {
      isWrong = true
      complain(errors, path, { code, message })
    },
  })
  return {
    ...fieldAt([]),
    throwIfWrong: () => {
      if (isWrong) throw invalidForm(errors)
    },
  }
}

function complain(errors: FormErrors, path: readonly Key[], error: FormError): void {
  let place = errors
  for (const key of path) {
    const next = place[key] ?? {}
    if (Array.isArray(next)) return
    place[key] = next
    place = next as FormErrors
  }
  place._errors = [...((place._errors as readonly FormError[] | undefined) ?? []), error]
}
