/** What went wrong and will be made good, for whoever reads the log. Errors of ours carry nothing secret. */
export function report(what: string, error: unknown, safe = (text: string) => text): void {
  const why = error instanceof Error ? `${error.name}: ${error.message}` : typeof error
  console.error(safe(`${new Date().toISOString()} ${what} (${why})`))
}
