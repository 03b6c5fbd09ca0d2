/** The store could not do its work. It names keys, never what lies under them: hands and decks must not get into logs. */
export class StoreError extends Error {
  override readonly name = 'StoreError'
}

export function storeError(doing: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error
  const cause = factsOf(error)
  return new StoreError(`Cannot ${doing}: ${cause.code ?? cause.name}`, { cause })
}

interface Facts {
  readonly name: string
  readonly code?: string
  readonly status?: number
  readonly requestId?: string
  readonly attempts?: number
}

/** An error without its words and without what hangs on it: those quote what was sent and what came back. */
function factsOf(error: unknown): Facts {
  if (!(error instanceof Error)) return { name: typeof error }
  const { name, code, $metadata } = error as SdkError
  const { httpStatusCode, requestId, attempts } = $metadata ?? {}
  return {
    name,
    ...(typeof code === 'string' && { code }),
    ...(httpStatusCode !== undefined && { status: httpStatusCode }),
    ...(requestId !== undefined && { requestId }),
    ...(attempts !== undefined && { attempts }),
  }
}

interface SdkError extends Error {
  readonly code?: unknown
  readonly $metadata?: { readonly httpStatusCode?: number; readonly requestId?: string; readonly attempts?: number }
}
