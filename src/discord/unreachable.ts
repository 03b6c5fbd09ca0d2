/** What whoever runs the bot is told when Discord does not want us, or is not there. */
export const UNKNOWN_TOKEN = 'Discord does not know this token. Is DISCORD_TOKEN the token of the bot?'

export function cannotReach(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined }
  // `fetch` only says that it failed; why is said by the cause.
  const reason = cause instanceof Error ? cause.message : message
  return `Discord cannot be reached: ${reason || 'no answer'}.`
}
